"""The schema: numbered SQL files, each run in one transaction together with the number it leads to."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from db.errors import DatabaseError
from db.file.backup import copy_database
from db.file.transactions import transaction

APPLICATION_ID = 1415725684
MIGRATIONS = Path(__file__).parent / "migrations"
_NAME = re.compile(r"(\d{4})_\w+\.sql")


class Migration(msgspec.Struct, frozen=True):
    """One file: the version it leads to and its SQL."""

    number: int
    sql: str


def read_migrations(folder: Path) -> list[Migration]:
    """The files of the folder in order.

    Raises DatabaseError database-migrations where there are none or they may not be read: a sound file would seem to be of a
    newer version; ValueError if they are not numbered 1, 2, 3 …
    """
    found: list[Migration] = []
    try:
        # Not ``glob``, which finds nothing in a folder that may not be read.
        for file in sorted(file for file in folder.iterdir() if file.suffix == ".sql"):
            name = _NAME.fullmatch(file.name)
            if name is None or int(name[1]) != len(found) + 1:
                raise ValueError(f"{file}: expected {len(found) + 1:04}_name.sql")
            found.append(Migration(int(name[1]), file.read_text(encoding="utf-8")))
    except OSError as error:
        raise DatabaseError("database-migrations", path=str(folder), detail=str(error)) from error
    if not found:
        raise DatabaseError("database-migrations", path=str(folder), detail="no *.sql")
    return found


def statements(sql: str) -> Iterator[str]:
    """The statements of a script one by one; each must begin on a line of its own. ``executescript`` would do the
    splitting too, but commits whatever transaction is open.
    """
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def check(connection: sqlite3.Connection, path: Path, known: int) -> int:
    """The version of the file, 0 for a new one, without changing anything.

    Raises DatabaseError: database-foreign, database-newer, database-corrupt; sqlite3.Error for what is no database.
    """
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
    tables = int(connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0])
    if mark != APPLICATION_ID and (mark or version or tables):
        raise DatabaseError("database-foreign", path=str(path))
    if version > known:
        raise DatabaseError("database-newer", path=str(path), found=version, known=known)
    problem = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    if problem != "ok":
        raise DatabaseError("database-corrupt", path=str(path), detail=problem)
    return version


def migrate(connection: sqlite3.Connection, path: Path, migrations: list[Migration]) -> None:
    """Bring a checked file up to date; an existing one is copied to ``<file>.v<number>`` first.

    Raises DatabaseError database-migration; the file then is as the last migration that succeeded left it.
    """
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    missing = migrations[version:]
    if version and missing:
        copy_database(connection, path.with_name(f"{path.name}.v{version}"))
    # A table that others refer to can only be rebuilt with foreign keys off; each migration is checked as a whole instead.
    connection.execute("PRAGMA foreign_keys = OFF")
    for migration in missing:
        try:
            transaction(connection, partial(_run, migration=migration))
        except (sqlite3.Error, sqlite3.Warning) as error:
            facts = {"number": migration.number, "detail": str(error)}
            raise DatabaseError("database-migration", path=str(path), **facts) from error


def _run(connection: sqlite3.Connection, migration: Migration) -> None:
    for statement in statements(migration.sql):
        connection.execute(statement)
    broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    if broken is not None:
        raise sqlite3.IntegrityError(f"foreign key of {broken[0]} row {broken[1]}")
    connection.execute(f"PRAGMA user_version = {migration.number:d}")
