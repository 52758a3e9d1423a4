"""A reminder goes out once per key, only to whom somebody waits for, and never apart from the step to the next instant."""

from __future__ import annotations

import asyncio

import msgspec

from db.rows import Claim, DueRow, OutboxEntry
from db.store import Store
from tests.db.table import ANNA, BEN, CLEO, SERVER, Table, set_due

DAY = "2026-03-29"


def entry(user: int, day: str = DAY) -> OutboxEntry:
    return OutboxEntry(f"remind:{user}:{day}:{SERVER}", None, "remind", "{}")


async def claim(store: Store, *users: int, day: str = DAY, next_due_at: int = 9000, now: int = 8000) -> None:
    rows = [row for row in await store.reminders.due(now, 100) if row.user in users]
    await store.reminders.claim([Claim(row, next_due_at, entry(row.user, day)) for row in rows], now)


async def due(store: Store, now: int, limit: int = 100) -> list[tuple[int, int]]:
    return [(row.user, row.due_at) for row in await store.reminders.due(now, limit)]


async def put_out(store: Store) -> list[str]:
    return [row.key for row in await store.outbox.due(8000)]


async def test_due_user_comes_with_what_the_next_instant_depends_on(table: Table) -> None:
    found = await table.store.reminders.due(1, 10)
    assert found == [DueRow(BEN, SERVER, 0, "Europe/Warsaw", 18, table.match, 1100)]


async def test_zone_and_hour_are_the_servers_unless_the_person_has_his_own(table: Table) -> None:
    await table.store.servers.set(SERVER, zone="America/New_York", hour=20)
    (row,) = await table.store.reminders.due(1, 10)
    assert (row.zone, row.hour) == ("America/New_York", 20)
    await table.store.people.set(BEN, zone="Asia/Tokyo")
    (row,) = await table.store.reminders.due(1, 10)
    assert (row.zone, row.hour) == ("Asia/Tokyo", 20)
    await table.store.people.set(BEN, hour=0)
    (row,) = await table.store.reminders.due(1, 10)
    assert (row.zone, row.hour) == ("Asia/Tokyo", 0)


async def test_each_server_has_its_own_zone_and_hour(store: Store) -> None:
    await Table.start(store, server=21)
    await Table.start(store, server=22)
    await store.servers.set(22, zone="Asia/Tokyo", hour=7)
    found = [(row.server, row.zone, row.hour) for row in await store.reminders.due(1, 10)]
    assert found == [(21, "Europe/Warsaw", 18), (22, "Asia/Tokyo", 7)]


async def test_due_row_names_the_match_of_its_server_that_waits_longest(store: Store) -> None:
    first, second = await Table.start(store, server=21), await Table.start(store, server=21)
    other = await Table.start(store, server=22)
    await first.commit(0, user=BEN, awaited=[BEN], now=1500)
    found = [(row.server, row.match, row.since) for row in await store.reminders.due(1, 10)]
    assert found == [(21, second.match, 1100), (22, other.match, 1100)]


async def test_user_is_due_from_his_instant_on(table: Table) -> None:
    await set_due(table.store, BEN, 5000)
    assert await due(table.store, 4999) == []
    assert await due(table.store, 5000) == [(BEN, 5000)]


async def test_due_users_come_earliest_first_up_to_the_limit(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, BEN, CLEO])
    for user, due_at in ((ANNA, 5002), (BEN, 5003), (CLEO, 5001)):
        await set_due(table.store, user, due_at)
    assert await due(table.store, 6000, limit=2) == [(CLEO, 5001), (ANNA, 5002)]


async def test_instants_of_a_user_are_found_before_they_come(store: Store) -> None:
    for server, due_at in ((21, 5000), (22, 6000)):
        await Table.start(store, server=server)
        await set_due(store, BEN, due_at, server)
    assert [row.due_at for row in await store.reminders.of_user(BEN)] == [5000, 6000]
    assert await store.reminders.of_user(ANNA) == []


async def test_change_of_a_person_makes_his_instants_be_computed_anew(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, BEN])
    await set_due(table.store, ANNA, 5000)
    await set_due(table.store, BEN, 6000)
    await table.store.people.set(BEN, now=3000, hour=7)
    assert await due(table.store, 9000) == [(BEN, 3001), (ANNA, 5000)]


async def test_change_of_a_server_makes_the_instants_there_be_computed_anew(store: Store) -> None:
    for server in (21, 22):
        await Table.start(store, server=server)
        await set_due(store, BEN, 5000, server)
    await store.servers.set(22, now=3000, hour=7)
    assert [(row.server, row.due_at) for row in await store.reminders.due(9000, 10)] == [(22, 3001), (21, 5000)]


async def test_change_of_other_settings_leaves_the_instants(table: Table) -> None:
    await set_due(table.store, BEN, 5000)
    await table.store.people.set(BEN, lang="pl")
    await table.store.servers.set(SERVER, lang="pl")
    assert await due(table.store, 9000) == [(BEN, 5000)]


async def test_claim_puts_the_reminder_out_and_moves_on(table: Table) -> None:
    await claim(table.store, BEN, next_due_at=9000)
    (row,) = await table.store.outbox.due(8000)
    assert (row.key, row.kind, row.created_at) == (f"remind:{BEN}:{DAY}:{SERVER}", "remind", 8000)
    assert await due(table.store, 8999) == []
    assert await due(table.store, 9000) == [(BEN, 9000)]


async def test_claim_without_a_reminder_only_moves_on(table: Table) -> None:
    (row,) = await table.store.reminders.due(8000, 10)
    await table.store.reminders.claim([Claim(row, 9000, None)], 8000)
    assert await put_out(table.store) == []
    assert await due(table.store, 9000) == [(BEN, 9000)]


async def test_of_50_claims_at_once_one_holds(table: Table) -> None:
    (row,) = await table.store.reminders.due(8000, 10)
    days = [f"2026-01-{day:02}" for day in range(1, 51)]
    await asyncio.gather(*(table.store.reminders.claim([Claim(row, 9000, entry(BEN, day))], 8000) for day in days))
    assert len(await table.store.outbox.due(8000)) == 1


async def test_second_claim_of_the_day_still_moves_on(table: Table) -> None:
    await claim(table.store, BEN)
    await set_due(table.store, BEN, 0)
    await claim(table.store, BEN, next_due_at=9500)
    assert await put_out(table.store) == [f"remind:{BEN}:{DAY}:{SERVER}"]
    assert await due(table.store, 9499) == []


async def test_next_day_is_a_claim_of_its_own(table: Table) -> None:
    await claim(table.store, BEN, next_due_at=7000)
    await claim(table.store, BEN, day="2026-03-30")
    assert await put_out(table.store) == [f"remind:{BEN}:{day}:{SERVER}" for day in (DAY, "2026-03-30")]


async def test_reminder_of_someone_awaited_no_more_is_not_sent(table: Table) -> None:
    (row,) = await table.store.reminders.due(8000, 10)
    await table.commit(0, awaited=[ANNA])
    await table.store.reminders.claim([Claim(row, 9000, entry(BEN))], 8000)
    assert await put_out(table.store) == []


async def test_reminder_of_someone_who_moved_and_is_awaited_again_is_not_sent(table: Table) -> None:
    await set_due(table.store, BEN, 5000)
    (row,) = await table.store.reminders.due(8000, 10)
    await table.commit(0, awaited=[ANNA])
    await table.commit(1, awaited=[BEN])
    await table.store.reminders.claim([Claim(row, 9000, entry(BEN))], 8000)
    assert await put_out(table.store) == []
    assert await due(table.store, 1) == [(BEN, 0)]


async def test_many_claims_are_one_transaction(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, BEN])
    rows = await table.store.reminders.due(8000, 10)
    broken = msgspec.structs.replace(entry(BEN), match=999)  # no such match: the foreign key refuses it
    claims = [Claim(rows[0], 9000, entry(ANNA)), Claim(rows[1], 9000, broken)]
    (failed,) = await asyncio.gather(table.store.reminders.claim(claims, 8000), return_exceptions=True)
    assert isinstance(failed, Exception)
    assert await put_out(table.store) == []
    assert await due(table.store, 1) == [(ANNA, 0), (BEN, 0)]
