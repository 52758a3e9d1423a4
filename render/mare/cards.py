"""Heroes and wonders on offer, in lines that a phone can read; for who looks, whether a set for them can be paid."""

from __future__ import annotations

from games.mare_nostrum.shown import short_of
from games.mare_nostrum.state import TITLES
from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import mark_box
from render.kit.palette import EDGE, INK, INK_2
from render.kit.text import counts_kept, text_width
from render.mare.looks import GROUND, GROUND_2, TRACKS, card_sign
from render.mare.sprites import draw_number
from render.mare.view import View
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

CARDS = "cards"

_HEAD, _LINE, _PAD = 74, 42, 12  # heights of the line with the name, of a line of the text, of the air below
_SIGN, _ICON, _DISC = 96, 44, 58
_TEXT = (38, FLOOR)
_LINES, _LEADING = 4, 1.06
_AIR = 8  # below the room of the text, which its lowest letters may reach
_LEFT = 124  # where words begin
_GOOD, _BAD = "#2F6B2A", "#8A3A2A"
_MINUS = "−"


def draw_cards(view: View, *, audit: bool = False) -> Canvas:
    """Every card that can be bought, one below another; or those of others among which one is to be chosen."""
    wide = CLOSE - 2 * EDGE_ROOM
    chosen = cards_to_choose(view)
    offered = set(chosen) <= set(view.offered)
    cards, title = (view.offered, view.say("mare-closeup-cards")) if offered else (chosen, view.mover_text)
    talls = [card_tall(view, name, wide) for name in cards]
    sheet = close_sheet(TOP + sum(talls) + GAP * len(talls) + EDGE_ROOM, title, view.when, audit=audit)
    top = TOP
    for name, tall in zip(cards, talls, strict=True):
        draw_card(sheet, view, name, (EDGE_ROOM, top, EDGE_ROOM + wide, top + tall), priced=offered)
        top += tall + GAP
    return sheet


def cards_to_choose(view: View) -> list[str]:
    """The cards among the places to choose from, in the order of their numbers."""
    return [card for kind, _, card in (place.partition(":") for place in view.scene.candidates) if kind == "card"]


def card_tall(view: View, name: str, wide: int, note: str = "") -> int:
    """How tall the line of a card is at a width."""
    room, text = wide - _LEFT - 20, _text(view, name, note)
    lines = next(
        (n for n in range(1, _LINES) if _holds((0, 0, room, n * _LINE + _PAD - _AIR), text, n)),
        _LINES,
    )
    return max(_SIGN + 24, _HEAD + lines * _LINE + _PAD)


def _holds(box: Box, text: str, lines: int) -> bool:
    return Canvas.holds(box, text, face="text", sizes=_TEXT, most=lines, leading=_LEADING)


def _text(view: View, name: str, note: str = "") -> str:
    text = counts_kept(view.text_of(name)) if view.card(name) else ""
    return f"{text} ({note})" if note else text


def draw_card(sheet: Canvas, view: View, name: str, box: Box, *, note: str = "", priced: bool = True) -> None:
    """Sign, name and text with a ``note``; at the right the bonus on the tracks, then the price with a tick or what a set lacks."""
    sheet.panel(box, GROUND, to=GROUND_2, radius=12, edge=EDGE, thickness=2, shadow=SOFT)
    card = view.card(name)
    sheet.stamp(card_sign(name, card.category if card else "", _SIGN), (box[0] + 62, (box[1] + box[3]) / 2))
    head = (box[0] + _LEFT, box[1] + 4, box[2] - 16, box[1] + _HEAD)
    right = head[2]
    for number in view.numbers.get(f"card:{name}", ())[:1]:
        draw_number(sheet, (right - _DISC / 2, (head[1] + head[3]) / 2), number, _DISC)
        right -= _DISC + 14
    right = _draw_price(sheet, view, name, (head[0], head[1], right, head[3])) if priced else right
    for title in reversed(TITLES):
        if value := (card.bonus.get(title, 0) if card else 0):
            number = (right - 50, head[1], right, head[3])
            sheet.label(number, f"+{value}", face="ui-bold", sizes=(40, FLOOR), fill=INK)
            sheet.icon((number[0] - 26, (head[1] + head[3]) / 2), TRACKS[title], _ICON, INK_2)
            right -= 110
    words = (head[0], head[1], right, head[3])
    sheet.lines(words, view.name_of(name), face="caps", sizes=(46, 42, 38, FLOOR), fill=INK, most=2, leading=0.86)
    below = (head[0], head[3], box[2] - 16, box[3] - _AIR)
    sheet.lines(
        below, _text(view, name, note), face="text", sizes=_TEXT, fill=INK_2, most=_LINES, leading=_LEADING, top=True
    )
    if view.changed(f"card:{name}") or view.possible(f"card:{name}"):
        mark_box(sheet, box)


def _draw_price(sheet: Canvas, view: View, name: str, box: Box) -> int:
    """What the card costs its buyer and whether that can be paid; gives where that begins."""
    right, y = box[2], (box[1] + box[3]) / 2
    seat = view.seats[view.scene.viewer] if view.scene.viewer is not None else None
    price = view.catalogue.numbers.prices[name] if name == view.catalogue.pyramids else seat.price if seat else None
    if price is None:
        return right
    lacking = short_of(view.catalogue, seat.player, price) if seat is not None else 0
    if seat is not None:
        sheet.icon((right - 24, y), "cross" if lacking else "check", 44, _BAD if lacking else _GOOD)
        right -= 58
    if lacking:
        right = _draw_amount(sheet, f"{_MINUS}{lacking}", "chest", _BAD, (right, box[1], box[3])) - 12
    return _draw_amount(sheet, str(price), "coins", INK, (right, box[1], box[3])) - 26


def _draw_amount(sheet: Canvas, text: str, icon: str, ink: str, at: tuple[int, int, int]) -> int:
    """A number after its icon, ending at the right edge given first; gives where it begins."""
    right, top, bottom = at
    wide = round(text_width("ui-bold", 40, text)) + 4
    sheet.label((right - wide, top, right, bottom), text, face="ui-bold", sizes=(40,), fill=ink, align="right")
    sheet.icon((right - wide - 28, (top + bottom) / 2), icon, _ICON, ink)
    return right - wide - 54
