"""Time that respects people: quiet hours, absences, reminders that can be silenced, and no ping that has served."""

from __future__ import annotations

import pytest

from locales import words
from tests.discord.chat import NOBODY, Table
from tests.discord.founders import begun
from tests.discord.whole import Whole
from tests.discord.world import Clock, delete, manager

W, PL = words("en"), words("pl")


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


@pytest.fixture
async def driver(simcord_env):
    """A match of Anna and Ben in the middle of a day of UTC; the first board stands."""
    driver = await begun(simcord_env, "Anna", "Ben")
    await manager(driver.table, "Zofia").slash("/host settings", zone="Etc/UTC", hour=18)
    return driver


async def move_until_other(driver):
    """Moves until the match waits for somebody else; gives that person."""
    before = await driver.mover()
    while (person := await driver.mover()) is before:
        await driver.type_one()
    return person


def reminders(driver, person):
    return [post for post in driver.thread.posts() if person.mention in post.text and W("remind-hush") in post.buttons]


# ------------------------------------------------------------------ quiet hours
async def test_a_board_in_quiet_hours_pings_nobody_and_its_person_is_called_when_they_are_over(driver, clock):
    other = (await driver.others())[0]
    answer = await other.slash("/me", quiet_from=clock.hour(), quiet_to=clock.hour(3))
    assert f"Quiet hours: **{clock.hour()}:00 – {clock.hour(3)}:00**" in answer.text
    assert await move_until_other(driver) is other
    board = driver.boards[-1]
    assert other.mention in board.text and board.pinged == set()
    end = clock.hour(3)
    await clock.leap(driver.table, hours=1.5)
    driver.thread.does_not_see("waits for you; your turn began")
    await clock.strike(driver.table, end)
    driver.thread.sees("Founders of the Empire 1 waits for you; your turn began", ping=other)


async def test_whoever_moves_before_his_quiet_hours_are_over_is_not_called(driver, clock):
    other = (await driver.others())[0]
    await other.slash("/me", quiet_from=clock.hour(), quiet_to=clock.hour(3))
    await move_until_other(driver)
    await move_until_other(driver)
    await clock.leap(driver.table, hours=4)
    driver.thread.does_not_see("waits for you; your turn began")


async def test_a_reminder_whose_hour_is_quiet_comes_at_the_end_of_the_quiet_hours(driver, clock):
    mover = await driver.mover()
    answer = await mover.slash("/me", quiet_from=17, quiet_to=21)
    assert "daily at **21:00**" in answer.text
    await clock.strike(driver.table, 18)
    assert reminders(driver, mover) == []
    await clock.strike(driver.table, 21)
    assert [post.pinged for post in reminders(driver, mover)] == [{mover.name}]


async def test_quiet_hours_of_the_server_are_for_those_without_their_own(driver, clock):
    zofia, mover = driver.table.people[-1], await driver.mover()
    answer = await zofia.slash("/host settings", quiet_from=22, quiet_to=7)
    assert "quiet hours **22:00 – 7:00**" in answer.text
    assert "Quiet hours: **22:00 – 7:00**" in (await mover.slash("/me")).text
    assert "No quiet hours" in (await mover.slash("/me", quiet_from=0, quiet_to=0)).text
    assert (await mover.slash("/me", quiet_from=5)).text == W("error-quiet-both")


@pytest.mark.parametrize("direct", [True, False], ids=["direct", "in the thread"])
async def test_a_reminder_speaks_the_language_that_me_shows_though_nobody_has_chosen_it(driver, clock, direct):
    mover = await driver.mover()
    mover.locale = "pl"
    assert (await mover.slash("/me", direct=direct)).text.startswith("Język: **Polski**")
    await clock.strike(driver.table, 18)
    place = mover.dm if direct else driver.thread
    assert f"{mover.mention}, czeka na ciebie rozgrywka:" in place.posts()[-1].text
    mover.locale = "en-US"
    assert (await mover.slash("/me")).text.startswith("Language: **English**")
    await clock.leap(driver.table, hours=24)
    assert "this is not the first reminder" in place.posts()[-1].text


async def test_of_very_many_matches_those_that_wait_longest_are_shown_and_the_others_counted(driver, clock):
    mover = await driver.mover()
    await driver.bot.store.db.write(more_matches)
    await mover.slash("/me", direct=True)
    lines = (await mover.slash("/turns")).text.split("\n")
    assert "Empire 1 " in lines[0] and "Empire 2 " in lines[1]
    assert lines[-1] == W("list-more", count=60 - len(lines) + 1)
    await clock.strike(driver.table, 18)
    (post,) = mover.dm.posts()
    assert "60 matches wait for you" in post.text and "Empire 1 " in post.text
    assert W("remind-hush-match", game="Founders of the Empire", match=1) in post.buttons
    assert post.text.endswith("more")
    await driver.bot.store.db.write(
        lambda connection: connection.execute("UPDATE awaited SET since = 1 WHERE match = 60")
    )
    asked = (await mover.slash("/board", place=driver.table.channel)).text
    row = await driver.bot.store.matches.load(60)
    assert asked.startswith(W("error-which-match", matches=f"<#{row.thread}>"))


def more_matches(connection):
    """Copies of match 1, up to 60, each of which has waited a second less than the one before."""
    for table, key in (("matches", "id"), ("seats", "match"), ("awaited", "match")):
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})") if row[1] != "id" or key == "id"]
        later = {key: "?1", "thread": f"{table}.thread + ?1", "since": "since + ?1"}
        taken = ", ".join(later.get(name, name) for name in names)
        for number in range(2, 61):
            connection.execute(
                f"INSERT INTO {table} ({', '.join(names)}) SELECT {taken} FROM {table} WHERE {key} = 1", (number,)
            )


# ------------------------------------------------------------------ zones that this machine does not know
@pytest.mark.parametrize("zone", ["Mars/Olympus", "localtime", "Europe", "../etc"])
async def test_a_stored_zone_that_is_unknown_harms_nobody_and_its_owner_reads_of_it(simcord_env, clock, zone):
    driver = await begun(simcord_env, "Anna", "Ben")
    other = await begun(simcord_env, "Celina", "Darek")
    mover, waiting = await driver.mover(), await other.mover()
    await driver.bot.store.people.set(mover.id, zone=zone)
    word = W("zone-gone", zone=zone, instead="Europe/Warsaw")
    answer = (await mover.slash("/me")).text
    assert "zone **Europe/Warsaw**" in answer and word in answer
    assert W("away-back") in (await mover.slash("/away", until=clock.day(2))).buttons
    await mover.press(W("away-back"))
    await clock.strike(driver.table, 18)
    (post,) = reminders(driver, mover)
    assert word in post.text
    (post,) = reminders(other, waiting)
    assert "time zone" not in post.text


async def test_a_zone_of_the_server_that_is_unknown_is_told_to_its_host(driver):
    await driver.bot.store.servers.set(driver.table.guild.id, zone="Mars/Olympus")
    answer = await driver.table.people[-1].slash("/host settings")
    assert W("zone-gone", zone="Mars/Olympus", instead="Europe/Warsaw") in answer.text


# ------------------------------------------------------------------ reminders
async def test_the_second_reminder_is_firmer_and_takes_the_place_of_the_first(driver, clock):
    mover = await driver.mover()
    await clock.strike(driver.table, 18)
    (first,) = reminders(driver, mover)
    assert "a match waits for you:" in first.text
    await clock.leap(driver.table, hours=24)
    (second,) = reminders(driver, mover)
    assert second.id != first.id and "this is not the first reminder" in second.text
    assert second.pinged == {mover.name}


async def test_a_reminder_is_taken_away_when_its_person_has_moved(driver, clock):
    mover = await driver.mover()
    await clock.strike(driver.table, 18)
    assert len(reminders(driver, mover)) == 1
    await move_until_other(driver)
    await driver.table.wait(seconds=90)
    assert reminders(driver, mover) == []


async def test_the_button_silences_this_turn_and_no_other(driver, clock):
    mover = await driver.mover()
    other = (await driver.others())[0]
    await clock.strike(driver.table, 18)
    (post,) = reminders(driver, mover)
    assert (await other.press(W("remind-hush"), post=post)).text == W("error-not-for-you")
    assert (await mover.press(W("remind-hush"), post=post)).text == W("remind-hushed", match=1)
    await clock.leap(driver.table, hours=50)
    assert [post.id for post in reminders(driver, mover)] == [post.id]
    await move_until_other(driver)
    await move_until_other(driver)
    await clock.leap(driver.table, hours=24)
    assert len(reminders(driver, mover)) == 1


async def test_the_button_still_works_after_a_restart_and_says_when_the_turn_is_over(
    driver, clock, simcord_env, restart
):
    mover = await driver.mover()
    await clock.strike(driver.table, 18)
    (post,) = reminders(driver, mover)
    await restart(simcord_env)
    assert (await mover.press(W("remind-hush"), post=post)).text == W("remind-hushed", match=1)
    await move_until_other(driver)
    assert (await mover.press(W("remind-hush"), post=post)).text == W("error-not-awaited-now", match=1)


async def test_a_direct_reminder_is_silenced_and_taken_away_just_so(driver, clock):
    mover = await driver.mover()
    await mover.slash("/me", direct=True)
    await clock.strike(driver.table, 18)
    (post,) = mover.dm.posts()
    assert "a match waits for you:" in post.text
    assert (await mover.press(W("remind-hush"), place=mover.dm)).text == W("remind-hushed", match=1)
    await clock.leap(driver.table, hours=24)
    assert [post.id for post in mover.dm.posts() if "waits for you" in post.text] == [post.id]
    await move_until_other(driver)
    await clock.leap(driver.table)
    assert not any("waits for you" in post.text for post in mover.dm.posts())


async def test_a_question_in_quiet_hours_pings_only_those_who_are_awake(driver, clock):
    anna, ben = driver.table.people[:2]
    await ben.slash("/me", quiet_from=clock.hour(), quiet_to=clock.hour(2))
    await anna.slash("/vote")
    driver.thread.sees("End this match without a result?", ping=NOBODY)


async def test_a_thread_that_is_gone_keeps_no_reminder_in_mind(driver, clock):
    mover = await driver.mover()
    await clock.strike(driver.table, 18)
    delete(driver.table, driver.thread)
    await mover.slash("/concede", place=driver.table.channel)
    await mover.press(W("concede-confirm"))
    await clock.leap(driver.table, hours=1)
    assert await driver.bot.store.pings.stale() == []


async def test_the_last_one_whom_all_wait_for_is_told_so_after_an_hour(simcord_env, clock):
    table = await Table.open(simcord_env, "Anna", "Ben", locale="pl")
    whole = Whole(table, "mosaic")
    await whole.begin()
    while len((match := await whole.match()).game.to_move(match.state)) < 2:
        await whole.type_one()
    while len(waiting := (match := await whole.match()).game.to_move(match.state)) == 2:
        await clock.leap(table)
        await whole.type_one()
    last = whole.people[match.seats[waiting[0]].user]
    await clock.leap(table, hours=0.9)
    table.thread().does_not_see("zostajesz tylko ty")
    await clock.leap(table, hours=0.2)
    table.thread().sees(f"{last.mention}, zostajesz tylko ty: Mosaic", ping=last)
    await clock.strike(table, 18)
    table.thread().sees("wszyscy czekają już tylko na ciebie", ping=last)
    table.thread().does_not_see("zostajesz tylko ty")


# ------------------------------------------------------------------ absences
async def test_nobody_is_pinged_while_he_is_away_and_the_others_see_it(driver, clock):
    other = (await driver.others())[0]
    answer = await other.slash("/away", until=clock.day(2))
    assert "You are **away until" in answer.text and answer.text.endswith("25 of 28.")
    driver.thread.sees(f"{other.mention} is away until", ping=NOBODY)
    mover = await driver.mover()
    await move_until_other(driver)
    board = driver.boards[-1]
    assert f"{other.mention} (away until <t:" in board.text and board.pinged == set()
    assert f"{other.name} (away until <t:" in (await mover.slash("/turns")).text
    await clock.leap(driver.table, hours=40)
    assert reminders(driver, other) == []
    await clock.leap(driver.table, hours=32)
    await clock.strike(driver.table, 18)
    assert [post.pinged for post in reminders(driver, other)] == [{other.name}]


async def test_whoever_is_back_earlier_gets_the_days_back(driver, clock):
    mover = await driver.mover()
    await mover.slash("/away", until=clock.day(9))
    answer = await mover.press(W("away-back"))
    assert "You are here" in answer.text and answer.text.endswith("27 of 28.")
    driver.thread.sees(f"{mover.mention} is here again", ping=NOBODY)
    await clock.strike(driver.table, 18)
    assert [post.pinged for post in reminders(driver, mover)] == [{mover.name}]


async def test_the_year_has_only_as_many_days_as_the_server_allows(driver, clock):
    zofia, mover = driver.table.people[-1], await driver.mover()
    await zofia.slash("/host settings", away_days=5)
    year = clock.day(5)[:4]
    assert (await mover.slash("/away", until=clock.day(5))).text == W("error-away-budget", year=year, most=5, left=5)
    assert (await mover.slash("/away", until=clock.day(4))).text.endswith("0 of 5.")
    assert (await mover.slash("/away", until="2020-01-01")).text == W("error-no-day", typed="2020-01-01")
    assert (await mover.slash("/away", until="soon")).text == W("error-no-day", typed="soon")


async def test_days_are_offered_in_the_language_of_whoever_types(driver, clock):
    mover = await driver.mover()
    assert list((await mover.suggestions("away", "until")).values())[:2] == [clock.day(0), clock.day(1)]
    mover.locale = "pl"
    offered = await mover.suggestions("away", "until", "24.12")
    assert [name.partition(", ")[2][:10] for name in offered] == ["24 grudnia"]


async def test_it_is_all_said_in_polish_too(simcord_env, clock):
    driver = await begun(simcord_env, "Anna", "Ben", locale="pl")
    mover = await driver.mover()
    assert "Cisza: **22:00 – 7:00**" in (await mover.slash("/me", quiet_from=22, quiet_to=7)).text
    assert "Masz **nieobecność do" in (await mover.slash("/away", until=clock.day(0))).text
    driver.thread.sees(f"{mover.mention} – nieobecność do", ping=NOBODY)
    await mover.press(PL("away-back"))
    await clock.strike(driver.table, 18)
    (post,) = [post for post in driver.thread.posts() if PL("remind-hush") in post.buttons]
    assert "czeka na ciebie rozgrywka:" in post.text
