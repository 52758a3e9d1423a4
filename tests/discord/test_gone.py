"""People who leave the server in the middle: the others see it, and what can be done."""

from __future__ import annotations

import pytest

from locales import words
from tests.discord.chat import Table
from tests.discord.founders import begun
from tests.discord.world import Clock, hide, sent

W = words("en")


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


async def lobby(simcord_env):
    """A lobby of Anna's that Ben and Celina have joined."""
    table = await Table.open(simcord_env, "Anna", "Ben", "Celina")
    anna, *others = table.people
    await anna.slash("founders new")
    for person in others:
        await person.press(W("lobby-join"), place=table.channel)
    return table


async def test_a_host_who_has_left_the_server_is_shown_as_gone_and_hands_the_match_on(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben", "Celina")
    table, (anna, ben, celina) = driver.table, driver.table.people
    while await driver.mover() is not anna:
        await driver.type_one()
    table.guild.remove_member(anna.actor)
    gone = W("who-gone", who="Anna")
    assert gone in (await ben.slash("/turns")).text
    match = await driver.match()
    seat, first = match.seat_of(anna.id), match.seat_of(ben.id) < match.seat_of(celina.id)
    heir = ben if first else celina
    other = celina if heir is ben else ben
    assert (await other.slash("/host replace", seat=seat + 1, reason="gone")).text == W("error-host-only")
    assert (await heir.slash("/host replace", seat=seat + 1, reason="gone")).text == W("host-done")
    assert (await driver.match()).seats[seat].kind == "sensible"


async def test_the_board_tells_who_has_left_the_server(simcord_env, clock):
    driver = await begun(simcord_env, "Anna", "Ben")
    mover = await driver.mover()
    waiting = next(person for person in driver.table.people if person is not mover)
    driver.table.guild.remove_member(waiting.actor)
    await clock.leap(driver.table, hours=1)
    while await driver.mover() is mover:
        await driver.type_one()
    assert "has left the server" in driver.boards[-1].text


async def test_who_has_left_is_not_reminded_and_the_board_that_stands_and_help_tell_it(simcord_env, clock):
    driver = await begun(simcord_env, "Anna", "Ben")
    table, mover = driver.table, await driver.mover()
    (ben,) = await driver.others()
    board, posts = driver.boards[-1], len(driver.thread.posts())
    table.guild.remove_member(mover.actor)
    gone = W("who-gone", who=mover.name)
    assert gone in (await ben.slash("/help")).text
    assert "has left the server" not in driver.boards[-1].text
    await clock.leap(table, hours=24)
    await table.wait(seconds=31)
    assert len(driver.thread.posts()) == posts and driver.boards[-1].id == board.id
    assert W("who-gone", who=mover.mention) in driver.boards[-1].text and W("turn-play") in driver.boards[-1].buttons
    # It is said once; and who comes back is reminded again.
    edits = len(sent(table, "PATCH", str(board.id)))
    await clock.leap(table, hours=24)
    assert len(sent(table, "PATCH", str(board.id))) == edits
    table.guild.add_member(mover.actor.user)
    await clock.leap(table, hours=24)
    driver.thread.sees(W("remind-title", who=mover.mention, count=1, tone="firm"), ping=mover)
    await table.wait(seconds=31)
    assert "has left the server" not in driver.boards[-1].text and driver.boards[-1].id == board.id


async def test_the_board_tells_no_more_of_whoever_is_back_as_soon_as_he_plays(simcord_env, clock):
    driver = await begun(simcord_env, "Anna", "Ben")
    table, mover = driver.table, await driver.mover()
    table.guild.remove_member(mover.actor)
    await clock.leap(table, hours=24)
    await table.wait(seconds=31)
    board = driver.boards[-1]
    assert W("who-gone", who=mover.mention) in board.text
    mover.actor = table.guild.add_member(mover.actor.user)
    await mover.press(W("turn-play"))
    assert driver.boards[-1].id == board.id and "has left the server" not in driver.boards[-1].text


async def test_who_cannot_see_the_channel_is_reminded_by_direct_message_only(simcord_env, clock):
    driver = await begun(simcord_env, "Anna", "Ben")
    table, mover = driver.table, await driver.mover()
    (ben,) = await driver.others()
    hide(table, table.channel, mover)
    posts = len(driver.thread.posts())
    await clock.leap(table, hours=24)
    await table.wait(seconds=31)
    assert len(driver.thread.posts()) == posts
    assert W("who-blind", who=mover.mention) in driver.boards[-1].text
    assert W("who-blind", who=mover.name) in (await ben.slash("/turns")).text
    await table.env.bot.store.people.set(mover.id, by_dm=True)
    await clock.leap(table, hours=24)
    assert W("remind-hush") in mover.dm.posts(mover)[-1].buttons and len(driver.thread.posts()) == posts


async def test_who_has_conceded_does_not_become_host_when_the_host_leaves_the_server(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben", "Celina")
    anna, *others = driver.table.people
    match = await driver.match()
    first, second = sorted(others, key=lambda person: match.seat_of(person.id))
    await first.press(W("concede-confirm"), post=await first.slash("/concede"))
    driver.table.guild.remove_member(anna.actor)
    assert (await first.slash("/host pass", seat=1, reason="slow")).text == W("error-host-only")
    assert (await second.slash("/host option", clock="calm", reason="slow")).text == W("host-done")
    assert (await driver.match()).row.host == second.id


async def test_a_lobby_frees_the_seats_of_people_who_are_gone_before_it_starts(simcord_env):
    table = await lobby(simcord_env)
    anna, ben, _ = table.people
    table.guild.remove_member(anna.actor)
    refused = await ben.press(W("lobby-start"), place=table.channel)
    assert refused.text == W("error-start-some-gone", who="Anna", count=1)
    assert "1. Ben (host)\n2. Celina" in table.channel.sees("2 of").text
    await ben.press(W("lobby-start"), place=table.channel)
    match = await table.env.bot.services.tables.load(1)
    assert match.row.host == ben.id and sorted(match.names) == ["Ben", "Celina"]


async def test_in_a_lobby_whose_host_has_left_the_server_the_next_is_host(simcord_env):
    table = await lobby(simcord_env)
    anna, ben, celina = table.people
    assert (await ben.press(W("lobby-settings"), place=table.channel)).text == W("error-lobby-host-only")
    table.guild.remove_member(anna.actor)
    assert (await celina.press(W("lobby-settings"), place=table.channel)).text == W("error-lobby-host-only")
    assert (await ben.press(W("lobby-settings"), place=table.channel)).text != W("error-lobby-host-only")
