"""What surrounds a job on a connection: all of it or nothing for writing, one state of the database for reading."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]


def transaction(connection: sqlite3.Connection, job: Job[T]) -> T:
    """The job's result after COMMIT; any exception rolls back and is passed on."""
    # A deferred transaction that reads first and writes later fails at once if another wrote in between.
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = job(connection)
        connection.execute("COMMIT")
    except BaseException:
        # A full disk and the like make SQLite roll back by itself.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def snapshot(connection: sqlite3.Connection, job: Job[T]) -> T:
    """The job's result, all its queries seeing the same state."""
    connection.execute("BEGIN")
    try:
        return job(connection)
    finally:
        connection.execute("ROLLBACK")
