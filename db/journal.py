"""What hosts did to matches beyond playing, each in the transaction of the deed."""

from __future__ import annotations

import sqlite3

from db.part import Part
from db.rows import JournalEntry, JournalRow, columns, fetch


class Journal(Part):
    """The rows of all matches."""

    async def add(self, entry: JournalEntry, now: int) -> None:
        """Note a deed that changes nothing else in the database."""
        await self._db.write(lambda connection: add_journal(connection, entry, now))

    async def of_match(self, match: int) -> list[JournalRow]:
        """The rows of a match, oldest first."""
        sql = f"SELECT {columns(JournalRow)} FROM host_rows WHERE match = ? ORDER BY id"
        return await self._db.read(lambda connection: fetch(connection, JournalRow, sql, match))


def add_journal(connection: sqlite3.Connection, entry: JournalEntry | None, now: int) -> None:
    """Note a deed as part of its transaction; None is no deed of a host."""
    if entry is not None:
        connection.execute(
            "INSERT INTO host_rows (match, user, action, reason, at, detail) VALUES (?, ?, ?, ?, ?, ?)",
            (entry.match, entry.user, entry.action, entry.reason, now, entry.detail),
        )
