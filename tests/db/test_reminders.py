"""A reminder goes out once per user, day and kind, and only to whom somebody waits for."""

from __future__ import annotations

import asyncio

from db.rows import Claim, DueRow, OutboxEntry
from db.store import Store
from tests.db.table import ANNA, BEN, CLEO, SERVER, Table

DAY = "2026-03-29"


def entry(user: int, day: str = DAY) -> OutboxEntry:
    return OutboxEntry(f"remind:{user}:{day}", None, "remind", "{}")


async def claim(store: Store, user: int, day: str = DAY, *, kind: str = "turn", next_due_at: int = 9000) -> bool:
    return await store.reminders.claim(user, day, kind, next_due_at, 8000, entry(user, day))


async def due(store: Store, now: int, limit: int = 100) -> list[tuple[int, int]]:
    return [(row.user, row.due_at) for row in await store.reminders.awaited_users_due(now, limit)]


async def test_due_user_comes_with_what_the_next_instant_depends_on(table: Table) -> None:
    found = await table.store.reminders.awaited_users_due(1, 10)
    assert found == [DueRow(BEN, 0, SERVER, "Europe/Warsaw", 18)]


async def test_zone_and_hour_are_the_servers_unless_the_person_has_his_own(table: Table) -> None:
    await table.store.servers.set(SERVER, zone="America/New_York", hour=20)
    (row,) = await table.store.reminders.awaited_users_due(1, 10)
    assert (row.zone, row.hour) == ("America/New_York", 20)
    await table.store.people.set(BEN, zone="Asia/Tokyo")
    (row,) = await table.store.reminders.awaited_users_due(1, 10)
    assert (row.zone, row.hour) == ("Asia/Tokyo", 20)
    await table.store.people.set(BEN, hour=0)
    (row,) = await table.store.reminders.awaited_users_due(1, 10)
    assert (row.zone, row.hour) == ("Asia/Tokyo", 0)


async def test_server_of_a_due_user_is_where_he_is_awaited_longest(store: Store) -> None:
    first = await Table.start(store, server=21)
    await Table.start(store, server=22)
    await first.commit(0, user=BEN, awaited=[BEN], now=1500)
    (row,) = await store.reminders.awaited_users_due(1, 10)
    assert row.server == 22


async def test_user_is_due_from_his_instant_on(table: Table) -> None:
    await table.store.reminders.set_due(BEN, 5000)
    assert await due(table.store, 4999) == []
    assert await due(table.store, 5000) == [(BEN, 5000)]


async def test_due_users_come_earliest_first_up_to_the_limit(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, BEN, CLEO])
    await table.store.reminders.set_dues([(ANNA, 5002), (BEN, 5003), (CLEO, 5001)])
    assert await due(table.store, 6000, limit=2) == [(CLEO, 5001), (ANNA, 5002)]


async def test_instant_of_a_user_nobody_waits_for_is_not_kept(table: Table) -> None:
    await table.store.reminders.set_due(CLEO, 5000)
    assert await due(table.store, 6000) == [(BEN, 0)]


async def test_claim_puts_the_reminder_out_and_moves_on(table: Table) -> None:
    assert await claim(table.store, BEN, next_due_at=9000)
    (row,) = await table.store.outbox.due(8000)
    assert (row.key, row.kind, row.created_at) == (f"remind:{BEN}:{DAY}", "remind", 8000)
    assert await due(table.store, 8999) == []
    assert await due(table.store, 9000) == [(BEN, 9000)]


async def test_of_50_claims_at_once_one_holds(table: Table) -> None:
    won = await asyncio.gather(*(claim(table.store, BEN) for _ in range(50)))
    assert sum(won) == 1
    assert len(await table.store.outbox.due(8000)) == 1


async def test_second_claim_of_the_day_still_moves_on(table: Table) -> None:
    await claim(table.store, BEN)
    await table.store.reminders.set_due(BEN, 0)
    assert not await claim(table.store, BEN, next_due_at=9500)
    assert await due(table.store, 9499) == []


async def test_next_day_and_other_kind_are_claims_of_their_own(table: Table) -> None:
    assert await claim(table.store, BEN)
    assert await claim(table.store, BEN, "2026-03-30")
    assert await claim(table.store, BEN, kind="lobby")


async def test_reminder_of_someone_awaited_no_more_is_not_sent(table: Table) -> None:
    (row,) = await table.store.reminders.awaited_users_due(1, 10)
    await table.commit(0, awaited=[ANNA])
    assert not await claim(table.store, row.user)
    assert await table.store.outbox.due(8000) == []


async def test_claim_lost_that_way_can_be_made_when_he_is_awaited_again(table: Table) -> None:
    await table.commit(0, awaited=[ANNA])
    await claim(table.store, BEN)
    await table.commit(1, awaited=[BEN])
    assert await claim(table.store, BEN)


async def test_many_claims_in_one_go_say_who_is_reminded(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, BEN])
    await claim(table.store, ANNA)
    claims = [Claim(user, DAY, "turn", 9000, entry(user)) for user in (ANNA, BEN, CLEO, BEN)]
    assert await table.store.reminders.claim_all(claims, 8000) == [BEN]
    assert [row.key for row in await table.store.outbox.due(8000)] == [f"remind:{user}:{DAY}" for user in (ANNA, BEN)]
