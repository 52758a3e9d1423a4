"""Whoever is asked again after his own move reads what the others did meanwhile; out of the thread also where that is."""

from __future__ import annotations

from locales import words
from tests.discord.founders import begun

W = words("en")


async def test_the_answer_to_a_move_tells_what_a_computer_did_before_it_asks_again(simcord_env):
    driver = await begun(simcord_env, "Anna", computers=1)
    anna = driver.table.people[0]
    anna.place = driver.table.channel
    ply = (await driver.match()).row.ply
    await driver.type_one()
    while (match := await driver.match()).row.ply == ply + 1:  # another one of her own
        ply = match.row.ply
        await driver.type_one()
    own, first, *_ = await driver.bot.store.moves.of(1, from_ply=ply)
    assert own.user == anna.id and first.automatic
    computer = match.seats[first.seat].name
    place = W("match-place", match=1, place=f"<#{match.row.thread}>")
    post = anna.sees_private(f"- {computer}")
    assert place in post.text
    asked = next(item for item in post.components if item.get("custom_id", "").startswith("pick"))
    value = [asked["options"][0]["value"]] if asked.get("options") else []
    following = await (anna.choose if value else anna.press)(asked["custom_id"], *value, post=post)
    assert following is not None and following.text != post.text and place in following.text
