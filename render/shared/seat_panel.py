"""The frame of a seat's panel beside a map, and the bar in the seat's colour on top of it."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import kept
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import GOLD, PLAYERS, Colour, darker, lighter, mix, rgb
from render.kit.pieces import laurel, player_token
from render.kit.shapes import hatch_mask, round_mask
from render.kit.text import text_width
from render.kit.wash import wash
from render.shared.facts import SeatFacts

GROUND, GROUND_2, LINE = "#FBF4E2", "#EFE2C6", "#D8C7A2"  # of a panel, and the hairlines on it
MINUS = "−"
RADIUS = 13
LARGE_DIGITS = 40  # above which a name is as large
LEAST_DIGITS = 30  # of points that make room for a name


def draw_frame(sheet: Canvas, seat: SeatFacts, box: Box, *, active: int = 5) -> tuple[Box, int]:
    """A panel with a rim in the seat's colour, for the seat to move in gold and ``active`` px broad.

    Gives its inside and the radius there.
    """
    edge = active if seat.active else 2
    if seat.active:
        sheet.panel(box, GOLD, radius=RADIUS, edge="#6B4A12", thickness=1, shadow=DEEP)
    else:
        sheet.panel(box, PLAYERS[seat.colour].rim, radius=RADIUS, shadow=DEEP)
    inner = (box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=RADIUS - edge)
    return inner, RADIUS - edge


def draw_bar(
    sheet: Canvas,
    seat: SeatFacts,
    points: int,
    box: Box,
    radius: int,
    *,
    token: int = 36,
    icon: str = "",
    sign: str = "",
    digits: int = 32,
    wreath: bool = True,
    close: bool = False,
) -> None:
    """The seat's token, ``token`` px large, with an ``icon`` or a short ``sign``, name, points, in the end its rank.

    ``digits`` is the size of the points; a ``wreath`` stands before them if nothing else says what they are. ``close``
    is for a sheet that fills a phone: nothing is smaller than it can be read there.
    """
    look = PLAYERS[seat.colour]
    width, height = box[2] - box[0], box[3] - box[1]
    fill = mix(look.fill, "#8A8378", 0.6) if seat.left else look.fill
    sheet.image.paste(_bar(width, height, fill, seat.colour), box[:2], _bar_mask(width, height, radius))
    sheet.fill((box[0], box[3] - 1, box[2], box[3] + 1), look.rim)
    y = (box[1] + box[3]) / 2
    x = box[0] + token // 2 + 6
    sheet.stamp(player_token(seat.colour, icon, token), (x, y))
    if sign:
        spot = (x - 16, box[1], x + 16, box[3])
        sheet.label(spot, sign, face="ui-bold", sizes=(round(token * 0.7),), fill=look.ink, align="middle")
    score = str(points).replace("-", MINUS)
    marks = [name for name, shown in (("gears", seat.computer), ("return", seat.left)) if shown]
    mark_size, step = (21, 25) if not close else (40, 46)
    least = 17 if not close else 35
    # In the end the rank takes room as well: rather than the name the points give way, as far as a phone can show them.
    taken = token + 11 + step * len(marks) + (48 if wreath or seat.rank else 0) + 20
    need = width - taken - text_width("ui-bold", least + 1, seat.name)
    fitting = (size for size in range(digits, LEAST_DIGITS - 1, -2) if text_width("ui-bold", size, score) <= need)
    digits = next(fitting, digits) if seat.rank and not close else digits
    wide = round(text_width("ui-bold", digits, score)) + 4
    right = box[2] - 8
    spot = (right - wide, box[1], right, box[3])
    sheet.label(spot, score, face="ui-bold", sizes=(digits,), fill=look.ink, align="right")
    name_right = right - wide - 8
    if wreath or seat.rank:
        size = 34 if not close else digits + 4
        centre = (right - wide - size / 2 - 3, y)
        sheet.stamp(laurel(size), centre)
        name_right = round(centre[0] - size / 2) - 5
        if seat.rank:
            half, rank = size // 2 - 1, size * 5 // 8
            spot = (round(centre[0]) - half, round(y) - half + 1, round(centre[0]) + half, round(y) + half - 1)
            sheet.label(
                spot, str(seat.rank), face="ui-bold", sizes=(rank,), fill="#FFFFFF", align="middle", halo="#4A140C"
            )
    name = (box[0] + token + 11, box[1], name_right - step * len(marks), box[3])
    largest = round(digits * 0.8) if digits > LARGE_DIGITS else min(30, round(digits * 0.8))
    reach = sheet.label(name, seat.name, face="ui-bold", sizes=tuple(range(largest, least, -2)), fill=look.ink)
    for place, mark in enumerate(marks):
        sheet.icon((name[0] + reach + step * (place + 0.5) + 4, y), mark, mark_size, look.ink)


@kept
def _bar(width: int, height: int, fill: Colour, colour: str) -> Image.Image:
    bar = Image.new("RGB", (width, height))
    sheet = Canvas(bar)
    sheet.fill(sheet.box, lighter(fill, 0.1), to=darker(fill, 0.1))
    hatch = hatch_mask(PLAYERS[colour].hatch, width, height, step=14, stroke=2)
    wash(bar, rgb(PLAYERS[colour].rim), hatch.point([value * 22 // 255 for value in range(256)]))
    return bar


@kept
def _bar_mask(width: int, height: int, radius: int) -> Image.Image:
    return round_mask(width, height + radius, radius).crop((0, 0, width, height))
