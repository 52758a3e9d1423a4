"""When somebody stays away: clocks, what happens at zero, other people and computers in his seat, the next match."""

from __future__ import annotations

from datetime import timedelta

import pytest

from cogs.posting.votes import VotePosts
from locales import words
from tests.discord.chat import NOBODY, Table
from tests.discord.founders import Driver
from tests.discord.race import together
from tests.discord.world import Clock, recover

W, PL = words("en"), words("pl")
FAST, STEP = 24 * 3600, 4 * 3600


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


async def lobby(env, *names, locale="en-US", seats=None):
    """A lobby of these people."""
    table = await Table.open(env, *names, locale=locale)
    host, *others = table.people
    await host.slash("founders new", seats=seats or len(names))
    for person in others:
        await person.press(words(locale.partition("-")[0])("lobby-join"))
    return table


async def started(table):
    """Its match."""
    w = words(table.wire.guild_locale.partition("-")[0])
    await table.people[0].press(w("lobby-start"), place=table.channel)
    for person in table.people:
        person.place = table.thread()
    return Driver(table)


@pytest.fixture
async def timed(simcord_env):
    """A match of three with a clock of a day and four hours per move, at whose end the default move is made."""
    table = await lobby(simcord_env, "Anna", "Ben", "Celina")
    await table.people[0].press(W("lobby-settings"))
    await table.people[0].choose(W("clock-choose"), "fast")
    return await started(table)


async def left(driver, seat):
    (clock,) = [row for row in await driver.bot.store.clocks.of_match(1, now(driver)) if row.seat == seat]
    return clock.left


def now(driver):
    from cogs.discord_io.clock import utc_now

    return utc_now()


# ------------------------------------------------------------------ the lobby
async def test_the_host_of_a_lobby_chooses_the_clock_and_everybody_sees_it(simcord_env):
    table = await lobby(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    table.channel.sees(W("clock-none"))
    assert (await ben.press(W("lobby-settings"))).text == W("error-lobby-host-only")
    panel = await anna.press(W("lobby-settings"))
    assert W("clock-end-choose") not in str(panel.components)
    await anna.choose(W("clock-choose"), W("clock-usual"))
    await anna.choose(W("clock-end-choose"), W("clock-end-vote"))
    post = table.channel.sees(f"{W('clock-usual')}, at zero the table votes", ping=NOBODY)
    assert W("lobby-start") in post.buttons


async def test_computers_are_invited_into_a_lobby_and_make_way_for_people(simcord_env):
    table = await lobby(simcord_env, "Anna", seats=3)
    anna = table.people[0]
    await anna.choose(W("lobby-computers"), W("lobby-computer-easy"))
    table.channel.sees("1. Anna\n2. Easy computer 1")
    await anna.choose(W("lobby-computers"), W("lobby-computer-add"))
    table.channel.sees("1. Anna\n2. Easy computer 1\n3. Computer 2")
    seats = await table.env.bot.store.seats.of(1)
    assert [seat.kind for seat in seats] == ["person", "random", "sensible"]
    menu = next(item for item in table.channel.sees("3 of 3 seats").components if item.get("type") == 3)
    assert [option["value"] for option in menu["options"]] == ["remove"]
    ben = table.join("Ben")
    await ben.press(W("lobby-join"), place=table.channel)
    table.channel.sees("1. Anna (host)\n2. Easy computer 1\n3. Ben")
    await anna.choose(W("lobby-computers"), W("lobby-computer-remove"), place=table.channel)
    table.channel.sees("2 of 3 seats taken:\n1. Anna (host)\n2. Ben")


# ------------------------------------------------------------------ clocks
async def test_clocks_are_shown_and_give_back_per_move_but_not_more_than_the_bank(timed, clock):
    mover, seat = await timed.mover(), (await timed.awaited())[1]
    line = timed.boards[-1].text
    assert "⏱" in line and f"{mover.name}: <t:{now(timed) + FAST}:R>" in line and "1 day 0 h" in line
    await clock.leap(timed.table, hours=6)
    assert await left(timed, seat) < FAST - 6 * 3600 + 1
    await timed.type_one()
    assert FAST - 2 * 3600 - 62 <= await left(timed, seat) <= FAST - 2 * 3600
    await timed.type_one()
    others = [row.left for row in await timed.bot.store.clocks.of_match(1, now(timed)) if row.seat != seat]
    assert others == [FAST, FAST]


async def test_moves_taken_back_and_made_again_give_nothing_back_twice(timed, clock):
    mover, seat = await timed.mover(), (await timed.awaited())[1]
    await clock.leap(timed.table, hours=20)
    for _ in range(3):
        await timed.type_one()
        await mover.slash("/undo")
        assert await timed.mover() is mover
    assert await left(timed, seat) <= FAST - 16 * 3600


async def test_whoever_has_little_time_left_is_told_once_until_he_moves(timed, clock):
    mover = await timed.mover()
    await clock.leap(timed.table, hours=20.9)
    timed.thread.does_not_see("your time runs out")
    for _ in range(2):
        await clock.leap(timed.table, hours=0.2)
    (told,) = [post for post in timed.thread.posts() if "your time runs out" in post.text]
    assert told.text.startswith(mover.mention) and told.pinged == {mover.name}
    assert told.text.endswith("the bot plays the simplest move for you.")


async def test_when_time_is_up_the_default_move_is_made_and_the_match_goes_on(timed, clock):
    mover, seat = await timed.mover(), (await timed.awaited())[1]
    await clock.leap(timed.table, hours=23.9)
    assert (await timed.match()).row.ply == 0
    await clock.leap(timed.table, hours=0.2)
    moves = await timed.bot.store.moves.of(1)
    assert moves and {(move.seat, move.automatic, move.user) for move in moves} == {(seat, True, None)}
    timed.thread.sees(f"{mover.mention}: time is up", ping=NOBODY)
    assert await timed.mover() is not mover
    assert timed.boards[-1].pinged == {(await timed.mover()).name}
    assert await left(timed, seat) == STEP


async def test_a_clock_that_cannot_be_looked_at_is_left_alone_and_ends_no_look_at_others(
    timed, clock, monkeypatch, problems
):
    problems.expected.append("the clock of seat")

    async def broken(*_: object) -> bool:
        raise RuntimeError("a fault of our own")

    monkeypatch.setattr(timed.bot.get_cog("ClockLoop")._threads, "can_be_seen", broken)
    await clock.leap(timed.table, hours=24.1)
    await clock.leap(timed.table)
    assert (await timed.match()).row.ply == 0
    assert any("the clock of seat" in problem for problem in problems)


async def test_where_the_table_votes_nothing_is_played_before_all_the_others_agree(simcord_env, clock):
    table = await lobby(simcord_env, "Anna", "Ben", "Celina", locale="pl")
    await table.people[0].press(PL("lobby-settings"))
    await table.people[0].choose(PL("clock-choose"), "fast")
    await table.people[0].choose(PL("clock-end-choose"), "vote")
    driver = await started(table)
    mover, others = await driver.mover(), await driver.others()
    await clock.leap(table, hours=25)
    await clock.leap(table)
    post = driver.thread.sees(f"{mover.name}: czas minął. Czy bot ma", ping=others)
    assert len([post for post in driver.thread.posts() if "czas minął" in post.text]) == 1
    assert (await mover.press(PL("vote-agree"), post=post)).text == PL("error-not-asked")
    await others[0].press(PL("vote-agree"))
    assert (await driver.match()).row.ply == 0
    await others[1].press(PL("vote-agree"))
    assert (await driver.match()).row.ply > 0 and await driver.mover() is not mover
    driver.thread.sees(f"{mover.mention}: czas minął. Bot wykonuje", ping=NOBODY)


async def test_nobody_is_played_for_whom_another_clock_has_given_time_again(simcord_env, clock):
    table = await lobby(simcord_env, "Anna", "Ben")
    await table.people[0].press(W("lobby-settings"))
    await table.people[0].choose(W("clock-choose"), "fast")
    await table.people[0].choose(W("clock-end-choose"), "vote")
    driver = await started(table)
    mover, (other,) = await driver.mover(), await driver.others()
    await clock.leap(table, hours=25)
    await clock.leap(table)
    post = driver.thread.sees(W("vote-lapse", player=mover.name), ping=[other])
    await table.people[0].slash("/host option", clock="calm", reason="slow")
    assert W("error-time-again") in (await other.press(W("vote-agree"), post=post)).text
    assert (await driver.match()).row.ply == 0


async def test_no_time_runs_while_somebody_is_away_or_the_bot_is_down(timed, clock, simcord_env, restart):
    mover, seat = await timed.mover(), (await timed.awaited())[1]
    await mover.slash("/away", until=clock.day(2))
    await clock.leap(timed.table, hours=40)
    assert await left(timed, seat) == FAST and (await timed.match()).row.ply == 0
    await mover.press(W("away-back"))
    await clock.leap(timed.table, hours=2)
    await simcord_env.bot.close()
    clock.ahead *= 3
    await restart(simcord_env)
    await clock.leap(timed.table)
    assert FAST - 2 * 3600 - 300 <= await left(timed, seat) <= FAST - 2 * 3600
    assert (await timed.match()).row.ply == 0


async def test_a_clock_waits_for_the_board_that_could_not_be_posted(timed, clock):
    await timed.bot.store.db.write(
        lambda connection: (
            connection.execute(
                "INSERT INTO outbox (key, match, kind, payload, created_at, next_try_at) VALUES ('x', 1, 'turn', '{}', 0, ?)",
                (2**40,),
            ).rowcount
        )
    )
    await clock.leap(timed.table, hours=30)
    assert (await timed.match()).row.ply == 0


async def test_no_time_runs_while_the_machine_sleeps_or_its_clock_is_wrong(timed, clock):
    seat = (await timed.awaited())[1]
    await timed.table.wait(seconds=61)
    for hours in (40, -60, 300):
        await clock.sleep(timed.table, hours=hours)
        assert (await timed.match()).row.ply == 0
        assert FAST - 600 <= await left(timed, seat) <= FAST, hours


@pytest.mark.parametrize("trouble", ["Discord is not reached", "Discord has lost the server", "the bot is not on it"])
async def test_no_time_runs_while_nobody_can_press_because_the_bot_is_not_there(timed, clock, trouble):
    bot, seat = timed.bot, (await timed.awaited())[1]
    guild, reach = bot.get_guild(timed.table.guild.id), bot.get_cog("Reach")
    await timed.table.wait(seconds=61)
    if trouble == "Discord is not reached":
        await reach.on_disconnect()
    elif trouble == "Discord has lost the server":
        guild.unavailable = True
    else:
        bot._connection._guilds.pop(guild.id)
    for _ in range(3):
        await clock.sleep(timed.table, hours=20)
    assert (await timed.match()).row.ply == 0
    await reach.on_resumed()
    guild.unavailable = False
    bot._connection._guilds[guild.id] = guild
    await timed.table.wait(seconds=61)
    assert (await timed.match()).row.ply == 0
    assert FAST - 600 <= await left(timed, seat) <= FAST
    await clock.leap(timed.table, hours=25)
    await timed.table.wait(seconds=61)  # in the first minute his reminder is on its way
    assert (await timed.match()).row.ply > 0, "he was there and let his time go by"


async def test_a_board_that_comes_days_late_leaves_as_much_time_as_if_it_had_come_at_once(timed, clock):
    timed.table.env.inject_error("*", f"/channels/{timed.thread.id}/messages*", status=403, code=50013, times=None)
    for _ in range(3):
        await timed.type_one()
    ply, seat = (await timed.match()).row.ply, (await timed.awaited())[1]
    before = await left(timed, seat)
    await clock.leap(timed.table, hours=90)
    recover(timed.table)
    await clock.leap(timed.table, hours=30)
    assert await timed.bot.store.outbox.waiting(1) == 0
    assert (await timed.match()).row.ply == ply
    assert before - 600 <= await left(timed, seat) <= before


async def test_a_board_that_waits_while_the_bot_is_down_takes_no_time_of_before_or_after(
    timed, clock, simcord_env, restart
):
    timed.table.env.inject_error("*", f"/channels/{timed.thread.id}/messages*", status=403, code=50013, times=None)
    await timed.type_one()
    ply, seat = (await timed.match()).row.ply, (await timed.awaited())[1]
    before = await left(timed, seat)
    await clock.leap(timed.table, hours=10)
    await simcord_env.bot.close()
    clock.ahead *= 3
    await restart(simcord_env)
    await clock.leap(timed.table, hours=10)
    recover(timed.table)
    await clock.leap(timed.table, hours=1)
    assert await timed.bot.store.outbox.waiting(1) == 0
    assert (await timed.match()).row.ply == ply
    assert before - 600 <= await left(timed, seat) <= before


async def test_whoever_presses_before_the_bot_has_looked_again_loses_no_time_to_its_absence(timed, clock):
    reach, seat = timed.bot.get_cog("Reach"), (await timed.awaited())[1]
    await timed.table.wait(seconds=61)
    await reach.on_disconnect()
    clock.ahead += timedelta(hours=20)
    await reach.on_resumed()
    await timed.type_one()
    assert FAST - 600 <= await left(timed, seat) <= FAST


# ------------------------------------------------------------------ seats
async def test_a_newcomer_takes_a_seat_with_clock_note_and_plan_if_the_others_agree(timed, clock):
    zofia = timed.table.join("Zofia")
    zofia.place = timed.thread
    holder, seat = await timed.mover(), (await timed.awaited())[1]
    others = await timed.others()
    others = [person for person in others if person is not zofia]
    await holder.slash("/note", text="the tower in the east")
    await clock.leap(timed.table, hours=23)
    await holder.slash("/away", until=clock.day(3))
    assert (await zofia.slash("/takeover", seat=seat + 1)).text == W("vote-asked")
    post = timed.thread.sees(f"Zofia would like to take the seat of {holder.name}", ping=others)
    await others[0].press(W("vote-agree"), post=post)
    assert (await timed.match()).seats[seat].user == holder.id
    await others[1].press(W("vote-agree"))
    assert (await timed.match()).seats[seat].user == zofia.id
    assert timed.boards[-1].pinged == {"Zofia"}
    assert STEP <= await left(timed, seat) <= STEP + 60
    timed.thread.sees(f"{zofia.mention} takes the seat of {holder.name}", ping=NOBODY)
    caught_up = await zofia.press(W("seated-catch-up"))
    assert caught_up.private and f"Your seat: {seat + 1}" in caught_up.text
    assert "the tower in the east" in caught_up.text and len(await caught_up.pictures()) == 1
    assert (await holder.press(W("seated-catch-up"))).text == W("error-no-seat", match=1)
    assert (await holder.slash("/note")).text == W("error-no-seat", match=1)
    timed.people[zofia.id] = zofia
    await timed.type_one()
    assert (await timed.bot.store.moves.of(1))[-1].user == zofia.id


async def test_the_holder_alone_may_give_his_seat_away(timed):
    zofia = timed.table.join("Zofia")
    zofia.place = timed.thread
    holder, seat = await timed.mover(), (await timed.awaited())[1]
    await zofia.slash("/takeover", seat=seat + 1)
    await holder.press(W("vote-agree"))
    assert (await timed.match()).seats[seat].user == zofia.id


async def test_whoever_is_back_at_his_seat_ends_the_question_by_refusing_or_by_a_move(timed, clock):
    zofia, oskar = timed.table.join("Zofia"), timed.table.join("Oskar")
    holder, seat = await timed.mover(), (await timed.awaited())[1]
    others = [person for person in timed.table.people if person not in (holder, zofia, oskar)]
    zofia.place = oskar.place = timed.thread
    # By refusing: it counts alone, and nobody can be talked into it afterwards.
    await zofia.slash("/takeover", seat=seat + 1)
    refused = timed.thread.sees("Zofia would like")
    await others[0].press(W("vote-agree"), post=refused)
    assert W("vote-holder-stays") in (await holder.press(W("vote-refuse"), post=refused)).text
    assert W("vote-agree") not in timed.thread.sees("Zofia would like").buttons
    assert (await zofia.slash("/takeover", seat=seat + 1)).text == W("error-holder-is-back")
    # By a move.
    await oskar.slash("/takeover", seat=seat + 1)
    asked = timed.thread.sees("Oskar would like")
    await others[0].press(W("vote-agree"), post=asked)
    await timed.type_one()
    closed = timed.thread.sees("Oskar would like")
    assert W("vote-lapsed", why=W("error-holder-is-back")) in closed.text and closed.buttons == []
    assert (await timed.match()).seats[seat].user == holder.id
    # Much later he may be asked about again.
    await clock.leap(timed.table, hours=80)
    assert (await oskar.slash("/takeover", seat=seat + 1)).text == W("vote-asked")


async def wanted(env, locale="en-US"):
    """A match of Anna and Ben in which one has moved and Zofia wants the other's seat; gives match, opponent, holder, Zofia, seat."""
    driver = await started(await lobby(env, "Anna", "Ben", locale=locale))
    await driver.type_one()
    holder, seat = await driver.mover(), (await driver.awaited())[1]
    (opponent,) = await driver.others()
    zofia = driver.table.join("Zofia")
    zofia.place = driver.thread
    await zofia.slash("/takeover", seat=seat + 1)
    return driver, opponent, holder, zofia, seat


async def test_an_opponent_alone_gives_no_seat_away_whose_holder_still_plays_but_a_day_does(
    simcord_env, clock, restart
):
    driver, opponent, holder, zofia, seat = await wanted(simcord_env)
    post = driver.thread.sees("Zofia would like", ping=[opponent, holder])
    assert f"▫️ {holder.mention} has not answered" in post.text
    assert W("vote-held", player=holder.name, at="", asked="no") in post.text
    agree = next(item["custom_id"] for item in post.components if item.get("label") == W("vote-agree"))
    await together(simcord_env, *[lambda: opponent.actor.click(post.message, custom_id=agree)] * 100)
    assert (await driver.match()).seats[seat].user == holder.id
    at = f"<t:{now(driver) + 24 * 3600}:f>"[:11]
    shown = driver.thread.sees("Zofia would like")
    assert W("vote-count", agreed=1, all=1, others="yes") in shown.text and f"from {at}" in shown.text and shown.buttons
    assert "if all the others agree" not in shown.text
    await restart(simcord_env)
    await clock.leap(driver.table, hours=23)
    assert (await driver.match()).seats[seat].user == holder.id
    await clock.leap(driver.table, hours=2)
    await clock.leap(driver.table, hours=2)
    assert [row.user for row in await driver.bot.store.seats.history(1) if row.seat == seat] == [holder.id, zofia.id]
    told = driver.thread.sees(f"{zofia.mention} takes the seat of {holder.name}", ping=[holder])
    assert W("seated-back", who=holder.mention) in told.text
    assert len([post for post in driver.thread.posts() if W("notice-silence-of-holder") in post.text]) == 1


async def test_whoever_has_moved_since_may_still_give_his_own_seat_away(simcord_env, monkeypatch):
    async def still_shown(self: VotePosts, *_: object) -> None:
        """His press is quicker than the edit by which the buttons go."""

    monkeypatch.setattr(VotePosts, "_edit", still_shown)
    driver, _, holder, zofia, seat = await wanted(simcord_env)
    post = driver.thread.sees("Zofia would like")
    await driver.type_one()
    await holder.press(W("vote-agree"), post=post)
    assert (await driver.match()).seats[seat].user == zofia.id


async def test_a_refusal_within_the_day_keeps_the_seat_and_all_of_it_is_said_in_polish(simcord_env, clock):
    driver, opponent, holder, _, seat = await wanted(simcord_env, "pl")
    post = driver.thread.sees("Zofia chce zająć miejsce", ping=[opponent, holder])
    assert PL("vote-held", player=holder.name, at="", asked="no") in post.text
    await clock.leap(driver.table, hours=25)  # by now the match has waited a day, but the day was promised before
    await opponent.press(PL("vote-agree"), post=post)
    await clock.leap(driver.table, hours=20)
    assert PL("vote-holder-stays") in (await holder.press(PL("vote-refuse"))).text
    await clock.leap(driver.table, hours=100)
    assert (await driver.match()).seats[seat].user == holder.id


async def test_the_opponent_alone_gives_a_seat_away_for_which_the_match_has_waited_a_day(simcord_env, clock):
    driver = await started(await lobby(simcord_env, "Anna", "Ben"))
    await driver.type_one()
    holder, seat = await driver.mover(), (await driver.awaited())[1]
    (opponent,) = await driver.others()
    await clock.leap(driver.table, hours=25)
    assert (await opponent.slash("/takeover", seat=seat + 1, computer=True)).text == W("vote-carried-alone")
    assert (await driver.match()).seats[seat].kind == "sensible"
    driver.thread.sees(f"takes the seat of {holder.name}", ping=[holder])


async def test_the_opponent_alone_gives_away_the_seat_of_whoever_has_left_the_server(simcord_env, clock):
    driver, opponent, holder, zofia, seat = await wanted(simcord_env)
    driver.table.guild.remove_member(holder.actor)
    await clock.leap(driver.table, hours=1)
    await opponent.press(W("vote-agree"), post=driver.thread.sees("Zofia would like"))
    assert (await driver.match()).seats[seat].user == zofia.id


async def test_the_computer_takes_a_seat_moves_at_once_and_leaves_for_a_person_later(timed, clock):
    holder, seat = await timed.mover(), (await timed.awaited())[1]
    others = await timed.others()
    await holder.slash("/note", text="remember the ford")
    await holder.slash("/away", until=clock.day(3))
    await others[0].slash("/takeover", seat=seat + 1, computer=True)
    await others[1].press(W("vote-agree"))
    match = await timed.match()
    assert match.seats[seat].kind == "sensible"
    timed.thread.sees(f"Computer 1 takes the seat of {holder.name}", ping=NOBODY)
    (move,) = await timed.bot.store.moves.of(1)
    assert move.automatic and move.seat == seat
    zofia = timed.table.join("Zofia")
    zofia.place = timed.thread
    assert (await others[0].slash("/takeover", seat=seat + 1, computer=True)).text == W("error-seat-is-computer")
    assert (await others[0].slash("/takeover", seat=seat + 1)).text == W("error-seat-has-own")
    await zofia.slash("/takeover", seat=seat + 1)
    for person in others:
        await person.press(W("vote-agree"))
    assert (await timed.match()).seats[seat].user == zofia.id
    assert "remember the ford" in (await zofia.slash("/note")).text


async def test_a_stranger_cannot_take_the_only_persons_seat_by_himself(simcord_env):
    table = await lobby(simcord_env, "Anna", seats=2)
    await table.people[0].choose(W("lobby-computers"), W("lobby-computer-add"))
    driver = await started(table)
    zofia = table.join("Zofia")
    zofia.place = driver.thread
    seat = (await driver.match()).seat_of(table.people[0].id)
    assert (await zofia.slash("/takeover", seat=seat + 1)).text == W("vote-asked-held")
    assert (await zofia.press(W("vote-agree"))).text == W("error-no-seat", match=1)
    assert (await driver.match()).seats[seat].user == table.people[0].id


async def test_the_host_gives_the_seat_of_whoever_is_away_to_the_computer(timed, clock):
    anna, (_, seat, holder) = timed.table.people[0], await timed.awaited()
    await holder.slash("/away", until=clock.day(3))
    assert (await anna.slash("/host replace", seat=seat + 1, reason="gone")).text == W("host-done")
    assert (await timed.match()).seats[seat].kind == "sensible"
    assert (await anna.slash("/host replace", seat=seat + 1, reason="gone")).text == W("error-seat-is-computer")


# ------------------------------------------------------------------ the next match, notes
async def test_a_match_that_was_ended_offers_a_rematch_with_the_same_clock(timed):
    anna = timed.table.people[0]
    await anna.slash("/host end", reason="start anew")
    await anna.press(W("result-rematch"), place=timed.thread)
    post = timed.table.channel.sees("match 2", ping=NOBODY)
    assert W("clock-fast") in post.text and W("lobby-start") in post.buttons


async def test_a_note_is_private_grows_and_is_forgotten_line_by_line(timed):
    anna, ben, _ = timed.table.people
    assert (await anna.slash("/note")).text == W("note-empty")
    await anna.slash("/note", text="Ben wants\nthe sea")
    answer = await anna.slash("/note", text="I keep two coins")
    assert answer.private and answer.text == W("note-shown", text="Ben wants the sea\nI keep two coins")
    assert not ben.can_read("two coins") and (await ben.slash("/note")).text == W("note-empty")
    assert (await anna.press(W("note-forget-last"))).text == W("note-shown", text="Ben wants the sea")
    ben.locale = "pl"
    assert (await ben.slash("/note", text="x" * 3001)).text == PL("error-note-full", most=3000)
    assert (await anna.press(W("note-forget"))).text == W("note-empty")
