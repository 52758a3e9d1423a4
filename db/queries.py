"""How rows are read into Structs and put back."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import TypeVar

import msgspec

from db.rows import Row

T = TypeVar("T")

_AT_ONCE = 100  # rows in one statement, where each costs a quarter to a third less than in one of its own


def fetch(connection: sqlite3.Connection, kind: type[T], sql: str, *values: object) -> list[T]:
    """All rows of a query as Structs (or, for a plain type, as that)."""
    # Not strict: SQLite keeps truth values as 0 and 1.
    return msgspec.convert(connection.execute(sql, values).fetchall(), list[kind], strict=False)


def fetch_one(connection: sqlite3.Connection, kind: type[T], sql: str, *values: object) -> T | None:
    """The first row of a query as a Struct, None if there is none."""
    row = connection.execute(sql, values).fetchone()
    return None if row is None else msgspec.convert(row, kind, strict=False)


def columns(kind: type[Row], table: str = "") -> str:
    """The columns a Struct is read from, for SELECT; with the table's name before each if one is given."""
    prefix = f"{table}." if table else ""
    return ", ".join(prefix + name for name in kind.__struct_fields__)


def save(connection: sqlite3.Connection, table: str, row: Row) -> None:
    """Put a Struct into its table, in the place of the row with the same key."""
    marks = ", ".join("?" * len(row.__struct_fields__))
    sql = f"INSERT OR REPLACE INTO {table} ({columns(type(row))}) VALUES ({marks})"
    connection.execute(sql, msgspec.structs.astuple(row))


def put_in(connection: sqlite3.Connection, sql: str, rows: Sequence[Sequence[object]]) -> None:
    """An INSERT of many rows of the same length; ``{rows}`` in its text is where their values stand."""
    for first in range(0, len(rows), _AT_ONCE):
        some = rows[first : first + _AT_ONCE]
        connection.execute(_marked(sql, len(some), len(some[0])), [value for row in some for value in row])


@cache
def _marked(sql: str, rows: int, width: int) -> str:
    row = f"({', '.join('?' * width)})"
    return sql.format(rows=", ".join([row] * rows))
