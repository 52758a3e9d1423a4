"""What two runs of the same tests wrote down is compared test by test."""

from __future__ import annotations

import pytest

from tests.campaigns.chance import differing

ONE = ["test a", "mosaic for 2, seed 7", "mosaic 0: Work", "test b", "test c", "POST /x", "POST /y"]


def test_a_test_that_went_two_ways_is_named_with_the_first_lines_that_one_of_them_lacks():
    other = ["test a", "mosaic for 2, seed 8", "mosaic 0: Trade", "test b", "test c", "POST /x"]
    assert list(differing(ONE, [*ONE[:5], ONE[6], ONE[5]])) == []
    assert list(differing(ONE, other)) == [
        ("a", "mosaic for 2, seed 7", "mosaic for 2, seed 8"),
        ("c", "POST /y", ""),
    ]


def test_after_a_race_a_test_may_go_either_way():
    one, other = (["test a", "POST /x", "a race", f"POST /{winner}", "test b", f"POST /{winner}"] for winner in "yz")
    assert list(differing(one, other)) == [("b", "POST /y", "POST /z")]


def test_runs_of_other_tests_are_not_compared():
    with pytest.raises(ValueError, match="other tests"):
        list(differing(ONE, ["test a", "test c"]))
