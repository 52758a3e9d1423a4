"""The short form of ``seats``: a sensible seat beats random ones nearly always, and what is told of matches."""

from __future__ import annotations

from math import comb

import pytest

from games import GAMES
from games.base import Outcome
from tests.campaigns.seats import Played, contest, usual_seats, ways_of_winning

MOST_MATCHES = 80
LUCK = 1 / 30  # so rarely a seat that plays no better than the others would do as well


def by_luck(wins: int, decided: int, seats: int) -> float:
    """How likely a seat wins so many matches, or more, if all seats play alike (binomial)."""
    share = 1 / seats
    return sum(comb(decided, won) * share**won * (1 - share) ** (decided - won) for won in range(wins, decided + 1))


@pytest.mark.parametrize("slug", GAMES)
def test_the_sensible_seat_beats_the_random_ones(slug):
    """More often than luck would have it; where luck plays a great part that takes more matches."""
    game = GAMES[slug]
    seats, matches = usual_seats(game), 5
    while True:
        found = contest(game, "sensible", "random", matches, seats)
        luck = by_luck(found.wins, found.decided, seats)
        if luck <= LUCK or matches == MOST_MATCHES:
            break
        matches *= 2
    assert luck <= LUCK, f"{found.wins} of {found.decided} won: a random seat does that {luck:.0%} of the time"
    assert sum(found.own) / len(found.own) > sum(found.others) / len(found.others)


@pytest.mark.parametrize(("wins", "decided", "seats", "luck"), [(0, 4, 2, 1), (4, 4, 2, 1 / 16), (2, 3, 3, 7 / 27)])
def test_luck_is_what_the_seats_would_win_if_all_played_alike(wins, decided, seats, luck):
    assert by_luck(wins, decided, seats) == pytest.approx(luck)


def test_alone_the_sensible_seat_ends_better_than_the_random_one_on_the_same_cards():
    found = contest(GAMES["imperial_settlers"], "sensible", "random", 2, 1)
    assert found.wins == found.decided == 2
    assert len(found.own) == len(found.others) == 2


def test_a_match_without_points_was_won_by_the_part_that_its_winner_has():
    lost, won = {"prestige": 0, "fame": 0}, {"prestige": 0, "fame": 1}
    ended = Outcome("R11.1", [2, 1, 2], [0, 1, 0], [lost, won, lost], [0, 0, 0])
    assert ways_of_winning(GAMES["mare_nostrum"], [Played(ended, 5, 300)]) == {"R11.1 fame": 1}
    assert ways_of_winning(GAMES["mosaic"], [Played(ended, 5, 300)]) == {"R11.1": 1}
