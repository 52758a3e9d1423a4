"""The left side of a close-up: a seat's stocks with what the turn will bring, where its points come from, its regions."""

from __future__ import annotations

from games.rise_of_empires.shown import income
from games.rise_of_empires.state import SOURCES
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import GOLD, INK, INK_2, PLAYERS
from render.rise.looks import MINUS, good
from render.rise.panels import ALARM
from render.rise.regions import draw_cubes
from render.rise.view import RegionView, SeatView, View
from render.shared.seat_panel import GROUND, GROUND_2, LINE, draw_bar

WIDTH = 452
BAR, STOCK, PART = 58, 52, 27
TALLEST, READABLE = 38, 30  # of a region's line
NAMES = (22, 21, 20, 19, 18, 17, 16, 15)
STOCKS = ("gold", "disc", "cube", "stock", "food")
HELD = "#F6E3A6"  # behind a region that the seat controls


def account_height(view: View, seat: SeatView) -> int:
    """How tall the column is with lines of regions that are easily read."""
    lines = len(SOURCES) + bool(seat.coming)
    held = sum(any(one.seat == seat.seat for one in region.presences) for region in view.regions)
    return BAR + len(STOCKS) * STOCK + lines * PART + 76 + held * READABLE


def draw_account(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The whole column; the lines of the regions share what is left of its height."""
    x0, y0, x1, y1 = box
    sheet.panel(box, GOLD if seat.active else PLAYERS[seat.colour].rim, radius=14, shadow=DEEP)
    inner = (x0 + 4, y0 + 4, x1 - 4, y1 - 4)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=10)
    draw_bar(sheet, seat, seat.vp, (inner[0], inner[1], inner[2], y0 + BAR), 10, token=34, sign=str(seat.place))
    top = _draw_stocks(sheet, view, seat, (x0 + 16, y0 + BAR + 4, x1 - 16, y1))
    top = _draw_points(sheet, view, seat, (x0 + 20, top + 10, x1 - 20, y1))
    _draw_regions(sheet, view, seat, (x0 + 14, top + 8, x1 - 14, y1 - 10))


def _draw_stocks(sheet: Canvas, view: View, seat: SeatView, box: Box) -> int:
    """What it has of everything and what income, food and upkeep will change; gives where that ends."""
    comes = income(view.catalogue, view.state, seat.seat)
    for place, what in enumerate(STOCKS):
        line = (box[0], box[1] + place * STOCK, box[2], box[1] + (place + 1) * STOCK)
        if place:
            sheet.fill((line[0], line[1], line[2], line[1] + 1), LINE)
        sheet.stamp(good(what, 40), (line[0] + 24, (line[1] + line[3]) / 2))
        count = (line[0] + 54, line[1], line[0] + 126, line[3])
        sheet.label(count, str(getattr(seat.player, what)), face="ui-bold", sizes=(36, 32, 28), fill=INK)
        name = (line[0] + 128, line[1], line[2] - 104, line[3])
        sheet.label(name, view.say(f"rise-picture-sign-{what}"), face="ui-semi", sizes=(22, 20, 18), fill=INK_2)
        coming = seat.food_after - seat.player.food if what == "food" else comes.get(what, 0)
        if coming and not view.over:
            text = f"+{coming}" if coming > 0 else f"{MINUS}{-coming}"
            spot = (line[2] - 100, line[1], line[2], line[3])
            alarm = what == "food" and seat.food_after < 0
            sheet.label(spot, text, face="ui-bold", sizes=(28, 25), fill=ALARM if alarm else INK_2, align="right")
    return box[1] + len(STOCKS) * STOCK


def _draw_points(sheet: Canvas, view: View, seat: SeatView, box: Box) -> int:
    """Where the points come from, and what the turn will bring; gives where that ends."""
    sheet.fill((box[0] - 4, box[1], box[2] + 4, box[1] + 2), LINE)
    parts = [(view.say(f"rise-source-{source}"), seat.player.points[source]) for source in SOURCES]
    if seat.coming:
        parts.append((view.say("rise-picture-coming"), seat.coming))
    top = box[1] + 6
    for name, points in parts:
        line = (box[0], top, box[2], top + PART)
        sheet.label((line[0], top, line[2] - 80, line[3]), name, face="ui-semi", sizes=(21, 19), fill=INK_2)
        text = str(points).replace("-", MINUS)
        sheet.label((line[2] - 78, top, line[2], line[3]), text, face="ui-bold", sizes=(22,), fill=INK, align="right")
        top += PART
    return top


def _draw_regions(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The regions with cubes of the seat: its own number first, then the others; on gold those that it controls."""
    held = [region for region in view.regions if any(one.seat == seat.seat for one in region.presences)]
    sheet.fill((box[0] + 2, box[1], box[2] - 2, box[1] + 2), LINE)
    title = (box[0] + 4, box[1] + 4, box[2] - 60, box[1] + 36)
    sheet.label(title, view.say("rise-picture-regions"), face="caps", sizes=(24, 22), fill=INK)
    count = (box[2] - 58, title[1], box[2] - 6, title[3])
    sheet.label(count, str(len(held)), face="ui-bold", sizes=(24,), fill=INK, align="right")
    tall = min(TALLEST, (box[3] - title[3]) // max(1, len(held)))
    for place, region in enumerate(held):
        top = title[3] + place * tall
        _draw_region(sheet, view, seat, region, (box[0], top, box[2], top + tall - 2))


def _draw_region(sheet: Canvas, view: View, seat: SeatView, region: RegionView, box: Box) -> None:
    tall = box[3] - box[1]
    size = min(30, tall)
    y = (box[1] + box[3]) / 2
    if region.controller == seat.seat:
        sheet.panel(box, HELD, radius=6)
    mine = next(one for one in region.presences if one.seat == seat.seat)
    draw_cubes(sheet, seat.colour, mine.cubes, (box[0] + 20, y), size)
    right = box[2] - 4
    for one in reversed([one for one in region.presences if one.seat != seat.seat]):
        draw_cubes(sheet, view.seats[one.seat].colour, one.cubes, (right - size / 2, y), min(26, size))
        right -= 29
    name = (box[0] + 40, box[1], right - 4, box[3])
    sheet.label(name, region.name, face="caps", sizes=NAMES if tall > 24 else NAMES[3:], fill=INK)
