"""Votes, lobbies and ends wait for people only while the bot is there to hear them."""

from __future__ import annotations

from datetime import timedelta

import pytest

from cogs.settings import Settings
from locales import words
from tests.discord.chat import Table
from tests.discord.founders import begun
from tests.discord.world import Clock

W = words("en")


@pytest.fixture
def settings(tmp_path):
    return Settings(database=tmp_path / "test.sqlite", lobby_hours=72)


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


async def asked(simcord_env):
    """Two of three want to end the match, the third is silent; a lobby of another game waits for people."""
    driver = await begun(simcord_env, "Anna", "Ben", "Celina")
    anna, ben, _ = driver.table.people
    await anna.slash("/vote")
    await ben.press(W("vote-agree"))
    await anna.slash("/mosaic new", place=driver.table.channel)
    await driver.table.wait(seconds=61)
    return driver


async def states(driver):
    rows = [await driver.bot.store.matches.load(number) for number in (1, 2)]
    return [row.status for row in rows]


@pytest.mark.parametrize("way", ["asleep", "down", "interrupted", "not on the server"])
async def test_neither_a_vote_nor_a_lobby_loses_patience_while_the_bot_is_absent(simcord_env, clock, restart, way):
    driver = await asked(simcord_env)
    table, bot = driver.table, driver.bot
    if way == "down":
        await bot.close()
        clock.ahead += timedelta(days=5)
        await restart(simcord_env, crash=False)
    elif way == "asleep":
        await clock.sleep(table, hours=120)
    elif way == "interrupted":
        await bot.get_cog("Reach").on_disconnect()
        await clock.sleep(table, hours=60)
        await clock.sleep(table, hours=60)
        await bot.get_cog("Reach").on_resumed()
    else:
        guild = bot._connection._guilds.pop(table.guild.id)
        await clock.sleep(table, hours=60)
        await clock.sleep(table, hours=60)
        bot._connection._guilds[table.guild.id] = guild
    await table.wait(seconds=1900)
    assert await states(driver) == ["running", "lobby"]
    await clock.leap(table, hours=70)
    await table.wait(seconds=1900)
    assert await states(driver) == ["running", "lobby"]
    await clock.leap(table, hours=2)
    await table.wait(seconds=1900)
    assert await states(driver) == ["closed", "expired"]


async def test_a_question_that_could_not_be_posted_is_not_answered_by_silence(simcord_env, clock):
    driver = await asked(simcord_env)
    now = int(clock.now().timestamp())
    await driver.bot.store.db.write(
        lambda connection: (
            connection.execute(
                "INSERT INTO outbox (key, match, kind, payload, created_at, next_try_at) VALUES ('x', 1, 'turn', '{}', ?, ?)",
                (now, 2**40),
            ).rowcount
        )
    )
    await clock.leap(driver.table, hours=80)
    assert (await states(driver))[0] == "running"
    await driver.bot.store.outbox.hurry(1)
    await driver.table.wait(seconds=61)
    assert (await states(driver))[0] == "running"
    await clock.leap(driver.table, hours=73)
    await driver.table.wait(seconds=61)
    assert (await states(driver))[0] == "closed"


async def test_the_day_in_which_an_end_can_be_taken_back_waits_for_the_bot(simcord_env, clock):
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    await anna.slash("/settlers new", seats=1)
    await anna.press(W("lobby-start"))
    anna.place = table.thread()
    await anna.press(W("concede-confirm"), post=await anna.slash("/concede"))
    await table.wait(seconds=61)
    await clock.sleep(table, hours=100)
    assert (await anna.slash("/export")).text != W("export-done")
    assert W("undo-ask", alone="yes") in (await anna.slash("/undo")).buttons
    await clock.leap(table, hours=25)
    assert (await anna.slash("/undo")).text == W("error-final", match=1)
    assert (await anna.slash("/export")).text == W("export-done")
