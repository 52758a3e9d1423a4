"""The moves of a hint: the chosen one, then those that fall least short of it."""

from __future__ import annotations

from cogs.presentation.hints import best_moves
from games.founders_of_the_empire.moves import Reveal
from games.thinking.search import Candidate, Thought


def test_of_the_next_best_those_come_first_that_fall_least_short_whatever_number_of_deals_they_were_seen_in():
    chosen, seldom, often = (Reveal(stack) for stack in ("city", "nature", "village"))
    found = [Candidate(chosen), Candidate(seldom), Candidate(often)]
    for candidate, worth in zip(found, ([0.5, 0.5, 0.5], [0.4], [0.2, 0.2]), strict=True):
        candidate.worth.extend(worth)
    assert Thought(chosen, found).best()[1].move == often
    assert best_moves(Thought(chosen, found)) == [chosen, seldom, often]
