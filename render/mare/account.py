"""The upper part of a close-up: a seat's tracks, ways of winning, pieces in reserve, income, heroes and wonders."""

from __future__ import annotations

from games.mare_nostrum.shown import income, spent
from games.mare_nostrum.state import CONTROL, ROUTES, TITLES
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import GOLD, INK, INK_2, PLAYERS, RUBRIC, darker, lighter
from render.kit.pieces import laurel, player_token
from render.kit.text import text_width
from render.mare.cards import card_tall, draw_card
from render.mare.looks import GROUND, GROUND_2, LINE, TRACKS, UNITS, title_sign
from render.mare.looks import ROUTES as ROUTE_ICONS
from render.mare.panels import WON
from render.mare.rows import draw_goods, goods_height
from render.mare.view import SeatView, View
from render.shared.closeup import FLOOR

BAR, PERSON, TRACK, ROUTE, HEADING, RESERVE, GOOD, NOTE = 92, 64, 78, 62, 58, 70, 58, 52  # heights
_PAD, _GAP = 18, 12
_COLUMNS = 2  # of the ways of winning
_WORDS = (40, 38, FLOOR)
_BESIDE = 12  # between a number and the word for what is counted


def account_height(view: View, seat: SeatView, wide: int) -> int:
    """How tall the account is at a width."""
    room = wide - 2 * _PAD
    earned = goods_height(len(_earned(view, seat)), room, GOOD)
    tall = BAR + PERSON + TRACK + -(-len(ROUTES) // _COLUMNS) * ROUTE + HEADING + RESERVE
    tall += HEADING + earned if earned else 0
    cards = _cards(view, seat)
    if cards:
        tall += HEADING + sum(card_tall(view, name, room, _remark(view, seat, name)) + _GAP for name in cards) + NOTE
    return tall + _PAD


def _earned(view: View, seat: SeatView) -> dict[str, int]:
    return income(view.catalogue, view.state, seat.seat) if view.started else {}


def _cards(view: View, seat: SeatView) -> list[str]:
    return [*seat.player.cards, *([view.catalogue.pyramids] if seat.player.pyramids else [])]


def _remark(view: View, seat: SeatView, name: str) -> str:
    """What must be said of an own card: that it was used, whose power it has."""
    if spent(view.catalogue, seat.player, name):
        return view.say("mare-picture-used")
    copied = seat.player.copied if view.catalogue.cards[name].power.copies else ""
    return view.say("mare-picture-copied", card=view.name_of(copied)) if copied else ""


def draw_account(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """One below another, over the whole width."""
    x0, y0, x1, y1 = box
    sheet.panel(box, GOLD if seat.active else PLAYERS[seat.colour].rim, radius=14, shadow=DEEP)
    inner = (x0 + 4, y0 + 4, x1 - 4, y1 - 4)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=10)
    draw_title_bar(sheet, view, seat, (inner[0], inner[1], inner[2], y0 + BAR))
    left, right, top = x0 + _PAD, x1 - _PAD, y0 + BAR
    _draw_person(sheet, view, seat, (left, top, right, top + PERSON))
    top += PERSON
    _rule(sheet, left, right, top)
    _draw_tracks(sheet, view, seat, (left, top, right, top + TRACK))
    top += TRACK
    _rule(sheet, left, right, top)
    _draw_routes(sheet, view, seat, (left, top, right, top))
    top += -(-len(ROUTES) // _COLUMNS) * ROUTE
    _rule(sheet, left, right, top)
    draw_heading(sheet, view.say("mare-picture-reserve"), "flag", (left, top, right, top + HEADING))
    _draw_reserve(sheet, view, seat, (left, top + HEADING, right, top + HEADING + RESERVE))
    top += HEADING + RESERVE
    if earned := _earned(view, seat):
        draw_heading(sheet, view.say("mare-picture-income"), "crate", (left, top, right, top + HEADING))
        draw_goods(sheet, view, earned, (left, top + HEADING, right, 0), GOOD)
        top += HEADING + goods_height(len(earned), right - left, GOOD)
    cards = _cards(view, seat)
    if not cards:
        return
    title = f"{view.say('mare-picture-own')} · {len(cards)}"
    draw_heading(sheet, title, "hero", (left, top, right, top + HEADING))
    top += HEADING
    for name in cards:
        note = _remark(view, seat, name)
        bottom = top + card_tall(view, name, right - left, note)
        draw_card(sheet, view, name, (left, top, right, bottom), note=note, priced=False)
        top = bottom + _GAP
    note = view.say("mare-picture-next", price=seat.price) if seat.price else view.say("mare-picture-full")
    sheet.label((left, top, right, top + NOTE - 6), note, face="ui-semi", sizes=_WORDS, fill=INK_2)


def _rule(sheet: Canvas, left: int, right: int, y: int) -> None:
    sheet.fill((left, y, right, y + 2), LINE)


def draw_title_bar(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Emblem, empire, titles; a laurel for whoever has won."""
    look, middle = PLAYERS[seat.colour], (box[1] + box[3]) / 2
    sheet.panel((box[0], box[1], box[2], box[1] + 24), lighter(look.fill, 0.08), radius=10)
    sheet.fill((box[0], box[1] + 10, box[2], box[3]), lighter(look.fill, 0.06), to=darker(look.fill, 0.12))
    sheet.stamp(player_token(seat.colour, view.emblem(seat.seat), 66), (box[0] + 46, middle))
    right = box[2] - 12
    if seat.rank == 1:
        sheet.stamp(laurel(66), (right - 34, middle))
        right -= 78
    for title in reversed(seat.titles):
        sheet.stamp(title_sign(title, 58), (right - 30, middle))
        right -= 68
    name = view.empire_name(seat.seat) or view.say("mare-picture-no-empire")
    words = (box[0] + 90, box[1], right - 6, box[3])
    sheet.label(words, name.upper(), face="title", sizes=(50, 46, 42, 38, FLOOR), fill=look.ink, track=0.6)


def _draw_person(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The player, how many resources it has, whether it has left, is a computer, has had its turn."""
    count = view.say("mare-picture-count", count=seat.resources)
    words = (box[2] - 320, box[1], box[2], box[3])
    sheet.label(words, count, face="ui-semi", sizes=_WORDS, fill=INK_2, align="right")
    right, middle = words[0] - 10, (box[1] + box[3]) / 2
    for icon, shown in (("flag", seat.left), ("gears", seat.computer), ("check", seat.passed and not view.over)):
        if shown:
            sheet.icon((right - 22, middle), icon, 40, INK_2)
            right -= 48
    sheet.label((box[0], box[1], right - 4, box[3]), seat.name, face="ui-semi", sizes=(46, 42, 38, FLOOR), fill=INK)


def _draw_tracks(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    step, middle = (box[2] - box[0]) / len(TITLES), (box[1] + box[3]) / 2
    for place, title in enumerate(TITLES):
        x = round(box[0] + place * step)
        sheet.icon((x + 28, middle), TRACKS[title], 54, INK_2)
        left = _draw_number(sheet, seat.tracks[title], 56, (x + 64, box[1], box[3]))
        words = (left, box[1], round(x + step) - 8, box[3])
        sheet.label(words, view.say(f"mare-picture-track-{title}"), face="text", sizes=_WORDS, fill=INK_2)


def _draw_routes(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """R11: how far on the four ways; one step before the goal it is red, at the goal golden."""
    each = (box[2] - box[0]) // _COLUMNS
    for place, (route, goal) in enumerate(view.goals().items()):
        left, top = box[0] + place % _COLUMNS * each, box[1] + place // _COLUMNS * ROUTE
        cell = (left, top + 4, left + each - 12, top + ROUTE - 2)
        done = seat.progress[route]
        if done >= goal or (goal > 1 and done == goal - 1):
            sheet.panel(cell, WON if done >= goal else "#F3CFC0", radius=10)
        sheet.icon((left + 28, (cell[1] + cell[3]) / 2), ROUTE_ICONS[route], 46, INK_2)
        number = (cell[2] - 110, cell[1], cell[2] - 10, cell[3])
        sheet.label(number, f"{done}/{goal}", face="ui-bold", sizes=(44,), fill=INK, align="right")
        words = (left + 60, cell[1], number[0] - 4, cell[3])
        sheet.label(words, view.say(f"mare-picture-route-{route}"), face="ui-semi", sizes=_WORDS, fill=INK)


def draw_heading(sheet: Canvas, text: str, icon: str, box: Box) -> None:
    """A title of a part of the sheet."""
    sheet.icon((box[0] + 24, (box[1] + box[3]) / 2), icon, 44, RUBRIC)
    sheet.label((box[0] + 56, box[1], box[2], box[3]), text, face="ui-bold", sizes=(42, 40, 38), fill=RUBRIC)


def _draw_reserve(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """R14.1: what can still be put on the map."""
    step, middle = (box[2] - box[0]) / len(seat.stock), (box[1] + box[3]) / 2
    for place, (unit, left) in enumerate(seat.stock.items()):
        x = round(box[0] + place * step)
        sheet.icon((x + 26, middle), "flag" if unit == CONTROL else UNITS[unit], 48, INK_2)
        words = (_draw_number(sheet, left, 46, (x + 58, box[1], box[3])), box[1], round(x + step) - 4, box[3])
        name = view.say(f"mare-picture-reserve-{'markers' if unit == CONTROL else unit}", count=left)
        sheet.label(words, name, face="text", sizes=_WORDS, fill=INK_2)


def _draw_number(sheet: Canvas, number: int, size: int, at: tuple[int, int, int]) -> int:
    """A number from its left edge on, between top and bottom; gives where the word for what is counted begins."""
    left, top, bottom = at
    right = left + round(text_width("ui-bold", size, str(number))) + 4
    sheet.label((left, top, right, bottom), str(number), face="ui-bold", sizes=(size,), fill=INK)
    return right + _BESIDE
