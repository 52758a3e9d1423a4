"""A seat's panel beside the map: who and how many points, stocks and productions, symbols; and more where there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.mosaic.state import SETTLEMENTS, UNITS
from render.kit.canvas import Box, Canvas
from render.kit.marks import mark_box
from render.kit.palette import INK_2, PLAYERS, darker
from render.kit.pieces import laurel
from render.mosaic.looks import LEADERS, MINUS, PIECES, STAND_IN, pillar, resource, trade_good
from render.mosaic.stacks import tile_sprite
from render.mosaic.view import SeatView, View
from render.shared.seat_panel import LINE, RADIUS, draw_frame
from render.shared.seat_panel import draw_bar as bar

BAR = 44
INK = "#2A2018"
STOCKS = {"population": 47, "food": 52, "ideas": 51, "stone": 52, "money": 54, "tax": 50}  # widths, as parts of the row
PAIR = ("tax", "tariff")  # productions without a stock of their own
FULL_AGE = "#F0CE6A"  # behind a symbol that is there often enough for its Golden Age

Row = Callable[[Canvas, View, SeatView, Box], None]


@dataclass(frozen=True)
class Band:
    """A row of a panel: its least height and what draws it."""

    height: int
    draw: Row


def draw_panel(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The panel of one seat; rows that do not fit are left to the close-up."""
    inner, radius = draw_frame(sheet, seat, box)
    draw_bar(sheet, seat, (inner[0], inner[1], inner[2], box[1] + BAR), radius)
    room = box[3] - 4 - (box[1] + BAR)
    bands = _that_fit(room)
    spare = (room - sum(band.height for band in bands)) / len(bands)
    top = float(box[1] + BAR)
    for place, band in enumerate(bands):
        bottom = top + band.height + spare
        if place:
            sheet.fill((box[0] + 10, round(top), box[2] - 10, round(top) + 1), LINE)
        band.draw(sheet, view, seat, (box[0] + 6, round(top), box[2] - 6, round(bottom)))
        top = bottom
    if view.changed("seat", str(seat.seat)):
        mark_box(sheet, box, RADIUS)


def _that_fit(room: int) -> list[Band]:
    chosen: list[Band] = []
    used = 0
    for band, _ in sorted(zip(BANDS, PRIORITY, strict=True), key=lambda pair: pair[1]):
        if used + band.height <= room:
            chosen.append(band)
            used += band.height
    return [band for band in BANDS if band in chosen]


NUMBERS = (23, 22, 21, 20, 19, 18, 17, 16, 15)  # three digits late in a match: smaller, never cut


# ---------------------------------------------------------------------- the bar
def draw_bar(sheet: Canvas, seat: SeatView, box: Box, radius: int) -> None:
    """Leader, name and points on the seat's colour."""
    bar(sheet, seat, seat.score, box, radius, icon=LEADERS.get(seat.player.leader, "leader"))


# ---------------------------------------------------------------------- rows
def _draw_stocks(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """What is in stock and, under it, what Work brings on top of Population; Tax and Tariff production last."""
    player = seat.player
    middle = (box[1] + box[3]) / 2
    unit = (box[2] - box[0]) / sum(STOCKS.values())
    left = float(box[0])
    for what, share in STOCKS.items():
        slot = (round(left), box[1], round(left + share * unit), box[3])
        left += share * unit
        if what in PAIR:
            for place, made in enumerate(PAIR):
                y = middle - 11 + 23 * place
                sheet.stamp(resource(made, 20), (slot[0] + 8, y))
                words = (slot[0] + 18, round(y) - 11, slot[2] + 4, round(y) + 11)
                text = f"+{player.productions[made]}"
                sheet.label(words, text, face="ui-semi", sizes=(20,), fill=INK_2)
            continue
        made = player.productions.get(what)
        count = player.population if what == "population" else player.resources[what]
        y = middle - 11 if made is not None else middle
        sheet.stamp(resource(what, 24), (slot[0] + 12, y))
        upper = (slot[0] + 24, round(y) - 13, slot[2], round(y) + 13)
        sheet.label(upper, str(count), face="ui-bold", sizes=NUMBERS, fill=INK)
        if made is not None:
            lower = (slot[0] + 2, round(middle) + 3, slot[2] - 4, round(middle) + 22)
            sheet.label(lower, f"+{made}", face="ui-semi", sizes=(20,), fill=INK_2, align="middle")


def _draw_symbols(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The nine pillars; golden where a Golden Age needs no more."""
    pillars = view.catalogue.pillars
    step = (box[2] - box[0]) / len(pillars)
    size = min(29, round(step) - 4, box[3] - box[1] - 20)
    block = size + 20
    top = (box[1] + box[3] - block) / 2
    for place, name in enumerate(pillars):
        count = seat.player.symbols.get(name, 0)
        left = box[0] + place * step
        slot = (round(left) + 1, round(top) - 2, round(left + step) - 1, round(top + block) + 2)
        if count >= view.catalogue.golden_age_threshold[name]:
            sheet.panel(slot, FULL_AGE, radius=6)
        sheet.stamp(pillar(name, size), (left + step / 2, top + size / 2))
        below = (slot[0], round(top + size) + 1, slot[2], round(top + block))
        ink = INK if count else INK_2
        sheet.label(below, str(count), face="ui-bold" if count else "ui", sizes=(21,), fill=ink, align="middle")


def _draw_counts(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Government, Technologies up and down, kinds of goods, Cities, units, tiles, Unrest."""
    player = seat.player
    entries = [
        ("book", str(len(player.technologies))),
        ("card", str(seat.hidden)),
        ("crate", str(seat.unique_goods)),
        ("city", str(seat.cities)),
        ("weapons", str(seat.units)),
        ("unrest", str(seat.unrest)),
    ]
    left = box[0] + 4
    y = (box[1] + box[3]) / 2
    if player.government:
        sheet.stamp(tile_sprite(view, player.government, 28), (left + 15, y))
    else:
        sheet.icon((left + 15, y), "government", 22, "#B9A480")
    step = (box[2] - left - 36) / len(entries)
    for place, (icon, number) in enumerate(entries):
        x = left + 36 + place * step
        sheet.icon((x + 10, y), icon, 20, "#5C4A38")
        sheet.label(
            (round(x) + 21, box[1], round(x + step), box[3]), number, face="ui-bold", sizes=NUMBERS[2:], fill=INK
        )


def _draw_goods(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Trade goods, each kind once, with a number where there are several tokens."""
    goods = seat.player.goods
    y = (box[1] + box[3]) / 2
    if not goods:
        text = view.say("mosaic-picture-no-goods")
        sheet.label((box[0] + 4, box[1], box[2], box[3]), text, face="ui-semi", sizes=(20,), fill=INK_2)
        return
    step = min(36.0, (box[2] - box[0] - 6) / len(goods))
    size = min(27, round(step) - 2 if step < 30 else 27)
    for place, (name, count) in enumerate(goods.items()):
        x = box[0] + 4 + step * place + size / 2
        sheet.stamp(trade_good(name, size), (x, y - 2))
        if count > 1:
            _draw_badge(sheet, (x + size * 0.36, y + 8), str(count))


def _draw_badge(sheet: Canvas, centre: tuple[float, float], text: str) -> None:
    x, y = round(centre[0]), round(centre[1])
    width = 9 if len(text) == 1 else 14
    box = (x - width, y - 10, x + width, y + 10)
    sheet.panel(box, "#2E241C", radius=8)
    sheet.label(box, text, face="ui-bold", sizes=(20,), fill="#FFF6E0", align="middle")


def _draw_pieces(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Settlements and units on the map, each kind in the seat's colour."""
    kinds = (*SETTLEMENTS, *UNITS)
    step = (box[2] - box[0]) / len(kinds)
    y = (box[1] + box[3]) / 2
    for place, kind in enumerate(kinds):
        x = box[0] + place * step
        sheet.icon(
            (x + 11, y), PIECES[kind], 22, darker(PLAYERS[seat.colour].rim, 0.1) if seat.colour != "white" else INK
        )
        number = (round(x) + 22, box[1], round(x + step) + 1, box[3])
        sheet.label(number, str(seat.pieces[kind]), face="ui-bold", sizes=(21, 20), fill=INK)


def _draw_tiles(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Wonders, Golden Ages and Achievements of the seat."""
    tiles = [*seat.player.wonders, *seat.player.golden_ages, *seat.player.achievements]
    y = (box[1] + box[3]) / 2
    if not tiles:
        text = view.say("mosaic-picture-no-tiles")
        sheet.label((box[0] + 4, box[1], box[2], box[3]), text, face="ui-semi", sizes=(20,), fill=INK_2)
        return
    step = min(37.0, (box[2] - box[0] - 6) / len(tiles))
    size = min(34, round(step))
    for place, tile in enumerate(tiles):
        sheet.stamp(tile_sprite(view, tile, size), (box[0] + 4 + step * place + size / 2, y))


def _draw_leader(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Leader and Government by name."""
    names = [view.name_of(name) for name in (seat.player.leader, seat.player.government) if name]
    text = " · ".join(names) or view.say("mosaic-picture-no-leader")
    sheet.label((box[0] + 4, box[1], box[2] - 2, box[3]), text, face="caps", sizes=(22, 21, 20), fill=INK)


PARTS = {  # where points come from: the icon of each source
    "regions": "map",
    "governments": "government",
    "at_once": "vp",
    "settlements": "city",
    "wonders": "pyramid",
    "tiles": "trophy",
    "technologies": "book",
    "projects": "construction_crane",
    "leader": "leader",
    "manufactories": "workshop",
    "unrest": "unrest",
}


def _draw_parts(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Where the points come from."""
    shown = [(source, str(points).replace("-", MINUS)) for source, points in seat.parts.items() if points]
    sheet.stamp(laurel(26), (box[0] + 17, (box[1] + box[3]) / 2))
    _spread(sheet, shown, (box[0] + 34, box[1], box[2], box[3]))


def _spread(sheet: Canvas, shown: Sequence[tuple[str, str]], box: Box) -> None:
    rows = 2 if len(shown) > 5 else 1
    per_row = -(-len(shown) // rows) if shown else 1
    step = (box[2] - box[0]) / max(5, per_row)
    height = (box[3] - box[1]) / rows
    for place, (source, points) in enumerate(shown):
        x = box[0] + place % per_row * step
        y = box[1] + height * (place // per_row + 0.5)
        sheet.icon((x + 11, y), PARTS.get(source, STAND_IN.icon), 19, "#5C4A38")
        number = (round(x) + 23, round(y - height / 2), round(x + step), round(y + height / 2))
        sheet.label(number, points, face="ui-bold", sizes=NUMBERS[2:], fill=INK)


BANDS = (
    Band(30, _draw_leader),
    Band(46, _draw_stocks),
    Band(48, _draw_symbols),
    Band(27, _draw_counts),
    Band(36, _draw_goods),
    Band(34, _draw_pieces),
    Band(42, _draw_tiles),
    Band(52, _draw_parts),
)
PRIORITY = (5, 0, 1, 2, 3, 6, 4, 7)
