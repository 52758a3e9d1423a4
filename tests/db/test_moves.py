"""A change fits one revision of a match and no other."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from db.match_table import FINAL_AFTER_S as DAY
from db.rows import JournalEntry, MoveRow, NewMove
from db.store import Store
from tests.db.table import ANNA, BEN, Table, lobby


async def test_commit_stores_move_state_and_counters(table: Table) -> None:
    assert await table.commit(0, "found", now=1234)
    row = await table.row()
    assert (row.ply, row.revision, row.turn, row.moved_at, row.state) == (1, 1, 2, 1234, b"after found")
    assert await table.store.moves.of(table.match) == [MoveRow(table.match, 1, 0, BEN, "found", "[]", False, 1234)]


async def test_several_moves_of_one_commit_take_consecutive_plies(table: Table) -> None:
    await table.commit(0, "a")
    await table.commit(1, "b", "c", "d")
    moves = await table.store.moves.of(table.match)
    assert [(move.ply, move.move) for move in moves] == [(1, "a"), (2, "b"), (3, "c"), (4, "d")]
    assert (await table.row()).revision == 4


async def test_automatic_moves_and_moves_of_nobody_are_told_apart(table: Table) -> None:
    await table.store.moves.commit(
        table.match,
        base_revision=0,
        moves=[NewMove(1, None, "pass", "[]", automatic=True), NewMove(0, BEN, "build", "[]")],
        state=b"s",
        turn=1,
        status="running",
        ended_reason="",
        outbox=[],
        awaited=[],
        now=1,
    )
    moves = await table.store.moves.of(table.match)
    assert [(move.user, move.automatic) for move in moves] == [(None, True), (BEN, False)]


async def test_the_moves_of_one_person_in_one_match_are_counted_without_those_taken_back(table: Table) -> None:
    other = await Table.start(table.store)
    for revision in range(3):
        assert await table.commit(revision, "found")
    assert await other.commit(0, "found")
    assert [await table.store.moves.made_by(table.match, user) for user in (BEN, ANNA)] == [3, 0]
    assert await table.undo(3, 1)
    assert await table.store.moves.made_by(table.match, BEN) == 1


async def test_second_commit_on_the_same_revision_changes_nothing(table: Table) -> None:
    assert await table.commit(0, "first", outbox=[table.entry("first")])
    before = await table.row()
    journal = JournalEntry(table.match, ANNA, "force")
    assert not await table.commit(0, "second", outbox=[table.entry("second")], awaited=[BEN], journal=journal)
    assert await table.row() == before
    assert await table.texts() == ["first"]
    assert [row.key for row in await table.store.outbox.due(9999)] == ["first"]
    assert await table.awaited_users() == [ANNA]
    assert await table.store.journal.of_match(table.match) == []


async def test_of_200_concurrent_commits_on_one_revision_exactly_one_wins(table: Table) -> None:
    won = await asyncio.gather(*(table.commit(0, f"click {n}") for n in range(200)))
    assert sum(won) == 1
    assert await table.texts() == [f"click {won.index(True)}"]


async def test_of_200_players_who_retry_each_gets_one_move_in(table: Table) -> None:
    async def until_it_fits(n: int) -> None:
        while not await table.commit((await table.row()).revision, f"move {n}"):
            pass

    await asyncio.gather(*(until_it_fits(n) for n in range(200)))
    row = await table.row()
    assert (row.ply, row.revision) == (200, 200)
    assert sorted(await table.texts()) == sorted(f"move {n}" for n in range(200))


async def test_ply_of_a_match_is_unique_in_the_table_itself(table: Table) -> None:
    await table.commit(0, "a")

    def second_ply_1(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO moves VALUES (?, 1, 0, NULL, 'x', '[]', 0, 1)", (table.match,))

    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        await table.store.db.write(second_ply_1)


async def test_commit_without_a_move_is_refused(table: Table) -> None:
    with pytest.raises(ValueError, match="needs a move"):
        await table.store.moves.commit(
            table.match,
            base_revision=0,
            moves=[],
            state=b"",
            turn=1,
            status="running",
            ended_reason="",
            outbox=[],
            awaited=[],
            now=1,
        )


async def test_commit_to_a_lobby_changes_nothing(store: Store) -> None:
    match = (await lobby(store)).id
    assert not await Table(store, match).commit(0)
    assert await store.moves.of(match) == []


async def test_commit_to_a_match_that_does_not_exist_is_false(store: Store) -> None:
    assert not await Table(store, 77).commit(0)


async def test_last_move_finishes_the_match(table: Table) -> None:
    assert await table.commit(0, "win", status="finished", awaited=[ANNA], now=1500)
    row = await table.row()
    assert (row.status, row.ended_reason, row.ended_at, row.state) == ("finished", "R9.1", 1500, b"after win")
    assert await table.awaited_users() == []


async def test_finished_match_takes_no_move(table: Table) -> None:
    await table.commit(0, "win", status="finished")
    assert not await table.commit(1, "more")


async def test_an_end_is_taken_back_with_its_result_until_it_is_final(table: Table) -> None:
    await table.commit(0, "win", status="finished", now=1500)
    await table.store.finished.keep({table.match: "outcome"})
    row = await table.row()
    assert (row.final_at, row.is_final(1500 + DAY - 1), row.is_final(1500 + DAY)) == (1500 + DAY, False, True)
    assert not await table.undo(1, 0, now=1500 + DAY)
    assert await table.undo(1, 0, now=1499 + DAY)
    row = await table.row()
    assert (row.status, row.ended_reason, row.ended_at, row.final_at, row.ply) == ("running", "", None, None, 0)
    assert await table.store.finished.results([table.match]) == {}
    assert await table.awaited_users() == [BEN]
    assert await table.commit(2, "other")


async def test_a_match_ended_without_a_result_is_taken_up_where_it_stood_and_nowhere_else(table: Table) -> None:
    await table.commit(0, "move", now=1200)
    assert not await table.undo(1, 1, now=1250)
    await table.store.matches.close(table.match, "closed", "vote", [], 1300)
    assert not await table.undo(1, 1, now=1300 + DAY)
    assert await table.undo(1, 1, now=1400)
    assert (await table.row()).status == "running" and await table.texts() == ["move"]


async def test_moves_between_two_plies(table: Table) -> None:
    await table.commit(0, "a", "b", "c", "d")
    moves = table.store.moves.of
    assert [row.ply for row in await moves(table.match, 1)] == [2, 3, 4]
    assert [row.ply for row in await moves(table.match, to_ply=2)] == [1, 2]
    assert [row.ply for row in await moves(table.match, 1, 3)] == [2, 3]
    assert await moves(table.match, to_ply=0) == []


async def test_undo_takes_back_moves_and_keeps_them_apart(table: Table) -> None:
    await table.commit(0, "a", "b", "c", now=1200)
    assert await table.undo(3, 1, now=1300)
    row = await table.row()
    assert (row.ply, row.revision, row.state, row.turn, row.moved_at) == (1, 4, b"after 1", 1, 1300)
    assert await table.texts() == ["a"]
    undone = await table.store.moves.undone(table.match)
    assert [(move.ply, move.move, move.at) for move in undone] == [(2, "b", 1200), (3, "c", 1200)]
    assert {(move.undone_at, move.undone_by, move.reason) for move in undone} == {(1300, BEN, "slipped")}


async def test_revision_from_before_an_undo_never_fits_again(table: Table) -> None:
    await table.commit(0, "a")
    await table.commit(1, "b")
    stale = [0, 1, 2]
    await table.undo(2, 1)  # ply 1 again, revision 3
    for step in range(5):
        for revision in stale:
            assert not await table.commit(revision, "stale")
            assert not await table.undo(revision, 0)
        current = (await table.row()).revision
        assert await table.commit(current, f"again {step}")
        stale += [current]
    assert await table.texts() == ["a", *(f"again {step}" for step in range(5))]


async def test_undone_ply_is_played_anew(table: Table) -> None:
    await table.commit(0, "a")
    await table.undo(1, 0)
    await table.commit(2, "b")
    await table.undo(3, 0)
    await table.commit(4, "c")
    assert await table.texts() == ["c"]
    assert [(row.ply, row.move) for row in await table.store.moves.undone(table.match)] == [(1, "a"), (1, "b")]


async def test_of_50_concurrent_undos_exactly_one_wins(table: Table) -> None:
    await table.commit(0, "a", "b")
    won = await asyncio.gather(*(table.undo(2, 1) for _ in range(50)))
    assert sum(won) == 1
    assert [row.move for row in await table.store.moves.undone(table.match)] == ["b"]


async def test_move_and_undo_at_once_only_one_happens(table: Table) -> None:
    await table.commit(0, "a")
    moved, undone = await asyncio.gather(table.commit(1, "b"), table.undo(1, 0))
    assert [moved, undone].count(True) == 1
    assert await table.texts() == (["a", "b"] if moved else [])


async def test_undo_to_where_the_match_stands_changes_nothing(table: Table) -> None:
    await table.commit(0, "a")
    assert not await table.undo(1, 1)
    assert (await table.row()).revision == 1


async def test_undo_by_a_host_is_journalled_with_it(table: Table) -> None:
    await table.commit(0, "a")
    journal = JournalEntry(table.match, ANNA, "undo", "misclick", "to 0")
    await table.undo(1, 0, now=1300, journal=journal)
    (row,) = await table.store.journal.of_match(table.match)
    assert (row.match, row.user, row.action, row.reason, row.detail, row.at) == (
        table.match,
        ANNA,
        "undo",
        "misclick",
        "to 0",
        1300,
    )


async def test_failure_within_a_commit_leaves_nothing_of_it(table: Table) -> None:
    before = await table.row()

    def entries():  # type: ignore[no-untyped-def]
        yield table.entry("kept only with the move")
        raise RuntimeError("while the entries are put in")

    with pytest.raises(RuntimeError):
        await table.commit(0, "a", outbox=entries())
    assert await table.row() == before
    assert await table.texts() == []
    assert await table.awaited_users() == [BEN]
    assert await table.store.outbox.due(9999) == []


async def test_match_survives_a_restart(path: Path) -> None:
    store = await Store.open(path)
    try:
        table = await Table.start(store)
        await table.commit(0, "a", outbox=[table.entry("post")])
        row = await table.row()
    finally:
        await store.close()
    again = await Store.open(path)
    try:
        assert await again.matches.load(table.match) == row
        assert [entry.key for entry in await again.outbox.due(9999)] == ["post"]
    finally:
        await again.close()
