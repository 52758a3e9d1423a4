"""No move takes more presses than it may, wherever it is possible, in any game; and every move can be reached."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cogs.choosing.alone import only_move
from games import GAMES, offered
from games.imperial_settlers.moves import Activate, RazeLocation
from tests.cogs.features.panel.pressing import is_usual, presses, seated
from tests.cogs.features.panel.test_first_screen import positions
from tests.discord.presses import OTHERWISE, over
from tests.games.imperial_settlers.positions import position
from tests.samples import stride


@pytest.mark.parametrize("slug", offered())
async def test_no_move_takes_more_presses_than_it_may(slug: str):
    game, chance, found = GAMES[slug], random.Random(f"presses {slug}"), dict[str, Counter[int]]()
    for state, seat in positions(slug)[:: stride(3)]:
        position = seated(game, state, seat)
        only = only_move(position)
        possible = [only] if only is not None else [move for move in position.moves if move.kind not in game.free_kinds]
        for kind in dict.fromkeys(move.kind for move in possible):
            move = chance.choice([move for move in possible if move.kind == kind])
            action, count = await presses(position, move)
            found.setdefault(action if is_usual(position, move) else f"{OTHERWISE}{action}", Counter())[count] += 1
    assert over(slug, found) == {}


async def test_how_often_a_card_is_drawn_and_how_many_come_from_a_deck_is_chosen_with_it():
    """Imperial Settlers R3.3, R12.2: a Castle that is activated twice (its second card comes by one press more), and one Razed."""
    state = position({"empire": ["com_castle"], "supply": {"worker": 2, "raze": 2}}, {"empire": ["com_castle#2"]})
    castle = seated(GAMES["imperial_settlers"], state, 0)
    assert await presses(castle, Activate("com_castle", 2)) == ("activate+1", 4)
    assert await presses(castle, RazeLocation("com_castle#2")) == ("raze+1", 4)
