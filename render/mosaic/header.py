"""The bar on top: name of the game, round, Empire Scorings, Holding Area, whose turn it is; under it the last move in one line."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas
from render.mosaic.layout import HEADER, MARGIN, NEWS, WIDTH
from render.mosaic.looks import resource
from render.mosaic.view import View
from render.palette import GOLD, INK, PAPER, PAPER_2, RUBRIC, WALNUT_DARK, WALNUT_LIGHT, mix
from render.pieces import laurel, piece, player_token
from render.text import text_width

MOVER, ROUND = (42, 38, 34, 30, 28), (30, 28)
LINE = (25, 23, 21, 19, 18, 17)
_MOVER_WIDTH, _TOKEN, _SEAL = 520, 54, 36
_CREAM, _GLOW = "#F3E6C8", "#FFE9AE"


def draw_header(sheet: Canvas, view: View) -> None:
    """Draw both lines over the full width of the sheet."""
    sheet.fill((0, 0, WIDTH, HEADER), WALNUT_LIGHT, to=WALNUT_DARK)
    sheet.fill((0, HEADER - 3, WIDTH, HEADER), GOLD)
    middle = HEADER / 2 - 2
    title = view.say("mosaic-picture-title").upper()
    x = MARGIN + 6
    x += round(sheet.label((x, 0, x + 230, HEADER - 4), title, face="title", sizes=(36, 32, 28), fill=GOLD, track=1.5))
    x += 34
    text = view.phase_text
    x += round(sheet.label((x, 0, x + 300, HEADER - 4), text, face="ui-bold", sizes=ROUND, fill=_CREAM))
    x += 30
    done, most = view.scorings
    for place in range(most):
        sheet.stamp(_seal(done=place < done), (x + _SEAL / 2, middle))
        x += _SEAL + 5
    if view.state.holding:
        x += 18
        sheet.stamp(resource("money", 36), (x + 18, middle))
        x += 40
        sheet.label((x, 0, x + 60, HEADER - 4), str(view.state.holding), face="ui-bold", sizes=(28,), fill=_GLOW)
        x += 60
    _draw_mover(sheet, view, x + 10)
    _draw_news(sheet, view)


def _seal(*, done: bool) -> Image.Image:
    if done:
        return piece("eagle", _SEAL, RUBRIC, "#E2B650", "#FFE9AE", "disc", 0.74)
    return piece("eagle", _SEAL, mix(WALNUT_LIGHT, "#000000", 0.15), "#6B5A44", "#8B765B", "disc", 0.74)


def _draw_mover(sheet: Canvas, view: View, left: float) -> None:
    text = view.mover_text
    right = WIDTH - MARGIN - 8
    room = min(_MOVER_WIDTH, right - left - _TOKEN - 20)
    size = next((size for size in MOVER if text_width("ui-bold", size, text) <= room), MOVER[-1])
    width = round(min(room, text_width("ui-bold", size, text) + 4))
    sheet.label((right - width, 0, right, HEADER - 4), text, face="ui-bold", sizes=(size,), fill=_GLOW, align="right")
    x = right - width - 14 - _TOKEN / 2
    if view.active is not None:
        sheet.stamp(player_token(view.active.colour, "leader", _TOKEN), (x, HEADER / 2 - 2))
    else:
        sheet.stamp(laurel(_TOKEN), (x, HEADER / 2 - 2))


def _draw_news(sheet: Canvas, view: View) -> None:
    box = (0, HEADER, WIDTH, HEADER + NEWS)
    sheet.fill(box, PAPER, to=PAPER_2)
    if not view.news:
        return
    sheet.icon((MARGIN + 20, HEADER + NEWS / 2), "envoy", 28, RUBRIC)
    line = (MARGIN + 42, HEADER, WIDTH - MARGIN - 8, HEADER + NEWS)
    sheet.lines(line, view.news, face="ui-semi", sizes=LINE, fill=INK, most=2, leading=1.0)
