"""The upper half of a close-up: a seat's stocks with what the turn will bring, where its points come from, its regions."""

from __future__ import annotations

from games.rise_of_empires.shown import income
from games.rise_of_empires.state import SOURCES
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import GOLD, INK, INK_2, PLAYERS
from render.rise.looks import MINUS, good
from render.rise.panels import ALARM
from render.rise.regions import draw_cubes
from render.rise.view import RegionView, SeatView, View
from render.shared.closeup import FLOOR
from render.shared.seat_panel import GROUND, GROUND_2, LINE, draw_bar

BAR, STOCK, SO_FAR, PART, HEADING, REGION = 92, 162, 42, 44, 52, 72  # heights
STOCKS = ("gold", "disc", "cube", "stock", "food")
PARTS, REGIONS = 2, 2  # columns
HELD = "#F6E3A6"  # behind a region that the seat controls
_PAD = 12


def account_height(view: View, seat: SeatView) -> int:
    """How tall the account is."""
    parts, held = -(-len(_parts(view, seat)) // PARTS), -(-len(_held(view, seat)) // REGIONS)
    return BAR + STOCK + SO_FAR + parts * PART + HEADING + held * REGION + 2 * _PAD + 10


def _held(view: View, seat: SeatView) -> list[RegionView]:
    return [region for region in view.regions if any(one.seat == seat.seat for one in region.presences)]


def _parts(view: View, seat: SeatView) -> list[tuple[str, int]]:
    parts = [(view.say(f"rise-source-{source}"), seat.player.points[source]) for source in SOURCES]
    return [*parts, (view.say("rise-picture-coming"), seat.coming)] if seat.coming else parts


def draw_account(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Bar, stocks, points and regions, one below another."""
    x0, y0, x1, y1 = box
    sheet.panel(box, GOLD if seat.active else PLAYERS[seat.colour].rim, radius=14, shadow=DEEP)
    inner = (x0 + 4, y0 + 4, x1 - 4, y1 - 4)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=10)
    bar = (inner[0], inner[1], inner[2], y0 + BAR)
    draw_bar(sheet, seat, seat.vp, bar, 10, token=60, sign=str(seat.place), digits=56, close=True)
    left, right = x0 + 20, x1 - 20
    top = y0 + BAR + 4
    _draw_stocks(sheet, view, seat, (left, top, right, top + STOCK))
    top += STOCK
    _rule(sheet, (left, right), top)
    heading = (left, top + 4, right, top + SO_FAR + 2)
    sheet.label(heading, view.say("rise-picture-so-far"), face="caps", sizes=(40,), fill=INK)
    top += SO_FAR
    parts = _parts(view, seat)
    rows = -(-len(parts) // PARTS)
    _draw_points(sheet, parts, (left, top + _PAD // 2, right, top + _PAD // 2 + rows * PART), rows)
    top += rows * PART + _PAD
    _rule(sheet, (left, right), top)
    _draw_regions(sheet, view, seat, (left, top, right, y1))


def _rule(sheet: Canvas, ends: tuple[int, int], y: int) -> None:
    sheet.fill((ends[0], y, ends[1], y + 2), LINE)


def _draw_stocks(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """What it has of everything and what income, food and upkeep will change."""
    comes = income(view.catalogue, view.state, seat.seat)
    wide = (box[2] - box[0]) // len(STOCKS)
    for place, what in enumerate(STOCKS):
        left, right = box[0] + place * wide, box[0] + (place + 1) * wide - 10
        if place:
            sheet.fill((left - 7, box[1] + 14, left - 5, box[3] - 12), LINE)
        y = box[1] + 42
        sheet.stamp(good(what, 60), (left + 34, y))
        coming = seat.food_after - seat.player.food if what == "food" else comes.get(what, 0)
        shown = bool(coming) and not view.over
        count = (left + 72, box[1] + 8, right - (74 if shown else 0), box[1] + 78)
        sheet.label(count, str(getattr(seat.player, what)), face="ui-bold", sizes=(54, 46, 40), fill=INK)
        if shown:
            text = f"+{coming}" if coming > 0 else f"{MINUS}{-coming}"
            spot = (right - 80, box[1] + 8, right, box[1] + 78)
            alarm = what == "food" and seat.food_after < 0
            sheet.label(spot, text, face="ui-bold", sizes=(40, FLOOR), fill=ALARM if alarm else INK_2, align="right")
        name = (left + 2, box[1] + 78, right + 4, box[3] - 2)
        words = view.say(f"rise-picture-sign-{what}")
        sheet.lines(name, words, face="ui-semi", sizes=(38, FLOOR), fill=INK_2, most=2, leading=1.0, top=True)


def _draw_points(sheet: Canvas, parts: list[tuple[str, int]], box: Box, rows: int) -> None:
    """Where the points come from, and what the turn will bring, column by column."""
    wide = (box[2] - box[0] - 40) // PARTS
    for place, (name, points) in enumerate(parts):
        column, row = divmod(place, rows)
        left, top = box[0] + column * (wide + 40), box[1] + row * PART
        sheet.label((left, top, left + wide - 110, top + PART), name, face="ui-semi", sizes=(38, FLOOR), fill=INK_2)
        text = str(points).replace("-", MINUS)
        spot = (left + wide - 108, top, left + wide, top + PART)
        sheet.label(spot, text, face="ui-bold", sizes=(40,), fill=INK, align="right")


def _draw_regions(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The regions with cubes of the seat: its own number first, then the others; on gold those that it controls."""
    held = _held(view, seat)
    title = (box[0], box[1] + 4, box[2] - 100, box[1] + HEADING)
    reach = sheet.label(title, view.say("rise-picture-regions"), face="caps", sizes=(44,), fill=INK)
    count = (round(title[0] + reach) + 18, title[1], box[2], title[3])
    sheet.label(count, str(len(held)), face="ui-bold", sizes=(42,), fill=INK_2)
    wide = (box[2] - box[0] - 16) // REGIONS
    for place, region in enumerate(held):
        row, column = divmod(place, REGIONS)
        left, top = box[0] + column * (wide + 16), title[3] + row * REGION
        _draw_region(sheet, view, seat, region, (left, top, left + wide, top + REGION - 4))


def _draw_region(sheet: Canvas, view: View, seat: SeatView, region: RegionView, box: Box) -> None:
    y = (box[1] + box[3]) / 2
    if region.controller == seat.seat:
        sheet.panel(box, HELD, radius=8)
    mine = next(one for one in region.presences if one.seat == seat.seat)
    draw_cubes(sheet, seat.colour, mine.cubes, (box[0] + 32, y), 52)
    right = box[2] - 6
    for one in reversed([one for one in region.presences if one.seat != seat.seat]):
        draw_cubes(sheet, view.seats[one.seat].colour, one.cubes, (right - 26, y), 52)
        right -= 54
    name = (box[0] + 68, box[1], right - 4, box[3])
    sheet.lines(name, region.name, face="caps", sizes=(38, FLOOR), fill=INK, most=2, leading=0.86)
