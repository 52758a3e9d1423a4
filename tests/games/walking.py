"""Random walks through all games, seats and options: what the shared battery looks at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games import GAMES
from games.base import Game, Move
from tests.variants import rotated

TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]

at_each_table = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(GAMES[slug], seats, id=f"{slug}-{seats}") for slug, seats in TABLES],
)


def begin(game: Game[Any], seats: int, seed: int) -> Any:
    """The state from which the walk of this number starts: over the seats every option takes each of its values."""
    return game.setup(seats, rotated(game, seats, seed), f"seed-{seed}")


def walk(game: Game[Any], seats: int, seed: int, *, free: float = 0.03) -> Iterator[tuple[Any, int, Move]]:
    """A random match: yields (state before the move, seat, move) and then plays it on."""
    chance = random.Random(seed)
    state = begin(game, seats, seed)
    for _ in range(game.longest):
        if not (waiting := game.to_move(state)):
            return
        seat = chance.choice(waiting)
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        if chance.random() < free:
            # Free moves of any seat, now and then; too many of them would end matches early.
            seat = chance.randrange(seats)
            moves = game.legal_moves(state, seat)
            if not moves:
                continue
        move = chance.choice(moves)
        yield state, seat, move
        game.play(state, seat, move)
    assert not game.to_move(state), f"no end after {game.longest} plies"
