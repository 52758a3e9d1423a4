"""What must be posted is due in order, once per key, until it is delivered."""

from __future__ import annotations

import pytest

from db.rows import OutboxEntry, OutboxStats
from db.store import Store
from tests.db.table import Table, lobby


async def put(store: Store, *entries: tuple[str, int | None], now: int = 1000) -> list[int]:
    """Put entries in; gives the ids of all that are not delivered."""
    await store.outbox.add([OutboxEntry(key, match, "board", "{}") for key, match in entries], now)
    return [row.id for row in await store.outbox.due(2**40)]


async def keys(store: Store, now: int, *of: int | None) -> list[str]:
    return [row.key for row in await store.outbox.due(now, *of)]


async def test_entry_comes_out_as_it_went_in(store: Store) -> None:
    match = (await lobby(store)).id
    await store.outbox.add([OutboxEntry("k", match, "log", '{"a":1}')], 1000)
    (row,) = await store.outbox.due(1000)
    assert (row.key, row.match, row.kind, row.payload) == ("k", match, "log", '{"a":1}')
    assert (row.created_at, row.tries, row.done_at, row.message, row.error) == (1000, 0, None, None, "")


async def test_entries_are_due_in_the_order_of_their_coming(table: Table) -> None:
    await table.commit(0, outbox=[table.entry("c"), table.entry("a")])
    await table.commit(1, outbox=[table.entry("b")])
    assert await keys(table.store, 1200) == ["c", "a", "b"]


async def test_many_entries_at_once_come_in_their_order_and_used_keys_are_passed_over(store: Store) -> None:
    await put(store, ("7", None), ("230", None))
    await put(store, *((str(number), None) for number in range(250)))
    rest = [str(number) for number in range(250) if number not in (7, 230)]
    assert await keys(store, 1000) == ["7", "230", *rest]


async def test_key_is_taken_once_within_one_addition(store: Store) -> None:
    assert len(await put(store, ("k", None), ("k", None))) == 1


async def test_key_is_never_taken_again_even_when_delivered(store: Store) -> None:
    (id,) = await put(store, ("k", None))
    await store.outbox.done(id, 900, 1001)
    assert await put(store, ("k", None)) == []


async def test_key_that_was_given_up_is_never_taken_again(store: Store) -> None:
    (id,) = await put(store, ("k", None))
    await store.outbox.give_up(id, "thread deleted", 1001)
    assert await put(store, ("k", None)) == []


async def test_taken_key_does_not_hinder_the_move_it_comes_with(table: Table) -> None:
    await table.commit(0, "a", outbox=[table.entry("k")])
    assert await table.commit(1, "b", outbox=[table.entry("k"), table.entry("l")])
    assert await keys(table.store, 1200) == ["k", "l"]


async def test_delivered_entry_is_not_due_and_knows_its_message(store: Store) -> None:
    (id,) = await put(store, ("k", None))
    await store.outbox.retry(id, 1010, "no answer")
    await store.outbox.done(id, 900, 1020)
    assert await keys(store, 2**40) == []
    row = await store.db.read(
        lambda connection: connection.execute("SELECT message, done_at, tries, error FROM outbox").fetchone()
    )
    assert row == (900, 1020, 2, "")


async def test_failed_entry_is_due_again_at_its_time(store: Store) -> None:
    (id,) = await put(store, ("k", None))
    await store.outbox.retry(id, 1060, "no answer")
    assert await keys(store, 1059) == []
    (row,) = await store.outbox.due(1060)
    assert (row.tries, row.next_try_at, row.error) == (1, 1060, "no answer")


async def test_nothing_of_a_match_overtakes_an_entry_that_waits(store: Store) -> None:
    one, two = (await lobby(store)).id, (await lobby(store)).id
    ids = await put(store, ("a1", one), ("b1", two), ("a2", one), ("b2", two), ("none", None))
    await store.outbox.retry(ids[0], 1060, "no answer")
    assert await keys(store, 1059) == ["b1", "b2", "none"]
    assert await keys(store, 1060) == ["a1", "b1", "a2", "b2", "none"]


async def test_entries_before_one_that_waits_are_due(store: Store) -> None:
    match = (await lobby(store)).id
    ids = await put(store, ("a", match), ("b", match), ("c", match))
    await store.outbox.retry(ids[1], 1060, "no answer")
    assert await keys(store, 1059) == ["a"]


@pytest.mark.parametrize("kind", ["remind", "retire"])
async def test_what_stands_apart_comes_last_holds_up_nothing_and_is_held_up_by_nothing(store: Store, kind: str) -> None:
    match = (await lobby(store)).id
    entries = [
        OutboxEntry(name, match, of, "{}") for name, of in (("a", kind), ("b", "turn"), ("c", kind), ("d", "turn"))
    ]
    await store.outbox.add(entries, 1000)
    ids = {row.key: row.id for row in await store.outbox.due(1000)}
    assert await keys(store, 1000) == await keys(store, 1000, match) == ["b", "d", "a", "c"]
    await store.outbox.retry(ids["a"], 1060, "no answer")
    assert await keys(store, 1000, match) == ["b", "d", "c"]
    await store.outbox.retry(ids["b"], 1060, "no answer")
    assert await keys(store, 1000, match) == ["c"]


async def test_hurried_match_is_due_at_once_and_no_other(store: Store) -> None:
    one, two = (await lobby(store)).id, (await lobby(store)).id
    ids = await put(store, ("a1", one), ("a2", one), ("b", two))
    for id in ids:
        await store.outbox.retry(id, 1060, "no answer")
    await store.outbox.hurry(one)
    assert await keys(store, 1001) == ["a1", "a2"]


async def test_hurrying_does_not_bring_back_what_was_delivered(store: Store) -> None:
    match = (await lobby(store)).id
    (id,) = await put(store, ("a", match))
    await store.outbox.done(id, 900, 1001)
    await store.outbox.hurry(match)
    assert await keys(store, 2**40) == []


async def test_entry_given_up_lets_the_next_pass(store: Store) -> None:
    match = (await lobby(store)).id
    ids = await put(store, ("a", match), ("b", match))
    await store.outbox.retry(ids[0], 1060, "no answer")
    await store.outbox.give_up(ids[0], "thread deleted", 1050)
    assert await keys(store, 1050) == ["b"]


async def test_entries_of_no_match_do_not_wait_for_each_other(store: Store) -> None:
    ids = await put(store, ("a", None), ("b", None))
    await store.outbox.retry(ids[0], 1060, "no answer")
    assert await keys(store, 1059) == ["b"]


async def test_due_of_one_match_of_none_and_of_all(store: Store) -> None:
    one, two = (await lobby(store)).id, (await lobby(store)).id
    await put(store, ("a", one), ("b", two), ("none", None))
    assert await keys(store, 1000, one) == ["a"]
    assert await keys(store, 1000, None) == ["none"]
    assert await keys(store, 1000) == ["a", "b", "none"]


async def test_what_became_of_an_entry_is_not_changed_afterwards(store: Store) -> None:
    (id,) = await put(store, ("k", None))
    await store.outbox.done(id, 900, 1001)
    await store.outbox.retry(id, 1060, "late failure")
    await store.outbox.give_up(id, "late failure", 1060)
    assert await keys(store, 2**40) == []
    assert await store.outbox.stats() == OutboxStats(waiting=0, sent=1, given_up=0, oldest_at=None)


async def test_giving_up_needs_a_reason(store: Store) -> None:
    (id,) = await put(store, ("k", None))
    with pytest.raises(ValueError, match="reason"):
        await store.outbox.give_up(id, "", 1001)


async def test_waiting_counts_what_is_not_delivered(store: Store) -> None:
    match = (await lobby(store)).id
    ids = await put(store, ("a", match), ("b", match), ("c", match), ("none", None))
    await store.outbox.done(ids[0], 900, 1001)
    await store.outbox.retry(ids[1], 1060, "no answer")
    assert await store.outbox.waiting(match) == 2


async def test_stats_count_waiting_sent_and_given_up(store: Store) -> None:
    ids = await put(store, ("a", None), ("b", None), ("c", None), now=1000)
    await put(store, ("d", None), now=1500)
    await store.outbox.done(ids[0], 900, 1600)
    await store.outbox.give_up(ids[1], "gone", 1600)
    assert await store.outbox.stats() == OutboxStats(waiting=2, sent=1, given_up=1, oldest_at=1000)


async def test_stats_of_an_empty_outbox(store: Store) -> None:
    assert await store.outbox.stats() == OutboxStats(waiting=0, sent=0, given_up=0, oldest_at=None)


async def test_hurry_makes_due_what_waits_of_one_match_and_nothing_else(table: Table) -> None:
    other = (await lobby(table.store)).id
    first, second, elsewhere = await put(table.store, ("a", table.match), ("b", table.match), ("c", other))
    await table.store.outbox.done(second, 9, 1000)
    for entry in (first, elsewhere):
        await table.store.outbox.retry(entry, 5000, "403")
    await table.store.outbox.hurry(table.match)
    assert await keys(table.store, 1000) == ["a"]
