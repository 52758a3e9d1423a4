"""Words with signs among them: ``+3 [made-food]`` is a number and the sign of Food production.

A sign is named in square brackets by its kind and its id: ``made-`` a production, ``pillar-`` a symbol, ``good-`` a trade good,
``piece-`` a Settlement or unit, ``icon-`` an icon; ``points`` and ``unrest`` by themselves; anything else is a resource.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from render.kit.canvas import Box, Canvas
from render.kit.palette import INK
from render.kit.text import NO_BREAK, bind, text_width
from render.mosaic.chips import Chip, draw_sign

FACE = "text"
_SIGN = re.compile(r"\[([a-z_]+(?:-[a-z_]+)?)\]")
_KINDS = {"made": "production", "pillar": "pillar", "good": "good", "piece": "piece", "icon": "icon"}
_ALONE = frozenset({"points", "unrest"})
_SHARE = 1.16  # of a sign to the size of the letters
_AIR = 2  # on both sides of a sign, pixels
_LOOSE = 1.24  # distance of lines where there is room, as a share of the size
_LINE = 1.12  # height of a line without the one above, as a share of the size
_EASY, _EASY_LINE = 1.12, 1.3  # the same two where letters need not be as large as they can


@dataclass(frozen=True)
class Line:
    """A line: its letters and signs from left to right."""

    parts: tuple[str | Chip, ...]


def sign_of(name: str) -> Chip:
    """The sign of a name in square brackets."""
    kind, _, what = name.partition("-")
    if kind in _KINDS and what:
        return Chip(_KINDS[kind], what)
    return Chip(name, "") if name in _ALONE else Chip("resource", name)


def draw_mixed(sheet: Canvas, box: Box, text: str, *, sizes: tuple[int, ...], most: int, leading: float) -> None:
    """A text with signs, wrapped, in the middle of a box's height, at the largest of ``sizes`` that fits.

    ``leading`` is the least distance of its lines, as a share of the size.
    """
    size, lines = fit_mixed(text, sizes, (box[2] - box[0] - 2, box[3] - box[1]), most, leading)
    spare = (box[3] - box[1] - size * _LINE) / max(1, len(lines) - 1)
    step = max(size * leading, min(size * _LOOSE, spare))  # signs are taller than letters
    y = (box[1] + box[3]) / 2 - 1 - step * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        _draw_line(sheet, box, line, size, y + number * step)


@lru_cache(1024)
def fit_mixed(
    text: str, sizes: tuple[int, ...], room: tuple[int, int], most: int, leading: float
) -> tuple[int, tuple[Line, ...]]:
    """The first of ``sizes`` at which the text takes at most ``most`` lines in ``room`` (width, height), and the lines.

    Smaller letters with air between the lines are better than larger ones without it, if any size has air. At the last size
    it takes as many lines as it needs.
    """
    width, height = room
    for apart, alone in ((max(leading, _EASY), _EASY_LINE), (leading, _LINE)):
        for size in sizes:
            lines = _wrapped(text, size, width)
            tall = size * (apart * (len(lines) - 1) + alone)
            if len(lines) <= most and tall <= height and all(_width(line, size) <= width for line in lines):
                return size, lines
    return sizes[-1], _wrapped(text, sizes[-1], width)


def _wrapped(text: str, size: int, width: float) -> tuple[Line, ...]:
    lines: list[str] = []
    # A sign stays with the word before it, as a number with its sign does.
    for piece in bind(text.replace(" [", f"{NO_BREAK}[")):
        longer = f"{lines[-1]} {piece}" if lines else piece
        if lines and _width(_parsed(longer), size) <= width:
            lines[-1] = longer
        else:
            lines.append(piece)
    return tuple(_parsed(line) for line in lines)


@lru_cache(4096)
def _parsed(text: str) -> Line:
    parts: list[str | Chip] = []
    for place, part in enumerate(_SIGN.split(text)):
        if place % 2:
            parts.append(sign_of(part))
        elif part:
            parts.append(part)
    return Line(tuple(parts))


def _side(size: int) -> int:
    return round(size * _SHARE)


def _width(line: Line, size: int) -> float:
    return sum(text_width(FACE, size, part) if isinstance(part, str) else _side(size) + 2 * _AIR for part in line.parts)


def _draw_line(sheet: Canvas, box: Box, line: Line, size: int, y: float) -> None:
    x = float(box[0]) + 1
    side = _side(size)
    for part in line.parts:
        if isinstance(part, str):
            shown = part.strip(f" {NO_BREAK}")
            start = x + text_width(FACE, size, part[: len(part) - len(part.lstrip(f" {NO_BREAK}"))])
            if shown:
                sheet.text((start, y), shown, face=FACE, size=size, fill=INK, within=box)
            x += text_width(FACE, size, part)
        else:
            draw_sign(sheet, part, (x + _AIR + side / 2, y), side)
            x += side + 2 * _AIR
