"""A seat's panel beside the map: who and how many points, stocks, food now and after the next meal, and every tile it has."""

from __future__ import annotations

from PIL import Image

from games.rise_of_empires.shown import balance
from games.rise_of_empires.state import NOBODY
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas
from render.kit.marks import draw_board_number, mark_box
from render.kit.palette import INK_2, darker
from render.kit.pieces import piece, player_token
from render.rise.looks import INK, MINUS, ROW_FILLS, city, empire, good, progress
from render.rise.view import SeatView, View
from render.shared.seat_panel import LINE, RADIUS, draw_bar, draw_frame

ALARM = "#9C3322"
STOCKS = ("gold", "disc", "cube", "stock")
SHORT, TALL = 200, 300  # heights of a panel among five seats, and of one with all the room it can use
BAR, GOODS_ROW, FOOD_ROW, TERRITORY_ROW = (48, 66), (36, 46), (35, 46), (24, 36)  # … of its parts in these
DIGITS = (40, 56)  # … and of the points
KEY_NUMBERS = (
    36,
    34,
    32,
    30,
    28,
    26,
    24,
    22,
    20,
)  # below 28 they cannot be read on a phone: for piles of three digits only
APART = 5  # between a number and the next sign
TURN = 7  # breadth of the frame that says whose turn it is
ICON_SIZES = (44, 40, 36, 33, 30, 27, 25, 23, 21, 19, 17)


def draw_panel(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The panel of one seat."""
    inner, radius = draw_frame(sheet, seat, box, active=TURN)
    height = box[3] - box[1]
    bar_end = box[1] + _between(BAR, height)
    token = _between(BAR, height) - 12
    draw_bar(
        sheet,
        seat,
        seat.vp,
        (inner[0], inner[1], inner[2], bar_end),
        radius,
        token=token,
        sign=str(seat.place),
        digits=_between(DIGITS, height),
        wreath=False,
    )
    left, right, top = box[0] + 11, box[2] - 9, bar_end
    for part, tall in ((_draw_goods, GOODS_ROW), (_draw_food, FOOD_ROW), (_draw_territory, TERRITORY_ROW)):
        end = top + _between(tall, height)
        part(sheet, view, seat, (left, top, right, end))
        _rule(sheet, box, end)
        top = end
    bottom = box[3] - TURN - 1
    half = top + (bottom - top) // 2
    _draw_progress(sheet, view, seat, (left, top + 1, right, half))
    _draw_cities(sheet, view, seat, (left, half, right, bottom))
    if view.changed("seat", str(seat.seat)) or view.number_of("seat", str(seat.seat)):
        mark_box(sheet, box, RADIUS)
    if number := view.number_of("seat", str(seat.seat)):
        draw_board_number(sheet, (box[0] + 18, (box[1] + bar_end) / 2), number)


def _between(ends: tuple[int, int], height: int) -> int:
    """A measure for a panel of this height, given those of a short and of a tall one."""
    share = max(0.0, min(1.0, (height - SHORT) / (TALL - SHORT)))
    return round(ends[0] + share * (ends[1] - ends[0]))


def _rule(sheet: Canvas, box: Box, y: int) -> None:
    sheet.fill((box[0] + 10, y, box[2] - 10, y + 1), LINE)


# ---------------------------------------------------------------------- rows
def _draw_goods(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Gold, resource discs, cubes of the pool and of the general stock."""
    step = (box[2] - box[0]) / len(STOCKS)
    size = _sign(box)
    for place, what in enumerate(STOCKS):
        left = round(box[0] + place * step)
        sheet.stamp(good(what, size), (left + size / 2, (box[1] + box[3]) / 2))
        spot = (left + size + 2, box[1], round(left + step) - APART, box[3])
        sheet.label(spot, str(getattr(seat.player, what)), face="ui-bold", sizes=KEY_NUMBERS, fill=INK)


def _sign(box: Box) -> int:
    """The size of the signs before the numbers of a row."""
    return min(29, box[3] - box[1] - 7)


def _draw_food(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The food marker now and after phase 3; the points that phase 5 would bring."""
    y, step, size = (box[1] + box[3]) / 2, (box[2] - box[0]) / len(STOCKS), _sign(box)
    sheet.stamp(good("food", size), (box[0] + size / 2, y))
    spot = (box[0] + size + 2, box[1], round(box[0] + step) - APART, box[3])
    sheet.label(spot, str(seat.player.food), face="ui-bold", sizes=KEY_NUMBERS, fill=INK)
    if view.state.phase in ("actions", "food"):
        after = min(view.catalogue.numbers.most_food, seat.food_after)
        text = f"→ {after}".replace("-", MINUS)
        spot = (round(box[0] + step), box[1], round(box[0] + 2 * step) + 8, box[3])
        sheet.label(spot, text, face="ui-semi", sizes=KEY_NUMBERS, fill=ALARM if after < 0 else INK_2)
    if seat.coming:
        left = round(box[0] + 2 * step) + 12
        sheet.stamp(good("vp", size), (left + size / 2, y))
        spot = (left + size + 2, box[1], box[2], box[3])
        sheet.label(spot, f"+{seat.coming}", face="ui-bold", sizes=KEY_NUMBERS, fill=INK)


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
