"""A whole match of Founders of the Empire, from the first command to the final scores; every other move is typed, the rest are
pressed, and the middle of it, which is more of the same, is played behind Discord's back. Larger tables of it are among those of
``test_whole_matches.py``.
"""

from __future__ import annotations

from cogs.presentation.labels import labels_for
from games.base import Remark
from tests.discord.chat import Table
from tests.discord.founders import SLUG, Driver, start
from tests.discord.whole import Whole

RESTART_AT, SKIP_AT = 20, 28  # moves
LAST_TILES = 8  # in the stacks; from there on it is played by hand again


async def test_a_whole_match_with_a_restart_in_the_middle(simcord_env, restart):
    table = await Table.open(simcord_env, "Anna", "Ben")
    thread = await start(table, seats=2)
    driver = Driver(table, seed=2)
    moves, last_turn = 0, labels_for(await driver.match(), "en").remark(Remark("last-turn", {}))
    warned = set[bool]()
    while await (driver.press_one() if moves % 2 else driver.type_one()):
        moves += 1
        if (match := await driver.match()).row.status == "running" and moves > SKIP_AT:
            warned.add(last_turn in driver.boards[-1].text)
            assert (last_turn in driver.boards[-1].text) == bool(match.game.ending(match.state))
        if moves == RESTART_AT:
            await restart(simcord_env)
        if moves == SKIP_AT:
            await Whole(table, SLUG).skip(lambda state: sum(map(len, state.stacks.values())) <= LAST_TILES)
    assert moves > 40 and warned == {True, False}
    match = await driver.match()
    outcome = match.game.outcome(match.state)
    assert match.row.status == "finished"
    result = thread.sees(match.row.seed_hash, ping=table.people)
    assert result.text.count(labels_for(match, "en").reason(outcome.reason)) == 1
    for seat in match.seats:
        assert f"**<@{seat.user}>** – **{outcome.scores[seat.seat]}**" in result.text
    assert result.buttons == ["Rematch", "Course of points", "Analysis", "Take back", "Fair chance", "Export"]
    assert (await result.pictures())[0].alt
