"""What two runs of the same tests wrote down is compared test by test."""

from __future__ import annotations

import pytest

from tests.campaigns.chance import differing

ONE = ["test a", "mosaic for 2, seed 7", "mosaic 0: Work", "test b", "test c", "POST /x", "POST /y"]


def test_a_test_that_went_two_ways_is_named_with_the_first_lines_that_differ():
    other = ["test a", "mosaic for 2, seed 8", "mosaic 0: Trade", "test b", "test c", "POST /x"]
    assert list(differing(ONE, ONE)) == []
    assert list(differing(ONE, other)) == [
        ("a", "mosaic for 2, seed 7", "mosaic for 2, seed 8"),
        ("c", "POST /y", ""),
    ]


def test_runs_of_other_tests_are_not_compared():
    with pytest.raises(ValueError, match="other tests"):
        list(differing(ONE, ["test a", "test c"]))
