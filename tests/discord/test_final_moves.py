"""A move that ends somebody's part of a phase is asked for, typed or pressed, also of those whom the panel asks nothing."""

from __future__ import annotations

from cogs.picker import Picker
from cogs.tables import utc_now
from games.imperial_settlers.moves import Pass
from tests.discord.chat import Table
from tests.discord.whole import Whole


async def test_a_pass_in_imperial_settlers_is_confirmed_typed_and_pressed(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna"), "imperial_settlers")
    await whole.begin()
    (anna,) = whole.table.people
    while (found := await whole.wanted()) is not None and found[0].state.step != "turn":
        # What leads to the first turn is played behind Discord's back.
        match, *_, move = found
        await whole.bot.playing.play(
            match.row.id, anna.id, lambda *_, move=move: [move], revision=match.row.revision, now=utc_now()
        )
    before = await whole.match()
    await anna.slash("/me", confirm=False)

    asked = await anna.slash("/settlers pass")
    assert asked is not None and whole.w("panel-summary") in asked.text and whole.w("panel-confirm") in asked.buttons
    picker = Picker(before.game.legal_moves(before.state, 0))
    post = await anna.press(whole.w("turn-play"))
    assert post is not None
    pressed = await whole.step(anna, post, picker, picker.path_of(Pass()), f"{before.row.id}:{before.row.revision}:")
    assert pressed is not None and whole.w("panel-summary") in pressed.text
    assert (await whole.match()).row.revision == before.row.revision

    await anna.press(whole.w("panel-confirm"), post=pressed)
    assert (await whole.match()).row.revision > before.row.revision
