"""Who took a hint by the computer, and at which move."""

from __future__ import annotations

from db.part import Part


class Hints(Part):
    """One row per match, person and position, however often he looks."""

    async def take(self, match: int, user: int, ply: int, now: int) -> None:
        """Somebody has been told what the computer would do after that many moves."""
        sql = "INSERT INTO hints (match, user, ply, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._db.write(lambda connection: connection.execute(sql, (match, user, ply, now)).rowcount)

    async def counts(self, match: int) -> dict[int, int]:
        """At how many moves each person took one; those who took none are not there."""
        sql = "SELECT user, count(*) FROM hints WHERE match = ? GROUP BY user ORDER BY user"
        return dict(await self._db.read(lambda connection: connection.execute(sql, (match,)).fetchall()))
