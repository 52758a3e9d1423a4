"""What only its owner sees: the hand with what it costs and what is possible now, and cards to choose from, one below another in
words that a phone can read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.canvas import Canvas
from render.settlers.account import HEIGHT, draw_account
from render.settlers.card_row import NAME_TALL, Row, draw_name, draw_row, row_tall
from render.settlers.chips import Chip, chips_of, chips_tall, draw_chips
from render.settlers.facts import CardView
from render.settlers.view import View
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

MOST, MOST_BRIEF = 9, 18  # cards that have room as whole rows, and as brief ones beside those to choose from
_HEADING, _NOTE = 60, 96
_SOFT = "#F1DFB6"


@dataclass(frozen=True)
class _Plan:
    """What stands below the account: cards of which one is to be taken, the others in hand, and how briefly each are told."""

    asked: Sequence[Row]
    held: Sequence[Row]
    named: Sequence[CardView]
    chips: Sequence[Chip]
    brief: tuple[bool, bool]
    legend: str

    @property
    def tall(self) -> int:
        """Of all of it together."""
        return (
            sum(row_tall(card, brief=self.brief[0]) + GAP for card, _ in self.asked)
            + (_HEADING if self.asked and (self.held or self.named) else 0)
            + sum(row_tall(card, brief=self.brief[1]) + GAP for card, _ in self.held)
            + -(-len(self.named) // 2) * (NAME_TALL + GAP)
            + chips_tall(self.chips)
            + (_NOTE if self.legend else 0)
        )


def draw_hand(view: View, *, audit: bool = False) -> Canvas:
    """The hand of the viewer below what he has; cards that may be taken stand above it, with numbers where one is asked for."""
    plan = _plan(view)
    what = "to-pick" if plan.asked else "in-hand" if plan.held else "no-hand"
    tall = TOP + HEIGHT + GAP + plan.tall + EDGE_ROOM
    sheet = close_sheet(tall, view.when, view.say(f"settlers-picture-{what}"), audit=audit)
    left, right = EDGE_ROOM, CLOSE - EDGE_ROOM
    draw_account(sheet, view, view.seats[view.owner], (left, TOP, right, TOP + HEIGHT))
    top = _draw_rows(sheet, view, plan.asked, TOP + HEIGHT + GAP, brief=plan.brief[0])
    if plan.asked and (plan.held or plan.named):
        head = (left + 12, top, right, top + _HEADING)
        sheet.label(head, view.say("settlers-picture-in-hand"), face="caps", sizes=(42, 38), fill=_SOFT)
        top += _HEADING
    top = _draw_rows(sheet, view, plan.held, top, brief=plan.brief[1])
    wide = (right - left - GAP) // 2
    for place, card in enumerate(plan.named):
        line, column = divmod(place, 2)
        x, y = left + column * (wide + GAP), top + line * (NAME_TALL + GAP)
        draw_name(sheet, card, (x, y, x + wide, y + NAME_TALL))
    top += -(-len(plan.named) // 2) * (NAME_TALL + GAP)
    draw_chips(sheet, view, plan.chips, top)
    if plan.legend:
        top += chips_tall(plan.chips)
        words = (left + 12, top, right - 12, top + _NOTE)
        sheet.lines(words, plan.legend, face="italic", sizes=(38, FLOOR), fill=_SOFT, most=2)
    return sheet


def _plan(view: View) -> _Plan:
    """Where cards in hand are asked for the others are named only; beside cards to take all of the hand counts and has words."""
    held: dict[str, Row] = {one.card.id: (one.card, one) for one in view.hand}
    offered: dict[str, Row] = {card.id: (card, None) for card in view.to_pick}
    every = offered | held
    asked = [every[place] for place in view.numbers if place in every]
    taking = not any(one for _, one in asked)
    asked += [row for name, row in offered.items() if taking and name not in view.numbers]
    numbered = {card.id for card, _ in asked}
    others = [row for name, row in held.items() if name not in numbered]
    in_words = taking and (not view.numbers or len(asked) + len(others) <= MOST_BRIEF)
    rows = len(asked) + (len(others) if in_words else 0)
    seat = view.seats[view.owner]
    under = view.under(seat.seat)
    return _Plan(
        asked=asked,
        held=others if in_words or not asked else [],
        named=[] if in_words or not asked else [card for card, _ in others],
        # The others lie on the board, in sight of all.
        chips=[chip for chip in chips_of(view, seat) if chip.number or chip.place in (*view.numbers, *under)],
        brief=(len(asked) > MOST, rows > MOST or bool(view.numbers)),
        legend="" if view.numbers or not view.hand else view.say("settlers-picture-hand-legend"),
    )


def _draw_rows(sheet: Canvas, view: View, rows: Sequence[Row], top: int, *, brief: bool) -> int:
    """Cards below one another; gives where they end."""
    for row in rows:
        foot = top + row_tall(row[0], brief=brief)
        draw_row(sheet, view, row, (EDGE_ROOM, top, CLOSE - EDGE_ROOM, foot), brief=brief)
        top = foot + GAP
    return top
