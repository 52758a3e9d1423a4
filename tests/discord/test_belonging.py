"""A button belongs to its own message: numbers of matches come again in new and restored databases, and in second bots."""

from __future__ import annotations

import pytest
from simcord.components import walk_components

from db.file.restore import restore_file
from locales import words
from tests.discord.chat import Table, newest
from tests.discord.founders import Driver, begun, start
from tests.discord.world import Clock, Screen, manager

W = words("en")
BOARD = ("turn-play", "turn-area", "turn-scores", "turn-log", "turn-undo")


def other_post(row):
    """What is said to whoever presses a post that is not of this match."""
    return W("error-other-post", match=row.id, place=f"<#{row.thread or row.channel}>")


def in_channel(table):
    """Everybody types in the channel again."""
    for person in table.people:
        person.place = table.channel


async def new_database(env, settings, restart):
    """The bot ends; it comes again with an empty database."""
    await env.bot.close()
    for file in settings.database.parent.glob(f"{settings.database.name}*"):
        file.unlink()
    return await restart(env, crash=True)


@pytest.fixture
async def driver(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    return driver


async def test_what_was_posted_from_an_older_database_acts_in_no_match_of_the_new_one(driver, settings, restart):
    table, mover = driver.table, await driver.mover()
    anna, ben = table.people
    await anna.slash("/rise new", place=table.channel)
    old_lobby = table.channel.posts()[-1]
    lobby, panel, board = Screen(old_lobby), Screen(await driver.to_confirm(mover)), Screen(driver.boards[-1])
    read = old_lobby.text, board.post.text
    bot = await new_database(table.env, settings, restart)
    in_channel(table)
    await start(table, seats=2)
    await anna.slash("/mosaic new", place=table.channel)
    first, second = (await bot.services.tables.load(1)).row, await bot.store.matches.load(2)
    for button in ("lobby-join", "lobby-leave", "lobby-settings"):
        assert (await lobby.press(ben, W(button))).text == other_post(second)
    assert [seat.user for seat in await bot.store.seats.of(2)] == [anna.id]
    for button in BOARD:
        assert (await board.press(mover, W(button))).text == other_post(first)
    assert (await panel.press(mover, panel.post.confirm)).text == other_post(first)
    assert (await bot.services.tables.load(1)).row.revision == first.revision
    assert (newest(table.channel.newest_first(), read[0]).id, board.post.text) == (old_lobby.id, read[1])


async def test_a_post_of_another_server_is_of_a_match_that_is_not_known_any_more(
    driver, simcord_env, settings, restart
):
    other = await begun(simcord_env, "Celina", "Darek")
    board, celina = Screen(other.boards[-1]), other.table.people[0]
    bot = await new_database(simcord_env, settings, restart)
    in_channel(driver.table)
    await start(driver.table, seats=2)
    await driver.table.people[0].slash("/founders new", place=driver.table.channel)
    assert (await board.press(celina, W("turn-play"))).text == W("error-other-data")
    assert (await bot.store.matches.place(2)).server == driver.table.guild.id


async def test_after_a_restore_nothing_shown_before_is_played_and_its_boards_open_the_present(
    driver, settings, restart
):
    person, env = await driver.mover(), driver.table.env
    await env.bot.store.db.backup(settings.database.with_name("copy.sqlite"))
    restored = (await driver.match()).row
    while await driver.mover() is person:
        await driver.type_one()
    late = await driver.mover()
    board, panel = Screen(driver.boards[-1]), Screen(await driver.to_confirm(late))
    await env.bot.close()
    restore_file(settings.database.with_name("copy.sqlite"), settings.database)
    await restart(env, crash=True)
    while (await driver.match()).row.ply < restored.ply + 2:
        await driver.type_one()
    before = (await driver.match()).row.revision
    assert (await panel.press(late, panel.post.confirm)).confirm is None
    assert (await driver.match()).row.revision == before
    await board.press(await driver.mover(), W("turn-play"))
    assert (await driver.press_one()) is not None
    assert (await driver.match()).row.revision == before + 1


async def test_what_a_lobby_had_become_before_a_restore_acts_in_nothing_that_it_becomes_then(
    simcord_env, settings, restart
):
    table = await Table.open(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    await anna.slash("/founders new", seats=2)
    await ben.press("Join")
    copy = settings.database.with_name("copy.sqlite")
    await simcord_env.bot.store.db.backup(copy)
    lobby = Screen(table.channel.posts()[-1])
    await anna.press("Start", place=table.channel)
    for person in table.people:
        person.place = table.thread()
    driver = Driver(table)
    await driver.type_one()
    late = await driver.mover()
    panel = Screen(await driver.to_confirm(late))
    await simcord_env.bot.close()
    restore_file(copy, settings.database)
    await restart(simcord_env, crash=True)
    await lobby.press(anna, "Start")
    await driver.type_one()
    match = await driver.match()
    assert match.row.ply == 1 and match.row.thread == driver.thread.id
    assert (await panel.press(await driver.mover(), panel.post.confirm)).confirm is None
    assert (await driver.match()).row.ply == 1


async def test_a_private_answer_of_another_database_acts_in_no_match_whatever_its_control(driver, settings, restart):
    table, anna = driver.table, driver.table.people[0]
    before, file = (await driver.match()).row, settings.database
    # The bot is started on another file for a while, where another match has the same number.
    await table.env.bot.close()
    for part in file.parent.glob(f"{file.name}*"):
        part.rename(part.with_name(part.name.replace(file.name, "aside.sqlite")))
    await restart(table.env, crash=True)
    in_channel(table)
    await start(table, seats=2)
    private = await anna.slash("/concede")
    assert private.private and private.id > before.thread
    await table.env.bot.close()
    for part in file.parent.glob(f"{file.name}*"):
        part.unlink()
    for part in file.parent.glob("aside.sqlite*"):
        part.rename(part.with_name(part.name.replace("aside.sqlite", file.name)))
    bot = await restart(table.env, crash=True)
    kinds = [*bot.controls._handlers]
    assert len(kinds) > 40
    stored = table.env.backend.get_message(private.place.id, private.id)
    (foreign,) = [item for item in walk_components(stored.components) if item.get("custom_id")]
    for kind in kinds:
        foreign["custom_id"] = f"{kind}:1:{before.revision}:0"
        shown = next(post for post in private.place.posts(anna) if post.id == private.id)
        answer = await anna.press(foreign["custom_id"], post=shown)
        assert answer is not None and answer.text == W("error-other-data"), kind
    after = (await bot.services.tables.load(1)).row
    assert (after.status, after.revision, after.post_message) == (before.status, before.revision, before.post_message)


async def test_posts_from_before_there_were_marks_still_work_and_later_ones_without_are_none_of_ours(driver):
    def unmark(post):
        stored = driver.table.env.backend.get_message(post.place.id, post.id)
        for number, item in enumerate(walk_components(stored.components), 1):
            item["id"] = number

    person, board = await driver.mover(), driver.boards[-1]
    unmark(board)
    assert (await person.press(W("turn-log"), post=board)).text != W("error-other-data")
    await driver.table.wait(seconds=61)
    while driver.boards[-1].id == board.id:
        await driver.type_one()
    person, board = await driver.mover(), driver.boards[-1]
    assert (await person.press(W("turn-log"), post=board)).text != W("error-other-data")
    unmark(board)
    assert (await person.press(W("turn-log"), post=board)).text == W("error-other-data")


async def test_a_post_in_a_thread_that_the_match_has_left_says_where_it_is_now(driver):
    old, anna = driver.boards[-1], driver.table.people[0]
    anna.place = driver.table.channel
    await anna.slash("/host thread", match=1)
    row = (await driver.match()).row
    assert row.thread != old.place.id
    assert (await anna.press(W("turn-play"), post=old)).text == other_post(row)


async def test_reminders_that_stand_in_the_thread_of_another_match_can_be_silenced_there(simcord_env, monkeypatch):
    driver = await begun(simcord_env, "Anna", "Ben")
    table = driver.table
    in_channel(table)
    await start(table, seats=2)
    both = await driver.bot.store.awaited.of_match(1) + await driver.bot.store.awaited.of_match(2)
    person = driver.people[next(wait.user for wait in both if sum(w.user == wait.user for w in both) == 2)]
    await person.slash("/me", zone="Etc/UTC", hour=1)
    await Clock(monkeypatch).leap(table, hours=25)
    post = next(post for post in person.newest_first() if "hush:2:" in str(post.components))
    button = next(item["custom_id"] for item in post.components if str(item.get("custom_id")).startswith("hush:2:"))
    assert (await person.press(button, post=post)).text == W("remind-hushed", match=2)


async def test_whoever_hosts_learns_that_two_bots_answer_for_one_application(simcord_env, problems):
    problems.expected.append("never answered")
    table = await Table.open(simcord_env, "Anna")
    host = manager(table, "Zofia")
    for _ in range(3):
        assert W("check-rival") not in (await host.slash("/host check")).text
        simcord_env.inject_error(
            "POST", "/interactions/*/callback", status=400, code=40060, message="already acknowledged", times=1
        )
        await host.slash("/turns")
    assert W("check-rival") in (await host.slash("/host check")).text
    assert W("check-rival") in (await host.slash("/host status")).text
