"""No move takes more presses than it may, wherever it is possible, in any game; and every move can be reached."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cogs.choosing.alone import only_move
from cogs.choosing.chain import Chain
from cogs.choosing.picker import Picker
from games import GAMES, offered
from games.imperial_settlers.moves import Activate, Build, RazeLocation
from tests.cogs.features.panel.pressing import is_usual, presses, seated, together
from tests.cogs.features.panel.test_first_screen import positions
from tests.discord.presses import OTHERWISE, over
from tests.games.imperial_settlers.positions import position
from tests.samples import stride

TOKENS = {"war", "coin", "cart", "craftsman"}  # of Founders of the Empire


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


async def test_a_turn_of_founders_takes_five_presses_and_with_a_token_six():
    """Play and the press that names the stack (what sends a full row to the box is confirmed besides); on the answer to it, without
    Play, the tile, its place and Confirm; a token that is chosen before the tile is confirmed with it.
    """
    game, most = GAMES["founders_of_the_empire"], Counter[str]()
    for state, seat in positions(game.slug):
        position = seated(game, state, seat)
        for move in {
            move.kind: move for move in position.moves if move.kind == "war" or not game.is_grave(state, seat, move)
        }.values():
            if move.kind == "reveal":
                most["reveal"] = max(most["reveal"], (await presses(position, move))[1])
            elif move.kind in ("add", "replace"):
                most["tile"] = max(most["tile"], await together(position, move) - 1)
            elif move.kind in TOKENS:
                tile = Chain(position).then(Picker(position.moves).path_of(move)).position.moves[0]
                most["token, tile"] = max(most["token, tile"], await together(position, move, tile) - 1)
    assert most["reveal"] + most["tile"] == 5
    assert most["reveal"] + most["token, tile"] == 6


async def test_a_card_of_settlers_that_asks_nothing_is_built_or_activated_with_three_presses():
    supply = {"worker": 1, "wood": 1, "stone": 1}
    state = position({"hand": ["com_sawmill"], "empire": ["com_above_ground_mine"], "supply": supply})
    mine = seated(GAMES["imperial_settlers"], state, 0)
    assert await presses(mine, Build("com_sawmill", (), ())) == ("build", 3)
    assert await presses(mine, Activate("com_above_ground_mine")) == ("activate", 3)


async def test_how_often_a_card_is_drawn_and_how_many_come_from_a_deck_is_chosen_with_it():
    """Imperial Settlers R3.3, R12.2: a Castle that is activated twice (its second card comes by one press more), and one Razed."""
    state = position({"empire": ["com_castle"], "supply": {"worker": 2, "raze": 2}}, {"empire": ["com_castle#2"]})
    castle = seated(GAMES["imperial_settlers"], state, 0)
    assert await presses(castle, Activate("com_castle", 2)) == ("activate+1", 4)
    assert await presses(castle, RazeLocation("com_castle#2")) == ("raze+1", 4)
