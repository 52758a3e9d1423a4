"""Discord refuses, loses or forbids: the match waits unharmed, its host is told once, and nothing is lost or doubled."""

from __future__ import annotations

import discord
import pytest
from simcord.http import router

from cogs.features.lobby.starting import order_key
from locales import words
from tests.discord.chat import Place, Table
from tests.discord.founders import begun, begun_in_the_channel
from tests.discord.world import Clock, Remembering, delete, forbid, manager, patience, posts_fail, recover, sent

W = words("en")


@pytest.fixture
async def driver(simcord_env):
    """A match in its first turn; Anna opened it. Everybody types in the channel, where no thread can go missing."""
    return await begun_in_the_channel(simcord_env)


async def waiting(driver):
    return (await driver.bot.store.outbox.stats()).waiting


def told(driver):
    """What the host was told by direct message."""
    return [post.text for post in driver.table.people[0].dm.posts()]


def forbidden(driver):
    """The bot may do nothing in the thread any more."""
    driver.table.env.inject_error(
        "*",
        f"/channels/{driver.thread.id}/messages*",
        status=403,
        code=50013,
        message="Missing Permissions",
        times=None,
    )


# ------------------------------------------------------------------ limits above a minute
async def test_a_match_whose_thread_must_wait_says_so_and_gets_it_when_discord_allows_it(simcord_env, monkeypatch):
    table = await Table.open(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    await anna.slash("/founders new")
    await ben.press(W("lobby-join"), place=table.channel)
    # Whoever starts is not on turn, so that the answer is no panel.
    await simcord_env.bot.store.servers.set_value(order_key(1), f"{ben.id} {anna.id}")
    with monkeypatch.context() as patched:
        patience(patched, "/threads", 3000)
        answer = await anna.press(W("lobby-start"), place=table.channel)
        assert W("lobby-running-soon") in answer.text
        assert table.channel.sees(W("lobby-running-soon")).buttons == []
    await table.wait(hours=0.6)
    table.channel.sees(W("lobby-running-soon"))
    await table.wait(hours=0.4)
    assert table.thread() is not None
    assert table.channel.sees(W("lobby-running")).buttons == []


async def test_whoever_asks_for_what_discord_puts_off_reads_when_it_will_be_possible(driver, monkeypatch):
    seconds = 3600

    async def limited(*_, **__):
        raise discord.RateLimited(seconds)

    now = int(discord.utils.utcnow().timestamp())
    with monkeypatch.context() as patched:
        patched.setattr(driver.bot.services.tables, "load", limited)
        said = (await driver.table.people[0].slash("/board")).text
    assert said in [W("error-later", at=f"<t:{now + seconds + late}:R>") for late in range(3)]


# ------------------------------------------------------------------ the thread
async def test_of_a_deleted_thread_the_host_is_told_once_and_the_match_waits(driver):
    delete(driver.table, driver.thread)
    ply = (await driver.match()).row.ply
    await driver.type_one()
    await driver.type_one()
    assert (await driver.match()).row.ply == ply + 2
    assert await waiting(driver) >= 1
    place = f"<#{(await driver.match()).row.thread}>"
    assert told(driver) == [W("host-told-gone", match=1, channel=place)]
    assert "/host thread" in told(driver)[0]


async def test_in_a_new_thread_everything_that_waited_is_posted(driver):
    delete(driver.table, driver.thread)
    await driver.type_one()
    anna = driver.table.people[0]
    await anna.slash("/host thread", match=1)
    assert await waiting(driver) == 0
    assert "turns up" in driver.boards[-1].text
    # The next trouble is news again.
    delete(driver.table, driver.thread)
    await driver.type_one()
    assert len(told(driver)) == 2


async def test_a_post_whose_answer_was_lost_shows_the_position_even_if_the_move_was_taken_back(driver, monkeypatch):
    discord = Remembering(monkeypatch)
    person = await driver.mover()
    ply, boards = (await driver.match()).row.ply, len(driver.boards)
    while (await driver.mover()) is person:
        discord.lose = True  # the post of the next turn, as the others are edits
        await driver.type_one()
    ended = driver.boards[-1]
    assert len(driver.boards) == boards + 1 and person.mention not in ended.text.splitlines()[0]
    answer = await person.slash("/undo")
    assert answer.text.startswith("Taken back"), answer.text
    assert (await driver.match()).row.ply > ply
    assert driver.boards[-1].id == ended.id
    assert person.mention in driver.boards[-1].text.splitlines()[0]
    assert await waiting(driver) == 0


async def test_in_an_archived_thread_a_new_post_opens_it_again(driver):
    before = driver.boards[-1]
    driver.table.env.inject_error(
        "PATCH", "/channels/*/messages/*", status=400, code=50083, message="Thread is archived"
    )
    await driver.type_one()
    assert driver.boards[-1].id > before.id and "turns up" in driver.boards[-1].text
    assert driver.boards[-1].pinged == set()


async def test_when_discord_limits_the_edits_of_old_posts_a_new_one_stands_in(driver):
    before = driver.boards[-1]
    driver.table.env.inject_error(
        "PATCH", "/channels/*/messages/*", status=400, code=30046, message="Maximum number of edits"
    )
    await driver.type_one()
    assert driver.boards[-1].id > before.id


async def lost_place(env, *names):
    """A match whose channel is gone, host unreachable, and another channel of the server; somebody has moved since."""
    driver = await begun(env, *names)
    table = driver.table
    await driver.through_the_draft()
    other = Place(table, table.guild.create_text_channel("games"))
    delete(table, driver.thread)
    delete(table, table.channel)
    posts_fail(table, table.people[0].dm, status=403, code=50007, times=None)
    for person in table.people:
        person.place = other
    await driver.type_one()
    return driver, other


async def test_players_read_of_a_lost_place_in_turns_help_and_the_answer_to_a_move(simcord_env):
    driver, other = await lost_place(simcord_env, "Anna", "Ben")
    why = W("host-told-gone", match=1, channel=f"<#{(await driver.match()).row.thread}>")
    for person in driver.table.people:
        assert why in (await person.slash("/turns")).text
        assert why in (await person.slash("/help")).text
    person = await driver.mover()
    await driver.type_one()
    assert why in next(person.newest_first(other)).text


async def test_more_than_half_of_the_players_bring_a_lost_match_to_another_channel(simcord_env):
    driver, other = await lost_place(simcord_env, "Anna", "Ben", "Celina")
    _, ben, celina = driver.table.people
    zofia = driver.table.join("Zofia")
    assert (await zofia.slash("/host thread", match=1, place=other)).text == W("error-host-only")
    for _ in range(2):
        assert (await ben.slash("/host thread", match=1)).text == W("thread-asked", match=1, missing=1)
    asked = [post for post in other.posts() if "wants to go on with match 1 here" in post.text]
    assert [post.pinged for post in asked] == [{"Anna", "Celina"}]
    assert (await celina.slash("/host thread", match=1)).text == W("host-done")
    assert (await driver.match()).row.channel == other.id
    assert await waiting(driver) == 0
    assert "turns up" in driver.boards[-1].text
    # Where nothing is wrong with the place only hosts move a match.
    assert (await ben.slash("/host thread", match=1)).text == W("error-host-only")


# ------------------------------------------------------------------ permissions
async def test_a_lost_permission_is_told_once_and_what_waits_is_posted_at_the_next_move(driver):
    forbidden(driver)
    await driver.type_one()
    await driver.type_one()
    assert await waiting(driver) >= 1
    assert told(driver) == [W("host-told-forbidden", match=1, channel=f"<#{driver.thread.id}>")]
    recover(driver.table)
    await driver.type_one()
    assert await waiting(driver) == 0
    match = await driver.match()
    assert (await driver.mover()).mention in driver.boards[-1].text
    assert f"Turn {match.state.turn}" in driver.boards[-1].text


async def test_a_permission_that_comes_back_is_noticed_without_a_move(driver):
    forbidden(driver)
    await driver.type_one()
    recover(driver.table)
    await driver.table.wait(hours=0.6)
    assert await waiting(driver) == 0
    assert "turns up" in driver.boards[-1].text


async def test_a_host_who_takes_no_messages_is_told_in_the_channel(driver):
    delete(driver.table, driver.thread)
    anna = driver.table.people[0]
    posts_fail(driver.table, anna.dm, status=403, code=50007)
    await driver.type_one()
    driver.table.channel.sees("Match 1 waits", ping=anna)


async def test_a_person_who_moves_while_nothing_can_be_posted_is_answered_as_ever(driver):
    forbidden(driver)
    person = await driver.mover()
    await person.slash("/me", confirm=False)
    answer = await person.slash("/founders reveal", stack="village")
    assert "turns up" in answer.text and answer.private


PEOPLE_MEND = {
    "locked": (403, 160005),
    "blocked": (400, 200000),
    "large": (413, 40005),
    "barred": (403, 50009),
    "place": (400, 50024),
    "other": (400, 999999),
}


def refused(driver, status, code, place=None):
    """Discord takes nothing in the thread (or elsewhere) any more, and gives this code."""
    where = (place or driver.thread).id
    driver.table.env.inject_error("*", f"/channels/{where}/messages*", status=status, code=code, times=None)


async def test_every_refusal_that_only_people_can_mend_is_told_once_and_what_waited_is_posted_then(driver):
    place = f"<#{driver.thread.id}>"
    for kind, (status, code) in PEOPLE_MEND.items():
        before = len(told(driver))
        refused(driver, status, code)
        await driver.type_one()
        await driver.type_one()
        assert told(driver)[before:] == [W(f"host-told-{kind}", match=1, channel=place, code=str(code))]
        recover(driver.table)
        await driver.type_one()
        assert await waiting(driver) == 0


async def test_after_two_days_all_players_are_told_once_each_by_a_way_that_works(driver, monkeypatch):
    clock, (_, ben) = Clock(monkeypatch), driver.table.people
    forbidden(driver)
    await driver.type_one()
    posts_fail(driver.table, ben.dm, status=403, code=50278, times=None)
    await clock.leap(driver.table, hours=24)
    assert len(told(driver)) == 1
    driver.table.channel.does_not_see("You read this")
    for _ in range(3):
        await clock.leap(driver.table, hours=26)
    assert len(told(driver)) == 1
    (post,) = [post for post in driver.table.channel.posts() if "You read this" in post.text]
    assert post.pinged == {ben.name} and "Match 1 waits" in post.text


async def test_what_passes_by_itself_is_told_only_when_it_has_lasted_for_two_days(driver, monkeypatch):
    clock, (_, ben) = Clock(monkeypatch), driver.table.people
    posts_fail(driver.table, driver.thread, status=500, times=None)
    driver.table.env.inject_error("PATCH", f"/channels/{driver.thread.id}/messages*", status=500, times=None)
    await driver.type_one()
    await clock.leap(driver.table, hours=47)
    assert told(driver) == []
    await clock.leap(driver.table, hours=2)
    assert told(driver) == [W("host-told-later", match=1, channel=f"<#{driver.thread.id}>", code="500")]
    assert "You read this" in ben.dm.posts()[-1].text


async def test_a_fault_of_the_bots_own_that_has_lasted_for_two_days_is_told_as_well(driver, monkeypatch, problems):
    problems.expected.append("outbox turn:")
    clock, (_, ben) = Clock(monkeypatch), driver.table.people

    async def broken(*_: object) -> None:
        raise RuntimeError("a fault of our own")

    monkeypatch.setitem(driver.bot.services.outbox._senders, "turn", broken)
    await driver.type_one()
    await clock.leap(driver.table, hours=47)
    assert told(driver) == []
    await clock.leap(driver.table, hours=2)
    assert told(driver) == [W("host-told-later", match=1, channel=f"<#{driver.thread.id}>", code="0")]
    assert "You read this" in ben.dm.posts()[-1].text


async def test_where_the_host_cannot_be_reached_the_others_are_told_at_once(driver):
    anna, ben = driver.table.people
    forbidden(driver)
    posts_fail(driver.table, anna.dm, status=403, code=50007, times=None)
    posts_fail(driver.table, driver.table.channel, status=403, code=50013, times=None)
    await driver.type_one()
    await driver.type_one()
    (post,) = ben.dm.posts()
    assert "I may not post" in post.text and "You read this" in post.text


async def stuck(driver):
    """Hours have passed since something could not be posted, and hours will until it is tried again."""
    await driver.type_one()
    await driver.table.wait(hours=2)
    assert await waiting(driver) >= 1
    recover(driver.table)


async def test_whatever_gives_the_bot_its_permissions_back_has_it_post_at_once_what_it_owes(driver):
    env, channel = driver.table.env, driver.table.channel
    forbid(driver.table, channel, "view_channel")
    await stuck(driver)
    forbid(driver.table, channel)
    await env.settle()
    assert await waiting(driver) == 0, "the channel"
    forbidden(driver)
    await stuck(driver)
    everyone = driver.table.guild.id  # the role of all has the id of the server
    allowed = discord.Permissions(env.backend.get_role(everyone, everyone).permissions)
    allowed.update(use_external_emojis=not allowed.use_external_emojis)
    env.backend.edit_role(everyone, everyone, {"permissions": allowed.value})
    await env.settle()
    assert await waiting(driver) == 0, "a role"
    forbidden(driver)
    env.backend.edit_channel(driver.thread.id, {}, thread_metadata={"locked": True})
    await stuck(driver)
    env.backend.edit_channel(driver.thread.id, {}, thread_metadata={"locked": False})
    await env.settle()
    assert await waiting(driver) == 0, "the thread"


async def test_a_server_that_takes_the_bot_in_again_gets_at_once_what_it_is_owed(driver):
    forbidden(driver)
    await stuck(driver)
    await driver.bot.get_cog("ArrivalCog").on_guild_join(driver.bot.get_guild(driver.table.guild.id))
    assert await waiting(driver) == 0


async def test_the_first_press_after_permissions_came_back_unseen_brings_what_is_owed(driver):
    forbidden(driver)
    await stuck(driver)
    await driver.table.people[0].slash("/turns")
    assert await waiting(driver) == 0
    assert "turns up" in driver.boards[-1].text


async def test_after_a_start_what_waits_is_tried_at_once(driver, restart):
    forbidden(driver)
    await stuck(driver)
    await restart(driver.table.env)
    await driver.table.wait(seconds=1)
    assert await waiting(driver) == 0


# ------------------------------------------------------------------ Discord's own trouble
async def test_after_a_failure_of_discord_posts_follow_in_order_and_once(driver):
    olga = manager(driver.table, "Olga")
    zofia, olga.place = driver.table.join("Zofia"), driver.thread
    seat = (await driver.awaited())[1]
    before = len(driver.thread.posts())
    posts_fail(driver.table, driver.thread, times=2)
    await olga.slash("/host replace", seat=seat + 1, person=zofia, reason="gone")
    assert len(driver.thread.posts()) == before
    await driver.table.wait(seconds=31)
    assert len(driver.thread.posts()) == before  # the second failure
    await driver.table.wait(seconds=61)
    notice, board = driver.thread.posts()[before:]
    assert "takes the seat of" in notice.text and zofia.mention in board.text
    assert told(driver) == []
    await driver.table.wait(hours=1)
    assert len(driver.thread.posts()) == before + 2


async def test_a_request_that_never_ends_is_made_again(driver, monkeypatch):
    dispatch, lost = router.dispatch, []

    def slow(backend, method, path, **request):
        if method == "PATCH" and path.startswith("/channels/") and not lost:
            lost.append(path)
            raise TimeoutError
        return dispatch(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", slow)
    posts = len(driver.thread.posts())
    await driver.type_one()
    assert len(lost) == 1 and await waiting(driver) == 1
    await driver.table.wait(seconds=31)
    assert await waiting(driver) == 0
    assert len(driver.thread.posts()) == posts and "turns up" in driver.boards[-1].text


async def test_what_discord_takes_for_malformed_holds_up_nothing(driver, simcord_env, problems):
    problems.expected.append("is given up")
    other = await begun(simcord_env, "Celina", "Darek")
    driver.table.env.inject_error("*", f"/channels/{driver.thread.id}/messages*", status=400, code=50035, times=None)
    await driver.type_one()
    await other.type_one()
    assert len(other.boards) == 2
    recover(driver.table)
    await driver.type_one()
    assert await waiting(driver) == 0


# ------------------------------------------------------------------ people and servers come and go
async def test_somebody_who_left_the_server_does_not_stop_the_match(driver):
    anna, ben = driver.table.people
    while await driver.mover() is not ben:
        await driver.type_one()
    driver.table.guild.remove_member(ben.actor)
    await driver.table.env.settle()
    await driver.table.wait(hours=0.1)
    zofia = driver.table.join("Zofia")
    zofia.place = driver.table.channel
    seat = (await driver.match()).seat_of(ben.id)
    assert (await anna.slash("/host replace", seat=seat + 1, person=zofia, reason="gone")).text == W("host-done")
    driver.people[zofia.id] = zofia
    assert await driver.mover() is zofia
    for _ in range(4):
        await driver.type_one()
    assert await waiting(driver) == 0


async def test_a_server_that_threw_the_bot_out_disturbs_nobody(driver, simcord_env):
    other = await begun(simcord_env, "Celina", "Darek")
    simcord_env.backend.remove_guild(driver.table.guild.id)
    await simcord_env.settle()
    before = len(sent(driver.table))
    await driver.table.wait(hours=1)
    assert len(sent(driver.table)) - before < 10
    await other.type_one()
    assert len(other.boards) == 2


async def test_of_a_server_that_threw_the_bot_out_nobody_is_reminded_directly_until_it_is_back(driver, monkeypatch):
    clock, person, bot = Clock(monkeypatch), await driver.mover(), driver.bot
    await person.slash("/me", direct=True, zone="Etc/UTC", hour=1)
    guild = bot._connection._guilds.pop(driver.table.guild.id)
    for _ in range(2):
        await clock.leap(driver.table, hours=25)
    assert not any("waits for you" in post.text for post in person.dm.posts())
    bot._connection._guilds[driver.table.guild.id] = guild
    await clock.leap(driver.table, hours=24)
    assert "waits for you" in person.dm.posts()[-1].text


async def test_closed_direct_messages_become_a_mention_in_the_thread(driver, monkeypatch):
    person = await driver.mover()
    await person.slash("/me", direct=True, zone="Etc/UTC", hour=1)
    driver.table.env.inject_error("POST", f"/channels/{person.dm.id}/messages", status=403, code=50007, times=1)
    await driver.table.wait(hours=1.1)
    driver.thread.sees("a match waits for you", ping=person)
    assert "could not be delivered" in (await person.slash("/me")).text
    await Clock(monkeypatch).leap(driver.table, hours=24)
    assert "a match waits for you" in person.dm.posts()[-1].text
    assert "could not be delivered" not in (await person.slash("/me")).text


async def test_direct_reminders_come_also_while_nothing_can_be_posted_in_the_thread(driver, monkeypatch):
    person, clock = await driver.mover(), Clock(monkeypatch)
    forbidden(driver)
    while await driver.mover() is person:
        await driver.type_one()
    waits = await driver.mover()
    await waits.slash("/me", direct=True, zone="Etc/UTC", hour=1)
    for day in (1, 2):
        await clock.leap(driver.table, hours=25)
        reminders = [post for post in waits.dm.posts() if "waits for you" in post.text]
        assert len(reminders) == 1, day  # the one before is taken away
    assert await waiting(driver) >= 1
    # What stands in the way of the board is not over because a message went elsewhere.
    assert told(driver).count(W("host-told-forbidden", match=1, channel=f"<#{driver.thread.id}>")) == 1


async def test_direct_reminders_go_on_after_somebody_had_no_server_in_common_with_the_bot(driver, monkeypatch):
    person, clock = await driver.mover(), Clock(monkeypatch)
    await person.slash("/me", direct=True, zone="Etc/UTC", hour=1)
    posts_fail(driver.table, person.dm, status=400, code=50278, times=1)
    await clock.leap(driver.table, hours=25)
    driver.thread.sees("a match waits for you", ping=person)
    assert await waiting(driver) == 0
    await clock.leap(driver.table, hours=24)
    assert "a match waits for you" in person.dm.posts()[-1].text
