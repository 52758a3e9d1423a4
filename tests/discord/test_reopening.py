"""A match that is over by a mistake: for a day its end can be taken back, and what follows from it follows."""

from __future__ import annotations

import pytest

from cogs.discord_io.clock import utc_now
from games import GAMES
from locales import words
from tests.discord.chat import NOBODY, Place, Table
from tests.discord.death import EVERY, Death, first
from tests.discord.founders import begun
from tests.discord.past import past
from tests.discord.race import together
from tests.discord.test_rated import ratings
from tests.discord.whole import Whole
from tests.discord.world import Clock, Remembering, Screen

W = words("en")
LEAVES = "- Ben leaves the match.\n- The game is over: only one player is left."


@pytest.fixture
async def driver(simcord_env):
    """Two people in their first turn."""
    made = await begun(simcord_env, "Anna", "Ben")
    await made.through_the_draft()
    return made


async def concede(person, place=None):
    """Leave for good; gives the answer."""
    asked = await person.slash("/concede", place=place)
    return await person.press(W("concede-confirm"), post=asked)


async def status(driver):
    return (await driver.match()).row.status


async def agreed(driver, who, other):
    """The end is taken back by two: the first asks from the closing post, the second agrees."""
    await who.press(W("turn-undo"), post=driver.boards[-1])
    await who.press(W("undo-ask", alone="no"))
    await other.press(W("vote-agree"))


# ------------------------------------------------------------------ by the table
async def test_the_table_takes_back_a_concession_and_the_match_lives_as_before(driver):
    anna, ben = driver.table.people
    before, row = await driver.match(), (await driver.match()).row
    await concede(ben)
    assert [(await person.slash("/turns")).text for person in (anna, ben)] == [W("turns-none")] * 2
    closing = Screen(driver.boards[-1])
    asked = await ben.press(W("turn-undo"), post=closing.post)
    final = f"<t:{(await driver.match()).row.final_at}:f>"
    assert asked.text.splitlines() == [
        *W("undo-over", until=final, lines=LEAVES).splitlines(),
        W("undo-over-known", points="yes"),
    ]
    assert (await ben.press(W("undo-ask", alone="no"))).text == W("vote-asked")
    question = driver.thread.sees(W("vote-reopen"), ping=[anna])
    told = (*LEAVES.splitlines(), W("undo-over-known", points="yes"), W("vote-final", at=final))
    assert all(line in question.text.splitlines() for line in told)
    await anna.press(W("vote-agree"), post=question)
    after = await driver.match()
    assert after.game.encode(after.state) == before.game.encode(before.state)
    assert (after.row.status, after.row.ended_at, after.row.final_at, after.row.ended_reason) == (
        "running",
        None,
        None,
        "",
    )
    assert (after.row.ply, after.row.revision) == (row.ply, row.revision + 2)
    mover = await driver.mover()
    board = driver.boards[-1]
    assert board.id == after.row.post_message and board.pinged == {mover.name} and board.buttons[0] == W("turn-play")
    old = next(post for post in driver.thread.posts() if post.id == closing.post.id)
    assert old.buttons == [] and old.text.startswith(W("turn-over", when=W("result-taken-back")))
    assert "Founders" in (await mover.slash("/turns")).text
    # The closing post, as somebody's client may still show it.
    assert (await closing.press(ben, W("turn-undo"))).text == W("error-stale")
    assert (await closing.press(ben, W("result-rematch"))).text == W("error-rematch-running", match=1)
    assert (await closing.press(ben, W("result-export"))).text == W("error-export-running")
    await driver.type_one()
    assert (await driver.match()).row.ply > row.ply


async def test_one_who_refuses_lets_the_end_stand_and_outsiders_have_no_say(driver):
    anna, ben = driver.table.people
    zofia = driver.table.join("Zofia")
    await concede(ben)
    assert (await zofia.slash("/undo", place=driver.thread)).text == W("error-no-seat", match=1)
    assert W("undo-ask", alone="no") in (await anna.slash("/undo")).buttons
    await anna.press(W("undo-ask", alone="no"))
    question = driver.thread.sees(W("vote-reopen"), ping=[ben])
    assert (await zofia.press(W("vote-agree"), post=question)).text == W("error-no-seat", match=1)
    await ben.press(W("vote-refuse"), post=question)
    assert await status(driver) == "finished"


async def test_who_left_before_the_last_action_is_not_asked(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben", "Celina")
    anna, ben, celina = driver.table.people
    await concede(celina)
    await concede(ben)
    assert (await celina.slash("/undo")).text == W("error-has-left")
    await agreed(driver, anna, ben)
    match = await driver.match()
    assert (match.row.status, match.state.left) == ("running", [match.seat_of(celina.id)])


@pytest.mark.parametrize("slug", GAMES)
async def test_the_last_move_of_a_whole_match_is_taken_back_in_every_game(simcord_env, slug):
    table = await Table.open(simcord_env, "Anna", "Ben", "Celina")
    people, bot = table.people[: max(2, GAMES[slug].seats.start)], table.env.bot
    ended = await past(table, slug, people, began=utc_now() - 3600, thread=table.channel.id)
    tables = bot.services.tables
    before = await tables.load(ended.match)
    anna, *others = people
    asked = await anna.slash("/undo")
    assert W("undo-over-known", points="yes" if before.game.scored else "no") in asked.text
    await anna.press(W("undo-ask", alone="no"), post=asked)
    for other in others:
        await other.press(W("vote-agree"))
    after = await tables.load(ended.match)
    assert after.row.status == "running" and not after.state.finished and after.row.ply < ended.moves
    moves = await bot.store.moves.undone(ended.match)
    assert [move.ply for move in moves] == [*range(after.row.ply + 1, ended.moves + 1)]
    for move in moves:
        after.game.play(after.state, move.seat, after.game.decode_move(move.move))
    assert after.game.state_hash(after.state) == before.game.state_hash(before.state)


async def test_after_a_day_the_end_is_final_whoever_asks(driver, monkeypatch):
    clock = Clock(monkeypatch)
    anna, ben = driver.table.people
    await concede(ben)
    closing = driver.boards[-1]
    await ben.press(W("turn-undo"), post=closing)
    await ben.press(W("undo-ask", alone="no"))
    question = driver.thread.sees(W("vote-reopen"))
    await clock.leap(driver.table, hours=24.1)
    final = W("error-final", match=1)
    assert (await anna.press(W("vote-agree"), post=question)).text == final
    assert (await anna.press(W("turn-undo"), post=closing)).text == final
    assert (await ben.slash("/undo")).text == final
    assert (await anna.slash("/host undo", reason="too late")).text == final
    assert await status(driver) == "finished"


async def test_whoever_is_away_is_not_waited_for_and_silence_lets_the_end_stand(simcord_env, monkeypatch):
    clock = Clock(monkeypatch)
    driver = await begun(simcord_env, "Anna", "Ben", "Celina", "Dora")
    anna, ben, celina, dora = driver.table.people
    for person in (celina, dora, ben):
        await concede(person)
    # Of two who still played one is away: the other alone is not more than half.
    await ben.slash("/away", until=clock.day(5))
    await anna.slash("/undo")
    await anna.press(W("undo-ask", alone="no"))
    assert f"💤 {ben.mention} is away" in driver.thread.sees(W("vote-reopen")).text
    assert await status(driver) == "finished"
    await ben.slash("/away", until=clock.day())
    await ben.press(W("vote-agree"), post=driver.thread.sees(W("vote-reopen")))
    assert await status(driver) == "running"


# ------------------------------------------------------------------ by the host, and of what was ended
async def test_the_host_takes_back_the_end_with_a_reason_that_the_table_reads(driver):
    anna, ben = driver.table.people
    await concede(ben)
    assert (await ben.slash("/host undo", reason="slip")).text == W("error-host-only")
    assert (await anna.slash("/host undo", reason="a slip")).text == W("host-done")
    told = W("deed-reopen", by=anna.mention, played="yes", moves="1", reason="a slip")
    driver.thread.sees(told, ping=NOBODY)
    assert told in (await ben.slash("/log")).text
    assert await status(driver) == "running" and driver.boards[-1].buttons[0] == W("turn-play")


async def test_a_match_ended_without_a_result_is_taken_up_and_can_be_ended_again(driver):
    anna, ben = driver.table.people
    before = await driver.match()
    for way in ("vote", "host"):
        await anna.slash("/host end", reason="wrong thread")
        ended = driver.thread.sees("wrong thread")
        assert ended.buttons == [W("result-rematch"), W("turn-undo")]
        final = f"<t:{(await driver.match()).row.final_at}:f>"
        assert (await ben.slash("/export")).text == W("error-export-early", at=final)
        if way == "vote":
            asked = await ben.press(W("turn-undo"), post=ended)
            assert asked.text == W("undo-over-ended", until=final)
            await ben.press(W("undo-ask", alone="no"), post=asked)
            question = driver.thread.sees(W("vote-reopen"), ping=[anna])
            assert W("undo-over-known", points="yes") not in question.text
            await anna.press(W("vote-agree"), post=question)
        else:
            await anna.slash("/host undo", reason="it goes on", moves=3)
            driver.thread.sees(W("deed-reopen", by=anna.mention, played="no", moves="0", reason="it goes on"))
        after = await driver.match()
        assert after.row.status == "running"
        assert after.game.encode(after.state) == before.game.encode(before.state)
        live = [board for board in driver.boards if board.buttons]
        assert [board.id for board in live] == [driver.boards[-1].id]
        assert live[0].pinged == {(await driver.mover()).name}
    assert (await ben.press(W("turn-undo"), post=ended)).text == W("error-stale")


# ------------------------------------------------------------------ alone
@pytest.mark.parametrize("seats", [{"seats": 1}, {"seats": 2, "computers": 1}], ids=["alone", "computer"])
async def test_one_person_decides_alone_and_two_presses_do_it_once(simcord_env, seats):
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    await anna.slash("/settlers new", **seats)
    await anna.press(W("lobby-start"))
    whole = Whole(table, "imperial_settlers")
    anna.place = table.thread()
    await whole.skip(lambda state: state.step == "turn")
    before = await whole.match()
    answer = await concede(anna)
    assert answer.buttons == [W("turn-undo")]
    asked = await anna.press(W("turn-undo"), post=answer)
    ask = next(item["custom_id"] for item in asked.components if item.get("label") == W("undo-ask", alone="yes"))
    race = await together(table.env, *[lambda: anna.actor.click(asked.message, custom_id=ask)] * 2)
    assert race.most_at_once == 2
    after = await whole.match()
    assert (after.row.status, after.row.revision) == ("running", before.row.revision + 2)
    assert after.game.encode(after.state) == before.game.encode(before.state)
    assert await whole.press_one()


# ------------------------------------------------------------------ what follows
async def test_results_and_ratings_follow_also_those_of_later_matches(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben", "Celina")
    anna, ben, celina = table.people
    now = utc_now()
    channels = [Place(table, table.guild.create_text_channel(f"series-{number}")) for number in range(3)]
    await table.env.settle()
    games = [([anna, ben], "1"), ([ben, anna], "2"), ([celina, ben, anna], "3")]
    ends = [
        await past(table, "mosaic", people, seed=seed, began=now - 9000 + 60 * at, thread=channels[at].id, rated=True)
        for at, (people, seed) in enumerate(games)
    ]
    whole = await ratings(table)
    assert [*whole.changes] == [end.match for end in ends]
    first = channels[0]
    await anna.slash("/undo", place=first)
    await anna.press(W("undo-ask", alone="no"))
    await ben.press(W("vote-agree"))
    later = await ratings(table)
    assert [*later.changes] == [end.match for end in ends[1:]]
    assert {user: rating.matches for user, rating in later.ratings.items()} == {anna.id: 2, ben.id: 2, celina.id: 1}
    assert later.changes[ends[1].match][anna.id].before.matches == 0
    assert (await anna.slash("/stats", place=first)).text.splitlines()[1].startswith("2 matches finished")
    # It ends again, otherwise, and last.
    await concede(anna, first)
    again = await ratings(table)
    assert [*again.changes] == [ends[1].match, ends[2].match, ends[0].match]
    last = again.changes[ends[0].match]
    assert last[ben.id].shown > 0 > last[anna.id].shown and last[anna.id].before == later.ratings[anna.id]
    # Once more, without a match in between: only the places differ.
    await ben.slash("/undo", place=first)
    await ben.press(W("undo-ask", alone="no"))
    await anna.press(W("vote-agree"))
    await concede(ben, first)
    turned = (await ratings(table)).changes[ends[0].match]
    assert turned[anna.id].shown > 0 > turned[ben.id].shown


async def test_waits_clocks_and_reminders_follow(simcord_env, monkeypatch):
    clock = Clock(monkeypatch)
    driver = await begun(simcord_env, "Anna", "Ben")
    table, store = driver.table, driver.bot.store
    anna, ben = table.people
    await anna.slash("/host option", clock="calm", reason="we are slow")
    mover, now = await driver.mover(), lambda: int(clock.now().timestamp())
    await clock.leap(table, hours=1)
    await concede(ben)
    clocks = await store.clocks.of_match(1, now())
    left = [seat.left for seat in clocks]
    assert [seat.runs for seat in clocks] == [False, False] and await store.awaited.of_match(1) == []
    await clock.leap(table, hours=20)
    await agreed(driver, ben, anna)
    shown = await store.clocks.of_match(1, now())
    assert [seat.runs for seat in shown].count(True) == 1
    assert all(abs(seat.left - before) < 120 for seat, before in zip(shown, left, strict=True))
    await clock.leap(table, hours=24)
    driver.thread.sees(W("remind-title", who=mover.mention, count=1, tone="soft"), ping=mover)


# ------------------------------------------------------------------ what may come between
async def test_a_restart_between_question_and_answer_changes_nothing(driver, restart):
    anna, ben = driver.table.people
    await concede(ben)
    await ben.press(W("turn-undo"), post=driver.boards[-1])
    await ben.press(W("undo-ask", alone="no"))
    await restart(driver.table.env, crash=True)
    await anna.press(W("vote-agree"), post=driver.thread.sees(W("vote-reopen")))
    assert await status(driver) == "running" and driver.boards[-1].buttons[0] == W("turn-play")


async def test_the_host_and_the_last_vote_at_once_take_back_once(driver):
    anna, ben = driver.table.people
    await concede(ben)
    ply = (await driver.match()).row.ply
    await ben.press(W("turn-undo"), post=driver.boards[-1])
    await ben.press(W("undo-ask", alone="no"))
    post = driver.thread.sees(W("vote-reopen"))
    agree = next(item["custom_id"] for item in post.components if item.get("label") == W("vote-agree"))
    race = await together(
        driver.table.env,
        lambda: anna.actor.click(post.message, custom_id=agree),
        lambda: anna.actor.slash(driver.thread.channel, "host undo", reason="at once"),
    )
    assert race.most_at_once == 2
    match = await driver.match()
    assert (match.row.status, match.row.ply) == ("running", ply - 1)
    assert len(await driver.bot.store.moves.undone(1)) == 1


async def test_two_who_ask_at_once_have_agreed(driver):
    anna, ben = driver.table.people
    await concede(ben)
    asks = [(who, await who.press(W("turn-undo"), post=driver.boards[-1])) for who in (anna, ben)]
    race = await together(
        driver.table.env,
        *[
            lambda who=who, post=post: who.actor.click(
                post.message, custom_id=next(item["custom_id"] for item in post.components if "custom_id" in item)
            )
            for who, post in asks
        ],
    )
    assert race.most_at_once == 2
    match = await driver.match()
    assert match.row.status == "running" and len(await driver.bot.store.moves.undone(1)) == 1
    assert driver.boards[-1].buttons[0] == W("turn-play")
    assert [post for post in driver.thread.posts() if W("vote-agree") in post.buttons] == []


@pytest.mark.parametrize("done", [False, True], ids=["before it", "after it"])
async def test_the_end_is_taken_back_once_wherever_the_process_died(simcord_env, monkeypatch, problems, restart, done):
    Remembering(monkeypatch)
    death = Death(simcord_env, monkeypatch, problems)
    driver = await begun(simcord_env, "Anna", "Ben")
    anna, ben = driver.table.people
    number = first(done=done) - EVERY
    while True:
        number += EVERY
        await concede(ben)
        before = (await driver.match()).row
        await ben.press(W("turn-undo"), post=driver.boards[-1])
        await ben.press(W("undo-ask", alone="no"))
        screen = Screen(driver.thread.sees(W("vote-reopen")))
        death.at(number, done=done)
        await screen.press(anna, W("vote-agree"))
        if not await death.resurrect(restart):
            break
        await driver.table.wait(seconds=31)
        if await status(driver) == "finished":
            await screen.press(anna, W("vote-agree"))
        match = await driver.match()
        assert (match.row.status, match.row.ply) == ("running", before.ply - 1)
        assert await driver.bot.store.finished.results([1]) == {}
        live = [board for board in driver.boards if board.buttons]
        assert [board.id for board in live] == [match.row.post_message] and live[0].buttons[0] == W("turn-play")
        assert (await driver.bot.store.outbox.stats()).waiting == 0
    assert number > 8
