"""The file: opened, checked and migrated; one writer, one reader, each job one hop to its connection's thread.

Whoever opens a database closes it in ``finally``::

    store = await Store.open(path)
    try:
        ...
    finally:
        await store.close()
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from db.errors import DatabaseError
from db.file.backup import backup_file
from db.file.migrate import MIGRATIONS, Migration, check, migrate, read_migrations
from db.file.transactions import Job, Outcome, snapshot, together

__all__ = ["Database", "DatabaseError"]

T = TypeVar("T")

BUSY_SECONDS = 5.0
SYNCHRONOUS = "FULL"  # what was acknowledged outlives a power cut
AT_ONCE = 50  # jobs that are kept by one COMMIT, at most: none waits long for those after it


class Database:
    """An open database. ``read`` and ``write`` take a function of a plain sqlite3 connection and run it on the thread of
    that connection; it must give its result whole (no cursor) and must not touch what belongs to the event loop.
    """

    def __init__(
        self, path: Path, lock: sqlite3.Connection, writer: aiosqlite.Connection, reader: aiosqlite.Connection
    ):
        self.path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._closed = False
        self._waiting: deque[tuple[Job[Any], asyncio.Future[Any]]] = deque()  # to be written

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS) -> Database:
        """Open the file, created if absent, and bring it up to date. Raises DatabaseError (see there for the codes)."""
        known = read_migrations(migrations)
        lock = take_lock(path)
        connections: list[aiosqlite.Connection] = []
        try:
            writer = await _connect(path, connections)
            await _hop(writer, lambda connection: _prepare(connection, path, known))
            reader = await _connect(path, connections)
            await _hop(reader, lambda connection: connection.execute("PRAGMA query_only = ON").close())
            return cls(path, lock, writer, reader)
        except BaseException as error:
            for connection in connections:
                await connection.close()
            lock.close()
            if isinstance(error, sqlite3.Error | OSError):
                raise _refusal(error, path) from error
            raise

    async def read(self, job: Job[T]) -> T:
        """The job's result, all its queries seeing one state of the database."""
        return await _hop(self._open(self._reader), lambda connection: snapshot(connection, job))

    async def write(self, job: Job[T]) -> T:
        """The job's result after COMMIT; any exception rolls back and is passed on.

        The thread takes the jobs one by one in the order of the calls and runs each to its end even if the caller is
        cancelled meanwhile. So no lock is needed, and no transaction is ever left open or joined by a stranger. Jobs that wait
        for the thread at the same time share a COMMIT; one may be run twice if that fails.
        """
        writer, future = self._open(self._writer), asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        # Past ``_hop``, whose answer is that of one job.
        writer._tx.put_nowait((None, self._write_waiting))  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType]
        return await future

    def _write_waiting(self) -> None:
        """On the thread of the writer, once for each job: those that wait by now."""
        taken = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
        if taken:
            raw = self._writer._conn  # pyright: ignore[reportPrivateUsage]
            futures = [future for _, future in taken]
            outcomes = together(raw, [job for job, _ in taken])
            futures[0].get_loop().call_soon_threadsafe(_tell, futures, outcomes)

    async def backup(self, target: Path) -> None:
        """Copy all that is committed to ``target`` (see :func:`db.file.backup.backup_file`) while work goes on."""
        await asyncio.to_thread(backup_file, self.path, target)

    async def close(self) -> None:
        """Finish the jobs already given, close the file and let go of it. Closing twice does no harm."""
        if self._closed:
            return
        self._closed = True
        try:
            await self._reader.close()
        finally:
            try:
                await self._writer.close()
            finally:
                self._lock.close()

    def _open(self, connection: aiosqlite.Connection) -> aiosqlite.Connection:
        if self._closed:
            raise DatabaseError("database-closed", path=str(self.path))
        return connection


async def _connect(path: Path, opened: list[aiosqlite.Connection]) -> aiosqlite.Connection:
    connection = aiosqlite.connect(path, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=256)
    # A process that ends by an exception must not be kept alive by this thread, even if nobody closed the connection.
    connection._thread.daemon = True  # pyright: ignore[reportPrivateUsage]
    await connection
    opened.append(connection)
    return connection


async def _hop(connection: aiosqlite.Connection, job: Job[T]) -> T:
    # aiosqlite has no public way to run a function on its thread, and each of its statements is a hop of its own: the
    # whole transaction in one hop was measured 3.8 times faster than in four, and nobody can slip in between.
    raw = connection._conn  # pyright: ignore[reportPrivateUsage]
    result: T = await connection._execute(job, raw)  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType]
    return result


def _tell(futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Outcome]) -> None:
    """Give each caller what came of his job, unless he was cancelled."""
    for future, (result, error) in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def take_lock(path: Path) -> sqlite3.Connection:
    """Keep other processes of this bot off the file for as long as the connection given back is open.

    The lock is SQLite's own, on a file beside: the system drops it when the process dies, however it dies, children
    forked from the process do not inherit it, and a second opening within the process is refused too.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(
            path.with_name(f"{path.name}.lock"), timeout=0, isolation_level=None, check_same_thread=False
        )
    except (OSError, sqlite3.Error) as error:
        raise _refusal(error, path) from error
    try:
        lock.execute("PRAGMA journal_mode = MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        raise _refusal(error, path) from error
    return lock


def _prepare(connection: sqlite3.Connection, path: Path, migrations: list[Migration]) -> None:
    check(connection, path, known=len(migrations))
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    migrate(connection, path, migrations)
    connection.execute("PRAGMA foreign_keys = ON")
    # A file that may only be read opens and begins transactions without complaint; only writing tells.
    connection.execute(f"PRAGMA user_version = {len(migrations)}")


def _refusal(error: sqlite3.Error | OSError, path: Path) -> DatabaseError:
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF
    codes = {
        sqlite3.SQLITE_BUSY: "database-locked",
        sqlite3.SQLITE_NOTADB: "database-unreadable",
        sqlite3.SQLITE_CORRUPT: "database-corrupt",
    }
    return DatabaseError(codes.get(primary, "database-folder"), path=str(path), detail=str(error))
