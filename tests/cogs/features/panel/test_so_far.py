"""While the next question of an action is asked, all of it that is chosen is told: what it is, what it costs, brings, does to others."""

from __future__ import annotations

from discord.ui import TextDisplay

from cogs.choosing.follow_ups import foretold
from cogs.choosing.picker import Picker
from cogs.features.panel.screens import Screens
from cogs.presentation.labels import labels_for
from games import GAMES
from games.rise_of_empires.moves import Stop, TakeEmpire
from tests.cogs.features.panel.pressing import Unseen
from tests.cogs.features.panel.test_long_actions import chains

GAME = GAMES["rise_of_empires"]


async def test_the_question_for_the_next_region_tells_the_tile_and_what_the_regions_before_bring():
    """Rise of Empires: two regions of an empire tile."""
    chain = next(chain for chain in chains("so far 1", 1) if chain.moves[-1].kind == "place")
    view, _ = await Screens(Unseen()).make(chain, labels_for(chain.position.table, "en"), ())
    text = "\n".join(part.content for part in view.walk_children() if isinstance(part, TextDisplay))
    tile = next(move for move in chain.moves if isinstance(move, TakeEmpire))
    does = labels_for(chain.position.table, "en").about(tile.tile, "empire")
    assert does and f"-# {does}" in text
    assert "- costs cubes −" in text and "- brings " in text and "on the map +" in text


def test_nothing_is_told_of_a_war_that_nobody_need_begin():
    """Rise of Empires: after the last region the war is asked about, and can be declined."""
    met = 0
    for chain in chains("so far 1", 1):
        moves = chain.position.moves
        kinds = {move.kind for move in moves}
        if Stop() not in moves or "place" not in kinds:
            continue
        path = Picker(moves).path_of(Stop())
        then = chain.then(path)
        if then is None or "war" not in then.picker.kinds:
            continue
        found = foretold(chain, path)
        assert found is not None and not found.changes
        met += 1
    assert met
