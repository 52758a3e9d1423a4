"""Which puzzles somebody has solved."""

from __future__ import annotations

from db.part import Part


class Puzzles(Part):
    """One row per person and puzzle, however often it is solved; a puzzle is told by its game and its mark."""

    async def solve(self, user: int, slug: str, puzzle: str, now: int) -> None:
        """Somebody has found the answer."""
        sql = "INSERT INTO puzzles_solved (user, slug, puzzle, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._db.write(lambda connection: connection.execute(sql, (user, slug, puzzle, now)).rowcount)

    async def solved(self, user: int, slug: str) -> set[str]:
        """The marks of those of a game that somebody has solved."""
        sql = "SELECT puzzle FROM puzzles_solved WHERE user = ? AND slug = ?"
        rows = await self._db.read(lambda connection: connection.execute(sql, (user, slug)).fetchall())
        return {mark for (mark,) in rows}
