"""The bar on top: name of the game, turn and step, whose turn it is; under it the last move in one line."""

from __future__ import annotations

from render.canvas import Canvas
from render.founders.layout import HEADER, MARGIN, NEWS, WIDTH
from render.founders.view import View
from render.palette import GOLD, INK, PAPER, PAPER_2, RUBRIC, WALNUT_DARK, WALNUT_LIGHT
from render.pieces import laurel, player_token
from render.text import text_width

TITLE, MOVER, STEP = (34, 30, 26), (44, 40, 36, 32, 28), (30, 28, 26, 24, 22)
LINE = (26, 24, 22, 20, 19, 18)
_TITLE_WIDTH, _MOVER_WIDTH, _TOKEN = 500, 560, 54
_CREAM, _GLOW = "#F3E6C8", "#FFE9AE"


def draw_header(sheet: Canvas, view: View) -> None:
    """Draw both lines over the full width of the sheet."""
    sheet.fill((0, 0, WIDTH, HEADER), WALNUT_LIGHT, to=WALNUT_DARK)
    sheet.fill((0, HEADER - 3, WIDTH, HEADER), GOLD)
    left = MARGIN + 8
    title = view.say("founders-picture-title").upper()
    reach = sheet.label(
        (left, 0, left + _TITLE_WIDTH, HEADER - 4), title, face="title", sizes=TITLE, fill=GOLD, track=1.5
    )
    mover_left = _draw_mover(sheet, view)
    parts = [part for part in (view.turn_text, view.step_text) if part]
    box = (round(left + reach) + 30, 0, mover_left - 24, HEADER - 4)
    sheet.label(box, " · ".join(parts), face="ui-semi", sizes=STEP, fill=_CREAM, align="middle")
    if view.news:
        _draw_news(sheet, view)


def _draw_mover(sheet: Canvas, view: View) -> int:
    text = view.mover_text
    size = next((size for size in MOVER if text_width("ui-bold", size, text) <= _MOVER_WIDTH), MOVER[-1])
    width = min(_MOVER_WIDTH, round(text_width("ui-bold", size, text)) + 4)
    right = WIDTH - MARGIN - 8
    sheet.label((right - width, 0, right, HEADER - 4), text, face="ui-bold", sizes=(size,), fill=_GLOW, align="right")
    x = right - width - 14 - _TOKEN / 2
    if view.active is not None:
        sheet.stamp(player_token(view.active.colour, "eagle", _TOKEN), (x, HEADER / 2 - 2))
    else:
        sheet.stamp(laurel(_TOKEN), (x, HEADER / 2 - 2))
    return round(x - _TOKEN / 2)


def _draw_news(sheet: Canvas, view: View) -> None:
    box = (0, HEADER, WIDTH, HEADER + NEWS)
    sheet.fill(box, PAPER, to=PAPER_2)
    sheet.icon((MARGIN + 24, HEADER + NEWS / 2), "envoy", 30, RUBRIC)
    line = (MARGIN + 48, HEADER, WIDTH - MARGIN - 8, HEADER + NEWS)
    sheet.lines(line, view.news, face="ui-semi", sizes=LINE, fill=INK, most=2, leading=1.06)
