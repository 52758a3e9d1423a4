"""Building spaces as small pictures, numbers on discs and outlines; all are cached and never drawn on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageFilter

from render.kit.cache import kept
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon_mask
from render.kit.palette import FRESH, FRESH_EDGE, INK, INK_2, PLAYERS, Colour, lighter, mix, rgb
from render.kit.pieces import player_token
from render.kit.shapes import gradient, ring_mask, round_mask, silhouette_mask
from render.mare.looks import BUILDINGS, STAND_IN, look_of

NUMBER_FILL, NUMBER_INK = "#FFE14D", "#2A1C00"
PALE_FILL, PALE_INK = "#CFC6B4", "#4A4238"
COUNT_FILL, COUNT_INK = "#1E150E", "#FFFBF0"
_PAD = 4
CAPITAL_RIM = "#0A0A0A"  # a capital is the city with the black edge


@kept
def space(building: str, good: str, owner: str, side: int) -> Image.Image:
    """A building space: a pale socket while ``owner`` is "", a solid plaque with the rim of that colour when it is built.

    "nobody" stands for the holder of a building that nobody holds.
    """
    icon = look_of(good).icon if good else BUILDINGS.get(building, STAND_IN.icon)
    whole = side + 2 * _PAD
    sprite = Image.new("RGBA", (whole, whole), 0)
    radius = max(4, side // 4)
    size = round(side * 0.72)
    at = (whole - size) // 2
    fill: Colour = look_of(good).fill if good else "#F7ECD2"
    if not owner:
        rim = mix(fill, "#3A2A18", 0.5) if good else "#6B553A"
        sprite.paste((*rgb(rim), 190), (_PAD, _PAD), round_mask(side, side, radius))
        pale = mix(fill, "#F6ECD2", 0.66) if good else "#F3E7CB"
        sprite.paste((*rgb(pale), 225), (_PAD + 2, _PAD + 2), round_mask(side - 4, side - 4, radius - 1))
        _stamp(sprite, icon, size, at, INK, 165)
        return sprite
    edge = max(3, side // 9)
    shadow = Image.new("L", (whole, whole), 0)
    shadow.paste(160, (_PAD, _PAD + 2), round_mask(side, side, radius))
    sprite.paste((*rgb("#1C1208"), 255), (0, 0), shadow.filter(ImageFilter.GaussianBlur(1.8)))
    plaque = Image.new("RGBA", (whole, whole), 0)
    rim = PLAYERS[owner].fill if owner in PLAYERS else INK_2
    plaque.paste(
        (*rgb(PLAYERS[owner].rim if owner in PLAYERS else INK), 255), (_PAD, _PAD), round_mask(side, side, radius)
    )
    plaque.paste((*rgb(rim), 255), (_PAD + 1, _PAD + 1), round_mask(side - 2, side - 2, radius - 1))
    inner = side - 2 * edge
    face = gradient(inner, inner, lighter(fill, 0.2), mix(fill, "#4A3010", 0.1))
    plaque.paste(face, (_PAD + edge, _PAD + edge), round_mask(inner, inner, max(2, radius - edge)))
    if building == "capital":
        band = ring_mask(inner, inner, max(2, radius - edge), 2)
        plaque.paste((*rgb(CAPITAL_RIM), 255), (_PAD + edge, _PAD + edge), band)
    size = round(inner * 0.84)
    _stamp(plaque, icon, size, (whole - size) // 2, look_of(good).ink if good else INK, 255)
    sprite.alpha_composite(plaque)
    return sprite


def _stamp(sprite: Image.Image, icon: str, size: int, at: int, ink: Colour, strength: int) -> None:
    mask = icon_mask(icon, size)
    layer = Image.new("RGBA", sprite.size, 0)
    layer.paste((*rgb(ink), 255), (at, at), mask.point([value * strength // 255 for value in range(256)]))
    sprite.alpha_composite(layer)


# ---------------------------------------------------------------------- stacks and numbers
_CLOSE = 1.4  # so many diameters between two stacks leave no room for a number


@dataclass(frozen=True)
class Stack:
    """Units of one kind and seat in an area: the seat's colour, the icon of the kind, how many, and where they stand."""

    colour: str
    icon: str
    count: int
    centre: tuple[float, float]


def draw_stacks(sheet: Canvas, stacks: Sequence[Stack], diameter: int, least: int = 19) -> None:
    """One token for each stack, with their number from two on, ``least`` px large; numbers last, for tokens may overlap."""
    for stack in stacks:
        sheet.stamp(player_token(stack.colour, stack.icon, diameter), stack.centre)
    for stack in stacks:
        if stack.count > 1:
            _draw_size(sheet, stack, _side(stack, stacks, diameter), diameter, least)


def _side(stack: Stack, stacks: Sequence[Stack], diameter: int) -> int:
    """Where the number of a stack stands so that it is not taken for that of its neighbour: at the right, at the left where another
    stack is close at the right, in the middle between two.
    """
    others = [other.centre[0] - stack.centre[0] for other in stacks if other.centre[1] == stack.centre[1]]
    close = [aside for aside in others if 0 < abs(aside) < diameter * _CLOSE]
    if not any(aside > 0 for aside in close):
        return 1
    return 0 if any(aside < 0 for aside in close) else -1


def _draw_size(sheet: Canvas, stack: Stack, side: int, diameter: int, least: int) -> None:
    size = max(least, round(diameter * 0.5))
    aside = 0.36 + max(0.0, size / diameter - 0.5) / 2  # a larger disc leaves the sign of the token in sight
    spot = (stack.centre[0] + side * diameter * aside, stack.centre[1] + diameter * (aside - 0.02))
    _draw_count(sheet, spot, stack.count, size, COUNT_FILL, COUNT_INK, INK)


def draw_number(sheet: Canvas, centre: tuple[float, float], number: int, size: int, *, possible: bool = True) -> None:
    """The number of a place to choose from; pale where the place cannot be chosen and is only counted."""
    fill, ink = (NUMBER_FILL, NUMBER_INK) if possible else (PALE_FILL, PALE_INK)
    _draw_count(sheet, centre, number, size, fill, ink, FRESH_EDGE)
    if possible:
        sheet.marked.append(_around(centre, size, size))


def _draw_count(
    sheet: Canvas, centre: tuple[float, float], number: int, size: int, fill: str, ink: str, rim: str
) -> None:
    sheet.stamp(_disc(size, fill, rim), centre)
    half = size / 2
    box = (
        round(centre[0] - half),
        round(centre[1] - half),
        round(centre[0] - half) + size,
        round(centre[1] - half) + size,
    )
    px = max(15, round(size * (0.74 if number < 10 else 0.62)))
    sheet.label(box, str(number), face="ui-bold", sizes=(px, 15), fill=ink, align="middle")


@kept
def _disc(size: int, fill: str, rim: str) -> Image.Image:
    side = size + 4
    disc = Image.new("RGBA", (side, side), 0)
    disc.paste((*rgb(rim), 255), (0, 0), silhouette_mask("disc", side, size / 2 + 1.5))
    disc.paste((*rgb(fill), 255), (0, 0), silhouette_mask("disc", side, size / 2 - 0.6))
    return disc


def draw_halo(sheet: Canvas, centre: tuple[float, float], width: int, height: int, radius: int) -> None:
    """The bright line round something that has just changed or may be chosen."""
    sheet.stamp(_halo(width, height, radius), centre)
    sheet.marked.append(_around(centre, width, height))


def _around(centre: tuple[float, float], width: int, height: int) -> Box:
    left, top = round(centre[0] - width / 2), round(centre[1] - height / 2)
    return left, top, left + width, top + height


@kept
def _halo(width: int, height: int, radius: int) -> Image.Image:
    """A bright line with a dark edge."""
    sprite = Image.new("RGBA", (width + 8, height + 8), 0)
    sprite.paste((*rgb(FRESH_EDGE), 255), (0, 0), ring_mask(width + 8, height + 8, radius + 4, 5))
    sprite.paste((*rgb(FRESH), 255), (1, 1), ring_mask(width + 6, height + 6, radius + 3, 3))
    return sprite
