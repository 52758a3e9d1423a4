"""Random walks through all games, seats and options: what the shared battery looks at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
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


def walk(
    game: Game[Any], seats: int, seed: int, *, free: float = 0.03, looks: int | None = None
) -> Iterator[tuple[Any, int, Move]]:
    """A random match: yields (state before the move, seat, move) and then plays it on; with ``looks`` it yields only so many
    positions, drawn from all. Whoever walks the same way again plays the same moves.
    """
    state, moves = begin(game, seats, seed), _moves(game.slug, seats, seed, free)
    looked_at = drawn(game, seats, seed, len(moves) if looks is None else looks, free=free)
    for ply, (seat, move) in enumerate(moves):
        if ply in looked_at:
            yield state, seat, move
        game.play(state, seat, move)


def drawn(game: Game[Any], seats: int, seed: int, looks: int, *, free: float = 0.03) -> set[int]:
    """So many plies of a walk, drawn by chance; all where it has no more."""
    plies = range(len(_moves(game.slug, seats, seed, free)))
    return set(random.Random(seed).sample(plies, min(looks, len(plies))))


@cache
def _moves(slug: str, seats: int, seed: int, free: float) -> list[tuple[int, Move]]:
    """The moves of a random match, kept: finding them takes four times as long as playing them."""
    game, chance = GAMES[slug], random.Random(seed)
    state, played = begin(game, seats, seed), list[tuple[int, Move]]()
    for _ in range(game.longest):
        if not (waiting := game.to_move(state)):
            return played
        seat = chance.choice(waiting)
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        if chance.random() < free:
            # Free moves of any seat, now and then; too many of them would end matches early.
            seat = chance.randrange(seats)
            moves = game.legal_moves(state, seat)
            if not moves:
                continue
        move = chance.choice(moves)
        game.play(state, seat, move)
        played.append((seat, move))
    assert not game.to_move(state), f"no end after {game.longest} plies"
    return played
