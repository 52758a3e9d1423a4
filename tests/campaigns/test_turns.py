"""The table of presses adds matches up and says what a move may take."""

from __future__ import annotations

from tests.campaigns.turns import table


def test_counts_of_several_matches_are_one_row_for_each_kind():
    lines = ['["mosaic", {"site": {"3": 8, "4": 1}, "work": {"3": 2}}]', '["mosaic", {"site": {"3": 1}}]']
    assert [row.split() for row in table(lines)] == [
        ["mosaic", "site", "at", "most", "5:", "3", "×", "9,", "4", "×", "1"],
        ["mosaic", "work", "at", "most", "3:", "3", "×", "2"],
    ]
