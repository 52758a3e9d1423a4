"""What lies or stands on a hex: trade goods, Caches, Settlements and Wonders in their owner's colour, numbers and outlines."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from render.kit.cache import kept
from render.kit.icons import icon_mask
from render.kit.palette import FRESH, FRESH_EDGE, PLAYERS, darker, lighter, rgb
from render.kit.shapes import gradient, hatch_mask, silhouette_mask
from render.mosaic.lattice import hexagon
from render.mosaic.looks import CREAM, GILT, PIECES, RESOURCES, STAND_IN, WONDERS

_SCALE = 4


@kept
def owned_hex(colour: str, kind: str, radius: float, wonder: bool) -> Image.Image:
    """A hex with a Settlement or Wonder: the owner's colour and hatch, the owner's silhouette with the icon on it."""
    look = PLAYERS[colour]
    side = 2 * round(radius) + 4
    middle = side / 2
    body = _hex_mask(side, radius - 0.4)
    inner = _hex_mask(side, radius - 3.2)
    sprite = Image.new("RGBA", (side, side), 0)
    sprite.paste((*rgb(look.rim), 255), (0, 0), body)
    face = gradient(side, side, lighter(look.fill, 0.12), darker(look.fill, 0.06))
    sprite.paste(face.convert("RGBA"), (0, 0), inner)
    hatch = ImageChops.multiply(inner, hatch_mask(look.hatch, side, side, step=10, stroke=2))
    sprite.paste((*rgb(look.rim), 255), (0, 0), hatch.point([v * 40 // 255 for v in range(256)]))
    icon = WONDERS.get(kind, STAND_IN.icon) if wonder else PIECES.get(kind, STAND_IN.icon)
    plate = round(radius * 1.34)
    at = (round(middle - plate / 2), round(middle + radius * 0.28 - plate / 2))
    reach = plate * (0.4 if look.silhouette in ("diamond", "shield") else 0.43)
    edge = silhouette_mask(look.silhouette, plate, reach)
    sprite.paste((*rgb(look.rim), 255), at, edge)
    fill = GILT if wonder else CREAM
    sprite.paste((*rgb(fill), 255), at, silhouette_mask(look.silhouette, plate, reach - 1.4))
    size = round(plate * (0.56 if look.silhouette in ("diamond", "shield", "pentagon") else 0.62))
    where = (at[0] + (plate - size) // 2, at[1] + (plate - size) // 2)
    ink = look.rim if colour != "white" else "#2A2018"
    sprite.paste((*rgb(ink), 255), where, icon_mask(icon, size))
    # A piece that hangs over the edge of its hex would cover the name of the next one.
    sprite.putalpha(ImageChops.multiply(sprite.getchannel("A"), body))
    return sprite


@kept
def cache_chip(resource: str, width: int) -> Image.Image:
    """The ground of a Cache: a chest-like plate with the resource's icon on its left; the number goes beside it."""
    look = RESOURCES.get(resource, STAND_IN)
    height = round(width * 0.58)
    mask = Image.new("L", (width * _SCALE, height * _SCALE), 0)
    pen = ImageDraw.Draw(mask)
    pen.rounded_rectangle((0, 0, width * _SCALE - 1, height * _SCALE - 1), radius=5 * _SCALE, fill=255)
    body = mask.reduce(_SCALE)
    inner = Image.new("L", mask.size, 0)
    ImageDraw.Draw(inner).rounded_rectangle(
        (6, 6, width * _SCALE - 7, height * _SCALE - 7), radius=4 * _SCALE, fill=255
    )
    chip = Image.new("RGBA", (width, height), 0)
    chip.paste((*rgb(darker(look.fill, 0.6)), 255), (0, 0), body)
    chip.paste((*rgb(lighter(look.fill, 0.5)), 255), (0, 0), inner.reduce(_SCALE))
    size = round(height * 0.8)
    chip.paste((*rgb(darker(look.fill, 0.62)), 255), (2, (height - size) // 2), icon_mask(look.icon, size))
    return chip


@kept
def outline(radius: float) -> Image.Image:
    """The bright line between two dark ones round a hex that has just changed or may be chosen, to be seen on yellow as well."""
    grow = max(1.0, radius / 40)
    side = 2 * round(radius + 5 * grow) + 8
    sprite = Image.new("RGBA", (side, side), 0)
    for outer, inner, colour in ((4.4, -5.0, FRESH_EDGE), (2.2, -2.6, FRESH)):
        line = ImageChops.subtract(_hex_mask(side, radius + outer * grow), _hex_mask(side, radius + inner * grow))
        sprite.paste((*rgb(colour), 255), (0, 0), line)
    return sprite


@kept
def _hex_mask(side: int, radius: float) -> Image.Image:
    mask = Image.new("L", (side * _SCALE, side * _SCALE), 0)
    middle = side * _SCALE / 2
    ImageDraw.Draw(mask).polygon(hexagon((middle, middle), radius * _SCALE), fill=255)
    return mask.reduce(_SCALE)
