"""The short form of ``seats``: a sensible seat beats random ones nearly always, and what is told of matches."""

from __future__ import annotations

import pytest

from games import GAMES
from games.base import Outcome
from tests.campaigns.seats import Played, contest, usual_seats, ways_of_winning

MATCHES = 4


@pytest.mark.parametrize("slug", GAMES)
def test_the_sensible_seat_beats_the_random_ones(slug):
    game = GAMES[slug]
    wins, own, others = contest(game, "sensible", "random", MATCHES, usual_seats(game))
    assert wins == MATCHES
    assert sum(own) / len(own) > sum(others) / len(others)


def test_alone_the_sensible_seat_ends_better_than_the_random_one_on_the_same_cards():
    wins, own, others = contest(GAMES["imperial_settlers"], "sensible", "random", 2, 1)
    assert wins == 2
    assert len(own) == len(others) == 2


def test_a_match_without_points_was_won_by_the_part_that_its_winner_has():
    lost, won = {"prestige": 0, "fame": 0}, {"prestige": 0, "fame": 1}
    ended = Outcome("R11.1", [2, 1, 2], [0, 1, 0], [lost, won, lost], [0, 0, 0])
    assert ways_of_winning(GAMES["mare_nostrum"], [Played(ended, 5, 300)]) == {"R11.1 fame": 1}
    assert ways_of_winning(GAMES["mosaic"], [Played(ended, 5, 300)]) == {"R11.1": 1}
