"""The signs of Founders of the Empire can be told apart without colour, and every component of the data has one."""

from __future__ import annotations

import pytest

from render.founders.faces import KIND_COLOURS, TOKENS, kind_mask, token
from render.founders.looks import GOODS, good
from render.kit.icons import icon_mask
from tests.render.colours import contrast
from tests.render.founders_scenes import GAME


def test_every_resource_has_a_piece():
    assert set(GAME.catalogue.resources) <= set(GOODS)


def test_resources_differ_without_any_colour():
    """Silhouette and icon as black on white."""
    signs = {(look.silhouette, icon_mask(look.icon, 40).tobytes()) for look in GOODS.values()}
    assert len(signs) == len(GOODS)


def test_resources_of_a_tier_share_a_silhouette_that_no_other_tier_has():
    by_tier: dict[str, set[str]] = {}
    for tile in GAME.catalogue.tiles.values():
        for resource in tile.produces:
            by_tier.setdefault(tile.kind, set()).add(GOODS[resource].silhouette)
    assert by_tier == {"nature": {"disc"}, "village": {"square"}, "city": {"hexagon"}}


@pytest.mark.parametrize("name", sorted(GOODS))
def test_the_icon_of_a_resource_stands_out_from_its_piece(name: str):
    assert contrast(GOODS[name].ink, GOODS[name].fill) >= 3


def test_kinds_of_tiles_have_corners_of_their_own():
    assert len({kind_mask(kind, 80).tobytes() for kind in KIND_COLOURS}) == 4


def test_tokens_differ_without_any_colour():
    assert len({token(kind, 40).convert("LA").tobytes() for kind in TOKENS}) == len(TOKENS)
    assert len({icon_mask(icon, 40).tobytes() for icon, _, _ in TOKENS.values()}) == len(TOKENS)


@pytest.mark.parametrize("size", [16, 22, 27, 40, 60])
def test_a_piece_has_ink_at_every_size(size: int):
    assert all(good(name, size).getchannel("A").getextrema()[1] == 255 for name in GOODS)
