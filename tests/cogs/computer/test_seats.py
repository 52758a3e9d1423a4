"""Strong computers of many matches at once: each is played for in turn, and nothing is held while they think."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.computer.seats import AT_ONCE, StrongSeats
from cogs.computer.thinker import Thinker, ThinkingFailed, Urgency
from cogs.match.plans import PlannedMove, write_steps
from cogs.match.playing import Playing
from cogs.match.tables import Tables
from db.rows import PlanRow
from db.store import Store
from games import GAMES
from games.core.foresight import Effort
from games.core.rng import Rng
from games.thinking.search import Thought

SLUG = "founders_of_the_empire"
ANNA = 101
MANY = 30
LONGEST_S = 120


class Watched(Thinker):
    """Thinks as briefly as can be; knows in which order it was asked, and by how many at once. Without its process it fails."""

    def __init__(self, tables: Tables, *, broken: Exception | None = None) -> None:
        super().__init__(effort=Effort(candidates=2, rollouts=1, plies=1))
        self.tables, self.broken = tables, broken
        self.asking, self.most, self.seeds = 0, 0, list[str]()
        self.locked = False  # whether any match was locked when it was asked

    async def think(self, game: Any, view: Any, seat: int, seed: str, urgency: Urgency) -> Thought:
        self.locked |= len(self.tables.locks) > 0
        self.seeds.append(seed)
        self.asking += 1
        self.most = max(self.most, self.asking)
        try:
            if self.broken is not None:
                raise self.broken
            return await super().think(game, view, seat, seed, urgency)
        finally:
            self.asking -= 1


class Club:
    """Matches of Anna and strong computers, without Discord."""

    def __init__(self, store: Store) -> None:
        self.store, self.tables = store, Tables(store)
        self.playing = Playing(self.tables)
        self.delivered: list[int] = []
        self.missing = 0

    def strong(self, thinker: Thinker | None) -> StrongSeats:
        return StrongSeats(self.playing, thinker, self._deliver, self._miss, lambda: 5)

    async def _deliver(self, match: int) -> None:
        self.delivered.append(match)

    def _miss(self) -> None:
        self.missing += 1

    async def begin(self, seed: str, strong: int = 1) -> int:
        """A match in which strong computers are to move before Anna."""
        row = await self.store.lobby.create(
            0,
            slug=SLUG,
            server=1,
            channel=2,
            host=ANNA,
            host_name="Anna",
            options="{}",
            lang="en",
            seats_min=1 + strong,
            seats_max=1 + strong,
        )
        for number in range(1, strong + 1):
            await self.store.lobby.join_computer(row.id, f"Strong computer {number}", "strong", 0)
        others = [seat.user for seat in await self.store.seats.of(row.id) if seat.user != ANNA]
        game = GAMES[SLUG]
        (first,) = game.to_move(game.setup(1 + strong, game.options(), seed))
        order = [*others]
        order.insert((first + strong) % (1 + strong), ANNA)
        row = await self.playing.begin(row, order, seed=seed, seed_hash="hash", now=1)
        assert row.ply == 0
        return row.id

    async def moves(self, match: int) -> list[tuple[int, str]]:
        return [(move.seat, move.move) for move in await self.store.moves.of(match)]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    store = await Store.open(tmp_path / "club.sqlite")
    yield Club(store)
    await store.close()


async def rest(strong: StrongSeats) -> None:
    """Until nothing is thought about."""
    async with asyncio.timeout(LONGEST_S):
        await asyncio.gather(*strong._tasks._tasks.values())
    assert not strong._tasks._tasks


async def test_many_matches_that_wait_are_all_played_for_in_turn_with_a_commit_and_a_post_each(club):
    matches = [await club.begin(f"seed {number}", strong=1 + number % 2) for number in range(MANY)]
    thinker = Watched(club.tables)
    strong = club.strong(thinker)
    await strong.look()
    await strong.look()
    await rest(strong)
    await strong.close()
    assert sorted(club.delivered) == matches
    assert 1 < thinker.most <= AT_ONCE
    assert club.missing == 0
    for match in matches:
        table = await club.tables.load(match)
        assert table.row.ply > 0
        assert [wait.user for wait in await club.store.awaited.of_match(match)] == [ANNA]
        posts = [row.key for row in await club.store.outbox.due(10**9, match)]
        assert posts == [f"open:{match}", f"turn:{match}:0", f"turn:{match}:{table.row.revision}"]


async def test_the_same_thoughts_come_again_however_often_the_bot_dies_and_none_is_played_twice_or_under_a_lock(
    club, monkeypatch
):
    match = await club.begin("dying", strong=3)
    commit = club.playing.play_thoughts
    thinker = Watched(club.tables)

    async def dies(*args: Any, **more: Any) -> bool:
        raise OSError("died before the commit")

    monkeypatch.setattr(club.playing, "play_thoughts", dies)
    for _ in range(2):
        strong = club.strong(thinker)
        await strong.look()
        await rest(strong)
    first, again = thinker.seeds[: len(thinker.seeds) // 2], thinker.seeds[len(thinker.seeds) // 2 :]
    assert first == again
    assert len(set(first)) == len(first) > 1
    assert await club.moves(match) == []
    monkeypatch.setattr(club.playing, "play_thoughts", commit)
    strong = club.strong(thinker)
    strong.wake(match)
    strong.wake(match)
    await rest(strong)
    await strong.close()
    assert thinker.seeds == [*first, *first, *first]
    assert not thinker.locked
    assert len(await club.moves(match)) == (await club.tables.load(match)).row.ply


@pytest.mark.parametrize("fault", [ThinkingFailed("broken"), IndexError("a fault of ours")])
async def test_where_no_thought_comes_a_strong_computer_plays_as_a_casual_one_and_the_host_can_count_it(club, fault):
    broken, forbidden = [await club.begin("one seed", strong=2) for _ in range(2)]
    first = club.strong(Watched(club.tables, broken=fault))
    first.wake(broken)
    await rest(first)
    missing = club.missing
    assert missing == len(await club.moves(broken)) > 1
    second = club.strong(None)
    second.wake(forbidden)
    await rest(second)
    assert club.missing == missing
    assert await club.moves(forbidden) == await club.moves(broken)


async def test_a_planned_move_is_part_of_the_chain(club):
    plain, planned = [await club.begin("one seed") for _ in range(2)]
    strong = club.strong(Watched(club.tables))
    strong.wake(plain)
    await rest(strong)
    table = await club.tables.load(plain)
    game, state, seat = table.game, table.state, table.seat_of(ANNA)
    move = game.sensible_move(game.redact(state, seat), seat, Rng("Anna"))
    step = PlannedMove(msgspec.Raw(game.encode_move(move)), game.premise(state, seat, move))
    await club.store.plans.put(PlanRow(planned, ANNA, write_steps([step])))
    strong.wake(planned)
    await rest(strong)
    await strong.close()
    made = await club.moves(plain)
    assert (await club.moves(planned))[: len(made) + 1] == [*made, (seat, game.encode_move(move).decode())]
    revision = (await club.tables.load(planned)).row.revision
    assert [row.key for row in await club.store.outbox.due(10**9, planned)][1:] == [
        f"turn:{planned}:0",
        f"turn:{planned}:{revision}",
    ]


async def test_a_stop_of_the_service_that_reaches_the_thinking_process_too_costs_no_thought(club):
    thinker, matches = Watched(club.tables), [await club.begin("one seed") for _ in range(2)]
    strong = club.strong(thinker)
    strong.wake(matches[0])
    await rest(strong)
    process = thinker._process
    assert process is not None
    for stop in (signal.SIGINT, signal.SIGTERM):
        process.send_signal(stop)
    strong.wake(matches[1])
    await rest(strong)
    assert (thinker._process, club.missing) == (process, 0)
    await strong.close()
    assert process.returncode == -signal.SIGKILL
