"""When people may be disturbed: their zone, their quiet hours, their absences. Also the SQL for it, shared with reminders."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable

from db.part import Part
from db.queries import columns, fetch
from db.rows import ServerRow
from db.time_rows import AbsenceRow, HoursRow

_DEFAULTS = ServerRow(server=0)

# For queries in which people, servers are joined; quiet hours are taken as a pair.
ZONE = f"coalesce(nullif(people.zone, ''), servers.zone, '{_DEFAULTS.zone}')"
HOUR = f"coalesce(people.hour, servers.hour, {_DEFAULTS.hour})"
QUIET = ", ".join(
    f"coalesce(iif(people.quiet_from IS NULL, servers.{name}, people.{name}), {getattr(_DEFAULTS, name)})"
    for name in ("quiet_from", "quiet_to")
)


def away_until(user: str) -> str:
    """The SQL for the end of the latest absence of a user, 0 if there was none."""
    return f"coalesce((SELECT max(ends) FROM absences WHERE absences.user = {user}), 0)"


_HOURS = f"""
SELECT who.value, {ZONE}, {QUIET}, {away_until("who.value")}
FROM json_each(?) AS who
LEFT JOIN people ON people.user = who.value
LEFT JOIN servers ON servers.server = ?
"""


class Hours(Part):
    """Absences begin when they are told of, so whatever begins later than now is no absence."""

    async def of(self, users: Iterable[int], server: int) -> list[HoursRow]:
        """The hours of people on a server."""
        who = json.dumps(list(users))
        return await self._db.read(lambda connection: fetch(connection, HoursRow, _HOURS, who, server))

    async def absences(self, user: int) -> list[AbsenceRow]:
        """All absences of a person, the first one first."""
        return await self._db.read(lambda connection: absences_of(connection, user))

    async def go(self, user: int, now: int, ends: int) -> None:
        """The person is away from now on; an absence that still lasts ends and is followed by this one."""

        def job(connection: sqlite3.Connection) -> None:
            _end(connection, user, now)
            sql = f"INSERT INTO absences ({columns(AbsenceRow)}) VALUES (?, ?, ?)"
            connection.execute(sql, (user, now, ends))

        await self._db.write(job)

    async def come_back(self, user: int, now: int) -> None:
        """An absence that still lasts ends."""
        await self._db.write(lambda connection: _end(connection, user, now))

    async def budgets(self, user: int, server: int) -> dict[int, int]:
        """Days per year allowed on this server and on every other on which the person plays now, by server."""
        sql = (
            f"SELECT here.server, coalesce(servers.away_days, {_DEFAULTS.away_days}) FROM ("
            "SELECT ?2 AS server UNION SELECT matches.server FROM matches JOIN seats ON seats.match = matches.id"
            " WHERE seats.user = ?1 AND seats.until_ply IS NULL AND matches.status = 'running'"
            ") AS here LEFT JOIN servers ON servers.server = here.server ORDER BY 2, 1"
        )
        rows = await self._db.read(lambda connection: connection.execute(sql, (user, server)).fetchall())
        return {int(place): int(days) for place, days in rows}


def absences_of(connection: sqlite3.Connection, user: int) -> list[AbsenceRow]:
    """All absences of a person within a transaction, the first one first."""
    sql = f"SELECT {columns(AbsenceRow)} FROM absences WHERE user = ? ORDER BY starts, id"
    return fetch(connection, AbsenceRow, sql, user)


def _end(connection: sqlite3.Connection, user: int, now: int) -> None:
    connection.execute("UPDATE absences SET ends = ?2 WHERE user = ?1 AND ends > ?2", (user, now))
