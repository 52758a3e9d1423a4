"""Whom matches wait for is right after every change, and so is who is due for a reminder."""

from __future__ import annotations

from db.rows import AwaitedRow
from db.store import Store
from tests.db.table import ANNA, BEN, CLEO, Table, due_rows, set_due


async def due(store: Store) -> list[tuple[int, int]]:
    return [(row.user, row.due_at) for row in await due_rows(store, 2**40)]


async def test_start_writes_whom_the_match_waits_for(table: Table) -> None:
    assert await table.store.awaited.of_match(table.match) == [AwaitedRow(table.match, BEN, 1100)]
    assert await due(table.store) == [(BEN, 0)]


async def test_commit_replaces_whom_the_match_waits_for(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, CLEO], now=1200)
    assert await table.store.awaited.of_match(table.match) == [
        AwaitedRow(table.match, ANNA, 1200),
        AwaitedRow(table.match, CLEO, 1200),
    ]
    assert await due(table.store) == [(ANNA, 0), (CLEO, 0)]


async def test_who_is_still_awaited_keeps_his_time(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, CLEO], now=1200)
    await table.commit(1, user=CLEO, awaited=[ANNA], now=1300)
    assert [row.since for row in await table.store.awaited.of_match(table.match)] == [1200]


async def test_who_moved_and_is_awaited_again_waits_anew(table: Table) -> None:
    await table.commit(0, user=BEN, awaited=[BEN], now=1200)
    assert await table.store.awaited.of_match(table.match) == [AwaitedRow(table.match, BEN, 1200)]


async def test_user_named_twice_is_awaited_once(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, ANNA])
    assert await table.awaited_users() == [ANNA]


async def test_undo_writes_whom_the_match_waits_for(table: Table) -> None:
    await table.commit(0, awaited=[ANNA])
    await table.undo(1, 0, awaited=[BEN], now=1300)
    assert await table.store.awaited.of_match(table.match) == [AwaitedRow(table.match, BEN, 1300)]
    assert await due(table.store) == [(BEN, 0)]


async def test_nobody_is_awaited_after_the_end(table: Table) -> None:
    await table.commit(0, awaited=[ANNA], status="finished")
    assert await table.store.awaited.all_awaited() == []
    assert await due(table.store) == []


async def test_nobody_is_awaited_after_closing(table: Table) -> None:
    await table.store.matches.close(table.match, "closed", "host", [], 1300)
    assert await table.store.awaited.all_awaited() == []
    assert await due(table.store) == []


async def test_user_awaited_in_two_matches_stays_due_until_neither_waits(store: Store) -> None:
    one, two = await Table.start(store), await Table.start(store)
    await set_due(store, BEN, 5000)
    await one.commit(0, awaited=[])
    assert await due(store) == [(BEN, 5000)]
    await two.commit(0, awaited=[])
    assert await due(store) == []


async def test_user_is_due_on_each_server_until_nobody_waits_for_him_there(store: Store) -> None:
    here, there = await Table.start(store, server=21), await Table.start(store, server=22)
    assert [(row.user, row.server) for row in await due_rows(store, 2**40)] == [(BEN, 21), (BEN, 22)]
    await here.commit(0, awaited=[])
    assert [(row.user, row.server) for row in await due_rows(store, 2**40)] == [(BEN, 22)]
    await there.commit(0, awaited=[])
    assert await due(store) == []


async def test_second_match_does_not_move_the_instant_of_a_reminder(store: Store) -> None:
    await Table.start(store)
    await set_due(store, BEN, 5000)
    await Table.start(store)
    assert await due(store) == [(BEN, 5000)]


async def test_user_awaited_again_later_has_his_instant_computed_anew(table: Table) -> None:
    await set_due(table.store, BEN, 5000)
    await table.commit(0, awaited=[])
    await table.commit(1, awaited=[BEN])
    assert await due(table.store) == [(BEN, 0)]


async def test_matches_that_wait_for_a_user_longest_first(store: Store) -> None:
    one, two = await Table.start(store), await Table.start(store)
    await one.commit(0, user=BEN, awaited=[BEN], now=1500)
    assert await store.awaited.for_user(BEN) == [AwaitedRow(two.match, BEN, 1100), AwaitedRow(one.match, BEN, 1500)]
    assert await store.awaited.for_user(CLEO) == []


async def test_all_awaited_lists_every_match(store: Store) -> None:
    one, two = await Table.start(store), await Table.start(store)
    await two.commit(0, awaited=[CLEO, ANNA])
    found = [(row.match, row.user) for row in await store.awaited.all_awaited()]
    assert found == [(one.match, BEN), (two.match, ANNA), (two.match, CLEO)]
