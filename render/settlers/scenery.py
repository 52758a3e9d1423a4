"""The little scene on a card: sky in the card's colour, land or rays by its kind, and what the card shows in front."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import kept
from render.kit.icons import icon_mask
from render.kit.palette import Colour, darker, lighter, mix, rgb
from render.kit.shapes import gradient
from render.kit.texture import grained
from render.kit.wash import wash
from render.settlers.art import art_of
from render.settlers.looks import COLOURS

_SCALE = 2
_CREAM = "#FFF7E2"
_RAYS = 9


@kept
def scene(card_type: str, kind: str, colours: tuple[str, ...], width: int, height: int, low: int = 0) -> Image.Image:
    """The scene of a card, ``low`` px of its foot left free; never draw on the result."""
    image = _backdrop(kind, colours, width, height, low).copy()
    room = height - low
    size = round(min(width * 0.74, room * 0.78))
    at = ((width - size) // 2, round((room - size) * 0.46))
    mask = icon_mask(art_of(card_type, kind), size)
    dark = darker(COLOURS[colours[0] if colours else ""].fill, 0.72)
    soft = Image.new("L", (width, height), 0)
    soft.paste(mask, (at[0] + max(1, size // 40), at[1] + max(2, size // 22)))
    soft = soft.filter(ImageFilter.GaussianBlur(max(1.2, size / 38)))
    image.paste(dark, (0, 0), soft.point([value * 190 // 255 for value in range(256)]))
    front = gradient(size, size, _CREAM, "#F2DDB2")
    image.paste(front, at, mask)
    return image


@kept
def _backdrop(kind: str, colours: tuple[str, ...], width: int, height: int, low: int) -> Image.Image:
    shown = colours or ("",)
    image = Image.new("RGB", (width, height))
    for place, colour in enumerate(shown):
        left, right = width * place // len(shown), width * (place + 1) // len(shown)
        fill = COLOURS[colour].fill
        image.paste(gradient(right - left, height, lighter(fill, 0.34), darker(fill, 0.16)), (left, 0))
    first = COLOURS[shown[0]].fill
    draw = {"production": _hills, "feature": _arches, "action": _rays}.get(kind, _rays)
    for mask, colour, strength in draw(width, height - low, first):
        wash(image, rgb(colour), mask.point([value * strength // 255 for value in range(256)]))
    return grained(image, f"card {kind} {width}", ((5, 8), (40, 14)))


Layer = tuple[Image.Image, Colour, int]


def _sheet(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", (width * _SCALE, height * _SCALE), 0)
    return mask, ImageDraw.Draw(mask)


def _hills(width: int, height: int, fill: str) -> list[Layer]:
    """A low sun over three ranges of hills."""
    sun, pen = _sheet(width, height)
    radius = min(width, height) * 0.3 * _SCALE
    x, y = width * 0.5 * _SCALE, height * 0.44 * _SCALE
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    layers: list[Layer] = [(sun.reduce(_SCALE), "#FFF3C4", 60)]
    for number, (base, swing, turn) in enumerate(((0.62, 0.07, 0.3), (0.74, 0.06, 2.2), (0.87, 0.05, 4.0))):
        mask, pen = _sheet(width, height)
        line = [
            (
                step * width * _SCALE / 24,
                (base + swing * math.sin(turn + step * 0.36 + number)) * height * _SCALE,
            )
            for step in range(25)
        ]
        pen.polygon([*line, (width * _SCALE, height * _SCALE), (0, height * _SCALE)], fill=255)
        layers.append((mask.reduce(_SCALE), darker(mix(fill, "#4D6B2A", 0.35), 0.2 + 0.14 * number), 150))
    return layers


def _arches(width: int, height: int, fill: str) -> list[Layer]:
    """A round arch with its stones, steps at its foot."""
    mask, pen = _sheet(width, height)
    x, top = width * 0.5 * _SCALE, height * 0.5 * _SCALE
    reach = min(width * 0.47, height * 0.47) * _SCALE
    for share, value in ((1.0, 255), (0.86, 0)):
        radius = reach * share
        pen.pieslice((x - radius, top - radius, x + radius, top + radius), 180, 360, fill=value)
        pen.rectangle((x - radius, top, x + radius, height * 0.9 * _SCALE), fill=value)
    for turn in range(1, 8):
        angle = math.pi * (1 + turn / 8)
        pen.line((x, top, x + reach * math.cos(angle), top + reach * math.sin(angle)), fill=0, width=2 * _SCALE)
    steps, pen = _sheet(width, height)
    for number in range(3):
        y = (0.88 + number * 0.045) * height * _SCALE
        pen.rectangle(
            (x - reach * (1 + number * 0.1), y, x + reach * (1 + number * 0.1), y + 0.035 * height * _SCALE), fill=255
        )
    return [(mask.reduce(_SCALE), lighter(fill, 0.6), 80), (steps.reduce(_SCALE), lighter(fill, 0.6), 90)]


def _rays(width: int, height: int, fill: str) -> list[Layer]:
    """Rays from behind what is shown."""
    mask, pen = _sheet(width, height)
    x, y = width * 0.5 * _SCALE, height * 0.46 * _SCALE
    reach = (width + height) * _SCALE
    for ray in range(_RAYS):
        start, end = (2 * math.pi * (ray + part) / _RAYS - 0.4 for part in (0.0, 0.5))
        pen.polygon(
            [
                (x, y),
                (x + reach * math.cos(start), y + reach * math.sin(start)),
                (x + reach * math.cos(end), y + reach * math.sin(end)),
            ],
            fill=255,
        )
    glow = Image.radial_gradient("L").resize(mask.size).point([max(0, 235 - value) for value in range(256)])
    return [(ImageChops.multiply(mask, glow).reduce(_SCALE), lighter(fill, 0.7), 120)]
