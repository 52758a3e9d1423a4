"""Decks that people have made for themselves, and which of them they bring to a match."""

from __future__ import annotations

import sqlite3

from db.part import Part


class Decks(Part):
    """One deck per person and deck of a game; the cards are the caller's text."""

    async def of_user(self, user: int, slug: str) -> dict[str, str]:
        """The decks of a person that are not the usual ones: deck → cards."""
        sql = "SELECT deck, cards FROM decks WHERE user = ? AND slug = ? ORDER BY deck"
        return await self._db.read(lambda connection: dict(connection.execute(sql, (user, slug)).fetchall()))

    async def put(self, user: int, slug: str, deck: str, cards: str) -> None:
        """Keep a deck in the place of the one before; "" goes back to the usual one."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM decks WHERE user = ? AND slug = ? AND deck = ?", (user, slug, deck))
            if cards:
                connection.execute(
                    "INSERT INTO decks (user, slug, deck, cards) VALUES (?, ?, ?, ?)", (user, slug, deck, cards)
                )

        await self._db.write(job)

    async def brought(self, match: int) -> dict[int, str]:
        """Who brings which deck to a match."""
        sql = "SELECT user, deck FROM brought WHERE match = ? ORDER BY user"
        return await self._db.read(lambda connection: dict(connection.execute(sql, (match,)).fetchall()))

    async def bring(self, match: int, user: int, deck: str) -> None:
        """Bring a deck in the place of the one before; "" brings none."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM brought WHERE match = ? AND user = ?", (match, user))
            if deck:
                connection.execute("INSERT INTO brought (match, user, deck) VALUES (?, ?, ?)", (match, user, deck))

        await self._db.write(job)
