"""A sound copy of the database while it is in use. Never copy the file itself: part of the data is in ``-wal``."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from db.errors import DatabaseError


def backup_file(path: Path, target: Path) -> None:
    """Copy the database at ``path``, which this or another process may be writing to, to ``target``.

    Blocks for as long as the copying takes. Raises DatabaseError database-backup; an older copy then stays as it was.
    """
    need_file(path, target)
    try:
        if target.exists() and target.samefile(path):
            raise OSError("source and target are one file")
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as source:
            source.execute("PRAGMA query_only = ON")
            copy_database(source, target)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError("database-backup", path=str(path), target=str(target), detail=str(error)) from error


def need_file(path: Path, target: Path) -> None:
    """Raises DatabaseError database-backup where there is no file to be copied to ``target``, or nobody may look for it."""
    try:
        if path.is_file():
            return
        detail = "no such file"
    except OSError as error:
        detail = str(error)
    raise DatabaseError("database-backup", path=str(path), target=str(target), detail=detail)


def copy_database(source: sqlite3.Connection, target: Path) -> None:
    """Copy as one file: written beside the target, checked, put in its place only when it is on the disk.

    Raises OSError, sqlite3.Error.
    """
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            # In one step: it reads one snapshot, and writers do not wait (WAL) nor make it start anew.
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            problem = str(copy.execute("PRAGMA integrity_check(1)").fetchone()[0])
            if problem != "ok":
                raise sqlite3.DatabaseError(problem)
        _sync(draft)
        draft.replace(target)
        _sync(target.parent)
    finally:
        draft.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
