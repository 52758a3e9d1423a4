"""Cards as sprites: cut out with round corners and a shadow, outlined where something changed, kept for the next picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageFilter

from render.kit.canvas import Canvas, DrawnText
from render.kit.palette import FRESH, FRESH_EDGE, rgb
from render.kit.shapes import round_mask

MARGIN = 10  # pixels round a card in its sprite: shadow and outline
_SHADOW = "#150C05"
_STRENGTH = 165


@dataclass(frozen=True)
class Sprite:
    """A card with a margin round it, and the texts painted on it, placed from the sprite's corner."""

    image: Image.Image
    texts: tuple[DrawnText, ...]


def cut_out(sheet: Canvas, radius: int, *, fresh: bool = False) -> Sprite:
    """The painted sheet as a sprite."""
    width, height = sheet.image.width + 2 * MARGIN, sheet.image.height + 2 * MARGIN
    sprite = _shadow(sheet.image.width, sheet.image.height, radius).copy()
    if fresh:
        for grow, colour in ((6, FRESH_EDGE), (5, FRESH)):
            box = (MARGIN - grow, MARGIN - grow, width - MARGIN + grow, height - MARGIN + grow)
            ring = round_mask(box[2] - box[0], box[3] - box[1], radius + grow)
            sprite.paste((*rgb(colour), 255), box[:2], ring)
    shape = round_mask(sheet.image.width, sheet.image.height, radius)
    sprite.paste(sheet.image.convert("RGBA"), (MARGIN, MARGIN), shape)
    return Sprite(sprite, tuple(text.moved(MARGIN, MARGIN) for text in sheet.texts))


@lru_cache(24)
def _shadow(width: int, height: int, radius: int) -> Image.Image:
    """What a card of this size throws on its margin; never draw on the result."""
    size = width + 2 * MARGIN, height + 2 * MARGIN
    fallen = Image.new("L", size, 0)
    fallen.paste(round_mask(width, height, radius), (MARGIN, MARGIN + 3))
    fallen = fallen.filter(ImageFilter.GaussianBlur(3.6)).point([value * _STRENGTH // 255 for value in range(256)])
    sprite = Image.new("RGBA", size, (*rgb(_SHADOW), 0))
    sprite.putalpha(fallen)
    return sprite


def stamp(sheet: Canvas, sprite: Sprite, corner: tuple[int, int]) -> None:
    """The sprite with the card's upper left corner at ``corner``."""
    x, y = corner[0] - MARGIN, corner[1] - MARGIN
    sheet.stamp_texts(sprite.image, (x + sprite.image.width / 2, y + sprite.image.height / 2), sprite.texts)
