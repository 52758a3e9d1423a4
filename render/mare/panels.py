"""A seat's open panel: empire and titles, player and resources, tracks, the ways of winning, heroes and wonders or its offer."""

from __future__ import annotations

from games.mare_nostrum.shown import tokens
from games.mare_nostrum.state import ROUTES, TITLES
from render.kit.canvas import DEEP, SOFT, Box, Canvas
from render.kit.marks import draw_board_number
from render.kit.palette import FRESH, GOLD, INK, INK_2, PLAYERS, darker, lighter
from render.kit.pieces import laurel, player_token
from render.mare.looks import GROUND, GROUND_2, LINE, TRACKS, card_sign, good, title_sign
from render.mare.looks import ROUTES as ROUTE_ICONS
from render.mare.sprites import draw_halo
from render.mare.view import SeatView, View

BAR = 48
WON = "#F7DE8C"


def draw_panel(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """One seat."""
    look = PLAYERS[seat.colour]
    edge = 4 if seat.active else 2
    changed = view.changed(f"seat:{seat.seat}")
    rim = FRESH if changed else GOLD if seat.active else darker(look.rim, 0.1)
    sheet.panel(box, rim, radius=12, shadow=DEEP if seat.active else SOFT)
    inner = (box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge)
    sheet.panel(inner, "#FFF8E4" if seat.active else GROUND, to=GROUND_2, radius=9)
    draw_bar(sheet, view, seat, (inner[0], inner[1], inner[2], inner[1] + BAR), 9)
    x0, x1 = inner[0] + 10, inner[2] - 10
    top = inner[1] + BAR + 2
    _draw_person(sheet, view, seat, (x0, top, x1, top + 38))
    sheet.fill((x0, top + 39, x1, top + 40), LINE)
    _draw_tracks(sheet, view, seat, (x0, top + 41, x1, top + 77))
    _draw_routes(sheet, view, seat, (x0, top + 77, x1, top + 109))
    _draw_last(sheet, view, seat, (x0, top + 111, x1, inner[3] - 2))
    for number in view.numbers.get(f"seat:{seat.seat}", ())[:1]:
        draw_halo(sheet, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), box[2] - box[0], box[3] - box[1], 12)
        draw_board_number(sheet, (inner[0] + 20, inner[1] + BAR / 2), number)  # on the emblem


def draw_bar(sheet: Canvas, view: View, seat: SeatView, box: Box, radius: int) -> None:
    """The strip in the seat's colour: emblem, empire, titles; at the end its rank."""
    look = PLAYERS[seat.colour]
    sheet.panel((box[0], box[1], box[2], box[1] + 2 * radius), lighter(look.fill, 0.08), radius=radius)
    sheet.fill((box[0], box[1] + radius, box[2], box[3]), lighter(look.fill, 0.06), to=darker(look.fill, 0.12))
    middle = (box[1] + box[3]) / 2
    sheet.stamp(player_token(seat.colour, view.emblem(seat.seat), 38), (box[0] + 28, middle))
    right = box[2] - 8
    if seat.rank == 1:
        sheet.stamp(laurel(40), (right - 20, middle))
        right -= 46
    for title in reversed(seat.titles):
        sheet.stamp(title_sign(title, 32), (right - 17, middle))
        right -= 38
    name = view.empire_name(seat.seat) or view.say("mare-picture-no-empire")
    words = (box[0] + 54, box[1], right - 4, box[3])
    sheet.label(words, name.upper(), face="title", sizes=(25, 23, 21, 19, 17, 15), fill=look.ink, track=0.6)


def _draw_person(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    middle = (box[1] + box[3]) / 2
    count = str(seat.resources)
    sheet.label((box[2] - 44, box[1], box[2], box[3]), count, face="ui-bold", sizes=(30, 26), fill=INK, align="right")
    sheet.icon((box[2] - 60, middle), "chest", 30, INK_2)
    right = box[2] - 80
    for icon, shown in (("flag", seat.left), ("gears", seat.computer), ("check", seat.passed and not view.over)):
        if shown:
            sheet.icon((right - 12, middle), icon, 24, INK_2)
            right -= 28
    sheet.label(
        (box[0], box[1], right - 2, box[3]), seat.name, face="ui-semi", sizes=(26, 24, 22, 20, 18, 16), fill=INK
    )


def _draw_tracks(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    step = (box[2] - box[0]) / len(TITLES)
    middle = (box[1] + box[3]) / 2
    for place, title in enumerate(TITLES):
        x = box[0] + place * step
        sheet.icon((x + 17, middle), TRACKS[title], 28, INK_2)
        words = (round(x) + 38, box[1], round(x + step) - 2, box[3])
        sheet.label(words, str(seat.tracks[title]), face="ui-bold", sizes=(30, 26), fill=INK)


def _draw_routes(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """R11: how far on the four ways; one step before the goal it is red."""
    step = (box[2] - box[0]) / len(ROUTES)
    middle = (box[1] + box[3]) / 2
    for place, (route, goal) in enumerate(view.goals().items()):
        x = round(box[0] + place * step)
        done = seat.progress[route]
        near = goal > 1 and done == goal - 1
        cell = (x, box[1] + 1, round(x + step) - 4, box[3] - 1)
        if done >= goal or near:
            sheet.panel(cell, WON if done >= goal else "#F3CFC0", radius=7)
        sheet.icon((x + 16, middle), ROUTE_ICONS[route], 23, INK_2)
        words = (x + 30, box[1], cell[2], box[3])
        sheet.label(words, f"{done}/{goal}", face="ui-bold", sizes=(22, 20, 18, 16), fill=INK)


def _draw_last(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """What it offers while offers lie open, else its heroes and wonders with the price of the next one."""
    middle = (box[1] + box[3]) / 2
    offer = view.state.offers[seat.seat] if seat.seat < len(view.state.offers) else {}
    if any(view.state.offers):
        sheet.icon((box[0] + 14, middle), "deal", 28, INK_2)
        found = tokens(offer)
        step = min(37, (box[2] - box[0] - 40) / max(1, len(found)))
        for place, name in enumerate(found):
            kind = view.catalogue.kind_of.get(name, name)
            sheet.stamp(good(kind, 32, name != kind), (box[0] + 48 + place * step, middle))
        return
    right = box[2]
    if seat.price is not None:
        words = (right - 36, box[1], right, box[3])
        sheet.label(words, str(seat.price), face="ui-bold", sizes=(22, 20), fill=INK_2, align="right")
        sheet.icon((right - 48, middle), "card_take", 24, INK_2)
        right -= 66
    cards = [*seat.player.cards, *([view.catalogue.pyramids] if seat.player.pyramids else [])]
    step = min(44, (right - box[0]) / max(1, len(cards)))
    for place, name in enumerate(cards):
        card = view.card(name)
        centre = (box[0] + 20 + place * step, middle)
        sheet.stamp(card_sign(name, card.category if card else "", 36), centre)
        if view.changed(f"card:{name}"):
            draw_halo(sheet, centre, 36, 36, 8)
