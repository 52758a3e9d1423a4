"""Every version there ever was leads to the present one; a migration that fails leaves no trace."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from db.file.database import Database
from db.file.migrate import APPLICATION_ID, MIGRATIONS, read_migrations, statements
from db.store import DatabaseError, Store
from tests.db.old import dump
from tests.db.table import due_rows

KNOWN = [migration.number for migration in read_migrations(MIGRATIONS)]


def query(path: Path, sql: str) -> list[tuple]:  # type: ignore[type-arg]
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def schema(path: Path) -> dict[str, str]:
    """What the file is made of, whatever order it was made in."""
    rows = query(path, "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {name: " ".join(sql.split()) for name, sql in rows}


async def open_and_close(path: Path, migrations: Path = MIGRATIONS) -> None:
    await (await Database.open(path, migrations)).close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Migrations to try things with: one table, with a row that later ones may lose."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    first = (
        f"PRAGMA application_id = {APPLICATION_ID};\nCREATE TABLE a (x INTEGER PRIMARY KEY);\nINSERT INTO a VALUES (7);"
    )
    (folder / "0001_first.sql").write_text(first)
    return folder


async def test_new_file_has_the_present_version(path: Path) -> None:
    await open_and_close(path)
    assert query(path, "PRAGMA user_version") == [(KNOWN[-1],)]
    assert query(path, "PRAGMA application_id") == [(APPLICATION_ID,)]


async def test_new_file_is_not_copied(path: Path) -> None:
    await open_and_close(path)
    assert not path.with_name("bot.sqlite.v0").exists()


def test_every_version_there_was_has_an_example() -> None:
    assert dump.versions() == KNOWN


@pytest.mark.parametrize("version", KNOWN)
async def test_file_of_an_older_version_becomes_like_a_new_one(tmp_path: Path, version: int) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    dump.build(version, old)
    assert query(old, "PRAGMA user_version") == [(version,)]
    await open_and_close(old)
    await open_and_close(new)
    assert schema(old) == schema(new)
    assert query(old, "PRAGMA user_version") == [(KNOWN[-1],)]


@pytest.mark.parametrize("version", KNOWN)
async def test_file_of_an_older_version_keeps_what_was_stored(path: Path, version: int) -> None:
    dump.build(version, path)
    store = await Store.open(path)
    try:
        running = await store.matches.load(1)
        assert running is not None
        assert (running.status, running.ply, running.revision, running.state) == ("running", 2, 4, b"after second")
        assert [row.move for row in await store.moves.of(1)] == ["first", "second"]
        assert [row.move for row in await store.moves.undone(1)] == ["taken back"]
        assert [row.user for row in await store.seats.history(1)] == [102, 103, 101]
        assert [row.key for row in await store.outbox.due(5000)] == ["post:4"]
        assert [row.user for row in await store.awaited.all_awaited()] == [101]
        assert (await store.people.get(101)).zone == "Europe/London"
        assert (await store.servers.get(11)).lang == "pl"
        assert await store.servers.get_value("commands") == "hash"
        assert [row.action for row in await store.journal.of_match(1)] == ["replace"]
        assert await store.votes.of(1, "end") == {101: True}
    finally:
        await store.close()


@pytest.mark.parametrize("version", KNOWN)
async def test_file_of_an_older_version_still_knows_who_is_due(path: Path, version: int) -> None:
    dump.build(version, path)
    store = await Store.open(path)
    try:
        assert [(row.user, row.server) for row in await due_rows(store, 2**40)] == [(101, 11)]
    finally:
        await store.close()


@pytest.mark.parametrize("version", KNOWN[:12])
async def test_a_strong_computer_can_sit_in_a_file_of_an_older_version_whose_seats_stay_as_they_were(
    path: Path, version: int
) -> None:
    dump.build(version, path)
    rows = "SELECT id, match, seat, user, name, since_ply, kind, until_ply FROM seats ORDER BY id"
    before = query(path, rows)
    store = await Store.open(path)
    try:
        assert query(path, rows) == before
        assert await store.seats.running_with_strong() == []
        given = await store.seats.replace(1, 1, None, "Strong computer 1", 9000, 2, kind="strong")
        assert (given.user, given.kind) == (-1, "strong")
        assert await store.seats.running_with_strong() == [1]
    finally:
        await store.close()
    plan = query(path, "EXPLAIN QUERY PLAN SELECT match FROM seats WHERE kind = 'strong' AND until_ply IS NULL")
    assert "seats_strong" in plan[0][3]


async def test_missing_migrations_are_run_in_order(path: Path, folder: Path) -> None:
    await open_and_close(path, folder)
    (folder / "0002_second.sql").write_text("ALTER TABLE a ADD COLUMN y INTEGER;")
    (folder / "0003_third.sql").write_text("UPDATE a SET y = x + 1;")
    await open_and_close(path, folder)
    assert query(path, "SELECT x, y FROM a") == [(7, 8)]
    assert query(path, "PRAGMA user_version") == [(3,)]


async def test_file_is_copied_before_it_is_migrated(path: Path, folder: Path) -> None:
    await open_and_close(path, folder)
    (folder / "0002_second.sql").write_text("DROP TABLE a;")
    await open_and_close(path, folder)
    assert query(path, "SELECT name FROM sqlite_schema") == []
    assert query(path.with_name("bot.sqlite.v1"), "SELECT x FROM a") == [(7,)]
    assert query(path.with_name("bot.sqlite.v1"), "PRAGMA user_version") == [(1,)]


async def test_failing_migration_rolls_back_tables_rows_and_number(path: Path, folder: Path) -> None:
    await open_and_close(path, folder)
    (folder / "0002_second.sql").write_text(
        "CREATE TABLE b (x);\nINSERT INTO a VALUES (8);\nDROP TABLE missing;\nCREATE TABLE c (x);"
    )
    with pytest.raises(DatabaseError) as refusal:
        await Database.open(path, folder)
    assert (refusal.value.code, refusal.value.facts["number"]) == ("database-migration", 2)
    assert "missing" in str(refusal.value.facts["detail"])
    assert query(path, "SELECT name FROM sqlite_schema") == [("a",)]
    assert query(path, "SELECT x FROM a") == [(7,)]
    assert query(path, "PRAGMA user_version") == [(1,)]


async def test_migrations_before_a_failing_one_stand(path: Path, folder: Path) -> None:
    await open_and_close(path, folder)
    (folder / "0002_second.sql").write_text("CREATE TABLE b (x);")
    (folder / "0003_third.sql").write_text("nonsense;")
    with pytest.raises(DatabaseError):
        await Database.open(path, folder)
    assert query(path, "PRAGMA user_version") == [(2,)]
    (folder / "0003_third.sql").write_text("CREATE TABLE c (x);")
    await open_and_close(path, folder)
    assert query(path, "SELECT name FROM sqlite_schema") == [("a",), ("b",), ("c",)]


async def test_migration_that_breaks_a_foreign_key_is_refused(path: Path, folder: Path) -> None:
    await open_and_close(path, folder)
    (folder / "0002_second.sql").write_text(
        "CREATE TABLE b (x INTEGER REFERENCES a (x));\nINSERT INTO b VALUES (7);\nDELETE FROM a;"
    )
    with pytest.raises(DatabaseError) as refusal:
        await Database.open(path, folder)
    assert (refusal.value.code, refusal.value.facts["number"]) == ("database-migration", 2)
    assert query(path, "SELECT x FROM a") == [(7,)]


async def test_table_that_others_refer_to_can_be_rebuilt(path: Path, folder: Path) -> None:
    (folder / "0002_second.sql").write_text(
        "CREATE TABLE b (x INTEGER REFERENCES a (x) ON DELETE CASCADE);\nINSERT INTO b VALUES (7);"
    )
    await open_and_close(path, folder)
    (folder / "0003_third.sql").write_text(
        "CREATE TABLE a2 (x INTEGER PRIMARY KEY, y TEXT);\nINSERT INTO a2 (x) SELECT x FROM a;\n"
        "DROP TABLE a;\nALTER TABLE a2 RENAME TO a;"
    )
    await open_and_close(path, folder)
    assert query(path, "SELECT x FROM b") == [(7,)]


async def test_file_newer_than_the_migrations_is_refused(path: Path, folder: Path) -> None:
    (folder / "0002_second.sql").write_text("CREATE TABLE b (x);")
    await open_and_close(path, folder)
    (folder / "0002_second.sql").unlink()
    with pytest.raises(DatabaseError) as refusal:
        await Database.open(path, folder)
    assert (refusal.value.code, refusal.value.facts["found"], refusal.value.facts["known"]) == ("database-newer", 2, 1)


def test_migrations_are_numbered_without_a_gap(folder: Path) -> None:
    (folder / "0003_third.sql").write_text("")
    with pytest.raises(ValueError, match="expected 0002"):
        read_migrations(folder)


def test_script_is_split_at_the_ends_of_statements_only() -> None:
    trigger = "CREATE TRIGGER t AFTER INSERT ON a\nBEGIN\n  DELETE FROM a;\n  SELECT ';';\nEND;\n"
    comment = "-- one; two\nSELECT 'a;\nb';\n"
    assert list(statements(comment + trigger + "SELECT 1")) == [comment, trigger, "SELECT 1"]


def test_comment_at_the_end_is_harmless() -> None:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        for statement in statements("CREATE TABLE a (x);\n-- the end\n"):
            connection.execute(statement)
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("a",)]
