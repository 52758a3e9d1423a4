"""Votes of a table: which questions have waited long enough."""

from __future__ import annotations

from db.rows import AskedRow
from tests.db.table import ANNA, BEN, Table


async def test_the_same_vote_again_is_no_new_answer(table: Table) -> None:
    votes = table.store.votes
    assert await votes.last_answer(table.match, "end") is None
    await votes.put(table.match, ANNA, "end", True, 5)
    await votes.put(table.match, ANNA, "end", True, 50)
    assert await votes.last_answer(table.match, "end") == 5
    await votes.put(table.match, BEN, "end", True, 60)
    assert await votes.last_answer(table.match, "end") == 60


async def test_questions_that_nobody_refuses_are_found_once_they_have_waited(table: Table) -> None:
    votes = table.store.votes
    await votes.put(table.match, ANNA, "end", True, 5)
    await votes.put(table.match, ANNA, "undo-0:0", True, 7)
    await votes.put(table.match, ANNA, "take-1-0-102", True, 6)
    await votes.put(table.match, BEN, "take-1-0-102", False, 6)
    assert await votes.unrefused(4) == []
    assert await votes.unrefused(5) == [AskedRow(table.match, "end")]
    assert await votes.unrefused(9) == [AskedRow(table.match, "end"), AskedRow(table.match, "undo-0:0")]


async def test_a_question_about_a_position_that_has_passed_or_a_match_that_is_over_waits_no_more(table: Table) -> None:
    votes = table.store.votes
    await votes.put(table.match, ANNA, "undo-0:0", True, 7)
    await table.commit(0)
    await votes.put(table.match, ANNA, "end", True, 8)
    assert await votes.unrefused(9) == [AskedRow(table.match, "end")]
    await table.store.matches.close(table.match, "closed", "host", [], 9)
    assert await votes.unrefused(9) == []
