"""Turns planned ahead: private, changeable, played when their time comes, ended at the first obstacle."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.match.plans import read_steps
from locales import words
from tests.discord.chat import Person, Post, Table
from tests.discord.founders import Driver, start
from tests.discord.world import Screen

W = words("en")


@pytest.fixture
async def table(simcord_env) -> Table:
    return await Table.open(simcord_env, "Anna", "Ben")


async def until_turns(driver: Driver) -> tuple[Any, Person, Person]:
    """Play the draft; gives the match, who is to move and who waits."""
    await start(driver.table, seats=2)
    while (await driver.match()).game.turn((await driver.match()).state) == 0:
        await driver.type_one()
    match, seat, mover = await driver.awaited()
    waiting = driver.people[match.seats[1 - seat].user]
    return match, mover, waiting


async def plan(person: Person, *labels: str) -> Post:
    """Open the planning panel and press or choose these labels in turn."""
    await person.press("Play")
    post = await person.press("Plan ahead")
    for label in labels:
        assert post is not None
        post = await person.take(label, post=post)
    assert post is not None
    return post


async def test_a_plan_is_played_by_itself_when_the_turn_comes(table):
    driver = Driver(table)
    match, mover, waiting = await until_turns(driver)
    nature = match.state.rows["nature"][0]
    name = match.game.components[nature].name["en"]
    post = await plan(waiting, "Nature", "Add to the plan", name)
    cell = next(option for item in post.components if item.get("type") in (2, 3) for option in [item])
    first = cell["options"][0]["label"] if cell["type"] == 3 else cell["label"]
    post = await (
        waiting.choose(cell["custom_id"], first, post=post) if cell["type"] == 3 else waiting.press(first, post=post)
    )
    whole = await waiting.press("Add to the plan", post=post)
    assert "The plan is whole" in whole.text
    before = match.row.ply
    while (await driver.awaited())[2] is mover and (await driver.match()).row.ply < before + 2:
        await driver.type_one()
    after = await driver.match()
    seat = after.seat_of(waiting.id)
    moves = await driver.bot.store.moves.of(after.row.id, from_ply=before)
    planned = [move for move in moves if move.user == waiting.id]
    if nature in match.state.rows["nature"] and len(planned) == 2:
        assert [move.automatic for move in planned] == [True, True]
        assert {*first.split(" · ")} & {*after.state.territories[seat].tiles}
        table.thread().sees("– *as planned*")
    assert (await driver.bot.store.plans.get(after.row.id, waiting.id)).steps == ""


async def test_a_second_choice_stands_in_for_the_last_step(table):
    driver = Driver(table)
    match, _, waiting = await until_turns(driver)
    post = await plan(waiting, "Nature", "Add to the plan", "If not, then …", "Village", "Add as second choice")
    assert "1. Turn up a tile · Nature\n   - if not: Turn up a tile · Village" in post.text
    steps = read_steps(await driver.bot.store.plans.get(match.row.id, waiting.id))
    moves = [match.game.decode_move(bytes(step.move)).stack for step in steps]
    assert [(stack, step.instead) for stack, step in zip(moves, steps, strict=True)] == [
        ("nature", False),
        ("village", True),
    ]


async def test_a_second_choice_is_another_move_than_the_first(table):
    driver = Driver(table)
    _, _, waiting = await until_turns(driver)
    post = await plan(waiting, "Nature", "Add to the plan", "If not, then …")
    assert [label.partition(" · ")[0] for label in post.buttons][:2] == ["Village", "City"]
    assert "And what if the last step is not possible?" in post.text and "If not, then …" not in post.buttons
    post = await waiting.press("Back", post=post)
    assert "What is the next step?" in post.text and "If not, then …" in post.buttons


async def test_the_rows_of_a_plan_say_what_they_cost_and_bring_as_things_stand_now(table):
    _, _, waiting = await until_turns(Driver(table))
    post = await plan(waiting, "Nature", "Add to the plan")
    told = {
        option["label"]: option.get("description", "") for item in post.components for option in item.get("options", [])
    }
    assert told["Weaving Mill"].startswith("sources of cloth +1 · ")
    assert W("plan-as-now") in post.text


async def test_nobody_else_learns_of_a_plan(table):
    driver = Driver(table)
    _, mover, waiting = await until_turns(driver)
    post = await plan(waiting, "Village", "Add to the plan")
    assert post.private
    assert "1. " in post.text
    assert not mover.can_read("Your next turn, planned")
    table.thread().does_not_see("planned")


async def test_a_plan_ends_at_the_first_obstacle_and_says_which(table):
    driver = Driver(table)
    match, mover, waiting = await until_turns(driver)
    await plan(waiting, "Village", "Add to the plan")
    row = await driver.bot.store.plans.get(match.row.id, waiting.id)
    # The tile that is planned for is gone by then: no row and no display holds it.
    impossible = '{"kind":"add","tile":"temple_quirinus","cell":"Z99"}'
    steps = row.steps[:-1] + ',{"move":' + impossible + ',"premise":""}]'
    await driver.bot.store.plans.put(type(row)(row.match, row.user, steps))
    while (await driver.awaited())[2] is mover:
        await driver.type_one()
    stopped = await driver.bot.store.plans.get(match.row.id, waiting.id)
    assert stopped.steps == ""
    assert stopped.stopped == impossible
    table.thread().sees("Step 3: add a tile", ping=waiting)
    after = await driver.match()
    assert len(after.state.rows["village"]) >= 1
    assert after.seat_of(waiting.id) in after.game.to_move(after.state)
    ended = (await waiting.press("Play")).text
    assert "Your plan ended at this move, which is no longer possible" in ended
    # What the other has done since tells why.
    assert "; adds " in ended and "*(R" not in ended
    await driver.type_one()
    assert (await driver.bot.store.plans.get(match.row.id, waiting.id)).stopped == ""


async def test_a_plan_can_be_forgotten(table):
    driver = Driver(table)
    match, mover, waiting = await until_turns(driver)
    post = await plan(waiting, "City", "Add to the plan")
    assert len(read_steps(await driver.bot.store.plans.get(match.row.id, waiting.id))) == 1
    post = await waiting.press("Forget the plan", post=post)
    assert "nothing yet" in post.text
    assert (await driver.bot.store.plans.get(match.row.id, waiting.id)).steps == ""
    while (await driver.awaited())[2] is mover:
        await driver.type_one()
    after = await driver.match()
    assert after.state.step == "reveal"


async def test_whoever_is_to_move_plays_instead_of_planning(table):
    driver = Driver(table)
    match, mover, _ = await until_turns(driver)
    assert "Plan ahead" not in (await mover.press("Play")).buttons
    assert match.game.plan_moves(match.state, match.seat_of(mover.id), []) == []


async def test_a_second_press_adds_nothing_to_the_plan(table):
    driver = Driver(table)
    match, _, waiting = await until_turns(driver)
    screen = Screen(await plan(waiting, "Nature"))
    await screen.press(waiting, "Add to the plan")
    answer = await screen.press(waiting, "Add to the plan")
    assert W("panel-moved-on") in answer.text and "1. Turn up a tile · Nature" in answer.text
    assert len(read_steps(await driver.bot.store.plans.get(match.row.id, waiting.id))) == 1


async def test_what_was_to_be_planned_is_added_after_the_other_has_moved(table):
    driver = Driver(table)
    match, _, waiting = await until_turns(driver)
    post = await plan(waiting, "Nature")
    await driver.type_one()
    assert (await driver.match()).row.revision > match.row.revision
    answer = await waiting.press("Add to the plan", post=post)
    assert W("panel-moved-on") not in answer.text
    (step,) = read_steps(await driver.bot.store.plans.get(match.row.id, waiting.id))
    assert match.game.decode_move(bytes(step.move)).stack == "nature"


async def test_a_step_that_became_possible_before_it_was_planned_leads_to_its_confirmation(table):
    driver = Driver(table)
    _, mover, waiting = await until_turns(driver)
    post = await plan(waiting, "Nature")
    while (await driver.awaited())[2] is mover:
        await driver.type_one()
    answer = await waiting.press("Add to the plan", post=post)
    assert answer.text.startswith(f"{W('plan-your-turn')}\n") and "Turn up a tile · Nature" in answer.buttons
    answer = await waiting.press("Turn up a tile · Nature", post=answer)
    assert "turns up" in answer.text
