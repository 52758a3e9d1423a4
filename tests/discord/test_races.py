"""Several people, or one with a nervous finger, act at the same instant: one thing happens, the rest is told."""

from __future__ import annotations

import pytest

from locales import words
from tests.discord.founders import begun, more
from tests.discord.race import together
from tests.discord.world import Screen

W = words("en")


@pytest.fixture
async def driver(simcord_env):
    return await begun(simcord_env, "Anna", "Ben")


async def sound(driver):
    """The stored position is what its moves lead to; gives the match."""
    match = await driver.match()
    moves = await driver.bot.store.moves.of(match.row.id)
    assert [move.ply for move in moves] == list(range(1, match.row.ply + 1))
    assert match.game.encode(driver.bot.services.tables.replayed(match, moves)) == match.game.encode(match.state)
    return match


def told(race, message):
    """How many answers say this."""
    return sum(message in str(request.json) for request in race.requests if request.path.endswith("@original"))


async def test_of_a_hundred_presses_on_one_confirm_one_is_a_move(driver):
    person = await driver.mover()
    post = await driver.to_confirm(person)
    race = await together(driver.table.env, *[lambda: person.actor.click(post.message, custom_id=post.confirm)] * 100)
    assert race.most_at_once > 50
    assert (await sound(driver)).row.ply == 1
    assert told(race, W("panel-made-already")) == 99
    assert len(driver.boards) == 2


async def test_of_a_hundred_presses_by_two_people_each_ones_first_is_a_move(driver):
    # The second person picks twice, so that after the move the same one is asked.
    await driver.type_one()
    mover = await driver.mover()
    (other,) = await driver.others()
    before = (await driver.match()).row.ply
    stopping = await other.press(W("founders-kind-stop"), post=await more(other))
    posts = {mover: await driver.to_confirm(mover), other: stopping}
    race = await together(
        driver.table.env,
        *[lambda who=who: who.actor.click(posts[who].message, custom_id=posts[who].confirm) for who in posts] * 50,
    )
    assert race.most_at_once > 50
    # That one agrees to stop the game does not concern the other's question.
    assert (await sound(driver)).row.ply == before + 2
    assert told(race, W("panel-made-already")) == 98


async def test_of_two_moves_typed_at_once_one_stands(driver):
    person = await driver.mover()
    first, second, *_ = (await driver.match()).state.rows["nature"]
    race = await together(
        driver.table.env,
        *[
            lambda tile=tile: person.actor.slash(driver.thread.channel, "founders draft", tile=tile)
            for tile in (first, second)
        ],
    )
    assert race.most_at_once == 2
    match = await sound(driver)
    assert match.row.ply == 1
    (laid,) = [placed.tile for land in match.state.territories for placed in land.tiles.values()]
    assert laid in (first, second)


async def test_two_people_moving_at_once_both_count_where_both_may(driver):
    await driver.through_the_draft()
    before = (await driver.match()).row.ply
    race = await together(
        driver.table.env,
        *[
            lambda who=who: who.actor.slash(driver.thread.channel, "founders stop", flag=True)
            for who in driver.table.people
        ],
    )
    assert race.most_at_once == 2
    match = await sound(driver)
    agreed = [land.stop for land in match.state.territories].count(True)
    assert match.row.ply == before + agreed and agreed >= 1


async def test_taking_back_and_the_next_move_at_once_leave_one_of_them(driver):
    first = await driver.mover()
    await driver.type_one()
    second = await driver.mover()
    assert second is not first
    tile = (await driver.match()).state.rows["nature"][0]
    race = await together(
        driver.table.env,
        lambda: first.actor.slash(driver.thread.channel, "undo"),
        lambda: second.actor.slash(driver.thread.channel, "founders draft", tile=tile),
    )
    assert race.most_at_once == 2
    match = await sound(driver)
    undone = await driver.bot.store.moves.undone(1)
    assert (match.row.ply, len(undone)) in ((2, 0), (0, 1))
    assert match.row.revision == 2


async def test_taking_back_twice_at_once_takes_back_one_move(driver):
    person = await driver.mover()
    await driver.type_one()
    race = await together(
        driver.table.env, *[lambda: person.actor.slash(driver.thread.channel, "undo") for _ in range(2)]
    )
    assert race.most_at_once == 2
    assert (await sound(driver)).row.ply == 0
    assert len(await driver.bot.store.moves.undone(1)) == 1


async def test_a_press_repeated_after_a_restart_plays_nothing_again(driver, restart):
    person = await driver.mover()
    screen = Screen(await driver.to_confirm(person))
    await screen.press(person, screen.post.confirm)
    await restart(driver.table.env, crash=True)
    answer = await screen.press(person, screen.post.confirm)
    assert W("panel-made-already") in answer.text
    assert (await sound(driver)).row.ply == 1


async def test_two_matches_do_not_wait_for_each_other(driver, simcord_env):
    other = await begun(simcord_env, "Celina", "Darek")
    acts = []
    for one in (driver, other):
        person, tile = await one.mover(), (await one.match()).state.rows["nature"][0]
        acts.append(
            lambda person=person, tile=tile, one=one: person.actor.slash(
                one.thread.channel, "founders draft", tile=tile
            )
        )
    race = await together(simcord_env, *acts)
    assert race.most_at_once == 2
    assert [(await sound(one)).row.ply for one in (driver, other)] == [1, 1]
    assert len(driver.bot.services.tables.locks) == 0
