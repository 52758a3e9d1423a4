"""Reminders and calls that stand in Discord, so that they can be taken away when nobody needs them any more."""

from __future__ import annotations

from db.part import Part
from db.queries import columns, fetch, save
from db.time_rows import PingRow

# No longer awaited there, or told again since (messages grow with time). A row of no match stands for all of the server.
_STALE = f"""
SELECT {columns(PingRow)} FROM pings WHERE NOT EXISTS (
    SELECT 1 FROM awaited JOIN matches ON matches.id = awaited.match
    WHERE awaited.user = pings.user AND matches.server = pings.server
    AND (pings.match IS NULL OR awaited.match = pings.match))
OR EXISTS (
    SELECT 1 FROM pings AS newer
    WHERE newer.user = pings.user AND newer.server = pings.server AND newer.message > pings.message)
ORDER BY message
"""


class Pings(Part):
    """The table pings."""

    async def add(self, ping: PingRow) -> None:
        """The message stands; told twice it is the same one."""
        await self._db.write(lambda connection: save(connection, "pings", ping))

    async def stale(self) -> list[PingRow]:
        """Those that nobody needs any more, oldest first."""
        return await self._db.read(lambda connection: fetch(connection, PingRow, _STALE))

    async def forget(self, message: int) -> None:
        """The message is gone."""
        sql = "DELETE FROM pings WHERE message = ?"
        await self._db.write(lambda connection: connection.execute(sql, (message,)).rowcount)
