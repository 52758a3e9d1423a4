"""What only its owner sees: the hand with what it costs and what is possible now, and cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.canvas import Canvas
from render.kit.ground import table
from render.kit.sheet import GUTTER, HEADER, NEWS
from render.settlers.choice import MOST, draw_choice, rows_to_choose
from render.settlers.faces import draw_card
from render.settlers.facts import CardView, HandCard
from render.settlers.header import draw_top
from render.settlers.sections import (
    BANNER,
    CARD_GAP,
    CARDS,
    HEADING,
    LEAST,
    SUPPLY,
    card_left,
    chips_height,
    chips_of,
    columns_for,
    draw_banner,
    draw_chips,
    draw_goods_bar,
    draw_heading,
)
from render.settlers.view import View


def draw_hand(view: View, *, audit: bool = False) -> Canvas:
    """The hand of the viewer, in words as far as a phone has room for them, else as small cards, what may be picked above it, the
    goods to pay with below; where one of some cards is to be chosen those alone, in words.
    """
    if rows := rows_to_choose(view):
        return draw_choice(view, rows, audit=audit)
    if 0 < len(view.hand) <= MOST and not view.to_pick and not view.numbers:
        title, note = (view.say(f"settlers-picture-{what}") for what in ("in-hand", "hand-legend"))
        return draw_choice(view, [(held.card, held) for held in view.hand], title=title, note=note, audit=audit)
    seat = view.seats[view.owner]
    chips = chips_of(view, seat)
    columns = columns_for(lambda count: _height(view, count, len(chips)))
    height = max(LEAST, _height(view, columns, len(chips)))
    sheet = Canvas(table(height), audit=audit)
    top = draw_top(sheet, view)
    title = seat.faction_name or view.say("settlers-picture-no-faction")
    count = view.say("settlers-picture-hand-cards", count=len(view.hand))
    draw_banner(sheet, view, seat, top, title, f"{view.say('settlers-picture-hand', player=seat.name)} · {count}")
    top += BANNER
    if view.to_pick:
        draw_heading(sheet, top, view.say("settlers-picture-to-pick"), "card_take")
        top = _draw_cards(sheet, view, top + HEADING, [(card, None) for card in view.to_pick], columns)
    legend = view.say("settlers-picture-hand-legend") if view.hand else view.say("settlers-picture-no-hand")
    draw_heading(sheet, top, view.say("settlers-picture-in-hand"), "card", legend)
    top = _draw_cards(sheet, view, top + HEADING, [(held.card, held) for held in view.hand], columns)
    if chips:
        draw_heading(sheet, top, view.say("settlers-picture-chips"), "deal")
        draw_chips(sheet, view, top + HEADING, chips)
    draw_goods_bar(sheet, seat, height - SUPPLY)
    return sheet


def _height(view: View, columns: int, chips: int) -> int:
    lines = -(-len(view.hand) // columns) - (-len(view.to_pick) // columns)
    headings = HEADING * (1 + bool(view.to_pick) + bool(chips))
    below = chips_height(chips_of(view, view.seats[view.owner])) + GUTTER
    return HEADER + NEWS + BANNER + headings + lines * (CARDS[columns][1] + CARD_GAP) + below + GUTTER + SUPPLY


def _draw_cards(
    sheet: Canvas, view: View, top: int, cards: Sequence[tuple[CardView, HandCard | None]], columns: int
) -> int:
    """Cards in lines; gives where they end."""
    wide, tall = CARDS[columns]
    for place, (card, held) in enumerate(cards):
        x, y = card_left(columns, place % columns), top + place // columns * (tall + CARD_GAP)
        number, fresh = view.numbers.get(card.id, 0), card.id in view.changed
        draw_card(sheet, (x, y, x + wide, y + tall), card, held=held, fresh=fresh, number=number)
    return top + -(-len(cards) // columns) * (tall + CARD_GAP)
