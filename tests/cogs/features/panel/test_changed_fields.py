"""What was filled in is changed by a control that says what it asks, and of each value what it does otherwise."""

from __future__ import annotations

from cogs.discord_io.controls import Press, Pressed
from cogs.features.panel.ways import led_on_way, way_of
from cogs.presentation.labels import labels_for
from tests.cogs.features.panel.pressing import screens, seated
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import position


async def buttons(card: str) -> list[str]:
    """What stands on the buttons of the panel once this card was chosen to be built."""
    supply = {"worker": 2, "stone": 2, "gold": 3}
    state = position({"faction": "egyptians", "hand": [card], "empire": ["com_mill", "com_ruins"], "supply": supply})
    asked = seated(GAME, state, 0)
    kind = [*dict.fromkeys(move.kind for move in asked.moves)].index("build")
    cards = [*dict.fromkeys(move.card for move in asked.moves if move.kind == "build")]
    row = asked.table.row
    at = led_on_way(way_of(asked, Pressed("pick", row.id, row.revision, str(kind), (str(cards.index(card)),))))
    view, _ = await screens().make(at.chain, labels_for(asked.table, "en"), at.path)
    return [part.item.label or "" for part in view.walk_children() if isinstance(part, Press)]


async def test_what_is_given_up_for_a_card_does_not_stand_behind_its_name():
    assert "What do you give up for it? Mill" in await buttons("egy_pharaohs_guard")


async def test_a_way_of_paying_does_not_say_what_is_given_up_whatever_is_paid():
    assert "For which Resources do you pay Gold? Gold for stone" in await buttons("egy_sphinx")
