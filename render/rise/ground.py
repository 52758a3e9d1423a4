"""The map as it never changes within an era: sea, coast, regions tinted by their eras, those still closed hatched.

Who controls a region is laid over it as a band along the inside of its border, in the colour and hatch of the seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import kept
from render.kit.packed import Packed
from render.kit.palette import FRESH, FRESH_EDGE, PLAYERS, darker, rgb
from render.kit.shapes import hatch_mask
from render.kit.texture import noise
from render.kit.wash import wash
from render.rise.looks import ERA_DARK, ERA_FILL
from render.rise.world import SCALE, Polygon, World

DEEP_SEA, SEA, SHORE_SEA, ENGRAVED = "#6F9DA8", "#A3C6CA", "#CFE1DC", "#3E6874"
EMPTY, CLOSED, COAST = "#D3C6A8", "#C9C4BA", "#4A4433"
BODY, BAND, HATCH = 58, 185, 62  # strength of a seat's colour: all over the region, along its border, as a hatch
BAND_WIDTH = 11  # pixels


@dataclass(frozen=True)
class Tint:
    """How a region is coloured: its era and whether it is open yet."""

    name: str
    era: int
    open: bool
    sea: bool


def ground_of(found: World, tints: tuple[Tint, ...], owners: tuple[tuple[str, str], ...]) -> Image.Image:
    """The map, with the regions that are controlled as (region, colour of the seat). A new picture each time."""
    return (_owned(found, tints, owners) if owners else _base(found, tints)).image()


@kept
def _owned(found: World, tints: tuple[Tint, ...], owners: tuple[tuple[str, str], ...]) -> Packed:
    image = _base(found, tints).image()
    index, rim = region_index(found)
    names = list(found.regions)
    palette = [0] * 768
    body, edge = [0] * 256, [0] * 256
    hatched: dict[str, list[int]] = {}
    for name, colour in owners:
        number = names.index(name) + 1
        look = PLAYERS[colour]
        palette[3 * number : 3 * number + 3] = rgb(look.fill)
        body[number], edge[number] = BODY, BAND
        hatched.setdefault(colour, []).append(number)
    colours = index.copy()
    colours.putpalette(palette)
    mask = ImageChops.lighter(index.point(body), rim.point(edge))
    image.paste(colours.convert("RGB"), (0, 0), mask)
    for colour, numbers in hatched.items():
        if PLAYERS[colour].hatch:
            chosen = index.point([HATCH if value in numbers else 0 for value in range(256)])
            mask = ImageChops.multiply(chosen, hatch_mask(PLAYERS[colour].hatch, *image.size, step=14, stroke=2))
            wash(image, rgb(PLAYERS[colour].rim), mask)
    wash(image, rgb("#3A2412"), _seams(found))
    return Packed.of(image)


@kept
def _base(found: World, tints: tuple[Tint, ...]) -> Packed:
    image = _sea(found)
    image.paste(_land(found, tints), (0, 0), _land_mask(found))
    for tint in tints:
        if tint.sea:
            _tint_sea(image, found, tint)
    coast = _lines(found, [ring for shape in (*found.land, *found.bays) for ring in shape], 2)
    wash(image, rgb(COAST), coast.point([value * 235 // 255 for value in range(256)]))
    wash(image, rgb("#3A2412"), _seams(found))
    _mountains(image, found)
    _arrows(image, found)
    return Packed.of(image)


def _sea(found: World) -> Image.Image:
    """Deep water that grows pale towards the coast, with lines engraved along it and the shadow of the land."""
    land = _land_mask(found)
    image = Image.new("RGB", found.size, rgb(DEEP_SEA))
    near = land.filter(ImageFilter.GaussianBlur(42))
    wash(image, rgb(SEA), near.point([min(255, int(value * 2.1)) for value in range(256)]))
    near = land.filter(ImageFilter.GaussianBlur(12))
    wash(image, rgb(SHORE_SEA), near.point([min(205, int(value * 1.5)) for value in range(256)]))
    for reach, alpha in ((4, 84), (8, 60), (13, 42), (19, 28)):
        blurred = land.filter(ImageFilter.GaussianBlur(reach * 0.8))
        band = blurred.point([255 if 26 < value < 60 else 0 for value in range(256)])
        band = band.filter(ImageFilter.GaussianBlur(0.7)).point([value * alpha // 255 for value in range(256)])
        wash(image, rgb(ENGRAVED), band)
    shadow = ImageChops.offset(land.filter(ImageFilter.GaussianBlur(4)), 2, 4)
    wash(image, rgb("#24434D"), shadow.point([value * 95 // 255 for value in range(256)]))
    return image


def _land(found: World, tints: tuple[Tint, ...]) -> Image.Image:
    """Land of all kinds, the sea left out: no man's land, then every region in the colour of its era."""
    flat = Image.new("RGB", found.size, rgb(EMPTY))
    names = list(found.regions)
    index, rim = region_index(found)
    fills = {tint.name: (ERA_FILL[tint.era] if tint.open else CLOSED) for tint in tints if not tint.sea}
    rims = {tint.name: ERA_DARK[tint.era] for tint in tints if not tint.sea}
    for source, colours, alpha in ((index, fills, 255), (rim, rims, 110)):
        palette, mask = [0] * 768, [0] * 256
        for name, colour in colours.items():
            number = names.index(name) + 1
            palette[3 * number : 3 * number + 3] = rgb(colour)
            mask[number] = alpha
        tinted = source.copy()
        tinted.putpalette(palette)
        flat.paste(tinted.convert("RGB"), (0, 0), source.point(mask))
    closed = [names.index(tint.name) + 1 for tint in tints if not tint.open]
    veil = ImageChops.multiply(
        index.point([255 if value in closed else 0 for value in range(256)]), hatch_mask("/", *found.size, 12, 2)
    )
    wash(flat, rgb("#8F887B"), veil.point([value * 80 // 255 for value in range(256)]))
    grain = noise(*found.size, "rise land", ((14, 12), (70, 30), (260, 30)))
    flat = ImageChops.soft_light(flat, Image.merge("RGB", (grain, grain, grain)))
    inside = ImageChops.invert(_land_mask(found).filter(ImageFilter.GaussianBlur(9)))
    wash(flat, rgb("#8A6A3A"), inside.point([max(0, min(120, int((value - 20) * 0.8))) for value in range(256)]))
    return flat


def _tint_sea(image: Image.Image, found: World, tint: Tint) -> None:
    """A sea that is a region: its own blue, and a band in the colour of its era."""
    number = list(found.regions).index(tint.name) + 1
    index, rim = region_index(found)
    wash(image, rgb("#5E9CC0"), index.point([120 if value == number else 0 for value in range(256)]))
    wash(image, rgb(ERA_DARK[tint.era]), rim.point([70 if value == number else 0 for value in range(256)]))


def _mountains(image: Image.Image, found: World) -> None:
    layer = Image.new("RGBA", (found.size[0] * SCALE, found.size[1] * SCALE), 0)
    pen = ImageDraw.Draw(layer)
    for x, y, tall in found.mountains:
        wide = tall * 0.78
        crest = [(x - wide, y), (x - wide * 0.45, y - tall * 0.52), (x, y - tall), (x + wide * 0.5, y - tall * 0.46)]
        pen.polygon([*crest, (x + wide, y)], fill="#F0E4C6")
        shade = [crest[2], crest[3], (x + wide, y), (x + wide * 0.25, y), (x - tall * 0.06, y - tall * 0.34)]
        pen.polygon(shade, fill="#B3966A")
        pen.line([*crest, (x + wide, y)], fill="#5E4629", width=3, joint="curve")
    small = layer.reduce(SCALE)
    image.paste(small, (0, 0), small)


def _arrows(image: Image.Image, found: World) -> None:
    """R2.3: short double arrows over the straits that count as borders."""
    size = (found.size[0] * SCALE, found.size[1] * SCALE)
    for width, colour in ((19, "#FFF4D8"), (11, "#8E2F20")):
        mask = Image.new("L", size, 0)
        pen = ImageDraw.Draw(mask)
        for x0, y0, x1, y1 in found.arrows:
            long = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
            ux, uy = (x1 - x0) / long, (y1 - y0) / long
            head = 15 + (width - 11) * 0.9
            pen.line((x0 + ux * 9, y0 + uy * 9, x1 - ux * 9, y1 - uy * 9), fill=255, width=width - 3)
            for x, y, way in ((x0, y0, -1), (x1, y1, 1)):
                tip = (x + ux * way * (width - 11) * 0.8, y + uy * way * (width - 11) * 0.8)
                back = (tip[0] - ux * way * head * 1.2, tip[1] - uy * way * head * 1.2)
                side = (-uy * head * 0.9, ux * head * 0.9)
                pen.polygon(
                    [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])], fill=255
                )
        wash(image, rgb(colour), mask.reduce(SCALE))


# ---------------------------------------------------------------------- masks, made once
@kept
def _land_mask(found: World) -> Image.Image:
    mask = Image.new("L", (found.size[0] * SCALE, found.size[1] * SCALE), 0)
    _fill(ImageDraw.Draw(mask), found.land, 255)
    _fill(ImageDraw.Draw(mask), found.bays, 0)
    return mask.reduce(SCALE)


@kept
def region_index(found: World) -> tuple[Image.Image, Image.Image]:
    """Two pictures that hold the number of the region, from 1: everywhere, and only along the inside of its border."""
    size = (found.size[0] * SCALE, found.size[1] * SCALE)
    index = Image.new("L", size, 0)
    pen = ImageDraw.Draw(index)
    for number, shapes in enumerate(found.regions.values(), 1):
        _fill(pen, shapes, number)
    inner = index.copy()
    pen = ImageDraw.Draw(inner)
    for shapes in found.regions.values():
        for shape in shapes:
            for ring in shape:
                pen.line([*ring, *ring[:2]], fill=0, width=2 * BAND_WIDTH * SCALE, joint="curve")
    rim = ImageChops.subtract(index, inner)
    nearest = Image.Resampling.NEAREST
    return index.resize(found.size, nearest), rim.resize(found.size, nearest)


@kept
def _seams(found: World) -> Image.Image:
    """The borders of regions."""
    rings = [ring for shapes in found.regions.values() for shape in shapes for ring in shape]
    return _lines(found, rings, 3).point([value * 115 // 255 for value in range(256)])


def _lines(found: World, rings: list[list[tuple[int, int]]], width: int) -> Image.Image:
    mask = Image.new("L", (found.size[0] * SCALE, found.size[1] * SCALE), 0)
    pen = ImageDraw.Draw(mask)
    for ring in rings:
        pen.line([*ring, *ring[:2]], fill=255, width=width, joint="curve")
    return mask.reduce(SCALE)


def _fill(pen: ImageDraw.ImageDraw, shapes: tuple[Polygon, ...], value: int) -> None:
    for shape in shapes:
        pen.polygon(shape[0], fill=value)
        for hole in shape[1:]:
            pen.polygon(hole, fill=0)


@kept
def outline(found: World, region: str) -> tuple[Image.Image, tuple[int, int]]:
    """The bright line with a dark edge round a region that has changed or may be chosen, and its place on the map."""
    size = (found.size[0] * SCALE, found.size[1] * SCALE)
    sprite = Image.new("RGBA", found.size, 0)
    for width, colour in ((14, darker(FRESH_EDGE, 0.2)), (8, rgb(FRESH))):
        mask = Image.new("L", size, 0)
        pen = ImageDraw.Draw(mask)
        for shape in found.regions[region]:
            pen.line([*shape[0], *shape[0][:2]], fill=255, width=width, joint="curve")
        sprite.paste((*colour, 255), (0, 0), mask.reduce(SCALE))
    box = sprite.getbbox() or (0, 0, 1, 1)
    return sprite.crop(box), box[:2]
