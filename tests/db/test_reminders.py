"""A reminder goes out once per key, only to whom somebody waits for, and never apart from the step to the next instant."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec
import pytest

from db.rows import OutboxEntry
from db.store import Store
from db.time_rows import Claim, DueRow
from tests.db.table import ANNA, BEN, CLEO, SERVER, Table, due_rows, set_due

DAY = "2026-03-29"


def entry(user: int, day: str = DAY) -> OutboxEntry:
    return OutboxEntry(f"remind:{user}:{day}:{SERVER}", None, "remind", "{}")


async def claim(store: Store, *users: int, day: str = DAY, next_due_at: int = 9000, now: int = 8000) -> None:
    def decide(row: DueRow) -> Claim:
        return Claim(row, next_due_at, entry(row.user, day)) if row.user in users else Claim(row, row.due_at, None)

    await store.reminders.claim(now, 100, decide)


async def due(store: Store, now: int, limit: int = 100) -> list[tuple[int, int]]:
    return [(row.user, row.due_at) for row in await due_rows(store, now, limit)]


async def put_out(store: Store) -> list[str]:
    return [row.key for row in await store.outbox.due(8000)]


async def test_due_user_comes_with_what_the_next_instant_depends_on(table: Table) -> None:
    found = await due_rows(table.store, 1)
    assert found == [DueRow(BEN, SERVER, 0, "Europe/Warsaw", 18, table.match, 1100)]


async def test_zone_and_hour_are_the_servers_unless_the_person_has_his_own(table: Table) -> None:
    await table.store.servers.set(SERVER, zone="America/New_York", hour=20)
    (row,) = await due_rows(table.store, 1)
    assert (row.zone, row.hour) == ("America/New_York", 20)
    await table.store.people.set(BEN, zone="Asia/Tokyo")
    (row,) = await due_rows(table.store, 1)
    assert (row.zone, row.hour) == ("Asia/Tokyo", 20)
    await table.store.people.set(BEN, hour=0)
    (row,) = await due_rows(table.store, 1)
    assert (row.zone, row.hour) == ("Asia/Tokyo", 0)


async def test_each_server_has_its_own_zone_and_hour(store: Store) -> None:
    await Table.start(store, server=21)
    await Table.start(store, server=22)
    await store.servers.set(22, zone="Asia/Tokyo", hour=7)
    found = [(row.server, row.zone, row.hour) for row in await due_rows(store, 1)]
    assert found == [(21, "Europe/Warsaw", 18), (22, "Asia/Tokyo", 7)]


async def test_due_row_names_the_match_of_its_server_that_waits_longest(store: Store) -> None:
    first, second = await Table.start(store, server=21), await Table.start(store, server=21)
    other = await Table.start(store, server=22)
    await first.commit(0, user=BEN, awaited=[BEN], now=1500)
    found = [(row.server, row.match, row.since) for row in await due_rows(store, 1)]
    assert found == [(21, second.match, 1100), (22, other.match, 1100)]


async def test_user_is_due_from_his_instant_on(table: Table) -> None:
    await set_due(table.store, BEN, 5000)
    assert await due(table.store, 4999) == []
    assert await due(table.store, 5000) == [(BEN, 5000)]


async def test_due_users_come_up_to_the_limit_until_none_is_left(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, BEN, CLEO])
    seen: list[int] = []
    for _ in range(3):
        claims = await table.store.reminders.claim(8000, 2, lambda row: Claim(row, 9000, None))
        seen.append(len(claims))
    assert seen == [2, 1, 0]


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
    assert await due(table.store, 9000) == [(ANNA, 5000), (BEN, 3001)]


async def test_change_of_a_server_makes_the_instants_there_be_computed_anew(store: Store) -> None:
    for server in (21, 22):
        await Table.start(store, server=server)
        await set_due(store, BEN, 5000, server)
    await store.servers.set(22, now=3000, hour=7)
    assert [(row.server, row.due_at) for row in await due_rows(store, 9000)] == [(21, 5000), (22, 3001)]


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
    await table.store.reminders.claim(8000, 10, lambda row: Claim(row, 9000, None))
    assert await put_out(table.store) == []
    assert await due(table.store, 9000) == [(BEN, 9000)]


async def test_of_50_claims_at_once_one_holds(table: Table) -> None:
    days = [f"2026-01-{day:02}" for day in range(1, 51)]
    await asyncio.gather(*(claim(table.store, BEN, day=day) for day in days))
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


async def test_who_moves_first_is_not_reminded_and_who_is_reminded_first_was_awaited(table: Table) -> None:
    await asyncio.gather(table.commit(0, awaited=[ANNA]), claim(table.store, BEN))
    assert await put_out(table.store) == []
    await asyncio.gather(claim(table.store, ANNA), table.commit(1, awaited=[BEN]))
    assert await put_out(table.store) == [f"remind:{ANNA}:{DAY}:{SERVER}"]
    assert await due(table.store, 9000) == [(BEN, 0)]


async def test_many_claims_are_one_transaction(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, BEN])
    broken = msgspec.structs.replace(entry(BEN), match=999)  # no such match: the foreign key refuses it
    entries = {ANNA: entry(ANNA), BEN: broken}
    with pytest.raises(sqlite3.IntegrityError):
        await table.store.reminders.claim(8000, 100, lambda row: Claim(row, 9000, entries[row.user]))
    assert await put_out(table.store) == []
    assert await due(table.store, 1) == [(ANNA, 0), (BEN, 0)]
