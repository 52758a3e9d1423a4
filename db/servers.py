"""The settings of servers, and the bot's own notes."""

from __future__ import annotations

import sqlite3
from typing import TypedDict, Unpack

import msgspec

from db.part import Part
from db.queries import columns, fetch_one, save
from db.reminders import look_anew
from db.rows import ServerRow

_SELECT = f"SELECT {columns(ServerRow)} FROM servers WHERE server = ?"


class ServerChanges(TypedDict, total=False):
    """What can be set; see :class:`ServerRow`."""

    lang: str
    zone: str
    hour: int
    told: str
    quiet_from: int
    quiet_to: int
    away_days: int
    hints: bool


class Servers(Part):
    """One row per server where something was ever set; ``get_value`` and ``set_value`` are for the bot as a whole."""

    async def get(self, server: int) -> ServerRow:
        """The server's settings, all defaults if nothing was ever set."""
        return await self._db.read(lambda connection: _get(connection, server))

    async def set(self, server: int, *, now: int | None = None, **changes: Unpack[ServerChanges]) -> ServerRow:
        """Change some settings; gives all as they are then. Raises TypeError for a setting that does not exist.

        With ``now`` the instants of all reminders there follow from that second on.
        """

        def job(connection: sqlite3.Connection) -> ServerRow:
            row = msgspec.structs.replace(_get(connection, server), **changes)
            if now is not None:
                look_anew(connection, "server", server, now)
            save(connection, "servers", row)
            return row

        return await self._db.write(job)

    async def get_value(self, key: str) -> str | None:
        """A note of the bot (the hash of the commands last registered …), None if it was never made."""
        sql = "SELECT value FROM settings WHERE key = ?"
        row = await self._db.read(lambda connection: connection.execute(sql, (key,)).fetchone())
        return None if row is None else str(row[0])

    async def keep_value(self, key: str, value: str) -> str:
        """Make a note unless there is one; gives what is noted then."""

        def job(connection: sqlite3.Connection) -> str:
            sql = "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING"
            connection.execute(sql, (key, value))
            return str(connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()[0])

        return await self._db.write(job)

    async def set_value(self, key: str, value: str) -> None:
        """Make or change a note."""
        sql = "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)"
        await self._db.write(lambda connection: connection.execute(sql, (key, value)).rowcount)


def _get(connection: sqlite3.Connection, server: int) -> ServerRow:
    return fetch_one(connection, ServerRow, _SELECT, server) or ServerRow(server)
