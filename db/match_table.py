"""Reading and writing rows of matches within a transaction."""

from __future__ import annotations

import sqlite3

from db.queries import columns, fetch
from db.rows import MatchRow

FINAL_AFTER_S = 24 * 3600  # from the end of a match; so long a mistake can be mended

# Every field but the last is a column of matches; the state lies apart.
_COLUMNS = columns(MatchRow, "matches").removesuffix("matches.state") + "snapshots.state"
_SELECT = f"SELECT {_COLUMNS} FROM matches LEFT JOIN snapshots ON snapshots.match = matches.id "


def find_matches(connection: sqlite3.Connection, condition: str, *values: object) -> list[MatchRow]:
    """The matches that satisfy a condition of SQL, by id."""
    return fetch(connection, MatchRow, f"{_SELECT} WHERE {condition} ORDER BY matches.id", *values)


def find_match(connection: sqlite3.Connection, match: int) -> MatchRow | None:
    """The match, None if there is none of this id."""
    return next(iter(find_matches(connection, "matches.id = ?", match)), None)


def get_match(connection: sqlite3.Connection, match: int) -> MatchRow:
    """The match. Raises KeyError if there is none of this id."""
    row = find_match(connection, match)
    if row is None:
        raise KeyError(match)
    return row


def put_state(connection: sqlite3.Connection, match: int, state: bytes) -> None:
    """Store the state after the last move that stands."""
    connection.execute("INSERT OR REPLACE INTO snapshots (match, state) VALUES (?, ?)", (match, state))
