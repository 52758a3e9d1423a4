"""From the opening of a match to its start."""

from __future__ import annotations

import asyncio

import pytest

from db.rows import SeatRow
from db.store import Store, StoreError
from tests.db.table import ANNA, BEN, CHANNEL, CLEO, SERVER, lobby, start


async def codes(*attempts) -> list[str]:  # type: ignore[no-untyped-def]
    """What became of attempts made at once: "" or the code of the refusal."""
    results = await asyncio.gather(*attempts, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, StoreError):
            raise result
    return [result.code if isinstance(result, StoreError) else "" for result in results]


async def users(store: Store, match: int) -> list[int]:
    return [row.user for row in await store.seats.of(match)]


async def test_host_has_the_first_place(store: Store) -> None:
    row = await lobby(store, now=1000)
    assert (row.status, row.server, row.channel, row.host, row.created_at) == ("lobby", SERVER, CHANNEL, ANNA, 1000)
    assert (row.ply, row.revision, row.state, row.thread, row.seed) == (0, 0, None, None, "")
    assert await store.seats.of(row.id) == [SeatRow(row.id, 0, ANNA, "Anna", 0, "person", None)]


async def test_whether_a_match_is_rated_is_fixed_at_its_start(store: Store) -> None:
    match = (await lobby(store)).id
    await store.lobby.set_rated(match, True)
    await store.lobby.join(match, BEN, "Ben", 1010)
    assert (await start(store, match, [ANNA, BEN])).rated
    assert await codes(store.lobby.set_rated(match, False)) == ["lobby-over"]
    assert (await store.matches.load(match)).rated  # type: ignore[union-attr]


async def test_people_sit_in_the_order_of_their_coming(store: Store) -> None:
    match = (await lobby(store)).id
    for user in (CLEO, BEN):
        await store.lobby.join(match, user, "x", 1010)
    assert await users(store, match) == [ANNA, CLEO, BEN]


async def test_who_leaves_and_comes_back_sits_last(store: Store) -> None:
    match = (await lobby(store)).id
    await store.lobby.join(match, BEN, "Ben", 1010)
    await store.lobby.leave(match, ANNA)
    await store.lobby.join(match, ANNA, "Anna", 1020)
    assert await users(store, match) == [BEN, ANNA]


async def test_nobody_sits_twice_in_a_lobby(store: Store) -> None:
    match = (await lobby(store)).id
    assert await codes(*(store.lobby.join(match, BEN, "Ben", 1010) for _ in range(10))) == [
        "",
        *["lobby-already-in"] * 9,
    ]
    assert await users(store, match) == [ANNA, BEN]


async def test_of_10_who_want_the_last_place_one_gets_it(store: Store) -> None:
    match = (await lobby(store, seats_max=3)).id
    await store.lobby.join(match, BEN, "Ben", 1010)
    found = await codes(*(store.lobby.join(match, 200 + n, f"{n}", 1020) for n in range(10)))
    assert sorted(found) == ["", *["lobby-full"] * 9]
    assert await users(store, match) == [ANNA, BEN, 200 + found.index("")]


async def test_full_lobby_says_how_many_seats_it_has(store: Store) -> None:
    match = (await lobby(store, seats_max=2)).id
    await store.lobby.join(match, BEN, "Ben", 1010)
    with pytest.raises(StoreError) as refusal:
        await store.lobby.join(match, CLEO, "Cleo", 1020)
    assert (refusal.value.code, refusal.value.facts) == ("lobby-full", {"seats": 2})


async def test_who_is_not_in_cannot_leave(store: Store) -> None:
    match = (await lobby(store)).id
    assert await codes(store.lobby.leave(match, BEN)) == ["lobby-not-in"]


async def test_leaving_twice_at_once_frees_one_place(store: Store) -> None:
    match = (await lobby(store)).id
    await store.lobby.join(match, BEN, "Ben", 1010)
    assert sorted(await codes(store.lobby.leave(match, BEN), store.lobby.leave(match, BEN))) == ["", "lobby-not-in"]
    assert await users(store, match) == [ANNA]


async def test_each_computer_has_a_user_of_its_own(store: Store) -> None:
    match = (await lobby(store)).id
    await store.lobby.join_computer(match, "C1", "random", 1010)
    await store.lobby.join_computer(match, "C2", "sensible", 1010)
    seats = await store.seats.of(match)
    assert [(row.user, row.name, row.kind) for row in seats] == [
        (ANNA, "Anna", "person"),
        (-1, "C1", "random"),
        (-2, "C2", "sensible"),
    ]


async def test_computers_take_places_too(store: Store) -> None:
    match = (await lobby(store, seats_max=2)).id
    found = await codes(*(store.lobby.join_computer(match, "C", "random", 1010) for _ in range(3)))
    assert found == ["", "lobby-full", "lobby-full"]


async def test_start_seats_people_in_the_given_order(store: Store) -> None:
    match = (await lobby(store)).id
    await store.lobby.join(match, BEN, "Ben", 1010)
    await store.lobby.join_computer(match, "C", "sensible", 1010)
    row = await start(store, match, [-1, BEN, ANNA], now=1100)
    assert (row.status, row.seed, row.seed_hash, row.rules_version) == ("running", "seed", "seed-hash", 3)
    assert (row.state, row.turn, row.moved_at, row.ply, row.revision) == (b"after 0", 1, 1100, 0, 0)
    seats = await store.seats.of(match)
    assert [(s.seat, s.user, s.name, s.kind) for s in seats] == [
        (0, -1, "C", "sensible"),
        (1, BEN, "Ben", "person"),
        (2, ANNA, "Anna", "person"),
    ]


async def test_start_keeps_the_component_data(store: Store) -> None:
    match = (await lobby(store)).id
    await store.lobby.join(match, BEN, "Ben", 1010)
    await start(store, match, [ANNA, BEN], data_text=b'{"cards":[1]}')
    assert await store.matches.data_text("data-hash") == b'{"cards":[1]}'


async def test_data_of_a_hash_never_seen_is_a_key_error(store: Store) -> None:
    with pytest.raises(KeyError):
        await store.matches.data_text("unknown")


async def test_second_match_shares_the_component_data(store: Store) -> None:
    for _ in range(2):
        await start(store, (await lobby(store)).id, [ANNA])
    count = await store.db.read(lambda connection: connection.execute("SELECT count(*) FROM game_data").fetchone()[0])
    assert count == 1


async def test_of_10_starts_at_once_one_happens(store: Store) -> None:
    match = (await lobby(store)).id
    found = await codes(*(start(store, match, [ANNA]) for _ in range(10)))
    assert sorted(found) == ["", *["lobby-over"] * 9]


@pytest.mark.parametrize("order", [[ANNA], [ANNA, BEN, CLEO], [ANNA, ANNA], [ANNA, CLEO], []])
async def test_start_with_others_than_sit_there_is_refused(store: Store, order: list[int]) -> None:
    match = (await lobby(store)).id
    await store.lobby.join(match, BEN, "Ben", 1010)
    assert await codes(start(store, match, order)) == ["lobby-changed"]
    row = await store.matches.load(match)
    assert row is not None and row.status == "lobby"
    assert await users(store, match) == [ANNA, BEN]


async def test_join_and_start_at_once_leave_nobody_unseated(store: Store) -> None:
    match = (await lobby(store)).id
    joined, started = await codes(store.lobby.join(match, BEN, "Ben", 1010), start(store, match, [ANNA]))
    assert (joined, started) in {("", "lobby-changed"), ("lobby-over", "")}
    assert await users(store, match) == ([ANNA, BEN] if joined == "" else [ANNA])


async def test_leave_and_start_at_once_seat_nobody_who_left(store: Store) -> None:
    match = (await lobby(store)).id
    await store.lobby.join(match, BEN, "Ben", 1010)
    started, left = await codes(start(store, match, [ANNA, BEN]), store.lobby.leave(match, BEN))
    assert (started, left) in {("lobby-changed", ""), ("", "lobby-over")}


async def test_started_match_can_be_neither_joined_nor_left(store: Store) -> None:
    match = (await lobby(store)).id
    await start(store, match, [ANNA])
    attempts = (
        store.lobby.join(match, BEN, "Ben", 1200),
        store.lobby.join_computer(match, "C", "random", 1200),
        store.lobby.leave(match, ANNA),
    )
    assert await codes(*attempts) == ["lobby-over"] * 3


async def test_lobby_that_does_not_exist_is_over(store: Store) -> None:
    assert await codes(store.lobby.join(5, BEN, "Ben", 1), start(store, 5, [ANNA])) == ["lobby-over"] * 2
