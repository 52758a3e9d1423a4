"""Strong computers at the table: they think in a process of their own, and the match goes on by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
import simcord
from simcord.components import walk_components

from bot import create_bot
from cogs.client import TableBot
from cogs.computer.thinker import Thinker, Urgency
from cogs.match.automatic import Agenda
from cogs.match.tables import Table as Match
from cogs.match.tables import Tables
from cogs.settings import Settings
from db.rows import MoveRow
from games.base import Move
from games.core.foresight import Effort
from games.thinking.search import Thought, think
from locales import words
from tests.discord.chat import TEXT_DISPLAY, Table
from tests.discord.whole import Whole

SMALL = Effort(candidates=2, rollouts=2, plies=2)
W = words("en")
FOUNDERS = "founders_of_the_empire"


class Slow(Thinker):
    """Thinks briefly, but does not tell while its gate is shut; ``thoughts`` are the moves since then."""

    def __init__(self) -> None:
        super().__init__(effort=SMALL)
        self.gate, self.thoughts, self._env = asyncio.Event(), list[Any](), list[simcord.Env]()
        self.gate.set()

    def shut(self, env: simcord.Env) -> None:
        self._env[:] = [env]
        self.thoughts.clear()
        self.gate.clear()

    async def think(self, game: Any, view: Any, seat: int, seed: str, urgency: Urgency) -> Thought:
        thought = await super().think(game, view, seat, seed, urgency)
        self.thoughts.append(thought.move)
        if not self.gate.is_set():
            await self._env[0].external_wait(self.gate.wait(), reason="a computer thinks")
        return thought


@pytest.fixture
def make_bot(settings: Any) -> Callable[[], TableBot]:
    """Bots that think briefly."""

    def make() -> TableBot:
        bot = create_bot(settings)
        bot.thinker = Slow()
        return bot

    return make


class Club(Whole):
    """A match with strong computers, and all that could be read in its thread, edits included."""

    def __init__(self, table: Table, slug: str = FOUNDERS) -> None:
        super().__init__(table, slug)
        self.heard: list[str] = []  # a line per post or edit: its first
        self._emit = table.env.backend.emit
        table.env.backend.emit = self._hear  # type: ignore[method-assign]

    def _hear(self, event: str, payload: Any) -> None:
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            message = self.table.env.backend.get_message(int(payload["channel_id"]), int(payload["id"]))
            texts = [item["content"] for item in walk_components(message.components) if item["type"] == TEXT_DISPLAY]
            if not message.is_ephemeral and texts:
                self.heard.append(f"{'posts' if event == 'MESSAGE_CREATE' else 'edits'} {texts[0].splitlines()[0]}")
        self._emit(event, payload)

    async def begin(self, *, strong: int = 1) -> None:
        host, *others = self.table.people
        await host.slash(f"{self.prefix} new", seats=len(self.people) + strong)
        for person in others:
            await person.press(self.w("lobby-join"), place=self.table.channel)
        for _ in range(strong):
            await host.choose(self.w("lobby-computers"), self.w("lobby-computer-think"))
        await host.press(self.w("lobby-start"), place=self.table.channel)
        for person in self.table.people:
            person.place = self.table.thread()
        self.heard.clear()

    async def move(self) -> Match:
        """A person makes a move, by pressing; the match afterwards."""
        found = await self.wanted()
        assert found is not None
        _, _, person, move = found
        assert await self.confirm(person, await self.to_summary(person, move))
        return await self.match()


async def club(env: simcord.Env, *names: str, slug: str = FOUNDERS, strong: int = 1) -> Club:
    made = Club(await Table.open(env, *(names or ("Anna",))), slug)
    await made.begin(strong=strong)
    return made


def chosen_by_strong(match: Match, plies: range, rows: list[MoveRow]) -> list[tuple[Move, Move]]:
    """The moves of strong computers among these plies: as made, and as the search gives them for the view and the seed."""
    found: list[tuple[Move, Move]] = []
    for ply in plies:
        row, game = rows[ply - 1], match.game
        if match.seats[row.seat].kind != "strong":
            continue
        state = Tables.replayed(match, rows[: ply - 1])
        earlier = msgspec.structs.replace(match.row, ply=ply - 1)
        decision = Agenda(replace(match, row=earlier, state=state), []).decision()
        assert decision is not None
        thought = think(game, game.redact(state, row.seat), row.seat, decision.seed, SMALL)
        found.append((game.decode_move(row.move), thought.move))
    return found


async def test_a_match_with_a_strong_computer_is_played_on_by_itself_with_one_post_for_a_chain(simcord_env):
    made = await club(simcord_env)
    anna = made.table.people[0].mention
    await made.move()
    made.heard.clear()
    before = (await made.match()).row.ply
    match = await made.move()
    assert made.heard == [
        "edits ### Set-up · Strong computer 1 is thinking …",
        f"posts ### Turn 2 · {anna}: Step 1: turn up a tile.",
        "edits ### Set-up",
    ]
    made.table.thread().sees("Turn 2", ping=made.table.people[0])
    rows = await made.bot.store.moves.of(match.row.id)
    moves = chosen_by_strong(match, range(before + 1, match.row.ply + 1), rows)
    assert len(moves) > 1
    assert all(done == thought for done, thought in moves)
    assert all(row.automatic and row.user is None for row in rows if match.seats[row.seat].kind == "strong")


async def held(env: simcord.Env, *names: str, slug: str = FOUNDERS) -> tuple[Club, Slow, Match]:
    """A match in which a strong computer is thinking and does not come to an end before the gate opens."""
    made, slow = await club(env, *names, slug=slug), env.bot.thinker
    await made.move()
    slow.shut(env)
    return made, slow, await made.move()


async def go(made: Club, slow: Slow) -> Match:
    """Let the computer think."""
    slow.gate.set()
    await made.table.env.settle()
    return await made.match()


async def test_where_a_strong_computer_begins_the_first_board_is_the_one_that_calls_somebody(simcord_env):
    made = await club(simcord_env, strong=2)
    match, anna = await made.match(), made.table.people[0]
    assert match.seats[0].kind == "strong" and match.row.ply > 0
    (board,) = [post for post in made.table.thread().posts() if post.message.attachments]
    assert anna.mention in board.text
    made.table.thread().sees(W("founders-step-draft"), ping=anna)


async def test_whoever_looks_while_a_strong_computer_thinks_reads_that_it_does(simcord_env):
    made, slow, match = await held(simcord_env)
    (anna,) = made.table.people
    said = W("thinking", who="Strong computer 1", count=1)
    assert made.table.thread().sees(said).text.startswith(f"### Set-up · {said}")
    anna.sees_private(f"{W('panel-done')} {said}")
    assert f"{W('panel-not-your-turn')} {said}" in (await anna.press(W("turn-play"))).text
    assert (await anna.slash("/help")).text.startswith(f"### {W('panel-not-your-turn')}\n{said}")
    assert (await anna.slash("/turns")).text.startswith(f"{said} Last move ")
    assert (await made.bot.store.awaited.of_match(match.row.id)) == []
    anna.locale = "pl"
    assert "Silny komputer 1 myśli …" in (await anna.press(W("turn-play"))).text
    assert len(slow.thoughts) == 1
    assert (await go(made, slow)).row.ply > match.row.ply + 1
    made.table.thread().does_not_see(said)


async def strong_moves(made: Club, match: Match, after: int) -> list[Move]:
    """The moves of strong computers after a ply."""
    rows = await made.bot.store.moves.of(match.row.id, from_ply=after)
    return [match.game.decode_move(row.move) for row in rows if match.seats[row.seat].kind == "strong"]


async def test_a_bot_that_dies_between_thought_and_move_makes_that_move_once(simcord_env, restart):
    made, slow, match = await held(simcord_env)
    (thought,) = slow.thoughts
    await restart(simcord_env, crash=True)
    await simcord_env.settle()
    after = await made.match()
    moves = await strong_moves(made, match, match.row.ply)
    assert moves[0] == thought
    assert after.row.ply > match.row.ply
    assert [made.table.people[0].id] == [wait.user for wait in await made.bot.store.awaited.of_match(after.row.id)]
    # What the dead one had thought of comes too late.
    await go(made, slow)
    assert await strong_moves(made, match, match.row.ply) == moves


async def test_what_comes_between_drops_a_thought(simcord_env):
    made, slow, match = await held(simcord_env, "Anna")
    (anna,) = made.table.people
    ben = made.table.join("Ben")
    assert W("undo-done", lines="") in (await anna.press(W("turn-undo"))).text
    before = len(made.heard)
    after = await go(made, slow)
    assert after.row.ply == match.row.ply - 1
    assert await strong_moves(made, match, after.row.ply) == []
    assert [line for line in made.heard[before:] if "Strong computer" in line] == []
    slow.shut(simcord_env)
    match = await made.move()
    assert len(slow.thoughts) == 1
    seat = next(seat.seat for seat in match.seats if seat.kind == "strong")
    await anna.slash("/host replace", seat=seat + 1, reason="a friend", person=ben)
    after = await go(made, slow)
    assert after.row.ply == match.row.ply
    assert [ben.id] == [wait.user for wait in await made.bot.store.awaited.of_match(after.row.id)]


async def test_a_match_that_is_ended_while_a_computer_thinks_stays_as_it_is(simcord_env):
    made, slow, match = await held(simcord_env)
    await made.table.people[0].slash("/host end", reason="enough")
    after = await go(made, slow)
    assert (after.row.status, after.row.ply) == ("closed", match.row.ply)


async def test_a_thinking_process_that_is_killed_costs_one_thought_and_the_next_one_has_another(simcord_env):
    made = await club(simcord_env)
    await made.move()
    process = made.bot.thinker._process
    before = (await made.match()).row.ply
    # It stops before it is asked, and dies while it is waited for.
    os.kill(process.pid, signal.SIGSTOP)
    threading.Timer(0.5, os.kill, (process.pid, signal.SIGKILL)).start()
    match = await made.move()
    assert len(await strong_moves(made, match, before)) > 1
    assert made.bot.services.metrics.thoughts_missing._value.get() == 1
    assert made.bot.thinker._process.pid != process.pid
    await made.bot.close()
    assert made.bot.thinker._process is None


async def test_no_process_thinks_where_no_strong_computer_sits(simcord_env):
    made = await club(simcord_env, "Anna", "Ben", strong=0)
    await made.move()
    assert made.bot.thinker._process is None


async def test_undo_goes_back_through_what_strong_computers_have_done_openly(simcord_env):
    made = await club(simcord_env, slug="rise_of_empires")
    (anna,) = made.table.people
    first = await made.match()
    after = await made.move()
    assert len(await strong_moves(made, after, first.row.ply)) > 0
    assert W("undo-done", lines="") in (await anna.press(W("turn-undo"))).text
    assert (await made.match()).row.ply == first.row.ply


async def test_what_a_host_takes_back_of_a_strong_computer_is_thought_of_again_and_is_the_same(simcord_env):
    made = await club(simcord_env, slug="rise_of_empires")
    after = await made.move()
    rows = await made.bot.store.moves.of(after.row.id)
    assert after.seats[rows[-1].seat].kind == "strong"
    await made.table.people[0].slash("/host undo", reason="once more", moves=1)
    again = await made.match()
    assert again.row.revision > after.row.revision
    assert [row.move for row in await made.bot.store.moves.of(after.row.id)] == [row.move for row in rows]


async def test_the_lobby_offers_three_levels_in_both_languages_and_a_rematch_keeps_them(simcord_env):
    made = Club(await Table.open(simcord_env, "Ania", locale="pl"))
    (ania,) = made.table.people
    await ania.slash("/founders new", seats=4)
    menu = next(item for item in ania.reads()[-1].components if item.get("placeholder") == "Dodaj komputer")
    offered = {option["label"]: option["description"] for option in menu["options"]}
    assert list(offered) == ["Dodaj zwykły komputer", "Dodaj łatwy komputer", "Dodaj silny komputer"]
    assert offered["Dodaj silny komputer"] == "Przez kilka sekund obmyśla dalszą grę: dla tych, którzy ją znają"
    for label in ("Dodaj silny komputer", "Dodaj łatwy komputer", "Dodaj zwykły komputer"):
        await ania.choose("Dodaj komputer", label)
    lobby = made.table.channel.posts()[-1].text
    assert "2. Silny komputer 1\n3. Łatwy komputer 2\n4. Komputer 3" in lobby
    await ania.press("Start", place=made.table.channel)
    ania.place = made.table.thread()
    match = await made.match()
    await ania.slash("/host end", reason="dość")
    await ania.press("Rewanż")
    again = await simcord_env.bot.store.seats.of(match.row.id + 1)
    assert sorted((seat.kind, seat.name) for seat in again) == sorted((seat.kind, seat.name) for seat in match.seats)


class TestForbidden:
    @pytest.fixture
    def settings(self, tmp_path: Path) -> Settings:
        return Settings(database=tmp_path / "test.sqlite", strong=False)

    async def test_where_the_host_forbids_them_none_is_offered_and_no_process_is_started(self, simcord_env):
        made = Club(await Table.open(simcord_env, "Anna"))
        (anna,) = made.table.people
        await anna.slash("/founders new", seats=2)
        menu = next(item for item in anna.reads()[-1].components if item.get("placeholder") == W("lobby-computers"))
        assert [option["value"] for option in menu["options"]] == ["sensible", "random"]
        await made.bot.store.lobby.join_computer(1, "Strong computer 1", "strong", 0)
        await anna.press("lobby:*:start", place=made.table.channel)
        anna.place = made.table.thread()
        assert (await made.move()).row.ply > 1
        assert made.bot.thinker._process is None
