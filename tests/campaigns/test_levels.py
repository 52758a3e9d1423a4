"""The bench of levels plays each match twice, with either level in the same seat, and says what a seat leads."""

from __future__ import annotations

from games import GAMES
from tests.campaigns.levels import all_alike, figure, pairs, report

FOUNDERS, SETTLERS = GAMES["founders_of_the_empire"], GAMES["imperial_settlers"]


def test_a_level_against_itself_is_neither_better_nor_worse():
    found = [*pairs(FOUNDERS, 2, "easy", "easy", 2, "bench", {})]
    assert [pair.first == pair.second for pair in found] == [True, True]


def test_a_casual_computer_is_ahead_of_an_easy_one_in_the_same_seats():
    found = [*pairs(FOUNDERS, 2, "casual", "easy", 4, "bench", {})]
    gain = figure([pair.first.ahead - pair.second.ahead for pair in found])
    assert gain.mean > 2 * gain.error
    assert report(found, 2, "casual", "easy")[0].startswith("casual won +1.000")


def test_each_seat_says_what_it_leads():
    ((outcome, labels),) = all_alike(SETTLERS, 2, "easy", 1, "bench", {})
    assert len(outcome.ranks) == len(set(labels)) == 2
    assert set(labels) <= {"romans", "barbarians", "egyptians", "japanese"}
