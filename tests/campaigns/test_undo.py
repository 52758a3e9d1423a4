"""The short form of the undo campaign."""

from __future__ import annotations

import pytest

from games import GAMES
from render import PAINTERS
from tests.campaigns.undo import differences, through_the_bot


@pytest.mark.parametrize("slug, seats", [(slug, seats) for slug in PAINTERS for seats in GAMES[slug].seats])
def test_taking_back_any_move_gives_the_state_before_it(slug, seats):
    undone, found = differences(GAMES[slug], seats, 1)
    assert found == []
    assert undone > 20


async def test_moves_taken_back_in_the_bot_give_the_state_before_them(tmp_path):
    assert await through_the_bot(tmp_path, 3, 6, seed=1) == []
