"""A seat's panel beside the map: who and how many points, stocks, food now and after the next meal, and every tile it has."""

from __future__ import annotations

from PIL import Image

from games.rise_of_empires.effects import balance
from games.rise_of_empires.state import NOBODY
from render.cache import kept
from render.canvas import Box, Canvas
from render.marks import draw_number, mark_box
from render.palette import INK_2, darker
from render.pieces import piece, player_token
from render.rise.looks import INK, MINUS, ROW_FILLS, city, empire, good, progress
from render.rise.view import SeatView, View
from render.seat_panel import LINE, RADIUS, draw_frame
from render.seat_panel import draw_bar as bar

BAR = 42
ALARM = "#9C3322"
STOCKS = ("gold", "disc", "cube", "stock")
GOODS_ROW, FOOD_ROW, TERRITORY_ROW = 35, 33, 31
ICON_SIZES = (44, 40, 36, 33, 30, 27, 25, 23, 21, 19, 17)


def draw_panel(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The panel of one seat."""
    inner, radius = draw_frame(sheet, seat, box)
    draw_bar(sheet, seat, (inner[0], inner[1], inner[2], box[1] + BAR), radius)
    left, right, top = box[0] + 8, box[2] - 8, box[1] + BAR
    spare = max(0, (box[3] - 4 - top) - GOODS_ROW - FOOD_ROW - TERRITORY_ROW)
    more = max(0, min(10, (spare - 64) // 6))
    _draw_goods(sheet, seat, (left, top, right, top + GOODS_ROW + more))
    top += GOODS_ROW + more
    _rule(sheet, box, top)
    _draw_food(sheet, view, seat, (left, top, right, top + FOOD_ROW + more))
    top += FOOD_ROW + more
    _rule(sheet, box, top)
    _draw_territory(sheet, view, seat, (left, top, right, top + TERRITORY_ROW + more))
    top += TERRITORY_ROW + more
    _rule(sheet, box, top)
    half = top + (box[3] - 5 - top) // 2
    _draw_progress(sheet, view, seat, (left, top + 1, right, half))
    _draw_cities(sheet, view, seat, (left, half, right, box[3] - 5))
    if view.changed("seat", str(seat.seat)) or view.number_of("seat", str(seat.seat)):
        mark_box(sheet, box, RADIUS)
    if number := view.number_of("seat", str(seat.seat)):
        draw_number(sheet, (box[0] + 26, box[1] + BAR - 2), number, 34)


def _rule(sheet: Canvas, box: Box, y: int) -> None:
    sheet.fill((box[0] + 10, y, box[2] - 10, y + 1), LINE)


# ---------------------------------------------------------------------- the bar
def draw_bar(sheet: Canvas, seat: SeatView, box: Box, radius: int) -> None:
    """Place in the turn order, name and points on the seat's colour."""
    bar(sheet, seat, seat.vp, box, radius, token=34, sign=str(seat.place))


# ---------------------------------------------------------------------- rows
def _draw_goods(sheet: Canvas, seat: SeatView, box: Box) -> None:
    """Gold, resource discs, cubes of the pool and of the general stock."""
    step = (box[2] - box[0]) / len(STOCKS)
    for place, what in enumerate(STOCKS):
        left = round(box[0] + place * step)
        sheet.stamp(good(what, 28), (left + 16, (box[1] + box[3]) / 2))
        spot = (left + 33, box[1], round(left + step), box[3])
        sheet.label(spot, str(getattr(seat.player, what)), face="ui-bold", sizes=(26, 24, 22, 20), fill=INK)


def _draw_food(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The food marker now and after phase 3; the points that phase 5 would bring."""
    y = (box[1] + box[3]) / 2
    sheet.stamp(good("food", 28), (box[0] + 16, y))
    spot = (box[0] + 33, box[1], box[0] + 66, box[3])
    sheet.label(spot, str(seat.player.food), face="ui-bold", sizes=(26, 24, 22), fill=INK)
    if view.state.phase in ("actions", "food"):
        after = min(view.catalogue.numbers.most_food, seat.food_after)
        text = f"→ {after}".replace("-", MINUS)
        spot = (box[0] + 68, box[1], box[0] + 146, box[3])
        sheet.label(spot, text, face="ui-semi", sizes=(24, 22, 20), fill=ALARM if after < 0 else INK_2)
    if seat.coming:
        spot = (box[0] + 152, box[1], box[2] - 44, box[3])
        sheet.label(
            spot, view.say("rise-picture-coming"), face="ui-semi", sizes=(18, 17, 16, 15), fill=INK_2, align="right"
        )
        spot = (box[2] - 43, box[1], box[2], box[3])
        sheet.label(spot, f"+{seat.coming}", face="ui-bold", sizes=(24, 22, 20, 18), fill=INK, align="right")


def _draw_territory(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """How many tiles of each territory; with whom the alliance piece stands."""
    kinds = list(view.catalogue.territory)
    ally = seat.player.ally
    right = box[2] - 62 if ally != NOBODY else box[2]
    step = (right - box[0]) / max(1, len(kinds))
    y = (box[1] + box[3]) / 2
    for place, name in enumerate(kinds):
        left = round(box[0] + place * step)
        count = seat.player.territory.count(name)
        sheet.stamp(good(name, 26) if count else _faint(name, 26), (left + 14, y))
        if count:
            spot = (left + 29, box[1], round(left + step), box[3])
            sheet.label(spot, str(count), face="ui-bold", sizes=(24, 22, 20, 18), fill=INK)
    if ally != NOBODY:
        sheet.icon((box[2] - 44, y), "dove", 26, "#2F6B2A")
        sheet.stamp(player_token(view.seats[ally].colour, "", 24), (box[2] - 14, y))


@kept
def _faint(name: str, size: int) -> Image.Image:
    sprite = good(name, size).copy()
    sprite.putalpha(sprite.getchannel("A").point([value * 70 // 255 for value in range(256)]))
    return sprite


def _draw_progress(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Progress tiles in the colours of their eras; flipped ones grey."""
    tiles = seat.player.progress
    spots, size = flow(len(tiles), box)
    for name, spot in zip(tiles, spots, strict=True):
        era = view.catalogue.progress[name].era
        sheet.stamp(progress(name, era, size, name in seat.player.flipped), spot)


def _draw_cities(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Cities with the points that each brings every turn, wonders, and the empire tiles of this turn."""
    cities, empires = seat.player.cities, seat.player.empires
    spots, size = flow(len(cities) + len(empires), box)
    for name, spot in zip([*cities, *empires], spots, strict=True):
        if name in view.catalogue.empires:
            sheet.stamp(empire(view.side_of(name).water, size), spot)
            continue
        wonder = name in view.catalogue.wonders
        if wonder:
            sheet.stamp(city(True, size), spot)
            continue
        sheet.stamp(plain_city(size), spot)
        points = balance(view.catalogue, seat.player, "scoring", [name]).get("vp", 0)
        half = round(size / 2)
        within = (round(spot[0]) - half, round(spot[1]) - half, round(spot[0]) + half, round(spot[1]) + half)
        px = max(15, round(size * 0.66))
        sheet.label(within, str(points), face="ui-bold", sizes=(px, 15), fill="#FFFFFF", align="middle")


def plain_city(size: int) -> Image.Image:
    """A city's octagon without its sign, for a number."""
    return piece("", size, ROW_FILLS["city"], darker(ROW_FILLS["city"], 0.5), "#FFFFFF", "octagon")


def flow(count: int, box: Box) -> tuple[list[tuple[float, float]], int]:
    """Centres for so many signs in rows from the left, and the largest size at which they fit."""
    width, height = box[2] - box[0], box[3] - box[1]
    size = ICON_SIZES[-1]
    for size in ICON_SIZES:
        step = size + 2
        columns, rows = max(1, width // step), max(1, (height - 2) // step)
        if step <= height - 1 and columns * rows >= count:
            break
    step = size + 2
    columns = max(1, width // step)
    lines = -(-count // columns) if count else 1
    top = (box[1] + box[3] - lines * step) / 2
    return [
        (box[0] + step * (place % columns + 0.5), top + step * (place // columns + 0.5)) for place in range(count)
    ], size
