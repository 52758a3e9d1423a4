"""A card as a row over the whole width, in words that a phone can read: cost, colour, what it does, fields."""

from __future__ import annotations

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import draw_number, mark_box
from render.kit.palette import EDGE, GOLD, INK, PAPER, PAPER_2, Colour, darker, lighter
from render.kit.pieces import piece
from render.settlers.faces import draw_field
from render.settlers.facts import CardView, HandCard
from render.settlers.looks import COLOURS, FACTIONS, KINDS, emblem, good, points
from render.settlers.view import View
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR

NAME_TALL = 66
_HEAD, _FOOT, _PAD, _STRIP = 62, 60, 10, 172
_LINE, _AIR, _LEADING, _LINES = 43, 12, 1.06, 4
_NAME, _TEXT = (46, 42, 39, FLOOR), (39, 37, FLOOR)
_DISC, _POINTS, _GOOD, _TICK = 56, 54, 50, 46
_CREAM, _LACKING = "#FFF6E0", "#D3281A"
_YES, _NO = "#3F7A2C", "#8B765B"

Row = tuple[CardView, HandCard | None]


def row_tall(card: CardView, *, brief: bool = False) -> int:
    """The height of a card by its words and by what it costs."""
    wide = CLOSE - 2 * EDGE_ROOM - _STRIP - 26
    heights = [_LINE * lines + _AIR for lines in range(1, _LINES + 1)]
    fitting = (
        tall
        for lines, tall in enumerate(heights, 1)
        if Canvas.holds((0, 0, wide, tall), card.text, face="text", sizes=_TEXT[:1], most=lines, leading=_LEADING)
    )
    pieces = sum(count for _, count in card.cost)
    words = next(fitting, heights[-1]) + (0 if brief else _FOOT)
    return _HEAD + max(words, -(-pieces // 3) * (_GOOD + 4)) + _PAD


def draw_row(sheet: Canvas, view: View, row: Row, box: Box, *, brief: bool = False) -> None:
    """Its cost at the left, its name on its colour, its words, its fields; ``brief``: fields beside the name, the kind a sign."""
    card, held = row
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
    left = head[0] + 14 + 52 * len(card.colours)
    text = (strip[2] + 14, head[3] + 4, box[2] - 12, box[3] - 6 - (0 if brief else _FOOT))
    if brief:
        right = _draw_fields(sheet, card, held, (right, head[1] + 2, head[3] - 2)) - 8
        left = _draw_signs(sheet, card, held, left, (head[1] + head[3]) / 2, look.ink)
    else:
        _draw_foot(sheet, card, held, (text[0], text[3], box[2] - 8, text[3] + _FOOT))
    sheet.label((left, head[1], right, head[3]), card.title, face="caps", sizes=_NAME, fill=look.ink)
    sheet.lines(text, card.text, face="text", sizes=_TEXT, fill=INK, most=_LINES, leading=_LEADING, top=True)


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
    """Whether the card can be built now, its kind, and its fields."""
    right = _draw_fields(sheet, card, held, (box[2], box[1] + 2, box[3] - 2))
    dark = darker(KINDS[card.kind].fill, 0.45)
    left = _draw_signs(sheet, card, held, box[0], (box[1] + box[3]) / 2, dark)
    words = (left, box[1], right - 10, box[3])  # large slanted letters reach to the left of their start
    sheet.lines(words, card.kind_text, face="italic", sizes=(38, FLOOR), fill=dark, most=1)


def _draw_fields(sheet: Canvas, card: CardView, held: HandCard | None, place: tuple[int, int, int]) -> int:
    """Its Raze and Deal fields; ``place`` is their right end, top and foot. Gives their left end."""
    right, top, foot = place
    if card.raze:
        right = draw_field(sheet, (right, top, foot), "raze", card.raze, lit=held is None or held.raze)
    if card.deal:
        right = draw_field(sheet, (right, top, foot), "deal", (card.deal,), lit=held is None or held.deal)
    return right


def _draw_signs(sheet: Canvas, card: CardView, held: HandCard | None, left: int, y: float, ink: Colour) -> int:
    """In hand whether it can be built now, then the sign of its kind; gives where they end."""
    if held is not None:
        fill, icon = (_YES, "check") if held.build else (_NO, "cross")
        sheet.stamp(piece(icon, _TICK, fill, _CREAM, _CREAM, "disc", 0.66), (left + _TICK / 2, y))
        left += _TICK + 10
    sheet.icon((left + 22, y), KINDS[card.kind].icon, 40, ink)
    return left + 50


def draw_name(sheet: Canvas, card: CardView, box: Box) -> None:
    """Of a card nothing but its name, its colour and its deck."""
    look = COLOURS[card.colours[0] if card.colours else ""]
    sheet.panel(box, lighter(look.fill, 0.08), to=darker(look.fill, 0.12), radius=10, edge=GOLD, thickness=1)
    y = (box[1] + box[3]) / 2
    sheet.stamp(emblem(card.deck if card.deck in FACTIONS else "common", 48), (box[0] + 34, y))
    name = (box[0] + 68, box[1], box[2] - 10, box[3])
    sheet.label(name, card.title, face="caps", sizes=(40, 38, FLOOR), fill=look.ink)
