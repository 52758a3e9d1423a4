"""What happened in a match, read from its rows: for posts, logs and the "what changed" outline."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from cogs.match.tables import Table, Tables
from db.rows import MoveRow
from games.base import Outcome
from games.core.events import Event

WINDOW = 60  # plies looked back at for a post; more than two turns of any game with its automatic moves


class StoredEvents(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is stored with a move: the turn in which it was made, what happened, whether the bot made it for want of another, and
    the kind of decision that it answered ("" for a move that nobody waited for, and for those stored before this was).
    """

    turn: int
    events: list[Event]
    forced: bool = False
    asked: str = ""


@dataclass(frozen=True)
class PastMove:
    """One stored move and what happened by it."""

    row: MoveRow
    turn: int
    events: list[Event]
    forced: bool = False
    asked: str = ""


async def past_moves(tables: Tables, table: Table, *, last: int | None = None) -> list[PastMove]:
    """The moves of a match and what happened by them, oldest first; only the ``last`` plies if given."""
    start = max(0, table.row.ply - last) if last is not None else 0
    return [past_move(row) for row in await tables.store.moves.of(table.row.id, from_ply=start)]


def past_move(row: MoveRow) -> PastMove:
    """A stored move and what happened by it."""
    stored = msgspec.json.decode(row.events, type=StoredEvents)
    return PastMove(row, stored.turn, stored.events, stored.forced, stored.asked)


def of_turns(told: list[PastMove], turns: range) -> list[PastMove]:
    """The moves made in these turns."""
    return [part for part in told if part.turn in turns]


def since(told: list[PastMove], seat: int) -> list[PastMove]:
    """Everything after the last move that a person made for this seat."""
    place = max((i for i, part in enumerate(told) if part.row.seat == seat and not part.row.automatic), default=-1)
    return told[place + 1 :]


def encode_outcome(outcome: Outcome | None) -> str:
    """A result as it is stored; "" while there is none."""
    return "" if outcome is None else msgspec.json.encode(outcome).decode()
