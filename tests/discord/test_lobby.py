"""From one command to a running match, and what comes between."""

from __future__ import annotations

import pytest

from cogs.settings import Settings
from locales import words
from render import PAINTERS
from render.scene import Scene
from tests.discord.chat import NOBODY, Place, Table
from tests.discord.founders import Driver, start
from tests.discord.race import together
from tests.discord.world import Screen, delete, forbid
from tests.seeding import seed_matches

W, PL = words("en"), words("pl")
NAMES = ("Anna", "Ben", "Celina", "Darek", "Ela", "Filip", "Gosia", "Hubert", "Iga", "Jan", "Kasia")


@pytest.fixture
def settings(tmp_path):
    return Settings(database=tmp_path / "test.sqlite", lobby_hours=3)


async def lobby(env, *names, locale="en-US", **options) -> Table:
    table = await Table.open(env, *names, locale=locale)
    await table.people[0].slash("/founders new", **options)
    return table


async def test_a_lobby_shows_who_is_in_and_pings_nobody(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben")
    post = table.channel.sees("1 of 4 seats taken (starts with 2 or more):\n1. Anna", ping=NOBODY)
    assert post.buttons == ["Join", "Leave", "Start with a computer", "Settings", "Learn"]
    await table.people[1].press("Join")
    post = table.channel.sees("2 of 4 seats taken (starts with 2 or more):\n1. Anna (host)\n2. Ben")
    assert post.buttons == ["Join", "Leave", "Start", "Settings", "Learn"]
    await table.people[1].press("Leave")
    assert "Start" not in table.channel.sees("1 of 4 seats taken").buttons


async def test_while_people_gather_for_a_game_a_board_of_it_is_drawn_once_in_their_language(simcord_env, monkeypatch):
    drawn: list[Scene] = []
    monkeypatch.setattr(type(PAINTERS["founders_of_the_empire"]), "paint", lambda _, scene: drawn.append(scene))
    table = await lobby(simcord_env, "Anna", locale="pl")
    await table.people[0].slash("/founders new")
    assert [(scene.game.slug, scene.lang, len(scene.seats)) for scene in drawn] == [("founders_of_the_empire", "pl", 4)]


async def test_chosen_seats_and_computers_are_taken_from_the_start(simcord_env):
    table = await lobby(simcord_env, "Anna", seats=3, computers=2)
    post = table.channel.sees("3 of 3 seats taken")
    assert [line for line in post.text.splitlines() if line[:1].isdigit()][1:] == [
        "1. Anna",
        "2. Computer 1",
        "3. Computer 2",
    ]
    assert "Start" in post.buttons


async def test_one_seat_is_left_for_a_person(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    answer = await table.people[0].slash("/founders new", seats=2, computers=2)
    assert answer.text == words("en")("error-too-many-computers")
    assert answer.private
    assert table.channel.posts() == []


async def test_whoever_has_joined_may_start_and_the_thread_tells_the_order(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    await ben.press("Join")
    await ben.press("Start")
    thread = table.thread()
    opening = thread.sees("Order of play", ping=[anna, ben])
    match = await Driver(table).match()
    assert f"1. <@{match.seats[0].user}>\n2. <@{match.seats[1].user}>" in opening.text
    assert match.row.seed_hash in opening.text
    assert match.row.seed not in opening.text
    assert table.channel.sees("The match has started").buttons == []
    assert match.row.channel == table.channel.id and match.row.thread == thread.id


async def test_a_computer_that_moves_first_has_moved_when_the_first_board_stands(simcord_env, monkeypatch):
    # Seats are drawn from the seed; with this one the computer begins.
    for number in range(20):
        seed_matches(monkeypatch, f"{number:032x}")
        table = await Table.open(simcord_env, "Anna")
        await table.people[0].slash("/founders new", seats=2, computers=1)
        await table.people[0].press("Start", place=table.channel)
        match = await Driver(table).match()
        if match.seats[0].kind != "person":
            break
    assert match.seats[0].kind != "person" and match.row.ply == 1
    table.thread().sees("Draft", ping=table.people[0])


async def test_start_waits_for_enough_people(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben", seats=3)
    anna, ben = table.people
    await ben.press("Join")
    post = table.channel.sees("2 of 3")
    asked = await anna.press("Start with a computer", post=post)
    assert asked.buttons == ["Against a computer", "Wait for others"]
    await ben.press("Leave")
    assert (await anna.press(W("lobby-wait"), post=asked)).text == W("lobby-waiting")
    assert (await table.env.bot.store.matches.load(1)).status == "lobby"


async def test_an_outsider_cannot_start(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben", "Celina")
    await table.people[1].press("Join")
    answer = await table.people[2].press("Start")
    assert answer.text == words("en")("error-start-by-players")
    assert (await table.env.bot.store.matches.load(1)).status == "lobby"


async def test_a_full_lobby_takes_nobody_and_nobody_twice(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben", "Celina", seats=2)
    _, ben, celina = table.people
    await ben.press("Join")
    assert (await ben.press("Join")).text == words("en")("error-lobby-already-in")
    assert (await celina.press("Join")).text == words("en")("error-lobby-full")
    assert (await celina.press("Leave")).text == words("en")("error-lobby-not-in")
    assert table.channel.sees("2 of 2 seats taken").private is False


async def test_of_ten_who_press_join_at_once_one_gets_the_last_seat(simcord_env):
    table = await lobby(simcord_env, *NAMES, seats=2)
    post = table.channel.posts()[-1].message
    race = await together(
        simcord_env,
        *[lambda who=who: who.actor.click(post, custom_id="lobby:1:0:join") for who in table.people[1:]],
    )
    assert race.most_at_once > 1
    seats = await table.env.bot.store.seats.of(1)
    assert len(seats) == 2
    full = [result for result in race.results if result.followups]
    assert [result.followups[0].components[0]["content"] for result in full] == [words("en")("error-lobby-full")] * 9
    assert f"2. {seats[1].name}" in table.channel.sees("2 of 2 seats taken").text


async def test_after_several_joined_at_once_the_post_shows_them_all(simcord_env, first_edit_is_slow):
    table = await lobby(simcord_env, *NAMES[:4])
    post = table.channel.posts()[-1].message
    first_edit_is_slow()
    await together(
        simcord_env,
        *[lambda who=who: who.actor.click(post, custom_id="lobby:1:0:join") for who in table.people[1:]],
    )
    assert all(name in table.channel.sees("4 of 4 seats taken").text for name in NAMES[:4])


async def test_start_pressed_twice_at_once_starts_once(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    await ben.press("Join")
    post = table.channel.posts()[-1].message
    race = await together(
        simcord_env, *[lambda who=who: who.actor.click(post, custom_id="lobby:1:0:start") for who in (anna, ben)]
    )
    assert race.most_at_once == 2
    answers = [post.text for who in (anna, ben) for post in table.channel.posts(who) if post.private]
    place = f"<#{table.thread().id}>"
    assert sum(f"### {W('founders-field-draft-tile')}" in text for text in answers) == 1
    assert sum(place in text for text in answers) == 2 and W("error-lobby-over") not in answers
    assert len([place for place in table.places() if place.channel.is_thread]) == 1
    assert len([post for post in table.thread().posts() if "Order of play" in post.text]) == 1


async def test_when_the_host_leaves_the_next_person_is_host(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben", computers=1)
    anna, ben = table.people
    await ben.press("Join")
    await anna.press("Leave")
    assert (await table.env.bot.store.matches.load(1)).host == ben.id
    await ben.press("Start")
    assert table.thread().sees("Order of play", ping=ben)


async def test_a_lobby_where_only_computers_are_left_is_closed(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben", computers=2)
    screen = Screen(table.channel.posts()[-1])
    await table.people[0].press("Leave")
    assert table.channel.sees(words("en")("lobby-expired")).buttons == []
    assert (await screen.press(table.people[1], "Join")).text == words("en")("error-lobby-over")


async def test_an_idle_lobby_expires_with_a_notice_on_its_post(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben")
    await table.wait(hours=2)
    await table.people[1].press("Join")
    await table.wait(hours=2)
    assert table.channel.sees("2 of 4").buttons
    await table.wait(hours=2)
    post = table.channel.sees(words("en")("lobby-expired"), ping=NOBODY)
    assert post.buttons == []


async def test_the_lobby_of_a_deleted_channel_expires_without_waiting_for_ever(simcord_env):
    table = await lobby(simcord_env, "Anna")
    delete(table, table.channel)
    await table.wait(hours=4)
    assert (await table.env.bot.store.matches.load(1)).status == "expired"
    assert (await table.env.bot.store.outbox.stats()).waiting == 0


@pytest.mark.parametrize("kind", ["thread", "voice"])
async def test_a_match_starts_only_in_a_text_channel(simcord_env, kind):
    table = await Table.open(simcord_env, "Anna", "Ben")
    if kind == "voice":
        place = Place(table, table.guild.create_voice_channel("talk"))
        await table.env.settle()
    else:
        place = await start(table)
    answer = await table.people[0].slash("/founders new", place=place)
    assert answer.text == words("en")("error-text-channel-only")
    assert answer.private


@pytest.mark.parametrize("locale", ["en-US", "pl"])
async def test_each_missing_permission_is_named_in_the_persons_language(simcord_env, locale):
    table = await Table.open(simcord_env, "Anna")
    anna = table.people[0]
    anna.locale = locale
    forbid(table, table.channel, "create_public_threads", "attach_files", "send_messages_in_threads")
    answer = await anna.slash("/founders new")
    w = words(locale[:2])
    missing = [
        w(f"permission-{name}") for name in ("create_public_threads", "send_messages_in_threads", "attach_files")
    ]
    assert answer.text == w("error-bot-lacks", permissions=", ".join(missing))
    assert table.channel.posts() == []
    check = await anna.slash("/host check")
    for name in missing:
        assert f"❌ {name}" in check.text
    assert f"✅ {w('permission-send_messages')}" in check.text
    forbid(table, table.channel)
    await anna.slash("/founders new")
    assert len(table.channel.posts()) == 1


async def test_a_rematch_once_with_the_first_seat_moved_on(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben", "Celina")
    await start(table, seats=3)
    driver = Driver(table)
    old = await driver.match()
    for name in ("Anna", "Ben"):
        person = next(person for person in table.people if person.name == name)
        await person.slash("/concede")
        await person.press("Leave for good")
    thread = table.thread()
    thread.sees(old.row.seed_hash, ping=table.people)
    anna, ben, celina = table.people
    assert "is open" in (await celina.press("Rematch")).text
    assert (await anna.press("Rematch", place=thread)).text == words("en")("error-rematch-once")
    post = table.channel.sees("3 of 3 seats taken")
    await ben.press("Start", post=post)
    new = await driver.match()
    users = [seat.user for seat in old.seats]
    assert [seat.user for seat in new.seats] == [*users[1:], users[0]]
    assert new.row.options == old.row.options


async def test_only_players_ask_for_a_rematch_and_a_newcomer_means_a_new_draw(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben", "Celina")
    anna, ben, celina = table.people
    table.people = [anna, ben]
    await start(table, seats=2)
    table.people = [anna, ben, celina]
    await anna.slash("/concede")
    await anna.press("Leave for good")
    answer = await celina.press("Rematch", place=table.thread())
    assert answer.text.startswith("You have no seat in match 1")
    await anna.press("Rematch", place=table.thread())
    await ben.press("Leave", place=table.channel)
    await celina.press("Join", place=table.channel)
    await celina.press("Start", place=table.channel)
    match = await Driver(table).match()
    assert match.row.id == 2 and {seat.user for seat in match.seats} == {anna.id, celina.id}
