"""Cards to be read: whole Technologies with a verdict on each, so large where one is to be chosen that a phone shows the words."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.mosaic.data import Technology
from games.mosaic.state import SEEN
from render.kit.canvas import Box, Canvas
from render.kit.palette import INK
from render.mosaic import means
from render.mosaic.cards import draw_card
from render.mosaic.layout import GAP, split
from render.mosaic.looks import pillar, resource
from render.mosaic.means import Means
from render.mosaic.offers import mark_card
from render.mosaic.view import SeatView, View
from render.shared.seat_panel import GROUND

USUAL = 5  # cards beside each other where none of them is to be chosen
TALL = {2: 308, 3: 236, USUAL: 168}
"""Heights of cards by how many stand beside each other."""
MOST = {2: 6, 3: 9}
"""How many cards may be shown so large."""
SEAL = 38  # height of a verdict in a title bar, to the left of the number
VERDICT = 38  # height of a verdict under a card, air included
_GOOD, _BAD = "#2F6B2A", "#8A3A2A"


def columns_of(view: View, cards: Sequence[Means]) -> int:
    """How many cards stand beside each other: two or three only where one of them is to be chosen."""
    if not is_choice(view, cards):
        return USUAL
    return next((columns for columns, most in MOST.items() if len(cards) <= most), USUAL)


def is_choice(view: View, cards: Sequence[Means]) -> bool:
    """Whether one of these cards is to be chosen."""
    return any(_named(view, card.id) in view.numbers for card in cards)


def _named(view: View, card: str) -> str:
    """How a choice names the card: the one seen on a deck is not named by its id."""
    return SEEN if SEEN in view.numbers and card == means.seen(view, view.viewer) else card


def height_of(view: View, cards: Sequence[Means]) -> int:
    """How tall the cards are together."""
    columns = columns_of(view, cards)
    under = VERDICT if columns == USUAL else 0
    return -(-len(cards) // columns) * (TALL[columns] + under + GAP) - GAP


def draw_cards(sheet: Canvas, view: View, seat: SeatView, box: Box, cards: Sequence[Means]) -> None:
    """The cards in rows; the verdict on a Technology stands under it, on large cards in their title bar."""
    columns = columns_of(view, cards)
    tall, under = TALL[columns], VERDICT if columns == USUAL else 0
    last = len(view.scene.candidates) + 1
    ordered = sorted(cards, key=lambda card: view.numbers.get(_named(view, card.id), (last,)))
    for place, thing in enumerate(ordered):
        top = box[1] + place // columns * (tall + under + GAP)
        slot = split((box[0], top, box[2], top + tall), columns, 12)[place % columns]
        draw_card(sheet, view, thing.id, slot)
        technology = view.catalogue.technologies.get(thing.id)
        if technology is not None:
            lacking = _lacking(seat, thing, technology, 24 if under else SEAL - 6)
            if under:
                words = _verdict(view, thing, bool(lacking))
                _draw_verdict(sheet, (slot[0], slot[3] + 4, slot[2], slot[3] + under), words, lacking)
            else:
                _draw_seal(sheet, (slot[2] - 42, slot[1] + 6, slot[1] + 6 + SEAL), lacking)
        mark_card(sheet, view, "card", _named(view, thing.id), (slot[0], slot[1], slot[2], slot[3] + under))


def _lacking(seat: SeatView, thing: Means, card: Technology, size: int) -> list[Image.Image]:
    """What the seat has not got for it: goods of its price, symbols that it needs to be turned up."""
    goods = [resource(what, size) for what, count in thing.cost.items() if seat.player.resources.get(what, 0) < count]
    symbols = [
        pillar(name, size)
        for name in dict.fromkeys(card.requirement)
        for _ in range(card.requirement.count(name) - seat.player.symbols.get(name, 0))
    ]
    return [*goods, *symbols]


def _verdict(view: View, thing: Means, lacks: bool) -> str:
    """What is bought may want goods and symbols, what lies face down only symbols."""
    if thing.cost:
        return view.say("mosaic-picture-lacks" if lacks else "mosaic-picture-has-all")
    return view.say("mosaic-picture-lacking" if lacks else "mosaic-picture-met")


def _draw_verdict(sheet: Canvas, box: Box, words: str, lacking: list[Image.Image]) -> None:
    sheet.panel(box, GROUND, radius=8, edge=_BAD if lacking else _GOOD, thickness=2)
    y = (box[1] + box[3]) / 2
    sheet.icon((box[0] + 18, y), "cross" if lacking else "check", 20, _BAD if lacking else _GOOD)
    room = (box[0] + 34, box[1], box[2] - 8 - 27 * len(lacking), box[3])
    sheet.label(room, words, face="ui-semi", sizes=(20, 18, 17, 16), fill=INK)
    for place, sprite in enumerate(lacking):
        sheet.stamp(sprite, (box[2] - 18 - 27 * place, y))


def _draw_seal(sheet: Canvas, place: tuple[int, int, int], lacking: list[Image.Image]) -> None:
    """A tick, or a cross with what is lacking; ``place`` is the right end, top and foot."""
    right, top, foot = place
    step = foot - top - 4
    left = right - 12 - step * (1 + len(lacking))
    sheet.panel((left, top, right, foot), GROUND, radius=10, edge=_BAD if lacking else _GOOD, thickness=3)
    y = (top + foot) / 2
    icon, colour = ("cross", _BAD) if lacking else ("check", _GOOD)
    sheet.icon((left + 6 + step / 2, y), icon, SEAL - 10, colour)
    for number, sprite in enumerate(lacking, 1):
        sheet.stamp(sprite, (left + 6 + step * (number + 0.5), y))
