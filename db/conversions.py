"""Running matches and the versions of the rules they are played by."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from db.awaited import replace_awaited
from db.match_table import put_state
from db.moves import add_moves
from db.outbox import add_entries
from db.part import Part
from db.queries import columns, fetch, fetch_one, save
from db.rows import ConversionRow, Following, OutboxEntry, RunningRow

_RUNNING = (
    "SELECT id, slug, rules_version, data_hash, EXISTS (SELECT 1 FROM awaited WHERE awaited.match = matches.id)"
    " FROM matches WHERE status = 'running' ORDER BY id"
)


class Conversions(Part):
    """What becomes of running matches when the rules have changed."""

    async def running(self) -> list[RunningRow]:
        """Every running match, by id."""
        return await self._db.read(lambda connection: fetch(connection, RunningRow, _RUNNING))

    async def convert(
        self,
        row: ConversionRow,
        *,
        base_revision: int,
        rules_version: int,
        state: bytes,
        turn: int,
        awaited: Iterable[int],
        outbox: Iterable[OutboxEntry],
        now: int,
        following: Following | None = None,
    ) -> bool:
        """Let newer rules take a match over, in one transaction; ``row`` is kept in the place of an earlier one.

        The revision grows by one, so nothing fits that was offered before; what people have planned is dropped; ``following``
        are the moves that follow by themselves. False, and nothing is changed, if the match is no more at ``base_revision`` or
        not running.
        """

        def job(connection: sqlite3.Connection) -> bool:
            changed = connection.execute(
                "UPDATE matches SET rules_version = ?, revision = revision + 1, unbroken = revision + 1, turn = ?"
                " WHERE id = ? AND revision = ? AND status = 'running'",
                (rules_version, turn, row.match, base_revision),
            )
            if changed.rowcount == 0:
                return False
            save(connection, "conversions", row)
            put_state(connection, row.match, state)
            connection.execute("DELETE FROM plans WHERE match = ?", (row.match,))
            replace_awaited(connection, row.match, awaited, now)
            add_entries(connection, outbox, now)
            if following is not None:
                add_moves(connection, row.match, base_revision + 1, following, now)
            return True

        return await self._db.write(job)

    async def wait_for(self, match: int, users: Iterable[int], outbox: Iterable[OutboxEntry], now: int) -> None:
        """The match waits for these users (nobody: it stands still, and so do its clocks), with what is told of it."""

        def job(connection: sqlite3.Connection) -> None:
            replace_awaited(connection, match, users, now)
            add_entries(connection, outbox, now)

        await self._db.write(job)


def conversion_of(connection: sqlite3.Connection, match: int) -> ConversionRow | None:
    """Where newer rules took the match over, within a transaction; None if they never did."""
    sql = f"SELECT {columns(ConversionRow)} FROM conversions WHERE match = ?"
    return fetch_one(connection, ConversionRow, sql, match)
