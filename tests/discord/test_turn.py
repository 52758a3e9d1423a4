"""A person's turn: what is grave is confirmed in red whatever he has switched off, and taking back is at hand."""

from __future__ import annotations

from locales import words
from tests.discord.chat import Table
from tests.discord.founders import begun, more
from tests.discord.whole import Whole

W = words("en")


def on_the_way(game, state):
    """A move after which the same seat goes on with something else, and by which nothing is shown; None where there is none."""
    seat = game.to_move(state)[0]
    for move in game.legal_moves(state, seat):
        after = game.copy(state)
        shown = any(event.reveals for event in game.play(after, seat, move))
        goes_on = seat in game.to_move(after) and game.asked(after, seat) not in game.follow_ups
        if move.kind not in game.free_kinds and goes_on and not shown:
            return move
    return None


async def test_the_answer_to_a_move_after_which_one_goes_on_carries_take_back(simcord_env):
    rise = Whole(await Table.open(simcord_env, "Anna", "Ben"), "rise_of_empires")
    await rise.begin()
    game = (await rise.match()).game
    await rise.skip(lambda state: on_the_way(game, state) is not None)
    match, seat, person, _ = await rise.wanted()
    post = await rise.to_summary(person, on_the_way(game, match.state))
    answer = await person.press(post.confirm, post=post)
    after = await rise.match()
    assert after.row.ply == match.row.ply + 1 and seat in after.game.to_move(after.state)
    assert answer.buttons.count(W("turn-undo")) == 1
    answer = await person.press(W("panel-back"), post=await person.press(W("panel-more"), post=answer))
    assert answer.buttons.count(W("turn-undo")) == 1, "also wherever the first screen is shown again"
    await person.press(W("turn-undo"), post=answer)
    assert (await rise.match()).row.ply == match.row.ply


async def test_what_ends_something_is_confirmed_even_where_questions_are_switched_off(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    (other,) = await driver.others()
    await other.slash("/me", confirm=False)
    ply = (await driver.match()).row.ply
    post = await other.press(W("founders-kind-stop"), post=await more(other))
    red = next(item for item in post.components if item.get("style") == 4)
    assert red["label"].startswith(W("founders-kind-stop")) and (await driver.match()).row.ply == ply
    await other.press(red["label"], post=post)
    assert (await driver.match()).row.ply == ply + 1


async def test_the_first_screen_tells_what_there_is_to_pay_with_and_no_other_does(simcord_env):
    rise = Whole(await Table.open(simcord_env, "Anna", "Ben"), "rise_of_empires")
    await rise.begin()
    match, seat, person, move = await rise.wanted()
    held = match.game.holdings(match.state, seat)
    line = " · ".join(f"{W(f'rise-holding-{name}')} {held[name]}" for name in ("gold", "disc", "food", "cube", "vp"))
    panel = await person.press(W("turn-play"))
    assert line in panel.text.split("\n")
    assert line not in (await rise.to_summary(person, move)).text


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
