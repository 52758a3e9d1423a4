"""Votes of the players of a match: one per person and question, which may be changed."""

from __future__ import annotations

import sqlite3

from db.part import Part
from db.queries import columns, fetch
from db.rows import AskedRow

# Of questions about a position (their kinds end with its revision) only those about the present one. What somebody refuses
# waits for nothing but a change of his mind.
_PATIENT = f"""
SELECT {columns(AskedRow, "votes")}
FROM votes JOIN matches ON matches.id = votes.match
WHERE matches.status = 'running' AND (votes.kind NOT LIKE '%:%' OR votes.kind LIKE '%:' || matches.revision)
GROUP BY votes.match, votes.kind HAVING min(votes.yes) = 1 AND max(votes.patient_since) <= ?
ORDER BY votes.match, votes.kind
"""


class Votes(Part):
    """``kind`` names the question: 'end', 'undo:<revision>'."""

    async def put(self, match: int, user: int, kind: str, yes: bool, now: int) -> dict[int, bool]:
        """Cast or change a vote (the same again changes nothing); gives all votes on the question by user."""

        def job(connection: sqlite3.Connection) -> dict[int, bool]:
            connection.execute(
                "INSERT INTO votes (match, kind, user, yes, at, patient_since) VALUES (?1, ?2, ?3, ?4, ?5, ?5)"
                " ON CONFLICT (match, kind, user) DO UPDATE"
                " SET yes = excluded.yes, at = excluded.at, patient_since = excluded.patient_since WHERE yes <> excluded.yes",
                (match, kind, user, yes, now),
            )
            return _votes(connection, match, kind)

        return await self._db.write(job)

    async def of(self, match: int, kind: str) -> dict[int, bool]:
        """All votes on a question by user."""
        return await self._db.read(lambda connection: _votes(connection, match, kind))

    async def forget(self, match: int, kind: str) -> None:
        """No more votes on a question."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM votes WHERE match = ? AND kind = ?", (match, kind))

        await self._db.write(job)

    async def last_answer(self, match: int, kind: str) -> int | None:
        """When a question was answered last, None if nobody has answered."""
        sql = "SELECT max(at) FROM votes WHERE match = ? AND kind = ?"
        return await self._db.read(lambda connection: connection.execute(sql, (match, kind)).fetchone()[0])

    async def patient_since(self, match: int, kind: str) -> int | None:
        """The same, but for the time in which nobody could answer, which has not counted."""
        sql = "SELECT max(patient_since) FROM votes WHERE match = ? AND kind = ?"
        return await self._db.read(lambda connection: connection.execute(sql, (match, kind)).fetchone()[0])

    async def unrefused(self, before: int) -> list[AskedRow]:
        """The questions to tables of running matches that nobody refuses and of which the last answer has been waited on
        since up to a time.
        """
        return await self._db.read(lambda connection: fetch(connection, AskedRow, _PATIENT, before))


def _votes(connection: sqlite3.Connection, match: int, kind: str) -> dict[int, bool]:
    sql = "SELECT user, yes FROM votes WHERE match = ? AND kind = ? ORDER BY user"
    return {int(user): bool(yes) for user, yes in connection.execute(sql, (match, kind))}
