"""Cards to choose from, one below another in words that a phone can read: what they do and give, a tick, or what is lacking."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.canvas import SOFT, Canvas
from render.kit.marks import draw_number, mark_box
from render.kit.palette import PLAYERS
from render.mosaic import means
from render.mosaic.account import STOCKS, SYMBOLS, draw_stocks, draw_symbols
from render.mosaic.cards import draw_card
from render.mosaic.layout import draw_veil
from render.mosaic.means import Means
from render.mosaic.offers import CAPTION_INK
from render.mosaic.reading import draw_seal, named, verdict_on
from render.mosaic.view import SeatView, View
from render.shared.closeup import CLOSE, EDGE_ROOM, GAP, TOP, close_sheet
from render.shared.seat_panel import GROUND, GROUND_2

CARD, MOST = 250, 9  # height of a card, and how many have room
HEADING = 60
_DISC, _SEAL = 56, 50
STRIP = STOCKS + SYMBOLS + 22  # height of what the viewer has

Group = tuple[str, Sequence[Means]]  # where cards lie, and the cards


def groups_to_choose(view: View) -> list[Group]:
    """Where the Technologies lie among which one is to be chosen, all there are; [] where other things are or they are too many."""
    player, seat = view.seats[view.viewer].player, view.viewer
    seen = means.seen(view, seat)
    every: list[Group] = [
        ("mosaic-picture-pack", [Means(card) for card in player.pack]),
        ("mosaic-picture-seen", [Means(seen)] if seen else []),
        ("mosaic-picture-own-face-down", means.face_down(view, seat)),
        ("mosaic-picture-deck-technologies", means.technologies(view, seat) if view.state.phase == "rounds" else []),
    ]
    found = [(title, cards) for title, cards in every if any(named(view, card.id) in view.numbers for card in cards)]
    shown = [card.id for _, cards in found for card in cards]
    known = all(card in view.catalogue.technologies for card in shown)
    whole = view.numbers.keys() <= {named(view, card) for card in shown}
    return found if known and whole and len(shown) <= MOST else []


def draw_strip(sheet: Canvas, view: View, seat: SeatView) -> None:
    """What a seat can pay with, and the symbols that count for requirements, under the bar of the sheet."""
    left, right = EDGE_ROOM, CLOSE - EDGE_ROOM
    sheet.panel((left, TOP, right, TOP + STRIP), PLAYERS[seat.colour].rim, radius=13, shadow=SOFT)
    sheet.panel((left + 4, TOP + 4, right - 4, TOP + STRIP - 4), GROUND, to=GROUND_2, radius=10)
    draw_stocks(sheet, view, seat, (left + 14, TOP + 8, right - 14, TOP + 8 + STOCKS))
    below = TOP + 8 + STOCKS
    draw_symbols(sheet, view, seat, (left + 14, below, right - 14, below + SYMBOLS))


def draw_choice(view: View, groups: Sequence[Group], *, audit: bool = False) -> Canvas:
    """What the viewer has, then the cards with all they do and the symbols they give, in the order of their numbers."""
    seat = view.seats[view.viewer]
    tall = sum(HEADING + len(cards) * (CARD + GAP) for _, cards in groups)
    height = TOP + STRIP + GAP + tall + EDGE_ROOM
    sheet = close_sheet(height, view.when, view.say("mosaic-picture-your-choice"), audit=audit)
    left, right = EDGE_ROOM, CLOSE - EDGE_ROOM
    draw_strip(sheet, view, seat)
    top = TOP + STRIP + GAP
    draw_veil(sheet, (left - 6, top - 4, right + 6, height - 6))
    last = (len(view.scene.candidates) + 1,)
    for title, cards in groups:
        head = (left + 12, top, right, top + HEADING)
        sheet.label(head, view.say(title), face="caps", sizes=(46, 42, 38), fill=CAPTION_INK)
        top += HEADING
        for card in sorted(cards, key=lambda card: view.numbers.get(named(view, card.id), last)):
            box = (left, top, right, top + CARD)
            draw_card(sheet, view, card.id, box)
            entry = view.catalogue.technologies[card.id]
            end = right - 10
            for number in view.numbers.get(named(view, card.id), ())[:1]:
                mark_box(sheet, (box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3))
                draw_number(sheet, (right - 10 - _DISC / 2, top + 30), number, _DISC)
                end -= _DISC + 10
            draw_seal(sheet, (end, top + 5, top + 5 + _SEAL), verdict_on(view, seat, card, entry))
            top += CARD + GAP
    return sheet
