"""What only the viewer sees, upright so that a phone can read it: resources, offer, paying set, standing orders; below them the
cards that can be bought.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from games.mare_nostrum.shown import income
from games.mare_nostrum.state import Begun, Order
from render.kit.canvas import SOFT, Box, Canvas
from render.kit.palette import EDGE, INK, INK_2, PAPER_2
from render.kit.pieces import player_token
from render.kit.text import text_width
from render.mare.account import BAR, draw_heading, draw_title_bar
from render.mare.cards import card_tall, draw_card
from render.mare.looks import GROUND, card_sign, good
from render.mare.rows import draw_good, draw_goods, goods_height
from render.mare.sprites import draw_number
from render.mare.view import SeatView, View
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

GOODS = "goods"  # a place to choose from where it is the resources and nothing that is numbered
MOST = 9  # cards that are told in words; of more only the names
WIDE = CLOSE - 2 * EDGE_ROOM
HEADING = 62  # height of the title of a part
ABOVE = 8  # a part without one
_ROW, _NAMED, _NAME, _PAD = 78, 92, 72, 16
_PIECE, _SMALL, _DISC = 64, 58, 56
_WORDS = (40, 38, FLOOR)


@dataclass(frozen=True)
class Part:
    """A part of the sheet: its title with a note, its height below that, and what draws it there."""

    icon: str
    title: str
    note: str
    height: int
    draw: Callable[[Canvas, Box], None]


def draw_hand(view: View, *, audit: bool = False) -> Canvas:
    """The hand of the viewer; without the cards where resources are chosen, near of which nothing else stands."""
    seat = view.seats[view.viewer]
    choosing = bool(view.scene.candidates)
    parts, bar = _parts(view, seat, choosing=choosing), 0 if view.scene.near else BAR + GAP
    parts = parts[:1] if view.scene.near else parts
    cards = list(view.offered) if len(view.offered) <= MOST and not choosing else []
    talls = [card_tall(view, name, WIDE) for name in cards]
    tall = TOP + bar + sum(HEADING + part.height + GAP for part in parts)
    tall += HEADING + sum(card + GAP for card in talls) if cards else 0
    sheet = close_sheet(tall + EDGE_ROOM, view.when, view.mover_text, audit=audit)
    left, right, top = EDGE_ROOM, EDGE_ROOM + WIDE, TOP
    if bar:
        draw_title_bar(sheet, view, seat, (left, top, right, top + BAR))
    top += bar
    for part in parts:
        box = (left, top, right, top + HEADING + part.height)
        draw_plate(sheet, part, box)
        top = box[3] + GAP
    if cards:
        draw_plate(sheet, _heading_of_cards(view, seat), (left, top, right, top + HEADING - GAP // 2))
        top += HEADING
    for name, card in zip(cards, talls, strict=True):
        draw_card(sheet, view, name, (left, top, right, top + card))
        top += card + GAP
    return sheet


def draw_plate(sheet: Canvas, part: Part, box: Box) -> None:
    """A part of the sheet on its plate."""
    _draw_ground(sheet, box)
    wide = min(WIDE // 2, round(text_width("ui-semi", _WORDS[0], part.note)) + 4) if part.note else 0
    words = (box[2] - _PAD - wide, box[1], box[2] - _PAD, box[1] + HEADING - 6)
    draw_heading(sheet, part.title, part.icon, (box[0] + 6, box[1], words[0] - 8, words[3]))
    if part.note:
        sheet.label(words, part.note, face="ui-semi", sizes=_WORDS, fill=INK_2, align="right")
    part.draw(sheet, (box[0] + _PAD, box[1] + HEADING, box[2] - _PAD, box[3]))


def draw_bare(sheet: Canvas, part: Part, box: Box) -> None:
    """A part of the sheet on its plate without its title, below the bar of a seat."""
    _draw_ground(sheet, box)
    part.draw(sheet, (box[0] + _PAD, box[1] + ABOVE, box[2] - _PAD, box[3]))


def _draw_ground(sheet: Canvas, box: Box) -> None:
    sheet.panel(box, GROUND, to=PAPER_2, radius=12, edge=EDGE, thickness=2, shadow=SOFT)


def _parts(view: View, seat: SeatView, *, choosing: bool) -> list[Part]:
    player, begun = seat.player, view.state.begun
    paying = Counter(begun.chosen if begun is not None and seat.active else [])
    # What lies in the offer or in the paying set is drawn there.
    free = Counter(player.hand) - Counter(player.offer) - paying
    hand = dict(view.by_number(free.items(), lambda item: f"good:{item[0]}"))
    found = [named(view, view.say("mare-picture-hand", player=seat.name), hand)]
    if begun is not None and paying:
        size = view.say("mare-picture-set-size", count=len(begun.chosen), price=begun.price)
        found.append(_goods(view, "coins", view.say("mare-picture-set", item=item_name(view, begun)), paying, size))
    if player.offer or player.number >= 0:
        size = view.say("mare-picture-offer-size", count=sum(player.offer.values()), most=max(0, player.number))
        found.append(_goods(view, "deal", view.say("mare-picture-offer"), player.offer, size))
    if player.wishes or player.spared:
        found.append(Part("star", view.say("mare-picture-wishes"), "", _ROW, partial(_draw_wishes, view, seat)))
    found += [_order(view, title, order) for title, order in player.orders.items() if order.players]
    if view.started and (earned := income(view.catalogue, view.state, seat.seat)):
        count = view.say("mare-picture-count", count=sum(earned.values()))
        found.append(_goods(view, "crate", view.say("mare-picture-income"), earned, count))
    if len(view.offered) > MOST and not choosing:
        lines = -(-len(view.offered) // 2)
        part = _heading_of_cards(view, seat)
        found.append(Part(part.icon, part.title, part.note, lines * _NAME + _PAD, partial(_draw_names, view)))
    return found


def _heading_of_cards(view: View, seat: SeatView) -> Part:
    note = view.say("mare-picture-next", price=seat.price) if seat.price else ""
    return Part("hero", view.say("mare-picture-for-sale"), note, 0, lambda _sheet, _box: None)


# ---------------------------------------------------------------------- resources
def named(view: View, title: str, goods: dict[str, int], place_of: str = "good:{}", icon: str = "chest") -> Part:
    """Resources with their names, two beside each other, and their numbers where they are chosen, as the places ``place_of``."""
    count = view.say("mare-picture-count", count=sum(goods.values()))
    lines = max(1, -(-len(goods) // 2))

    def draw(sheet: Canvas, box: Box) -> None:
        if not goods:
            _draw_nothing(sheet, view, box)
        wide = (box[2] - box[0]) // 2
        for place, (name, number) in enumerate(goods.items()):
            x, top = box[0] + place % 2 * wide, box[1] + place // 2 * _NAMED
            middle = top + _NAMED / 2 - 4
            draw_good(sheet, view, name, _PIECE, (x + _PIECE / 2 + 4, middle))
            words = (x + _PIECE + 16, top, x + _PIECE + 86, top + _NAMED - 8)
            sheet.label(words, str(number), face="ui-bold", sizes=(50, 44), fill=INK)
            found = view.numbers.get(place_of.format(name), ())[:1]
            right = x + wide - 12 - (_DISC + 8) * len(found)
            name_box = (words[2], top, right, top + _NAMED - 8)
            sheet.lines(name_box, view.name_of(name), face="text", sizes=(38, FLOOR), fill=INK_2, most=2, leading=0.9)
            for one in found:
                draw_number(sheet, (right + 8 + _DISC / 2, middle), one, _DISC)

    return Part(icon, title, count, lines * _NAMED + _PAD // 2, draw)


def _goods(view: View, icon: str, title: str, goods: dict[str, int], note: str) -> Part:
    """Resources without their names."""
    tall = goods_height(len(goods), WIDE - 2 * _PAD, _SMALL) if goods else _ROW - 12

    def draw(sheet: Canvas, box: Box) -> None:
        if goods:
            draw_goods(sheet, view, goods, box, _SMALL)
        else:
            _draw_nothing(sheet, view, box)

    return Part(icon, title, note, tall + _PAD // 2, draw)


def _draw_nothing(sheet: Canvas, view: View, box: Box) -> None:
    sheet.label(box, view.say("mare-picture-nothing"), face="ui", sizes=_WORDS, fill=INK_2)


# ---------------------------------------------------------------------- standing orders
def _draw_wishes(view: View, seat: SeatView, sheet: Canvas, box: Box) -> None:
    middle = (box[0] + box[2]) // 2
    if not seat.player.wishes:
        _draw_nothing(sheet, view, (box[0], box[1], middle, box[3] - _PAD))
    step = min(_SMALL + 8, (middle - box[0] - _SMALL) / max(1, len(seat.player.wishes)))
    for place, kind in enumerate(seat.player.wishes):
        sheet.stamp(good(kind, _SMALL), (box[0] + _SMALL / 2 + place * step, box[1] + _ROW / 2 - 6))
    if seat.player.spared:
        words = (middle + 8, box[1], middle + 210, box[1] + _ROW - 12)
        sheet.lines(
            words, view.say("mare-picture-spared"), face="ui-semi", sizes=_WORDS, fill=INK_2, most=2, leading=0.9
        )
        for place, other in enumerate(seat.player.spared):
            sign = player_token(view.colour(other), view.emblem(other), _SMALL)
            sheet.stamp(sign, (words[2] + 40 + place * (_SMALL + 8), box[1] + _ROW / 2 - 6))


def _order(view: View, title: str, order: Order) -> Part:
    """Who is called one after another."""
    seats = tuple(order.players)
    heading = view.say("mare-picture-orders", title=view.say(f"mare-value-title-{title}"))
    lines = -(-len(seats) // 2)
    rule = view.say(f"mare-value-rule-{order.rule}")
    return Part("scroll", heading, rule, lines * _ROW, partial(_draw_seats, view, seats))


def _draw_seats(view: View, seats: Sequence[int], sheet: Canvas, box: Box) -> None:
    wide = (box[2] - box[0]) // 2
    for place, seat in enumerate(seats):
        x, top = box[0] + place % 2 * wide, box[1] + place // 2 * _ROW
        middle = top + _ROW / 2 - 6
        sheet.stamp(player_token(view.colour(seat), view.emblem(seat), _SMALL), (x + _SMALL / 2 + 4, middle))
        words = (x + _SMALL + 18, top, x + wide - 8, top + _ROW - 12)
        sheet.label(words, view.seats[seat].name, face="ui-semi", sizes=_WORDS, fill=INK)


# ---------------------------------------------------------------------- cards
def _draw_names(view: View, sheet: Canvas, box: Box) -> None:
    """The cards that can be bought by their names, where they are too many to be told in words."""
    wide = (box[2] - box[0]) // 2
    for place, name in enumerate(view.offered):
        x, top = box[0] + place % 2 * wide, box[1] + place // 2 * _NAME
        card = view.card(name)
        sheet.stamp(card_sign(name, card.category if card else "", _SMALL), (x + _SMALL / 2 + 4, top + _NAME / 2 - 4))
        words = (x + _SMALL + 18, top, x + wide - 8, top + _NAME - 8)
        sheet.label(words, view.name_of(name), face="caps", sizes=_WORDS, fill=INK)


def item_name(view: View, begun: Begun) -> str:
    """What the paying set is for."""
    if begun.card:
        return view.name_of(begun.card)
    if begun.spot:
        return f"{view.spot_name(begun.place, begun.spot)} ({view.name_of(begun.place)})"
    if begun.item == "pyramids":
        return view.name_of(view.catalogue.pyramids)
    what = view.say(f"mare-picture-sign-{begun.item}")
    return f"{what} ({view.name_of(begun.place)})" if begun.place else what
