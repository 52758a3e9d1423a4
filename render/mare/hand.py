"""What only the viewer sees: resources, offer, paying set, standing orders; beside them the cards that can be bought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from games.mare_nostrum.shown import income
from games.mare_nostrum.state import Begun
from render.kit.canvas import Box, Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.kit.palette import INK, INK_2
from render.kit.pieces import player_token
from render.kit.sheet import MARGIN, WIDTH
from render.mare.layout import split, top_of
from render.mare.looks import good
from render.mare.panels import BAR, draw_bar
from render.mare.rows import HEADING, card_height, draw_card, draw_goods, draw_heading, goods_height, plate
from render.mare.view import SeatView, View

LEAST = 620
MIDDLE, NARROW = 800, 560  # where the cards begin; where there are many of them
FEW = 7
PIECE, SMALL_PIECE = 60, 44
GAP = 10


@dataclass(frozen=True)
class Part:
    """A part of the left half: its height and what draws it."""

    height: int
    draw: Callable[[Canvas, Box], None]


def draw_hand(view: View, *, audit: bool = False) -> Canvas:
    """The hand of the viewer."""
    seat, start = view.seats[view.viewer], top_of(view.news) + GAP
    middle, columns = (MIDDLE, 1) if len(view.offered) <= FEW else (NARROW, 2)
    parts = _parts(view, seat, middle - GAP - MARGIN)
    left = BAR + GAP + sum(part.height + GAP for part in parts)
    rows = _rows(view, columns, WIDTH - MARGIN - middle)
    right = HEADING + sum(height + 6 for _, height in rows)
    height = max(LEAST, start + max(left, right) + MARGIN)
    sheet = Canvas(table(height), audit=audit)
    draw_header(sheet, view.header)
    box = (MARGIN, start, middle - GAP, height - MARGIN)
    draw_bar(sheet, view, seat, (box[0], start, box[2], start + BAR), 10)
    top = start + BAR + GAP
    for part in parts:
        place = (box[0], top, box[2], top + part.height)
        plate(sheet, place)
        part.draw(sheet, place)
        top += part.height + GAP
    _draw_cards(sheet, view, seat, (middle, start, WIDTH - MARGIN, height - MARGIN), rows, columns)
    return sheet


def _rows(view: View, columns: int, width: int) -> list[tuple[list[str], int]]:
    """The cards on offer in rows, with the height of each."""
    wide = (width - 6 * (columns - 1)) // columns
    names = list(view.offered)
    rows = [names[place : place + columns] for place in range(0, len(names), columns)]
    return [(row, max(card_height(view, name, wide) for name in row)) for row in rows]


def _draw_cards(
    sheet: Canvas, view: View, seat: SeatView, box: Box, rows: list[tuple[list[str], int]], columns: int
) -> None:
    note = view.say("mare-picture-next", price=seat.price) if seat.price else ""
    plate(sheet, (box[0], box[1], box[2], box[1] + HEADING))
    heading = (box[0] + 6, box[1], box[2], box[1] + HEADING)
    draw_heading(sheet, heading, "hero", view.say("mare-picture-for-sale"), note)
    top = box[1] + HEADING + 6
    for names, tall in rows:
        cells = split((box[0], top, box[2], top + tall), columns, 6)
        for name, cell in zip(names, cells, strict=False):
            draw_card(sheet, view, name, cell)
        top += tall + 6


# ---------------------------------------------------------------------- the left half
def _parts(view: View, seat: SeatView, width: int) -> list[Part]:
    player = seat.player
    begun = view.state.begun
    paying = Counter(begun.chosen if begun is not None and seat.active else [])
    # What lies in the offer or in the paying set is drawn there.
    free = Counter(player.hand) - Counter(player.offer) - paying
    hand = dict(view.by_number(free.items(), lambda item: f"good:{item[0]}"))
    found = [_goods(view, "chest", view.say("mare-picture-hand", player=seat.name), hand, (width, PIECE), named=True)]
    if begun is not None and paying:
        size = view.say("mare-picture-set-size", count=len(begun.chosen), price=begun.price)
        title = view.say("mare-picture-set", item=item_name(view, begun))
        found.append(_goods(view, "coins", title, paying, (width, SMALL_PIECE), size))
    if player.offer or player.number >= 0:
        size = view.say("mare-picture-offer-size", count=sum(player.offer.values()), most=max(0, player.number))
        found.append(_goods(view, "deal", view.say("mare-picture-offer"), player.offer, (width, SMALL_PIECE), size))
    if player.wishes or player.spared:
        found.append(Part(HEADING + 62, lambda sheet, box: _draw_wishes(sheet, view, seat, box)))
    for title, order in player.orders.items():
        if order.players:
            heading = view.say("mare-picture-orders", title=view.say(f"mare-value-title-{title}"))
            rule = view.say(f"mare-value-rule-{order.rule}")
            seats = tuple(order.players)

            def draw(
                sheet: Canvas, box: Box, heading: str = heading, rule: str = rule, seats: tuple[int, ...] = seats
            ) -> None:
                draw_heading(sheet, (box[0] + 6, box[1], box[2], box[1] + HEADING), "scroll", heading, rule)
                _draw_seats(sheet, view, seats, (box[0] + 14, box[1] + HEADING, box[2] - 10, box[3]))

            found.append(Part(HEADING + 56, draw))
    if view.started and (earned := income(view.catalogue, view.state, seat.seat)):
        found.append(_goods(view, "crate", view.say("mare-picture-income"), earned, (width, SMALL_PIECE)))
    return found


def _goods(
    view: View,
    icon: str,
    title: str,
    goods: dict[str, int],
    room: tuple[int, int],
    note: str = "",
    *,
    named: bool = False,
) -> Part:
    width, size = room
    tall = goods_height(len(goods), width - 28, size, named=named) if goods else 44

    def draw(sheet: Canvas, box: Box) -> None:
        total = note or view.say("mare-picture-count", count=sum(goods.values()))
        draw_heading(sheet, (box[0] + 6, box[1], box[2], box[1] + HEADING), icon, title, total)
        inner = (box[0] + 14, box[1] + HEADING + 4, box[2] - 14, box[3])
        if goods:
            draw_goods(sheet, view, goods, inner, size, named=named)
        else:
            sheet.label(inner, view.say("mare-picture-nothing"), face="ui", sizes=(22, 20), fill=INK_2)

    return Part(HEADING + 10 + tall, draw)


def _draw_wishes(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    draw_heading(sheet, (box[0] + 6, box[1], box[2], box[1] + HEADING), "star", view.say("mare-picture-wishes"))
    if not seat.player.wishes:
        words = (box[0] + 16, box[1] + HEADING, box[0] + 200, box[3])
        sheet.label(words, view.say("mare-picture-nothing"), face="ui", sizes=(22, 20), fill=INK_2)
    for place, kind in enumerate(seat.player.wishes):
        sheet.stamp(good(kind, 38), (box[0] + 36 + place * 40, box[1] + HEADING + 28))
    if seat.player.spared:
        left = (box[0] + box[2]) // 2 + 4
        words = (left, box[1] + HEADING, left + 110, box[3])
        sheet.label(words, view.say("mare-picture-spared"), face="ui-semi", sizes=(20, 18, 16), fill=INK_2)
        for place, other in enumerate(seat.player.spared):
            sign = player_token(view.colour(other), view.emblem(other), 34)
            sheet.stamp(sign, (left + 136 + place * 36, box[1] + HEADING + 28))


def _draw_seats(sheet: Canvas, view: View, seats: tuple[int, ...], box: Box) -> None:
    step = (box[2] - box[0]) / max(1, len(seats))
    for place, seat in enumerate(seats):
        x = box[0] + place * step
        sheet.stamp(player_token(view.colour(seat), view.emblem(seat), 40), (x + 22, (box[1] + box[3]) / 2))
        words = (round(x) + 48, box[1], round(x + step) - 6, box[3])
        sheet.label(words, view.seats[seat].name, face="ui-semi", sizes=(22, 20, 18, 16), fill=INK)


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
