"""Masks of plain shapes, shadows and gradients: smoothed once at four times the size, then kept."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import kept
from render.kit.palette import Colour, Hatch, Silhouette, rgb

SCALE = 4
Point = tuple[float, float]


@kept
def _corner(radius: int) -> Image.Image:
    side = radius * SCALE
    mask = Image.new("L", (side, side), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * side - 1, 2 * side - 1), fill=255)
    return mask.reduce(SCALE)


@kept
def corners(radius: int) -> tuple[Image.Image, ...]:
    """What lies outside a round corner: of the upper left one, the upper right one, the lower two; never draw on them."""
    turn = Image.Transpose
    outside = ImageChops.invert(_corner(radius)) if radius else Image.new("L", (0, 0))
    return outside, *(outside.transpose(how) for how in (turn.FLIP_LEFT_RIGHT, turn.FLIP_TOP_BOTTOM, turn.ROTATE_180))


@kept
def round_mask(width: int, height: int, radius: int) -> Image.Image:
    """A box with round corners, smooth; never draw on the result."""
    mask = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    if radius > 0:
        corner = _corner(radius)
        mask.paste(corner, (0, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (width - radius, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, height - radius))
        mask.paste(corner.transpose(Image.Transpose.ROTATE_180), (width - radius, height - radius))
    return mask


@kept
def ring_mask(width: int, height: int, radius: int, thickness: int) -> Image.Image:
    """The outline of a box with round corners, ``thickness`` px inwards."""
    mask = round_mask(width, height, radius).copy()
    inner = round_mask(width - 2 * thickness, height - 2 * thickness, max(0, radius - thickness))
    mask.paste(0, (thickness, thickness), inner)
    return mask


@kept
def shadow_pieces(
    width: int, height: int, radius: int, blur: int, drop: int, strength: int
) -> tuple[tuple[int, int, Image.Image], ...]:
    """The soft shadow of a box as strips around it, each with its offset from the box's corner.

    The middle, which the box hides, is left out: a masked paste costs some twenty times a plain one for each pixel.
    """
    pad = 2 * blur
    # Beyond what a corner reaches a side is the same everywhere, so a smaller box is blurred and its middle stretched.
    most = 2 * (radius + 3 * (blur + 1)) + 1
    shown = min(width, most), min(height, most)
    mask = Image.new("L", (shown[0] + 2 * pad, shown[1] + 2 * pad), 0)
    mask.paste(strength, (pad, pad), round_mask(*shown, radius))
    mask = _stretched(mask.filter(ImageFilter.GaussianBlur(blur)), width + 2 * pad, height + 2 * pad)
    inner = radius + blur
    full_width, full_height = mask.size
    if width < 4 * inner or height < 4 * inner:
        return ((-pad, drop - pad, mask),)
    top, bottom = pad + inner, full_height - pad - inner - drop
    strips = (
        (0, 0, full_width, top),
        (0, bottom, full_width, full_height),
        (0, top, pad + inner, bottom),
        (full_width - pad - inner, top, full_width, bottom),
    )
    return tuple((x0 - pad, y0 - pad + drop, mask.crop((x0, y0, x1, y1))) for x0, y0, x1, y1 in strips)


def _stretched(mask: Image.Image, width: int, height: int) -> Image.Image:
    """The mask as large as that, its middle column and its middle row repeated."""
    if mask.size == (width, height):
        return mask
    x, y = mask.width // 2, mask.height // 2
    wide = mask.crop((x, 0, x + 1, mask.height)).resize((width, mask.height), Image.Resampling.NEAREST)
    wide.paste(mask.crop((0, 0, x, mask.height)), (0, 0))
    wide.paste(mask.crop((x, 0, mask.width, mask.height)), (width - mask.width + x, 0))
    tall = wide.crop((0, y, width, y + 1)).resize((width, height), Image.Resampling.NEAREST)
    tall.paste(wide.crop((0, 0, width, y)), (0, 0))
    tall.paste(wide.crop((0, y, width, mask.height)), (0, height - mask.height + y))
    return tall


@kept
def gradient(width: int, height: int, top: Colour, bottom: Colour) -> Image.Image:
    """A picture fading from ``top`` to ``bottom``."""
    ends = Image.new("RGB", (1, height), rgb(top)), Image.new("RGB", (1, height), rgb(bottom))
    fade = Image.linear_gradient("L").resize((1, height), Image.Resampling.BILINEAR, box=(0, 0, 1, 256))
    return Image.composite(ends[1], ends[0], fade).resize((width, height), Image.Resampling.NEAREST)


def grown(mask: Image.Image, by: int) -> Image.Image:
    """The mask with its light parts widened by ``by`` pixels on every side."""
    return _spread(mask, by, ImageChops.lighter, 0)


def shrunk(mask: Image.Image, by: int) -> Image.Image:
    """The mask with its light parts narrowed by ``by`` pixels on every side."""
    return _spread(mask, by, ImageChops.darker, 255)


def _spread(
    mask: Image.Image, by: int, stronger: Callable[[Image.Image, Image.Image], Image.Image], beyond: int
) -> Image.Image:
    """What a window of ``2 * by + 1`` pixels finds around each, in a twentieth of the time of Pillow's filter: along one axis and
    then the other, the mask over itself moved, by steps that double. ``beyond`` the rim lies what never wins.
    """
    width, height = mask.size
    for x, y in ((1, 0), (0, 1)):
        wide = Image.new("L", (width + 2 * by * x, height + 2 * by * y), beyond)
        wide.paste(mask, (by * x, by * y))
        reach = 1
        while reach < 2 * by + 1:
            step = min(reach, 2 * by + 1 - reach)
            moved = wide.crop((step * x, step * y, wide.width + step * x, wide.height + step * y))
            wide = stronger(wide, moved)
            reach += step
        mask = wide.crop((0, 0, width, height))
    return mask


def outline(kind: Silhouette, centre: Point, radius: float) -> list[Point]:
    """Corners of a silhouette whose area is near that of a circle of ``radius``."""
    x, y = centre
    if kind == "square":
        half = radius * 0.9
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    if kind == "diamond":
        reach = radius * 1.16
        return [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
    if kind == "shield":
        curve = [math.pi * step / 12 for step in range(13)]
        top = [(x - radius * 0.92, y - radius * 0.92), (x + radius * 0.92, y - radius * 0.92)]
        return top + [(x + radius * 0.92 * math.cos(a), y + radius * (0.1 + 1.05 * math.sin(a))) for a in curve]
    corners, turn, reach = {
        "disc": (72, 0.0, radius),
        "hexagon": (6, 0.0, radius * 1.08),
        "octagon": (8, math.pi / 8, radius * 1.04),
        "pentagon": (5, -math.pi / 2, radius * 1.12),
    }[kind]
    turns = [turn + 2 * math.pi * corner / corners for corner in range(corners)]
    return [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for angle in turns]


@kept
def silhouette_mask(kind: Silhouette, size: int, radius: float) -> Image.Image:
    """A silhouette in the middle of a square of ``size`` px, its corners a little softened."""
    mask = Image.new("L", (size * SCALE, size * SCALE), 0)
    middle = size * SCALE / 2
    ImageDraw.Draw(mask).polygon(outline(kind, (middle, middle), radius * SCALE), fill=255)
    if kind != "disc":
        soft = max(1.0, radius * 0.16) * SCALE
        mask = mask.filter(ImageFilter.GaussianBlur(soft / 2)).point([255 if v > 122 else 0 for v in range(256)])
    return mask.reduce(SCALE)


def hatch_mask(kind: Hatch, width: int, height: int, step: int = 12, stroke: int = 3) -> Image.Image:
    """A hatch over the whole box; an empty mask for the colour that has none."""
    side = step * 2
    tile = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(tile)
    thick = stroke * 2
    for shift in (-side, 0, side):
        if kind in ("/", "x"):
            pen.line((shift, side, shift + side, 0), fill=255, width=thick)
        if kind in ("\\", "x"):
            pen.line((shift, 0, shift + side, side), fill=255, width=thick)
    if kind == "|":
        pen.rectangle((side // 2 - stroke, 0, side // 2 + stroke - 1, side), fill=255)
    if kind == "-":
        pen.rectangle((0, side // 2 - stroke, side, side // 2 + stroke - 1), fill=255)
    if kind == ".":
        for middle in (side / 4, 3 * side / 4):
            pen.ellipse(
                (middle - thick * 0.9, middle - thick * 0.9, middle + thick * 0.9, middle + thick * 0.9), fill=255
            )
    tile = tile.reduce(2)
    return tiled(tile, width, height)


def tiled(tile: Image.Image, width: int, height: int) -> Image.Image:
    """A box full of copies of the tile, from its upper left corner on."""
    full = Image.new(tile.mode, (width, height))
    full.paste(tile, (0, 0))
    # What is there is copied beside itself, so that few copies do.
    across, down = tile.size
    while across < width:
        full.paste(full.crop((0, 0, across, down)), (across, 0))
        across *= 2
    while down < height:
        full.paste(full.crop((0, 0, width, down)), (0, down))
        down *= 2
    return full
