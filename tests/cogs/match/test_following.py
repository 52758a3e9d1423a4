"""What follows by itself is kept together with what led to it, and nothing that delivers a post plays a move."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.match.playing import Playing
from cogs.match.seating import Seating
from cogs.match.tables import Tables
from db.rows import MatchRow
from db.store import Store
from games import GAMES
from tests.source import modules

ANNA, BEN = 101, 102
SLUG = "mosaic"


class Club:
    """A store with a match of Anna and somebody else."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store)
        self.playing = Playing(self.tables)
        self.seating = Seating(self.tables)

    async def lobby(self) -> MatchRow:
        return await self.store.lobby.create(
            0,
            slug=SLUG,
            server=1,
            channel=2,
            host=ANNA,
            host_name="Anna",
            options="{}",
            lang="en",
            seats_min=2,
            seats_max=2,
        )

    async def begin(self, row: MatchRow, order: list[int]) -> MatchRow:
        return await self.playing.begin(row, order, seed="following", seed_hash="hash", now=1)

    async def awaited(self, match: int) -> list[int]:
        return [wait.user for wait in await self.store.awaited.of_match(match)]

    async def posts(self, match: int) -> list[str]:
        return [row.key for row in await self.store.outbox.due(10**9, match)]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    store = await Store.open(tmp_path / "club.sqlite")
    yield Club(store)
    await store.close()


def first(order: list[int]) -> int:
    """Who is on turn first at a table of two."""
    game = GAMES[SLUG]
    return order[game.to_move(game.setup(2, game.options(), "following"))[0]]


async def with_computer(club: Club, *, computer_first: bool) -> tuple[MatchRow, int]:
    """A started match of Anna and a computer, and the computer's user."""
    row = await club.lobby()
    await club.store.lobby.join_computer(row.id, "Computer", "sensible", 0)
    computer = min(seat.user for seat in await club.store.seats.of(row.id))
    order = [ANNA, computer]
    if (first(order) == computer) != computer_first:
        order.reverse()
    return await club.begin(row, order), computer


async def test_a_computer_that_comes_first_has_moved_when_the_match_is_started(club):
    row, _ = await with_computer(club, computer_first=True)
    assert row.ply > 0 and row.revision == row.ply
    assert await club.awaited(row.id) == [ANNA]
    assert await club.posts(row.id) == [f"open:{row.id}", f"turn:{row.id}:{row.revision}"]


async def test_where_a_person_comes_first_nothing_has_been_moved(club):
    row, _ = await with_computer(club, computer_first=False)
    assert (row.ply, row.revision) == (0, 0)
    assert await club.awaited(row.id) == [ANNA]
    assert await club.posts(row.id) == [f"open:{row.id}", f"turn:{row.id}:0"]


async def test_an_undo_that_ends_at_a_computer_is_one_change_with_one_board(club):
    row, _ = await with_computer(club, computer_first=True)
    before = await club.tables.load(row.id)
    taken = await club.playing.undo(row.id, to_ply=0, revision=row.revision, by=ANNA, reason="host", now=2)
    assert taken.row.ply == row.ply and taken.row.revision == 2 * row.revision + 1
    assert before.game.encode((await club.tables.load(row.id)).state) == before.game.encode(before.state)
    assert await club.awaited(row.id) == [ANNA]
    assert (await club.posts(row.id))[2:] == [f"turn:{row.id}:{taken.row.revision}"]


async def test_a_computer_that_takes_over_an_awaited_seat_moves_at_once(club):
    row = await club.lobby()
    await club.store.lobby.join(row.id, BEN, "Ben", 0)
    order = [ANNA, BEN]
    row = await club.begin(row, order)
    table = await club.tables.load(row.id)
    leaver = first(order)
    (other,) = {ANNA, BEN} - {leaver}
    await club.seating.give(table, order.index(leaver), None, "", now=2)
    after = await club.tables.load(row.id)
    assert after.row.ply > 0 and await club.awaited(row.id) == [other]
    assert len([key for key in (await club.posts(row.id))[2:] if key.startswith("turn:")]) == 1


def test_what_is_posted_plays_no_move():
    playing = [module.name for module in modules("cogs") if "cogs.match.playing import" in module.text]
    assert [name for name in playing if name.startswith(("cogs/posting", "cogs/discord_io", "cogs/presentation"))] == []
