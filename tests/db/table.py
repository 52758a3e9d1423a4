"""Short ways to make lobbies and matches for the tests of the store."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from threading import Thread

from db.rows import JournalEntry, MatchRow, NewMove, OutboxEntry
from db.store import Store
from db.time_rows import Claim, DueRow

ROOT = Path(__file__).parents[2]  # where a process that imports the project must be started
ANNA, BEN, CLEO = 101, 102, 103
SERVER, CHANNEL, THREAD = 11, 12, 13
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cleo"}


def all_end(threads: set[Thread]) -> bool:
    """Whether the threads come to their end (a closed connection's needs an instant for it)."""
    for thread in threads:
        thread.join(30)
    return not any(thread.is_alive() for thread in threads)


async def lobby(store: Store, *, seats_max: int = 4, now: int = 1000, server: int = SERVER) -> MatchRow:
    """Anna's lobby."""
    return await store.lobby.create(
        now,
        slug="mosaic",
        server=server,
        channel=CHANNEL,
        host=ANNA,
        host_name="Anna",
        options="{}",
        lang="en",
        seats_min=2,
        seats_max=seats_max,
    )


async def start(
    store: Store,
    match: int,
    order: list[int],
    *,
    awaited: Iterable[int] = (),
    outbox: Iterable[OutboxEntry] = (),
    now: int = 1100,
    data_text: bytes = b'{"cards":[]}',
) -> MatchRow:
    """Start a lobby with this order of seats."""
    return await store.lobby.start(
        match,
        seed="seed",
        seed_hash="seed-hash",
        rules_version=3,
        data_hash="data-hash",
        data_text=data_text,
        order=order,
        state=b"after 0",
        turn=1,
        outbox=outbox,
        awaited=awaited,
        now=now,
    )


async def due_rows(store: Store, now: int, limit: int = 100) -> list[DueRow]:
    """Whose instant has come; it stays as it is."""
    claims = await store.reminders.claim(now, limit, lambda row: Claim(row, row.due_at, None))
    return [claim.row for claim in claims]


async def set_due(store: Store, user: int, due_at: int, server: int = SERVER) -> None:
    """Make this the user's next instant on the server, as if it had been computed so."""
    sql = "UPDATE due SET due_at = ? WHERE user = ? AND server = ?"
    await store.db.write(lambda connection: connection.execute(sql, (due_at, user, server)).rowcount)


class Table:
    """A running match of Ben (seat 0) and Anna (seat 1), in which Ben is awaited."""

    def __init__(self, store: Store, match: int):
        self.store = store
        self.match = match

    @classmethod
    async def start(cls, store: Store, *, server: int = SERVER, clock: tuple[int, int] = (0, 0)) -> Table:
        match = (await lobby(store, server=server)).id
        await store.lobby.set_clock(match, *clock, "default")
        await store.lobby.join(match, BEN, "Ben", 1050)
        await start(store, match, [BEN, ANNA], awaited=[BEN])
        return cls(store, match)

    async def row(self) -> MatchRow:
        row = await self.store.matches.load(self.match)
        assert row is not None
        return row

    async def commit(
        self,
        base_revision: int,
        *texts: str,
        user: int | None = BEN,
        status: str = "running",
        awaited: Iterable[int] = (ANNA,),
        outbox: Iterable[OutboxEntry] = (),
        now: int = 1200,
        journal: JournalEntry | None = None,
    ) -> bool:
        texts = texts or ("move",)
        after = await self.store.moves.commit(
            self.match,
            base_revision=base_revision,
            moves=[NewMove(0, user, text, "[]") for text in texts],
            state=f"after {texts[-1]}".encode(),
            turn=2,
            status=status,
            ended_reason="" if status == "running" else "R9.1",
            outbox=outbox,
            awaited=awaited,
            now=now,
            journal=journal,
        )
        return after is not None

    async def undo(
        self,
        base_revision: int,
        to_ply: int,
        *,
        awaited: Iterable[int] = (BEN,),
        outbox: Iterable[OutboxEntry] = (),
        now: int = 1300,
        journal: JournalEntry | None = None,
    ) -> bool:
        after = await self.store.moves.undo(
            self.match,
            base_revision=base_revision,
            to_ply=to_ply,
            state=f"after {to_ply}".encode(),
            turn=1,
            outbox=outbox,
            awaited=awaited,
            now=now,
            by=BEN,
            reason="slipped",
            journal=journal,
        )
        return after is not None

    async def texts(self) -> list[str]:
        return [row.move for row in await self.store.moves.of(self.match)]

    def entry(self, key: str, kind: str = "board") -> OutboxEntry:
        return OutboxEntry(key, self.match, kind, "{}")

    async def awaited_users(self) -> list[int]:
        return [row.user for row in await self.store.awaited.of_match(self.match)]
