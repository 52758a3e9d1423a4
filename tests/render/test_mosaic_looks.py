"""Mosaic's signs can be told apart without colour, and every component of the data has one."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.kit.icons import icon_mask
from render.kit.palette import PLAYERS, Good
from render.mosaic import looks
from render.mosaic.tokens import owned_hex
from tests.render.colours import contrast
from tests.render.mosaic_scenes import GAME

CATALOGUE = GAME.catalogues["pl"]
TABLES: dict[str, dict[str, Good]] = {"pillars": looks.PILLARS, "resources": looks.RESOURCES, "goods": looks.GOODS}


def signs(table: dict[str, Good]) -> set[tuple[str, bytes]]:
    return {(look.silhouette, icon_mask(look.icon, 40).tobytes()) for look in table.values()}


def test_every_component_has_a_sign():
    tables = {
        "pillars": looks.PILLARS, "goods": looks.GOODS, "wonders": looks.WONDERS, "governments": looks.GOVERNMENTS,
        "leaders": looks.LEADERS, "resources": looks.RESOURCES,
    }  # fmt: skip
    lacking = [name for part, table in tables.items() for name in getattr(CATALOGUE, part) if name not in table]
    metrics = [entry.requirement.metric for entry in CATALOGUE.achievements.values()]
    assert (lacking, [metric for metric in metrics if metric not in looks.METRICS]) == ([], [])


@pytest.mark.parametrize("table", TABLES)
def test_signs_of_a_kind_differ_without_any_colour(table: str):
    assert len(signs(TABLES[table])) == len(TABLES[table])


@pytest.mark.parametrize("icons", [looks.WONDERS, looks.GOVERNMENTS, looks.LEADERS, looks.PIECES, looks.METRICS])
def test_icons_of_a_kind_differ(icons: dict[str, str]):
    assert len({icon_mask(icon, 40).tobytes() for icon in icons.values()}) == len(icons)


@pytest.mark.parametrize("table", TABLES)
def test_icons_stand_out_from_their_grounds(table: str):
    assert [name for name, look in TABLES[table].items() if contrast(look.ink, look.fill) < 3] == []


def test_settlements_of_two_players_differ_without_any_colour():
    pictures = {colour: owned_hex(colour, "city", 25.0, False).convert("LA").tobytes() for colour in PLAYERS}
    assert all(pictures[a] != pictures[b] for a, b in combinations(pictures, 2))
