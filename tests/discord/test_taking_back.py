"""Taking moves back, deciding together, leaving."""

from __future__ import annotations

import pytest

from locales import words
from tests.discord.chat import NOBODY
from tests.discord.founders import begun
from tests.discord.race import together
from tests.discord.world import Clock

W = words("en")


@pytest.fixture
async def driver(simcord_env):
    return await begun(simcord_env, "Anna", "Ben", "Celina")


async def adds(driver):
    """Somebody turns up a tile and adds one; gives the person."""
    await driver.through_the_draft()
    person = await driver.mover()
    await driver.through_a_turn()
    return person


# ------------------------------------------------------------------ freely
async def test_the_last_move_is_taken_back_and_the_board_says_which(driver):
    person = await driver.mover()
    before = (await driver.match()).game.encode((await driver.match()).state)
    await driver.type_one()
    answer = await person.slash("/undo")
    assert answer.text.startswith("Taken back:\n- ") and "takes" in answer.text and answer.private
    match = await driver.match()
    assert match.row.ply == 0 and match.game.encode(match.state) == before
    assert person.mention in driver.boards[-1].text
    (line,) = [line for line in driver.boards[-1].text.splitlines() if "takes" in line]
    assert line.startswith("-# " + W("turn-taken-back", player=person.name, count=1, told="yes", what="takes"))
    await person.press("Play", post=answer)
    (undone,) = await driver.bot.store.moves.undone(1)
    assert (undone.undone_by, undone.reason) == (person.id, "free")


async def test_the_button_does_the_same_whatever_post_it_stands_on(driver):
    person = await driver.mover()
    await driver.type_one()
    assert (await person.press("Take back", post=driver.boards[-1])).text.startswith("Taken back:")
    assert (await driver.match()).row.ply == 0


async def test_an_added_tile_is_taken_back_although_the_turn_has_passed_on(driver):
    person = await adds(driver)
    turn = (await driver.match()).state.turn
    answer = await person.slash("/undo")
    assert "adds" in answer.text
    assert (await driver.match()).state.turn == turn - 1
    assert await driver.mover() is person


async def test_there_may_be_nothing_to_take_back(driver):
    for person in driver.table.people:
        assert (await person.slash("/undo")).text == W("error-undo-nothing")


# ------------------------------------------------------------------ not freely
async def test_after_something_was_revealed_the_event_is_named_and_the_table_may_be_asked(driver):
    person = await driver.to_step("token")
    match = await driver.match()
    answer = await person.slash("/undo")
    assert answer.text.count(f"{person.name} turns up") == 1
    assert answer.text.startswith("This has shown something")
    assert answer.buttons == [W("undo-ask", alone="no")]
    assert (await driver.match()).row.revision == match.row.revision


async def test_after_somebody_else_moved_that_is_said(driver):
    first = await driver.mover()
    await driver.type_one()
    second = await driver.mover()
    await driver.type_one()
    answer = await first.slash("/undo")
    assert W("undo-somebody-moved", player=second.name) in answer.text
    takes = [line for line in answer.text.splitlines() if line.startswith("- ")]
    assert [line.split(" takes ")[0] for line in takes] == [f"- {first.name}", f"- {second.name}"]
    assert (await driver.match()).row.ply == 2


async def asked(driver):
    """A reveal that its mover wants back: the question stands in the thread. Gives the mover and the others."""
    person = await driver.to_step("token")
    others = await driver.others()
    await person.slash("/undo")
    assert (await person.press(W("undo-ask", alone="no"))).text == W("vote-asked")
    return person, others


async def test_the_table_is_asked_in_public_and_those_who_have_not_answered_are_called(driver):
    person, others = await asked(driver)
    post = driver.thread.sees(W("vote-undo"), ping=others)
    assert f"✅ {person.name} agrees" in post.text
    assert all(f"▫️ {other.mention} has not answered" in post.text for other in others)
    assert W("vote-count", agreed=1, all=3, others="no") in post.text
    assert post.buttons == [W("vote-agree"), W("vote-refuse")]


async def test_the_question_names_every_move_that_would_be_taken_back(driver):
    person, _ = await asked(driver)
    lines = driver.thread.sees(W("vote-undo")).text.splitlines()
    assert next(line for line in lines if line.startswith("- ")).startswith(f"- {person.name} turns up")


async def test_a_vote_that_costs_two_people_their_moves_names_both_before_and_after_it_was_carried(driver):
    first = await driver.mover()
    await driver.type_one()
    second = await driver.mover()
    await driver.type_one()
    await first.slash("/undo")
    await first.press(W("undo-ask", alone="no"))
    for heading in ("vote-undo", "vote-carried"):
        lines = driver.thread.sees(W(heading)).text.splitlines()
        takes = [line for line in lines if line.startswith("- ")]
        assert [line.split(" takes ")[0] for line in takes] == [f"- {first.name}", f"- {second.name}"]
        for other in driver.table.people if heading == "vote-undo" else ():
            if other is not first:
                await other.press(W("vote-agree"))
    assert (await driver.match()).row.ply == 0


async def test_when_all_agree_it_is_taken_back(driver):
    _, others = await asked(driver)
    ply = (await driver.match()).row.ply
    for other in others:
        await other.press(W("vote-agree"))
    match = await driver.match()
    assert match.row.ply == ply - 1 and match.state.step == "reveal"
    post = driver.thread.sees(W("vote-carried"))
    assert post.buttons == [] and post.text.count("✅") == 3
    assert {row.reason for row in await driver.bot.store.moves.undone(1)} == {"consent"}
    assert W("founders-step-reveal") in driver.boards[-1].text


async def test_when_one_refuses_it_stands_until_he_changes_his_mind(driver):
    _, others = await asked(driver)
    ply = (await driver.match()).row.ply
    await others[0].press(W("vote-refuse"))
    await others[1].press(W("vote-agree"))
    post = driver.thread.sees(f"❌ {others[0].name} refuses")
    assert post.buttons and (await driver.match()).row.ply == ply
    assert W("vote-refused", players=others[0].name) in post.text
    await others[0].press(W("vote-agree"))
    assert (await driver.match()).row.ply == ply - 1


async def test_the_last_two_votes_at_once_take_back_once(driver, first_edit_is_slow):
    _, others = await asked(driver)
    ply = (await driver.match()).row.ply
    post = driver.thread.sees(W("vote-undo"))
    agree = next(item["custom_id"] for item in post.components if item.get("label") == W("vote-agree"))
    first_edit_is_slow()
    race = await together(
        driver.table.env, *[lambda who=who: who.actor.click(post.message, custom_id=agree) for who in others]
    )
    assert race.most_at_once == 2
    assert [result.followups for result in race.results] == [[], []]
    assert driver.thread.sees(W("vote-carried")).text.count("✅") == 3
    assert (await driver.match()).row.ply == ply - 1


async def test_the_post_shows_all_votes_although_an_earlier_answer_took_longer(driver, first_edit_is_slow):
    _, others = await asked(driver)
    post = driver.thread.sees(W("vote-undo"))
    agree = next(item["custom_id"] for item in post.components if item.get("label") == W("vote-agree"))
    on_its_way = first_edit_is_slow()

    async def after_the_first():
        await on_its_way.wait()
        return await others[1].actor.click(post.message, custom_id=agree)

    race = await together(
        driver.table.env, lambda: others[0].actor.click(post.message, custom_id=agree), after_the_first
    )
    assert race.most_at_once == 2
    post = driver.thread.sees(W("vote-carried"))
    assert post.text.count("✅") == 3 and post.buttons == []


async def test_a_question_about_moves_lapses_when_somebody_moves(driver):
    _, others = await asked(driver)
    await driver.type_one()
    ply = (await driver.match()).row.ply
    await others[0].press(W("vote-agree"), post=driver.thread.sees(W("vote-undo")))
    post = driver.thread.sees(W("vote-undo"))
    assert "**Lapsed:**" in post.text and "adds" in post.text and post.buttons == []
    assert (await driver.match()).row.ply == ply


async def test_whoever_asks_the_table_when_something_has_happened_meanwhile_is_asked_anew(driver):
    person = await adds(driver)
    await driver.to_step("token")
    offered = await person.slash("/undo")
    await driver.type_one()
    anew = await person.press(offered.buttons[0], post=offered)
    assert anew.text.startswith("This cannot be taken back just like that") and anew.buttons == offered.buttons
    await person.press(anew.buttons[0], post=anew)
    driver.thread.sees(W("vote-undo"))


async def test_an_outsider_has_no_vote(driver):
    await asked(driver)
    zofia = driver.table.join("Zofia")
    answer = await zofia.press(W("vote-agree"), place=driver.thread)
    assert answer.text == W("error-no-seat", match=1)


async def test_whoever_is_away_is_not_waited_for_by_a_majority(driver, monkeypatch):
    clock = Clock(monkeypatch)
    _, others = await asked(driver)
    away, here = others
    await away.slash("/away", until=clock.day(5))
    ply = (await driver.match()).row.ply
    await here.press(W("vote-agree"))
    post = driver.thread.sees(W("vote-carried"))
    assert f"💤 {away.mention} is away" in post.text and W("vote-count", agreed=2, all=3, others="no") in post.text
    assert (await driver.match()).row.ply == ply - 1


async def test_silence_of_days_blocks_nothing_that_the_majority_wants(driver, monkeypatch):
    clock = Clock(monkeypatch)
    _, (_, other) = await asked(driver)
    await other.press(W("vote-agree"))
    ply = (await driver.match()).row.ply
    await clock.leap(driver.table, hours=71)
    assert (await driver.match()).row.ply == ply
    await clock.leap(driver.table, hours=2)
    assert (await driver.match()).row.ply == ply - 1
    driver.thread.sees(W("notice-silence"), ping=NOBODY)
    post = driver.thread.sees(W("vote-undo"))
    assert W("vote-carried") in post.text and post.buttons == []


async def test_a_refusal_holds_however_long_the_table_waits(driver, monkeypatch):
    clock = Clock(monkeypatch)
    _, others = await asked(driver)
    await others[0].press(W("vote-agree"))
    await others[1].press(W("vote-refuse"))
    ply = (await driver.match()).row.ply
    await clock.leap(driver.table, hours=200)
    assert (await driver.match()).row.ply == ply


async def test_among_computers_a_person_alone_decides_and_is_asked_before_the_match_ends(simcord_env):
    driver = await begun(simcord_env, "Anna", computers=1)
    (anna,) = driver.table.people
    await driver.to_step("token")
    ply = (await driver.match()).row.ply
    answer = await anna.slash("/undo")
    assert "There are only computers beside you" in answer.text
    assert (await anna.press(W("undo-ask", alone="yes"))).text == W("vote-carried-alone")
    assert (await driver.match()).row.ply < ply
    assert (await anna.slash("/vote")).text == W("vote-end-ask")
    assert (await driver.match()).row.status == "running"
    assert (await anna.press(W("vote-end-alone"))).text == W("vote-carried-alone")
    assert (await driver.match()).row.status == "closed"


# ------------------------------------------------------------------ ending together
async def test_a_match_is_ended_by_all_whatever_was_played_meanwhile(driver):
    person, *others = driver.table.people
    assert (await person.slash("/vote")).text == W("vote-asked")
    post = driver.thread.sees(W("vote-end"), ping=others)
    await others[0].press(W("vote-agree"), post=post)
    await driver.type_one()
    await others[1].press(W("vote-agree"), post=driver.thread.sees(W("vote-end")))
    assert (await driver.match()).row.status == "closed"
    driver.thread.sees(W("notice-ended-by-vote"), ping=NOBODY)
    assert all(board.buttons == [] for board in driver.boards)
    assert (await person.slash("/turns")).text == W("turns-none")
    assert (await person.slash("/founders reveal", stack="Nature")).text == W("error-match-over", match=1)


async def test_whoever_asks_what_is_asked_already_agrees_and_the_post_of_the_question_says_so(driver):
    first, second, third = driver.table.people
    assert [(await person.slash("/vote")).text for person in (first, second)] == [W("vote-asked")] * 2
    post = driver.thread.sees(W("vote-end"))
    assert f"✅ {second.name} agrees" in post.text and post.buttons == [W("vote-agree"), W("vote-refuse")]
    assert (await third.slash("/vote")).text == W("vote-carried")
    post = driver.thread.sees(W("vote-end"))
    assert W("vote-carried") in post.text and post.buttons == []


# ------------------------------------------------------------------ leaving
async def test_leaving_is_asked_for_first(driver):
    person = await driver.mover()
    answer = await person.slash("/concede")
    assert answer.text == W("concede-ask", end="goes-on", player="") and answer.buttons == [W("concede-confirm")]
    assert (await driver.match()).row.ply == 0


async def test_with_three_the_seat_of_whoever_leaves_plays_by_itself(driver):
    person = await driver.mover()
    await person.slash("/concede")
    await person.press(W("concede-confirm"))
    match = await driver.match()
    assert match.row.status == "running"
    assert match.state.left == [match.seat_of(person.id)]
    board = driver.boards[-1]
    assert f"{person.name} leaves the match; takes " in board.text
    assert board.text.endswith("– *automatically*.")
    assert await driver.mover() is not person
    moved = {person.name for person in driver.table.people}
    for _ in range(12):
        moved &= {driver.table.people[0].name, driver.table.people[1].name, driver.table.people[2].name}
        assert await driver.mover() is not person
        await driver.type_one()
    assert all(person.name not in board.pinged for board in driver.boards[1:])


async def test_whoever_has_left_may_look_but_has_no_say_and_no_turns(driver):
    person = (await driver.others())[0]
    await person.slash("/concede")
    await person.press(W("concede-confirm"))
    assert (await person.slash("/turns")).text == W("turns-none")
    assert (await person.slash("/vote")).text == W("error-has-left")
    assert (await person.slash("/founders stop", flag=True)).text.startswith(W("founders-illegal-left"))
    told = (await person.slash("/help")).text
    assert told.startswith(f"### {W('panel-not-your-turn')}\n") and told.endswith(W("help-commands"))
    assert len(await (await person.slash("/board")).pictures()) == 1
    await person.slash("/concede")
    assert W("game-illegal-already-left") in (await person.press(W("concede-confirm"))).text.splitlines()


async def test_leaving_can_be_taken_back_as_long_as_nobody_has_moved(driver):
    person = (await driver.others())[0]
    await person.slash("/concede")
    answer = await person.press(W("concede-confirm"))
    assert (await person.press(W("turn-undo"), post=answer)).text.startswith("Taken back:")
    assert (await driver.match()).state.left == []


async def test_with_two_the_match_is_over_when_one_leaves(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    anna, ben = driver.table.people
    await ben.slash("/concede")
    answer = await ben.press(W("concede-confirm"))
    assert f"\n{W('table-finished')}\n1\\. " in answer.text and answer.buttons == [W("turn-undo")]
    match = await driver.match()
    assert (match.row.status, match.row.ended_reason) == ("finished", "concession")
    result = driver.thread.sees(f"{anna.mention} wins!", ping=[anna, ben])
    assert W("founders-reason-concession") in result.text
    assert [board.buttons for board in driver.boards[:-1]] == [[]] * (len(driver.boards) - 1)
    assert (await ben.slash("/concede")).text == W("error-match-over", match=1)
