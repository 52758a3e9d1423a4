"""Whole matches of Founders of the Empire, from the first command to the final scores; every other move is typed, the rest
are pressed."""

from __future__ import annotations

import pytest

from tests.discord.chat import Table
from tests.discord.founders import Driver, start

NAMES = ("Anna", "Ben", "Celina", "Darek")


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_whole_match_with_a_restart_in_the_middle(simcord_env, restart, seats):
    table = await Table.open(simcord_env, *NAMES[:seats])
    thread = await start(table, seats=seats)
    driver = Driver(table, seed=seats)
    moves = 0
    while await (driver.press_one() if moves % 2 else driver.type_one()):
        moves += 1
        if moves == 25:
            await restart(simcord_env)
    assert moves > 40
    match = await driver.match()
    outcome = match.game.outcome(match.state)
    assert match.row.status == "finished"
    result = thread.sees(match.row.seed, ping=table.people)
    for seat in match.seats:
        assert f"**<@{seat.user}>** – **{outcome.scores[seat.seat]}**" in result.text
    assert result.buttons == ["Rematch", "Course of points", "Export"]
    assert (await result.pictures())[0].alt
