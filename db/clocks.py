"""The clocks of matches: each seat has a bank that runs while it is awaited and not away, and gets something back per move.

A clock is touched in the transaction of whatever changes whom the match waits for (see :mod:`db.awaited`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable

import msgspec

from db.hours import absences_of
from db.journal import add_journal
from db.outbox import add_entries
from db.part import Part
from db.queries import fetch
from db.rows import ClockEnd, ClockRow, JournalEntry, LapsedRow, OutboxEntry, Row

_PRESENT = "seats.match = clocks.match AND seats.seat = clocks.seat AND seats.until_ply IS NULL"
_CLOCKS = f"""
SELECT clocks.seat, seats.user, clocks.remaining, clocks.since, clocks.granted_ply,
    EXISTS (SELECT 1 FROM awaited WHERE awaited.match = clocks.match AND awaited.user = seats.user)
FROM clocks JOIN seats ON {_PRESENT} WHERE clocks.match = ? ORDER BY clocks.seat
"""
_LAPSED = f"""
SELECT clocks.match, clocks.seat, matches.revision, matches.clock_end, seats.user, clocks.remaining, clocks.since,
    matches.server, clocks.granted_ply, matches.clock_bank
FROM clocks JOIN seats ON {_PRESENT} JOIN matches ON matches.id = clocks.match
WHERE clocks.since IS NOT NULL AND matches.status = 'running'
    AND clocks.since + clocks.remaining - {{spare}} <= ?
ORDER BY clocks.match, clocks.seat
"""


class _Clock(Row, frozen=True):
    seat: int
    user: int
    remaining: int
    since: int | None
    granted_ply: int
    awaited: bool


class Clocks(Part):
    """What the clocks show; they are moved by :func:`turn_clocks`."""

    async def of_match(self, match: int, now: int) -> list[ClockRow]:
        """What the clocks of a match show now, by seat; [] where it has none."""

        def job(connection: sqlite3.Connection) -> list[ClockRow]:
            return [
                ClockRow(
                    clock.seat,
                    _left(connection, clock.user, clock.remaining, clock.since, now),
                    clock.since is not None,
                )
                for clock in fetch(connection, _Clock, _CLOCKS, match)
            ]

        return await self._db.read(job)

    async def lapsed(self, now: int) -> list[LapsedRow]:
        """The clocks that run and have nothing left."""

        def job(connection: sqlite3.Connection) -> list[LapsedRow]:
            rows = fetch(connection, LapsedRow, _LAPSED.format(spare=0), now)
            return [row for row in rows if not _left(connection, row.user, row.remaining, row.since, now)]

        return await self._db.read(job)

    async def running_out(self, now: int, part: int) -> list[LapsedRow]:
        """The clocks that run and have no more than such a ``part`` of the bank left (8: an eighth), with what they have left."""

        def job(connection: sqlite3.Connection) -> list[LapsedRow]:
            rows = fetch(connection, LapsedRow, _LAPSED.format(spare=f"matches.clock_bank / {part}"), now)
            left = [(row, _left(connection, row.user, row.remaining, row.since, now)) for row in rows]
            return [
                msgspec.structs.replace(row, remaining=spare) for row, spare in left if 0 < spare <= row.bank // part
            ]

        return await self._db.read(job)

    async def change(
        self,
        match: int,
        bank: int,
        step: int,
        end: ClockEnd,
        *,
        now: int,
        outbox: Iterable[OutboxEntry],
        journal: JournalEntry,
    ) -> bool:
        """Go on with another clock (bank 0: none), every bank full again; with the same clock only its end changes.

        False, and nothing is changed, if the match is not running.
        """

        def job(connection: sqlite3.Connection) -> bool:
            old = connection.execute(
                "SELECT clock_bank, clock_step FROM matches WHERE id = ? AND status = 'running'", (match,)
            ).fetchone()
            if old is None:
                return False
            connection.execute(
                "UPDATE matches SET clock_bank = ?, clock_step = ?, clock_end = ? WHERE id = ?",
                (bank, step, end, match),
            )
            if old != (bank, step):
                seats = connection.execute(
                    "SELECT count(*) FROM seats WHERE match = ? AND until_ply IS NULL", (match,)
                ).fetchone()[0]
                connection.execute("DELETE FROM clocks WHERE match = ?", (match,))
                wind_clocks(connection, match, seats, bank)
                turn_clocks(connection, match, now)
            add_entries(connection, outbox, now)
            add_journal(connection, journal, now)
            return True

        return await self._db.write(job)


def stop_clocks(connection: sqlite3.Connection, match: int, last: int, now: int) -> None:
    """Take nothing of the time between ``last`` and now from the banks of a match."""
    for clock in fetch(connection, _Clock, _CLOCKS, match):
        if clock.since is not None:
            left = _left(connection, clock.user, clock.remaining, clock.since, max(last, clock.since))
            connection.execute(
                "UPDATE clocks SET remaining = ?, since = ? WHERE match = ? AND seat = ?",
                (left, now, match, clock.seat),
            )


def wind_clocks(connection: sqlite3.Connection, match: int, seats: int, bank: int) -> None:
    """Give the seats of a match that starts their clocks, if it is played with one."""
    if bank:
        connection.executemany(
            "INSERT INTO clocks (match, seat, remaining) VALUES (?, ?, ?)",
            [(match, seat, bank) for seat in range(seats)],
        )


def turn_clocks(
    connection: sqlite3.Connection, match: int, now: int, *, anew: Collection[int] = (), moved: Collection[int] = ()
) -> None:
    """Let the clocks run for those who are awaited, and no others; ``anew`` are users whose wait has just begun anew, ``moved``
    the seats for which moves were made.
    """
    bank, step, ply = connection.execute(
        "SELECT clock_bank, clock_step, ply FROM matches WHERE id = ?", (match,)
    ).fetchone()
    if not bank:
        return
    for clock in fetch(connection, _Clock, _CLOCKS, match):
        remaining, since, granted = clock.remaining, clock.since, clock.granted_ply
        if since is not None and (not clock.awaited or clock.user in anew or clock.seat in moved):
            remaining, since = _left(connection, clock.user, remaining, since, now), None
            if clock.seat in moved and ply > granted:
                remaining, granted = min(bank, remaining + step), ply
        if clock.awaited and since is None:
            since = now
        connection.execute(
            "UPDATE clocks SET remaining = ?, since = ?, granted_ply = ? WHERE match = ? AND seat = ?",
            (remaining, since, granted, match, clock.seat),
        )


def hand_clock_over(connection: sqlite3.Connection, match: int, seat: int, user: int, now: int) -> None:
    """The holder ``user`` gives his seat away: what he has used is used; his successor has time for one move at least."""
    connection.execute(
        "UPDATE clocks SET remaining = max((SELECT clock_step FROM matches WHERE id = ?1),"
        " iif(since IS NULL, remaining, ?3)), since = iif(since IS NULL, NULL, ?4) WHERE match = ?1 AND seat = ?2",
        (match, seat, _left_of_seat(connection, match, seat, user, now), now),
    )


def _left_of_seat(connection: sqlite3.Connection, match: int, seat: int, user: int, now: int) -> int:
    sql = "SELECT remaining, since FROM clocks WHERE match = ? AND seat = ?"
    row = connection.execute(sql, (match, seat)).fetchone()
    return _left(connection, user, row[0], row[1], now) if row else 0


def _left(connection: sqlite3.Connection, user: int, remaining: int, since: int | None, now: int) -> int:
    """What a clock shows: its time does not run while its person is away."""
    if since is None:
        return remaining
    away = sum(max(0, min(now, absence.ends) - max(since, absence.starts)) for absence in absences_of(connection, user))
    return max(0, remaining - (now - since - away))
