"""A sheet of things to choose from at the start of a match, such as empires: what each begins with and can do, in words.

Letters are so large that a phone, which shows the sheet 400 pixels wide, needs no zoom.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import draw_number
from render.kit.palette import EDGE, INK, PAPER, PAPER_2, Colour, darker, lighter
from render.kit.text import counts_kept
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

_HEAD, _PAD = 84, 14  # heights of the bar with the name, of the air around the text
_LINE, _AIR, _LEADING = 41, 14, 1.06  # heights of a line of a paragraph and of what it needs besides
_ICON, _DISC = 60, 60
_TEXT = (38, FLOOR)
_MOST = 5  # lines of one paragraph


@dataclass(frozen=True)
class Choice:
    """One of the things: its name beside its icon on its colour, its number (0: none), and paragraphs about it."""

    name: str
    icon: str
    fill: Colour
    ink: Colour
    number: int
    told: Sequence[str]


def number_of(candidates: Sequence[str], place: str) -> int:
    """The number of a place among those to choose from, counted from 1; 0 where it is the only one, which is chosen already."""
    return candidates.index(place) + 1 if len(candidates) > 1 else 0


def draw_choices(title: str, note: str, choices: Sequence[Choice], *, audit: bool = False) -> Canvas:
    """The things one below another, under a bar with the title."""
    choices = [replace(choice, told=[counts_kept(text) for text in choice.told]) for choice in choices]
    talls = [_HEAD + 2 * _PAD + sum(_tall(text) for text in choice.told) for choice in choices]
    sheet = close_sheet(TOP + sum(talls) + GAP * len(talls) + EDGE_ROOM, title, note, audit=audit)
    top = TOP
    for choice, tall in zip(choices, talls, strict=True):
        _draw(sheet, choice, (EDGE_ROOM, top, CLOSE - EDGE_ROOM, top + tall))
        top += tall + GAP
    return sheet


def _draw(sheet: Canvas, choice: Choice, box: Box) -> None:
    sheet.panel(box, PAPER, to=PAPER_2, radius=12, edge=EDGE, thickness=2, shadow=SOFT)
    head = (box[0] + 2, box[1] + 2, box[2] - 2, box[1] + _HEAD)
    sheet.panel(head, lighter(choice.fill, 0.08), to=darker(choice.fill, 0.12), radius=10)
    middle = (head[1] + head[3]) / 2
    sheet.icon((head[0] + 52, middle), choice.icon, _ICON, choice.ink)
    name = (head[0] + 100, head[1], head[2] - 100, head[3])
    sheet.label(name, choice.name, face="caps", sizes=(50, 44, 38, FLOOR), fill=choice.ink)
    if choice.number:
        draw_number(sheet, (head[2] - 52, middle), choice.number, _DISC)
        sheet.marked.append(box)  # what it does is read as well
    top = head[3] + _PAD
    for text in choice.told:
        tall = _tall(text)
        within = (box[0] + _PAD + 8, top, box[2] - _PAD - 8, top + tall)
        sheet.lines(within, text, face="text", sizes=_TEXT, fill=INK, most=_MOST, leading=_LEADING, top=True)
        top += tall


def _tall(text: str) -> int:
    """The height of a paragraph."""
    wide, heights = CLOSE - 2 * (EDGE_ROOM + _PAD + 8), [_LINE * lines + _AIR for lines in range(1, _MOST + 1)]
    fitting = (
        tall
        for lines, tall in enumerate(heights, 1)
        if Canvas.holds((0, 0, wide, tall), text, face="text", sizes=_TEXT[:1], most=lines, leading=_LEADING)
    )
    return next(fitting, heights[-1])
