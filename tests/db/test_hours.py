"""When people may be disturbed, and which of the messages that disturbed them have served."""

from __future__ import annotations

from db.rows import OutboxEntry
from db.store import Store
from db.time_rows import AbsenceRow, Call, HoursRow, PingRow
from tests.db.table import ANNA, BEN, CLEO, SERVER, THREAD, Table


async def test_hours_are_the_servers_unless_the_person_has_his_own_and_quiet_ones_are_a_pair(store: Store) -> None:
    await store.servers.set(SERVER, zone="Asia/Tokyo", quiet_from=22, quiet_to=7)
    await store.people.set(BEN, zone="Europe/London", quiet_from=0, quiet_to=0)
    assert await store.hours.of([ANNA, BEN], SERVER) == [
        HoursRow(ANNA, "Asia/Tokyo", 22, 7, 0),
        HoursRow(BEN, "Europe/London", 0, 0, 0),
    ]


async def test_an_absence_that_still_lasts_ends_where_the_next_begins_or_he_comes_back(store: Store) -> None:
    await store.hours.go(ANNA, 1000, 5000)
    await store.hours.go(ANNA, 2000, 9000)
    assert [row.away_until for row in await store.hours.of([ANNA], SERVER)] == [9000]
    await store.hours.come_back(ANNA, 3000)
    await store.hours.come_back(ANNA, 4000)
    assert await store.hours.absences(ANNA) == [AbsenceRow(ANNA, 1000, 2000), AbsenceRow(ANNA, 2000, 3000)]


async def test_days_to_be_away_are_those_of_every_server_on_which_he_plays(store: Store) -> None:
    await Table.start(store, server=21)
    await store.servers.set(21, away_days=3)
    assert await store.hours.budgets(ANNA, 22) == {21: 3, 22: 28}
    assert await store.hours.budgets(CLEO, 22) == {22: 28}


async def test_a_silenced_wait_is_neither_due_nor_called_and_the_next_one_is_as_ever(table: Table) -> None:
    store = table.store
    await store.awaited.call_later(table.match, {BEN: 1200})
    assert not await store.awaited.silence(table.match, BEN, 999)
    assert await store.awaited.silence(table.match, BEN, 1100)
    await store.awaited.call_later(table.match, {BEN: 1200})
    assert await store.reminders.claim_calls(2000, Call) == []
    assert await store.reminders.of_user(BEN) == []
    await table.commit(0, user=BEN, awaited=[BEN], now=1300)
    assert [row.since for row in await store.reminders.of_user(BEN)] == [1300]


async def test_the_last_of_several_is_called_after_an_hour_once(table: Table) -> None:
    store = table.store
    await table.commit(0, awaited=[ANNA, CLEO], now=1200)
    await table.commit(1, user=CLEO, awaited=[ANNA], now=1300)
    assert await store.reminders.claim_calls(4899, Call) == []
    entry = OutboxEntry("call:1", table.match, "call", "{}")
    (call,) = await store.reminders.claim_calls(4900, lambda row: Call(row, entry))
    assert (call.row.user, call.row.since) == (ANNA, 1200)
    assert [row.key for row in await store.outbox.due(4900)] == ["call:1"]
    assert await store.reminders.claim_calls(9000, Call) == []


async def test_whoever_has_moved_and_is_awaited_alone_is_not_the_last_of_several(table: Table) -> None:
    await table.commit(0, awaited=[ANNA, BEN], now=1200)
    await table.commit(1, user=ANNA, awaited=[ANNA], now=1300)
    assert await table.store.reminders.claim_calls(2**40, Call) == []


async def test_messages_have_served_when_a_newer_one_stands_or_nobody_is_awaited(table: Table) -> None:
    store = table.store
    await store.pings.add(PingRow(1, THREAD, BEN, SERVER, None))
    await store.pings.add(PingRow(2, 0, BEN, SERVER, table.match))
    await store.pings.add(PingRow(3, THREAD, ANNA, SERVER, table.match))
    assert [ping.message for ping in await store.pings.stale()] == [1, 3]
    await store.pings.forget(1)
    await table.commit(0, awaited=[ANNA])
    assert [ping.message for ping in await store.pings.stale()] == [2]
