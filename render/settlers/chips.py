"""Small things with their names, as they lie below a close-up: Deals, Foundations, cards under Locations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.marks import draw_raised_number
from render.kit.palette import FRESH_EDGE, INK, PAPER_2
from render.settlers.empire import draw_fresh
from render.settlers.facts import SeatView
from render.settlers.looks import good
from render.settlers.view import View
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP

_TALL, _PAD, _ACROSS = 84, 8, 2
_GOOD, _SIGN, _NUMBER = 58, 42, 60


@dataclass(frozen=True)
class Chip:
    """A small thing with a name: a Deal, a Foundation, a card under a Location; ``sign`` is the icon behind it."""

    place: str
    number: int
    good: str
    name: str
    sign: str = ""


def chips_of(view: View, seat: SeatView) -> tuple[Chip, ...]:
    """Deals, Foundations, and cards under Locations as far as the viewer knows them."""
    deals = [
        Chip(deal.place, deal.number, deal.good, deal.name, "road" if deal.route else "deal") for deal in seat.deals
    ]
    foundations = [Chip(card, view.numbers.get(card, 0), "foundation", view.name_of(card)) for card in seat.foundations]
    under = [Chip(card, view.numbers.get(card, 0), "card", view.name_of(card)) for card in view.under(seat.seat)]
    return (*deals, *foundations, *under)


def chips_tall(chips: Sequence[Chip]) -> int:
    """How tall the lines of chips are, with the air above them."""
    return GAP + -(-len(chips) // _ACROSS) * (_TALL + _PAD) if chips else 0


def draw_chips(sheet: Canvas, view: View, chips: Sequence[Chip], top: int) -> None:
    """Chips in lines over the width of a close-up, numbered where they are to be chosen from."""
    wide = (CLOSE - 2 * EDGE_ROOM - _PAD * (_ACROSS - 1)) // _ACROSS
    for place, chip in enumerate(chips):
        line, column = divmod(place, _ACROSS)
        x, y = EDGE_ROOM + column * (wide + _PAD), top + GAP + line * (_TALL + _PAD)
        _draw_chip(sheet, view, chip, (x, y, x + wide, y + _TALL))


def _draw_chip(sheet: Canvas, view: View, chip: Chip, box: Box) -> None:
    sheet.panel(box, PAPER_2, radius=10, edge="#8A6E40", thickness=2, shadow=DEEP)
    if chip.place in view.changed:
        draw_fresh(sheet, box)
    y = (box[1] + box[3]) / 2
    sheet.stamp(good(chip.good, _GOOD), (box[0] + _GOOD * 3 // 4, y))
    right = box[2] - 10
    if chip.sign:
        sheet.icon((right - _SIGN / 2 - 1, y), chip.sign, _SIGN, FRESH_EDGE)
        right -= _SIGN + 10
    name = (box[0] + _GOOD * 7 // 5, box[1] + 2, right, box[3] - 2)
    sheet.lines(name, chip.name, face="text-semi", sizes=(40, 38, FLOOR), fill=INK, most=2, leading=0.92)
    if chip.number:
        draw_raised_number(sheet, (box[0] + _GOOD * 3 // 4, y), chip.number, _NUMBER)
