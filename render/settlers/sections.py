"""What close-ups and hands are made of: a banner of the seat, headings, rows of whole cards, chips, the bar of goods."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.marks import draw_raised_number
from render.kit.palette import FRESH_EDGE, GOLD, INK, PAPER_2, PLAYERS, WALNUT_DARK, WALNUT_LIGHT, darker
from render.kit.pieces import player_token
from render.kit.shapes import hatch_mask
from render.kit.sheet import HEIGHTS, MARGIN, WIDTH
from render.kit.text import text_width
from render.settlers.empire import draw_counts, draw_fresh, draw_passed, piles_of
from render.settlers.facts import SeatView
from render.settlers.looks import FACTIONS, good, points
from render.settlers.view import View

BANNER, HEADING, SUPPLY = 74, 40, 78
CHIP = 48
CHIP_WIDE = 252
CARDS: dict[int, tuple[int, int]] = {3: (506, 318), 4: (375, 232), 5: (299, 252)}
"""Width and height of whole cards by how many stand beside each other."""
CARD_GAP = 12
LEAST = 760
"""How tall a picture is at least."""
_CREAM, _SOFT = "#FFF3DC", "#F1DFB6"


@dataclass(frozen=True)
class Chip:
    """A small thing with a name: a Deal, a Foundation, a card under a Location; ``sign`` is the icon behind it."""

    place: str
    number: int
    good: str
    name: str
    sign: str = ""


def columns_for(height: Callable[[int], int]) -> int:
    """How many cards stand beside each other: the fewest with which the picture is no taller than 4:3, or else is lowest.

    ``height`` tells how tall it is with so many.
    """
    return next((columns for columns in CARDS if height(columns) <= HEIGHTS[1]), min(CARDS, key=height))


def chips_of(view: View, seat: SeatView) -> tuple[Chip, ...]:
    """Deals, Foundations, and cards under Locations as far as the viewer knows them."""
    deals = [
        Chip(deal.place, deal.number, deal.good, deal.name, "road" if deal.route else "deal") for deal in seat.deals
    ]
    foundations = [Chip(card, view.numbers.get(card, 0), "foundation", view.name_of(card)) for card in seat.foundations]
    under = [Chip(card, view.numbers.get(card, 0), "card", view.name_of(card)) for card in view.under(seat.seat)]
    return (*deals, *foundations, *under)


def card_left(columns: int, place: int) -> int:
    """The left end of a card in a line."""
    wide = CARDS[columns][0]
    inset = (WIDTH - columns * wide - (columns - 1) * CARD_GAP) // 2
    return inset + place * (wide + CARD_GAP)


def draw_banner(sheet: Canvas, view: View, seat: SeatView, top: int, title: str, text: str) -> None:
    """A bar in the seat's colour: emblem, title, a line about it, points at the right."""
    look = PLAYERS[seat.colour]
    box = (0, top, WIDTH, top + BANNER)
    sheet.fill(box, look.fill, to=darker(look.fill, 0.2))
    hatch = hatch_mask(look.hatch, WIDTH, BANNER, step=16, stroke=2).point([value * 24 // 255 for value in range(256)])
    sheet.image.paste(darker(look.rim, 0.0), box[:2], hatch)
    sheet.fill((0, box[3] - 3, WIDTH, box[3]), GOLD)
    middle = (top + box[3] - 3) / 2
    sheet.stamp(player_token(seat.colour, FACTIONS[seat.faction].icon, 62), (54, middle))
    score = str(seat.score)
    width = round(text_width("ui-bold", 48, score)) + 4
    right = WIDTH - MARGIN - 10
    within = (right - width, top, right, box[3] - 3)
    sheet.label(within, score, face="ui-bold", sizes=(48,), fill=look.ink, align="right")
    sheet.stamp(points(58), (right - width - 40, middle))
    left, end = 102, right - width - 90
    reach = sheet.label((left, top, left + 560, box[3] - 3), title, face="title", sizes=(36, 32, 28, 24), fill=look.ink)
    x = left + round(reach) + 28
    if seat.passed:
        x = draw_passed(sheet, view, (x, round(middle) - 15, round(middle) + 15)) + 20
    sheet.label((x, top, end, box[3] - 3), text, face="ui-semi", sizes=(32, 30, 28, 26, 24, 22, 20, 18), fill=look.ink)


def draw_heading(sheet: Canvas, top: int, text: str, icon: str, note: str = "") -> None:
    """A heading with its sign; ``note`` stands behind it."""
    y = top + HEADING / 2 + 2
    sheet.icon((MARGIN + 26, y), icon, 28, GOLD)
    box = (MARGIN + 50, top + 4, WIDTH // 2, top + HEADING)
    reach = sheet.label(box, text, face="title", sizes=(24,), fill=_SOFT, track=0.8, halo="#1D130B")
    if note:
        line = (box[0] + round(reach) + 22, top + 4, WIDTH - MARGIN, top + HEADING)
        sheet.label(line, note, face="ui-semi", sizes=(22, 20, 18), fill=_SOFT, halo="#1D130B")


def chips_height(chips: Sequence[Chip]) -> int:
    """How tall the lines of chips are."""
    across = WIDTH // (CHIP_WIDE + 10)
    return -(-len(chips) // across) * (CHIP + 10)


def draw_chips(sheet: Canvas, view: View, top: int, chips: Sequence[Chip]) -> None:
    """Chips in lines, numbered where they are to be chosen from."""
    wide = CHIP_WIDE
    across = WIDTH // (wide + 10)
    left = card_left(max(CARDS), 0)
    for place, chip in enumerate(chips):
        x, y = left + place % across * (wide + 10), top + place // across * (CHIP + 10)
        draw_chip(sheet, view, chip, (x, y, x + wide, y + CHIP))


def draw_chip(sheet: Canvas, view: View, chip: Chip, box: Box, *, large: bool = False) -> None:
    """A chip with its name; ``large`` on a sheet for a phone."""
    sheet.panel(box, PAPER_2, radius=10, edge="#8A6E40", thickness=2, shadow=DEEP)
    if chip.place in view.changed:
        draw_fresh(sheet, box)
    y = (box[1] + box[3]) / 2
    side, sign = (58, 42) if large else (40, 26)
    sheet.stamp(good(chip.good, side), (box[0] + side * 3 // 4, y))
    right = box[2] - 10
    if chip.sign:
        sheet.icon((right - sign / 2 - 1, y), chip.sign, sign, FRESH_EDGE)
        right -= sign + 10
    name = (box[0] + side * 7 // 5, box[1] + 2, right, box[3] - 2)
    sizes = (40, 38, 36) if large else (24, 22, 21, 19, 18, 17, 16, 15)
    sheet.lines(name, chip.name, face="text-semi", sizes=sizes, fill=INK, most=2, leading=0.92 if large else 1.0)
    if chip.number:
        draw_raised_number(sheet, (box[0] + side * 3 // 4, y), chip.number, 60 if large else 42)


def draw_goods_bar(sheet: Canvas, seat: SeatView, top: int) -> None:
    """The supply over the whole width: goods, then cards and piles; what Cleanup leaves is underlined."""
    box = (0, top, WIDTH, top + SUPPLY)
    sheet.fill(box, WALNUT_LIGHT, to=WALNUT_DARK)
    sheet.fill((0, top, WIDTH, top + 2), GOLD)
    piles = piles_of(seat)
    inner = (MARGIN + 16, top + 4, WIDTH - MARGIN, top + SUPPLY - 2)
    split = inner[0] + round((inner[2] - inner[0]) * len(seat.supply) / (len(seat.supply) + len(piles)))
    sizes = (36, 34, 32, 30)
    draw_counts(sheet, list(seat.supply), (inner[0], inner[1], split - 16, inner[3]), sizes=sizes)
    sheet.fill((split - 12, top + 14, split - 10, top + SUPPLY - 12), GOLD)
    draw_counts(sheet, piles, (split + 6, inner[1], inner[2], inner[3]), sizes=sizes)
    step = (split - 16 - inner[0]) / len(seat.supply)
    for place, (name, _) in enumerate(seat.supply):
        if name in seat.kept:
            x = round(inner[0] + step * place) + 4
            sheet.fill((x, top + SUPPLY - 12, x + 44, top + SUPPLY - 8), GOLD)
