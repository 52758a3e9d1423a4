"""What lies under everything: the table, parchment and land, painted once and cut to size."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from render.cache import MIB, Cache, picture_bytes
from render.founders.layout import HEIGHTS, WIDTH
from render.palette import LAND, PAPER, TABLE, WALNUT_DARK, darker, rgb
from render.texture import grained, noise, vignette

_cuts: Cache[tuple[str, int, int], Image.Image] = Cache(24 * MIB, picture_bytes)


@lru_cache(8)
def table(height: int) -> Image.Image:
    """Planks of dark wood, as wide as the sheet; never draw on it."""
    wood = Image.new("RGB", (WIDTH, height), rgb(TABLE))
    streaks = noise(WIDTH // 24, height, "planks", ((2, 40), (5, 30))).resize((WIDTH, height), Image.Resampling.BICUBIC)
    wood = ImageChops.soft_light(wood, Image.merge("RGB", (streaks, streaks, streaks)))
    plank = 150
    for top in range(0, height, plank):
        wood.paste(rgb(darker(TABLE, 0.55)), (0, top, WIDTH, top + 2))
    vignette(wood, WALNUT_DARK, 130, 140)
    return wood


def paper(width: int, height: int) -> Image.Image:
    """Parchment of that size; never draw on it."""
    return _cuts.get(("paper", width, height), lambda: _parchment().crop((0, 0, width, height)))


def land(width: int, height: int) -> Image.Image:
    """Open land under a territory; never draw on it."""
    return _cuts.get(("land", width, height), lambda: _open_land().crop((0, 0, width, height)))


@lru_cache(1)
def _parchment() -> Image.Image:
    return grained(Image.new("RGB", (WIDTH, HEIGHTS[1]), rgb(PAPER)), "parchment", ((9, 5), (60, 12), (220, 14)))


@lru_cache(1)
def _open_land() -> Image.Image:
    size = (WIDTH, 2 * HEIGHTS[1])
    meadow = Image.new("RGB", size, rgb("#D3D3A0"))
    sand = Image.new("RGB", size, rgb(LAND))
    patches = noise(*size, "meadows", ((90, 150), (260, 160)))
    return grained(Image.composite(meadow, sand, patches), "land", ((10, 6), (70, 10)))
