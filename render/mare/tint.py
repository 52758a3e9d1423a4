"""The map coloured by owner: colour and hatch of a seat over each province, a veil over what is out of play. Kept by the owners."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.cache import MIB, Cache
from render.mare.ground import Ground, flat, ground_of
from render.mare.view import View
from render.palette import PLAYERS, Hatch, rgb
from render.shapes import hatch_mask

BODY, RIM, HATCH = 96, 190, 66  # how strong the colour is, of 255
VEIL, VEIL_STRENGTH = "#3E3226", 198
SEAM = "#3A2412"

_tinted: Cache[tuple[object, ...], Image.Image] = Cache(32 * MIB, lambda made: 4 * made.width * made.height)


def tinted_map(view: View, size: tuple[int, int]) -> tuple[Ground, Image.Image]:
    """The ground and its coloured picture at a size; never draw on the latter."""
    ground = ground_of(view.game.data_hash, view.catalogue, size)
    owners = tuple(
        view.colour(view.controller(name)) if view.open(name) else "closed" for name in view.catalogue.provinces
    )
    seas = tuple(view.open(name) for name in view.catalogue.seas)
    key = (view.game.data_hash, size, owners, seas)
    return ground, _tinted.get(key, lambda: _tint(view, ground, owners))


@lru_cache(16)
def _soft_hatch(kind: Hatch, size: tuple[int, int]) -> Image.Image:
    """Softer lines look printed on the land, and take a tenth less of the file."""
    return hatch_mask(kind, *size).filter(ImageFilter.GaussianBlur(0.8))


def _tint(view: View, ground: Ground, owners: tuple[str, ...]) -> Image.Image:
    """One look-up for the colour, one mask from the number of the province, its rim and the hatch of its owner, one paste."""
    image = ground.image.copy()
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
    layer = ground.numbers.copy()
    layer.putpalette(colours)
    mask = ground.numbers.point(body)
    for owner, numbers in hatched.items():
        chosen = ground.numbers.point([HATCH if value in numbers else 0 for value in range(256)])
        hatch = _soft_hatch(PLAYERS[owner].hatch, ground.numbers.size)
        mask = ImageChops.add(mask, ImageChops.multiply(chosen, hatch))
    mask = ImageChops.lighter(mask, ground.rims.point(rim))
    image.paste(layer.convert("RGB"), (0, 0), mask)
    image.paste(flat(image.size, SEAM), (0, 0), ground.seams)
    for name, line in ground.chart.seas.items():
        if not view.open(name):
            closed = Image.new("L", image.size, 0)
            ImageDraw.Draw(closed).polygon(line, fill=VEIL_STRENGTH)
            image.paste(rgb(VEIL), (0, 0), closed)
    return image
