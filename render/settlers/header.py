"""The bar on top with the signs of this game: the rounds with the present one lit, and the Common piles."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.header import Header, draw_header
from render.kit.palette import EDGE, GOLD, INK, INK_2, PAPER_3
from render.kit.pieces import piece
from render.kit.sheet import HEADER, MARGIN, NEWS, WIDTH
from render.kit.text import text_width
from render.settlers.looks import FACTIONS
from render.settlers.view import View

_PILES, _ROUND = 206, 39


def draw_top(sheet: Canvas, view: View) -> int:
    """Draw both lines over the full width of the sheet; gives the height they take."""
    mover = view.seats[view.movers[0]] if view.movers else None
    rounds = _ROUND * len(view.rounds)
    header = Header(
        title=view.say("settlers-name"),
        step=view.when,
        mover=view.mover_text,
        colour=mover.colour if mover else "",
        news=view.news,
        icon=FACTIONS[mover.faction].icon if mover else "",
        aside=rounds + _PILES + 24,
    )
    bottom = draw_header(sheet, header)
    right = WIDTH - MARGIN - 6
    _draw_piles(sheet, view, right - rounds - 20)
    _draw_rounds(sheet, view, right - rounds)
    return bottom


def _draw_rounds(sheet: Canvas, view: View, left: int) -> None:
    y = HEADER + NEWS / 2
    for place, name in enumerate(view.rounds, 1):
        x = left + _ROUND * (place - 0.5)
        now = place == view.state.round
        fill, rim, ink = (GOLD, "#6B4A12", INK) if now else (PAPER_3, EDGE, INK_2)
        sheet.stamp(piece("", 38 if now else 30, fill, rim, ink), (x, y))
        box = (round(x - 19), round(y - 19), round(x + 19), round(y + 19))
        size = (21,) if now else (16,)
        sheet.label(box, name, face="ui-bold" if now else "ui-semi", sizes=size, fill=ink, align="middle")


def _draw_piles(sheet: Canvas, view: View, right: int) -> None:
    """How many cards are in the Common deck and on its discard pile."""
    y = HEADER + NEWS / 2
    for icon, count in (("card_discard", len(view.state.discard)), ("card_draw", len(view.state.deck))):
        width = round(text_width("ui-bold", 24, str(count))) + 4
        box = (right - width, HEADER, right, HEADER + NEWS)
        sheet.label(box, str(count), face="ui-bold", sizes=(24,), fill=INK, align="right")
        sheet.icon((right - width - 20, y), icon, 30, INK)
        right -= width + 50
