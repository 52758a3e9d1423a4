"""The process dies at any await between a click and its last post: after the start everything is there, and once."""

from __future__ import annotations

import pytest

from cogs.discord_io import messages
from locales import words
from tests.discord.chat import Table
from tests.discord.death import EVERY, Death, first
from tests.discord.founders import Driver, begun
from tests.discord.world import Remembering, Screen, sent

W = words("en")
MODES = pytest.mark.parametrize("done", [False, True], ids=["before it", "after it"])


@pytest.fixture
def death(simcord_env, monkeypatch, problems):
    Remembering(monkeypatch)  # beneath it, as Discord remembers what it did for a bot that died
    return Death(simcord_env, monkeypatch, problems)


async def all_posted(driver):
    """Nothing waits in the outbox, and every post bears the mark of its entry: Discord takes two of one mark for one."""
    assert (await driver.bot.store.outbox.stats()).waiting == 0
    keys = await driver.bot.store.db.read(lambda c: [row[0] for row in c.execute("SELECT key FROM outbox")])
    posted = [request.json for request in sent(driver.table, "POST", "/messages")]
    assert all(message["enforce_nonce"] for message in posted)
    assert {message["nonce"] for message in posted} <= {
        messages.nonce(once) for key in keys for once in (key, f"{key}/lobby")
    }


async def sound(driver):
    """The match as its moves tell it; the newest board shows it and is the only one with buttons."""
    match = await driver.match()
    moves = await driver.bot.store.moves.of(match.row.id)
    assert match.game.encode(driver.bot.services.tables.replayed(match, moves)) == match.game.encode(match.state)
    if match.row.status == "running":
        live = [board for board in driver.boards if board.buttons]
        assert [board.id for board in live] == [match.row.post_message]
        assert (await driver.mover()).mention in live[-1].text.splitlines()[0]
    return match


@MODES
async def test_a_move_is_kept_and_posted_wherever_the_process_died(simcord_env, death, restart, done):
    driver = await begun(simcord_env, "Anna", "Ben")
    number, deaths = first(done=done) - EVERY, 0
    while True:
        number += EVERY
        person, post = await driver.ready()
        before, screen = (await driver.match()).row.revision, Screen(post)
        death.at(number, done=done)
        await screen.press(person, screen.post.confirm)
        if not await death.resurrect(restart):
            break
        deaths += 1
        await driver.table.wait(seconds=31)
        after = (await sound(driver)).row.revision
        if after == before:
            # It died before the commit: the same button still does it.
            await screen.press(person, screen.post.confirm)
            after = (await sound(driver)).row.revision
        else:
            assert W("panel-made-already") in (await screen.press(person, screen.post.confirm)).text
        assert after == before + 1
        await all_posted(driver)
    assert deaths * EVERY > 12


@MODES
async def test_who_joins_stands_on_the_post_wherever_the_process_died(simcord_env, death, restart, done):
    number = first(done=done) - EVERY
    while True:
        number += EVERY
        table = await Table.open(simcord_env, "Anna", "Ben")
        anna, ben = table.people
        await anna.slash("/founders new")
        screen = Screen(table.channel.posts()[-1])
        death.at(number, done=done)
        await screen.press(ben, "Join")
        if not await death.resurrect(restart):
            break
        # Whoever does not see himself there presses again.
        if "2. Ben" not in table.channel.posts()[-1].text:
            await screen.press(ben, "Join")
        assert "2. Ben" in table.channel.posts()[-1].text
    assert number > 4


@MODES
async def test_a_start_opens_one_thread_with_one_opening(simcord_env, death, restart, done):
    number = first(done=done) - EVERY
    while True:
        number += EVERY
        table = await Table.open(simcord_env, "Anna", "Ben")
        anna, ben = table.people
        await anna.slash("/founders new")
        await ben.press("Join", place=table.channel)
        screen = Screen(table.channel.posts()[-1])
        death.at(number, done=done)
        await screen.press(ben, "Start")
        if not await death.resurrect(restart):
            break
        await table.wait(seconds=31)
        driver = Driver(table)
        if not [place for place in table.places() if place.channel.is_thread]:
            await screen.press(ben, "Start")
        await all_posted(driver)
        assert len([place for place in table.places() if place.channel.is_thread]) == 1
        match = await sound(driver)
        assert match.row.thread == driver.thread.id
        marks = {request.json["nonce"] for request in sent(table, "POST", f"/{driver.thread.id}/messages")}
        assert len(marks) == 2  # the opening and the first board
        assert table.channel.sees(W("lobby-running")).buttons == []
    assert number > 12


@MODES
async def test_a_result_stays_as_it_is_wherever_the_process_died(simcord_env, death, restart, done):
    number = first(done=done) - EVERY
    while True:
        number += EVERY
        driver = await begun(simcord_env, "Anna", "Ben")
        anna = driver.table.people[0]
        screen = Screen(await anna.slash("/concede"))
        death.at(number, done=done)
        await screen.press(anna, screen.post.buttons[0])
        if not await death.resurrect(restart):
            break
        await driver.table.wait(seconds=31)
        if (await driver.match()).row.status == "running":
            await screen.press(anna, screen.post.buttons[0])
        await all_posted(driver)
        match = await driver.match()
        assert [board.buttons for board in driver.boards] == [
            [],
            ["Rematch", "Course of points", "Analysis", "Take back", "Fair chance", "Export"],
        ]
        assert match.row.seed_hash in driver.boards[-1].text
        assert match.row.post_message == driver.boards[-1].id
    assert number > 12


async def test_old_buttons_work_after_a_crash(simcord_env, restart):
    driver = await begun(simcord_env, "Anna", "Ben")
    person = await driver.mover()
    old = [Screen(driver.boards[-1]), Screen(await person.press("Play"))]
    await restart(simcord_env, crash=True)
    assert f"### {W('founders-field-draft-tile')}" in (await old[0].press(person, "Play")).text
    for button in ("Close-up", "Scores", "Log"):
        assert (await old[0].press(person, button)).private
    value = old[1].post.buttons[0]
    assert W("panel-summary") in (await old[1].press(person, value)).text
