"""Whole Technologies with a verdict on each: whether they can be had and turned up, what is lacking, what Money pays for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.mosaic.data import Technology
from games.mosaic.state import SEEN
from render.kit.canvas import Box, Canvas
from render.kit.marks import draw_number, mark_box
from render.kit.palette import INK
from render.kit.text import text_width
from render.mosaic import means
from render.mosaic.cards import draw_card
from render.mosaic.chips import Chip, draw_chips, width_of
from render.mosaic.layout import split
from render.mosaic.means import Means
from render.mosaic.view import SeatView, View
from render.shared.closeup import GAP
from render.shared.seat_panel import GROUND

COLUMNS, TALL = 2, 224  # cards beside each other, and how tall they are
VERDICT = 56  # height of a verdict under a card, air included
_DISC, _SIGN, _WORDS = 54, 38, (34, 32, 30, 28, 26, 24)
_COLOURS = {"check": "#2F6B2A", "cross": "#8A3A2A", "lock": "#6E4E10"}


@dataclass(frozen=True)
class Verdict:
    """Whether a card can be had (``check``), though not turned up (``lock``), or not (``cross``), and what is to be said of it:
    words with the signs behind them.
    """

    icon: str
    said: Sequence[tuple[str, Sequence[Chip]]]

    @property
    def chips(self) -> list[Chip]:
        """The signs alone."""
        return [chip for _, chips in self.said for chip in chips]


def named(view: View, card: str) -> str:
    """How a choice names the card: the one seen on a deck is not named by its id."""
    return SEEN if SEEN in view.numbers and card == means.seen(view, view.viewer) else card


def height_of(cards: Sequence[Means]) -> int:
    """How tall the cards are together."""
    return -(-len(cards) // COLUMNS) * (TALL + VERDICT + GAP) - GAP


def draw_cards(sheet: Canvas, view: View, seat: SeatView, box: Box, cards: Sequence[Means]) -> None:
    """The cards in rows, the verdict on a Technology under it."""
    last = len(view.scene.candidates) + 1
    ordered = sorted(cards, key=lambda card: view.numbers.get(named(view, card.id), (last,)))
    for place, thing in enumerate(ordered):
        top = box[1] + place // COLUMNS * (TALL + VERDICT + GAP)
        slot = split((box[0], top, box[2], top + TALL), COLUMNS, GAP)[place % COLUMNS]
        whole = (slot[0], slot[1], slot[2], slot[3] + VERDICT)
        draw_card(sheet, view, thing.id, slot)
        technology = view.catalogue.technologies.get(thing.id)
        if technology is not None:
            _draw_verdict(sheet, (slot[0], slot[3] + 4, slot[2], whole[3]), verdict_on(view, seat, thing, technology))
        numbers = view.numbers.get(named(view, thing.id), ())[:1]
        if numbers or view.changed("card", named(view, thing.id)):
            mark_box(sheet, whole)
        for number in numbers:
            draw_number(sheet, (slot[2] - 34, slot[1] + 30), number, _DISC)


def verdict_on(view: View, seat: SeatView, thing: Means, card: Technology) -> Verdict:
    """R4.1, R4.3: what is bought wants goods, for which Money can pay, and symbols; what lies face down only symbols."""
    symbols = [
        Chip("pillar", name)
        for name in dict.fromkeys(card.requirement)
        for _ in range(card.requirement.count(name) - seat.player.symbols.get(name, 0))
    ]
    held = seat.player.resources
    if not thing.now:
        goods = [Chip("resource", what) for what, count in thing.cost.items() if held.get(what, 0) < count]
        words = "mosaic-picture-lacks" if thing.cost else "mosaic-picture-lacking"
        return Verdict("cross", [(view.say(words), [*goods, *symbols])])
    said: list[tuple[str, Sequence[Chip]]] = []
    if thing.more_money:
        said.append((view.say("mosaic-picture-more"), [Chip("resource", "money", str(thing.more_money))]))
    if symbols:
        return Verdict("lock", [*said, (view.say("mosaic-picture-only-face-down"), symbols)])
    words = view.say("mosaic-picture-has-all" if thing.cost else "mosaic-picture-met")
    return Verdict("check", said or [(words, ())])


def _draw_verdict(sheet: Canvas, box: Box, verdict: Verdict) -> None:
    colour = _COLOURS[verdict.icon]
    sheet.panel(box, GROUND, radius=8, edge=colour, thickness=3)
    y, left = (box[1] + box[3]) / 2, box[0] + 54
    sheet.icon((box[0] + 28, y), verdict.icon, 36, colour)

    def wide(size: int) -> float:
        words = sum(text_width("ui-semi", size, words) + 26 for words, _ in verdict.said)
        return words + sum(width_of(chip, _SIGN) + _SIGN // 4 for chip in verdict.chips)

    size = next((size for size in _WORDS if left + wide(size) <= box[2] - 8), _WORDS[-1])
    for words, chips in verdict.said:
        end = min(box[2] - 4, left + round(text_width("ui-semi", size, words)) + 4)
        sheet.label((left, box[1], end, box[3]), words, face="ui-semi", sizes=(size,), fill=INK)
        left = end + 6
        tail = sum(width_of(chip, _SIGN) + _SIGN // 4 for chip in chips)
        draw_chips(sheet, (left, box[1], min(left + tail, box[2] - 4), box[3]), [*chips], size=_SIGN, align="left")
        left += tail + 16


def draw_seal(sheet: Canvas, place: tuple[int, int, int], verdict: Verdict) -> None:
    """The verdict without words: a tick, a lock or a cross, and the signs; ``place`` is the right end, top and foot."""
    right, top, foot = place
    step, colour = foot - top - 4, _COLOURS[verdict.icon]
    size = step - 6
    tail = sum(width_of(chip, size) + size // 4 for chip in verdict.chips)
    left = right - 12 - step - tail
    sheet.panel((left, top, right, foot), GROUND, radius=10, edge=colour, thickness=3)
    sheet.icon((left + 6 + step / 2, (top + foot) / 2), verdict.icon, step - 6, colour)
    draw_chips(sheet, (left + 8 + step, top, right - 4, foot), verdict.chips, size=size, align="left")
