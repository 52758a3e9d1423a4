"""Jobs are all or nothing and one by one, whatever happens to who asked for them; the file is let go of in the end."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.file.database import Database, DatabaseError
from tests.db.table import ROOT, all_end
from tests.machine import PATIENCE_S


@pytest.fixture
async def db(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path)
    try:
        yield opened
    finally:
        await opened.close()


def note(key: str):  # type: ignore[no-untyped-def]
    def job(connection: sqlite3.Connection) -> str:
        connection.execute("INSERT INTO settings VALUES (?, '')", (key,))
        return key

    return job


def keys(connection: sqlite3.Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT key FROM settings ORDER BY key")]


@contextlib.asynccontextmanager
async def busy(db: Database) -> AsyncIterator[None]:
    """The writer is at work; what is given to it meanwhile waits together."""
    inside, leave = threading.Event(), threading.Event()

    def job(_: sqlite3.Connection) -> None:
        inside.set()
        assert leave.wait(PATIENCE_S)

    working = asyncio.create_task(db.write(job))
    await asyncio.to_thread(inside.wait, PATIENCE_S)
    yield
    await asyncio.sleep(0)
    leave.set()
    await working


async def transaction_is_open(db: Database) -> bool:
    """Whether somebody else would find the file locked for writing once all jobs are done."""
    await db.write(lambda _: None)
    with contextlib.closing(sqlite3.connect(db.path, timeout=0, isolation_level=None)) as other:
        try:
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return True
        return False


@pytest.mark.real_disk
@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)]
)
async def test_writer_keeps_what_it_acknowledged(db: Database, pragma: str, value: object) -> None:
    assert await db.write(lambda connection: connection.execute(f"PRAGMA {pragma}").fetchone()[0]) == value


async def test_tables_are_strict(db: Database) -> None:
    loose = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' AND NOT strict"
    assert await db.read(lambda connection: connection.execute(loose).fetchall()) == []


async def test_text_in_a_column_of_numbers_is_refused(db: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT"):
        await db.write(lambda connection: connection.execute("INSERT INTO due VALUES (1, 1, 'soon')").rowcount)


async def test_write_gives_the_result_of_the_job(db: Database) -> None:
    assert await db.write(note("a")) == "a"
    assert await db.read(keys) == ["a"]


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt, asyncio.CancelledError])
async def test_exception_in_a_job_leaves_nothing_and_is_passed_on(db: Database, error: type[BaseException]) -> None:
    def job(connection: sqlite3.Connection) -> None:
        note("a")(connection)
        raise error

    with pytest.raises(error):
        await db.write(job)
    assert await db.read(keys) == []
    assert await db.write(note("b")) == "b"


async def test_failed_statement_leaves_nothing_of_the_statements_before(db: Database) -> None:
    def job(connection: sqlite3.Connection) -> None:
        note("a")(connection)
        note("a")(connection)

    with pytest.raises(sqlite3.IntegrityError):
        await db.write(job)
    assert await db.read(keys) == []


async def test_reader_cannot_write(db: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await db.read(note("a"))


async def test_all_queries_of_one_read_see_the_same_state(db: Database) -> None:
    first_done, written = threading.Event(), threading.Event()

    def job(connection: sqlite3.Connection) -> tuple[list[str], list[str]]:
        before = keys(connection)
        first_done.set()
        assert written.wait(30)
        return before, keys(connection)

    reading = asyncio.create_task(db.read(job))
    await asyncio.to_thread(first_done.wait, 30)
    await db.write(note("a"))
    written.set()
    assert await reading == ([], [])
    assert await db.read(keys) == ["a"]


async def test_readers_do_not_wait_for_a_writer_and_see_nothing_unfinished(db: Database) -> None:
    inside, leave = threading.Event(), threading.Event()

    def job(connection: sqlite3.Connection) -> None:
        note("a")(connection)
        inside.set()
        assert leave.wait(30)

    writing = asyncio.create_task(db.write(job))
    await asyncio.to_thread(inside.wait, 30)
    assert await db.read(keys) == []
    leave.set()
    await writing
    assert await db.read(keys) == ["a"]


async def test_writes_are_done_one_by_one_in_the_order_of_the_calls(db: Database) -> None:
    done: list[int] = []
    running: list[int] = []

    def job(n: int):  # type: ignore[no-untyped-def]
        def run(connection: sqlite3.Connection) -> None:
            running.append(n)
            note(f"{n:03}")(connection)
            assert running == [n]
            running.clear()
            done.append(n)

        return run

    await asyncio.gather(*(db.write(job(n)) for n in range(200)))
    assert done == list(range(200))
    assert len(await db.read(keys)) == 200


async def test_jobs_that_wait_at_the_same_time_share_a_commit(db: Database) -> None:
    done: list[str] = []
    async with busy(db):
        waiting = [asyncio.create_task(db.write(note(key))) for key in "abc"]
        tracing = asyncio.create_task(db.write(lambda connection: connection.set_trace_callback(done.append)))
    await tracing
    assert await asyncio.gather(*waiting) == ["a", "b", "c"]
    assert done.count("COMMIT") == 1
    assert await db.read(keys) == ["a", "b", "c"]


@pytest.mark.parametrize("loses", [False, True])
async def test_of_jobs_that_share_a_commit_one_that_fails_leaves_nothing_and_the_others_all(
    db: Database, loses: bool
) -> None:
    def failing(connection: sqlite3.Connection) -> None:
        note("b")(connection)
        if loses:
            connection.execute("ROLLBACK")  # as SQLite does by itself when the disk is full
        connection.execute("SELECT nothing")

    async with busy(db):
        waiting = [asyncio.create_task(db.write(job)) for job in (note("a"), failing, note("c"))]
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in done] == [str, sqlite3.OperationalError, str]
    assert await db.read(keys) == ["a", "c"]
    assert not await transaction_is_open(db)


async def test_cancelled_in_mid_transaction_the_job_is_done_whole(db: Database) -> None:
    inside, leave = threading.Event(), threading.Event()

    def job(connection: sqlite3.Connection) -> None:
        note("a")(connection)
        inside.set()
        assert leave.wait(30)
        note("b")(connection)

    writing = asyncio.create_task(db.write(job))
    await asyncio.to_thread(inside.wait, 30)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    leave.set()
    assert not await transaction_is_open(db)
    assert await db.read(keys) == ["a", "b"]


async def test_cancelled_in_mid_transaction_a_failing_job_is_rolled_back(db: Database) -> None:
    inside, leave = threading.Event(), threading.Event()

    def job(connection: sqlite3.Connection) -> None:
        note("a")(connection)
        inside.set()
        assert leave.wait(30)
        raise RuntimeError

    writing = asyncio.create_task(db.write(job))
    await asyncio.to_thread(inside.wait, 30)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    leave.set()
    assert not await transaction_is_open(db)
    assert await db.read(keys) == []


async def test_cancelled_while_waiting_its_turn_the_job_is_done_all_the_same(db: Database) -> None:
    inside, leave = threading.Event(), threading.Event()

    def first(connection: sqlite3.Connection) -> None:
        inside.set()
        assert leave.wait(30)

    writing = asyncio.create_task(db.write(first))
    await asyncio.to_thread(inside.wait, 30)
    waiting = asyncio.create_task(db.write(note("a")))
    await asyncio.sleep(0)
    waiting.cancel()
    leave.set()
    await writing
    assert await db.write(keys) == ["a"]
    assert waiting.cancelled()


async def test_200_writes_cancelled_at_once_leave_no_open_transaction(db: Database) -> None:
    tasks = [asyncio.create_task(db.write(note(f"{n:03}"))) for n in range(200)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [result for result in results if isinstance(result, str)] == [f"{n:03}" for n in range(1, 200, 2)]
    assert not await transaction_is_open(db)
    assert len(await db.read(keys)) == 200


async def test_closing_finishes_what_was_given_before(path: Path) -> None:
    db = await Database.open(path)
    tasks = [asyncio.create_task(db.write(note(f"{n:02}"))) for n in range(50)]
    await asyncio.sleep(0)
    await db.close()
    assert await asyncio.gather(*tasks) == [f"{n:02}" for n in range(50)]


async def test_closed_database_says_so(path: Path) -> None:
    db = await Database.open(path)
    await db.close()
    for attempt in (db.read(keys), db.write(note("a"))):
        with pytest.raises(DatabaseError) as refusal:
            await attempt
        assert refusal.value.code == "database-closed"


async def test_closing_twice_does_no_harm_and_leaves_no_thread(path: Path) -> None:
    before = set(threading.enumerate())
    db = await Database.open(path)
    assert len(set(threading.enumerate()) - before) == 2
    await db.close()
    await db.close()
    assert all_end(set(threading.enumerate()) - before)


async def test_closed_database_is_one_file_and_its_lock(path: Path) -> None:
    db = await Database.open(path)
    await db.write(note("a"))
    await db.close()
    assert sorted(file.name for file in path.parent.iterdir()) == ["bot.sqlite", "bot.sqlite.lock"]


def test_process_that_fails_without_closing_ends(path: Path) -> None:
    script = (
        "import asyncio, pathlib, sys\n"
        "from db.file.database import Database\n"
        "async def main():\n"
        "    global db\n"
        "    db = await Database.open(pathlib.Path(sys.argv[1]))\n"
        "    raise SystemExit(7)\n"
        "asyncio.run(main())\n"
    )
    ended = subprocess.run([sys.executable, "-c", script, path], timeout=PATIENCE_S, capture_output=True, cwd=ROOT)
    assert ended.returncode == 7, ended.stderr
