"""Mare Nostrum's signs can be told apart without colour, and every component of the data has one."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.mare_nostrum.state import ROUTES, TITLES
from render.kit.icons import icon_mask
from render.kit.palette import PLAYERS
from render.mare import looks
from render.mare.sprites import space
from tests.render.colours import contrast
from tests.render.mare_scenes import GAME

CATALOGUE = GAME.catalogue


def test_every_component_has_a_sign():
    wanted = [
        (looks.GOODS, CATALOGUE.kinds),
        (looks.BUILDINGS, CATALOGUE.buildings),
        (looks.UNITS, CATALOGUE.units),
        (looks.EMPIRES, CATALOGUE.empires),
        (looks.CARDS, CATALOGUE.cards),
        (looks.TRACKS, TITLES),
        (looks.ROUTES, ROUTES),
    ]
    assert [name for table, names in wanted for name in names if name not in table] == []


def test_goods_differ_without_any_colour():
    signs = {(look.silhouette, icon_mask(look.icon, 40).tobytes()) for look in looks.GOODS.values()}
    assert len(signs) == len(looks.GOODS)


@pytest.mark.parametrize(
    "icons", [looks.CARDS, looks.BUILDINGS, looks.UNITS, looks.EMPIRES, looks.TRACKS, looks.ROUTES], ids=len
)
def test_icons_of_a_kind_differ(icons: dict[str, str]):
    assert len({icon_mask(icon, 40).tobytes() for icon in icons.values()}) == len(icons)


def test_goods_stand_out_from_their_grounds():
    assert [name for name, look in looks.GOODS.items() if contrast(look.ink, look.fill) < 3] == []


@pytest.mark.parametrize("building", looks.BUILDINGS)
def test_a_space_looks_different_empty_and_built_and_by_its_holder(building: str):
    pictures = [space(building, "", owner, 30).tobytes() for owner in ("", "nobody", *PLAYERS)]
    assert all(a != b for a, b in combinations(pictures, 2))
