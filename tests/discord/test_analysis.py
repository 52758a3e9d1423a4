"""The analysis of a match that is over: who may see it and when, how it is made, and what it tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import create_bot
from cogs.client import TableBot
from cogs.computer.thinker import Thinker, Urgency
from cogs.computer.walk import Walk
from cogs.presentation.labels import labels_for
from cogs.settings import Settings
from db.analysis_rows import FoundRow
from games import GAMES
from games.core.foresight import Effort
from games.thinking.review import Depth, Look
from locales import words
from sandbox.thinking import let_think
from tests.discord.chat import Person, Table
from tests.discord.past import past
from tests.discord.whole import Whole
from tests.discord.world import Clock

W, PL = words("en"), words("pl")
TURNED = 5  # moves before the turning point
DEPTH = Depth(positions=2, course=1, look=1, checked=1, check=1, piece=1)
FOUNDERS = "founders_of_the_empire"


class Brief(Thinker):
    """Thinks briefly; ``asked`` are the seeds and deals of what it was asked, ``urgencies`` how urgently."""

    def __init__(self) -> None:
        super().__init__(effort=Effort(candidates=2, rollouts=1, plies=1))
        self.asked, self.urgencies = list[tuple[str, range]](), set[Urgency]()

    async def trial(self, game, view, viewer, moves, seed, deals, plies, urgency):
        self.asked.append((seed, deals))
        self.urgencies.add(urgency)
        return await super().trial(game, view, viewer, moves, seed, deals, plies, urgency)


@pytest.fixture
def make_bot(settings: Any) -> Callable[[], TableBot]:
    """Bots that look back briefly."""

    def make() -> TableBot:
        bot = create_bot(settings)
        bot.thinker, bot.depth = Brief(), DEPTH
        return bot

    return make


async def conceded(env: Any, *, turns: int = 3) -> Whole:
    """A match of Anna and Ben, in which Ben gives up after some turns (0: before he had any choice)."""
    let_think(env, env.bot)
    made = Whole(await Table.open(env, "Anna", "Ben"), FOUNDERS)
    await made.begin()
    if turns:
        await made.skip(lambda state: state.turn >= turns)
    await give_up(made.table.people[1])
    return made


async def give_up(person: Person) -> None:
    await person.press(W("concede-confirm"), post=await person.slash("/concede"))


async def analysis_of(table: Table, match: int) -> Any:
    """The analysis as it lies in the database, when nothing is thought about any more."""
    bot: Any = table.env.bot
    await asyncio.gather(*bot.services.analyses._tasks._tasks.values())
    await table.env.settle()
    return await bot.store.analyses.of(match)


# ---------------------------------------------------------------------- how it is made
async def test_an_analysis_is_made_once_and_told_to_all_who_asked_when_the_end_is_final(simcord_env, monkeypatch):
    clock, made = Clock(monkeypatch), await conceded(simcord_env)
    anna, ben = made.table.people
    match = (await made.match()).row
    early = W("analysis-early", at=f"<t:{match.final_at}:f>")
    first = await anna.press(W("result-analysis"), post=made.boards[-1])
    assert first.private
    assert W("analysis-making", percent=0, place=f"<#{match.thread}>") in first.text
    assert early in first.text
    await ben.slash("/analysis")
    row = await analysis_of(made.table, match.id)
    assert row.done_at is not None
    thinker = made.bot.thinker
    assert len(set(thinker.asked)) == len(thinker.asked) > 0, "a piece was made twice"
    assert thinker.urgencies == {Urgency.ANALYSIS}
    assert (await anna.press(W("analysis-again"), post=first)).text == f"{W('analysis-title', match=match.id)}\n{early}"
    await clock.leap(made.table, hours=25)
    notice = made.table.thread().sees("the analysis of this match is there", ping=[anna, ben])
    shown = await anna.press(W("result-analysis"), post=notice)
    assert shown.text.splitlines()[0] == W("analysis-title", match=match.id)
    (picture,) = await shown.pictures()
    assert picture.alt.startswith(W("expected-told-points", game=W("founders-name")))
    count = len(thinker.asked)
    ben.locale = "pl"
    assert (await ben.slash("/analysis")).text.splitlines()[0] == PL("analysis-title", match=match.id)
    assert len(thinker.asked) == count


async def test_an_end_that_is_taken_back_takes_its_analysis_with_it(simcord_env):
    made = await conceded(simcord_env)
    anna, ben = made.table.people
    match = (await made.match()).row
    await anna.press(W("result-analysis"), post=made.boards[-1])
    await ben.press(W("turn-undo"), post=made.boards[-1])
    await ben.press(W("undo-ask", alone="no"))
    await anna.press(W("vote-agree"))
    assert await analysis_of(made.table, match.id) is None
    assert (await anna.slash("/analysis")).text == W("error-analysis-running")
    await give_up(ben)
    await anna.slash("/analysis")
    again = await analysis_of(made.table, match.id)
    assert (again.revision > match.revision, again.done_at is not None) == (True, True)


# ---------------------------------------------------------------------- what it tells
async def test_costly_moves_and_turning_points_are_shown_with_their_boards_and_lead_back(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    ended = await past(table, FOUNDERS, [anna, ben], conceded_after=12, thread=table.channel.id)
    bot: Any = simcord_env.bot
    match = await bot.services.tables.load(ended.match)
    ply, better = await costly(bot, match, user=anna.id)
    shown = await anna.slash("/analysis")
    at = W("analysis-at", ply=ply + 1)
    assert W("analysis-no-cost", player="Ben") in shown.text
    assert f"- {at}: **−4** · " in shown.text and f"better: {better}" in shown.text
    move = await ben.choose(
        W("analysis-choose"), W("analysis-option", player="Anna", at=at, cost="−4"), post=await ben.slash("/analysis")
    )
    assert move.text.splitlines()[0] == W("analysis-move", player="Anna", at=at, plies=ended.moves)
    (board,) = await move.pictures()
    assert board.name.startswith(FOUNDERS)
    back = await ben.press(W("panel-back"), post=move)
    assert back.text == shown.text
    turning = await ben.press(W("analysis-turn-button", number=1), post=back)
    assert turning.text.startswith(W("replay-step", match=ended.match, turn=1, ply=TURNED, plies=ended.moves))
    further = await ben.press(W("replay-on"), post=turning)
    assert (await ben.press(W("panel-back"), post=further)).text == shown.text


async def costly(bot: Any, match: Any, user: int) -> tuple[int, str]:
    """Keep an analysis of a match by which somebody's first choice cost 4 points of lead; after how many moves, and what was
    better.
    """
    rows = await bot.store.moves.of(match.row.id)
    walk = Walk(match, rows)
    decision = next(one for one in walk.outline(2).decisions if one.person == user)
    game, state = match.game, walk.at(decision.ply)
    better = next(move for move in game.legal_moves(state, decision.seat) if move != walk.made(decision.ply))
    look = msgspec.json.encode(Look(game.encode_move(better).decode(), [4.0] * 12))
    store, key = bot.store.analyses, (match.row.id, match.row.revision)
    await store.ask(*key, user, 1)
    await store.keep(*key, FoundRow("look", decision.ply, 0, look))
    await store.keep(*key, FoundRow("check", decision.ply, 0, msgspec.json.encode([4.0] * 12)))
    await store.keep(*key, FoundRow("course", 0, 0, b"[[9.0,8.0],[9.5,8.0]]"))
    await store.keep(*key, FoundRow("course", TURNED, 0, b"[[29.0,8.0],[29.5,8.0]]"))
    for other in walk.outline(2).decisions:
        if other.ply != decision.ply:
            await store.keep(*key, FoundRow("look", other.ply, 0, msgspec.json.encode(Look())))
    await store.finish(*key, 2)
    return decision.ply, labels_for(match, "en").move(better)


# ---------------------------------------------------------------------- what cannot be looked back at
async def test_what_has_no_analysis_says_why(simcord_env):
    made = await conceded(simcord_env, turns=0)
    anna, _ = made.table.people
    assert (await anna.slash("/analysis")).text == W("error-analysis-nothing")
    assert await analysis_of(made.table, (await made.match()).row.id) is None
    running = Whole(made.table, FOUNDERS)
    for person in made.table.people:
        person.place = made.table.channel
    await running.begin()
    assert (await anna.slash("/analysis")).text == W("error-analysis-running")
    await anna.slash("/host end", reason="enough")
    assert (await anna.slash("/analysis")).text == W("error-analysis-no-result")
    old = await past(made.table, FOUNDERS, made.table.people, conceded_after=12, thread=made.table.channel.id)
    sql = "UPDATE matches SET rules_version = 99 WHERE id = ?"
    await made.bot.store.db.write(lambda connection: connection.execute(sql, (old.match,)).rowcount)
    answer = await anna.slash("/analysis", place=made.table.channel)
    known = GAMES[FOUNDERS].rules_version
    assert answer.text == W("error-rules-newer", match=old.match, found=99, known=known)


class TestForbidden:
    @pytest.fixture
    def settings(self, tmp_path: Path) -> Settings:
        return Settings(database=tmp_path / "test.sqlite", strong=False)

    async def test_where_the_host_forbids_strong_computers_none_is_made_but_what_was_made_is_shown(self, simcord_env):
        table = await Table.open(simcord_env, "Anna", "Ben")
        anna, _ = table.people
        ended = await past(table, FOUNDERS, table.people, conceded_after=12, thread=table.channel.id)
        bot: Any = simcord_env.bot
        assert (await anna.slash("/analysis")).text == W("error-analysis-off")
        assert bot.thinker.asked == []
        await costly(bot, await bot.services.tables.load(ended.match), anna.id)
        assert (await anna.slash("/analysis")).text.startswith(W("analysis-title", match=ended.match))
