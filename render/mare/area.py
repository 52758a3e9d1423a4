"""A close-up: of the part of the map in which something is to be chosen, or of one seat with its part of the map."""

from __future__ import annotations

from games.mare_nostrum.shown import controlled, income
from games.mare_nostrum.state import CONTROL, ROUTES, TITLES
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.kit.palette import GOLD, INK, INK_2, PLAYERS
from render.kit.sheet import HEIGHTS, MARGIN, WIDTH
from render.mare.board import draw_board
from render.mare.ground import SMALL
from render.mare.layout import top_of
from render.mare.looks import GROUND, GROUND_2, TRACKS, UNITS
from render.mare.looks import ROUTES as ROUTE_ICONS
from render.mare.panels import BAR, draw_bar
from render.mare.rows import card_height, draw_card, draw_goods, draw_heading, goods_height, rule
from render.mare.view import SeatView, View
from render.mare.windows import TIMES, WIDER, close_window, draw_close, spots_of, window_of
from render.mare.worldmap import draw_map

LEFT, PADDING = (470, 560, 650, 740), 36  # widths of the column of numbers; what its edges take
RESERVE = 38  # height of the heading over what can still be put on the map
ROUTE = 36  # height of the line of a way of winning
LEAST = HEIGHTS[0]


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The places to choose from, where they lie near enough to one another (else the whole board); or the seat in focus."""
    if view.scene.candidates or _at_battle(view):
        return _draw_choice(view, audit=audit)
    return _draw_seat(view, audit=audit)


def _at_battle(view: View) -> bool:
    battle = view.state.battle
    return battle is not None and view.focus in (battle.attacker, battle.defender)


# ---------------------------------------------------------------------- the map alone
def _draw_choice(view: View, *, audit: bool) -> Canvas:
    window = close_window(spots_of(view, _areas(view)))
    return draw_board(view, audit=audit) if window is None else draw_close(view, window, view.when, audit=audit)


def _areas(view: View) -> list[str]:
    """The areas among the places to choose from; that of the battle where losses are chosen."""
    found = [
        place.partition(":")[2].partition("/")[0]
        for place in view.scene.candidates
        if place.partition(":")[0] in ("area", "space")
    ]
    if not found and view.state.battle is not None:
        found = [view.state.battle.place]
    return found


def _below(box: Box, times: float) -> Box:
    """The box as far as the map fills it: what is left under a map that is lower than the sheet stays table."""
    return box[0], box[1], box[2], min(box[3], box[1] + round(SMALL[1] * times))


# ---------------------------------------------------------------------- a seat
def _draw_seat(view: View, *, audit: bool) -> Canvas:
    seat, start = view.seats[view.focus], top_of(view.news) + 8
    earned = income(view.catalogue, view.state, seat.seat) if view.started else {}
    cards = [*seat.player.cards, *([view.catalogue.pyramids] if seat.player.pyramids else [])]
    room = HEIGHTS[1] - MARGIN - start
    wide = next((wide for wide in LEFT if _tall(view, seat, wide, len(earned), cards) <= room), LEFT[-1])
    height = max(LEAST, start + _tall(view, seat, wide, len(earned), cards) + MARGIN)
    sheet = Canvas(table(height), audit=audit)
    draw_header(sheet, view.header)
    _draw_column(sheet, view, seat, (MARGIN, start, MARGIN + wide, height - MARGIN), earned, cards)
    box = (MARGIN + wide + 12, start, WIDTH - MARGIN, height - MARGIN)
    names = controlled(view.state, seat.seat) or list(view.catalogue.provinces)
    spots = spots_of(view, names)
    window = window_of(spots, _below(box, TIMES), TIMES) or window_of(spots, _below(box, WIDER), WIDER, must=False)
    assert window is not None
    shown = window.box
    sheet.panel((shown[0] - 3, shown[1] - 3, shown[2] + 3, shown[3] + 3), GOLD, radius=4, shadow=DEEP)
    draw_map(sheet, view, window)
    return sheet


def _tall(view: View, seat: SeatView, wide: int, earned: int, cards: list[str]) -> int:
    """How tall the column of numbers is at a width."""
    fixed = BAR + 58 + RESERVE + 74 + -(-len(ROUTES) // _columns(wide)) * ROUTE + 74 + 44 + 76
    texts = sum(_card_height(view, seat, name, wide - PADDING) + 6 for name in cards)
    return fixed + goods_height(earned, wide - PADDING, 34) + texts


def _columns(wide: int) -> int:
    """In how many columns the ways of winning stand."""
    return 1 if wide == LEFT[0] else 2


def _draw_column(sheet: Canvas, view: View, seat: SeatView, box: Box, earned: dict[str, int], cards: list[str]) -> None:
    look = PLAYERS[seat.colour]
    sheet.panel(box, GOLD if seat.active else look.rim, radius=14, shadow=DEEP)
    inner = (box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=10)
    draw_bar(sheet, view, seat, (inner[0], inner[1], inner[2], inner[1] + BAR), 10)
    x0, x1 = inner[0] + 14, inner[2] - 14
    top = inner[1] + BAR + 4
    count = view.say("mare-picture-count", count=seat.resources)
    sheet.label((x1 - 170, top, x1, top + 46), count, face="ui-semi", sizes=(24, 22, 20, 18), fill=INK_2, align="right")
    sheet.label((x0, top, x1 - 178, top + 46), seat.name, face="ui-semi", sizes=(28, 26, 24, 22, 20, 18), fill=INK)
    top += 50
    rule(sheet, (x0, 0, x1, 0), top)
    step = (x1 - x0) / len(TITLES)
    for place, title in enumerate(TITLES):
        x = x0 + place * step
        sheet.icon((x + 16, top + 24), TRACKS[title], 32, INK_2)
        words = (round(x) + 40, top + 2, round(x + step), top + 46)
        sheet.label(words, str(seat.tracks[title]), face="ui-bold", sizes=(36, 32), fill=INK)
        below = (round(x) + 2, top + 46, round(x + step) - 4, top + 72)
        sheet.label(below, view.say(f"mare-picture-track-{title}"), face="text", sizes=(18, 17, 16), fill=INK_2)
    top += 74
    rule(sheet, (x0, 0, x1, 0), top)
    goals = view.goals()
    columns = _columns(x1 - x0 + PADDING)
    each = (x1 - x0) // columns
    for place, route in enumerate(ROUTES):
        left, y = x0 + place % columns * each, top + place // columns * ROUTE
        right = left + each - (24 if columns > 1 else 0)
        sheet.icon((left + 16, y + 18), ROUTE_ICONS[route], 28, INK_2)
        name = view.say(f"mare-picture-route-{route}")
        sheet.label((left + 40, y, right - 90, y + ROUTE), name, face="ui-semi", sizes=(23, 21, 19), fill=INK)
        done = f"{seat.progress[route]} / {goals[route]}"
        sheet.label((right - 88, y, right, y + ROUTE), done, face="ui-bold", sizes=(25, 23), fill=INK, align="right")
    top += -(-len(ROUTES) // columns) * ROUTE
    rule(sheet, (x0, 0, x1, 0), top)
    draw_heading(sheet, (x0 - 4, top + 2, x1, top + RESERVE), "flag", view.say("mare-picture-reserve"))
    top += RESERVE
    _draw_stock(sheet, view, seat, (x0, top + 2, x1, top + 72))
    top += 74
    rule(sheet, (x0, 0, x1, 0), top)
    if earned:
        draw_heading(sheet, (x0 - 4, top + 2, x1, top + 40), "crate", view.say("mare-picture-income"))
        draw_goods(sheet, view, earned, (x0, top + 42, x1, 0), 34)
        top += 44 + goods_height(len(earned), x1 - x0, 34)
    note = view.say("mare-picture-next", price=seat.price) if seat.price else view.say("mare-picture-full")
    if seat.player.cards:
        draw_heading(sheet, (x0 - 4, top, x1, top + 38), "hero", view.say("mare-picture-own"), str(len(cards)))
        top += 40
    for name in cards:
        bottom = top + _card_height(view, seat, name, x1 - x0)
        used = name in seat.player.used
        draw_card(sheet, view, name, (x0, top, x1, bottom), used=used, note=_remark(view, seat, name))
        top = bottom + 6
    if seat.player.cards:
        sheet.label((x0, top, x1, top + 26), note, face="ui-semi", sizes=(20, 18, 17, 16), fill=INK_2)


def _card_height(view: View, seat: SeatView, name: str, wide: int) -> int:
    return card_height(view, name, wide, _remark(view, seat, name))


def _remark(view: View, seat: SeatView, name: str) -> str:
    """What must be said of an own card: that it was used, whose power it has."""
    if name in seat.player.used:
        return view.say("mare-picture-used")
    copied = seat.player.copied if view.catalogue.cards[name].power.copies else ""
    return view.say("mare-picture-copied", card=view.name_of(copied)) if copied else ""


def _draw_stock(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """R14.1: what can still be put on the map."""
    step = (box[2] - box[0]) / len(seat.stock)
    for place, (unit, left) in enumerate(seat.stock.items()):
        x = box[0] + place * step
        icon = "flag" if unit == CONTROL else UNITS[unit]
        sheet.icon((x + 16, box[1] + 20), icon, 30, INK_2)
        sheet.label(
            (round(x) + 38, box[1], round(x + step), box[1] + 42), str(left), face="ui-bold", sizes=(28,), fill=INK
        )
        words = (round(x) + 2, box[1] + 42, round(x + step) - 4, box[3])
        name = view.say(f"mare-picture-sign-{'markers' if unit == CONTROL else unit}")
        sheet.label(words, name, face="text", sizes=(18, 17, 16, 15), fill=INK_2)
