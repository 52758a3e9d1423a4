"""Discord out of order or out of reach, and places that are gone: what people read, and what is not held against them."""

from __future__ import annotations

import contextlib

import aiohttp
import pytest
import simcord
from discord import app_commands
from simcord.http import router

from cogs.discord_io.errors import is_foreseen, sentence_for
from locales import words
from tests.discord.founders import begun, begun_in_the_channel
from tests.discord.world import Clock, delete

W = words("en")


@pytest.fixture
async def driver(simcord_env):
    """A match in its first turn; Anna opened it. Everybody types in the channel, where no thread can go missing."""
    return await begun_in_the_channel(simcord_env)


@pytest.fixture
def unreachable(monkeypatch):
    """``unreachable(part)``: no request with this in its path reaches Discord any more."""

    def cut(part):
        dispatch = router.dispatch

        def lost(backend, method, path, **request):
            if part in path:
                raise aiohttp.ClientConnectionError("nobody there")
            return dispatch(backend, method, path, **request)

        monkeypatch.setattr(router, "dispatch", lost)

    return cut


async def waiting(driver):
    return (await driver.bot.store.outbox.stats()).waiting


def live(driver):
    """The posts in the thread with a button to play by."""
    return [post.id for post in driver.thread.posts() if W("turn-play") in post.buttons]


# ------------------------------------------------------------------ Discord's own trouble
async def test_whoever_asks_while_discord_is_out_of_order_reads_that_and_no_number_of_a_report(driver):
    driver.table.env.inject_error("PATCH", "/webhooks/*", status=503, code=0, times=1)
    assert (await driver.table.people[0].slash("/board")).text == W("error-discord")


async def test_an_answer_for_which_discord_waits_no_more_alarms_nobody(driver, caplog, problems):
    problems.expected.append("was never answered")
    driver.table.env.inject_error(
        "*", "/webhooks/*", status=401, code=50027, message="Invalid Webhook Token", times=None
    )
    await driver.table.people[0].slash("/board")
    assert [record.message for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


async def test_presses_that_cannot_be_answered_because_discord_is_out_of_reach_alarm_nobody(
    driver, unreachable, problems
):
    problems.expected.append("was never answered")
    person, board, ply = await driver.mover(), driver.boards[-1], (await driver.match()).row.ply
    unreachable("/callback")
    await person.press(W("turn-play"), post=board)
    await person.slash("/board")
    assert (await driver.match()).row.ply == ply


async def test_who_types_while_discord_is_out_of_reach_alarms_nobody(driver, unreachable, caplog, problems):
    problems.expected.append("was never answered")
    unreachable("/callback")
    with contextlib.suppress(AssertionError, simcord.SetupError):  # nothing is offered
        await driver.table.people[0].suggestions("/card", "name", "a")
    assert [record.levelname for record in caplog.records if "autocomplete" in record.message] == ["WARNING"]


async def test_a_board_is_posted_although_nobody_can_be_looked_up(driver, unreachable):
    unreachable("/members/")
    while len(live(driver)) == 1 and len(driver.boards) < 3:
        await driver.type_one()
    assert await waiting(driver) == 0


@pytest.mark.parametrize("error", ["CommandNotFound", "CommandSignatureMismatch"])
def test_who_types_a_command_as_it_was_before_reads_how_to_get_the_new_one(error):
    class Old:
        name = "old"

    made = (
        app_commands.CommandNotFound("old", [])
        if error == "CommandNotFound"
        else app_commands.CommandSignatureMismatch(Old())  # type: ignore[arg-type]
    )
    assert is_foreseen(made)
    assert sentence_for(made, W) == W("error-command-changed")


# ------------------------------------------------------------------ the one live board
async def turn_ends(driver, *, stuck=None):
    """Whoever is to move ends his turn, which brings a new board; when the last move comes the ``stuck`` one takes no edit."""
    person = await driver.mover()
    while await driver.mover() is person:
        # A turn may be several moves, of which each but the last edits the board.
        match = await driver.match()
        if stuck is not None and len(match.game.to_move(match.state)) == 1:
            driver.table.env.backend.faults.clear()
            driver.table.env.inject_error("PATCH", f"/channels/*/messages/{stuck.id}", status=500, code=0, times=None)
        await driver.type_one()


async def test_an_old_board_that_could_not_lose_its_buttons_loses_them_as_soon_as_discord_allows_it(driver):
    old = driver.boards[-1]
    await turn_ends(driver, stuck=old)
    await driver.table.wait(seconds=31)
    new = driver.boards[-1]
    assert live(driver) == [old.id, new.id]
    driver.table.env.backend.faults.clear()
    await driver.table.wait(hours=0.25)
    assert live(driver) == [new.id]
    assert await waiting(driver) == 0


async def test_an_old_board_that_keeps_its_buttons_delays_no_newer_one(driver):
    old = driver.boards[-1]
    await turn_ends(driver, stuck=old)
    second = driver.boards[-1]
    await turn_ends(driver)
    assert driver.boards[-1].id not in (old.id, second.id)
    assert live(driver) == [old.id, driver.boards[-1].id]


# ------------------------------------------------------------------ a place that is gone
async def timed(simcord_env):
    """The same with a clock of a day."""
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    for person in driver.table.people:
        person.place = driver.table.channel
    await driver.table.people[0].slash("/host option", clock="fast", reason="quick")
    return driver


@pytest.mark.parametrize("what", ["thread", "channel"])
async def test_the_time_in_which_a_match_has_no_place_is_nobodys_and_its_host_is_told_at_once(
    simcord_env, monkeypatch, what
):
    driver, clock = await timed(simcord_env), Clock(monkeypatch)
    table, (anna, _) = driver.table, driver.table.people
    match = await driver.match()
    (before,) = [
        shown for shown in await driver.bot.store.clocks.of_match(1, int(clock.now().timestamp())) if shown.runs
    ]
    thread = driver.thread
    place = table.guild.create_text_channel("elsewhere")
    delete(table, thread)
    if what == "channel":
        delete(table, table.channel)
    await table.env.settle()
    assert [W("host-told-gone", match=1, channel=f"<#{thread.id}>")] == [post.text for post in anna.dm.posts()]
    await clock.leap(table, hours=30)
    assert (await driver.match()).row.revision == match.row.revision
    anna.place = type(table.channel)(table, place)
    await anna.slash("/host thread", match=1)
    await clock.leap(table, hours=0.1)
    (after,) = [
        shown for shown in await driver.bot.store.clocks.of_match(1, int(clock.now().timestamp())) if shown.runs
    ]
    assert before.left - after.left < 3600
    assert (await driver.match()).row.revision == match.row.revision


async def test_whose_time_runs_out_while_discord_is_out_of_reach_is_not_played_for(
    simcord_env, monkeypatch, unreachable
):
    driver, clock = await timed(simcord_env), Clock(monkeypatch)
    before = (await driver.match()).row.revision
    await clock.leap(driver.table, hours=23.5)
    with monkeypatch.context():
        unreachable("/channels/")
        await clock.leap(driver.table, hours=2)
    assert (await driver.match()).row.revision == before


# ------------------------------------------------------------------ what is typed in another order
async def test_who_types_the_second_card_of_a_deck_first_is_answered(driver):
    assert await driver.table.people[0].suggestions("/settlers deck", "in", "999999") == {}
