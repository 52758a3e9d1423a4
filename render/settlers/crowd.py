"""An empire of many Locations large: no words but names, so that names, icons and numbers are large enough for a phone.

All sizes are those of a Location on the whole table times ``SCALE``: no letter on it is smaller than 30 px.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.canvas import Box, Canvas
from render.kit.palette import darker, lighter
from render.kit.sheet import GUTTER, HEADER, HEIGHTS, NEWS, WIDTH
from render.settlers.arrange import LINE, LOW, MOST_TALL, USUAL, least_height
from render.settlers.cells import draw_cell
from render.settlers.faces import Scale
from render.settlers.facts import PlacedView, SeatView
from render.settlers.ground import row
from render.settlers.looks import KINDS
from render.settlers.sections import BANNER, CHIP, SUPPLY, in_line
from render.settlers.view import ROWS, View

SCALE = Scale(2.0)
LABEL, PAD = 40, 8
EMPTY = 52
_ACROSS = (4, 3, 5)
"""How many Locations may stand beside each other, the best first."""


@dataclass(frozen=True)
class Crowd:
    """How the Locations stand: how many beside each other, how large, and how tall the picture is."""

    columns: int
    wide: int
    tall: int
    height: int


def crowd_of(seat: SeatView, chips: int) -> Crowd:
    """The roomiest arrangement in a picture of 4:3; a taller picture if none fits. ``chips`` is how tall the line of chips is."""
    around = HEADER + NEWS + BANNER + chips + SUPPLY
    free = HEIGHTS[1] - around
    for cards in (USUAL, LOW):
        for columns in _ACROSS:
            wide, least = _card(columns, cards)
            tall = _tall(seat, columns, free)
            if tall >= least:
                return Crowd(columns, wide, min(tall, SCALE(MOST_TALL)), HEIGHTS[1])
    wide, least = _card(_ACROSS[0], LOW)
    return Crowd(_ACROSS[0], wide, least, around + _rows(seat, _ACROSS[0], least))


def draw_crowd(sheet: Canvas, view: View, seat: SeatView, crowd: Crowd, top: int, foot: int) -> None:
    """The three rows between ``top`` and ``foot``."""
    spare = foot - top - _rows(seat, crowd.columns, crowd.tall)
    filled = sum(1 for kind in ROWS if _lines(seat, kind, crowd.columns)) or 1
    for number, kind in enumerate(ROWS):
        lines = _lines(seat, kind, crowd.columns)
        end = top + (lines * (crowd.tall + PAD) + PAD + spare // filled if lines else EMPTY)
        box = (0, top, WIDTH, foot if number == len(ROWS) - 1 else end)
        _draw_row(sheet, view, seat, kind, box, crowd)
        top = box[3] + LINE


def _draw_row(sheet: Canvas, view: View, seat: SeatView, kind: str, box: Box, crowd: Crowd) -> None:
    sheet.image.paste(row(kind, WIDTH, box[3] - box[1]), box[:2])
    _draw_label(sheet, seat, kind, (0, box[1], LABEL, box[3]))
    faction, common = seat.row(kind, common=False), seat.row(kind, common=True)
    if not faction and not common:
        words = (LABEL, box[1], WIDTH, box[3])
        fill = lighter(KINDS[kind].fill, 0.62)
        text = view.say(f"settlers-picture-row-{kind}")
        sheet.label(words, text, face="title", sizes=(32,), fill=fill, align="middle", track=1)
        return
    lines = _lines(seat, kind, crowd.columns)
    first = box[1] + (box[3] - box[1] - lines * (crowd.tall + PAD) + PAD) // 2
    shown: Sequence[PlacedView | None] = in_line(faction, common, crowd.columns)
    for place, placed in enumerate(shown):
        if placed is None:
            continue
        line, column = divmod(place, crowd.columns)
        x, y = LABEL + PAD + column * (crowd.wide + PAD), first + line * (crowd.tall + PAD)
        name = placed.card.id
        number, fresh = view.numbers.get(name, 0), name in view.changed
        cell = (x, y, x + crowd.wide, y + crowd.tall)
        draw_cell(sheet, cell, placed, fresh=fresh, number=number, scale=SCALE)


def _draw_label(sheet: Canvas, seat: SeatView, kind: str, box: Box) -> None:
    """The sign of a row, and how many Locations are in it."""
    look = KINDS[kind]
    sheet.fill(box, darker(look.fill, 0.25))
    count = sum(placed.card.kind == kind for placed in seat.empire)
    middle = (box[1] + box[3]) / 2
    if not count:
        sheet.icon((LABEL / 2, middle), look.icon, 34, look.ink)
        return
    sheet.icon((LABEL / 2, middle - 20), look.icon, 34, look.ink)
    below = (0, round(middle), LABEL, round(middle) + 40)
    sheet.label(below, str(count), face="ui-bold", sizes=(30,), fill=look.ink, align="middle")


def _card(columns: int, cards: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """How wide a Location is, and how tall at least."""
    wide = (WIDTH - LABEL - PAD) // columns - PAD
    return wide, SCALE(least_height(int(wide / SCALE.by), cards))


def _lines(seat: SeatView, kind: str, columns: int) -> int:
    return -(-sum(placed.card.kind == kind for placed in seat.empire) // columns)


def _rows(seat: SeatView, columns: int, tall: int) -> int:
    """How tall the rows are with Locations of that height."""
    lines = [_lines(seat, kind, columns) for kind in ROWS]
    return sum(count * (tall + PAD) + PAD if count else EMPTY for count in lines) + LINE * (len(ROWS) - 1)


def _tall(seat: SeatView, columns: int, room: int) -> int:
    """How tall Locations are that fill the room."""
    lines = sum(_lines(seat, kind, columns) for kind in ROWS)
    return (room - _rows(seat, columns, 0)) // max(1, lines)


def chip_width(count: int) -> int:
    """How wide chips are that stand in one line."""
    return min(CHIP * 8, (WIDTH - LABEL) // max(1, count) - PAD)


def chips_line(count: int) -> int:
    """How tall the line of chips is."""
    return CHIP + GUTTER if count else 0
