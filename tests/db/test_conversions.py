"""Newer rules take a running match over in one transaction, or it stands still."""

from __future__ import annotations

from db.rows import ClockRow, ConversionRow, PlanRow
from db.store import Store
from tests.db.table import ANNA, BEN, Table


async def convert(table: Table, revision: int) -> bool:
    return await table.store.conversions.convert(
        ConversionRow(table.match, 1, 3, b"by old rules"),
        base_revision=revision,
        rules_version=4,
        state=b"by new rules",
        turn=7,
        awaited=[ANNA, BEN],
        outbox=[table.entry("told")],
        now=1400,
    )


async def test_a_converted_match_has_its_new_version_and_keeps_what_it_was(table: Table) -> None:
    await table.commit(0)
    await table.store.plans.put(PlanRow(table.match, BEN, "[1]"))
    assert await convert(table, 1)
    whole = await table.store.matches.load_whole(table.match)
    assert whole is not None
    row = whole.row
    assert (row.rules_version, row.state, row.turn, row.ply, row.revision) == (4, b"by new rules", 7, 1, 2)
    assert whole.conversion == ConversionRow(table.match, 1, 3, b"by old rules")
    assert whole.plans == []
    assert {waiting.user for waiting in await table.store.awaited.of_match(table.match)} == {ANNA, BEN}
    assert [entry.key for entry in await table.store.outbox.due(1400)] == ["told"]


async def test_a_match_that_has_moved_meanwhile_is_not_converted(table: Table) -> None:
    await table.commit(0)
    assert not await convert(table, 0)
    whole = await table.store.matches.load_whole(table.match)
    assert whole is not None
    assert (whole.row.rules_version, whole.row.state, whole.conversion) == (3, b"after move", None)
    assert await table.store.outbox.due(1400) == []


async def test_the_clocks_of_a_match_that_waits_for_nobody_stand(store: Store) -> None:
    table = await Table.start(store, clock=(3600, 0))
    assert [row.waits for row in await store.conversions.running()] == [True]
    await store.conversions.wait_for(table.match, (), [], 1200)
    assert [row.waits for row in await store.conversions.running()] == [False]
    assert await store.clocks.of_match(table.match, 9000) == [ClockRow(0, 3500, False), ClockRow(1, 3600, False)]
    await store.conversions.wait_for(table.match, [BEN], [], 9000)
    assert await store.clocks.of_match(table.match, 9100) == [ClockRow(0, 3400, True), ClockRow(1, 3600, False)]
