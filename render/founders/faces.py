"""The face of a tile: its painting, a frame whose colour and corners tell the kind, resources, points and the tokens on it."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter

from games.founders_of_the_empire.data import TileKind
from render.founders.art import scaled, subject_of
from render.founders.looks import good
from render.founders.view import TileView
from render.kit.cache import kept
from render.kit.canvas import Canvas, DrawnText
from render.kit.palette import FRESH, FRESH_EDGE, RUBRIC, darker, lighter, mix, rgb
from render.kit.pieces import laurel, piece
from render.kit.shapes import SCALE, Point, gradient, grown, hatch_mask
from render.kit.wash import wash

KIND_COLOURS: dict[TileKind, str] = {"nature": "#5C8F36", "village": "#2C6FA8", "city": "#7C4B9C", "victory": "#B03A26"}
TOKENS: dict[str, tuple[str, str, str]] = {  # icon, fill, ink
    "war": ("legion", "#7E1D14", "#FFEBD0"),
    "coin": ("coin", "#E3B53A", "#3A2803"),
    "cart": ("cart", "#50703C", "#FBFFEF"),
    "craftsman": ("wine", "#B8602C", "#FFF3E0"),
}
ROOMY = 88  # on smaller faces icons take a larger share
MARGIN = 10  # pixels round the face in its sprite: shadow, notch, glow
CRAFTSMAN_POINTS = "2"
_CREAM = "#FFF6E0"


@dataclass(frozen=True)
class Face:
    """A tile as a sprite with a margin round it, and the texts painted on it, placed from the sprite's corner."""

    sprite: Image.Image
    texts: tuple[DrawnText, ...]


@dataclass(frozen=True)
class Marks:
    """What lies on a tile or is to be said of it."""

    war: bool = False
    coin: bool = False
    craftsman: str = ""
    top: bool = False
    fresh: bool = False
    gift: bool = False  # also show the token that the tile will give


NO_MARKS = Marks()


def token(kind: str, diameter: int) -> Image.Image:
    """One of the four kinds of tokens: an octagon with a cream rim."""
    icon, fill, ink = TOKENS[kind]
    return piece(icon, diameter, fill, _CREAM, ink, "octagon", 0.74 if kind == "cart" else 0.66)


@kept
def face(tile: TileView, side: int, marks: Marks = NO_MARKS) -> Face:
    """The face of a tile, ``side`` pixels wide."""
    colour = KIND_COLOURS[tile.kind]
    subject = subject_of(tile.id, tile.kind, tile.building, tile.points)
    sheet = Canvas(scaled(subject, side).copy(), audit=True)
    if marks.war:
        _scorch(sheet)
    _frame(sheet, tile.kind, side)
    _needs(sheet, tile, side)
    if tile.points:
        _points(sheet, tile, side)
    if marks.craftsman:
        _craftsman(sheet, colour, side)
    elif tile.produces:
        _products(sheet, tile, colour, side, sold=marks.coin)
    if marks.gift and tile.token is not None:
        size = round(side * 0.3)
        sheet.stamp(token(tile.token, size), (side - size * 0.62, side * 0.98 - size * 0.6))
    if marks.war:
        _veil(sheet, side)
    if marks.coin:
        sheet.stamp(token("coin", round(side * 0.38)), (side * 0.79, side * 0.21))
    return _cut_out(sheet, tile.kind, side, marks)


@kept
def kind_mask(kind: TileKind, side: int, inset: float = 0.0) -> Image.Image:
    """The outline of a kind's tiles: round, cut, notched or square corners, so that colour is not the only sign."""
    mask = Image.new("L", (side * SCALE, side * SCALE), 0)
    pen = ImageDraw.Draw(mask)
    low, high = inset * SCALE, (side - inset) * SCALE - 1
    corner = max(1.0, side * 0.13 - inset * 0.6) * SCALE
    if kind == "nature":
        pen.rounded_rectangle((low, low, high, high), radius=corner * 1.25, fill=255)
    elif kind == "village":
        pen.polygon(_chamfered(low, high, corner * 0.85), fill=255)
    elif kind == "city":
        pen.rectangle((low, low, high, high), fill=255)
        bite = corner * 0.82
        for x in (low, high):
            for y in (low, high):
                pen.ellipse((x - bite, y - bite, x + bite, y + bite), fill=0)
    else:
        pen.rounded_rectangle((low, low, high, high), radius=corner * 0.28, fill=255)
    return mask.reduce(SCALE)


def _chamfered(low: float, high: float, cut: float) -> list[Point]:
    return [
        (low + cut, low),
        (high - cut, low),
        (high, low + cut),
        (high, high - cut),
        (high - cut, high),
        (low + cut, high),
        (low, high - cut),
        (low, low + cut),
    ]


def _frame(sheet: Canvas, kind: TileKind, side: int) -> None:
    colour = KIND_COLOURS[kind]
    band = max(2.5, side * 0.042)
    layer = gradient(side, side, lighter(colour, 0.22), darker(colour, 0.18)).copy()
    rim = ImageChops.invert(kind_mask(kind, side, max(1.0, side * 0.012)))
    layer.paste(darker(colour, 0.62), (0, 0), rim)
    inner = kind_mask(kind, side, band)
    line = ImageChops.subtract(kind_mask(kind, side, band - 0.2), kind_mask(kind, side, band + max(1.0, side * 0.011)))
    picture = sheet.image.copy()
    sheet.image.paste(layer, (0, 0))
    sheet.image.paste(picture, (0, 0), inner)
    sheet.image.paste(rgb("#FFE9A8") if kind == "victory" else lighter(colour, 0.62), (0, 0), line)


def _needs(sheet: Canvas, tile: TileView, side: int) -> None:
    size = round(side * (0.31 if side >= ROOMY else 0.34))
    step = size + max(1, round(side * 0.012))
    edge = side * 0.035
    for place, name in enumerate(tile.requires):
        sheet.stamp(good(name, size), (edge + size / 2 + place * step, edge + size / 2))


def _products(sheet: Canvas, tile: TileView, colour: str, side: int, *, sold: bool) -> None:
    size = round(side * (0.34 if side >= ROOMY else 0.36) * min(1, 2 / len(tile.produces)))
    gap = round(side * 0.09) if len(tile.produces) > 1 else 0
    width = size * len(tile.produces) + gap * (len(tile.produces) - 1) + round(side * 0.1)
    height = size + round(side * 0.055)
    x0, y1 = round((side - width) / 2), side - round(side * 0.03)
    box = (x0, y1 - height, x0 + width, y1)
    radius = round(side * 0.09)
    sheet.panel(
        box, darker(colour, 0.55), to=darker(colour, 0.72), radius=radius, edge=lighter(colour, 0.45), thickness=1
    )
    middle = (box[1] + box[3]) / 2
    for place, name in enumerate(tile.produces):
        x = side / 2 + (place - (len(tile.produces) - 1) / 2) * (size + gap)
        sheet.stamp(good(name, size), (x, middle))
    for place in range(1, len(tile.produces)):
        x = side / 2 + (place - len(tile.produces) / 2) * (size + gap)
        _slash(sheet, (x, middle), height * 0.62, max(2, round(side * 0.03)))
    if sold:
        inner = (box[2] - box[0], box[3] - box[1])
        wash(
            sheet.image,
            rgb("#1A120A"),
            hatch_mask("/", *inner, step=max(6, side // 14), stroke=max(2, side // 34)),
            box[:2],
        )


def _slash(sheet: Canvas, centre: Point, height: float, width: int) -> None:
    mask = Image.new("L", sheet.image.size, 0).resize((sheet.image.width * 2, sheet.image.height * 2))
    x, y = centre[0] * 2, centre[1] * 2
    lean = height * 0.32
    ImageDraw.Draw(mask).line((x - lean, y + height, x + lean, y - height), fill=255, width=width * 2)
    wash(sheet.image, rgb(_CREAM), mask.reduce(2))


def _points(sheet: Canvas, tile: TileView, side: int) -> None:
    size = round(side * 0.46)
    centre = (side / 2, side * 0.955 - size / 2)
    sheet.stamp(laurel(size), centre)
    within = (0, round(centre[1] - size / 2), side, side)
    sheet.text(
        centre,
        str(tile.points),
        face="ui-bold",
        size=max(15, round(size * 0.62)),
        fill="#FFFFFF",
        within=within,
        align="middle",
        halo="#4A140C",
    )


def _craftsman(sheet: Canvas, colour: str, side: int) -> None:
    size = round(side * 0.42)
    width, height = round(side * 0.78), size + round(side * 0.02)
    x0, y1 = round((side - width) / 2), side - round(side * 0.03)
    box = (x0, y1 - height, x0 + width, y1)
    sheet.panel(
        box, darker(colour, 0.6), to=darker(colour, 0.75), radius=round(side * 0.1), edge="#FFD98A", thickness=1
    )
    middle = (box[1] + box[3]) / 2
    sheet.stamp(token("craftsman", size), (x0 + size / 2 + side * 0.02, middle))
    sheet.text(
        (x0 + size + (width - size) / 2, middle),
        CRAFTSMAN_POINTS,
        face="ui-bold",
        size=max(15, round(side * 0.36)),
        fill="#FFE7A6",
        within=box,
        align="middle",
    )


def _scorch(sheet: Canvas) -> None:
    grey = ImageEnhance.Color(sheet.image).enhance(0.15)
    sheet.image.paste(ImageEnhance.Brightness(grey).enhance(0.5))


def _veil(sheet: Canvas, side: int) -> None:
    sheet.tint(sheet.box, "#160C10", 120)
    size = round(side * 0.56)
    sheet.stamp(token("war", size), (side / 2, side / 2))


def _cut_out(sheet: Canvas, kind: TileKind, side: int, marks: Marks) -> Face:
    full = side + 2 * MARGIN
    shape = Image.new("L", (full, full), 0)
    shape.paste(kind_mask(kind, side), (MARGIN, MARGIN))
    sprite = Image.new("RGBA", (full, full), 0)
    shadow = ImageChops.offset(shape, 0, 2).filter(ImageFilter.GaussianBlur(3))
    sprite.paste((*rgb("#1A1006"), 255), (0, 0), shadow.point([value * 150 // 255 for value in range(256)]))
    if marks.fresh:
        _glow(sprite, shape)
    picture = Image.new("RGBA", (full, full), 0)
    picture.paste(sheet.image, (MARGIN, MARGIN))
    picture.putalpha(shape)
    sprite.alpha_composite(picture)
    if marks.top:
        _notch(sprite, side)
    moved = tuple(text.moved(MARGIN, MARGIN) for text in sheet.texts)
    return Face(sprite, moved)


def _glow(sprite: Image.Image, shape: Image.Image) -> None:
    wide = grown(shape, 7).filter(ImageFilter.GaussianBlur(0.8))
    sprite.paste((*rgb(FRESH_EDGE), 255), (0, 0), wide)
    bright = grown(shape, 4).filter(ImageFilter.GaussianBlur(0.8))
    sprite.paste((*rgb(FRESH), 255), (0, 0), bright)


def _notch(sprite: Image.Image, side: int) -> None:
    width, height = max(9.0, side * 0.13), max(6.0, side * 0.075)
    full = sprite.width
    for grow, colour in ((1.6, _CREAM), (0.0, mix(RUBRIC, "#FF3A1E", 0.4))):
        mask = Image.new("L", (full * SCALE, full * SCALE), 0)
        x, y = full / 2, MARGIN - 2.5
        points = [
            (x - width / 2 - grow * 1.5, y - grow),
            (x + width / 2 + grow * 1.5, y - grow),
            (x, y + height + grow * 1.2),
        ]
        ImageDraw.Draw(mask).polygon([(px * SCALE, py * SCALE) for px, py in points], fill=255)
        sprite.paste((*rgb(colour), 255), (0, 0), mask.reduce(SCALE))
