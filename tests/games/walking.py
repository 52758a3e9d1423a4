"""Random walks through all games, seats and options: what the shared battery looks at."""

from __future__ import annotations

import random
from collections import Counter
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
    game: Game[Any],
    seats: int,
    seed: int,
    *,
    free: float = 0.03,
    curious: float = 0.0,
    looks: int | None = None,
) -> Iterator[tuple[Any, int, Move]]:
    """A random match: yields (state before the move, seat, move) and then plays it on; with ``looks`` it yields only so many
    positions, drawn from all. Whoever walks the same way again plays the same moves.

    ``free`` and ``curious`` are shares of the moves: free ones, and those of a kind that was played least so far, by which the
    walk comes to what chance alone rarely meets.
    """
    state, moves = begin(game, seats, seed), _moves(game.slug, seats, seed, free, curious)
    looked_at = drawn(game, seats, seed, len(moves) if looks is None else looks, free=free, curious=curious)
    for ply, (seat, move) in enumerate(moves):
        if ply in looked_at:
            yield state, seat, move
        game.play(state, seat, move)


def matches(
    game: Game[Any], seats: int, first: int, plies: int, *, free: float = 0.03, curious: float = 0.0
) -> Iterator[tuple[Any, int, Move]]:
    """Walks one after another from the seed ``first`` on, each to its end, until so many plies have been walked: as much of a
    short game as of a long one, and with its options in turn.
    """
    while plies > 0:
        for position in walk(game, seats, first, free=free, curious=curious):
            plies -= 1
            yield position
        first += 1


def drawn(game: Game[Any], seats: int, seed: int, looks: int, *, free: float = 0.03, curious: float = 0.0) -> set[int]:
    """So many plies of a walk, drawn by chance; all where it has no more."""
    plies = range(len(_moves(game.slug, seats, seed, free, curious)))
    return set(random.Random(seed).sample(plies, min(looks, len(plies))))


@cache
def _moves(slug: str, seats: int, seed: int, free: float, curious: float) -> list[tuple[int, Move]]:
    """The moves of a random match, kept: finding them takes four times as long as playing them."""
    game, chance = GAMES[slug], random.Random(seed)
    met = Counter[str]()
    state, played = begin(game, seats, seed), list[tuple[int, Move]]()
    while len(played) < game.longest:
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
        if curious and chance.random() < curious:
            least = min(met[move.kind] for move in moves)
            moves = [move for move in moves if met[move.kind] == least]
        move = chance.choice(moves)
        met[move.kind] += 1
        game.play(state, seat, move)
        played.append((seat, move))
    assert not game.to_move(state), f"no end after {game.longest} plies"
    return played
