"""What the parts of the store have in common."""

from __future__ import annotations

from db.file.database import Database


class Part:
    """Functions on some tables of a database."""

    def __init__(self, db: Database):
        self._db = db
