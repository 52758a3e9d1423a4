"""The bar on top of every picture: name of the game, what is going on, whose turn it is; under it the last move in one line."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.canvas import Canvas
from render.kit.palette import GOLD, INK, PAPER, PAPER_2, RUBRIC, WALNUT_DARK, WALNUT_LIGHT
from render.kit.pieces import laurel, player_token
from render.kit.sheet import HEADER, MARGIN, NEWS, WIDTH
from render.kit.text import text_width

TITLE, MOVER, STEP = (34, 30, 26, 24, 22), (44, 40, 36, 32, 28), (30, 28, 26, 24, 22)
LINE = (26, 24, 22, 20, 19, 18)
_TITLE_WIDTH, _MOVER_WIDTH, _TOKEN = 500, 560, 54
_SMALL, _STEP = 34, 38  # tokens where several seats must decide
_CREAM, _GLOW = "#F3E6C8", "#FFE9AE"


@dataclass(frozen=True)
class Header:
    """What the bar says: ``title`` of the game, ``step`` (turn and what is awaited), ``mover`` (whose turn, or who has won)
    with the colour name of the seat ("" once the match is over: a laurel), and the ``news`` ("" for no second line).

    ``icon`` is what the seat's token shows. ``several`` are the colours of the seats where more than one must decide. ``aside``
    pixels at the right of the second line, which is then always there, are left free for the game's own signs.
    """

    title: str
    step: str
    mover: str
    colour: str
    news: str
    icon: str = "eagle"
    aside: int = 0
    several: tuple[str, ...] = ()


def draw_header(sheet: Canvas, header: Header) -> int:
    """Draw the bar over the full width of the sheet; gives the height it takes."""
    sheet.fill((0, 0, WIDTH, HEADER), WALNUT_LIGHT, to=WALNUT_DARK)
    sheet.fill((0, HEADER - 3, WIDTH, HEADER), GOLD)
    left = MARGIN + 8
    box = (left, 0, left + _TITLE_WIDTH, HEADER - 4)
    reach = sheet.label(box, header.title.upper(), face="title", sizes=TITLE, fill=GOLD, track=1.5)
    mover_left = _draw_mover(sheet, header)
    box = (round(left + reach) + 30, 0, mover_left - 24, HEADER - 4)
    sheet.label(box, header.step, face="ui-semi", sizes=STEP, fill=_CREAM, align="middle")
    if not header.news and not header.aside:
        return HEADER
    _draw_news(sheet, header.news, WIDTH - MARGIN - 8 - header.aside)
    return HEADER + NEWS


def _draw_mover(sheet: Canvas, header: Header) -> int:
    size = next((size for size in MOVER if text_width("ui-bold", size, header.mover) <= _MOVER_WIDTH), MOVER[-1])
    width = min(_MOVER_WIDTH, round(text_width("ui-bold", size, header.mover)) + 8)
    right = WIDTH - MARGIN - 8
    box = (right - width, 0, right + 2, HEADER - 4)
    sheet.label(box, header.mover, face="ui-bold", sizes=(size,), fill=_GLOW, align="right")
    if header.several:
        left = right - width - 14 - _STEP * len(header.several)
        for place, colour in enumerate(header.several):
            sheet.stamp(player_token(colour, "", _SMALL), (left + _STEP * (place + 0.5), HEADER / 2 - 2))
        return left
    x = right - width - 14 - _TOKEN / 2
    sign = player_token(header.colour, header.icon, _TOKEN) if header.colour else laurel(_TOKEN)
    sheet.stamp(sign, (x, HEADER / 2 - 2))
    return round(x - _TOKEN / 2)


def _draw_news(sheet: Canvas, news: str, right: int) -> None:
    box = (0, HEADER, WIDTH, HEADER + NEWS)
    sheet.fill(box, PAPER, to=PAPER_2)
    if not news:
        return
    sheet.icon((MARGIN + 24, HEADER + NEWS / 2), "envoy", 30, RUBRIC)
    line = (MARGIN + 48, HEADER, right, HEADER + NEWS)
    sheet.lines(line, news, face="ui-semi", sizes=LINE, fill=INK, most=2, leading=1.06)
