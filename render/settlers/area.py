"""One empire large: every Location as a whole card in its row, or without its words where there are many; Deals,
Foundations and goods.
"""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.ground import table
from render.kit.sheet import GUTTER, HEADER, HEIGHTS, NEWS, WIDTH
from render.settlers.arrange import LINE
from render.settlers.crowd import chip_width, chips_line, crowd_of, draw_crowd
from render.settlers.faces import draw_card
from render.settlers.facts import SeatView
from render.settlers.ground import row
from render.settlers.header import draw_top
from render.settlers.looks import KINDS
from render.settlers.sections import (
    BANNER,
    CARD_GAP,
    CARDS,
    HEADING,
    LEAST,
    SUPPLY,
    Chip,
    card_left,
    chips_height,
    columns_for,
    draw_banner,
    draw_chips,
    draw_goods_bar,
    draw_heading,
    in_line,
)
from render.settlers.view import ROWS, View


def draw_empire(view: View, *, audit: bool = False) -> Canvas:
    """The empire of the seat in focus; what is to be chosen from is numbered."""
    seat = view.seats[view.focus]
    chips = chips_of(view, seat)
    columns = columns_for(lambda count: _height(seat, chips, count))
    height = max(LEAST, _height(seat, chips, columns))
    crowd = crowd_of(seat, chips_line(len(chips))) if height > HEIGHTS[1] else None
    height = crowd.height if crowd is not None else height
    sheet = Canvas(table(height), audit=audit)
    top = draw_top(sheet, view)
    title = seat.faction_name or view.say("settlers-picture-no-faction")
    text = view.say("settlers-picture-area", player=seat.name, count=len(seat.empire))
    draw_banner(sheet, view, seat, top, title, text)
    top += BANNER
    if crowd is not None:
        foot = height - SUPPLY - chips_line(len(chips))
        draw_crowd(sheet, view, seat, crowd, top, foot)
        draw_chips(sheet, view, foot + GUTTER // 2, chips, chip_width(len(chips)))
    else:
        for kind in ROWS:
            top = _draw_row(sheet, view, seat, kind, top, columns)
        draw_chips(sheet, view, top + GUTTER, chips)
    draw_goods_bar(sheet, seat, height - SUPPLY)
    return sheet


def chips_of(view: View, seat: SeatView) -> tuple[Chip, ...]:
    """Deals, Foundations, and cards under Locations as far as the viewer knows them."""
    deals = [
        Chip(deal.place, deal.number, deal.good, deal.name, "road" if deal.route else "deal") for deal in seat.deals
    ]
    foundations = [Chip(card, view.numbers.get(card, 0), "foundation", view.name_of(card)) for card in seat.foundations]
    under = [Chip(card, view.numbers.get(card, 0), "card", view.name_of(card)) for card in view.under(seat.seat)]
    return (*deals, *foundations, *under)


def _height(seat: SeatView, chips: tuple[Chip, ...], columns: int) -> int:
    lines = sum(_lines(seat, kind, columns) for kind in ROWS)
    rows = len(ROWS) * HEADING + lines * (CARDS[columns][1] + CARD_GAP)
    below = GUTTER + chips_height(chips) if chips else 0
    return HEADER + NEWS + BANNER + rows + below + GUTTER // 2 + SUPPLY


def _lines(seat: SeatView, kind: str, columns: int) -> int:
    return -(-sum(placed.card.kind == kind for placed in seat.empire) // columns)


def _draw_row(sheet: Canvas, view: View, seat: SeatView, kind: str, top: int, columns: int) -> int:
    """Faction cards from the left, Common ones to the right end where one line holds both; gives where it ends."""
    faction, common = seat.row(kind, common=False), seat.row(kind, common=True)
    note = "" if faction or common else view.say("settlers-picture-row-empty")
    height = HEADING + _lines(seat, kind, columns) * (CARDS[columns][1] + CARD_GAP)
    sheet.image.paste(row(kind, WIDTH, height - LINE), (0, top + LINE))
    draw_heading(sheet, top, view.say(f"settlers-picture-row-{kind}"), KINDS[kind].icon, note)
    top += HEADING
    wide, tall = CARDS[columns]
    for place, placed in enumerate(in_line(faction, common, columns)):
        if placed is None:
            continue
        x, y = card_left(columns, place % columns), top + place // columns * (tall + CARD_GAP)
        name = placed.card.id
        number, fresh = view.numbers.get(name, 0), name in view.changed
        draw_card(sheet, (x, y, x + wide, y + tall), placed.card, placed=placed, fresh=fresh, number=number)
    return top + _lines(seat, kind, columns) * (tall + CARD_GAP)
