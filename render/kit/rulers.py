"""Tokens over a ruler: those that would cover one another stand apart, each tied to its true place."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.canvas import Canvas
from render.kit.palette import INK, rgb
from render.kit.wash import wash


def spread(truth: list[float], apart: float, low: float, high: float) -> list[float]:
    """Sorted places moved as little as need be so that they stand ``apart`` and between the ends."""
    groups: list[tuple[float, int]] = []  # middle and number of those that stand side by side
    for want in truth:
        groups.append((want, 1))
        while len(groups) > 1:
            (first, one), (second, two) = groups[-2:]
            if second - first >= (one + two) * apart / 2:
                break
            groups[-2:] = [((first * one + second * two) / (one + two), one + two)]
    out: list[float] = []
    for middle, number in groups:
        half = (number - 1) * apart / 2
        middle = min(max(middle, low + half), high - half)
        out += [middle - half + place * apart for place in range(number)]
    for place in range(len(out) - 2, -1, -1):
        out[place] = min(out[place], out[place + 1] - apart)
    for place in range(1, len(out)):
        out[place] = max(out[place], out[place - 1] + apart)
    return out


def tie(sheet: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A thin line from a token down to its true place."""
    width, height = abs(round(end[0] - start[0])), max(1, round(end[1] - start[1]))
    left = round(min(start[0], end[0]))
    line = _slant(width, height, end[0] >= start[0])
    wash(sheet.image, rgb(INK), line, (left - 2, round(start[1])))


@kept
def _slant(width: int, height: int, falling: bool) -> Image.Image:
    mask = Image.new("L", ((width + 4) * 2, height * 2), 0)
    ends = ((4, 0), (width * 2 + 4, height * 2)) if falling else ((width * 2 + 4, 0), (4, height * 2))
    ImageDraw.Draw(mask).line(ends, fill=230, width=4)
    return mask.reduce(2)
