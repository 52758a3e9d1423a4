"""In which order things are offered."""

from __future__ import annotations

from cogs.presentation.ordering import in_order
from games.base import RANDOM


def test_places_of_a_map_come_as_they_are_read_all_else_by_name_and_chance_last():
    values = [RANDOM, "balkans", "anatolia", "zama", 7]
    names = ["", "Balkans", "Anatolia", "Zama", ""]
    assert in_order(values, names, {}, "en") == [2, 1, 3, 4, 0]
    assert in_order(values, names, {"zama": 0, "balkans": 1, "anatolia": 2}, "en") == [3, 1, 2, 4, 0]
