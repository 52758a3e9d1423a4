"""A move that ends somebody's part of a phase is asked for, typed or pressed, also of those whom the panel asks nothing."""

from __future__ import annotations

from cogs.choosing.picker import Picker
from cogs.match.tables import Position
from games.imperial_settlers.moves import Pass
from tests.discord.chat import Table
from tests.discord.whole import Whole


async def test_a_pass_in_imperial_settlers_is_confirmed_typed_and_pressed(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna"), "imperial_settlers")
    await whole.begin()
    (anna,) = whole.table.people
    await whole.skip(lambda state: state.step == "turn")
    before = await whole.match()
    await anna.slash("/me", confirm=False)

    asked = await anna.slash("/settlers pass")
    assert asked is not None and whole.w("panel-summary") in asked.text and whole.w("panel-confirm") in asked.buttons
    known = before.game.redact(before.state, 0)
    picker = Picker(before.game.choices(known, 0))
    post = await anna.press(whole.w("turn-play"))
    assert post is not None
    pressed = await whole.step(anna, post, Position(before, 0, picker.moves), picker.path_of(Pass()))
    assert pressed is not None and whole.w("panel-summary") in pressed.text
    assert (await whole.match()).row.revision == before.row.revision

    await anna.press(whole.w("panel-confirm"), post=pressed)
    assert (await whole.match()).row.revision > before.row.revision
