"""The examples. ``python -m tests.db.old.dump > tests/db/old/vNNNN.sql`` writes the one of the present version.

That is done once, before the version is released; from then on the file is never changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path

from db.analysis_rows import FoundRow
from db.box_notes import BoxNote
from db.queries import save
from db.rows import ConversionRow, JournalEntry, OutboxEntry
from db.store import Store
from db.time_rows import Claim, PingRow
from tests.db.table import ANNA, CLEO, SERVER, THREAD, Table, lobby

FOLDER = Path(__file__).parent


def versions() -> list[int]:
    """The versions of which there is an example, ascending."""
    return sorted(int(file.stem[1:]) for file in FOLDER.glob("v*.sql"))


def build(version: int, path: Path) -> None:
    """Make the example database of this version."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / f"v{version:04}.sql").read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode = WAL")


async def fill(store: Store) -> None:
    """Something in every table."""
    table = await Table.start(store, clock=(3600, 600))
    await store.matches.set_thread(table.match, THREAD)
    await store.matches.set_post(table.match, 901, "1/101", 1201)
    await table.commit(0, "first", awaited=[ANNA], outbox=[table.entry("post:1")], now=1200)
    await store.outbox.done(1, 901, 1201)
    await table.commit(1, "taken back", user=ANNA, now=1210)
    await table.undo(2, 1, awaited=[ANNA], now=1220)
    journal = JournalEntry(table.match, ANNA, "replace", "away")
    await store.seats.replace(table.match, 0, CLEO, "Cleo", 1225, 1, journal=journal)
    await table.commit(3, "second", user=None, awaited=[ANNA], outbox=[table.entry("post:4")], now=1230)
    reminder = OutboxEntry("remind:101:2026-01-01:11", None, "remind", "{}")
    await store.reminders.claim(8000, 10, lambda row: Claim(row, 9000, reminder))
    await store.outbox.give_up(3, "no direct messages", 8001)
    await store.votes.put(table.match, ANNA, "end", True, 1240)
    await store.people.set(ANNA, name="Anna", zone="Europe/London", hour=7)
    await store.decks.put(ANNA, "game", "blue", "cards")
    await store.decks.bring(table.match, ANNA, "blue")
    await store.servers.set(SERVER, lang="pl")
    await store.servers.set_value("commands", "hash")
    await store.awaited.call_later(table.match, {ANNA: 9500})
    await store.notes.put(table.match, ANNA, "remember")
    await store.box_notes.add(BoxNote(SERVER, ANNA, "game", "tile", "two of them", "first edition"), 1233, 20)
    await store.hints.take(table.match, ANNA, 2, 1235)
    await store.puzzles.solve(ANNA, "game", "puzzle 1 after 2", 1236)
    await store.hours.go(ANNA, 8100, 8200)
    await store.pings.add(PingRow(902, THREAD, ANNA, SERVER, table.match))
    taken = ConversionRow(table.match, 1, 2, b"by old rules")
    await store.db.write(lambda connection: save(connection, "conversions", taken))
    await store.finished.keep({table.match: "outcome"})
    await lobby(store)
    await _looked_back_at(store)


async def _looked_back_at(store: Store) -> None:
    """Another match, which is over."""
    over = await Table.start(store)
    await over.commit(0, "last", status="finished", awaited=[], now=1300)
    await store.analyses.ask(over.match, 1, ANNA, 1310)
    await store.analyses.begin(over.match, 1, 9)
    await store.analyses.keep(over.match, 1, FoundRow("look", 0, 0, b"found"))


def text(path: Path) -> str:
    """The SQL that makes a database anew, with the numbers in its header."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        names = ("application_id", "user_version")
        lines = [f"PRAGMA {name} = {connection.execute(f'PRAGMA {name}').fetchone()[0]};" for name in names]
        return "\n".join([*lines, *connection.iterdump(), ""])


async def main() -> None:
    """Write the example of the present version to the standard output."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "example.sqlite"
        store = await Store.open(path)
        try:
            await fill(store)
        finally:
            await store.close()
        sys.stdout.write(text(path))


if __name__ == "__main__":
    asyncio.run(main())
