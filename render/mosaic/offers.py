"""The offers of all decks with what lies face down, or the Leaders as long as they are being chosen."""

from __future__ import annotations

from render.kit.canvas import Box, Canvas
from render.kit.marks import draw_number
from render.kit.palette import FRESH, FRESH_EDGE, RUBRIC
from render.kit.pieces import piece
from render.kit.text import text_width
from render.mosaic.cards import RADIUS, draw_card
from render.mosaic.layout import CAPTION, GAP, Sheet, split
from render.mosaic.looks import DECK_ICONS, resource
from render.mosaic.view import View

CAPTION_SIZES = (22, 21, 20)
CAPTION_INK, FAINT_INK = "#F6E7C6", "#D9C49C"
SHARES = (
    ("build_cards", 146),
    ("population_cards", 98),
    ("tax_tariff_cards", 121),
)  # widths of cards, as parts of the row


def draw_offers(sheet: Canvas, view: View, layout: Sheet) -> None:
    """Technologies above, the three other decks below."""
    if view.state.phase == "leaders":
        _draw_leaders(sheet, view, (*layout.technologies[:3], layout.cards[3]))
        return
    _draw_deck(sheet, view, "technologies", layout.technologies)
    left, top, right, bottom = layout.cards
    sizes = [(deck, view.catalogue.offer_size(deck), share) for deck, share in SHARES]
    gaps = sum(count - 1 for _, count, _ in sizes) * GAP + 2 * 2 * GAP
    unit = (right - left - gaps) / sum(count * share for _, count, share in sizes)
    x = float(left)
    for deck, count, share in sizes:
        width = count * share * unit + (count - 1) * GAP
        _draw_deck(sheet, view, deck, (round(x), top, round(x + width), bottom))
        x += width + 2 * GAP


def _draw_deck(sheet: Canvas, view: View, deck: str, box: Box) -> None:
    _draw_caption(sheet, view, deck, (box[0], box[1], box[2], box[1] + CAPTION - 1))
    cards = view.state.offers.get(deck, [])
    count = max(view.catalogue.offer_size(deck), len(cards))
    places = split((box[0], box[1] + CAPTION, box[2], box[3]), count)
    for place, slot in enumerate(places):
        if place < len(cards):
            draw_card(sheet, view, cards[place], slot)
            mark_card(sheet, view, "card", cards[place], slot)
        else:
            sheet.tint(slot, "#1C130C", 110, radius=RADIUS)


def mark_card(sheet: Canvas, view: View, kind: str, name: str, box: Box) -> None:
    """The outline of a card that is new or may be chosen, and its number."""
    numbers = view.numbers.get(name, ())
    if numbers or view.changed(kind, name):
        outer = (box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3)
        sheet.ring(outer, FRESH_EDGE, 2, radius=RADIUS + 3)
        sheet.ring((outer[0] + 1, outer[1] + 1, outer[2] - 1, outer[3] - 1), FRESH, 4, radius=RADIUS + 2)
    for number in numbers[:1]:
        draw_number(sheet, (box[2] - 17, box[1] + 16), number, 36)


def _draw_caption(sheet: Canvas, view: View, deck: str, box: Box) -> None:
    """Name of the deck, cards left, and a seal while its Empire Scoring card is still to come."""
    y = (box[1] + box[3]) / 2
    number = str(len(view.state.decks.get(deck, ())))
    width = round(text_width("ui-bold", 21, number)) + 3
    scoring = deck in view.state.spans
    costs = view.catalogue.numbers.costs["technology"] if deck == "technologies" else {}
    tail = 36 + width + 27 * scoring + 58 * len(costs)
    name = view.term("picture-deck", deck)
    left = box[0] + 31
    if text_width("caps", CAPTION_SIZES[-1], name) <= box[2] - tail - left - 2:
        sheet.icon((box[0] + 13, y), DECK_ICONS[deck], 24, CAPTION_INK)
    else:
        left = box[0] + 3  # the name says as much as its icon
    room = (left, box[1], box[2] - tail, box[3])
    x = left + sheet.label(room, name, face="caps", sizes=CAPTION_SIZES, fill=CAPTION_INK) + 10
    for what, count in costs.items():
        sheet.stamp(resource(what, 24), (x + 12, y))
        within = (round(x) + 26, box[1], round(x) + 56, box[3])
        sheet.label(within, str(count), face="ui-bold", sizes=(22,), fill=CAPTION_INK)
        x += 58
    sheet.icon((x + 10, y), "card_draw", 21, FAINT_INK)
    left_over = (round(x) + 22, box[1], round(x) + 22 + width, box[3])
    sheet.label(left_over, number, face="ui-bold", sizes=(21,), fill=FAINT_INK)
    if scoring:
        sheet.stamp(piece("eagle", 23, RUBRIC, "#E2B650", "#FFE9AE", "disc", 0.8), (left_over[2] + 13, y))


def _draw_leaders(sheet: Canvas, view: View, box: Box) -> None:
    caption = (box[0], box[1], box[2], box[1] + CAPTION - 1)
    sheet.icon((box[0] + 13, (caption[1] + caption[3]) / 2), "leader", 24, CAPTION_INK)
    title = view.say("mosaic-picture-leaders")
    sheet.label((box[0] + 31, *caption[1:]), title, face="caps", sizes=(22,), fill=CAPTION_INK)
    leaders = list(view.catalogue.leaders)
    middle = (box[1] + CAPTION + box[3]) // 2
    half = len(leaders) // 2
    rows = ((box[1] + CAPTION, middle - GAP // 2, half), (middle + GAP // 2, box[3], len(leaders) - half))
    slots = [slot for top, foot, count in rows for slot in split((box[0], top, box[2], foot), count)]
    for name, slot in zip(leaders, slots, strict=True):
        draw_card(sheet, view, name, slot)
        if name not in view.state.leaders:
            sheet.tint(slot, "#1C130C", 150, radius=RADIUS)
        mark_card(sheet, view, "card", name, slot)
