"""The grounds that all pictures share: the table, parchment and land, painted once and cut to size."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.kit.cache import kept
from render.kit.packed import Packed
from render.kit.palette import LAND, MEADOW, PAPER, TABLE, WALNUT_DARK, darker, rgb
from render.kit.sheet import HEIGHTS, WIDTH
from render.kit.texture import grained, noise, vignette

_TALL = 1600  # pixels of a painted ground; what is taller is painted in multiples of it
_PLANK = 150


def table(height: int, width: int = WIDTH) -> Image.Image:
    """Planks of dark wood, as wide as the sheet; a new picture each time."""
    return _planks(-(-height // _TALL)).crop((0, 0, width, height))


def paper(width: int, height: int) -> Image.Image:
    """Parchment of that size; a new picture each time."""
    return _parchment(-(-height // HEIGHTS[1])).crop((0, 0, width, height)).convert("RGB")


def land(width: int, height: int) -> Image.Image:
    """Open land under a territory; a new picture each time."""
    return _open_land(-(-height // _TALL)).crop((0, 0, width, height))


@kept
def _planks(times: int) -> Packed:
    height = times * _TALL
    streaks = noise(WIDTH // 24, height, "planks", ((2, 40), (5, 30))).resize((WIDTH, height), Image.Resampling.BICUBIC)
    wood = Image.new("RGB", (WIDTH, height), rgb(TABLE))
    wood = ImageChops.soft_light(wood, Image.merge("RGB", (streaks, streaks, streaks)))
    for top in range(0, height, _PLANK):
        wood.paste(rgb(darker(TABLE, 0.55)), (0, top, WIDTH, top + 2))
    vignette(wood, WALNUT_DARK, 130, 140)
    return Packed.of(wood)


@kept
def _parchment(times: int) -> Image.Image:
    # Grain on a single colour: as a palette of its shades it takes a quarter of the memory.
    grain = noise(WIDTH, times * HEIGHTS[1], "parchment", ((9, 5), (60, 12), (220, 14)))
    values = Image.frombytes("L", (256, 1), bytes(range(256)))
    shades = ImageChops.soft_light(Image.new("RGB", values.size, rgb(PAPER)), Image.merge("RGB", (values,) * 3))
    grain.putpalette(shades.tobytes())
    return grain


@kept
def _open_land(times: int) -> Packed:
    size = (WIDTH, times * _TALL)
    patches = noise(*size, "meadows", ((90, 150), (260, 160)))
    ground = Image.composite(Image.new("RGB", size, rgb(MEADOW)), Image.new("RGB", size, rgb(LAND)), patches)
    return Packed.of(grained(ground, "land", ((10, 6), (70, 10))))
