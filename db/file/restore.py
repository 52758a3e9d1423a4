"""Putting a copy in the place of the database, while no bot uses it; what was there is kept beside."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from db.errors import DatabaseError
from db.file.backup import copy_database, need_file
from db.file.database import take_lock
from db.file.migrate import MIGRATIONS, check, read_migrations

UNBROKEN = 10  # the version of the schema since which matches know from which revision on they were only added to
ASIDE = ".before-restore"
BESIDE = ("-wal", "-shm")
# More than moves are made between two copies: what people were shown after this one was made fits no position to come.
REVISIONS = 1_000_000


def restore_file(copy: Path, path: Path) -> None:
    """Make the database at ``path`` what the copy is. The copy is checked before anything is touched, and stays as it is.

    Raises DatabaseError: database-locked while a bot runs, and those of a file that cannot be used; nothing is changed then.
    """
    need_file(copy, path)
    lock = take_lock(path)
    try:
        with contextlib.closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True, isolation_level=None)) as source:
            try:
                version = check(source, copy, known=len(read_migrations(MIGRATIONS)))
            except sqlite3.OperationalError:
                raise  # what lies there cannot be read, whatever it is
            except sqlite3.DatabaseError as error:
                raise DatabaseError("database-unreadable", path=str(copy), detail=str(error)) from error
            if version == 0:
                raise DatabaseError("database-foreign", path=str(copy))
            if path.exists():
                with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as present:
                    copy_database(present, path.with_name(f"{path.name}{ASIDE}"))
            copy_database(source, path)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as restored:
            unbroken = ", unbroken = revision + ?1" if version >= UNBROKEN else ""
            # All of them: what is over may go on if its end is taken back, a lobby may have started after the copy was made.
            sql = f"UPDATE matches SET revision = revision + ?1{unbroken}"
            restored.execute(sql, (REVISIONS,))
        # They belong to what was there before.
        for ending in BESIDE:
            path.with_name(f"{path.name}{ending}").unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError("database-backup", path=str(copy), target=str(path), detail=str(error)) from error
    finally:
        lock.close()
