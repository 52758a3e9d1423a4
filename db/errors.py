"""The errors of the database: the file's (:class:`DatabaseError`) and those a person may run into (:class:`StoreError`)."""

from __future__ import annotations


class DatabaseError(Exception):
    """The file cannot be used; says why, so that the caller can print one sentence and stop.

    ``code`` is a message id, ``facts`` fill it (always ``path``; ``detail`` is SQLite's own word where there is one):
    ``database-folder`` (cannot be created or written), ``database-unreadable`` (no SQLite file), ``database-corrupt``,
    ``database-foreign`` (another program's), ``database-newer`` (``found``, ``known``), ``database-locked`` (another
    process has it), ``database-migration`` (``number``), ``database-migrations`` (the bot's own, in the folder ``path``, cannot
    be read), ``database-backup``, ``database-closed``.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code} {facts!r}")


class StoreError(Exception):
    """What was asked is not possible as things stand; nothing was changed. ``code`` is a message id, ``facts`` fill it."""

    def __init__(self, code: str, **facts: str | int) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code} {facts!r}")
