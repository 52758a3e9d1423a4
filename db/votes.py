"""Votes of the players of a match: one per person and question, which may be changed."""

from __future__ import annotations

import sqlite3

from db.part import Part


class Votes(Part):
    """``kind`` names the question: 'end', 'undo:<revision>'."""

    async def vote(self, match: int, user: int, kind: str, yes: bool, now: int) -> dict[int, bool]:
        """Cast or change a vote; gives all votes on the question by user."""

        def job(connection: sqlite3.Connection) -> dict[int, bool]:
            connection.execute(
                "INSERT OR REPLACE INTO votes (match, kind, user, yes, at) VALUES (?, ?, ?, ?, ?)",
                (match, kind, user, yes, now),
            )
            return _votes(connection, match, kind)

        return await self._db.write(job)

    async def votes(self, match: int, kind: str) -> dict[int, bool]:
        """All votes on a question by user."""
        return await self._db.read(lambda connection: _votes(connection, match, kind))


def _votes(connection: sqlite3.Connection, match: int, kind: str) -> dict[int, bool]:
    sql = "SELECT user, yes FROM votes WHERE match = ? AND kind = ? ORDER BY user"
    return {int(user): bool(yes) for user, yes in connection.execute(sql, (match, kind))}
