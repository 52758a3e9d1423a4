"""The sheet of a close-up: a part of the board so large that a phone, which shows it 400 pixels wide, needs no zoom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.ground import paper, table
from render.kit.palette import EDGE, GOLD, INK, PAPER_3, RUBRIC, WALNUT_DARK, WALNUT_LIGHT, Colour
from render.kit.shapes import Point
from render.kit.text import text_width

CLOSE = 1200  # width of the sheet
FLOOR = 36  # the smallest letters: 12 pixels where a phone shows 400
EDGE_ROOM, GAP = 14, 12
BAR = 92
LEGEND = "legend"  # the name of the part that every game has
_TITLE, _NOTE = (52, 48, 44, 40, 36), (38, 36)
_CREAM = "#F3E6C8"

Draw = Callable[[Canvas, Point], None]


def close_sheet(height: int, title: str, note: str = "", *, audit: bool = False) -> Canvas:
    """A table of that height with a bar that says what is shown and when; what is drawn begins at :data:`TOP`."""
    sheet = Canvas(table(height, CLOSE), audit=audit)
    draw_bar(sheet, title, note)
    return sheet


def draw_bar(sheet: Canvas, title: str, note: str) -> None:
    """The bar on top of a close-up."""
    sheet.fill((0, 0, CLOSE, BAR), WALNUT_LIGHT, to=WALNUT_DARK)
    sheet.fill((0, BAR - 3, CLOSE, BAR), GOLD)
    left, right = EDGE_ROOM + 10, CLOSE - EDGE_ROOM - 10
    wide = round(text_width("ui-semi", _NOTE[-1], note)) + 4 if note else 0
    spare = right - left - round(text_width("caps", _TITLE[-1], title)) - 40
    if wide and wide <= spare:
        box = (right - min(spare, round(text_width("ui-semi", _NOTE[0], note)) + 4), 0, right, BAR - 4)
        sheet.label(box, note, face="ui-semi", sizes=_NOTE, fill=_CREAM, align="right")
        right = box[0] - 30
    sheet.label((left, 0, right, BAR - 4), title, face="caps", sizes=_TITLE, fill=GOLD)


TOP = BAR + GAP


def stacked(parts: Sequence[Canvas]) -> Canvas:
    """Sheets below one another, at least one."""
    image = Image.new("RGB", (CLOSE, sum(part.image.height for part in parts)))
    sheet, top = Canvas(image, audit=parts[0].audit), 0
    for part in parts:
        image.paste(part.image, (0, top))
        sheet.texts += [text.moved(0, top) for text in part.texts]
        sheet.marked += [(left, top + upper, right, top + lower) for left, upper, right, lower in part.marked]
        top += part.image.height
    return sheet


@dataclass(frozen=True)
class Sign:
    """What a sign means, and what draws it around a point, at most :data:`SIGN` pixels large."""

    words: str
    draw: Draw


Group = tuple[str, Sequence[Sign]]
"""A heading and the signs under it."""

SIGN = 62
_PIECE, _ICON = 54, 52
_ROW, _HEAD, _PAD, _COLUMNS = 80, 76, 12, 3
_WORDS = (40, 38, 36)


def piece_sign(words: str, make: Callable[[int], Image.Image]) -> Sign:
    """A sign that is a piece, made for a diameter."""
    return Sign(words, lambda sheet, at: sheet.stamp(make(_PIECE), at))


def icon_sign(words: str, icon: str, ink: Colour = INK) -> Sign:
    """A sign that is an icon."""
    return Sign(words, lambda sheet, at: sheet.icon(at, icon, _ICON, ink))


def draw_signs(title: str, note: str, groups: Sequence[Group], *, audit: bool = False) -> Canvas:
    """The legend: groups of signs, each under its heading, every sign with its meaning beside it, in columns."""
    columns = _columns([line for name, signs in groups if signs for line in (name, *signs)])
    tall = max(sum(map(_height, column)) for column in columns)
    sheet = close_sheet(TOP + tall + 2 * _PAD + EDGE_ROOM, title, note, audit=audit)
    box = (EDGE_ROOM, TOP, CLOSE - EDGE_ROOM, TOP + tall + 2 * _PAD)
    sheet.panel(box, paper(box[2] - box[0], box[3] - box[1]), radius=14, edge=EDGE, thickness=2, shadow=DEEP)
    wide = (box[2] - box[0] - 2 * _PAD) // len(columns)
    for number, column in enumerate(columns):
        left, top = box[0] + _PAD + number * wide, box[1] + _PAD
        if number:
            sheet.fill((left - 3, top + 8, left - 1, box[3] - _PAD - 8), PAPER_3)
        for line in column:
            _draw_line(sheet, line, (left + 6, top, left + wide - 8, top + _height(line)))
            top += _height(line)
    return sheet


def _height(line: str | Sign) -> int:
    return _HEAD if isinstance(line, str) else _ROW


def _columns(lines: Sequence[str | Sign]) -> list[list[str | Sign]]:
    """The lines in columns of about one height, no heading last in its column."""
    columns: list[list[str | Sign]] = [[]]
    share = sum(map(_height, lines)) / _COLUMNS
    done = 0.0
    for line in lines:
        middle = done + (_HEAD + _ROW if isinstance(line, str) else _ROW) / 2
        if middle > share * len(columns) and len(columns) < _COLUMNS:
            columns.append([])
        columns[-1].append(line)
        done += _height(line)
    for before, after in pairwise(columns):
        while before and isinstance(before[-1], str):
            after.insert(0, before.pop())
    return columns


def _draw_line(sheet: Canvas, line: str | Sign, box: Box) -> None:
    if isinstance(line, str):
        sheet.lines(box, line, face="caps", sizes=(42, 40, 38, FLOOR), fill=RUBRIC, most=2, leading=0.9)
        return
    sign = line
    y = (box[1] + box[3]) / 2
    sign.draw(sheet, (box[0] + SIGN / 2, y))
    words = (box[0] + SIGN + 12, box[1] + 1, box[2], box[3] - 1)
    sheet.lines(
        words, sign.words[:1].upper() + sign.words[1:], face="text", sizes=_WORDS, fill=INK, most=2, leading=1.0
    )
