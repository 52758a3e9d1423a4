"""Whole Technologies with a verdict on each: whether they can be had, and what is lacking."""

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

USUAL, TALL = 5, 168  # cards beside each other, and how tall they are
VERDICT = 38  # height of a verdict under a card, air included
_GOOD, _BAD = "#2F6B2A", "#8A3A2A"


def named(view: View, card: str) -> str:
    """How a choice names the card: the one seen on a deck is not named by its id."""
    return SEEN if SEEN in view.numbers and card == means.seen(view, view.viewer) else card


def height_of(cards: Sequence[Means]) -> int:
    """How tall the cards are together."""
    return -(-len(cards) // USUAL) * (TALL + VERDICT + GAP) - GAP


def draw_cards(sheet: Canvas, view: View, seat: SeatView, box: Box, cards: Sequence[Means]) -> None:
    """The cards in rows, the verdict on a Technology under it."""
    last = len(view.scene.candidates) + 1
    ordered = sorted(cards, key=lambda card: view.numbers.get(named(view, card.id), (last,)))
    for place, thing in enumerate(ordered):
        top = box[1] + place // USUAL * (TALL + VERDICT + GAP)
        slot = split((box[0], top, box[2], top + TALL), USUAL, 12)[place % USUAL]
        draw_card(sheet, view, thing.id, slot)
        technology = view.catalogue.technologies.get(thing.id)
        if technology is not None:
            lacking = lacking_of(seat, thing, technology, 24)
            words = _verdict(view, thing, bool(lacking))
            _draw_verdict(sheet, (slot[0], slot[3] + 4, slot[2], slot[3] + VERDICT), words, lacking)
        mark_card(sheet, view, "card", named(view, thing.id), (slot[0], slot[1], slot[2], slot[3] + VERDICT))


def lacking_of(seat: SeatView, thing: Means, card: Technology, size: int) -> list[Image.Image]:
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


def draw_seal(sheet: Canvas, place: tuple[int, int, int], lacking: list[Image.Image]) -> None:
    """A tick, or a cross with what is lacking; ``place`` is the right end, top and foot."""
    right, top, foot = place
    step = foot - top - 4
    left = right - 12 - step * (1 + len(lacking))
    sheet.panel((left, top, right, foot), GROUND, radius=10, edge=_BAD if lacking else _GOOD, thickness=3)
    y = (top + foot) / 2
    icon, colour = ("cross", _BAD) if lacking else ("check", _GOOD)
    sheet.icon((left + 6 + step / 2, y), icon, step - 6, colour)
    for number, sprite in enumerate(lacking, 1):
        sheet.stamp(sprite, (left + 6 + step * (number + 0.5), y))
