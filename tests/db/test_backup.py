"""A copy is sound and whole even while moves are made."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from db.file.backup import backup_file
from db.store import DatabaseError, Store
from tests.db.table import Table


async def play(table: Table, stop: asyncio.Event) -> int:
    revision = 0
    while not stop.is_set():
        assert await table.commit(revision, str(revision + 1), outbox=[table.entry(f"post {revision + 1}")])
        revision += 1
    return revision


def contents(copy: Path) -> tuple[str, int, list[int], bytes, int]:
    """Integrity, ply, plies of the moves, state, number of entries."""
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        return (
            connection.execute("PRAGMA integrity_check").fetchone()[0],
            connection.execute("SELECT ply FROM matches").fetchone()[0],
            [row[0] for row in connection.execute("SELECT ply FROM moves ORDER BY ply")],
            connection.execute("SELECT state FROM snapshots").fetchone()[0],
            connection.execute("SELECT count(*) FROM outbox").fetchone()[0],
        )


async def test_copy_made_under_writing_is_one_state_of_the_match(table: Table, tmp_path: Path) -> None:
    stop = asyncio.Event()
    playing = asyncio.create_task(play(table, stop))
    copies = [tmp_path / f"copy{n}" for n in range(5)]
    for number, copy in enumerate(copies, 1):
        while (await table.row()).ply < 20 * number:
            pass
        await table.store.db.backup(copy)
    stop.set()
    played = await playing
    plies = []
    for copy in copies:
        integrity, ply, moves, state, entries = contents(copy)
        assert (integrity, moves, state, entries) == ("ok", list(range(1, ply + 1)), f"after {ply}".encode(), ply)
        plies.append(ply)
    assert plies == sorted(plies)
    assert plies[0] >= 20 and plies[-1] <= played


async def test_copy_is_a_single_file_that_opens_as_a_store(table: Table, tmp_path: Path) -> None:
    await table.commit(0, "a")
    folder = tmp_path / "copies"
    folder.mkdir()
    await table.store.db.backup(folder / "copy")
    assert [file.name for file in folder.iterdir()] == ["copy"]
    again = await Store.open(folder / "copy")
    try:
        assert await again.matches.load(table.match) == await table.row()
    finally:
        await again.close()


async def test_copy_can_be_read_where_nothing_may_be_written(table: Table, tmp_path: Path) -> None:
    await table.store.db.backup(tmp_path / "copy")
    read_version = (tmp_path / "copy").read_bytes()[18:20]
    assert read_version == b"\x01\x01"  # 2 would be a write-ahead log, which must be made beside the file to read it


async def test_copy_takes_the_place_of_an_older_one(table: Table, tmp_path: Path) -> None:
    for revision in range(2):
        await table.commit(revision, f"{revision}")
        await table.store.db.backup(tmp_path / "copy")
    assert contents(tmp_path / "copy")[1] == 2


async def test_closed_database_is_copied_by_its_path(path: Path, tmp_path: Path) -> None:
    store = await Store.open(path)
    try:
        await (await Table.start(store)).commit(0, "a")
    finally:
        await store.close()
    backup_file(path, tmp_path / "copy")
    assert contents(tmp_path / "copy")[:3] == ("ok", 1, [1])


async def test_copy_that_fails_leaves_the_older_one_and_no_draft(table: Table, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    await table.store.db.backup(folder / "copy")
    spoilt = tmp_path / "spoilt"
    spoilt.write_bytes(b"no database at all\n" * 500)
    older = (folder / "copy").read_bytes()
    with pytest.raises(DatabaseError) as refusal:
        backup_file(spoilt, folder / "copy")
    assert refusal.value.code == "database-backup"
    assert (folder / "copy").read_bytes() == older
    assert [file.name for file in folder.iterdir()] == ["copy"]


async def test_folder_that_does_not_exist_is_refused(table: Table, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError) as refusal:
        await table.store.db.backup(tmp_path / "nowhere" / "copy")
    assert refusal.value.code == "database-backup"


async def test_database_is_not_copied_onto_itself(table: Table, path: Path) -> None:
    with pytest.raises(DatabaseError) as refusal:
        await table.store.db.backup(path.parent / "." / path.name)
    assert refusal.value.code == "database-backup"
    assert await table.commit(0, "a")


def test_file_that_does_not_exist_is_not_copied(path: Path, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError) as refusal:
        backup_file(path, tmp_path / "copy")
    assert refusal.value.code == "database-backup"
    assert list(tmp_path.iterdir()) == []
