"""No move takes more presses than it may, wherever it is possible, in any game; and every move can be reached."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cogs.choosing.alone import only_move
from games import GAMES, offered
from tests.cogs.features.panel.pressing import is_usual, presses, seated
from tests.cogs.features.panel.test_first_screen import positions
from tests.discord.presses import OTHERWISE, over
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
