"""Colours can be told apart, and never carry a meaning alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.founders.faces import KIND_COLOURS, TOKENS, kind_mask, token
from render.kit.icons import icon_mask
from render.kit.palette import FRESH, GOODS, LAND, PAPER, PLAYERS
from render.kit.pieces import good, player_token
from render.kit.shapes import hatch_mask
from tests.render.colours import SIMULATIONS, contrast, distance
from tests.render.scenes import GAME


@pytest.mark.parametrize("sight", list(SIMULATIONS))
def test_player_colours_are_told_apart(sight: str):
    nearest = min(distance(a.fill, b.fill, sight) for a, b in combinations(PLAYERS.values(), 2))
    assert nearest >= 10


def test_each_player_has_a_silhouette_and_a_hatch_of_their_own():
    looks = list(PLAYERS.values())
    assert len({look.silhouette for look in looks}) == len({look.hatch for look in looks}) == len(looks)


def test_silhouettes_and_hatches_differ_in_pixels():
    shapes = {player_token(colour, "", 40).getchannel("A").tobytes() for colour in PLAYERS}
    hatches = {hatch_mask(look.hatch, 60, 60).tobytes() for look in PLAYERS.values()}
    assert len(shapes) == len(hatches) == len(PLAYERS)


@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_ink_can_be_read_on_a_players_colour(name: str):
    assert contrast(PLAYERS[name].ink, PLAYERS[name].fill) >= 4.5


def test_every_resource_has_a_piece():
    assert set(GAME.catalogue.resources) <= set(GOODS)


def test_resources_differ_without_any_colour():
    """Silhouette and icon as black on white."""
    signs = {(look.silhouette, icon_mask(look.icon, 40).tobytes()) for look in GOODS.values()}
    assert len(signs) == len(GOODS)


def test_resources_of_a_tier_share_a_silhouette_that_no_other_tier_has():
    by_tier: dict[str, set[str]] = {}
    for resource in GAME.catalogue.resources.values():
        by_tier.setdefault(resource.tier, set()).add(GOODS[resource.id].silhouette)
    assert by_tier == {"basic": {"disc"}, "village": {"square"}, "city": {"hexagon"}}


@pytest.mark.parametrize("name", sorted(GOODS))
def test_the_icon_of_a_resource_stands_out_from_its_piece(name: str):
    assert contrast(GOODS[name].ink, GOODS[name].fill) >= 3


def test_kinds_of_tiles_have_corners_of_their_own():
    assert len({kind_mask(kind, 80).tobytes() for kind in KIND_COLOURS}) == 4


def test_tokens_differ_without_any_colour():
    assert len({token(kind, 40).convert("LA").tobytes() for kind in TOKENS}) == len(TOKENS)
    assert len({icon_mask(icon, 40).tobytes() for icon, _, _ in TOKENS.values()}) == len(TOKENS)


def test_what_is_new_stands_out_from_every_ground():
    """The yellow line has a dark edge, as yellow alone would be lost on paper."""
    assert min(contrast("#5A3B00", ground) for ground in (LAND, PAPER, FRESH)) >= 4.5


@pytest.mark.parametrize("size", [16, 22, 27, 40, 60])
def test_a_piece_has_ink_at_every_size(size: int):
    assert all(good(name, size).getchannel("A").getextrema()[1] == 255 for name in GOODS)
