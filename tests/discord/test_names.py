"""People whose names are equal, look alike or show nothing are told apart wherever the bot names them."""

from __future__ import annotations

import pytest

from locales import words
from tests.discord.founders import begun

BEN, ALIKE, BLANK, CHINESE = "Ben", "B\u0435n", "\u3164", "王伟"


@pytest.fixture
async def driver(simcord_env):
    return await begun(simcord_env, BEN, ALIKE, BLANK, CHINESE)


async def test_names_that_look_alike_or_show_nothing_are_told_apart_everywhere(driver):
    match = await driver.match()
    numbers = {seat.user: seat.seat + 1 for seat in match.seats}
    ben, alike, blank, chinese = driver.table.people
    said = {
        ben: f"Ben ({numbers[ben.id]})",
        alike: f"B\u0435n ({numbers[alike.id]})",
        blank: f"Player {numbers[blank.id]}",
        chinese: f"王伟 ({numbers[chinese.id]})",
    }
    drawn = {**said, chinese: f"Player {numbers[chinese.id]}"}

    lobby = driver.table.channel.sees("The match has started").text.replace("\\", "")
    assert all(name in lobby for name in said.values())
    assert all(name in driver.thread.name for name in said.values())
    await driver.through_the_draft()
    board = await driver.thread.board()
    assert all(name in board.alt for name in drawn.values())

    looker = driver.table.people[0]
    others = {name for person, name in said.items() if person is not looker}
    assert set((await looker.press("Close-up")).buttons) >= others
    offered = await looker.suggestions("view", "player")
    assert sorted(offered) == sorted(f"{numbers[person.id]}. {name}" for person, name in said.items())
    log = (await looker.slash("/log")).text.replace("\\", "")
    assert all(name in log for name in said.values())
    assert (await looker.slash("/stats", player=blank)).text == words("en")("stats-none", player=blank.mention)
    mover = await driver.mover()
    called = "" if mover is blank else f" ({numbers[mover.id]})"
    driver.thread.sees(f"<@{mover.id}>{called}")
