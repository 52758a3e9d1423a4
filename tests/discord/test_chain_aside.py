"""A whole turn of Mosaic chosen in one visit to the panel: what comes up in the offer on the way is not shown before."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker
from cogs.match.tables import Position
from games.base import Move
from games.mosaic.moves import Claim, End, Receive
from locales import words
from tests.cogs.choosing.test_chain_worlds import ACTION, FREE, GAME, turn
from tests.discord.chat import Person, Post, Table
from tests.discord.founders import Driver
from tests.discord.whole import Whole

W = words("en")
CULTURE = next(name for name, tile in GAME.catalogues["pl"].golden_ages.items() if tile.requirement.pillar == "culture")


@pytest.fixture
async def whole(simcord_env) -> Whole:
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "mosaic")
    await whole.begin()
    return whole


async def put(whole: Whole, state: Any) -> Person:
    """Let the match have come to this turn of seat 0; gives the person there."""
    await Driver(whole.table).put(lambda _: state)
    match = await whole.match()
    return whole.people[match.seats[0].user]


async def choose(whole: Whole, person: Person, *moves: Move) -> list[Post]:
    """The panel at the summary of each of these moves, chosen one after the other; nothing is confirmed."""
    match = await whole.match()
    chain = Chain(Position(match, 0, match.game.legal_moves(match.game.redact(match.state, 0), 0)))
    post, shown = await person.press(whole.w("turn-play")), list[Post]()
    for move in moves:
        if shown and W("panel-further") in shown[-1].buttons:
            post = await person.press(W("panel-further"), post=shown[-1])
        path = Picker(chain.position.moves).path_of(move)
        end = f"do:{match.row.id}:{match.row.revision}:{chain.prefix}{encode_path(path)}"
        while end not in [item.get("custom_id") for item in post.components]:
            post = await whole.step(person, post, chain.position, path, chain.prefix)
        shown.append(post)
        chain = chain.then(path) or chain
    return shown


async def made(whole: Whole, since: int) -> list[Move]:
    """The moves of people since a ply."""
    match = await whole.match()
    rows = await whole.bot.store.moves.of(match.row.id, from_ply=since)
    return [match.game.decode_move(row.move.encode()) for row in rows if not row.automatic]


async def test_free_step_action_claim_and_end_are_confirmed_once(whole):
    state = turn()
    person = await put(whole, state)
    ply = (await whole.match()).row.ply
    *_, last = await choose(whole, person, FREE, ACTION, Claim(CULTURE), Receive("money"), End())
    assert (await whole.match()).row.ply == ply
    # What the claim brings belongs to it.
    # The end is named, as another tile could still be claimed.
    await person.press(last.buttons[0], post=last)
    assert await made(whole, ply) == [FREE, ACTION, Claim(CULTURE), Receive("money"), End()]


async def test_where_something_comes_up_for_another_to_decide_the_rest_is_not_made(whole):
    state = turn()
    deck = state.decks["technologies"]
    deck.insert(0, deck.pop(deck.index("empire_scoring_technology")))
    state.players[1].leader = "leader_general"
    state.players[0].units["italia"] = [0, 1, 0]
    state.players[1].units["italia"] = [0, 1, 0]
    person = await put(whole, state)
    ply = (await whole.match()).row.ply
    shown = await choose(whole, person, FREE, ACTION, End())
    # That one may come up is said of every card that is taken; that it does is not.
    assert not any("Empire Scoring" in post.text.replace(W("mosaic-consequence-chance-scoring"), "") for post in shown)
    answer = await person.press(shown[-1].buttons[0], post=shown[-1])
    assert W("panel-not-made", moves=W("mosaic-kind-end")) in answer.text
    assert await made(whole, ply) == [FREE, ACTION]
    match = await whole.match()
    assert match.game.to_move(match.state) == (1,)


async def test_one_press_confirms_an_action_with_the_end_of_the_turn_where_no_tile_could_be_claimed_before(whole):
    end, both = W("mosaic-kind-end"), W("panel-confirm-and", kind=W("mosaic-kind-end"))
    state = turn()
    state.achievements, state.players[0].drafted = [], ["tech_bronze"]
    person = await put(whole, state)
    ply = (await whole.match()).row.ply
    (post,) = await choose(whole, person, ACTION)
    await person.press(both, post=post)
    assert (await made(whole, ply))[:2] == [ACTION, End()]
    person = await put(whole, turn())
    ply = (await whole.match()).row.ply
    (post,) = await choose(whole, person, ACTION)
    assert [button for button in post.buttons if button.startswith(both)] == []
    answer = await person.press(W("panel-confirm"), post=post)
    asked = await person.press(end, post=answer)
    assert await made(whole, ply) == [ACTION]
    assert "Wealthy Civilization (6 VP)" in asked.text
    await person.press(asked.buttons[0], post=asked)
    assert (await made(whole, ply))[:2] == [ACTION, End()]
