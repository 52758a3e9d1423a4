"""What people who have the box of a game write to the hosts of a server about its components."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec

from db.part import Part
from db.queries import columns, fetch
from db.rows import Row


class BoxNote(msgspec.Struct, frozen=True):
    """What somebody writes: of which component of which game (``slug``), what is right, in which edition."""

    server: int
    user: int
    slug: str
    component: str
    text: str
    edition: str


class BoxNoteRow(Row, frozen=True):
    """A note with its number and its time."""

    id: int
    server: int
    user: int
    slug: str
    component: str
    text: str
    edition: str
    at: int


class BoxNotes(Part):
    """A note is open until a host marks it as done."""

    async def add(self, note: BoxNote, now: int, most: int) -> bool:
        """Keep a note; an open one that says the same of the same is that note. False if the person has so many open ones that no
        further one is taken.
        """

        def job(connection: sqlite3.Connection) -> bool:
            said = msgspec.structs.astuple(note)
            same = (
                "SELECT 1 FROM box_notes WHERE done_at IS NULL AND server = ? AND user = ? AND slug = ? AND component = ?"
                " AND text = ? AND edition = ?"
            )
            if connection.execute(same, said).fetchone() is not None:
                return True
            counted = "SELECT count(*) FROM box_notes WHERE done_at IS NULL AND user = ?"
            if connection.execute(counted, (note.user,)).fetchone()[0] >= most:
                return False
            connection.execute(
                "INSERT INTO box_notes (server, user, slug, component, text, edition, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (*said, now),
            )
            return True

        return await self._db.write(job)

    async def open(self, server: int) -> list[BoxNoteRow]:
        """The notes for the hosts of a server that are not done, oldest first."""
        sql = f"SELECT {columns(BoxNoteRow)} FROM box_notes WHERE done_at IS NULL AND server = ? ORDER BY id"
        return await self._db.read(lambda connection: fetch(connection, BoxNoteRow, sql, server))

    async def mark_done(self, server: int, numbers: Iterable[int], user: int, now: int) -> None:
        """A host has done with notes of a server; those that are done already stay as they are."""
        sql = "UPDATE box_notes SET done_at = ?, done_by = ? WHERE done_at IS NULL AND server = ? AND id = ?"
        rows = [(now, user, server, number) for number in numbers]
        await self._db.write(lambda connection: connection.executemany(sql, rows).rowcount)
