"""When awaited users are to be reminded: one instant per user and server on which somebody waits for him."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Literal

from db.outbox import PUT_IN
from db.part import Part
from db.rows import Claim, DueRow, ServerRow, fetch

_DEFAULTS = ServerRow(server=0)

_SELECT = f"""
SELECT due.user, due.server, due.due_at,
    coalesce(nullif(people.zone, ''), servers.zone, '{_DEFAULTS.zone}'),
    coalesce(people.hour, servers.hour, {_DEFAULTS.hour}),
    awaited.match, awaited.since
FROM due
JOIN awaited ON awaited.user = due.user AND awaited.match = (
    SELECT longest.match FROM awaited AS longest JOIN matches ON matches.id = longest.match
    WHERE longest.user = due.user AND matches.server = due.server ORDER BY longest.since, longest.match LIMIT 1)
LEFT JOIN people ON people.user = due.user
LEFT JOIN servers ON servers.server = due.server
"""
_DUE = f"{_SELECT} WHERE due.due_at <= ? ORDER BY due.due_at, due.user, due.server LIMIT ?"
_OF_USER = f"{_SELECT} WHERE due.user = ? ORDER BY due.server"

# Only while the instant is the one that was looked at: whoever moved meanwhile is not reminded of what he did.
_UNCHANGED = "user = ? AND server = ? AND due_at = ?"
_PUT_IN = PUT_IN.format(values=f"SELECT ?, ?, ?, ?, ? FROM due WHERE {_UNCHANGED}")
_MOVE_ON = f"UPDATE due SET due_at = ? WHERE {_UNCHANGED}"


class Reminders(Part):
    """The table due. That a reminder goes out once is held by the key of its outbox entry."""

    async def due(self, now: int, limit: int) -> list[DueRow]:
        """The users whose instant has come or is still to be computed (0), earliest first."""
        return await self._db.read(lambda connection: fetch(connection, DueRow, _DUE, now, limit))

    async def of_user(self, user: int) -> list[DueRow]:
        """The instants of a user on all servers on which he is awaited."""
        return await self._db.read(lambda connection: fetch(connection, DueRow, _OF_USER, user))

    async def claim(self, claims: Iterable[Claim], now: int) -> None:
        """Put reminders into the outbox, each with the step to the next instant: all in one transaction, so that a crash
        neither loses a reminder nor doubles one. Claims whose instant has changed since it was read are passed over.
        """
        given = list(claims)
        seen = [(claim.row.user, claim.row.server, claim.row.due_at) for claim in given]
        # In the order of the keys, which is that of the index: neighbours in it are put in one after the other.
        entries = sorted(
            (entry.key, entry.match, entry.kind, entry.payload, now, *place)
            for claim, place in zip(given, seen, strict=True)
            if (entry := claim.outbox) is not None
        )
        steps = [(claim.next_due_at, *place) for claim, place in zip(given, seen, strict=True)]

        def job(connection: sqlite3.Connection) -> None:
            connection.executemany(_PUT_IN, entries)
            connection.executemany(_MOVE_ON, steps)

        await self._db.write(job)


def look_anew(connection: sqlite3.Connection, whose: Literal["user", "server"], id: int, now: int) -> None:
    """Zone or hour of a user or server change in this transaction: instants after ``now`` are computed anew."""
    connection.execute(f"UPDATE due SET due_at = ? WHERE {whose} = ?", (now + 1, id))
