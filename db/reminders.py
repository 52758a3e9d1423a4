"""When awaited users are to be reminded: one instant per user and server on which somebody waits for him."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Literal

from db.hours import HOUR, QUIET, ZONE, away_until
from db.outbox import add_entries
from db.part import Part
from db.queries import fetch, put_in
from db.time_rows import Call, CallRow, Claim, DueRow

# A row for every match of the server that waits for the user and may be reminded of, the one that waits longest first.
_SELECT = f"""
SELECT due.user, due.server, due.due_at, {ZONE}, {HOUR}, awaited.match, awaited.since, {QUIET}, {away_until("due.user")}
FROM due
CROSS JOIN awaited ON awaited.user = due.user AND awaited.silent = 0
CROSS JOIN matches ON matches.id = awaited.match AND matches.server = due.server
LEFT JOIN people ON people.user = due.user
LEFT JOIN servers ON servers.server = due.server
WHERE {{where}}
ORDER BY due.user, due.server, awaited.since, awaited.match
"""
# Tables are joined in the order in which they stand (CROSS JOIN), so that all comes sorted from the keys.
_DUE = _SELECT.format(where="due.due_at <= ?") + "LIMIT ?"
_OF_USER = _SELECT.format(where="due.user = ?")
_TOLD = "UPDATE awaited SET reminded = reminded + 1 WHERE match = ? AND user = ?"
_CALLS = f"""
SELECT awaited.match, awaited.user, awaited.since, awaited.call_at, {ZONE}, {QUIET}, {away_until("awaited.user")}
FROM awaited
CROSS JOIN matches ON matches.id = awaited.match
LEFT JOIN people ON people.user = awaited.user
LEFT JOIN servers ON servers.server = matches.server
WHERE awaited.call_at <= ?
ORDER BY awaited.match, awaited.user
"""
# Always in the place of a row that is there; an UPDATE would be a statement for each.
_MOVE_ON = "INSERT INTO due (user, server, due_at) VALUES {rows} ON CONFLICT DO UPDATE SET due_at = excluded.due_at"


class Reminders(Part):
    """The table due. That a reminder goes out once is held by the key of its outbox entry."""

    async def of_user(self, user: int) -> list[DueRow]:
        """The instants of a user on all servers on which he is awaited."""
        return await self._db.read(lambda connection: _longest(fetch(connection, DueRow, _OF_USER, user)))

    async def claim(self, now: int, limit: int, decide: Callable[[DueRow], Claim]) -> list[Claim]:
        """Decide about users whose instant has come or is still to be computed (0), as many as ``limit`` waiting matches have;
        [] when nobody is left. Their reminders go into the outbox, each with the step to the next instant. All in one
        transaction, so that a crash neither loses a reminder nor doubles one, and nobody moves between the look and the
        reminder. ``decide`` runs on the thread of the database.
        """

        def job(connection: sqlite3.Connection) -> list[Claim]:
            claims = [decide(row) for row in _longest(fetch(connection, DueRow, _DUE, now, limit))]
            entries = [claim.outbox for claim in claims if claim.outbox is not None]
            add_entries(connection, entries, now)
            connection.executemany(
                _TOLD, [(claim.row.match, claim.row.user) for claim in claims if claim.outbox is not None]
            )
            put_in(connection, _MOVE_ON, [(claim.row.user, claim.row.server, claim.next_due_at) for claim in claims])
            return claims

        return await self._db.write(job)

    async def claim_calls(self, now: int, decide: Callable[[CallRow], Call]) -> list[Call]:
        """Decide about everybody who is to be called by now, in one transaction with what follows from it: a call goes into the
        outbox, or is put off, or falls away. ``decide`` runs on the thread of the database.
        """

        def job(connection: sqlite3.Connection) -> list[Call]:
            calls = [decide(row) for row in fetch(connection, CallRow, _CALLS, now)]
            add_entries(connection, [call.outbox for call in calls if call.outbox is not None], now)
            connection.executemany(
                "UPDATE awaited SET call_at = ? WHERE match = ? AND user = ?",
                [(call.call_at, call.row.match, call.row.user) for call in calls],
            )
            return calls

        return await self._db.write(job)


def _longest(rows: list[DueRow]) -> list[DueRow]:
    """Of each user and server the first row."""
    first: dict[tuple[int, int], DueRow] = {}
    for row in rows:
        first.setdefault((row.user, row.server), row)
    return [*first.values()]


def look_anew(connection: sqlite3.Connection, whose: Literal["user", "server"], id: int, now: int) -> None:
    """Zone or hour of a user or server change in this transaction: instants after ``now`` are computed anew."""
    connection.execute(f"UPDATE due SET due_at = ? WHERE {whose} = ?", (now + 1, id))
