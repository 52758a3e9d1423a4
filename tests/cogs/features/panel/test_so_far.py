"""While the next question of an action is asked, all of it that is chosen is told: what it is, what it costs, brings, does to others."""

from __future__ import annotations

from discord.ui import TextDisplay

from cogs.choosing.follow_ups import foretold
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose
from cogs.features.panel.screens import Screens
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
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
    assert "- costs cubes −" in text and "- brings " in text and "map cubes +" in text


async def test_a_region_has_one_number_from_the_first_question_to_the_next_which_say_once_which_of_them_it_is():
    """Rise of Empires: numbers count all regions of the map, possible or not."""
    chain = next(chain for chain in chains("so far 1", 1) if chain.moves[-1].kind == "place")
    first = chain.before
    assert first is not None and first.follows_up
    pictures, found = Pictures("png"), list[dict[str, str]]()
    try:
        for one in (first, chain):
            view, _ = await Screens(pictures).make(one, labels_for(chain.position.table, "en"), ())
            text = "\n".join(part.content for part in view.walk_children() if isinstance(part, TextDisplay))
            assert ("region 1 of at most" in text or "region 2 of at most" in text) and "(1 of" not in text
            rows = [row.label for part in view.walk_children() if isinstance(part, Choose) for row in part.item.options]
            named = (row.split(" · ") for row in rows if row[0].isdigit())
            found.append({name: number for number, name, *_ in named})
    finally:
        pictures.close()
    both = found[0].keys() & found[1].keys()
    assert both and {name: found[0][name] for name in both} == {name: found[1][name] for name in both}
    assert [*found[1].values()] != [str(number) for number in range(1, 1 + len(found[1]))]


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
