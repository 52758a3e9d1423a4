"""What surrounds jobs on a connection: all of each or nothing for writing, one state of the database for reading."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Outcome = tuple[Any, BaseException | None]
"""What came of a job: its result, or what it raised."""


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


def together(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Outcome]:
    """What comes of jobs one after the other, each of them whole or not at all, after one COMMIT for them all: waiting for the disk
    is most of what a transaction takes. Where nothing could be kept that way, each job is done again and alone.
    """
    if len(jobs) > 1:
        try:
            return transaction(connection, lambda connection: [_within(connection, job) for job in jobs])
        except sqlite3.Error:
            pass  # a full disk and the like; whom it concerns shows below
    return [_alone(connection, job) for job in jobs]


def _alone(connection: sqlite3.Connection, job: Job[Any]) -> Outcome:
    try:
        return transaction(connection, job), None
    except BaseException as error:
        return None, error


def _within(connection: sqlite3.Connection, job: Job[Any]) -> Outcome:
    """The same within a transaction. Raises sqlite3.Error if that is lost."""
    connection.execute("SAVEPOINT job")
    try:
        result = job(connection)
    except BaseException as error:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return None, error
    connection.execute("RELEASE job")
    return result, None


def snapshot(connection: sqlite3.Connection, job: Job[T]) -> T:
    """The job's result, all its queries seeing the same state."""
    connection.execute("BEGIN")
    try:
        return job(connection)
    finally:
        connection.execute("ROLLBACK")
