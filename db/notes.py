"""What people write down for themselves about a match; nobody else may read it."""

from __future__ import annotations

from db.part import Part


class Notes(Part):
    """One note per match and person. It goes with the seat when that is given away."""

    async def get(self, match: int, user: int) -> str:
        """The person's note, "" for none."""
        sql = "SELECT text FROM notes WHERE match = ? AND user = ?"
        row = await self._db.read(lambda connection: connection.execute(sql, (match, user)).fetchone())
        return "" if row is None else str(row[0])

    async def put(self, match: int, user: int, text: str) -> None:
        """Write the note anew; "" takes it out."""
        sql = (
            "INSERT OR REPLACE INTO notes (match, user, text) VALUES (?1, ?2, ?3)"
            if text
            else "DELETE FROM notes WHERE match = ?1 AND user = ?2 AND ?3 = ''"
        )
        await self._db.write(lambda connection: connection.execute(sql, (match, user, text)).rowcount)
