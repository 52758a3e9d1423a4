"""Several moves of a turn chosen in one visit to the panel and confirmed once."""

from __future__ import annotations

import re

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.paths import LINK, encode_path
from cogs.choosing.picker import Picker
from cogs.discord_io.clock import utc_now
from cogs.match.tables import Position
from locales import words
from tests.discord.chat import Table
from tests.discord.founders import SLUG, begun
from tests.discord.whole import MOST_STEPS, Whole

W = words("en")
FURTHER = W("panel-further")


@pytest.fixture
async def driver(simcord_env):
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
    """Press through the panel to the summary of a move, or to the question that follows from it."""
    picker = Picker(moves)
    path = picker.path_of(wanted)
    match = await driver.match()
    whole = Whole(driver.table, SLUG)
    confirm = f"do:{match.row.id}:{match.row.revision}:{prefix}{encode_path(path)}"
    follows = f":{prefix}{encode_path(path)}{LINK}"
    for _ in range(MOST_STEPS):
        ids = [str(item.get("custom_id")) for item in post.components]
        if confirm in ids or any(follows in name for name in ids):
            return post
        post = await whole.step(person, post, Position(match, match.seat_of(person.id), moves), path, prefix)
    raise AssertionError(f"no way to {wanted}: {post}")


async def first_of_two(driver):
    """The panel at the summary of the first of two moves, and what ``on_the_way`` gives."""
    person, first, second, chain = await on_the_way(driver)
    match = await driver.match()
    moves = match.game.legal_moves(match.state, match.seat_of(person.id))
    return await choose(driver, person, await person.press("Play"), moves, first), person, first, second, chain


async def first_choice(driver, person, post, chain, wanted):
    """The panel after the first thing chosen of the move that follows, in the menu beside the one before."""
    match = await driver.match()
    path, seat = Picker(chain.position.moves).path_of(wanted), match.seat_of(person.id)
    at = Position(match, seat, chain.position.moves)
    return await Whole(driver.table, SLUG).step(person, post, at, path, chain.prefix)


async def test_two_moves_are_confirmed_at_once(driver, simcord_env, restart):
    post, person, first, second, chain = await first_of_two(driver)
    before = (await driver.match()).row
    await restart(simcord_env)
    post = await choose(driver, person, post, chain.position.moves, second, chain.prefix)
    assert (await driver.match()).row.revision == before.revision
    await person.press(W("panel-confirm-all", count=2), post=post)
    match = await driver.match()
    made = await driver.bot.store.moves.of(match.row.id, to_ply=before.ply + 2)
    assert [match.game.decode_move(move.move.encode()) for move in made[-2:]] == [first, second]
    assert {move.user for move in made[-2:]} == {person.id}


async def test_after_moves_confirmed_at_once_take_back_stands_beside_the_offer_of_fewer_presses_and_stays_after_it(
    driver, monkeypatch
):
    monkeypatch.setattr("cogs.features.panel.fewer.AFTER", 10**6)
    post, person, _, second, chain = await first_of_two(driver)
    post = await choose(driver, person, post, chain.position.moves, second, chain.prefix)
    monkeypatch.setattr("cogs.features.panel.fewer.AFTER", 2)
    answer = await person.press(W("panel-confirm-all", count=2), post=post)
    assert {W("panel-fewer"), W("turn-undo")} <= {*answer.buttons}
    assert W("turn-undo") in (await person.press(W("panel-fewer"), post=answer)).buttons


async def test_moves_confirmed_at_once_go_back_at_once_though_the_table_must_be_asked(driver):
    post, person, _, second, chain = await first_of_two(driver)
    before = (await driver.match()).row.ply
    post = await choose(driver, person, post, chain.position.moves, second, chain.prefix)
    await person.press(W("panel-confirm-all", count=2), post=post)
    other = await driver.mover()
    await driver.type_one()
    match = await driver.match()
    answer = await person.slash("/undo")
    assert len([line for line in answer.text.splitlines() if line.startswith("- ")]) >= match.row.ply - before
    await person.press(W("undo-ask", alone="no"), post=answer)
    asked = driver.thread.sees(W("vote-undo"))
    moves = [line for line in asked.text.splitlines() if line.startswith("- ")]
    assert {person.name, other.name} <= {line.split()[1] for line in moves}
    await other.press(W("vote-agree"))
    assert (await driver.match()).row.ply == before
    carried = driver.thread.sees(W("vote-carried"))
    assert [line for line in carried.text.splitlines() if line.startswith("- ")] == moves


async def test_back_leads_to_the_move_before_and_forgets_nothing_of_it(driver):
    shown, person, _, second, chain = await first_of_two(driver)
    post = await first_choice(driver, person, shown, chain, second)
    assert "\n1. " in post.text
    back = await person.press(W("panel-back"), post=post)
    assert (back.text, back.buttons) == (shown.text, shown.buttons)


async def test_the_first_move_alone_can_be_confirmed_after_all(driver):
    post, person, first, second, chain = await first_of_two(driver)
    ply = (await driver.match()).row.ply
    post = await first_choice(driver, person, post, chain, second)
    post = await person.press(W("panel-back"), post=post)
    await person.press(W("panel-confirm"), post=post)
    match = await driver.match()
    made = await driver.bot.store.moves.of(match.row.id, to_ply=match.row.ply)
    assert (match.row.ply, match.game.decode_move(made[-1].move.encode())) == (ply + 1, first)


async def test_nothing_can_be_chosen_after_a_move_that_reveals_something(driver):
    for _ in range(3):
        await driver.type_one()
    # The last pick of the draft turns up the first tiles.
    post = await driver.to_confirm(await driver.mover())
    assert W("panel-summary") in post.text
    assert FURTHER not in post.buttons


async def test_a_chain_of_an_old_position_is_refused_and_plays_nothing(driver):
    post, person, first, second, chain = await first_of_two(driver)
    post = await choose(driver, person, post, chain.position.moves, second, chain.prefix)
    await driver.type_one(but=first)
    ply = (await driver.match()).row.ply
    answer = await person.press(W("panel-confirm-all", count=2), post=post)
    assert W("panel-moved-on") in answer.text
    assert (await driver.match()).row.ply == ply


# ------------------------------------------------------------------ what the panel says of other games
async def played_to(simcord_env, slug, names, there):
    """A match of these people, played by the computer's moves until ``there(state)``; gives it and who is to move."""
    whole = Whole(await Table.open(simcord_env, *names), slug)
    await whole.begin()
    while not there((await whole.match()).state):
        match, _, person, move = await whole.wanted()
        await whole.bot.services.playing.play(
            match.row.id, person.id, lambda *_, move=move: [move], revision=match.row.revision, now=utc_now()
        )
    match, seat, person, _ = await whole.wanted()
    await whole.bot.services.outbox.deliver(match.row.id)
    return whole, match, seat, person


async def test_own_cards_are_turned_up_one_after_the_other_and_confirmed_once(simcord_env):
    def there(state):
        return state.phase == "benefits" and state.step == "benefits" and state.players[state.active].benefited

    whole, match, seat, person = await played_to(simcord_env, "mosaic", ("Anna", "Ben"), there)
    moves = match.game.legal_moves(match.state, seat)
    chain = Chain(Position(match, seat, moves))
    post = await person.press("Play")
    chosen = []
    for _ in range(2):
        picker = Picker(chain.position.moves)
        cards = [move for move in picker.moves if move.kind == "turn_up"]
        move = next(move for move in cards if not chain.then(picker.path_of(move)).follows_up)
        post = await choose(whole, person, post, chain.position.moves, move, chain.prefix)
        chosen.append(move)
        if len(chosen) < 2:
            chain = chain.then(Picker(chain.position.moves).path_of(move))
            assert FURTHER in [item.get("placeholder") for item in post.components]
    assert (await whole.match()).row.revision == match.row.revision
    await person.press(W("panel-confirm-all", count=2), post=post)
    after = (await whole.match()).state.players[seat]
    assert [move.card for move in chosen] == after.technologies[-2:]


async def test_the_fee_of_a_disc_is_told_before_it_is_paid(simcord_env):
    whole, match, seat, person = await played_to(
        simcord_env, "rise_of_empires", ("Anna", "Ben"), lambda state: state.side == "B" and state.step == "move"
    )
    moves = match.game.legal_moves(match.state, seat)
    move = next(move for move in moves if move.kind == "remove" and move.pay == "gold")
    events = match.game.play(match.game.copy(match.state), seat, move)
    post = await choose(whole, person, await person.press("Play"), moves, move)
    fee, paid = events[0].data["fee"], events[0].data["paid"]
    assert fee > 0
    options = [option.get("description") or "" for item in post.components for option in item.get("options", ())]
    texts = (*options, *post.buttons, post.text)
    told = [int(cost) for text in texts for cost in re.findall("gold \N{MINUS SIGN}(\\d+)", text)]
    assert told and min(told) >= paid["gold"]
    assert (await whole.match()).row.revision == match.row.revision


async def test_whoever_has_made_an_offer_is_shown_the_way_to_the_wish_list(simcord_env):
    whole, match, seat, person = await played_to(
        simcord_env, "mare_nostrum", ("Anna", "Ben", "Celina"), lambda state: state.step == "offer"
    )
    number = match.row.id
    while seat in match.game.to_move(match.state):
        move = next(move for move in match.game.legal_moves(match.state, seat) if move.kind in ("number", "offer"))
        last = sum(match.state.players[seat].offer.values()) == match.state.players[seat].number - 1
        if last:
            post = await choose(
                whole, person, await person.press("Play"), match.game.legal_moves(match.state, seat), move
            )
            post = await person.press(W("panel-confirm"), post=post)
        else:
            await whole.bot.services.playing.play(
                number, person.id, lambda *_, move=move: [move], revision=match.row.revision, now=utc_now()
            )
            await whole.bot.services.outbox.deliver(number)
        match = await whole.match()
    assert W("panel-noted") in post.text
    assert post.buttons == [W("turn-undo"), W("panel-more")]
    post = await person.press(W("panel-more"), post=post)
    assert W("mare-kind-wish") in post.buttons
    assert W("plan-open") not in post.buttons
