"""The offers of the decks, one of which is to be chosen, with their cards in lines that a phone can read."""

from __future__ import annotations

from collections.abc import Iterable

from render.kit.canvas import Canvas
from render.kit.marks import draw_number
from render.mosaic.layout import draw_veil
from render.mosaic.lists import HEAD, TECHNOLOGIES, Row, draw_heading, draw_rows, own_row, row_of, rows_height
from render.mosaic.looks import DECK_ICONS
from render.mosaic.view import View
from render.shared.closeup import CLOSE, EDGE_ROOM, TOP, close_sheet

_DISC = 60


def decks_to_choose(view: View) -> list[str]:
    """The decks among which one is to be chosen, in the order of their numbers; or the one that was."""
    return [deck for kind, _, deck in (place.partition(":") for place in view.scene.candidates) if kind == "deck"]


def draw_decks(view: View, decks: Iterable[str], *, audit: bool = False) -> Canvas:
    """R6.3: the cards of each deck that lie face up, under its name and number."""
    sections = [(deck, _rows(view, deck)) for deck in decks]
    tall = sum(HEAD + rows_height(rows, 1) for _, rows in sections)
    sheet = close_sheet(TOP + tall + EDGE_ROOM, view.when, view.say("mosaic-picture-your-choice"), audit=audit)
    draw_veil(sheet, (EDGE_ROOM - 6, TOP - 4, CLOSE - EDGE_ROOM + 6, TOP + tall + 6))
    top = TOP
    for deck, rows in sections:
        draw_heading(sheet, top, DECK_ICONS[deck], view.term("picture-deck", deck))
        for number in view.numbers.get(deck, ())[:1]:
            draw_number(sheet, (CLOSE - EDGE_ROOM - 14 - _DISC / 2, top + HEAD / 2), number, _DISC)
        top = draw_rows(sheet, view, rows, top + HEAD, 1)
    return sheet


def _rows(view: View, deck: str) -> list[Row]:
    cards = view.state.offers[deck]
    if deck == TECHNOLOGIES:
        return [own_row(view, card) for card in cards]
    return [row for card in cards if (row := row_of(view, card)) is not None]
