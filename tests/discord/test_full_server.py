"""A server has as many active threads as Discord allows: room is made where it can be, else people are told what would help."""

from __future__ import annotations

import pytest

from locales import words
from tests.discord.founders import begun
from tests.discord.world import few_threads

W = words("en")


@pytest.fixture
async def driver(simcord_env, monkeypatch):
    """A match that has begun, on a server with no room for a second thread; Anna is its host."""
    driver = await begun(simcord_env, "Anna", "Ben")
    few_threads(driver.table, monkeypatch, most=1)
    return driver


async def start_second(driver):
    """Anna and Ben begin another match; gives what Ben, who starts it, reads last."""
    anna, ben = driver.table.people
    anna.place = ben.place = driver.table.channel
    await anna.slash("/founders new", seats=2)
    await ben.press(W("lobby-join"), place=driver.table.channel)
    return await ben.press(W("lobby-start"), place=driver.table.channel)


async def test_threads_of_matches_that_are_over_make_room(driver):
    first = driver.thread
    await driver.table.people[0].slash("/host end", place=first, reason="done")
    await start_second(driver)
    assert driver.table.env.backend.get_channel(first.id).thread_metadata.archived
    assert driver.thread.id != first.id and len(driver.boards) == 1
    assert (await driver.bot.store.outbox.stats()).waiting == 0


async def test_without_room_the_match_waits_and_host_and_starter_read_what_would_help(driver):
    anna, first = driver.table.people[0], driver.thread
    answer = await start_second(driver)
    row = await driver.bot.store.matches.load(2)
    told = W("host-told-full", match=2, channel=f"<#{row.channel}>")
    assert (answer.text, answer.private) == (told, True)
    assert [post.text for post in anna.dm.posts()] == [told]
    assert (row.status, row.thread) == ("running", None)
    # As soon as the first match is over its thread makes room for the second.
    await anna.slash("/host end", place=first, reason="done")
    await driver.table.wait(hours=0.6)
    assert driver.thread.id != first.id and len(driver.boards) == 1
    assert (await driver.bot.store.outbox.stats()).waiting == 0
