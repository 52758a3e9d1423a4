"""One press for a move that was made before, and what a fee will be, in the panel and while typing."""

from __future__ import annotations

from collections import Counter

from games.rise_of_empires.moves import TakeTerritory, Trade
from locales import words
from tests.discord.chat import Table
from tests.discord.whole import Whole

W = words("en")


async def test_the_last_move_is_offered_again_and_asked_for_like_any_other(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "rise_of_empires")
    await whole.begin()
    found = await whole.wanted()
    assert found is not None
    match, seat, person, _ = found
    ((tile, _),) = Counter(match.state.territory).most_common(1)
    label = W("panel-again", move=f"{W('rise-kind-territory')} · {match.game.components[tile].name['en']}")
    panel = await person.press(W("turn-play"))
    assert panel is not None and not any(button.startswith(label) for button in panel.buttons)
    await whole.press_one(TakeTerritory(tile))
    await whole.press_one(Trade("gold", 1))
    panel = await person.press(W("turn-play"))
    (again,) = [button for button in panel.buttons if button.startswith(f"{label} · ")]
    assert " → " in again, "what it costs and brings"
    summary = await person.press(again, post=panel)
    assert summary is not None and W("panel-summary") in summary.text
    assert (await whole.match()).state.players[seat].territory == [tile]
    first = await person.press(W("panel-back"), post=summary)
    assert again in first.buttons, "nothing else was opened before it"
    summary = await person.press(again, post=first)
    await person.press(W("panel-confirm"), post=summary)
    assert (await whole.match()).state.players[seat].territory == [tile, tile]
