"""When awaited users are to be reminded, and that each reminder goes out once a day and kind."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from db.outbox import add_entries
from db.part import Part
from db.rows import Claim, DueRow, OutboxEntry, ServerRow, fetch

_DEFAULTS = ServerRow(server=0)

_DUE = """
SELECT due.user, due.due_at, matches.server,
    coalesce(nullif(people.zone, ''), servers.zone, ?2), coalesce(people.hour, servers.hour, ?3)
FROM due
JOIN matches ON matches.id = (SELECT match FROM awaited WHERE user = due.user ORDER BY since, match LIMIT 1)
LEFT JOIN people ON people.user = due.user
LEFT JOIN servers ON servers.server = matches.server
WHERE due.due_at <= ?1
ORDER BY due.due_at, due.user LIMIT ?4
"""


class Reminders(Part):
    """The tables due (one instant per awaited user) and reminders (what was sent)."""

    async def awaited_users_due(self, now: int, limit: int) -> list[DueRow]:
        """The awaited users whose instant has come or is still to be computed (0), earliest first."""
        return await self._db.read(
            lambda connection: fetch(connection, DueRow, _DUE, now, _DEFAULTS.zone, _DEFAULTS.hour, limit)
        )

    async def set_due(self, user: int, due_at: int) -> None:
        """Set the instant of a user's next reminder (0 = to be computed); nothing if nobody awaits him."""
        await self.set_dues([(user, due_at)])

    async def set_dues(self, dues: Iterable[tuple[int, int]]) -> None:
        """The same for many (user, due_at) in one transaction."""
        values = [(due_at, user) for user, due_at in dues]
        await self._db.write(lambda connection: _set_dues(connection, values))

    async def claim(self, user: int, day: str, kind: str, next_due_at: int, now: int, outbox: OutboxEntry) -> bool:
        """Put a reminder into the outbox, unless it was already or the user is awaited no more; see ``claim_all``."""
        return bool(await self.claim_all([Claim(user, day, kind, next_due_at, outbox)], now))

    async def claim_all(self, claims: list[Claim], now: int) -> list[int]:
        """The users whose reminders were put into the outbox, each once per day and kind; all in one transaction with the
        step to their next instant, so that a crash neither loses a reminder nor doubles one.
        """
        return await self._db.write(
            lambda connection: [claim.user for claim in claims if _claim(connection, claim, now)]
        )


def _set_dues(connection: sqlite3.Connection, values: list[tuple[int, int]]) -> None:
    connection.executemany("UPDATE due SET due_at = ? WHERE user = ?", values)


def _claim(connection: sqlite3.Connection, claim: Claim, now: int) -> bool:
    moved_on = connection.execute("UPDATE due SET due_at = ? WHERE user = ?", (claim.next_due_at, claim.user))
    if moved_on.rowcount == 0:
        return False
    marked = connection.execute(
        "INSERT INTO reminders (user, day, kind, sent_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (claim.user, claim.day, claim.kind, now),
    )
    if marked.rowcount == 0:
        return False
    add_entries(connection, [claim.outbox], now)
    return True
