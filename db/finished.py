"""Matches that were played to their end, for whoever looks back at them."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from db.part import Part
from db.queries import columns, fetch
from db.rows import FinishedMatch, FinishedRow, SeatRow

# Nothing stores when a match began: its first move is what people remember of it.
_BEGAN = "coalesce((SELECT at FROM moves WHERE match = matches.id ORDER BY ply LIMIT 1), created_at)"
_COLUMNS = columns(FinishedRow).replace("began_at", _BEGAN)
_WITHOUT_RESULT = (
    f"SELECT {_COLUMNS} FROM matches LEFT JOIN results ON match = id WHERE status = 'finished' AND match IS NULL"
)
_WHERE = "status = 'finished' AND server = ?1 AND (?2 IS NULL OR slug = ?2)"
_SELECT = f"SELECT {_COLUMNS} FROM matches WHERE {_WHERE} ORDER BY ended_at, id"
_SEATS = (
    f"SELECT {columns(SeatRow, 'seats')} FROM seats JOIN matches ON matches.id = seats.match"
    f" WHERE {_WHERE} ORDER BY seats.seat, seats.id"
)


class Finished(Part):
    """The end of a match may be taken back, and come again later: what is made of one is true of its row as it was then."""

    async def of_server(self, server: int, slug: str | None = None) -> list[FinishedMatch]:
        """The finished matches of a server (of one game), the oldest end first, with those who sat there at the end and those
        who sat there at the start.
        """

        def job(connection: sqlite3.Connection) -> list[FinishedMatch]:
            first: dict[int, dict[int, SeatRow]] = {}
            last: dict[int, dict[int, SeatRow]] = {}
            for row in fetch(connection, SeatRow, _SEATS, server, slug):
                first.setdefault(row.match, {}).setdefault(row.seat, row)
                last.setdefault(row.match, {})[row.seat] = row
            return [
                FinishedMatch(row, [*last[row.id].values()], [*first[row.id].values()])
                for row in fetch(connection, FinishedRow, _SELECT, server, slug)
            ]

        return await self._db.read(job)

    async def states(self, matches: Sequence[int]) -> list[bytes]:
        """The last states of these matches, in the same order."""
        sql = "SELECT state FROM snapshots WHERE match = ?"
        return await self._db.read(
            lambda connection: [bytes(connection.execute(sql, (match,)).fetchone()[0]) for match in matches]
        )

    async def without_result(self) -> list[FinishedRow]:
        """The finished matches of all servers of which no result is stored, by id."""
        return await self._db.read(lambda connection: fetch(connection, FinishedRow, f"{_WITHOUT_RESULT} ORDER BY id"))

    async def results(self, matches: Sequence[int]) -> dict[int, str]:
        """The stored results of these matches, as far as there are any."""

        def job(connection: sqlite3.Connection) -> dict[int, str]:
            sql = "SELECT outcome FROM results WHERE match = ?"
            found = ((match, connection.execute(sql, (match,)).fetchone()) for match in matches)
            return {match: row[0] for match, row in found if row is not None}

        return await self._db.read(job)

    async def keep(self, results: Mapping[int, str]) -> None:
        """Store results of finished matches."""

        def job(connection: sqlite3.Connection) -> None:
            for match, outcome in results.items():
                put_result(connection, match, outcome)

        await self._db.write(job)


def put_result(connection: sqlite3.Connection, match: int, outcome: str) -> None:
    """Store the result of a match that is finished within a transaction."""
    connection.execute("INSERT OR REPLACE INTO results (match, outcome) VALUES (?, ?)", (match, outcome))


def remove_result(connection: sqlite3.Connection, match: int) -> None:
    """A match goes on, so it has no result, within a transaction."""
    connection.execute("DELETE FROM results WHERE match = ?", (match,))
