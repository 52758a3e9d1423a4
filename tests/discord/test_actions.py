"""An action as a whole: what follows from a move is chosen with it, confirmed once, and taken back with it."""

from __future__ import annotations

import pytest

from games.rise_of_empires.moves import TakeEmpire
from locales import words
from tests.discord.chat import Table
from tests.discord.test_chain import played_to
from tests.discord.test_chain_aside import put
from tests.discord.whole import Whole

W = words("en")
EMPIRE = TakeEmpire("empire_3")  # two regions, then perhaps a war


@pytest.fixture
async def rise(simcord_env):
    return await played_to(simcord_env, "rise_of_empires", ("Anna", "Ben"), lambda _state: True)


async def kinds_made(whole: Whole, after: int) -> list[str]:
    """The kinds of the moves made after this ply."""
    match = await whole.match()
    rows = await whole.bot.store.moves.of(match.row.id, from_ply=after)
    return [match.game.decode_move(row.move).kind for row in rows]


async def test_an_empire_tile_and_its_cubes_are_confirmed_once(rise):
    whole, match, _, person = rise
    assert await whole.press_one(EMPIRE)
    assert await kinds_made(whole, match.row.ply) == ["empire", "place", "place"]
    assert max(whole.presses["empire+2"]) <= 6
    made = whole.table.thread().posts()[-1]
    assert person is not None and made.message.attachments


async def test_nothing_is_made_before_all_of_it_is_chosen_and_the_panel_says_what_was(rise):
    whole, match, _, person = rise
    post = await person.press("Play")
    post = await person.take("Empire tile 3", post=post)
    assert "**Take an empire tile · Empire tile 3**" in post.text
    assert post.confirm is None and "panel-further" not in post.buttons
    assert (await whole.match()).row.revision == match.row.revision
    post = await person.press(W("panel-back"), post=post)
    assert "Empire tile 3" not in post.text


async def test_taking_back_an_action_takes_back_all_of_it(rise):
    whole, match, _, person = rise
    assert await whole.press_one(EMPIRE)
    answer = await person.press(W("turn-undo"))
    assert (await whole.match()).row.ply == match.row.ply
    assert "Empire tile 3" in answer.text
    whole.table.thread().sees(W("turn-taken-back", player=person.name, count=1, told="yes", what="takes"))


async def test_without_questions_the_last_choice_of_an_action_makes_it(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "rise_of_empires")
    await whole.begin()
    match, _, person, _ = await whole.wanted()
    await person.slash("/me", confirm=False)
    post = await person.press("Play")
    post = await person.take("Empire tile 3", post=post)
    assert (await whole.match()).row.revision == match.row.revision
    menu = next(item for item in post.components if item.get("options"))
    post = await person.choose(menu["custom_id"], menu["options"][0]["value"], post=post)
    assert (await whole.match()).row.revision == match.row.revision
    await person.take("4", post=post)  # of two regions, which are buttons: the fourth of the map
    assert await kinds_made(whole, match.row.ply) == ["empire", "place", "place"]


async def test_with_a_tile_that_can_be_flipped_a_move_is_confirmed_once_and_the_flip_is_offered_beside(rise):
    whole, match, _, person = rise
    seat = match.seat_of(person.id)
    match.state.players[seat].progress.append("diplomacy")
    person = await put(whole, match.state)
    before = (await whole.match()).row.ply
    post = await person.press("Play")
    menu = next(item for item in post.components if W("rise-kind-territory") in str(item.get("placeholder")))
    post = await person.choose(menu["custom_id"], menu["options"][0]["label"], post=post)
    assert post.confirm is not None and W("panel-further") in post.buttons
    assert W("rise-kind-end") not in post.buttons and "given up" not in post.text
    further = await person.press(W("panel-further"), post=post)
    assert any(W("rise-kind-ally") in label for label in further.buttons)
    assert (await whole.match()).row.ply == before
    # Its button says that the tile could still be flipped.
    end = next(label for label in further.buttons if label.startswith(f"{W('rise-kind-end')}: "))
    post = await person.press(end, post=further)
    await person.press(post.confirm, post=post)
    assert (await kinds_made(whole, before))[:2] == ["territory", "end"]
