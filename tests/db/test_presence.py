"""Time in which nobody could do anything on a server counts for nothing."""

from __future__ import annotations

from itertools import permutations

import pytest

from db.match_table import FINAL_AFTER_S as DAY
from db.store import Store
from tests.db.table import ANNA, BEN, SERVER, Table, lobby

GAP = 300


async def times(store: Store, running: Table, ended: Table, waiting: int) -> tuple[int | None, int, int | None]:
    """Since when the vote is waited on, the lobby stands idle, and when the end is final."""
    row = await store.matches.load(waiting)
    assert row is not None
    return (await store.votes.patient_since(running.match, "end"), row.moved_at, (await ended.row()).final_at)


@pytest.fixture
async def tables(store: Store) -> tuple[Table, Table, int]:
    """A running match with a vote, one that is over, and a lobby, all of one server, at 10,000 to 10,200."""
    running, ended = await Table.start(store), await Table.start(store)
    await store.votes.put(running.match, ANNA, "end", True, 10_000)
    await ended.commit(0, "win", status="finished", now=10_100)
    return running, ended, (await lobby(store, now=10_200)).id


async def test_what_was_missed_is_left_out_of_patience_lobbies_and_ends(
    store: Store, tables: tuple[Table, Table, int]
) -> None:
    assert await store.presence.servers() == [SERVER]
    await store.presence.seen([SERVER], 10_300, GAP)
    assert await times(store, *tables) == (10_000, 10_200, 10_100 + DAY)
    # Looked at often enough, time runs.
    for now in range(10_500, 12_000, 250):
        await store.presence.seen([SERVER], now, GAP)
    assert await times(store, *tables) == (10_000, 10_200, 10_100 + DAY)
    # Away for longer than a day, though the end would have been final.
    last, back = 11_750, 11_750 + 2 * DAY
    assert await store.presence.servers() == [SERVER]
    await store.presence.seen([SERVER], back, GAP)
    missed = back - last
    assert await times(store, *tables) == (10_000 + missed, 10_200 + missed, 10_100 + DAY + missed)
    assert await store.votes.last_answer(tables[0].match, "end") == 10_000


async def test_what_began_within_the_gap_begins_when_the_server_is_back(
    store: Store, tables: tuple[Table, Table, int]
) -> None:
    await store.presence.seen([SERVER], 9000, GAP)
    await store.presence.seen([SERVER], 20_000, GAP)
    assert await times(store, *tables) == (20_000, 20_000, 20_000 + DAY)


async def test_a_clock_set_back_takes_them_along(store: Store, tables: tuple[Table, Table, int]) -> None:
    await store.presence.seen([SERVER], 10_300, GAP)
    await store.presence.seen([SERVER], 5300, GAP)
    assert await times(store, *tables) == (5000, 5200, 5100 + DAY)


async def test_other_servers_and_what_is_final_stay_as_they_are(store: Store, tables: tuple[Table, Table, int]) -> None:
    await store.presence.seen([SERVER, SERVER + 1], 10_100 + DAY, GAP)
    before = await times(store, *tables)
    await store.presence.seen([SERVER + 1], 10_000_000, GAP)
    assert await times(store, *tables) == before
    await store.presence.seen([SERVER], 20_000_000, GAP)
    assert (await times(store, *tables))[2] == 10_100 + DAY


@pytest.mark.parametrize("order", [*permutations(("look", "post", "move")), ("move", "move")], ids="-".join)
@pytest.mark.parametrize("lost, owed", [(1400, 20_000), (20_000, 1400)], ids=["server first", "board first"])
async def test_a_server_and_a_board_that_are_missed_at_once_are_left_out_once_whichever_is_back_first(
    store: Store, lost: int, owed: int, order: tuple[str, ...]
) -> None:
    table = await Table.start(store, clock=(36_000, 0))
    await store.votes.put(table.match, ANNA, "end", True, 1100)
    for now in range(1100, lost + 1, 300):
        await store.presence.seen([SERVER], now, GAP)
    await store.outbox.add([table.entry("board")], owed)
    for revision, back in enumerate(order):
        if back == "look":
            await store.presence.seen([SERVER], 30_000, GAP)
        elif back == "post":
            await store.presence.stood_still(table.match, owed, 30_000)
        else:
            base = order[:revision].count("move")
            assert await table.commit(base, user=BEN, awaited=[BEN], now=30_000)
    assert (await store.clocks.of_match(table.match, 30_000))[0].left == 36_000 - 300
    assert await store.votes.patient_since(table.match, "end") == 30_000 - 300


async def test_what_is_missed_again_while_the_board_still_waits_is_left_out_again(store: Store) -> None:
    table = await Table.start(store, clock=(36_000, 0))
    await store.presence.seen([SERVER], 1100, GAP)
    await store.outbox.add([table.entry("board")], 1400)
    await store.votes.put(table.match, ANNA, "end", True, 1200)
    for now in (10_000, 10_250, 30_000):
        await store.presence.seen([SERVER], now, GAP)
    await store.presence.stood_still(table.match, 1400, 30_200)
    await store.presence.seen([SERVER], 30_250, GAP)
    assert (await store.clocks.of_match(table.match, 30_200))[0].left == 36_000
    assert await store.votes.patient_since(table.match, "end") == 30_200


async def test_what_nobody_could_see_of_one_match_is_left_out_of_that_one(
    store: Store, tables: tuple[Table, Table, int]
) -> None:
    running, ended, _ = tables
    await store.presence.stood_still(running.match, 10_000, 15_000)
    await store.presence.stood_still(ended.match, 10_600, 15_000)
    assert await times(store, *tables) == (15_000, 10_200, 10_100 + DAY + 4400)
