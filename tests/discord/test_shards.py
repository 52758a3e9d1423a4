"""A bot with several connections to Discord is still one bot: what it does by itself it does once."""

from __future__ import annotations

import discord
import pytest

from cogs.client import ShardedBot
from cogs.settings import Settings
from tests.discord.chat import Table
from tests.discord.founders import Driver, start
from tests.discord.world import Clock


@pytest.fixture
def settings(tmp_path):
    return Settings(database=tmp_path / "test.sqlite", shards=2)


async def test_over_two_connections_matches_run_and_everybody_is_reminded_once(simcord_env, monkeypatch):
    clock, drivers = Clock(monkeypatch), []
    for shard, names in enumerate((("Anna", "Ben"), ("Celina", "Darek"))):
        table = await Table.open(simcord_env, *names, shard=shard)
        await start(table, seats=2)
        drivers.append(Driver(table))
    bot = simcord_env.bot
    assert isinstance(bot, ShardedBot) and isinstance(bot, discord.AutoShardedClient)
    assert [bot.get_guild(driver.table.guild.id).shard_id for driver in drivers] == [0, 1]
    for driver in drivers:
        await driver.type_one()
        await driver.table.people[0].press("Scores")
    await clock.leap(drivers[0].table, hours=24)
    await drivers[0].table.wait(seconds=121)
    for driver in drivers:
        awaited = await driver.mover()
        reminders = [post for post in driver.thread.posts() if "a match waits for you" in post.text]
        assert [post.pinged for post in reminders] == [{awaited.name}]
        await driver.type_one()
    assert (await bot.store.outbox.stats()).waiting == 0
