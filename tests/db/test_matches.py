"""Matches are found, placed in Discord and closed; votes and the journal of a match."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from db.rows import JournalEntry
from db.store import Store
from tests.db.table import ANNA, BEN, CLEO, SERVER, THREAD, Table, lobby


async def test_match_that_does_not_exist_is_none(store: Store) -> None:
    assert await store.matches.load(1) is None
    assert await store.matches.by_thread(1) is None


async def test_match_is_found_by_its_thread(table: Table) -> None:
    await table.store.matches.set_thread(table.match, THREAD)
    found = await table.store.matches.by_thread(THREAD)
    assert found is not None and (found.id, found.thread, found.state) == (table.match, THREAD, b"after 0")


async def test_thread_belongs_to_one_match(store: Store) -> None:
    await store.matches.set_thread((await lobby(store)).id, THREAD)
    with pytest.raises(sqlite3.IntegrityError):
        await store.matches.set_thread((await lobby(store)).id, THREAD)


async def test_posts_of_a_match_are_remembered(table: Table) -> None:
    await table.store.matches.set_lobby_message(table.match, 501)
    await table.store.matches.set_post(table.match, 502, "4/101", 1250)
    row = await table.row()
    assert (row.lobby_message, row.post_message, row.post_key, row.post_at) == (501, 502, "4/101", 1250)
    assert row.revision == 0


async def test_matches_of_a_user_are_those_not_ended(store: Store) -> None:
    tables = [await Table.start(store) for _ in range(3)]
    waiting = await lobby(store)
    await tables[0].commit(0, status="finished")
    await store.matches.close(tables[1].match, "closed", "host", [], 1300)
    assert [row.id for row in await store.matches.of_user(ANNA)] == [tables[2].match, waiting.id]
    assert [row.id for row in await store.matches.of_user(BEN)] == [tables[2].match]
    assert await store.matches.of_user(CLEO) == []


async def test_running_are_neither_lobbies_nor_ended(store: Store) -> None:
    tables = [await Table.start(store) for _ in range(3)]
    await lobby(store)
    await tables[1].commit(0, status="finished")
    assert await store.matches.running() == [tables[0].match, tables[2].match]


async def test_match_moved_elsewhere_has_no_post_there_yet(table: Table) -> None:
    await table.store.matches.set_thread(table.match, THREAD)
    await table.store.matches.set_post(table.match, 502, "4/101", 1250)
    await table.store.matches.move_to(table.match, 71, 72)
    row = await table.row()
    assert (row.channel, row.thread, row.post_message, row.post_key) == (71, 72, None, "")
    assert await table.store.matches.by_thread(THREAD) is None


async def test_match_has_one_host_who_can_be_changed(table: Table) -> None:
    await table.store.matches.set_host(table.match, BEN)
    assert (await table.row()).host == BEN


async def test_language_of_a_server_is_that_of_its_matches_not_ended(store: Store) -> None:
    running, over, elsewhere = [await Table.start(store, server=server) for server in (21, 21, 22)]
    waiting = await lobby(store, server=21)
    await over.commit(0, status="finished")
    await store.matches.set_language(21, "pl")
    found = [await store.matches.load(match) for match in (running.match, waiting.id, over.match, elsewhere.match)]
    assert [row.lang for row in found if row] == ["pl", "pl", "en", "en"]


async def test_lobby_in_which_somebody_came_lately_is_not_old(store: Store) -> None:
    match = (await lobby(store, now=1000)).id
    await store.lobby.join(match, BEN, "Ben", 1500)
    assert await store.matches.lobbies_older_than(1500) == []
    assert [row.id for row in await store.matches.lobbies_older_than(1501)] == [match]


async def test_lobbies_opened_before_a_time(store: Store) -> None:
    old, started, young = [await lobby(store, now=now) for now in (1000, 1001, 1002)]
    await store.matches.close(started.id, "expired", "idle", [], 1100)
    assert [row.id for row in await store.matches.lobbies_older_than(1002)] == [old.id]
    assert [row.id for row in await store.matches.lobbies_older_than(1003)] == [old.id, young.id]


async def test_lobby_into_which_somebody_has_come_is_as_young_as_that(store: Store) -> None:
    match = (await lobby(store, now=1000)).id
    await store.lobby.join(match, BEN, "Ben", 1010)
    assert await store.matches.lobbies_older_than(1010) == []
    assert [row.id for row in await store.matches.lobbies_older_than(1011)] == [match]


async def test_match_that_moves_to_another_thread_has_no_post_there(table: Table) -> None:
    await table.store.matches.set_post(table.match, 502, "4/101", 1250)
    await table.store.matches.move_to(table.match, 77, 78)
    row = await table.row()
    assert (row.channel, row.thread, row.post_message, row.post_key) == (77, 78, None, "")


async def test_match_has_one_host_who_may_change(table: Table) -> None:
    await table.store.matches.set_host(table.match, BEN)
    assert (await table.row()).host == BEN


async def test_language_changes_for_the_lobbies_and_running_matches_of_one_server(store: Store) -> None:
    running, over = await Table.start(store), await Table.start(store)
    gathering, elsewhere = await lobby(store), await lobby(store, server=SERVER + 1)
    await store.matches.close(over.match, "closed", "host", [], 1300)
    await store.matches.set_language(SERVER, "pl")
    rows = [await store.matches.load(match) for match in (running.match, gathering.id, over.match, elsewhere.id)]
    assert [row.lang for row in rows if row is not None] == ["pl", "pl", "en", "en"]


async def test_closed_match_says_why_and_when(table: Table) -> None:
    journal = JournalEntry(table.match, ANNA, "end", "nobody plays")
    closed = await table.store.matches.close(table.match, "closed", "vote", [table.entry("bye")], 1600, journal=journal)
    assert closed
    row = await table.row()
    assert (row.status, row.ended_reason, row.ended_at, row.state) == ("closed", "vote", 1600, b"after 0")
    assert [entry.key for entry in await table.store.outbox.due(1600)] == ["bye"]
    assert [entry.action for entry in await table.store.journal.of_match(table.match)] == ["end"]
    assert await table.awaited_users() == []


async def test_of_10_closings_at_once_one_happens(table: Table) -> None:
    closings = (
        table.store.matches.close(table.match, "closed", f"{n}", [table.entry(f"bye {n}")], 1600) for n in range(10)
    )
    won = await asyncio.gather(*closings)
    assert sum(won) == 1
    assert [entry.key for entry in await table.store.outbox.due(1600)] == [f"bye {won.index(True)}"]


async def test_closed_match_takes_no_move(table: Table) -> None:
    await table.store.matches.close(table.match, "closed", "vote", [], 1600)
    assert not await table.commit(0)
    assert await table.texts() == []


async def test_finished_match_cannot_be_closed(table: Table) -> None:
    await table.commit(0, status="finished")
    assert not await table.store.matches.close(table.match, "closed", "host", [], 1600)
    assert (await table.row()).status == "finished"


async def test_votes_are_counted_per_question_and_person(table: Table) -> None:
    vote, votes = table.store.votes.put, table.store.votes.of
    await vote(table.match, ANNA, "end", True, 1)
    assert await vote(table.match, BEN, "end", False, 2) == {ANNA: True, BEN: False}
    await vote(table.match, ANNA, "undo:3", False, 3)
    assert await votes(table.match, "end") == {ANNA: True, BEN: False}
    assert await votes(table.match, "undo:3") == {ANNA: False}
    assert await votes(table.match, "undo:4") == {}


async def test_vote_can_be_changed(table: Table) -> None:
    await table.store.votes.put(table.match, ANNA, "end", True, 1)
    assert await table.store.votes.put(table.match, ANNA, "end", False, 2) == {ANNA: False}


async def test_journal_of_a_match_is_oldest_first(store: Store) -> None:
    one, other = (await lobby(store)).id, (await lobby(store)).id
    for match, action in ((one, "a"), (other, "b"), (one, "c")):
        await store.journal.add(JournalEntry(match, ANNA, action), 1000)
    assert [row.action for row in await store.journal.of_match(one)] == ["a", "c"]


async def test_rows_of_a_match_that_does_not_exist_are_refused(store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await store.journal.add(JournalEntry(99, ANNA, "a"), 1000)
