"""Whole matches of Founders of the Empire, from the first command to the final scores."""

from __future__ import annotations

import pytest

from tests.discord.chat import Table
from tests.discord.founders import Driver, start

NAMES = ("Anna", "Ben", "Celina", "Darek")


@pytest.mark.parametrize(("seats", "way"), [(2, "press_one"), (2, "type_one"), (4, "type_one")])
async def test_a_whole_match_with_a_restart_in_the_middle(simcord_env, restart, seats, way):
    table = await Table.open(simcord_env, *NAMES[:seats])
    thread = await start(table, seats=seats)
    driver = Driver(table, seed=seats)
    moves = 0
    while await getattr(driver, way)():
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
    assert result.buttons == ["Rematch", "Export"]
    assert (await result.pictures())[0].alt
