"""In which order things are offered."""

from __future__ import annotations

from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.ordering import in_order
from cogs.presentation.regions import as_read
from games import GAMES
from games.base import RANDOM
from games.imperial_settlers.state import Location
from tests.cogs.tables import table
from tests.games.founders_of_the_empire import positions as founders
from tests.render import settlers_scenes as settlers


def test_places_of_a_map_come_as_they_are_read_all_else_by_name_and_chance_last():
    values = [RANDOM, "balkans", "anatolia", "zama", 7]
    names = ["", "Balkans", "Anatolia", "Zama", ""]
    assert in_order(values, names, {}, "en") == [2, 1, 3, 4, 0]
    assert in_order(values, names, {"zama": 0, "balkans": 1, "anatolia": 2}, "en") == [3, 1, 2, 4, 0]


def test_cells_of_a_territory_are_numbered_as_one_reads_them_row_by_row_from_the_top():
    """Founders of the Empire: M11 stands above M9, which its name does not tell."""
    state = founders.position(founders.land("grove 0,0", "lake 1,0"), founders.home())
    position = Position(table(founders.GAME, state), 0, [])
    labels = as_read(labels_for(position.table, "en"), position)
    assert labels.ordered(["L10", "M11", "M9", "N11", "N9", "O10"]) == ["M11", "N11", "L10", "O10", "M9", "N9"]


def test_locations_are_numbered_as_they_lie_in_an_empire_row_by_row_also_as_sets_of_one():
    """Imperial Settlers R2.5: Production above Features above Actions, the own deck's first; names come in another order."""
    game = GAMES["imperial_settlers"]
    state = settlers.at(2, 0.6)
    state.players[0].empire = [Location(name, 0) for name in ("com_sawmill", "com_canteen", "com_town", "rom_legion")]
    position = Position(table(game, state), 0, [])
    labels = as_read(labels_for(position.table, "en"), position)
    lying = ["rom_legion", "com_town", "com_canteen", "com_sawmill"]
    assert labels.ordered(sorted(lying)) == lying
    assert labels.ordered([(name,) for name in sorted(lying)]) == [(name,) for name in lying]
