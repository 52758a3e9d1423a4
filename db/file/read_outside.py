"""Reading a database from outside, while a bot may be using it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from db.errors import DatabaseError

T = TypeVar("T")


def look_into(path: Path, job: Callable[[sqlite3.Connection], T]) -> T:
    """What the job reads from the database at ``path``. Blocks. Raises DatabaseError database-unreadable."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return job(connection)
    except sqlite3.Error as error:
        raise DatabaseError("database-unreadable", path=str(path), detail=str(error)) from error
