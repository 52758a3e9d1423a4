"""A card in an empire on the whole table: name on its colour, what it does in icons, its Raze field, what lies on it."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import ROOM, kept
from render.kit.canvas import Box, Canvas
from render.kit.marks import draw_raised_number
from render.kit.palette import GOLD, PAPER, darker, lighter
from render.kit.pieces import piece
from render.kit.scale import Scale
from render.kit.shapes import gradient
from render.kit.text import fit_lines, text_width
from render.kit.texture import grained
from render.settlers.arrange import LOW, least_height
from render.settlers.faces import badges, draw_badge, draw_room
from render.settlers.facts import CardView, PlacedView
from render.settlers.glyphs import GAP, Glyphs
from render.settlers.line import draw_line, line_size, line_width
from render.settlers.looks import COLOURS, FACTIONS, KINDS, good
from render.settlers.scenery import scene
from render.settlers.sprites import Sprite, cut_out, stamp

RADIUS = 8
NAME = (20, 19, 18, 17, 16, 15)
_LINE = (32, 30, 28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12)
_ONE, _TWO = 25, 38  # height of the name's bar by its lines
_TALL = 112  # from this height on there is room for the scene
_LOW = 56  # below this height every pixel counts
_FIELD = 19
_BADGE, _ON_BAR = 23, 21
_CLEAR = 17  # px of icons; smaller ones are hard to tell apart
_NARROW = 125
_FAN = 7  # px of a badge that the next one leaves to be seen where a long name needs the room
_INSET = 4  # air between a name and the right end of its bar
_ROOM = 30  # px below a bar without which a name keeps to one line
_NUMBER = 48
_EDGE = 13  # px from the corner to the middle of a number that stands there
_CREAM = "#FFF6E0"
USUAL = Scale(1.0)


def draw_cell(
    sheet: Canvas, box: Box, placed: PlacedView, *, fresh: bool = False, number: int = 0, scale: Scale = USUAL
) -> None:
    """A Location in a box of about 100 to 270 by 50 to 160 px; in a lower one only its name and what lies on it.

    ``scale`` says how many times as large everything on it is, and how many times as large the box must be.
    """
    width, height = box[2] - box[0], box[3] - box[1]
    px = scale
    bare = height < px(least_height(int(width / px.by), LOW)) or _name_fills(placed.card, width, height, px)
    paint = _paint_name if bare else _paint
    key = ("settlers cell", placed, width, height, fresh, px)
    sprite: Sprite = ROOM.get(key, lambda: paint(placed, width, height, px, fresh=fresh))
    stamp(sheet, sprite, box[:2])
    if number and px.by > 1:
        # There is room for it beside the name, so that it hides nothing of what the card does.
        low, edge = not placed.card.colours, px(_EDGE)
        draw_raised_number(sheet, (box[0] + edge, box[3] - edge if low else box[1] + edge), number, 2 * edge)
    elif number:
        draw_raised_number(sheet, (box[0] + width / 2, box[1] + height * 0.56), number, min(_NUMBER, height - 24))


def _paint(placed: PlacedView, width: int, height: int, px: Scale, *, fresh: bool) -> Sprite:
    card = placed.card
    lines = _name_lines(card, width, height, px)
    bar = px(_TWO if lines > 1 else _ONE)
    sheet = Canvas(_blank(card.deck, card.kind, card.type, card.colours, (width, height), bar, px).copy(), audit=True)
    if placed.used_up or placed.blocked:
        sheet.tint((2, bar + 3, width - 2, height - 2), "#5A4630", 90)
    low = height < px(_LOW)
    foot, top = height - px(3 if low else 4), bar + px(2 if low else 4)
    shown = badges(placed)
    edge, name_right = width - px(5), _name_right(card, width, px)
    badge, on_bar, field = px(_BADGE), px(_ON_BAR), px(_FIELD)
    if height >= px(_TALL):
        _draw_badges(sheet, shown, (width - px(6), top + px(2) + badge // 2), badge)
        top += _scene_height(height, bar, px)
    right = _draw_raze(sheet, card, (width - px(5), foot), px)
    left = _draw_uses(sheet, placed, (px(6), foot), px)
    both = card.main and card.bonus and height >= px(_TALL)
    does = (*card.main, GAP, *card.bonus) if both else card.main or card.bonus

    def area(beside: int) -> Box:
        between = (left + px(2), top, right - px(2) - beside, foot)
        above = (px(6), top, edge - beside, foot - field - px(3))
        return max(above, between, key=lambda box: _icon_size(does, box, px))

    beside = len(shown) * (badge + 1) if height < px(_TALL) else 0
    shorter = name_right - len(shown) * (on_bar + 1)
    squeezed = beside and _icon_size(does, area(beside), px) < px(_CLEAR)
    if squeezed and _fits_bar(card, shorter - _name_left(card, width, px), lines, px):
        beside = 0  # the badges would squeeze what the card does: they stand on its bar
        _draw_badges(sheet, shown, (width - px(3), (bar + 3) // 2), on_bar)
        name_right = shorter
    elif beside:
        place = area(beside)
        _draw_badges(sheet, shown, (place[2] + beside, (place[1] + place[3]) // 2), badge)
    colour = COLOURS[card.colours[0] if card.colours else ""]
    _draw_name(sheet, card, (_name_left(card, width, px), 3, name_right, bar + 2), colour.ink, px)
    within = (2, bar + 3, width - 2, height - 2)
    draw_line(sheet, area(beside), does, sizes=tuple(map(px, _LINE)), within=within, align="middle")
    return cut_out(sheet, px(RADIUS), fresh=fresh)


def _paint_name(placed: PlacedView, width: int, height: int, px: Scale, *, fresh: bool) -> Sprite:
    """No more than the name on the colour, and what lies on the card: where a hundred of them lie on one table."""
    card = placed.card
    bar = height - 4
    sheet = Canvas(_blank(card.deck, card.kind, card.type, card.colours, (width, height), bar, px).copy(), audit=True)
    colour = COLOURS[card.colours[0] if card.colours else ""]
    shown = badges(placed)
    right, field = width - 4, px(_FIELD)
    if placed.used_up or placed.blocked:
        sign, fill = ("lock", "#7C1F1A") if placed.blocked else ("check", darker(KINDS[card.kind].fill, 0.35))
        sheet.stamp(piece(sign, field, fill, _CREAM, _CREAM, "square", 0.68), (right - field / 2, height / 2))
        right -= field + 1
    left, lines, step = _name_left(card, width, px), 2 if height > px(_TWO) else 1, field + 1
    if shown and not _fits_bar(card, right - len(shown) * step - left, lines, px):
        step = px(_FAN)
    _draw_badges(sheet, shown, (right, height // 2), field, step)
    taken = field + 1 + (len(shown) - 1) * step if shown else 0
    name = (left, 2, right - taken - 1, height - 2)
    _draw_name(sheet, card, name, colour.ink, px)
    return cut_out(sheet, px(RADIUS), fresh=fresh)


def _names(px: Scale) -> tuple[int, ...]:
    """The sizes of names, largest first."""
    return tuple(map(px, NAME))


def _icon_size(glyphs: Glyphs, box: Box, px: Scale) -> int:
    """How large the icons would be in a box; 0 where they would not fit."""
    room = (box[2] - box[0], box[3] - box[1])
    size = line_size(glyphs, tuple(map(px, _LINE)), room)
    return size if size <= room[1] and line_width(glyphs, size) <= room[0] * 2 else 0


def _draw_name(sheet: Canvas, card: CardView, box: Box, ink: str, px: Scale) -> None:
    """The name on its bar. Where the number of the copy would cut it, that stands at the end of the first line."""
    sizes = _names(px)
    room = (box[2] - box[0] - 2, box[3] - box[1])
    whole = fit_lines(card.title, "text-semi", sizes, room, 2, 1.0)[1]
    size, lines = fit_lines(card.name, "text-semi", sizes, room, 2, 1.0)
    number = card.title.removeprefix(card.name).strip()
    left = room[0] - text_width("text-semi", size, f"{lines[0]} {number}")
    if len(lines) < 2 or left < 0 or not whole[-1].endswith("…"):
        sheet.lines(box, card.title, face="text-semi", sizes=sizes, fill=ink, most=2, leading=1.0)
        return
    sheet.lines(box, card.name, face="text-semi", sizes=(size,), fill=ink, most=2, leading=1.0)
    first = (box[2] - 1, (box[1] + box[3]) / 2 - size / 2)
    sheet.text(first, number, face="text-semi", size=size, fill=ink, within=box, align="right")


def _name_left(card: CardView, width: int, px: Scale) -> int:
    if not card.colours:
        return px(6)
    return px(26 if width >= px(_NARROW) else 18)


def _fits_bar(card: CardView, width: int, lines: int, px: Scale) -> bool:
    """Whether the name keeps to a bar of so many lines if it gets no more than that width."""
    height = px(_TWO if lines > 1 else _ONE) - 1
    shown = fit_lines(card.title, "text-semi", _names(px), (width - 2, height), lines, 1.0)[1]
    return not any(line.endswith("…") for line in shown)


def _name_right(card: CardView, width: int, px: Scale) -> int:
    """Where the bar's room for the name ends: with some air, unless a long name needs every pixel."""
    room = width - px(_INSET) - _name_left(card, width, px) - 2
    return width - (px(_INSET) if text_width("text-semi", _names(px)[-1], card.title) <= room else 1)


def _name_lines(card: CardView, width: int, height: int, px: Scale) -> int:
    """How many lines the name takes: two only where one would be cut or too small."""
    room = (_name_right(card, width, px) - _name_left(card, width, px) - 2, px(_ONE) - 1)
    _, lines = fit_lines(card.title, "text-semi", _names(px)[:-1], room, 1, 1.0)
    cut = lines[0].endswith("…")
    return 2 if cut and height >= px(_ONE + _ROOM) else 1


def _name_fills(card: CardView, width: int, height: int, px: Scale) -> bool:
    """Whether the name needs two lines where there is no room for more."""
    room = _name_right(card, width, px) - _name_left(card, width, px)
    return height < px(_ONE + _ROOM) and not _fits_bar(card, room, 1, px)


def _scene_height(height: int, bar: int, px: Scale) -> int:
    return max(0, height - bar - px(56))


@kept
def _blank(
    deck: str, kind: str, card_type: str, colours: tuple[str, ...], size: tuple[int, int], bar: int, px: Scale
) -> Image.Image:
    width, height = size
    radius = px(RADIUS)
    banner = FACTIONS.get(deck, FACTIONS["common"])
    own = deck != "common"
    image = Image.new("RGB", (width, height), darker(banner.fill, 0.35))
    sheet = Canvas(image)
    sheet.panel((1, 1, width - 1, height - 1), GOLD if own else lighter(banner.fill, 0.3), radius=radius - 1)
    paper = _paper(width, height)
    sheet.panel((2, 2, width - 2, height - 2), paper.crop((2, 2, width - 2, height - 2)), radius=radius - 2)
    shown = colours or ("",)
    whole = bar + radius > height - 4
    strip = Image.new("RGB", (width - 4, height - 4 if whole else bar + radius))
    for place, colour in enumerate(shown):
        left, right = strip.width * place // len(shown), strip.width * (place + 1) // len(shown)
        fill = COLOURS[colour].fill
        strip.paste(gradient(right - left, strip.height, lighter(fill, 0.12), darker(fill, 0.06)), (left, 0))
    sheet.panel((2, 2, width - 2, 2 + strip.height), strip, radius=radius - 2)
    if not whole:
        image.paste(paper.crop((2, bar + 2, width - 2, bar + 2 + radius)), (2, bar + 2))
        sheet.fill((2, bar + 1, width - 2, bar + 3), darker(COLOURS[shown[0]].fill, 0.5))
    if colours:
        x, side = (14, 19) if width >= px(_NARROW) else (10, 15)
        sheet.icon((px(x), 2 + bar / 2), COLOURS[colours[0]].icon, px(side), COLOURS[colours[0]].ink)
    if height >= px(_TALL):
        tall = _scene_height(height, bar, px)
        image.paste(scene(card_type, kind, colours, width - 4, tall), (2, bar + 3))
    return image


@kept
def _paper(width: int, height: int) -> Image.Image:
    return grained(Image.new("RGB", (width, height), PAPER), "cell paper", ((24, 10), (60, 8)))


def _draw_raze(sheet: Canvas, card: CardView, corner: tuple[int, int], px: Scale) -> int:
    """The Goods of the Raze field in the lower right corner; gives its left end."""
    if not card.raze:
        return corner[0]
    right, foot = corner
    field, step = px(_FIELD), px(_FIELD - 1)
    left = right - step * len(card.raze) - px(5)
    sheet.panel((left, foot - field - 2, right, foot), "#EFCDBB", radius=px(6), edge="#C98A70", thickness=1)
    for place, name in enumerate(card.raze):
        centre = (left + px(3) + step * (place + 0.5), foot - 1 - field / 2)
        sheet.stamp(good(name, px(_FIELD - 2)), centre)
    return left


def _draw_uses(sheet: Canvas, placed: PlacedView, corner: tuple[int, int], px: Scale) -> int:
    """A box for each activation in the lower left corner; gives their right end."""
    x, foot = corner
    card = placed.card
    size = px(_FIELD - 2)
    dark = darker(KINDS[card.kind].fill, 0.35)
    for place in range(max(card.limit, placed.uses)):
        box = (x, foot - size - 1, x + size, foot - 1)
        done = place < placed.uses
        sheet.panel(box, dark if done else "#FFFAEC", radius=px(4), edge=dark, thickness=2)
        if done:
            sheet.icon(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), "check", size - px(5), _CREAM)
        x += size + px(3)
    if placed.blocked:
        lock = piece("lock", size + px(4), "#7C1F1A", _CREAM, _CREAM, "square", 0.68)
        sheet.stamp(lock, (x + size / 2 + px(3), foot - px(9)))
        x += size + px(8)
    return draw_room(sheet, (x, foot - px(9)), placed, size + 1)


def _draw_badges(
    sheet: Canvas, shown: tuple[tuple[str, int], ...], place: tuple[int, int], size: int, step: int = 0
) -> None:
    """Protection and what is stored, side by side to the left of ``place``, the middle of the right end."""
    right, middle = place
    for number, (name, count) in reversed(list(enumerate(shown))):
        draw_badge(sheet, (right - size / 2 - number * (step or size + 1), middle), name, count, size)
