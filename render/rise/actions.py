"""The action display: five rows filled from right to left, in turn B with the fee on each disc; under it the trade track."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from games.rise_of_empires.state import ROWS
from render.kit.cache import kept
from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import draw_number, mark_box
from render.kit.palette import EDGE, INK, INK_2, PAPER, PAPER_2, PLAYERS, RUBRIC, rgb
from render.kit.pieces import player_token
from render.kit.scale import Scale
from render.kit.shapes import SCALE, silhouette_mask
from render.rise.looks import CREAM, ROW_FILLS, ROW_ICONS, good
from render.rise.view import View

CAPTION_INK, FAINT_INK = "#F3E6C8", "#CDBB95"
TRADE = 100  # height of the trade track
SIGN = 132  # width of a row's name
MOST = 10  # circles of the longest row
STEP, DISC = 28, 25
LINE = 10  # spaces of the trade track side by side
USUAL = Scale(1.0)


def draw_actions(sheet: Canvas, view: View, box: Box) -> None:
    """The five rows and the trade track."""
    draw_rows(sheet, view, (box[0], box[1], box[2], box[3] - TRADE - 4))
    _draw_trade(sheet, view, (box[0], box[3] - TRADE, box[2], box[3]))


def draw_rows(sheet: Canvas, view: View, box: Box, rows: Sequence[str] = ROWS, px: Scale = USUAL) -> None:
    """These rows below one another."""
    tall = (box[3] - box[1]) / len(rows)
    for place, row in enumerate(rows):
        top = round(box[1] + place * tall)
        _draw_row(sheet, view, row, (box[0], top, box[2], round(box[1] + (place + 1) * tall) - px(5)), px)


def _draw_row(sheet: Canvas, view: View, row: str, box: Box, px: Scale) -> None:
    """One row: its sign, then its circles, the right-most filled first (R6.0.2)."""
    sheet.panel(box, PAPER, to=PAPER_2, radius=px(10), edge=EDGE, thickness=1, shadow=SOFT)
    sign = (box[0], box[1], box[0] + px(SIGN), box[3])
    sheet.panel(sign, ROW_FILLS[row], radius=px(10))
    y = (box[1] + box[3]) / 2
    marked = (sign[0] + px(22), y)
    if number := view.number_of("row", row):
        draw_number(sheet, marked, number, px(36))  # the name says which row it is
    else:
        sheet.icon(marked, ROW_ICONS[row], px(32), CREAM)
    name = (sign[0] + px(41), box[1], sign[2] - px(2), box[3])
    sheet.label(name, view.title_of(row), face="caps", sizes=px.each((20, 19, 18, 17, 16, 15)), fill="#FFFFFF")
    discs = view.rows[row]
    circles = view.circles(row)
    right, size = box[2] - px(6), px(DISC)
    choices = [view.number_of("disc", f"{row}:{disc.seat}:{view.which(row, nth)}") for nth, disc in enumerate(discs)]
    y = box[3] - px(15) if any(choices) else y  # numbers stand above the discs, whose own number says what they cost
    for place in range(circles):
        x = right - px.by * STEP * (place + 0.5)
        nth = len(discs) - 1 - place  # of the disc, from the left
        if nth < 0:
            sheet.stamp(hole(size), (x, y))
            continue
        disc = discs[nth]
        colour = view.seats[disc.seat].colour
        sheet.stamp(dead_token(colour, size) if disc.dead else player_token(colour, "", size), (x, y))
        if disc.fee is not None:
            spot = _around((x, y), px(13))
            ink = PLAYERS[colour].ink
            sheet.label(spot, str(disc.fee), face="ui-bold", sizes=px.each((19, 17, 15)), fill=ink, align="middle")
        if choice := choices[nth]:
            draw_number(sheet, (x, box[1] + px(13)), choice, px(22))
    if view.changed("row", row) or view.number_of("row", row):
        mark_box(sheet, box, px(10))


def _around(centre: tuple[float, float], half: int) -> Box:
    x, y = round(centre[0]), round(centre[1])
    return x - half, y - half, x + half, y + half


def _draw_trade(sheet: Canvas, view: View, box: Box) -> None:
    """The spaces of the trade track with what they pay, and the discs that lie on it."""
    sheet.panel(box, PAPER, to=PAPER_2, radius=10, edge=EDGE, thickness=1, shadow=SOFT)
    track, values = view.state.track, view.trade_gold
    sheet.stamp(good("disc", 30), (box[0] + 25, box[1] + 30))
    title = (box[0] + 46, box[1] + 3, box[0] + 130, box[1] + 51)
    sheet.lines(title, view.say("rise-picture-trade-track"), face="caps", sizes=(18, 17, 16, 15), fill=INK, most=2)
    free = view.say("rise-picture-track-free", count=len(values) - track)
    spaces = (box[0] + 8, box[3] - 44, box[0] + 130, box[3] - 6)
    sheet.lines(spaces, free, face="ui-semi", sizes=(18, 17, 16, 15), fill=INK_2, most=2, leading=1.0)
    rows = -(-len(values) // LINE)
    tall = (box[3] - box[1] - 12) / rows
    for place, value in enumerate(values):
        x = box[0] + SIGN + 6 + STEP * (place % LINE + 0.5)
        y = box[1] + 6 + tall * (place // LINE + 0.5)
        spot = (round(x) - 13, round(y) - 13, round(x) + 13, round(y) + 13)
        if place < track:
            sheet.stamp(good("disc", DISC), (x, y))
        else:
            sheet.stamp(coin(DISC), (x, y))
            sheet.label(spot, str(value), face="ui-bold", sizes=(18, 16), fill="#3A2803", align="middle")
    if view.changed("track", "trade"):
        mark_box(sheet, box, 10)


@kept
def hole(size: int) -> Image.Image:
    """A circle that waits for a disc."""
    side = size + 6
    sprite = Image.new("RGBA", (side, side), 0)
    sprite.paste((*rgb("#B39C72"), 255), (0, 0), silhouette_mask("disc", side, size / 2))
    sprite.paste((*rgb("#E6D8B8"), 255), (0, 0), silhouette_mask("disc", side, size / 2 - 1.6))
    shade = silhouette_mask("disc", side, size / 2 - 1.6).filter(ImageFilter.GaussianBlur(2))
    sprite.paste((*rgb("#F2E8CF"), 255), (0, 2), shade.point([value * 130 // 255 for value in range(256)]))
    return sprite


@kept
def dead_token(colour: str, size: int) -> Image.Image:
    """R6.8.1: a disc that was placed without effect, crossed out."""
    sprite = player_token(colour, "", size).copy()
    side = sprite.width
    for width, ink in ((0.24, PAPER), (0.13, RUBRIC)):
        mask = Image.new("L", (side * SCALE, side * SCALE), 0)
        pen = ImageDraw.Draw(mask)
        low, high = (side - size * 0.86) / 2 * SCALE, (side + size * 0.86) / 2 * SCALE
        for ends in ((low, low, high, high), (low, high, high, low)):
            pen.line(ends, fill=255, width=round(size * width * SCALE))
        sprite.paste((*rgb(ink), 255), (0, 0), mask.reduce(SCALE))
    return sprite


@kept
def coin(size: int) -> Image.Image:
    """A golden space of the trade track or a price."""
    side = size + 6
    sprite = Image.new("RGBA", (side, side), 0)
    sprite.paste((*rgb("#7D5A07"), 255), (0, 0), silhouette_mask("disc", side, size / 2))
    sprite.paste((*rgb("#F2CB52"), 255), (0, 0), silhouette_mask("disc", side, size / 2 - 2))
    return sprite
