"""Colours can be told apart, and never carry a meaning alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from games.founders_of_the_empire.state import Placed, Territory
from render.founders import painter as founders
from render.kit.palette import FRESH, FRESH_EDGE, LAND, PAPER, PLAYERS
from render.kit.pieces import player_token
from render.kit.shapes import hatch_mask
from render.mosaic import painter as mosaic
from render.paint import Painter
from render.rise import painter as rise
from render.scene import Scene
from tests.render import founders_scenes, mosaic_scenes, rise_scenes
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
    assert min(contrast(FRESH_EDGE, ground) for ground in (LAND, PAPER, FRESH)) >= 4.5


def _one_tile() -> Scene:
    """A tile of Founders of the Empire on the pale mat."""
    state = founders_scenes.GAME.setup(2, founders_scenes.GAME.options(), "palette")
    state.territories = [Territory(tiles={"M10": Placed("forest")}), Territory(tiles={"M10": Placed("lake")})]
    return founders_scenes.scene(state, view="area", focus=0, candidates=("0:M10",))


CHOICES: dict[str, tuple[Painter, Callable[[], Scene]]] = {
    "founders": (founders.PAINTER, _one_tile),
    "mosaic": (
        mosaic.PAINTER,
        lambda: mosaic_scenes.scene(mosaic_scenes.at(2, 0.5), view="part", place="hispania", candidates=("hex:HI07",)),
    ),
    "rise": (
        rise.PAINTER,
        lambda: rise_scenes.scene(rise_scenes.crowded(), view="board", candidates=("region:balkans",)),
    ),
}


@pytest.mark.parametrize("game", list(CHOICES))
def test_a_chosen_place_has_the_bright_line_and_the_dark_edge_as_its_ground_may_be_bright(game: str):
    painter, scene = CHOICES[game]
    shown = scene()
    marked, plain = (
        painter.paint(made).convert("RGB") for made in (replace(shown, chosen=True), replace(shown, candidates=()))
    )
    assert marked.size == plain.size
    new = ImageChops.difference(marked, plain).convert("L").point([0] + [255] * 255)
    for colour in (FRESH, FRESH_EDGE):
        unlike = ImageChops.difference(marked, Image.new("RGB", marked.size, colour)).convert("L")
        alike = ImageChops.multiply(unlike.point([255 if value < 20 else 0 for value in range(256)]), new)
        assert alike.histogram()[255] > 300
