"""A file that cannot be used is refused with a code, unharmed, and whatever was opened for it is let go of."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.file.database import Database
from db.store import DatabaseError, Store
from tests.db.table import ROOT, Table, all_end
from tests.machine import PATIENCE_S

HOLD = """
import asyncio, pathlib, sys
from db.store import Store
async def main():
    store = await Store.open(pathlib.Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await store.close()
asyncio.run(main())
"""
OPEN = """
import asyncio, os, pathlib, sys
from db.store import DatabaseError, Store
if os.geteuid() == 0:  # root may write everywhere
    os.setuid(65534)
async def main():
    try:
        store = await Store.open(pathlib.Path(sys.argv[1]))
    except DatabaseError as error:
        print(error.code, end="")
    else:
        await store.close()
asyncio.run(main())
"""
RESTORE = """
import os, pathlib, sys
from db.errors import DatabaseError
from db.file.restore import restore_file
if os.geteuid() == 0:  # root may write everywhere
    os.setuid(65534)
try:
    restore_file(*map(pathlib.Path, sys.argv[1:]))
except DatabaseError as error:
    print(error.code, end="")
"""


async def refused(path: Path) -> DatabaseError:
    before = set(threading.enumerate())
    with pytest.raises(DatabaseError) as refusal:
        await Store.open(path)
    assert all_end(set(threading.enumerate()) - before)
    assert refusal.value.facts["path"] == str(path)
    return refusal.value


async def opens(path: Path) -> bool:
    await (await Store.open(path)).close()
    return True


async def filled(path: Path) -> None:
    store = await Store.open(path)
    try:
        table = await Table.start(store)
        for revision in range(200):
            await table.commit(revision, f"move {revision} " + "x" * 500)
    finally:
        await store.close()


@pytest.mark.parametrize("content", [b"no database at all\n" * 500, b"short", bytes(4096)])
async def test_file_that_is_no_database_is_unreadable(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert (await refused(path)).code == "database-unreadable"
    assert path.read_bytes() == content


async def test_file_with_a_spoilt_page_is_corrupt(path: Path) -> None:
    await filled(path)
    content = bytearray(path.read_bytes())
    for page in range(10, len(content) // 4096, 3):
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    path.write_bytes(content)
    error = await refused(path)
    assert error.code == "database-corrupt"
    assert error.facts["detail"]
    assert path.read_bytes() == content


async def test_file_cut_short_is_corrupt(path: Path) -> None:
    await filled(path)
    content = path.read_bytes()[: 4096 * 20]
    path.write_bytes(content)
    assert (await refused(path)).code == "database-corrupt"
    assert path.read_bytes() == content


async def test_database_of_a_newer_version_is_left_alone(path: Path) -> None:
    await filled(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    content = path.read_bytes()
    error = await refused(path)
    assert (error.code, error.facts["found"]) == ("database-newer", 99)
    assert error.facts["known"] < 99
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "statement", ["CREATE TABLE songs (title)", "PRAGMA user_version = 1", "PRAGMA application_id = 7"]
)
async def test_database_of_another_program_is_left_alone(path: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
    content = path.read_bytes()
    assert (await refused(path)).code == "database-foreign"
    assert path.read_bytes() == content


async def test_empty_file_is_a_new_database(path: Path) -> None:
    path.touch()
    assert await opens(path)


async def test_missing_folder_is_made(tmp_path: Path) -> None:
    assert await opens(tmp_path / "var" / "data" / "bot.sqlite")


async def test_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert (await refused(tmp_path / "file" / "bot.sqlite")).code == "database-folder"


async def test_path_that_is_a_folder_is_refused(path: Path) -> None:
    path.mkdir()
    assert (await refused(path)).code == "database-folder"


@contextlib.contextmanager
def folder_for_all() -> Iterator[Path]:
    """A folder that other users of the machine can enter (those of pytest are private)."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    with folder_for_all() as folder:
        yield folder


@pytest.fixture
def code() -> Iterator[Path]:
    """The store's code where every user may read it: the checkout may lie in a folder that only its owner may enter."""
    with folder_for_all() as folder:
        package = folder / "db"
        shutil.copytree(ROOT / "db", package, ignore=shutil.ignore_patterns("__pycache__"))
        for path in (package, *package.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)
        yield folder


def code_for_an_ordinary_user(code: Path, *paths: Path, program: str = OPEN) -> str:
    """What becomes of opening the file by this code without the rights of root; "" if it opens."""
    command = [sys.executable, "-c", program, *paths]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, cwd=code)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_folder_that_may_be_written_opens_for_an_ordinary_user(code: Path, shared_folder: Path) -> None:
    shared_folder.chmod(0o777)
    assert code_for_an_ordinary_user(code, shared_folder / "bot.sqlite") == ""


def test_folder_that_may_not_be_written_is_refused(code: Path, shared_folder: Path) -> None:
    shared_folder.chmod(0o555)
    assert code_for_an_ordinary_user(code, shared_folder / "bot.sqlite") == "database-folder"


async def test_file_that_may_not_be_written_is_refused(code: Path, shared_folder: Path) -> None:
    path = shared_folder / "bot.sqlite"
    await opens(path)
    shared_folder.chmod(0o777)
    path.with_name("bot.sqlite.lock").chmod(0o666)
    path.chmod(0o444)
    assert code_for_an_ordinary_user(code, path) == "database-folder"


async def test_file_that_may_not_be_read_is_refused(code: Path, shared_folder: Path) -> None:
    path = shared_folder / "bot.sqlite"
    await opens(path)
    shared_folder.chmod(0o777)
    path.with_name("bot.sqlite.lock").chmod(0o666)
    path.chmod(0o000)
    assert code_for_an_ordinary_user(code, path) == "database-folder"


@pytest.mark.parametrize("mode", [0o000, 0o555], ids=["not entered", "not written"])
async def test_copy_in_a_folder_that_may_not_be_entered_or_written_is_not_called_no_database(
    code: Path, shared_folder: Path, mode: int
) -> None:
    """The file itself, copied by hand: SQLite has to write beside it even to read."""
    copy, path = shared_folder / "copies" / "bot.sqlite", shared_folder / "bot.sqlite"
    copy.parent.mkdir()
    await opens(copy)
    copy.chmod(0o644)
    shared_folder.chmod(0o777)
    copy.parent.chmod(mode)
    code_given = code_for_an_ordinary_user(code, copy, path, program=RESTORE)
    copy.parent.chmod(0o755)
    assert code_given == "database-backup"
    assert not path.exists()


@pytest.mark.parametrize("unread", ["db/file/migrations", "db/file/migrations/0003_decks.sql"])
async def test_file_is_not_called_newer_where_the_code_may_not_be_read(
    code: Path, shared_folder: Path, unread: str
) -> None:
    path = shared_folder / "bot.sqlite"
    await opens(path)
    content = path.read_bytes()
    for file in (shared_folder, path, path.with_name("bot.sqlite.lock")):
        file.chmod(0o777)
    (code / unread).chmod(0o000)
    assert code_for_an_ordinary_user(code, path) == "database-migrations"
    assert path.read_bytes() == content
    (code / unread).chmod(0o755)
    assert code_for_an_ordinary_user(code, path) == ""


@pytest.mark.parametrize("made", [False, True], ids=["missing", "empty"])
async def test_folder_without_migrations_is_named(path: Path, tmp_path: Path, made: bool) -> None:
    await opens(path)
    folder = tmp_path / "migrations"
    if made:
        folder.mkdir()
    with pytest.raises(DatabaseError) as refusal:
        await Database.open(path, folder)
    assert (refusal.value.code, refusal.value.facts["path"]) == ("database-migrations", str(folder))


async def test_second_opening_in_one_process_is_refused_until_the_first_is_closed(path: Path) -> None:
    first = await Store.open(path)
    try:
        assert (await refused(path)).code == "database-locked"
    finally:
        await first.close()
    assert await opens(path)


@contextlib.contextmanager
def held_by_another_process(path: Path, script: str = HOLD) -> Iterator[subprocess.Popen[str]]:
    child = subprocess.Popen(
        [sys.executable, "-c", script, path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=ROOT,
    )
    assert child.stdin is not None and child.stdout is not None
    try:
        assert child.stdout.readline() == "open\n"
        yield child
    finally:
        # The session: a child of the child may live on.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        child.wait()
        child.stdin.close()
        child.stdout.close()


async def test_file_of_a_running_process_is_locked_until_it_closes(path: Path) -> None:
    with held_by_another_process(path) as child:
        assert (await refused(path)).code == "database-locked"
        assert (await refused(path)).code == "database-locked"
        child.communicate("")
        assert child.returncode == 0
        assert await opens(path)


async def test_killed_process_leaves_no_lock(path: Path) -> None:
    with held_by_another_process(path) as child:
        child.kill()
        child.wait()
        assert await opens(path)


async def test_child_forked_by_the_bot_does_not_keep_the_file_locked(path: Path) -> None:
    forking = HOLD.replace(
        "    print(", "    import os, time\n    if os.fork() == 0:\n        time.sleep(600)\n    print("
    )
    with held_by_another_process(path, forking) as child:
        child.kill()
        child.wait()
        assert await opens(path)


async def test_refused_file_can_be_opened_once_the_cause_is_gone(path: Path) -> None:
    path.write_bytes(b"no database at all\n" * 500)
    await refused(path)
    path.unlink()
    assert await opens(path)
