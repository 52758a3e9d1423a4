"""A line of glyphs on the sheet: pieces, numbers and marks at the largest size that fits, on two lines if there is room."""

from __future__ import annotations

from functools import lru_cache

from render.kit.canvas import Align, Box, Canvas
from render.kit.palette import INK, Colour
from render.kit.text import text_width
from render.settlers.glyphs import Glyph, Glyphs
from render.settlers.looks import colour_chip, good, points

_MARK_HALF = 0.5  # of a mark's size: from its middle to its top or foot
FLOOR = 15  # pixels of the smallest number
_CREAM, _WREATH = "#FFF3D2", "#4A140C"
_MOST_REPEATED = 3
_OVERLAP = 0.86
_LEADING = 1.14


def line_width(glyphs: Glyphs, size: int) -> int:
    """How wide the glyphs stand at ``size`` px, in pixels."""
    return sum(_width(glyph, size) for glyph in glyphs)


def line_size(glyphs: Glyphs, sizes: tuple[int, ...], room: tuple[int, int]) -> int:
    """At which of ``sizes`` the glyphs would stand in ``room`` (width, height)."""
    return _fit(glyphs, sizes, *room)[0]


def draw_line(
    sheet: Canvas,
    box: Box,
    glyphs: Glyphs,
    *,
    sizes: tuple[int, ...],
    within: Box,
    align: Align = "left",
    ink: Colour = INK,
) -> None:
    """The glyphs in the middle of a box's height, at the first of ``sizes`` at which they fit on one line or on two.

    ``within`` is what numbers must not leave: they may be taller than their line.
    """
    size, lines = _fit(glyphs, sizes, box[2] - box[0], box[3] - box[1])
    step = size * _LEADING
    y = (box[1] + box[3]) / 2 - step * (len(lines) - 1) / 2
    # Marks have a least size and may be taller than the icons beside them.
    half = max(size / 2, _mark_size(size) * _MARK_HALF)
    least, most = within[1] + half, within[3] - half - step * (len(lines) - 1)
    y = min(max(y, least), most) if least <= most else (least + most) / 2
    for number, line in enumerate(lines):
        wide = line_width(line, size)
        x = {"left": box[0], "middle": (box[0] + box[2] - wide) / 2, "right": box[2] - wide}[align]
        for glyph in line:
            draw_glyph(sheet, (x, y + number * step), glyph, size, within, ink)
            x += _width(glyph, size)


def draw_glyph(sheet: Canvas, at: tuple[float, float], glyph: Glyph, size: int, within: Box, ink: Colour = INK) -> None:
    """One glyph, ``at`` its left end at half its height."""
    x, y = at
    match glyph.shape:
        case "mark":
            if glyph.name != " ":
                middle = (x + _width(glyph, size) / 2, y)
                sheet.text(
                    middle,
                    glyph.name,
                    face="ui-bold",
                    size=_mark_size(size),
                    fill=ink,
                    within=within,
                    align="middle",
                )
        case "sign":
            sheet.icon((x + size / 2, y), glyph.name, round(size * 0.92), ink)
        case "colour":
            sheet.stamp(colour_chip(glyph.name, round(size * 0.94)), (x + size * 0.55, y))
        case "points":
            centre = (x + size / 2, y)
            sheet.stamp(points(round(size * 0.98)), centre)
            draw_points(sheet, centre, glyph.count, size, within)
        case "good":
            _draw_goods(sheet, (x, y), glyph, size, within, ink)


def draw_points(sheet: Canvas, centre: tuple[float, float], count: int, size: int, within: Box) -> None:
    """The number on a disc of VP of that size."""
    sheet.text(
        (centre[0], centre[1] + 0.5),
        str(count),
        face="ui-bold",
        size=max(FLOOR, round(size * 0.6)),
        fill=_CREAM,
        within=within,
        align="middle",
        halo=_WREATH,
    )


def _draw_goods(sheet: Canvas, at: tuple[float, float], glyph: Glyph, size: int, within: Box, ink: Colour) -> None:
    x, y = at
    piece = good(glyph.name, round(size * 0.94))
    repeated = glyph.count if glyph.count <= _MOST_REPEATED else 1
    if repeated < glyph.count:
        number = str(glyph.count)
        sheet.text((x, y), number, face="ui-bold", size=_mark_size(size), fill=ink, within=within)
        x += text_width("ui-bold", _mark_size(size), number) + 2
    for place in range(repeated):
        sheet.stamp(piece, (x + size / 2 + place * size * _OVERLAP, y))


@lru_cache(4096)
def _width(glyph: Glyph, size: int) -> int:
    match glyph.shape:
        case "mark":
            if glyph.name == " ":
                return size // 2
            return round(text_width("ui-bold", _mark_size(size), glyph.name)) + max(3, size // 7)
        case "colour":
            return round(size * 1.1)
        case "good" if glyph.count > 1:
            if glyph.count <= _MOST_REPEATED:
                return round(size * (1 + _OVERLAP * (glyph.count - 1)))
            return round(size + text_width("ui-bold", _mark_size(size), str(glyph.count))) + 2
        case _:
            return size


def _mark_size(size: int) -> int:
    return max(FLOOR, round(size * 0.72))


@lru_cache(4096)
def _fit(glyphs: Glyphs, sizes: tuple[int, ...], width: int, height: int) -> tuple[int, tuple[Glyphs, ...]]:
    for size in sizes:
        if size <= height and line_width(glyphs, size) <= width:
            return size, (glyphs,)
        if size * (1 + _LEADING) <= height:
            halves = _halves(glyphs, size, width)
            if halves is not None:
                return size, halves
    halves = _halves(glyphs, sizes[-1], width)
    return (sizes[-1], halves) if halves is not None else (sizes[-1], (glyphs,))


def _halves(glyphs: Glyphs, size: int, width: int) -> tuple[Glyphs, Glyphs] | None:
    """The fullest first line, never ending in a mark that belongs to what follows."""
    for cut in range(len(glyphs) - 1, 0, -1):
        before, after = glyphs[:cut], glyphs[cut:]
        if before[-1].name in ("/", "→", ":") or (after[0].shape == "mark" and after[0].name != "→"):
            continue
        if line_width(before, size) <= width and line_width(after, size) <= width:
            return before, after
    return None
