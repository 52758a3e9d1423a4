"""The map coloured by owner: colour and hatch of a seat over each province, a veil over what is out of play. Kept by the owners."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import ROOM, kept
from render.kit.canvas import Box
from render.kit.packed import Packed
from render.kit.palette import PLAYERS, Hatch, rgb
from render.kit.shapes import hatch_mask, tiled
from render.kit.wash import wash
from render.mare.ground import Ground, ground_of
from render.mare.view import View

BODY, RIM, HATCH = 96, 190, 66  # how strong the colour is, of 255
VEIL, VEIL_STRENGTH = "#3E3226", 198
SEAM = "#3A2412"

SOFT, EXACT = Image.Resampling.BICUBIC, Image.Resampling.NEAREST  # for colours, for numbers of provinces

_STEP = 12  # pixels after which a hatch repeats itself


def tinted_map(view: View, size: tuple[int, int], box: Box) -> Image.Image:
    """A part of the coloured map of a size; never draw on it."""
    ground = ground_of(view.game.data_hash, view.catalogue)
    owners = tuple(
        view.colour(view.controller(name)) if view.open(name) else "closed" for name in view.catalogue.provinces
    )
    seas = tuple(view.open(name) for name in view.catalogue.seas)
    key = ("mare tint", view.game.data_hash, size, box, owners, seas)
    image: Image.Image = ROOM.get(key, lambda: _tint(view, ground, size, box, owners))
    return image


def _soft_hatch(kind: Hatch, box: Box) -> Image.Image:
    """A part of a hatch over the map. Softer lines look printed on the land, and take a tenth less of the file."""
    left, top = box[0] % _STEP, box[1] % _STEP
    width, height = box[2] - box[0], box[3] - box[1]
    return tiled(_soft_tile(kind), left + width, top + height).crop((left, top, left + width, top + height))


@kept
def _soft_tile(kind: Hatch) -> Image.Image:
    """The part that repeats itself, softened among its like."""
    soft = hatch_mask(kind, 3 * _STEP, 3 * _STEP, _STEP).filter(ImageFilter.GaussianBlur(0.8))
    return soft.crop((_STEP, _STEP, 2 * _STEP, 2 * _STEP))


def _part(
    layer: Packed, size: tuple[int, int], box: Box, how: Image.Resampling = SOFT, *, table: list[int] | None = None
) -> Image.Image:
    """A part of a layer of the small map, its values looked up in a ``table`` if one is given, then enlarged to a map of that
    size: close-ups need no map painted for them alone.
    """
    if size == layer.size:
        whole = layer.crop(box)
        return whole if table is None else whole.point(table)
    times = size[0] / layer.size[0]
    exact = [edge / times for edge in box]
    around = (
        max(0, math.floor(exact[0])),
        max(0, math.floor(exact[1])),
        min(layer.size[0], math.ceil(exact[2])),
        min(layer.size[1], math.ceil(exact[3])),
    )
    inner = (
        max(0.0, exact[0] - around[0]),
        max(0.0, exact[1] - around[1]),
        min(around[2] - around[0], exact[2] - around[0]),
        min(around[3] - around[1], exact[3] - around[1]),
    )
    part = layer.crop(around)
    return (part if table is None else part.point(table)).resize((box[2] - box[0], box[3] - box[1]), how, inner)


def _tint(view: View, ground: Ground, size: tuple[int, int], box: Box, owners: tuple[str, ...]) -> Image.Image:
    """One look-up for the colour, one mask from the number of the province, its rim and the hatch of its owner, one paste."""
    image, province = _part(ground.image, size, box), _part(ground.numbers, size, box, EXACT)
    colours, body, rim = [0] * 768, [0] * 256, [0] * 256
    hatched: dict[str, set[int]] = {}
    for number, owner in enumerate(owners, start=1):
        if owner == "closed":
            colours[3 * number : 3 * number + 3] = rgb(VEIL)
            body[number] = rim[number] = VEIL_STRENGTH
        elif owner:
            look = PLAYERS[owner]
            colours[3 * number : 3 * number + 3] = rgb(look.fill)
            body[number], rim[number] = BODY, RIM
            if look.hatch:
                hatched.setdefault(owner, set()).add(number)
    mask = _part(ground.numbers, size, box, table=body)
    for owner, numbers in hatched.items():
        # Its steps at borders lie under the rim.
        chosen = province.point([HATCH if value in numbers else 0 for value in range(256)])
        hatch = _soft_hatch(PLAYERS[owner].hatch, box)
        mask = ImageChops.add(mask, ImageChops.multiply(chosen, hatch))
    mask = ImageChops.lighter(mask, _part(ground.rims, size, box, table=rim))
    province.putpalette(colours)
    image.paste(province.convert("RGB"), (0, 0), mask)
    wash(image, rgb(SEAM), _part(ground.seams, size, box))
    times = size[0] / ground.image.size[0]
    for name, line in ground.chart.seas.items():
        if not view.open(name):
            closed = Image.new("L", size, 0)
            ImageDraw.Draw(closed).polygon([(x * times, y * times) for x, y in line], fill=VEIL_STRENGTH)
            wash(image, rgb(VEIL), closed.crop(box))
    return image
