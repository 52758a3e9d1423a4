"""What happened in a match, read from its rows: for posts, logs and the "what changed" outline."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import msgspec

from cogs.match.tables import Table, Tables
from db.rows import MoveRow, UndoneRow
from games.base import Game, Outcome
from games.core.events import Event

WINDOW = 60  # plies looked back at for a post; more than two turns of any game with its automatic moves


class StoredEvents(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is stored with a move: the turn in which it was made, what happened, whether the bot made it for want of another,
    the kind of decision that it answered ("" for a move that nobody waited for, and for those stored before this was), and whether
    it was confirmed together with the move before.
    """

    turn: int
    events: list[Event]
    forced: bool = False
    asked: str = ""
    joined: bool = False


@dataclass(frozen=True)
class PastMove:
    """One stored move and what happened by it."""

    row: MoveRow
    turn: int
    events: list[Event]
    forced: bool = False
    asked: str = ""
    joined: bool = False

    def goes_on(self, game: Game[Any]) -> bool:
        """Whether it belongs to the move of its seat before: it answers what that led to, or was confirmed together with it."""
        return self.joined or self.asked in game.follow_ups

    def is_final(self, game: Game[Any]) -> bool:
        """Whether it ended its seat's part of a phase."""
        return game.ends_part(self.asked, game.decode_move(self.row.move).kind)


async def past_moves(tables: Tables, table: Table, *, last: int | None = None) -> list[PastMove]:
    """The moves of a match and what happened by them, oldest first; only the ``last`` plies if given."""
    start = max(0, table.row.ply - last) if last is not None else 0
    return [past_move(row) for row in await tables.store.moves.of(table.row.id, from_ply=start)]


async def taken_back(tables: Tables, table: Table, to_ply: int) -> list[PastMove]:
    """The moves of a table above a ply that have just been taken back since it was loaded, oldest first."""
    rows = (await tables.store.moves.undone(table.row.id))[to_ply - table.row.ply :] if to_ply < table.row.ply else []
    return [past_move(row) for row in rows]


def past_move(row: MoveRow | UndoneRow) -> PastMove:
    """A stored move and what happened by it, whether or not it still stands."""
    stored = msgspec.json.decode(row.events, type=StoredEvents)
    row = MoveRow(row.match, row.ply, row.seat, row.user, row.move, row.events, row.automatic, row.at)
    return PastMove(row, stored.turn, stored.events, stored.forced, stored.asked, stored.joined)


def by_turn(told: list[PastMove]) -> list[PastMove]:
    """The moves, and apart from them what began the next turn by itself: as a forced move of the seat whose turn that is."""
    found: list[PastMove] = []
    for part in told:
        starts = [place for place, event in enumerate(part.events) if event.begins and event.seat is not None]
        ends = [*starts, len(part.events)]
        found.append(replace(part, events=part.events[: ends[0]]))
        for start, end in pairwise(ends):
            first = part.events[start]
            row = msgspec.structs.replace(part.row, seat=first.seat, user=None, automatic=True)
            found.append(replace(part, row=row, turn=first.begins, events=part.events[start:end], forced=True))
    return found


def of_turns(told: list[PastMove], turns: range) -> list[PastMove]:
    """What happened in these turns, move by move."""
    return [part for part in by_turn(told) if part.turn in turns]


def after(told: list[PastMove], ply: int) -> list[PastMove]:
    """What happened after this ply, move by move."""
    return [part for part in by_turn(told) if part.row.ply > ply]


def last_ply(told: list[PastMove], seat: int) -> int:
    """The ply of the last move that a person made for this seat when it was asked; where there is none, that before all these."""
    before = told[0].row.ply - 1 if told else 0
    own = (part.row.ply for part in told if part.row.seat == seat and not part.row.automatic and part.asked)
    return max(own, default=before)


def free_to_take_back(told: list[PastMove]) -> int | None:
    """Whose move was the last that anybody chose, if nothing has come to light by it or since."""
    for part in reversed(told):
        if any(event.reveals for event in part.events):
            return None
        if part.row.user is not None:
            return part.row.user
    return None


def held_open(told: list[PastMove], game: Game[Any]) -> int | None:
    """For whom what would show something does not yet follow by itself: whoever may still take back freely what was chosen last,
    unless he ended his part of a phase by it, before which he was asked.
    """
    chosen = next((part for part in reversed(told) if part.row.user is not None), None)
    return free_to_take_back(told) if chosen is not None and not chosen.is_final(game) else None


def encode_outcome(outcome: Outcome | None) -> str:
    """A result as it is stored; "" while there is none."""
    return "" if outcome is None else msgspec.json.encode(outcome).decode()
