"""A whole card: scene, cost, name, what it does in icons and in words, Raze and Deal fields, and what lies on it."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import ROOM, kept
from render.kit.canvas import Box, Canvas
from render.kit.marks import draw_raised_number
from render.kit.palette import GOLD, INK, PAPER, RUBRIC, darker, lighter, mix
from render.kit.pieces import piece
from render.kit.scale import Scale
from render.kit.text import fit_lines, text_width
from render.kit.texture import grained
from render.settlers.facts import CardView, PlacedView
from render.settlers.glyphs import GAP, Glyph, Glyphs
from render.settlers.line import FLOOR, draw_line, draw_points
from render.settlers.looks import FACTIONS, KINDS, colour_chip, emblem, good, place_for_worker, points
from render.settlers.scenery import scene
from render.settlers.sprites import Sprite, cut_out, stamp

RADIUS = 12
TITLE = (27, 25, 23, 21, 20, 19, 18, 17)
NARROW = (20, 19, 18, 17, 16, 15)
TEXT = (23, 22, 21, 20, 19, 18, 17, 16, 15)
_READABLE = 17  # px; icons stand beside no smaller words, which say the same
_LINE = (30, 28, 26, 24, 22, 20, 18)
_LEADING = 1.09
_MOST_LINES = 12
_ROOMY = 130  # pixels beside the fields in which uses may be large
_PLATE = 39  # pixels that the icons take
_USUAL = 373  # width of a card whose parts have their usual sizes
_WIDE = 320  # from this width on a card has room for a large disc of VP
_CREAM = "#FFF6E0"


def draw_card(
    sheet: Canvas,
    box: Box,
    card: CardView,
    *,
    placed: PlacedView | None = None,
    fresh: bool = False,
    number: int = 0,
) -> None:
    """A card in a box of about 250 to 380 by 210 to 260 px: in play (``placed``) or just as printed."""
    width, height = box[2] - box[0], box[3] - box[1]
    key = ("settlers card", card, width, height, placed, fresh)
    sprite: Sprite = ROOM.get(key, lambda: _paint(card, width, height, placed, fresh=fresh))
    x, y = box[:2]
    stamp(sheet, sprite, (x, y))
    if number:
        draw_raised_number(sheet, (x + width * 0.14, y + height * 0.36), number, 58)


def scale_of(width: int) -> Scale:
    """Up to the usual width of a card its parts keep their size."""
    return Scale(max(1.0, width / _USUAL))


def draw_title(sheet: Canvas, box: Box, title: str, scale: Scale) -> None:
    """The name of a card; the longest ones in a narrower face, at the worst on two lines."""
    room = box[2] - box[0] - 2
    sizes = tuple(scale(size) for size in TITLE)
    if text_width("caps", sizes[-1], title) <= room:
        sheet.label(box, title, face="caps", sizes=sizes, fill=INK)
    else:
        sheet.lines(box, title, face="text-semi", sizes=scale.sizes(NARROW), fill=INK, most=2, leading=1.0)


def art_width(width: int) -> int:
    """How wide the scene of a card is."""
    return max(62, min(scale_of(width)(112), round(width * 0.28)))


def _paint(card: CardView, width: int, height: int, placed: PlacedView | None, *, fresh: bool) -> Sprite:
    px = scale_of(width)
    sheet = Canvas(_blank(card.deck, card.kind, card.type, card.colours, width, height).copy(), audit=True)
    art = art_width(width)
    _draw_cost(sheet, card, (3, height - px(52), art, height - px(5)), px)
    left, right = art + px(14), width - px(12)
    name_right, kind_right = right, right
    if card.vp:
        side = px(42) if width > _WIDE else 36
        centre = (width - px(8) - side // 2, px(6) + side // 2)
        sheet.stamp(points(side), centre)
        draw_points(sheet, centre, card.vp, side, (width - px(60), 2, width - 4, px(54)))
        name_right = width - side - px(14)
        kind_right = name_right if width > _WIDE else right
    draw_title(sheet, (left, px(7), name_right, px(41)), card.title, px)
    kind = KINDS[card.kind]
    dark = darker(kind.fill, 0.45)
    line = (
        left,
        px(38) - 4,
        kind_right,
        px(60) + 4,
    )  # lines leave air at the left, into which large slanted letters reach
    sheet.lines(line, card.kind_text, face="italic", sizes=px.sizes((17, 16, FLOOR)), fill=dark, most=1)
    sheet.fill((left, px(60), right, px(62)), mix(kind.fill, PAPER, 0.35))
    foot = _draw_foot(sheet, card, placed, (left, height - px(40), right, height - px(8)), px)
    top = px(67)
    if _fits(card.text, (right - left, foot - top - px(_PLATE)), tuple(px(size) for size in TEXT if size >= _READABLE)):
        top = _draw_does(sheet, card, (left, top, right, top + px(_PLATE - 5)), px)
    sheet.lines(
        (left, top, right, foot),
        card.text,
        face="text",
        sizes=px.sizes(TEXT),
        fill=INK,
        most=_MOST_LINES,
        leading=_LEADING,
        top=True,
    )
    if placed is not None:
        _draw_lying(sheet, placed, art, px)
    return cut_out(sheet, RADIUS, fresh=fresh)


def _fits(text: str, room: tuple[int, int], sizes: tuple[int, ...]) -> bool:
    """Whether words of one of these sizes leave room for the icons that say the same."""
    size, lines = fit_lines(text, "text", sizes, (room[0] - 2, room[1]), _MOST_LINES, _LEADING)
    return size * (_LEADING * (len(lines) - 1) + 1.22) <= room[1]


@kept
def _blank(deck: str, kind: str, card_type: str, colours: tuple[str, ...], width: int, height: int) -> Image.Image:
    """A card without its words: rim, scene, paper, the ribbon of the faction."""
    banner = FACTIONS.get(deck, FACTIONS["common"])
    rim = 3
    image = Image.new("RGB", (width, height), darker(banner.fill, 0.25))
    sheet = Canvas(image)
    sheet.panel((1, 1, width - 1, height - 1), banner.fill, radius=RADIUS - 1)
    if deck != "common":
        sheet.ring((1, 1, width - 1, height - 1), GOLD, 2, radius=RADIUS - 1)
    px, art = scale_of(width), art_width(width)
    paper = _paper(width - art, height)
    sheet.panel((rim, rim, width - rim, height - rim), PAPER, radius=RADIUS - rim)
    image.paste(paper.crop((0, 0, width - art - rim, height - 2 * rim)), (art, rim))
    picture = scene(card_type, kind, colours, art - rim, height - 2 * rim, px(52))
    image.paste(picture, (rim, rim))
    sheet.fill((art, rim, art + 3, height - rim), darker(banner.fill, 0.2))
    sheet.fill((art + 3, rim, art + 5, height - rim), GOLD if deck != "common" else lighter(banner.fill, 0.45))
    sheet.stamp(emblem(deck if deck in FACTIONS else "common", px(30)), (art - px(19), height - px(72)))
    sheet.ring((0, 0, width, height), darker(banner.fill, 0.45), 1, radius=RADIUS)
    for place, colour in enumerate(colours):
        sheet.stamp(colour_chip(colour, px(32)), (px(23 + place * 26), px(23)))
    return image


@kept
def _paper(width: int, height: int) -> Image.Image:
    return grained(Image.new("RGB", (width, height), PAPER), "card paper", ((24, 8), (120, 10)))


def _draw_cost(sheet: Canvas, card: CardView, box: Box, px: Scale) -> None:
    """The cost on a dark plate."""
    pieces = [name for name, count in card.cost for _ in range(count)]
    plate = (box[0] + 3, box[1], box[2] - 4, box[3])
    sheet.tint(plate, "#1A1008", 120, radius=8)
    if not pieces:
        sheet.text(
            ((plate[0] + plate[2]) / 2, (plate[1] + plate[3]) / 2),
            "0",
            face="ui-bold",
            size=px(28),
            fill=_CREAM,
            within=plate,
            align="middle",
            halo="#1A1008",
        )
        return
    room = plate[2] - plate[0] - 6
    size = min(px(32), plate[3] - plate[1] - 8)
    step = min(size * 0.98, (room - size) / max(1, len(pieces) - 1))
    if step < size * 0.62:
        size = round(room / (1 + 0.62 * (len(pieces) - 1)))
        step = size * 0.62
    left = (plate[0] + plate[2] - step * (len(pieces) - 1)) / 2
    y = (plate[1] + plate[3]) / 2
    for place, name in reversed(list(enumerate(pieces))):
        sheet.stamp(good(name, size), (left + place * step, y))


def _draw_does(sheet: Canvas, card: CardView, box: Box, px: Scale) -> int:
    """What the card does in icons on a tinted plate; gives where the text may begin."""
    glyphs: Glyphs = card.main
    if card.open:
        glyphs = (Glyph("good", "enemy_worker"), Glyph("mark", ":"), *glyphs)
    if card.bonus:
        glyphs = (*glyphs, GAP, *card.bonus) if glyphs else card.bonus
    if not glyphs:
        return box[1]
    tint = KINDS[card.kind].fill
    sheet.panel(box, mix(tint, PAPER, 0.78), radius=8, edge=mix(tint, PAPER, 0.4), thickness=1)
    draw_line(sheet, (box[0] + 6, box[1] + 1, box[2] - 4, box[3] - 1), glyphs, sizes=px.sizes(_LINE), within=sheet.box)
    return box[3] + px(5)


def _draw_foot(sheet: Canvas, card: CardView, placed: PlacedView | None, box: Box, px: Scale) -> int:
    """Uses of an Action, and the Raze and Deal fields; gives where the text must end."""
    left, right = box[0], box[2]
    if card.raze:
        right = draw_field(sheet, (right, box[1], box[3]), "raze", card.raze)
    if card.deal:
        right = draw_field(sheet, (right, box[1], box[3]), "deal", (card.deal,))
    if card.limit:
        left = draw_uses(sheet, (left, (box[1] + box[3]) // 2), card, placed, px(26) if right - box[0] > _ROOMY else 20)
    elif placed is not None:
        left = draw_room(sheet, (left, (box[1] + box[3]) // 2), placed, px(28))
    return box[1] - 2 if left > box[0] or right < box[2] else box[3]


def draw_field(
    sheet: Canvas, place: tuple[int, int, int], sign: str, goods: tuple[str, ...], *, lit: bool = True
) -> int:
    """A field at the lower right; ``place`` is its right end, top and foot. Gives where the next one ends."""
    right, top, foot = place
    size = foot - top - 4
    left = right - (size + 6) - round(size * 0.92) * len(goods) - 4
    fill, ink = ("#F0D2C2", RUBRIC) if sign == "raze" else ("#E4DCC0", "#4A5A2A")
    sheet.panel((left, top, right, foot), fill, radius=8, edge=mix(ink, fill, 0.4), thickness=1)
    sheet.icon((left + 3 + size / 2, (top + foot) / 2), "fire_attack" if sign == "raze" else "deal", size - 4, ink)
    for place_, name in enumerate(goods):
        x = left + size + 4 + (place_ + 0.5) * size * 0.92
        sheet.stamp(good(name, size - 2), (x, (top + foot) / 2))
    if not lit:
        sheet.tint((left, top, right, foot), PAPER, 150, radius=8)
    return left - 6


def draw_uses(sheet: Canvas, at: tuple[int, int], card: CardView, placed: PlacedView | None, size: int) -> int:
    """A box for every activation that a round allows, ticked if it is used up; gives the right end."""
    x, y = at
    dark = darker(KINDS[card.kind].fill, 0.35)
    used = placed.uses if placed is not None else 0
    for place in range(max(card.limit, used)):
        box = (x, y - size // 2, x + size, y - size // 2 + size)
        done = place < used
        sheet.panel(box, dark if done else "#FFFAEC", radius=size // 4, edge=dark, thickness=2)
        if done:
            sheet.icon(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), "check", round(size * 0.66), _CREAM)
        x += size + 5
    if placed is not None and placed.blocked:
        sheet.stamp(piece("lock", size + 4, "#7C1F1A", _CREAM, _CREAM, "square", 0.68), (x + size / 2 + 3, y))
        x += size + 8
    return x


def draw_room(sheet: Canvas, at: tuple[int, int], placed: PlacedView, size: int) -> int:
    """R25.2: a place for every visiting Worker that an Open Production Location has room for; gives the right end."""
    x, y = at
    for place in range(max(placed.room, placed.visitors) if placed.room else 0):
        taken = place < placed.visitors
        sheet.stamp(good("enemy_worker", size) if taken else place_for_worker(size), (x + size / 2, y))
        x += size + 2
    return x


def badges(placed: PlacedView) -> tuple[tuple[str, int], ...]:
    """What lies on a Location: protection, Egyptian token, visiting Workers, stored goods, and how many."""
    marks = (("defense", placed.defense), ("samurai", placed.samurai), ("token", placed.token))
    visitors = (("enemy_worker", placed.visitors),) if placed.visitors and not placed.room else ()
    return (*((name, 1) for name, shown in marks if shown), *visitors, *placed.lying)


def draw_badge(sheet: Canvas, centre: tuple[float, float], name: str, count: int, size: int) -> None:
    """A piece with its number if there are several."""
    sheet.stamp(good(name, size), centre)
    if count > 1:
        x, y = centre[0] + size * 0.36, centre[1] + size * 0.32
        disc = max(18, round(size * 0.56))
        sheet.stamp(piece("", disc, "#2A1A0C", _CREAM, _CREAM), (x, y))
        box = (round(x - disc), round(y - disc), round(x + disc), round(y + disc))
        number = max(FLOOR, round(size * 0.42))
        sheet.text(
            (x, y), str(count), face="ui-bold", size=number, fill=_CREAM, within=box, align="middle", halo="#2A1A0C"
        )


def _draw_lying(sheet: Canvas, placed: PlacedView, art: int, px: Scale) -> None:
    size = px(34) if art > 70 else 28
    below = 1 if len(placed.card.colours) > 1 else 0  # the chips of several colours take the whole top
    for place, (name, count) in enumerate(badges(placed), below):
        column, row = divmod(place, 4)
        draw_badge(
            sheet, (art - 4 - size / 2 - column * (size + 2), px(24) + size * 0.2 + row * (size + 4)), name, count, size
        )
