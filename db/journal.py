"""What hosts did to matches beyond playing, each in the transaction of the deed; and what people reported of them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from db.file.read_outside import look_into
from db.part import Part
from db.queries import columns, fetch
from db.rows import JournalEntry, JournalRow

REPORT = "bug"  # the action of a row that is a report; its detail is the file


class Journal(Part):
    """The rows of all matches."""

    async def add(self, entry: JournalEntry, now: int) -> int:
        """Note a deed that changes nothing else in the database; gives the number of the row."""
        return await self._db.write(lambda connection: _insert(connection, entry, now))

    async def count(self, match: int, user: int, action: str) -> int:
        """How often a person did this to a match."""
        sql = "SELECT count(*) FROM host_rows WHERE match = ? AND user = ? AND action = ?"
        return await self._db.read(lambda connection: int(connection.execute(sql, (match, user, action)).fetchone()[0]))

    async def of_match(self, match: int) -> list[JournalRow]:
        """The rows of a match, oldest first."""
        sql = f"SELECT {columns(JournalRow)} FROM host_rows WHERE match = ? ORDER BY id"
        return await self._db.read(lambda connection: fetch(connection, JournalRow, sql, match))


def add_journal(connection: sqlite3.Connection, entry: JournalEntry | None, now: int) -> None:
    """Note a deed as part of its transaction; None is no deed of a host."""
    if entry is not None:
        _insert(connection, entry, now)


def report_file(path: Path, number: int) -> str | None:
    """The file of a report in the database at ``path``, which a bot may be using; None if there is no such report.

    Blocks. Raises DatabaseError database-unreadable.
    """
    sql = "SELECT detail FROM host_rows WHERE id = ? AND action = ?"
    row = look_into(path, lambda connection: connection.execute(sql, (number, REPORT)).fetchone())
    return None if row is None else str(row[0])


def _insert(connection: sqlite3.Connection, entry: JournalEntry, now: int) -> int:
    done = connection.execute(
        "INSERT INTO host_rows (match, user, action, reason, at, detail) VALUES (?, ?, ?, ?, ?, ?)",
        (entry.match, entry.user, entry.action, entry.reason, now, entry.detail),
    )
    assert done.lastrowid is not None
    return done.lastrowid
