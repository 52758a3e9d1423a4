"""Strong computers in the sandbox: people act while they think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest
from discord.ext import commands

from cogs.computer.thinker import PATIENCE, Thinker
from games import GAMES
from games.core.foresight import Effort
from sandbox.world import open_world
from tests.seeding import USUAL

SLUG = "founders_of_the_empire"


class Gated(Thinker):
    """Begins to think when it is let."""

    def __init__(self) -> None:
        super().__init__(effort=Effort(candidates=2, rollouts=1, plies=1))
        self.gate, self.asked = asyncio.Event(), 0

    async def _ask(self, *thing: Any) -> Any:
        self.asked += 1
        await self.gate.wait()
        return await super()._ask(*thing)


async def test_people_act_while_a_strong_computer_thinks_and_its_move_comes_by_itself(
    make_whole_bot: Callable[[], commands.Bot], caplog: pytest.LogCaptureFixture
) -> None:
    def make() -> Any:
        bot: Any = make_whole_bot()
        bot.thinker = Gated()
        return bot

    async with open_world(make, ["Anna"], lambda _: False) as world:
        bot: Any = world.env.bot
        store, services, game = bot.store, bot.services, GAMES[SLUG]
        anna = world.person("Anna").actor
        channel = next(iter(world.guild.channels.values()))
        await anna.slash(channel, "founders new", seats=2)
        await store.lobby.join_computer(1, "Strong computer 1", "strong", 0)
        (first,) = game.to_move(game.setup(2, game.options(), USUAL))
        order = [-1, anna.id] if first == 0 else [anna.id, -1]
        await services.playing.begin(await store.matches.load(1), order, seed=USUAL, seed_hash="hash", now=1)
        await world.env.advance_time(2 * PATIENCE)
        assert bot.thinker.asked == 1, "the thought was given up, though no real time had passed"
        answer = await anna.slash(channel, "turns")
        assert "Strong computer 1 is thinking" in str(answer.response.message.components)
        bot.thinker.gate.set()
        async with asyncio.timeout(60):
            while not await store.awaited.of_match(1):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert (await store.matches.load(1)).ply > 0
        assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
