"""Several moves of a turn chosen in one visit to the panel and confirmed once."""

from __future__ import annotations

import pytest

from cogs.chain import Chain
from cogs.picker import Picker
from cogs.tables import Position
from locales import words
from tests.discord.founders import SLUG, begun
from tests.discord.whole import Whole

W = words("en")
FURTHER = W("panel-further")


@pytest.fixture
async def driver(simcord_env, same_seed):
    return await begun(simcord_env, "Anna", "Ben")


async def on_the_way(driver):
    """Play until a person has a move after which another can be chosen; gives the person, both moves and their chain."""
    while True:
        match = await driver.match()
        (seat,) = match.game.to_move(match.state)
        start = Chain(Position(match, seat, match.game.legal_moves(match.state, seat)))
        picker = Picker(start.position.moves)
        for move in start.position.moves:
            if move.kind not in ("war", "coin", "cart", "craftsman"):
                continue
            if (chain := start.then(picker.path_of(move))) is not None:
                following = next(other for other in chain.position.moves if other.kind == "add")
                return driver.people[match.seats[seat].user], move, following, chain
        await driver.type_one()


async def choose(driver, person, post, moves, wanted, prefix=""):
    """Press through the panel to the summary of a move."""
    picker = Picker(moves)
    path = picker.path_of(wanted)
    match = await driver.match()
    start = f"{match.row.id}:{match.row.revision}:{prefix}"
    whole = Whole(driver.table, SLUG)
    while W("panel-summary") not in post.text:
        post = await whole.step(person, post, picker, path, start)
    return post


async def first_of_two(driver):
    """The panel at the summary of the first of two moves, and what ``on_the_way`` gives."""
    person, first, second, chain = await on_the_way(driver)
    match = await driver.match()
    moves = match.game.legal_moves(match.state, match.seat_of(person.id))
    return await choose(driver, person, await person.press("Play"), moves, first), person, first, second, chain


async def test_two_moves_are_confirmed_at_once(driver, simcord_env, restart):
    post, person, first, second, chain = await first_of_two(driver)
    before = (await driver.match()).row
    post = await person.press(FURTHER, post=post)
    assert "\n1. " in post.text and W("panel-confirm-all", count=1) in post.buttons
    await restart(simcord_env)
    post = await choose(driver, person, post, chain.position.moves, second, chain.prefix)
    assert (await driver.match()).row.revision == before.revision
    await person.press(W("panel-confirm-all", count=2), post=post)
    match = await driver.match()
    made = await driver.bot.store.matches.moves(match.row.id, to_ply=before.ply + 2)
    assert [match.game.decode_move(move.move.encode()) for move in made[-2:]] == [first, second]
    assert {move.user for move in made[-2:]} == {person.id}


async def test_back_leads_to_the_move_before_and_forgets_nothing_of_it(driver):
    shown, person, _, _, _ = await first_of_two(driver)
    post = await person.press(FURTHER, post=shown)
    back = await person.press(W("panel-back"), post=post)
    assert (back.text, back.buttons) == (shown.text, shown.buttons)


async def test_the_first_move_alone_can_be_confirmed_after_all(driver):
    post, person, first, _, _ = await first_of_two(driver)
    ply = (await driver.match()).row.ply
    post = await person.press(FURTHER, post=post)
    await person.press(W("panel-confirm-all", count=1), post=post)
    match = await driver.match()
    made = await driver.bot.store.matches.moves(match.row.id, to_ply=match.row.ply)
    assert (match.row.ply, match.game.decode_move(made[-1].move.encode())) == (ply + 1, first)


async def test_nothing_can_be_chosen_after_a_move_that_reveals_something(driver):
    person = await driver.to_step("reveal")
    post = await person.press("Play")
    post = await person.press(post.buttons[0], post=post)
    assert W("panel-summary") in post.text
    assert FURTHER not in post.buttons


async def test_a_chain_of_an_old_position_is_refused_and_plays_nothing(driver):
    post, person, _, _, _ = await first_of_two(driver)
    post = await person.press(FURTHER, post=post)
    await driver.type_one()
    ply = (await driver.match()).row.ply
    answer = await person.press(W("panel-confirm-all", count=1), post=post)
    assert W("error-stale") in answer.text
    assert (await driver.match()).row.ply == ply
