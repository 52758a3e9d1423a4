"""Whom the matches wait for; written in the transaction of whatever changes it."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable

from db.part import Part
from db.rows import AwaitedRow, columns, fetch

_COLUMNS = columns(AwaitedRow)


class Awaited(Part):
    """Reads the table; see :func:`replace_awaited` for how it is kept."""

    async def for_user(self, user: int) -> list[AwaitedRow]:
        """The matches that wait for the user, longest first."""
        sql = f"SELECT {_COLUMNS} FROM awaited WHERE user = ? ORDER BY since, match"
        return await self._db.read(lambda connection: fetch(connection, AwaitedRow, sql, user))

    async def of_match(self, match: int) -> list[AwaitedRow]:
        """Whom the match waits for, longest first."""
        sql = f"SELECT {_COLUMNS} FROM awaited WHERE match = ? ORDER BY since, user"
        return await self._db.read(lambda connection: fetch(connection, AwaitedRow, sql, match))

    async def all_awaited(self) -> list[AwaitedRow]:
        """Every match and user, by match."""
        sql = f"SELECT {_COLUMNS} FROM awaited ORDER BY match, user"
        return await self._db.read(lambda connection: fetch(connection, AwaitedRow, sql))


def replace_awaited(
    connection: sqlite3.Connection, match: int, users: Iterable[int], now: int, moved: Collection[int] = ()
) -> None:
    """Make ``users`` those whom the match waits for. Who already was keeps his time, unless he has just ``moved``: then
    it is a new wait. Users newly awaited anywhere become due for a reminder, those awaited nowhere any more do not.
    """
    before = {int(row[0]) for row in connection.execute("SELECT user FROM awaited WHERE match = ?", (match,))}
    after = set(users)
    gone = [(match, user) for user in before - after]
    connection.executemany("DELETE FROM awaited WHERE match = ? AND user = ?", gone)
    connection.executemany(
        "INSERT INTO awaited (match, user, since) VALUES (?, ?, ?) "
        "ON CONFLICT (match, user) DO UPDATE SET since = excluded.since",
        [(match, user, now) for user in after if user not in before or user in moved],
    )
    connection.executemany(
        "DELETE FROM due WHERE user = ?1 AND NOT EXISTS (SELECT 1 FROM awaited WHERE user = ?1)",
        [(user,) for _, user in gone],
    )
    connection.executemany(
        "INSERT INTO due (user, due_at) VALUES (?, 0) ON CONFLICT (user) DO NOTHING",
        [(user,) for user in after - before],
    )
