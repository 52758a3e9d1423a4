"""A match that comes from elsewhere lies in the database as if it had been played here, and once per server."""

from __future__ import annotations

import pytest

from db.rows import BroughtIn, JournalEntry, MatchRow, NewMove, NewSeat, OutboxEntry
from db.store import Store, StoreError
from tests.db.table import ANNA, CHANNEL, SERVER, due_rows


async def bring(store: Store, *, server: int = SERVER, seed: str = "seed") -> MatchRow:
    match = BroughtIn(
        slug="mosaic",
        status="running",
        server=server,
        channel=CHANNEL,
        host=ANNA,
        options="{}",
        seed=seed,
        seed_hash="hash",
        rules_version=3,
        data_hash="data-hash",
        lang="en",
        turn=4,
        ended_reason="",
    )
    return await store.imports.bring_in(
        match,
        seats=[NewSeat(None, "Computer 1", "sensible"), NewSeat(ANNA, "Anna", "person")],
        moves=[NewMove(0, None, "one", "[]", True), NewMove(1, ANNA, "two", "[]")],
        state=b"after 2",
        data_text=b"{}",
        awaited=[ANNA],
        posts=lambda number: (
            [OutboxEntry(f"open:{number}", number, "open", "{}")],
            JournalEntry(number, ANNA, "import", "moved"),
        ),
        now=2000,
    )


async def test_all_of_it_is_there(store: Store) -> None:
    row = await bring(store)
    assert (row.status, row.ply, row.revision, row.turn, row.state) == ("running", 2, 2, 4, b"after 2")
    assert [(seat.user, seat.kind) for seat in await store.seats.of(row.id)] == [
        (-1, "sensible"),
        (ANNA, "person"),
    ]
    assert [(move.ply, move.move, move.automatic) for move in await store.moves.of(row.id)] == [
        (1, "one", True),
        (2, "two", False),
    ]
    assert await store.matches.data_text("data-hash") == b"{}"
    assert [(entry.match, entry.user) for entry in await store.awaited.all_awaited()] == [(row.id, ANNA)]
    assert [entry.match for entry in await due_rows(store, 2000)] == [row.id]
    assert [entry.key for entry in await store.outbox.due(2000)] == [f"open:{row.id}"]
    assert [entry.action for entry in await store.journal.of_match(row.id)] == ["import"]


async def test_a_server_takes_a_match_once(store: Store) -> None:
    first = await bring(store)
    with pytest.raises(StoreError) as caught:
        await bring(store)
    assert (caught.value.code, caught.value.facts) == ("import-twice", {"match": first.id, "place": str(CHANNEL)})
    assert await store.matches.running() == [first.id]
    assert (await bring(store, seed="other")).id != first.id
    assert (await bring(store, server=SERVER + 1)).server == SERVER + 1
