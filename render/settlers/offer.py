"""Cards to choose from on the whole table: R6.2 the Common cards on offer, with who picks next; cards in hand."""

from __future__ import annotations

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import EDGE, INK, INK_2, PAPER_2
from render.kit.pieces import player_token
from render.settlers.cells import draw_cell
from render.settlers.faces import draw_card
from render.settlers.facts import PlacedView
from render.settlers.ground import paper
from render.settlers.layout import OFFER_ACROSS, OFFER_CARD, OFFER_HEAD, OWN_ACROSS, OWN_CARD, PAD
from render.settlers.looks import FACTIONS
from render.settlers.view import View

_WIDEST = 373
_GAP = 12


def draw_offer(sheet: Canvas, view: View, box: Box) -> None:
    """The cards side by side on parchment, numbered where they are to be chosen from."""
    sheet.panel(box, paper(box[2] - box[0], box[3] - box[1], PAPER_2), radius=12, edge=EDGE, thickness=2, shadow=DEEP)
    head = (box[0] + 16, box[1] + 3, box[2] - 16, box[1] + OFFER_HEAD)
    reach = sheet.label(
        (head[0], head[1], head[0] + 400, head[3]),
        view.say("settlers-picture-offer"),
        face="title",
        sizes=(24, 22),
        fill=INK,
    )
    _draw_order(sheet, view, (head[0] + round(reach) + 30, head[1], head[2], head[3]))
    cards = view.offer
    across = min(len(cards), OFFER_ACROSS)
    wide = min(_WIDEST, (box[2] - box[0] - 2 * PAD - _GAP) // across - _GAP)
    left = (box[0] + box[2] - across * (wide + _GAP) + _GAP) // 2
    for place, card in enumerate(cards):
        x, y = left + place % across * (wide + _GAP), head[3] + place // across * OFFER_CARD
        number = view.numbers.get(card.id, 0)
        where = (x, y, x + wide, y + OFFER_CARD - _GAP)
        draw_card(sheet, where, card, fresh=card.id in view.changed, number=number)


def draw_own(sheet: Canvas, view: View, box: Box) -> None:
    """The viewer's cards that may be chosen, by name and effect: he knows them."""
    sheet.panel(box, paper(box[2] - box[0], box[3] - box[1], PAPER_2), radius=12, edge=EDGE, thickness=2, shadow=DEEP)
    sheet.icon((box[0] + 32, (box[1] + box[3]) / 2), "card", 36, INK)
    left, right = box[0] + 64, box[2] - PAD
    wide = (right - left) // OWN_ACROSS - PAD
    for place, card in enumerate(view.own_cards):
        x = left + place % OWN_ACROSS * (wide + PAD)
        y = box[1] + 2 * PAD + place // OWN_ACROSS * (OWN_CARD + PAD)
        draw_cell(sheet, (x, y, x + wide, y + OWN_CARD), PlacedView(card), number=view.numbers[card.id])


def _draw_order(sheet: Canvas, view: View, box: Box) -> None:
    """Who picks now, and who will pick from the same cards."""
    y = (box[1] + box[3]) / 2 + 1
    x = box[0] + 18
    for seat in view.movers:
        sheet.stamp(player_token(view.seats[seat].colour, FACTIONS[view.seats[seat].faction].icon, 36), (x, y))
        x += 44
    if not view.picks:
        return
    label = (x, box[1], x + 90, box[3])
    x += round(sheet.label(label, view.say("settlers-picture-offer-next"), face="italic", sizes=(20,), fill=INK_2)) + 26
    for colour in view.picks:
        sheet.stamp(player_token(colour, "", 26), (x, y))
        x += 36
