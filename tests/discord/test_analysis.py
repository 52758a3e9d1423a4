"""The analysis of a match that is over: who may see it and when, how it is made, and what it tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot import create_bot
from cogs.client import TableBot
from cogs.computer.thinker import Thinker, Urgency
from games.core.foresight import Effort
from games.thinking.review import Depth
from locales import words
from tests.discord.chat import Table
from tests.discord.whole import Whole
from tests.discord.world import Clock

W, PL = words("en"), words("pl")
DEPTH = Depth(positions=3, course=4, look=4, checked=2, check=12, piece=6)
FOUNDERS = "founders_of_the_empire"


class Brief(Thinker):
    """Thinks briefly; ``asked`` are the seeds of what it was asked, ``urgencies`` how urgently, and after so many it waits."""

    def __init__(self) -> None:
        super().__init__(effort=Effort(candidates=3, rollouts=3, plies=2))
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


async def conceded(env: Any, *, turns: int = 6, slug: str = FOUNDERS) -> Whole:
    """A match of Anna and Ben, in which Ben gives up after some turns."""
    made = Whole(await Table.open(env, "Anna", "Ben"), slug)
    await made.begin()
    await made.skip(lambda state: state.turn >= turns)
    ben = made.table.people[1]
    await ben.press(W("concede-confirm"), post=await ben.slash("/concede"))
    return made


async def finished(made: Whole) -> Any:
    """The analysis as it lies in the database, when nothing is thought about any more."""
    await made.table.env.settle()
    match = await made.match()
    return await made.bot.store.analyses.of(match.row.id)


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
    row = await finished(made)
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
