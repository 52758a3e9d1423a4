"""A person's turn: what is grave is confirmed in red whatever he has switched off, and taking back is at hand."""

from __future__ import annotations

from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker
from cogs.match.tables import Position
from locales import words
from tests.discord.chat import Table
from tests.discord.founders import begun
from tests.discord.whole import Whole

W = words("en")


async def test_the_answer_to_a_move_after_which_one_goes_on_carries_take_back(simcord_env):
    rise = Whole(await Table.open(simcord_env, "Anna", "Ben"), "rise_of_empires")
    await rise.begin()
    # A region is chosen, and cubes are still to be placed.
    await rise.skip(lambda state: any(decision.kind == "place" for decision in state.pending))
    match, seat, person, move = await rise.wanted()
    picker = Picker(match.game.legal_moves(match.state, seat))
    path = picker.path_of(move)
    post = await person.press(W("turn-play"))
    confirm = f"do:{match.row.id}:{match.row.revision}:{encode_path(path)}"
    while confirm not in [item.get("custom_id") for item in post.components]:
        post = await rise.step(person, post, Position(match, seat, picker.moves), path)
    answer = await person.press(confirm, post=post)
    after = await rise.match()
    assert after.row.ply == match.row.ply + 1 and seat in after.game.to_move(after.state)
    assert W("turn-undo") in answer.buttons
    await person.press(W("turn-undo"), post=answer)
    assert (await rise.match()).row.ply == match.row.ply


async def test_what_ends_something_is_confirmed_even_where_questions_are_switched_off(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    (other,) = await driver.others()
    await other.slash("/me", confirm=False)
    ply = (await driver.match()).row.ply
    post = await other.press(W("founders-kind-stop"), post=await other.press(W("turn-play")))
    red = next(item for item in post.components if item.get("style") == 4)
    assert red["label"].startswith(W("founders-kind-stop")) and (await driver.match()).row.ply == ply
    await other.press(red["label"], post=post)
    assert (await driver.match()).row.ply == ply + 1


async def test_why_not_tells_what_the_rules_refuse_and_leads_back(simcord_env):
    rise = Whole(await Table.open(simcord_env, "Anna", "Ben"), "rise_of_empires")
    await rise.begin()
    found = await rise.wanted()
    assert found is not None
    _, _, person, _ = found
    panel = await person.press(W("turn-play"))
    answer = await person.press(W("panel-why"), post=panel)
    assert W("why-title") in answer.text and "*(R" in answer.text
    (menu,) = [item for item in answer.components if item.get("options")]
    kind = menu["options"][0]["label"]
    answer = await person.choose(menu["custom_id"], kind, post=answer)
    assert f"**{kind}**" in answer.text
    back = await person.press(W("panel-back"), post=answer)
    assert back.text == panel.text and back.buttons == panel.buttons
