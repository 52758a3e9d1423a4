"""Analyses of matches: one per match and end, kept piece by piece, told once and only when the end is final."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from db.analysis_rows import FoundRow
from db.match_table import FINAL_AFTER_S
from db.rows import OutboxEntry
from db.store import Store
from tests.db.table import ANNA, BEN, Table

ENDED = 1300
FOUND = FoundRow("look", 0, 0, b"one")


@pytest.fixture
async def over(store: Store) -> Table:
    """A match that has just ended."""
    table = await Table.start(store)
    await table.commit(0, "last", status="finished", awaited=[], now=ENDED)
    return table


def entry(match: int, users: Sequence[int]) -> list[OutboxEntry]:
    return [OutboxEntry(f"analysis:{match}:{','.join(map(str, users))}", match, "notice", "{}")]


async def test_two_who_ask_are_told_of_one_analysis_once_and_when_the_end_is_final(store, over):
    assert (await store.analyses.ask(over.match, 1, ANNA, ENDED + 1)).total == 0
    assert await store.analyses.begin(over.match, 1, 2)
    assert await store.analyses.keep(over.match, 1, FOUND)
    again = await store.analyses.ask(over.match, 1, BEN, ENDED + 2)
    assert (again.asked_at, again.total, again.found, again.done_at) == (ENDED + 1, 2, 1, None)
    final = ENDED + FINAL_AFTER_S
    assert await store.analyses.tell(final, entry) == []
    assert [row.match for row in await store.analyses.open()] == [over.match]
    assert await store.analyses.finish(over.match, 1, ENDED + 3)
    assert await store.analyses.tell(final - 1, entry) == []
    assert await store.analyses.tell(final, entry) == [over.match]
    assert await store.analyses.tell(final, entry) == []
    assert await store.analyses.open() == []
    assert [row.key for row in await store.outbox.due(final, over.match)] == [f"analysis:{over.match}:{ANNA},{BEN}"]
    assert await store.analyses.found(over.match) == [FOUND]


async def test_an_end_that_is_taken_back_takes_its_analysis_with_it_and_what_comes_too_late_is_not_kept(store, over):
    await store.analyses.ask(over.match, 1, ANNA, ENDED + 1)
    await store.analyses.keep(over.match, 1, FOUND)
    await over.undo(1, 0, awaited=[BEN], now=ENDED + 2)
    assert await store.analyses.of(over.match) is None
    assert not await store.analyses.keep(over.match, 1, FOUND)
    assert not await store.analyses.finish(over.match, 1, ENDED + 3)
    assert await store.analyses.found(over.match) == []


async def test_a_match_that_runs_or_has_moved_on_has_no_analysis(store):
    table = await Table.start(store)
    assert await store.analyses.ask(table.match, 0, ANNA, 1200) is None
    await table.commit(0, "last", status="finished", awaited=[], now=ENDED)
    assert await store.analyses.ask(table.match, 0, ANNA, ENDED) is None
    assert await store.analyses.of(table.match) is None


async def test_what_was_left_out_is_found_once_more_and_told_again(store, over):
    await store.analyses.ask(over.match, 1, ANNA, ENDED)
    for found in (FOUND, FoundRow("look", 1, 0, b"{}"), FoundRow("course", 1, 0, b"{}")):
        await store.analyses.keep(over.match, 1, found)
    await store.analyses.finish(over.match, 1, ENDED)
    await store.analyses.tell(ENDED + FINAL_AFTER_S, entry)
    assert not await store.analyses.reopen(over.match, 2, [("look", b"{}")])
    assert await store.analyses.reopen(over.match, 1, [("look", b"{}")])
    assert [(row.kind, row.ply) for row in await store.analyses.found(over.match)] == [("course", 1), ("look", 0)]
    (row,) = await store.analyses.open()
    assert (row.done_at, row.found) == (None, 2)
    assert not await store.analyses.reopen(over.match, 1, [("look", b"{}")])
