"""Who sits where, and who sat there before."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from db.awaited import replace_awaited
from db.clocks import hand_clock_over
from db.errors import StoreError
from db.journal import add_journal
from db.match_table import get_match
from db.moves import add_moves
from db.outbox import add_entries
from db.part import Part
from db.presence import leave_out_missed
from db.queries import columns, fetch
from db.rows import Following, JournalEntry, OutboxEntry, SeatKind, SeatRow

_SELECT = f"SELECT {columns(SeatRow)} FROM seats "


class Seats(Part):
    """A change of a seat's holder keeps the old row, with the ply until which it was true."""

    async def of(self, match: int) -> list[SeatRow]:
        """The present holders by seat; in a lobby in the order of their coming."""
        return await self._db.read(lambda connection: seated(connection, match))

    async def running_with_strong(self) -> list[int]:
        """The running matches in which a strong computer holds a seat now, ascending."""
        sql = (
            "SELECT DISTINCT match FROM seats JOIN matches ON matches.id = match"
            " WHERE kind = 'strong' AND until_ply IS NULL AND status = 'running' ORDER BY match"
        )
        return await self._db.read(lambda connection: [int(row[0]) for row in connection.execute(sql)])

    async def history(self, match: int) -> list[SeatRow]:
        """All holders there ever were since the start, by seat and then in time; each begins where the one before ended."""
        sql = f"{_SELECT} WHERE match = ? ORDER BY seat, id"
        return await self._db.read(lambda connection: fetch(connection, SeatRow, sql, match))

    async def replace(
        self,
        match: int,
        seat: int,
        user: int | None,
        name: str,
        now: int,
        ply: int,
        *,
        kind: SeatKind = "person",
        awaited: bool = False,
        outbox: Iterable[OutboxEntry] = (),
        journal: JournalEntry | None = None,
        following: Following | None = None,
    ) -> SeatRow:
        """Give the seat to another person, or to a computer (``user`` None), with its clock and its holder's plan and note.

        ``following`` are the moves that a computer makes at once.

        If the match waited for the old holder, or for the seat although nobody is called for it (``awaited``: a computer was
        thinking), it waits for the new person, from now on. A seat has one holder at most: whoever
        held it at ``ply`` ends there. Raises StoreError match-over (not running), seat-unknown, seat-has-another (the person
        sits elsewhere in it).
        """
        if (user is None) != (kind != "person"):
            raise ValueError("a person has a user, a computer has none")

        def job(connection: sqlite3.Connection) -> SeatRow:
            if get_match(connection, match).status != "running":
                raise StoreError("match-over")
            holders = {row.seat: row for row in seated(connection, match)}
            if seat not in holders:
                raise StoreError("seat-unknown", seat=seat)
            if user in {row.user for row in holders.values()}:
                raise StoreError("seat-has-another", seat=seat)
            old = holders[seat]
            connection.execute(
                "UPDATE seats SET until_ply = ? WHERE match = ? AND seat = ? AND until_ply IS NULL", (ply, match, seat)
            )
            new = computer_user(connection, match) if user is None else user
            leave_out_missed(connection, match, now)
            hand_clock_over(connection, match, seat, old.user, now)
            add_seat(connection, match, seat, new, name, kind, ply)
            for table in ("plans", "notes"):
                connection.execute(f"DELETE FROM {table} WHERE match = ? AND user = ?", (match, new))
                connection.execute(f"UPDATE {table} SET user = ? WHERE match = ? AND user = ?", (new, match, old.user))
            waiting = {int(row[0]) for row in connection.execute("SELECT user FROM awaited WHERE match = ?", (match,))}
            if awaited or old.user in waiting:
                others = waiting - {old.user}
                replace_awaited(connection, match, others if user is None else others | {user}, now)
            add_entries(connection, outbox, now)
            add_journal(connection, journal, now)
            if following is not None:
                add_moves(connection, match, get_match(connection, match).revision, following, now)
            return SeatRow(match, seat, new, name, ply, kind, None)

        return await self._db.write(job)


def seated(connection: sqlite3.Connection, match: int) -> list[SeatRow]:
    """The present holders by seat."""
    return fetch(connection, SeatRow, f"{_SELECT} WHERE match = ? AND until_ply IS NULL ORDER BY seat", match)


def left(connection: sqlite3.Connection, match: int) -> list[SeatRow]:
    """Those who held a seat before its present holder, by seat and in time."""
    return fetch(connection, SeatRow, f"{_SELECT} WHERE match = ? AND until_ply IS NOT NULL ORDER BY seat, id", match)


def add_seat(
    connection: sqlite3.Connection, match: int, seat: int, user: int, name: str, kind: SeatKind, ply: int
) -> None:
    """A holder from ``ply`` on."""
    connection.execute(
        "INSERT INTO seats (match, seat, user, name, since_ply, kind) VALUES (?, ?, ?, ?, ?, ?)",
        (match, seat, user, name, ply, kind),
    )


def computer_user(connection: sqlite3.Connection, match: int) -> int:
    """A user for a computer that none had in the match: -1, -2 …, so that holders are told apart by user alone."""
    lowest = connection.execute("SELECT min(user) FROM seats WHERE match = ?", (match,)).fetchone()[0]
    return min(int(lowest or 0), 0) - 1
