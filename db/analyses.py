"""Matches that are looked back at by the computer: what has been found, piece by piece, and who waits for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence

from db.analysis_rows import AnalysisRow, FoundRow
from db.outbox import add_entries
from db.part import Part
from db.queries import columns, fetch, fetch_one
from db.rows import OutboxEntry

_COUNT = "(SELECT count(*) FROM analysis_parts AS part WHERE part.match = analyses.match)"
_ROW = columns(AnalysisRow, "analyses").replace("analyses.found", _COUNT)


class Analyses(Part):
    """One per match, of the end that it had; an end that is taken back takes its analysis with it (``db.moves``)."""

    async def ask(self, match: int, revision: int, user: int, now: int) -> AnalysisRow | None:
        """Somebody wants the analysis of a match that has ended at this revision: begin it if nobody has, and note who is to be
        told of it. None where the match is no more as it was.
        """

        def job(connection: sqlite3.Connection) -> AnalysisRow | None:
            connection.execute(
                "INSERT INTO analyses (match, revision, asked_at) SELECT id, revision, ?3 FROM matches"
                " WHERE id = ?1 AND revision = ?2 AND status = 'finished' ON CONFLICT DO NOTHING",
                (match, revision, now),
            )
            row = _row(connection, match)
            if row is None or row.revision != revision:
                return None
            if not row.told:
                sql = "INSERT INTO analysis_readers (match, user, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
                connection.execute(sql, (match, user, now))
            return row

        return await self._db.write(job)

    async def of(self, match: int) -> AnalysisRow | None:
        """How far the analysis of a match is, None if nobody wants one."""
        return await self._db.read(lambda connection: _row(connection, match))

    async def open(self) -> list[AnalysisRow]:
        """The analyses that are still to be made or told, those that were asked for first ahead."""
        sql = f"SELECT {_ROW} FROM analyses WHERE told = 0 ORDER BY asked_at, match"
        return await self._db.read(lambda connection: fetch(connection, AnalysisRow, sql))

    async def found(self, match: int) -> list[FoundRow]:
        """What has been found so far, in the order of deals."""
        sql = f"SELECT {columns(FoundRow)} FROM analysis_parts WHERE match = ? ORDER BY kind, ply, first"
        return await self._db.read(lambda connection: fetch(connection, FoundRow, sql, match))

    async def begin(self, match: int, revision: int, total: int) -> bool:
        """So many pieces of work are to be done, at most; False if the analysis is no more wanted."""
        return await self._change(
            "UPDATE analyses SET total = ?3 WHERE match = ?1 AND revision = ?2", match, revision, total
        )

    async def keep(self, match: int, revision: int, found: FoundRow) -> bool:
        """Keep what a piece of work has found; False if the analysis is no more wanted."""
        sql = (
            "INSERT OR REPLACE INTO analysis_parts (match, kind, ply, first, found)"
            " SELECT match, ?3, ?4, ?5, ?6 FROM analyses WHERE match = ?1 AND revision = ?2"
        )
        return await self._change(sql, match, revision, found.kind, found.ply, found.first, found.found)

    async def finish(self, match: int, revision: int, now: int) -> bool:
        """All of it has been found."""
        return await self._change(
            "UPDATE analyses SET done_at = ?3 WHERE match = ?1 AND revision = ?2", match, revision, now
        )

    async def reopen(self, match: int, revision: int, empty: Iterable[tuple[str, bytes]]) -> bool:
        """What is kept as ``empty``, of each kind, is to be found once more, and told again; False where nothing is."""

        def job(connection: sqlite3.Connection) -> bool:
            sql = (
                "DELETE FROM analysis_parts WHERE kind = ?3 AND found = ?4"
                " AND match IN (SELECT match FROM analyses WHERE match = ?1 AND revision = ?2)"
            )
            gone = [connection.execute(sql, (match, revision, kind, found)).rowcount for kind, found in empty]
            if not any(gone):
                return False
            connection.execute("UPDATE analyses SET done_at = NULL, told = 0 WHERE match = ?", (match,))
            connection.execute("DELETE FROM analysis_readers WHERE match = ?", (match,))
            return True

        return await self._db.write(job)

    async def tell(self, now: int, told: Callable[[int, Sequence[int]], Iterable[OutboxEntry]]) -> list[int]:
        """Put into the outbox that analyses are there, once for each that is made and whose match is over for good; ``told``
        makes the entries for a match and those who asked. Gives the matches.
        """

        def job(connection: sqlite3.Connection) -> list[int]:
            sql = (
                "SELECT match FROM analyses JOIN matches ON matches.id = match"
                " WHERE told = 0 AND done_at IS NOT NULL AND final_at <= ? ORDER BY done_at, match"
            )
            matches = [int(row[0]) for row in connection.execute(sql, (now,))]
            for match in matches:
                readers = connection.execute(
                    "SELECT user FROM analysis_readers WHERE match = ? ORDER BY at, user", (match,)
                )
                add_entries(connection, told(match, [int(row[0]) for row in readers]), now)
                connection.execute("UPDATE analyses SET told = 1 WHERE match = ?", (match,))
            return matches

        return await self._db.write(job)

    async def _change(self, sql: str, *values: object) -> bool:
        return await self._db.write(lambda connection: connection.execute(sql, values).rowcount > 0)


def remove_analysis(connection: sqlite3.Connection, match: int) -> None:
    """A match goes on, so it cannot be looked back at, within a transaction."""
    connection.execute("DELETE FROM analyses WHERE match = ?", (match,))


def _row(connection: sqlite3.Connection, match: int) -> AnalysisRow | None:
    return fetch_one(connection, AnalysisRow, f"SELECT {_ROW} FROM analyses WHERE match = ?", match)
