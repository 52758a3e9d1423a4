"""Whom the matches wait for; written in the transaction of whatever changes it."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping

from db.clocks import turn_clocks
from db.part import Part
from db.presence import leave_out_missed
from db.queries import columns, fetch
from db.rows import AwaitedRow

_COLUMNS = columns(AwaitedRow)
_SERVER = "(SELECT server FROM matches WHERE id = ?2)"
_DUE_NO_MORE = f"""
DELETE FROM due WHERE user = ?1 AND server = {_SERVER} AND NOT EXISTS (
    SELECT 1 FROM awaited JOIN matches ON matches.id = awaited.match
    WHERE awaited.user = ?1 AND matches.server = due.server)
"""
LAST_ONE_S = 3600  # until the last one whom a match waits for is called

_NEWLY_DUE = f"INSERT INTO due (user, server, due_at) SELECT ?1, {_SERVER}, 0 WHERE true ON CONFLICT DO NOTHING"


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

    async def silence(self, match: int, user: int, since: int) -> bool:
        """No more reminders of this wait; False if it is over."""
        sql = "UPDATE awaited SET silent = 1, call_at = NULL WHERE match = ? AND user = ? AND since = ?"
        return await self._db.write(lambda connection: connection.execute(sql, (match, user, since)).rowcount > 0)

    async def call_later(self, match: int, times: Mapping[int, int]) -> None:
        """Who could not be called when the match began to wait for him is to be called at his time."""
        sql = "UPDATE awaited SET call_at = ? WHERE match = ? AND user = ? AND silent = 0"
        values = [(at, match, user) for user, at in times.items()]
        await self._db.write(lambda connection: connection.executemany(sql, values).rowcount)

    async def all_awaited(self) -> list[AwaitedRow]:
        """Every match and user, by match."""
        sql = f"SELECT {_COLUMNS} FROM awaited ORDER BY match, user"
        return await self._db.read(lambda connection: fetch(connection, AwaitedRow, sql))


def replace_awaited(
    connection: sqlite3.Connection,
    match: int,
    users: Iterable[int],
    now: int,
    moved: Collection[int] = (),
    seats: Collection[int] = (),
) -> None:
    """Make ``users`` those whom the match waits for. Who already was keeps his time, unless he has just ``moved``: then
    it is a new wait. Users newly awaited on the match's server become due for a reminder of it, those whom no match of the
    server waits for any more do not. Who is left as the only one of several is called after a while.
    Clocks run accordingly; ``seats`` are those for which moves were made.
    """
    before = {int(row[0]) for row in connection.execute("SELECT user FROM awaited WHERE match = ?", (match,))}
    after = set(users)
    gone, come = before - after, after - before
    connection.executemany("DELETE FROM awaited WHERE match = ? AND user = ?", [(match, user) for user in gone])
    connection.executemany(
        "INSERT INTO awaited (match, user, since) VALUES (?, ?, ?) "
        "ON CONFLICT (match, user) DO UPDATE SET since = excluded.since, reminded = 0, silent = 0, call_at = NULL",
        [(match, user, now) for user in after if user not in before or user in moved],
    )
    connection.executemany(_DUE_NO_MORE, [(user, match) for user in gone])
    connection.executemany(_NEWLY_DUE, [(user, match) for user in come])
    if len(after) == 1 and after < before and after.isdisjoint(moved):
        connection.execute(
            "UPDATE awaited SET call_at = coalesce(call_at, ?) WHERE match = ? AND user = ? AND silent = 0",
            (now + LAST_ONE_S, match, *after),
        )
    leave_out_missed(connection, match, now)
    turn_clocks(connection, match, now, anew=moved, moved=seats)
