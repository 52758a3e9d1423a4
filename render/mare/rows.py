"""Lines that the close-ups share: cards with what they do, goods with their numbers, headings."""

from __future__ import annotations

from collections.abc import Mapping

from games.mare_nostrum.state import COIN, LEGENDARY, TITLES, UNKNOWN
from render.kit.canvas import SOFT, Box, Canvas
from render.kit.palette import EDGE, INK, INK_2, PAPER_2, RUBRIC
from render.kit.text import text_width, wrap
from render.mare.looks import GILT, GROUND, GROUND_2, TRACKS, badge, card_sign, good
from render.mare.sprites import draw_halo, draw_number
from render.mare.view import View

HEADING = 40
SIGN, HEAD = 58, 33  # of a card: its picture, the line with its name
TEXT = (20, 19, 18, 17, 16, 15)


def draw_heading(sheet: Canvas, box: Box, icon: str, text: str, note: str = "") -> None:
    """A title of a part of a sheet with a note at its end."""
    sheet.icon((box[0] + 18, (box[1] + box[3]) / 2), icon, 28, RUBRIC)
    right = box[2] - 8
    if note:
        wide = min((box[2] - box[0]) // 2, round(text_width("ui-semi", 22, note)) + 4)
        words = (right - wide, box[1], right, box[3])
        sheet.label(words, note, face="ui-semi", sizes=(22, 20, 18, 16), fill=INK_2, align="right")
        right -= wide + 8
    sheet.label((box[0] + 40, box[1], right, box[3]), text, face="ui-bold", sizes=(26, 24, 22, 20, 18, 16), fill=RUBRIC)


def draw_card(sheet: Canvas, view: View, name: str, box: Box) -> None:
    """A hero or wonder: sign, name, bonus and what it does."""
    sheet.panel(box, GROUND, to=GROUND_2, radius=10, edge=EDGE, shadow=SOFT)
    card = view.card(name)
    size = SIGN
    x = box[0] + 12 + size // 2
    sheet.stamp(card_sign(name, card.category if card else "", size), (x, (box[1] + box[3]) / 2))
    left = x + size // 2 + 12
    head = box[1] + HEAD
    right = box[2] - 10
    for title in reversed(TITLES):
        value = card.bonus.get(title, 0) if card else 0
        if value:
            sheet.label((right - 30, box[1] + 3, right, head), f"+{value}", face="ui-bold", sizes=(21, 19), fill=INK)
            sheet.icon((right - 43, (box[1] + 3 + head) / 2), TRACKS[title], 22, INK_2)
            right -= 60
    words = (left, box[1] + 3, right - 4, head)
    sheet.label(words, view.name_of(name), face="caps", sizes=(25, 23, 21, 19, 17, 15), fill=INK)
    inner = (left, head, box[2] - 8, box[3] - 5)
    sheet.lines(inner, _text(view, name), face="text", sizes=TEXT, fill=INK_2, most=9)
    if view.changed(f"card:{name}") or view.numbers.get(f"card:{name}"):
        draw_halo(sheet, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), box[2] - box[0], box[3] - box[1], 10)
    for number in view.numbers.get(f"card:{name}", ())[:1]:
        draw_number(sheet, (box[0] + 20, box[1] + 20), number, 34)


def card_height(view: View, name: str, width: int) -> int:
    """How tall :func:`draw_card` must be for this card at a width, so that its text can be read."""
    lines = wrap(_text(view, name), "text", TEXT[2], width - SIGN - 34)
    return max(SIGN + 16, HEAD + round(TEXT[2] * 1.12 * len(lines)) + 14)


def _text(view: View, name: str) -> str:
    return view.text_of(name) if view.card(name) else ""


def draw_goods(
    sheet: Canvas, view: View, goods: Mapping[str, int], box: Box, size: int, *, named: bool = False
) -> None:
    """Resources in rows, each with its number; with their names if asked for."""
    wide = size * 3.1 if named else size * 1.95
    columns = max(1, int((box[2] - box[0]) / wide))
    step = (box[2] - box[0]) / columns
    tall = size + (36 if named else 12)
    for place, (name, count) in enumerate(goods.items()):
        row, column = divmod(place, columns)
        x, top = box[0] + column * step, box[1] + row * tall
        y = top + size / 2 + 2
        kind = view.catalogue.kind_of.get(name, name)
        if name in (LEGENDARY, UNKNOWN):
            sheet.stamp(badge("star" if name == LEGENDARY else "chest", size, GILT, INK), (x + size / 2 + 4, y))
        else:
            sheet.stamp(good(kind, size, name != kind and name != COIN), (x + size / 2 + 4, y))
        words = (round(x + size + 10), round(top), round(x + step), round(top + size + 4))
        sheet.label(words, str(count), face="ui-bold", sizes=(round(size * 0.62), 20), fill=INK)
        if named:
            below = (round(x) + 2, round(top + size + 6), round(x + step) - 6, round(top + size + 34))
            sheet.label(below, view.name_of(name), face="text", sizes=(20, 19, 18, 17, 16, 15), fill=INK_2)
            # The hand itself, where they are chosen; not what is already offered or paid, nor what will come in.
            for number in view.numbers.get(f"good:{name}", ())[:1]:
                draw_number(sheet, (x + size * 0.95, y - size * 0.32), number, max(26, size // 2))


def goods_height(count: int, width: int, size: int, *, named: bool = False) -> int:
    """How tall :func:`draw_goods` is for so many kinds."""
    wide = size * 3.1 if named else size * 1.95
    columns = max(1, int(width / wide))
    return -(-count // columns) * (size + (36 if named else 12))


def plate(sheet: Canvas, box: Box) -> None:
    """The ground of a part of a sheet."""
    sheet.panel(box, GROUND, to=PAPER_2, radius=12, edge=EDGE, shadow=SOFT)
