"""The short form of the undo campaign."""

from __future__ import annotations

from itertools import count

import pytest

from games import GAMES
from tests.campaigns.undo import differences, through_the_bot
from tests.samples import samples

TAKES = samples(15)
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize("slug, seats", TABLES)
def test_taking_back_any_move_gives_the_state_before_it(slug, seats):
    """In as many matches as it takes: a short one has few moves."""
    matches, left = count(1), TAKES
    while left:
        undone, found = differences(GAMES[slug], seats, next(matches), takes=left, plies=200)
        assert found == []
        assert 0 < undone <= left
        left -= undone


async def test_moves_taken_back_in_the_bot_give_the_state_before_them(tmp_path):
    assert await through_the_bot(tmp_path, 3, 6, seed=1) == []
