"""A Technology of Mosaic that turns on what is offered: how it lies is asked in the panel once the new card lies there."""

from __future__ import annotations

from cogs.presentation.rows import capital
from games.mosaic.moves import Lay, Research
from locales import words
from tests.discord.chat import Table
from tests.discord.founders import Driver
from tests.discord.whole import Whole
from tests.games.mosaic.positions import PLENTY, position

W = words("en")
UP, DOWN = W("mosaic-value-face_up-yes"), W("mosaic-value-face_up-no")


async def test_whether_a_technology_is_turned_up_is_a_question_of_its_own_below_the_new_card(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "mosaic")
    await whole.begin()
    own = {"resources": PLENTY, "pillars": {"science": 2, "economy": 1}, "cities": ["GR08"]}
    offers = {
        "technology_offer": ["tech_alphabet", "tech_mathematics"],
        "technology_deck_order": ["tech_calendar", "tech_seeds"],
    }
    await Driver(whole.table).put(lambda _: position(2, A=own, **offers))
    match = await whole.match()
    person = whole.people[match.seats[0].user]
    post = await person.press(W("turn-play"))
    post = await person.take(f"Mathematics · {W('mosaic-remark-face-later')}", post=post)
    assert f"**Mathematics** · **{DOWN}**" in post.text
    assert W("mosaic-consequence-chance") in post.text
    assert "Calendar" not in post.text
    asked = await person.press(W("panel-confirm"), post=post)
    told, question, _ = asked.text.partition(f"### {W('mosaic-field-lay-face_up')}")
    assert question
    offered = {"card": "Calendar, Seeds", "times": 2, "deck": W("mosaic-value-deck-technologies")}
    assert W("mosaic-event-offered", **offered) in told
    assert [button.partition(" · ")[0] for button in asked.buttons] == [capital(DOWN), capital(UP), W("panel-more")]
    post = await person.press(next(button for button in asked.buttons if button.startswith(capital(UP))), post=asked)
    post = await person.press(W("panel-confirm"), post=post)
    assert W("mosaic-step-action", by=" (Mathematics)") in post.text
    rows = await whole.bot.store.moves.of(match.row.id, from_ply=match.row.ply)
    made = [match.game.decode_move(row.move.encode()) for row in rows]
    assert made == [Research("tech_mathematics", False, "own"), Lay(True)]
