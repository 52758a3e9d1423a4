"""Moves planned ahead by people who are not awaited yet; nobody else may see them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from db.part import Part
from db.queries import columns, fetch
from db.rows import PlanRow

_SELECT = f"SELECT {columns(PlanRow)} FROM plans "


class Plans(Part):
    """One plan per match and person."""

    async def get(self, match: int, user: int) -> PlanRow:
        """The person's plan; an empty one if there is none."""
        sql = f"{_SELECT} WHERE match = ? AND user = ?"
        found = await self._db.read(lambda connection: fetch(connection, PlanRow, sql, match, user))
        return found[0] if found else PlanRow(match, user)

    async def of_match(self, match: int) -> list[PlanRow]:
        """All plans of a match."""
        return await self._db.read(lambda connection: plans_of(connection, match))

    async def put(self, plan: PlanRow) -> None:
        """Store a plan in the place of the one before; an empty one is taken out."""
        await self._db.write(lambda connection: put_plans(connection, [plan]))


def plans_of(connection: sqlite3.Connection, match: int) -> list[PlanRow]:
    """All plans of a match within a transaction."""
    return fetch(connection, PlanRow, f"{_SELECT} WHERE match = ?", match)


def put_plans(connection: sqlite3.Connection, plans: Iterable[PlanRow]) -> None:
    """Store plans within a transaction."""
    for plan in plans:
        connection.execute("DELETE FROM plans WHERE match = ? AND user = ?", (plan.match, plan.user))
        if plan.steps or plan.stopped:
            connection.execute(
                f"INSERT INTO plans ({columns(PlanRow)}) VALUES (?, ?, ?, ?)",
                (plan.match, plan.user, plan.steps, plan.stopped),
            )
