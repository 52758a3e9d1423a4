"""P13: moves stored a second, against bare sqlite3 with the same statements on the same kind of file."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from db.file.migrate import MIGRATIONS, migrate, read_migrations
from db.rows import NewMove, OutboxEntry
from db.store import Store
from tests.benchmark.measure import Result, Side, alternate_async, worst_case
from tests.benchmark.states import courses

AT_ONCE = 60  # moves per round and side; where syncing is slow they take a quarter of a second
MATCHES = 20  # of the case in which several matches are played at the same time
PEOPLE = [101, 102]


def storing() -> Result:
    """P13 for one match alone and for twenty at the same time."""
    new, state = late_move()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), new, state))


def late_move() -> tuple[NewMove, bytes]:
    """A move near the end of a match with many seats, and the position after it."""
    match = max(courses(), key=lambda match: match.seats)
    step = match.steps[-2]
    move = match.game.encode_move(step.move).decode()
    return NewMove(step.seat, PEOPLE[0], move, '{"turn":40,"events":[]}'), match.game.encode(step.state)


async def _measure(folder: Path, new: NewMove, state: bytes) -> Result:
    ours: dict[str, Any] = {}
    theirs: dict[str, Any] = {}
    for case, matches in (("one match", 1), (f"{MATCHES} matches at once", MATCHES)):
        raw = Raw(folder / f"raw {matches}.sqlite", matches, state)
        store = Stored(await Store.open(folder / f"store {matches}.sqlite"), new, state)
        await store.fill(matches)
        try:
            ours[case], theirs[case] = await alternate_async(store.round, lambda raw=raw: raw.round(new, state))
        finally:
            await store.store.close()
            raw.connection.close()
    sides = {case: (Side.of(ours[case]), Side.of(theirs[case])) for case in ours}
    ratios = {case: mine.median / other.median for case, (mine, other) in sides.items()}
    worst = worst_case(ratios, higher=True)
    return Result(
        "P13",
        "moves stored a second ÷ bare sqlite3",
        ratios[worst],
        0.5,
        0.85,
        "moves/s",
        *sides[worst],
        worst,
        ratios,
        {"state bytes": len(state)},
        higher=True,
    )


class Stored:
    """Ours: each match commits its next move when the one before is stored."""

    def __init__(self, store: Store, new: NewMove, state: bytes) -> None:
        self.store = store
        self.new = new
        self.state = state
        self.revisions: dict[int, int] = {}

    async def fill(self, matches: int) -> None:
        """Running matches of two people."""
        for _ in range(matches):
            row = await self.store.lobby.create(
                0,
                slug="g",
                server=1,
                channel=1,
                host=PEOPLE[0],
                host_name="Anna",
                options="{}",
                lang="en",
                seats_min=2,
                seats_max=2,
            )
            await self.store.lobby.join(row.id, PEOPLE[1], "Ben", 0)
            await self.store.lobby.start(
                row.id,
                seed="s",
                seed_hash="h",
                rules_version=1,
                data_hash="d",
                data_text=b"{}",
                order=PEOPLE,
                state=self.state,
                turn=1,
                outbox=[],
                awaited=PEOPLE[:1],
                now=0,
            )
            self.revisions[row.id] = 0

    async def round(self) -> float:
        """Moves a second."""
        began = time.perf_counter()
        await asyncio.gather(*(self._moves(match, AT_ONCE // len(self.revisions)) for match in self.revisions))
        return AT_ONCE / (time.perf_counter() - began)

    async def _moves(self, match: int, number: int) -> None:
        for _ in range(number):
            revision = self.revisions[match]
            assert await self.store.moves.commit(
                match,
                base_revision=revision,
                moves=[self.new],
                state=self.state,
                turn=1,
                status="running",
                ended_reason="",
                outbox=[OutboxEntry(f"turn:{match}:{revision + 1}", match, "turn", "{}")],
                awaited=[PEOPLE[(revision + 1) % 2]],
                now=revision,
            )
            self.revisions[match] = revision + 1


class Raw:
    """Theirs: the same rows by the same statements, one after the other, on a connection of our own."""

    def __init__(self, path: Path, matches: int, state: bytes) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute("PRAGMA synchronous = FULL")
        migrate(self.connection, path, read_migrations(MIGRATIONS))
        self.connection.execute("PRAGMA foreign_keys = ON")
        self.revision = 0
        self.matches = matches
        fill(self.connection, matches, state)

    async def round(self, new: NewMove, state: bytes) -> float:
        """Moves a second."""
        began = time.perf_counter()
        for number in range(AT_ONCE // self.matches):
            for match in range(1, self.matches + 1):
                self._move(match, self.revision + number, new, state)
        self.revision += AT_ONCE // self.matches
        return AT_ONCE / (time.perf_counter() - began)

    def _move(self, match: int, revision: int, new: NewMove, state: bytes) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        put(self.connection, match, revision, new, state)
        self.connection.execute("COMMIT")


def fill(connection: sqlite3.Connection, matches: int, state: bytes) -> None:
    """Running matches of two people, the first of whom is awaited."""
    with contextlib.closing(connection.cursor()) as cursor:
        for match in range(1, matches + 1):
            cursor.execute(
                "INSERT INTO matches (id, slug, status, server, channel, host, options, seats_min, seats_max, lang,"
                " created_at, moved_at) VALUES (?, 'g', 'running', 1, 1, 101, '{}', 2, 2, 'en', 0, 0)",
                (match,),
            )
            cursor.execute("INSERT INTO snapshots VALUES (?, ?)", (match, state))
            cursor.execute("INSERT INTO awaited (match, user, since) VALUES (?, ?, 0)", (match, PEOPLE[0]))
        cursor.execute("INSERT INTO due VALUES (?, 1, 0)", (PEOPLE[0],))


def put(connection: sqlite3.Connection, match: int, revision: int, new: NewMove, state: bytes) -> None:
    """The statements by which a move is stored, within a transaction."""
    execute = connection.execute
    before, after = PEOPLE[revision % 2], PEOPLE[(revision + 1) % 2]
    execute(
        "UPDATE matches SET ply = ply + 1, revision = revision + 1, turn = 1, status = 'running', ended_reason = '',"
        " moved_at = ?, ended_at = NULL WHERE id = ? AND revision = ? AND status = 'running'",
        (revision, match, revision),
    )
    execute(
        "INSERT INTO moves (match, ply, seat, user, move, events, automatic, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (match, revision + 1, new.seat, new.user, new.move, new.events, False, revision),
    )
    execute("INSERT OR REPLACE INTO snapshots (match, state) VALUES (?, ?)", (match, state))
    execute("DELETE FROM awaited WHERE match = ? AND user = ?", (match, before))
    execute("INSERT INTO awaited (match, user, since) VALUES (?, ?, ?)", (match, after, revision))
    execute(
        "DELETE FROM due WHERE user = ?1 AND server = 1 AND NOT EXISTS (SELECT 1 FROM awaited WHERE user = ?1)",
        (before,),
    )
    execute("INSERT INTO due (user, server, due_at) VALUES (?, 1, 0) ON CONFLICT DO NOTHING", (after,))
    execute(
        "INSERT INTO outbox (key, match, kind, payload, created_at) VALUES (?, ?, 'turn', '{}', ?)",
        (f"turn:{match}:{revision + 1}", match, revision),
    )


METRICS = {"P13": storing}
