"""Clocks run for whoever is awaited and here; what a seat has goes with it."""

from __future__ import annotations

import pytest

from db.rows import ClockRow, JournalEntry, PlanRow
from db.store import Store
from tests.db.table import ANNA, BEN, CLEO, Table


@pytest.fixture
async def table(store: Store) -> Table:
    """Ben (seat 0) is awaited since 1100 and has an hour, ten minutes come back per move."""
    return await Table.start(store, clock=(3600, 600))


async def left(table: Table, now: int) -> list[tuple[int, bool]]:
    return [(clock.left, clock.runs) for clock in await table.store.clocks.of_match(table.match, now)]


async def lapsed(table: Table, now: int) -> list[int]:
    return [row.seat for row in await table.store.clocks.lapsed(now)]


async def test_a_match_without_clocks_has_none(store: Store) -> None:
    table = await Table.start(store)
    assert await store.clocks.of_match(table.match, 2000) == []


async def test_the_clock_of_the_awaited_runs_and_a_move_gives_something_back_up_to_the_bank(table: Table) -> None:
    assert await left(table, 2100) == [(2600, True), (3600, False)]
    await table.commit(0, user=BEN, awaited=[ANNA], now=2100)
    assert await left(table, 2200) == [(3200, False), (3500, True)]
    await table.undo(1, 0, awaited=[BEN], now=2200)
    await table.commit(2, "one", "two", user=BEN, awaited=[ANNA], now=2210)
    assert await left(table, 2210) == [(3600, False), (3500, True)]


async def test_a_clock_that_lapsed_stays_at_zero_until_a_move_is_made_for_it(table: Table) -> None:
    assert await lapsed(table, 4699) == []
    assert await lapsed(table, 4700) == [0]
    assert await left(table, 9000) == [(0, True), (3600, False)]
    await table.commit(0, user=None, awaited=[ANNA], now=9000)
    assert await left(table, 9000) == [(600, False), (3600, True)]


async def test_a_ply_gives_something_back_once_however_often_it_is_made(table: Table) -> None:
    await table.commit(0, user=BEN, awaited=[ANNA], now=2900)
    await table.undo(1, 0, awaited=[BEN], now=2900)
    assert await left(table, 2900) == [(2400, True), (3600, False)]
    await table.commit(2, user=BEN, awaited=[ANNA], now=3000)
    assert await left(table, 3000) == [(2300, False), (3600, True)]


async def test_no_time_runs_during_absences_nor_while_the_bot_was_down(table: Table) -> None:
    await table.store.hours.go(BEN, 1200, 5000)
    assert await left(table, 4000) == [(3500, True), (3600, False)]
    assert await lapsed(table, 8499) == []
    assert await lapsed(table, 8500) == [0]
    await table.store.presence.stood_still(table.match, 6000, 90_000)
    assert await left(table, 90_000) == [(2500, True), (3600, False)]


async def test_clock_plan_and_note_go_with_the_seat_and_leave_time_for_one_move(table: Table) -> None:
    store = table.store
    await store.plans.put(PlanRow(table.match, BEN, "[steps]"))
    await store.notes.put(table.match, BEN, "the ford")
    await store.seats.replace(table.match, 0, None, "Computer 1", 4600, 0, kind="sensible")
    assert await store.clocks.of_match(table.match, 5000) == [ClockRow(0, 600, False), ClockRow(1, 3600, False)]
    assert await store.notes.get(table.match, BEN) == ""
    await store.seats.replace(table.match, 0, CLEO, "Cleo", 5000, 0)
    assert (await store.plans.get(table.match, CLEO)).steps == "[steps]"
    assert await store.notes.get(table.match, CLEO) == "the ford"
    assert (await store.plans.get(table.match, BEN)).steps == ""


async def test_the_clocks_of_an_ended_match_stand(table: Table) -> None:
    await table.store.matches.close(table.match, "closed", "host", [], 2000)
    assert await left(table, 9000) == [(2700, False), (3600, False)]
    assert await lapsed(table, 9000) == []


async def change(table: Table, bank: int, step: int, now: int) -> bool:
    entry = JournalEntry(table.match, ANNA, "option", "slow")
    return await table.store.clocks.change(
        table.match, bank, step, "vote", now=now, outbox=[table.entry(f"clock {now}")], journal=entry
    )


async def test_another_clock_is_full_for_everybody_and_runs_for_the_awaited(table: Table) -> None:
    assert await change(table, 7200, 60, 2000)
    assert await left(table, 2100) == [(7100, True), (7200, False)]
    assert (await table.row()).clock_end == "vote"
    assert [row.reason for row in await table.store.journal.of_match(table.match)] == ["slow"]


async def test_the_same_clock_with_another_end_runs_on(table: Table) -> None:
    assert await change(table, 3600, 600, 2000)
    assert await left(table, 2100) == [(2600, True), (3600, False)]


async def test_a_clock_is_given_to_a_match_without_one_and_taken_away(store: Store) -> None:
    table = await Table.start(store)
    assert await change(table, 3600, 600, 2000)
    assert await left(table, 2100) == [(3500, True), (3600, False)]
    assert await change(table, 0, 0, 2100)
    assert await left(table, 2200) == []


async def test_the_clock_of_a_match_that_is_over_stays_as_it_is(table: Table) -> None:
    await table.commit(0, status="finished")
    assert not await change(table, 0, 0, 2000)
    assert (await table.row()).clock_bank == 3600
    assert await table.store.journal.of_match(table.match) == []


async def test_a_clock_that_runs_out_soon_says_what_it_has_left_unless_its_person_is_away(table: Table) -> None:
    async def soon(now: int) -> list[tuple[int, int]]:
        return [(row.seat, row.remaining) for row in await table.store.clocks.running_out(now, 8)]

    assert await soon(4249) == []
    assert await soon(4250) == [(0, 450)]
    assert await soon(4700) == []  # it has lapsed
    await table.store.hours.go(BEN, 4000, 5000)
    assert await soon(4700) == []
    assert await soon(5400) == [(0, 300)]
