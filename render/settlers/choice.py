"""Cards one below another, a hand or those to choose from, in words that a phone can read: cost, colour, what they do, fields."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import draw_number, mark_box
from render.kit.palette import EDGE, GOLD, INK, PAPER, PAPER_2, darker, lighter
from render.kit.pieces import piece
from render.settlers.account import HEIGHT, draw_account
from render.settlers.faces import draw_field
from render.settlers.facts import CardView, HandCard
from render.settlers.looks import COLOURS, FACTIONS, KINDS, emblem, good, points
from render.settlers.view import View
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

MOST = 9  # cards that have room
_HEAD, _FOOT, _PAD, _STRIP = 62, 60, 10, 172
_HEADING, _REST, _NOTE = 60, 66, 96
_LINE, _AIR, _LEADING, _LINES = 43, 12, 1.06, 4
_NAME, _TEXT = (46, 42, 39, FLOOR), (39, 37, FLOOR)
_DISC, _POINTS, _GOOD = 56, 54, 50
_CREAM, _SOFT, _LACKING = "#FFF6E0", "#F1DFB6", "#D3281A"
_YES, _NO = "#3F7A2C", "#8B765B"

Row = tuple[CardView, HandCard | None]


def rows_to_choose(view: View) -> list[Row]:
    """The cards among which one is to be chosen, by their numbers; [] where other things are as well, or they are too many."""
    held = {card.card.id: card for card in view.hand}
    every = {card.id: card for card in view.to_pick} | {name: one.card for name, one in held.items()}
    found = [(every[name], held.get(name)) for name in view.numbers if name in every]
    return found if 0 < len(found) == len(view.numbers) <= MOST else []


def draw_choice(view: View, rows: Sequence[Row], *, title: str = "", note: str = "", audit: bool = False) -> Canvas:
    """What the viewer has, then the cards with all they say; below them a ``note`` and the names of the others in hand. The
    ``title`` says what the cards are, if they are not there to choose from.
    """
    seat = view.seats[view.owner]
    chosen = {card.id for card, _ in rows}
    others = [held.card for held in view.hand if held.card.id not in chosen]
    rest = _HEADING + -(-len(others) // 2) * (_REST + GAP) if others else 0
    rest += _NOTE if note else 0
    tall = TOP + HEIGHT + GAP + sum(_tall(card) + GAP for card, _ in rows) + rest + EDGE_ROOM
    sheet = close_sheet(tall, view.when, title or view.say("settlers-picture-to-pick"), audit=audit)
    left, right = EDGE_ROOM, CLOSE - EDGE_ROOM
    draw_account(sheet, view, seat, (left, TOP, right, TOP + HEIGHT))
    top = TOP + HEIGHT + GAP
    for card, held in rows:
        _draw_card(sheet, view, card, held, (left, top, right, top + _tall(card)))
        top += _tall(card) + GAP
    if note:
        words = (left + 12, top, right - 12, top + _NOTE)
        sheet.lines(words, note, face="italic", sizes=(38, FLOOR), fill=_SOFT, most=2)
        top += _NOTE
    if others:
        head = (left + 12, top, right, top + _HEADING)
        sheet.label(head, view.say("settlers-picture-in-hand"), face="caps", sizes=(42, 38), fill=_SOFT)
        top += _HEADING
    wide = (right - left - GAP) // 2
    for place, card in enumerate(others):
        line, column = divmod(place, 2)
        x, y = left + column * (wide + GAP), top + line * (_REST + GAP)
        _draw_name(sheet, card, (x, y, x + wide, y + _REST))
    return sheet


def _draw_card(sheet: Canvas, view: View, card: CardView, held: HandCard | None, box: Box) -> None:
    """A card as a row: its cost at the left, its name on its colour, its words, its fields."""
    look = COLOURS[card.colours[0] if card.colours else ""]
    sheet.panel(box, PAPER, to=PAPER_2, radius=12, edge=EDGE, thickness=2, shadow=SOFT)
    if card.id in view.changed:
        mark_box(sheet, box)
    head = (box[0] + 2, box[1] + 2, box[2] - 2, box[1] + _HEAD)
    _draw_head(sheet, card, head)
    strip = (box[0] + 2, head[3], box[0] + _STRIP, box[3] - 2)
    sheet.panel(strip, darker(look.fill, 0.45), radius=8)
    _draw_cost(sheet, card, held, strip)
    right = head[2] - 8
    if number := view.numbers.get(card.id, 0):
        draw_number(sheet, (right - _DISC / 2, (head[1] + head[3]) / 2), number, _DISC)
        sheet.marked.append(box)  # what it does is read as well
        right -= _DISC + 10
    if card.vp:
        middle = (right - _POINTS / 2, (head[1] + head[3]) / 2)
        sheet.stamp(points(_POINTS), middle)
        within = (round(middle[0]) - 30, head[1], round(middle[0]) + 30, head[3])
        sheet.label(within, str(card.vp), face="ui-bold", sizes=(FLOOR,), fill=_CREAM, align="middle", halo="#2A1A0C")
        right -= _POINTS + 10
    name = (head[0] + 14 + 52 * len(card.colours), head[1], right, head[3])
    sheet.label(name, card.title, face="caps", sizes=_NAME, fill=look.ink)
    left, foot = strip[2] + 14, box[3] - 6
    text = (left, head[3] + 4, box[2] - 12, foot - _FOOT)
    sheet.lines(text, card.text, face="text", sizes=_TEXT, fill=INK, most=_LINES, leading=_LEADING, top=True)
    _draw_foot(sheet, card, held, (left, foot - _FOOT, box[2] - 8, foot))


def _draw_head(sheet: Canvas, card: CardView, head: Box) -> None:
    """The bar behind the name, in all colours of the card, each with its icon."""
    shown = card.colours or ("",)
    for place, colour in enumerate(reversed(shown)):
        part = len(shown) - place
        look = COLOURS[colour]
        box = (head[0], head[1], head[0] + (head[2] - head[0]) * part // len(shown), head[3])
        sheet.panel(box, lighter(look.fill, 0.08), to=darker(look.fill, 0.12), radius=10)
    ground = COLOURS[shown[0]]
    for place, colour in enumerate(card.colours):
        sheet.icon((head[0] + 34 + 52 * place, (head[1] + head[3]) / 2), COLOURS[colour].icon, 44, ground.ink)


def _draw_cost(sheet: Canvas, card: CardView, held: HandCard | None, box: Box) -> None:
    """What the card costs, three pieces in a line; in hand, what is lacking is crossed out."""
    pieces = [name for name, count in card.cost for _ in range(count)]
    short = list(held.lacking) if held is not None else []
    middle = (box[1] + box[3]) / 2
    if not pieces:
        sheet.label(box, "0", face="ui-bold", sizes=(48,), fill=_CREAM, align="middle")
    lines = -(-len(pieces) // 3)
    for place, name in enumerate(pieces):
        line, column = divmod(place, 3)
        across = min(3, len(pieces) - 3 * line)
        x = (box[0] + box[2]) / 2 + (column - (across - 1) / 2) * (_GOOD + 2)
        y = middle + (line - (lines - 1) / 2) * (_GOOD + 4)
        sheet.stamp(good(name, _GOOD), (x, y))
        if name in short:
            short.remove(name)
            sheet.stamp(piece("cross", 30, _LACKING, _CREAM, _CREAM, "disc", 0.7), (x + 14, y - 16))


def _draw_foot(sheet: Canvas, card: CardView, held: HandCard | None, box: Box) -> None:
    """The kind of the card, whether it can be built now, and its Raze and Deal fields."""
    left, right, fields = box[0], box[2], (box[1] + 2, box[3] - 2)
    if card.raze:
        right = draw_field(sheet, (right, *fields), "raze", card.raze, lit=held is None or held.raze)
    if card.deal:
        right = draw_field(sheet, (right, *fields), "deal", (card.deal,), lit=held is None or held.deal)
    y = (box[1] + box[3]) / 2
    if held is not None:
        fill, icon = (_YES, "check") if held.build else (_NO, "cross")
        sheet.stamp(piece(icon, 46, fill, _CREAM, _CREAM, "disc", 0.66), (left + 23, y))
        left += 56
    dark = darker(KINDS[card.kind].fill, 0.45)
    sheet.icon((left + 22, y), KINDS[card.kind].icon, 40, dark)
    words = (left + 50, box[1], right - 10, box[3])  # large slanted letters reach to the left of their start
    sheet.lines(words, card.kind_text, face="italic", sizes=(38, FLOOR), fill=dark, most=1)


def _draw_name(sheet: Canvas, card: CardView, box: Box) -> None:
    """A card that is not among those to choose from: its name, its colour and its deck."""
    look = COLOURS[card.colours[0] if card.colours else ""]
    sheet.panel(box, lighter(look.fill, 0.08), to=darker(look.fill, 0.12), radius=10, edge=GOLD, thickness=1)
    y = (box[1] + box[3]) / 2
    sheet.stamp(emblem(card.deck if card.deck in FACTIONS else "common", 48), (box[0] + 34, y))
    name = (box[0] + 68, box[1], box[2] - 10, box[3])
    sheet.label(name, card.title, face="caps", sizes=(40, 38, FLOOR), fill=look.ink)


def _tall(card: CardView) -> int:
    """The height of a card by its words and by what it costs."""
    wide = CLOSE - 2 * EDGE_ROOM - _STRIP - 26
    heights = [_LINE * lines + _AIR for lines in range(1, _LINES + 1)]
    fitting = (
        tall
        for lines, tall in enumerate(heights, 1)
        if Canvas.holds((0, 0, wide, tall), card.text, face="text", sizes=_TEXT[:1], most=lines, leading=_LEADING)
    )
    pieces = sum(count for _, count in card.cost)
    return _HEAD + max(next(fitting, heights[-1]) + _FOOT, -(-pieces // 3) * (_GOOD + 4)) + _PAD
