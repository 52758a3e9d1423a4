"""The strip under the map: heroes and wonders that can be bought, and the exchange markers of the trade leader."""

from __future__ import annotations

from games.mare_nostrum.state import TITLES
from render.kit.canvas import SOFT, Box, Canvas
from render.kit.palette import EDGE, INK, INK_2, PAPER_3, mix
from render.kit.text import text_width
from render.mare.layout import split
from render.mare.looks import GROUND, GROUND_2, TRACKS, card_sign
from render.mare.sprites import draw_halo
from render.mare.view import View

MARKERS = 196  # width of the three exchange markers
COLUMNS, WIDEST = 6, 330  # of cards; one row of them is shown large


def draw_offers(sheet: Canvas, view: View, box: Box) -> None:
    """R3.6, R6.1."""
    cards = (box[0], box[1], box[2] - MARKERS - 10, box[3])
    offered = view.offered
    rows = -(-len(offered) // COLUMNS)
    columns = min(COLUMNS, max(1, len(offered)))
    cards = (cards[0], cards[1], min(cards[2], cards[0] + columns * WIDEST), cards[3])
    gap = 6 if rows < 3 else 1
    tall = (box[3] - box[1] - gap * (rows - 1)) // max(1, rows)
    for place, card in enumerate(offered):
        row, column = divmod(place, columns)
        cell = split(cards, columns, 6)[column]
        top = box[1] + row * (tall + gap)
        _draw_card(sheet, view, card, (cell[0], top, cell[2], top + tall), large=rows == 1)
    _draw_markers(sheet, view, (box[2] - MARKERS, box[1], box[2], box[3]))


def _draw_card(sheet: Canvas, view: View, name: str, box: Box, *, large: bool) -> None:
    sheet.panel(box, GROUND, to=GROUND_2, radius=10 if large else 7, edge=EDGE, shadow=SOFT)
    card = view.card(name)
    size = 50 if large else min(30, box[3] - box[1] - 3)
    middle = (box[1] + box[3]) // 2
    left = box[0] + 8 + size // 2
    if card is not None:
        sheet.stamp(card_sign(name, card.category, size), (left, middle))
    words = (left + size // 2 + 8, box[1] + 2, box[2] - 4, box[3] - 2)
    bonus = [(title, card.bonus.get(title, 0)) for title in TITLES] if card else []
    chips = [(TRACKS[title], f"+{value}") for title, value in bonus if value]
    if name == view.catalogue.pyramids:
        chips = [("coins", str(view.catalogue.numbers.prices[name]))]
    if not large:
        right = words[2]
        for icon, text in reversed(chips):
            number = text.removeprefix("+")
            left = right - round(text_width("ui-bold", 17, number)) - 4
            sheet.label((left, box[1], right, box[3]), number, face="ui-bold", sizes=(17,), fill=INK, align="right")
            sheet.icon((left - 9, middle), icon, 16, INK_2)
            right = left - 20
        name_box = (words[0], box[1], right - 2, box[3])
        sizes = (20, 19, 18, 17, 16, 15) if box[3] - box[1] > 30 else (17, 16, 15)
        sheet.label(name_box, view.name_of(name), face="text-semi", sizes=sizes, fill=INK)
    else:
        foot = words[3] - 28 if chips else words[3]
        box_of_name = (words[0], words[1], words[2], foot)
        lines = 1 if chips else 2
        sizes = (22, 21, 20, 19, 18, 17, 16, 15)
        sheet.lines(box_of_name, view.name_of(name), face="text-semi", sizes=sizes, fill=INK, most=lines)
        for place, (icon, text) in enumerate(chips):
            x = words[0] + place * 52
            sheet.icon((x + 11, foot + 12), icon, 22, INK_2)
            sheet.label((x + 24, foot, x + 52, foot + 25), text, face="ui-bold", sizes=(20, 18), fill=INK)
    if view.changed(f"card:{name}"):
        draw_halo(sheet, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), box[2] - box[0], box[3] - box[1], 10)


def _draw_markers(sheet: Canvas, view: View, box: Box) -> None:
    """The sides of a marker; one that has been played is dark, the side that counts now is large."""
    for marker, cell in zip(view.catalogue.exchange_markers.values(), split(box, 3, 6), strict=False):
        spent = marker.id in view.state.spent
        playing = view.state.phase == "trade" and spent and view.state.value in marker.values
        fill = PAPER_3 if not spent else mix(PAPER_3, "#3A2D22", 0.72)
        sheet.panel(cell, "#F7DE8C" if playing else fill, radius=10, edge=EDGE, shadow=SOFT)
        text = str(view.state.value) if playing else " / ".join(str(value) for value in marker.values)
        ink = INK if playing or not spent else "#E9DCC0"
        sheet.icon(((cell[0] + cell[2]) / 2, cell[1] + 20), TRACKS["trade"], 24, ink)
        words = (cell[0] + 2, cell[1] + 34, cell[2] - 2, cell[3] - 4)
        sizes = (34, 30) if playing else (24, 22, 20)
        sheet.label(words, text, face="ui-bold", sizes=sizes, fill=ink, align="middle")
