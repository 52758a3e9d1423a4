"""The signs of Rise of Empires can be told apart without colour, and every component of the data has one."""

from __future__ import annotations

from render.kit.icons import icon_mask
from render.rise import looks
from render.rise.chips import chips_of
from tests.render.colours import contrast
from tests.render.rise_scenes import GAME

CATALOGUE = GAME.catalogue


def test_every_tile_has_a_sign():
    lacking = [name for name in CATALOGUE.progress if name not in looks.PROGRESS]
    lacking += [name for name in CATALOGUE.territory if name not in looks.TERRITORY]
    assert lacking == []


def test_signs_of_progress_tiles_differ():
    assert len({icon_mask(icon, 40).tobytes() for icon in looks.PROGRESS.values()}) == len(looks.PROGRESS)


def test_territories_differ_without_any_colour():
    assert len({icon_mask(look.icon, 40).tobytes() for look in looks.TERRITORY.values()}) == len(looks.TERRITORY)


def test_goods_differ_without_any_colour():
    """Gold and resource discs are plain, one nearly white, the other nearly black."""
    shown = {name: looks.good(name, 40).convert("LA").tobytes() for name in looks.GOODS}
    assert len(set(shown.values())) == len(shown)
    assert contrast(looks.GOODS["gold"].fill, looks.GOODS["disc"].fill) > 4.5


def test_every_tile_says_what_it_does():
    assert [name for name, tile in CATALOGUE.tiles.items() if not chips_of(tile)] == []


def test_icons_stand_out_from_their_grounds():
    tables = (*looks.GOODS.items(), *looks.TERRITORY.items())
    assert [name for name, look in tables if look.icon and contrast(look.ink, look.fill) < 3] == []
