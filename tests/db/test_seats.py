"""A seat changes hands: the old holder stays in the history."""

from __future__ import annotations

import pytest

from db.rows import JournalEntry, SeatRow
from db.store import Store, StoreError
from tests.db.table import ANNA, BEN, CLEO, SERVER, Table, lobby


async def replaced(table: Table, seat: int, user: int | None, **more) -> SeatRow:  # type: ignore[no-untyped-def]
    return await table.store.seats.replace(table.match, seat, user, "New", 1400, 7, **more)


async def test_new_holder_sits_from_the_ply_at_which_the_old_one_ends(table: Table) -> None:
    new = SeatRow(table.match, 0, CLEO, "New", 7, "person", None)
    assert await replaced(table, 0, CLEO) == new
    assert await table.store.seats.history(table.match) == [
        SeatRow(table.match, 0, BEN, "Ben", 0, "person", 7),
        new,
        SeatRow(table.match, 1, ANNA, "Anna", 0, "person", None),
    ]


async def test_only_the_present_holder_counts_as_seated(table: Table) -> None:
    await replaced(table, 0, CLEO)
    assert [row.user for row in await table.store.seats.of(table.match)] == [CLEO, ANNA]
    assert [row.id for row in await table.store.matches.of_user(CLEO)] == [table.match]
    assert await table.store.matches.of_user(BEN) == []


async def test_who_was_replaced_can_come_back(table: Table) -> None:
    await replaced(table, 0, CLEO)
    await table.store.seats.replace(table.match, 0, BEN, "Ben", 1500, 9)
    history = await table.store.seats.history(table.match)
    assert [(row.user, row.since_ply, row.until_ply) for row in history if row.seat == 0] == [
        (BEN, 0, 7),
        (CLEO, 7, 9),
        (BEN, 9, None),
    ]


async def test_a_match_is_loaded_with_those_who_left_it(table: Table) -> None:
    await replaced(table, 0, CLEO)
    whole = await table.store.matches.load_whole(table.match)
    assert whole is not None and whole.left == [SeatRow(table.match, 0, BEN, "Ben", 0, "person", 7)]


async def test_finished_match_has_those_who_began_it_and_those_who_ended_it(table: Table) -> None:
    await replaced(table, 0, CLEO)
    await table.commit(0, status="finished")
    (match,) = await table.store.finished.of_server(SERVER)
    assert ([row.user for row in match.starters], [row.user for row in match.seats]) == ([BEN, ANNA], [CLEO, ANNA])
    assert not match.row.rated


async def test_match_waits_for_the_new_holder_from_now_on(table: Table) -> None:
    await replaced(table, 0, CLEO)
    (row,) = await table.store.awaited.of_match(table.match)
    assert (row.user, row.since) == (CLEO, 1400)


async def test_match_that_did_not_wait_for_the_old_holder_does_not_wait_for_the_new(table: Table) -> None:
    await replaced(table, 1, CLEO)
    assert await table.awaited_users() == [BEN]


async def test_computer_takes_a_seat_as_a_user_nobody_had(table: Table) -> None:
    first = await replaced(table, 0, None, kind="sensible")
    second = await replaced(table, 0, None, kind="random")
    assert [(first.user, first.kind), (second.user, second.kind)] == [(-1, "sensible"), (-2, "random")]
    assert await table.awaited_users() == []


@pytest.mark.parametrize(("user", "kind"), [(None, "person"), (CLEO, "random")])
async def test_person_has_a_user_and_a_computer_has_none(table: Table, user: int | None, kind: str) -> None:
    with pytest.raises(ValueError, match="a computer has none"):
        await replaced(table, 0, user, kind=kind)


@pytest.mark.parametrize(("seat", "user", "code"), [(0, ANNA, "seat-has-another"), (5, CLEO, "seat-unknown")])
async def test_refused_replacement_changes_nothing(table: Table, seat: int, user: int, code: str) -> None:
    before = await table.store.seats.history(table.match)
    with pytest.raises(StoreError) as refusal:
        await replaced(table, seat, user, journal=JournalEntry(table.match, ANNA, "replace"))
    assert (refusal.value.code, refusal.value.facts) == (code, {"seat": seat})
    assert await table.store.seats.history(table.match) == before
    assert await table.store.journal.of_match(table.match) == []


async def test_seats_of_a_match_that_is_over_stay(table: Table) -> None:
    await table.store.matches.close(table.match, "closed", "host", [], 1350)
    with pytest.raises(StoreError) as refusal:
        await replaced(table, 0, CLEO)
    assert refusal.value.code == "match-over"


async def test_seats_of_a_lobby_are_joined_and_left_not_replaced(store: Store) -> None:
    match = (await lobby(store)).id
    with pytest.raises(StoreError) as refusal:
        await store.seats.replace(match, 0, CLEO, "Cleo", 1400, 0)
    assert refusal.value.code == "match-over"


async def test_refused_replacement_posts_nothing(table: Table) -> None:
    with pytest.raises(StoreError):
        await replaced(table, 5, CLEO, outbox=[table.entry("news")])
    assert await table.store.outbox.due(9999) == []


async def test_replacement_is_posted_with_it(table: Table) -> None:
    await replaced(table, 0, CLEO, outbox=[table.entry("news")])
    assert [row.key for row in await table.store.outbox.due(9999)] == ["news"]


async def test_replacement_is_journalled_with_it(table: Table) -> None:
    await replaced(table, 0, CLEO, journal=JournalEntry(table.match, ANNA, "replace", "away"))
    (row,) = await table.store.journal.of_match(table.match)
    assert (row.user, row.action, row.reason, row.at) == (ANNA, "replace", "away", 1400)


async def test_replacement_is_announced_with_it(table: Table) -> None:
    await replaced(table, 0, CLEO, outbox=[table.entry("new holder")])
    assert [row.key for row in await table.store.outbox.due(1400)] == ["new holder"]
