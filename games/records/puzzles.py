"""Puzzles: positions of practice matches in which one move is clearly the best.

They are data (``games/<slug>/puzzles.json``), found by ``python -m tests.campaigns.puzzles``. No match depends on them, so they lie
beside the component data and not among it.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Literal

import msgspec

from games.base import Game, Move, State
from games.core.data import PACKAGES
from games.records.record import RecordedMove, replay, start

Level = Literal["easy", "medium", "hard"]


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong answer, and by how much it ends short of the right one on average, in the unit of an analysis (points of lead, or
    shares of the victory), with the standard error of that.
    """

    move: dict[str, Any]
    short: float
    error: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match up to a decision of a seat, the best move, and plausible others."""

    level: Level
    seed: str
    seats: int
    moves: list[RecordedMove]
    seat: int
    answer: dict[str, Any]
    others: list[Choice]

    @property
    def mark(self) -> str:
        """What tells it from every other puzzle that there is or was, in eight letters and digits."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:8]


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, the easy ones first, and where they come from."""

    source: str
    puzzles: list[Puzzle]


@cache
def puzzles_of(slug: str) -> list[Puzzle]:
    """The puzzles of a game; [] where nobody has found any."""
    path = PACKAGES / slug / "puzzles.json"
    return msgspec.json.decode(path.read_bytes(), type=Puzzles).puzzles if path.is_file() else []


def position_of(game: Game[Any], puzzle: Puzzle) -> State:
    """The state in which the seat must decide. Raises RecordError for a move not legal."""
    state = start(game, puzzle.seats, {}, puzzle.seed)
    replay(game, state, [(row.seat, move_of(game, row.move)) for row in puzzle.moves])
    return state


def move_of(game: Game[Any], move: dict[str, Any]) -> Move:
    """A move as it stands in a puzzle."""
    return game.decode_move(msgspec.json.encode(move))
