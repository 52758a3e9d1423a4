"""Random walks through all games, seats and options: what the shared battery looks at."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from games import GAMES
from games.base import Game, Move
from games.core.events import Event
from tests.samples import TIMES
from tests.variants import rotated

FREE = 0.03  # the share of free moves in a walk, unless it says otherwise
# The smallest, the next and the largest table of each game; ``tests/campaigns/test_fuzz.py`` plays at all of them in any case.
TABLES = [
    (slug, seats)
    for slug, game in GAMES.items()
    for seats in (game.seats if TIMES > 1 else dict.fromkeys((*game.seats[:2], game.seats[-1])))
]

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
    free: float = FREE,
    curious: float = 0.0,
    looks: int | None = None,
) -> Iterator[tuple[Any, int, Move]]:
    """A random match: yields (state before the move, seat, move) and then plays it on; with ``looks`` it yields only copies of
    the positions that are :func:`drawn`. Whoever walks the same way again plays the same moves.

    ``free`` and ``curious`` are shares of the moves: free ones, and those of a kind that was played least so far, by which the
    walk comes to what chance alone rarely meets.
    """
    if looks is not None:
        for text, seat, move in _looked(game.slug, seats, seed, free, curious, looks):
            yield game.decode(text), seat, move
        return
    state = begin(game, seats, seed)
    for seat, move in _match(game.slug, seats, seed, free, curious).moves:
        yield state, seat, move
        game.play(state, seat, move)


def matches(
    game: Game[Any], seats: int, first: int, plies: int, *, free: float = FREE, curious: float = 0.0
) -> Iterator[tuple[Any, int, Move]]:
    """Walks one after another from the seed ``first`` on, each to its end, until so many plies have been walked: as much of a
    short game as of a long one, and with its options in turn.
    """
    while plies > 0:
        for position in walk(game, seats, first, free=free, curious=curious):
            plies -= 1
            yield position
        first += 1


def told(game: Game[Any], seats: int, seed: int, *, curious: float = 0.0) -> Iterator[tuple[bytes, Any, list[Event]]]:
    """The same match by what it tells: yields (state before the move, encoded; state after it; its events)."""
    state = begin(game, seats, seed)
    for seat, move in moves_of(game, seats, seed, curious=curious):
        before = game.encode(state)
        events = game.play(state, seat, move)
        yield before, state, events


def all_told(
    game: Game[Any], seats: int, first: int, plies: int, *, curious: float = 0.0
) -> Iterator[tuple[bytes, Any, list[Event]]]:
    """The same of as many matches as :func:`matches` walks."""
    while plies > 0:
        for ply in told(game, seats, first, curious=curious):
            plies -= 1
            yield ply
        first += 1


def moves_of(game: Game[Any], seats: int, seed: int, *, curious: float = 0.0) -> list[tuple[int, Move]]:
    """The moves of a walk, with their seats."""
    return _match(game.slug, seats, seed, FREE, curious).moves


def drawn(game: Game[Any], seats: int, seed: int, looks: int, *, free: float = FREE, curious: float = 0.0) -> set[int]:
    """So many plies of a walk, drawn by chance (all where it has no more), and each in which something is met for the first time."""
    match = _match(game.slug, seats, seed, free, curious)
    plies = range(len(match.moves))
    return {*random.Random(seed).sample(plies, min(looks, len(plies))), *match.firsts}


class _Match(NamedTuple):
    """The moves of a random match with their seats, and the plies in which a kind of decision, move or event is met first."""

    moves: list[tuple[int, Move]]
    firsts: set[int]


@cache
def _looked(slug: str, seats: int, seed: int, free: float, curious: float, looks: int) -> list[tuple[bytes, int, Move]]:
    """The positions of a walk that are drawn, encoded: to decode one is quicker than to play up to it."""
    game = GAMES[slug]
    looked_at = drawn(game, seats, seed, looks, free=free, curious=curious)
    walked = enumerate(walk(game, seats, seed, free=free, curious=curious))
    return [(game.encode(state), seat, move) for ply, (state, seat, move) in walked if ply in looked_at]


@cache
def _match(slug: str, seats: int, seed: int, free: float, curious: float) -> _Match:
    """A random match, kept: finding its moves takes four times as long as playing them."""
    game, chance = GAMES[slug], random.Random(seed)
    played, kinds = Counter[str](), set[str]()
    state, found = begin(game, seats, seed), _Match([], set())
    while len(found.moves) < game.longest:
        if not (waiting := game.to_move(state)):
            return found
        seat = chance.choice(waiting)
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        if chance.random() < free:
            # Free moves of any seat, now and then; too many of them would end matches early.
            seat = chance.randrange(seats)
            moves = game.legal_moves(state, seat)
            if not moves:
                continue
        if curious and chance.random() < curious:
            least = min(played[move.kind] for move in moves)
            moves = [move for move in moves if played[move.kind] == least]
        move = chance.choice(moves)
        played[move.kind] += 1
        met = {f"decision {decision.kind}" for decision in state.pending} | {f"move {move.kind}"}
        met |= {f"event {event.kind}" for event in game.play(state, seat, move)}
        if not met <= kinds:
            kinds |= met
            found.firsts.add(len(found.moves))
        found.moves.append((seat, move))
    assert not game.to_move(state), f"no end after {game.longest} plies"
    return found
