"""Colours can be told apart, and never carry a meaning alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.kit.palette import FRESH, LAND, PAPER, PLAYERS
from render.kit.pieces import player_token
from render.kit.shapes import hatch_mask
from tests.render.colours import SIMULATIONS, contrast, distance


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


def test_what_is_new_stands_out_from_every_ground():
    """The yellow line has a dark edge, as yellow alone would be lost on paper."""
    assert min(contrast("#5A3B00", ground) for ground in (LAND, PAPER, FRESH)) >= 4.5
