"""The bar on top: title, the rounds with the present one lit, phase, whose turn it is; under it the last move in one line."""

from __future__ import annotations

from render.canvas import Canvas
from render.palette import GOLD, INK, PAPER, PAPER_2, RUBRIC, WALNUT_DARK, WALNUT_LIGHT
from render.pieces import laurel, piece, player_token
from render.settlers.ground import WIDTH
from render.settlers.layout import HEADER, MARGIN, NEWS
from render.settlers.looks import FACTIONS
from render.settlers.view import View
from render.text import text_width

TITLE = (32, 30, 28, 26, 24, 22)
MOVER = (42, 40, 38, 36, 34, 32, 30, 28)
PHASE = (30, 28, 26, 24, 22)
LINE = (25, 24, 22, 20, 19, 18)
_TITLE_WIDTH, _MOVER_WIDTH, _TOKEN, _ROUND = 372, 520, 54, 42
_CREAM, _GLOW, _DIM = "#F3E6C8", "#FFE9AE", "#B9A27A"


def draw_header(sheet: Canvas, view: View) -> None:
    """Draw both lines over the full width of the sheet."""
    sheet.fill((0, 0, WIDTH, HEADER), WALNUT_LIGHT, to=WALNUT_DARK)
    sheet.fill((0, HEADER - 3, WIDTH, HEADER), GOLD)
    left = MARGIN + 8
    box = (left, 4, left + _TITLE_WIDTH, HEADER - 5)
    title = view.say("settlers-picture-title").upper()
    sheet.lines(box, title, face="title", sizes=TITLE, fill=GOLD, most=2, leading=1.04)
    mover_left = _draw_mover(sheet, view)
    _draw_rounds(sheet, view, left + _TITLE_WIDTH + 16, mover_left - 20)
    _draw_news(sheet, view)


def _draw_rounds(sheet: Canvas, view: View, left: int, right: int) -> None:
    """The rounds as medals, the present one lit, and the phase behind them."""
    y = (HEADER - 3) / 2
    for place, name in enumerate(view.rounds, 1):
        x = left + _ROUND * (place - 0.5)
        now = place == view.state.round
        size = 40 if now else 32
        fill, rim, ink = (GOLD, "#FFF3CF", INK) if now else ("#463627", "#7A6240", _DIM)
        sheet.stamp(piece("", size, fill, rim, ink), (x, y))
        box = (round(x - 20), round(y - 20), round(x + 20), round(y + 20))
        face, sizes = ("ui-bold", (22,)) if now else ("ui-semi", (17,))
        sheet.label(box, name, face=face, sizes=sizes, fill=ink, align="middle")
    box = (left + round(_ROUND * len(view.rounds)) + 12, 0, right, HEADER - 4)
    sheet.label(box, view.phase_text, face="ui-semi", sizes=PHASE, fill=_CREAM)


def _draw_mover(sheet: Canvas, view: View) -> int:
    text = view.mover_text
    size = next((size for size in MOVER if text_width("ui-bold", size, text) <= _MOVER_WIDTH), MOVER[-1])
    width = min(_MOVER_WIDTH, round(text_width("ui-bold", size, text)) + 4)
    right = WIDTH - MARGIN - 8
    sheet.label((right - width, 0, right, HEADER - 4), text, face="ui-bold", sizes=(size,), fill=_GLOW, align="right")
    x = right - width - 14 - _TOKEN / 2
    if view.movers:
        seat = view.seats[view.movers[0]]
        icon = FACTIONS[seat.faction].icon
        sheet.stamp(player_token(seat.colour, icon, _TOKEN), (x, HEADER / 2 - 2))
    else:
        sheet.stamp(laurel(_TOKEN), (x, HEADER / 2 - 2))
    return round(x - _TOKEN / 2)


def _draw_news(sheet: Canvas, view: View) -> None:
    box = (0, HEADER, WIDTH, HEADER + NEWS)
    sheet.fill(box, PAPER, to=PAPER_2)
    piles = _draw_piles(sheet, view)
    if not view.news:
        return
    sheet.icon((MARGIN + 24, HEADER + NEWS / 2), "envoy", 30, RUBRIC)
    line = (MARGIN + 48, HEADER, piles - 16, HEADER + NEWS)
    sheet.lines(line, view.news, face="ui-semi", sizes=LINE, fill=INK, most=2, leading=1.04)


def _draw_piles(sheet: Canvas, view: View) -> int:
    """How many cards are in the Common deck and on its discard pile; gives the left end."""
    x = WIDTH - MARGIN - 8
    y = HEADER + NEWS / 2
    for icon, count in (("card_discard", len(view.state.discard)), ("card_draw", len(view.state.deck))):
        width = round(text_width("ui-bold", 24, str(count))) + 4
        box = (x - width, HEADER, x, HEADER + NEWS)
        sheet.label(box, str(count), face="ui-bold", sizes=(24,), fill=INK, align="right")
        sheet.icon((x - width - 20, y), icon, 30, INK)
        x -= width + 50
    return x + 14
