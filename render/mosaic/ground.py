"""What never changes in a match: the map with its sea, coast, regions and the names of the hexes in play."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import ROOM, kept
from render.kit.canvas import Box, Canvas, DrawnText
from render.kit.icons import icon_mask
from render.kit.packed import Packed
from render.kit.palette import LAND, darker, rgb
from render.kit.shapes import Point, round_mask
from render.kit.wash import wash
from render.mosaic.lattice import Lattice, Spot, Wish, in_corners, lattice_of, plates, spread
from render.mosaic.layout import MAP_MARGIN, MAP_TALLEST, MAP_WIDTH
from render.mosaic.looks import deep, tint
from render.mosaic.view import View
from render.shared.closeup import FLOOR

SEA, SHALLOW, ENGRAVED = "#8DB4BC", "#BAD6D3", "#5F8F9C"
SHORE = "#6B5B3C"
PORT_WATER = "#A9CED6"
CLOSED, PALE = "#CCC6BA", 165  # colour of regions out of play, strength of its veil over others
NAME_INK = "#48361F"
NAME_SIZE = 20
USUAL_RADIUS = 32  # of a hex for which lines are one pixel thin
LARGE = 45  # radius from which on a hex stands on a sheet of its region
ROOMY = 60  # radius of a hex from which on its whole name has room
LONG_NAME = 3  # letters from which on a hex's name is set smaller
NAME_UP = 0.51  # of a hex's radius: how far above its middle the number stands
RIM_RADIUS = 12
AROUND = 40  # pixels of neighbouring land around a region that is shown alone
CORNER_MARGIN = 8  # between the rim of the map and what lies in its corners
_SCALE = 2


@dataclass(frozen=True)
class Region:
    """A region as the map needs it: its place in the data and whether it is in play."""

    place: int
    open: bool


@dataclass(frozen=True)
class Ground:
    """The map as a picture, its lattice, the boxes for plates and for groups of tiles, and the texts painted on it."""

    image: Packed
    lattice: Lattice
    plates: dict[str, Box]
    groups: tuple[Box, ...]
    texts: tuple[DrawnText, ...]


def ground_of(view: View, plate: tuple[int, int], groups: tuple[Wish, ...]) -> Ground:
    """The map of a match; ``plate`` is the size of the plates beside the regions, ``groups`` the room for tiles."""
    regions = {region.id: Region(region.place, region.open) for region in view.regions}
    key = ("mosaic map", view.game.data_hash, tuple(regions.items()), plate, groups)
    return ROOM.get(key, lambda: _ground(view, regions, plate, groups))


def _ground(view: View, regions: dict[str, Region], plate: tuple[int, int], groups: tuple[Wish, ...]) -> Ground:
    spots = {name: Spot(place.q, place.r, place.region) for name, place in view.hexes.items()}
    ports = view.catalogue.ports & {*view.hexes}
    lattice = lattice_of(spots, MAP_WIDTH, MAP_TALLEST, MAP_MARGIN)
    corners = in_corners(lattice, groups, CORNER_MARGIN)
    boxes = plates(lattice, spots, list(regions), plate, corners)
    image = _sea(lattice)
    for name, box in boxes.items():
        _tie(image, box, [lattice.centres[place] for place, spot in spots.items() if spot.region == name])
    image = _land(image, lattice, spots, regions, ports)
    sheet = Canvas(image, audit=True)
    for name, spot in spots.items():
        if regions[spot.region].open:
            draw_number(sheet, lattice, name, number_of(view, name), NAME_INK)
    return Ground(Packed.of(image), lattice, boxes, corners, tuple(sheet.texts))


def region_ground(view: View, region: str, width: int, tallest: int) -> Ground:
    """A region as large as it fits into that room, with what lies around it; every hex has its whole name."""
    regions = {entry.id: Region(entry.place, entry.open) for entry in view.regions}
    key = ("mosaic region", view.game.data_hash, tuple(regions.items()), region, width, tallest)
    return ROOM.get(key, lambda: _region_ground(view, regions, region, width, tallest))


def _region_ground(view: View, regions: dict[str, Region], region: str, width: int, tallest: int) -> Ground:
    every = {name: Spot(place.q, place.r, place.region) for name, place in view.hexes.items()}
    own = lattice_of({name: spot for name, spot in every.items() if spot.region == region}, width, tallest, AROUND)
    name = next(iter(own.centres))
    lattice = spread(every, own, name)
    spots = {name: every[name] for name in lattice.centres}
    ports = view.catalogue.ports & {*spots}
    image = _land(_sea(lattice), lattice, spots, regions, ports)
    _veil(image, lattice, set(lattice.centres) - set(own.centres))
    sheet = Canvas(image, audit=True)
    for name, spot in spots.items():
        if regions[spot.region].open and name in own.centres:
            draw_number(sheet, lattice, name, name_in_region(view, lattice, name), NAME_INK)
    return Ground(Packed.of(image), lattice, {}, (), tuple(sheet.texts))


def _veil(image: Image.Image, lattice: Lattice, names: set[str]) -> None:
    """Pale what belongs to other regions."""
    mask = Image.new("L", (image.width * _SCALE, image.height * _SCALE), 0)
    pen = ImageDraw.Draw(mask)
    for name in names:
        pen.polygon(_scaled(lattice.corners(name)), fill=PALE)
    wash(image, rgb(CLOSED), mask.reduce(_SCALE))


def _tie(image: Image.Image, box: Box, hexes: list[Point]) -> None:
    """A line from the head of a plate to the nearest hex of its region, as plates may stand far off; hexes lie over it."""
    x0, y0, x1, _ = box
    starts = [(x0 + 10, y0 + 14), (x1 - 10, y0 + 14), ((x0 + x1) / 2, y0 + 14)]
    start, end = min(((a, b) for a in starts for b in hexes), key=lambda pair: math.dist(*pair))
    left, top = min(start[0], end[0]) - 8, min(start[1], end[1]) - 8
    size = (round(abs(start[0] - end[0])) + 16, round(abs(start[1] - end[1])) + 16)
    mask = Image.new("L", (size[0] * _SCALE, size[1] * _SCALE), 0)
    points = [((x - left) * _SCALE, (y - top) * _SCALE) for x, y in (start, end)]
    ImageDraw.Draw(mask).line(points, fill=255, width=6)
    wash(image, rgb("#3A2817"), mask.reduce(_SCALE), (round(left), round(top)))


def number_of(view: View, name: str) -> str:
    """The number of a hex in its region: its name without the region's code, which stands on the plate of the region."""
    return name.removeprefix(view.catalogue.regions[view.hexes[name].region].code)


def name_in_region(view: View, lattice: Lattice, name: str) -> str:
    """A hex's whole name on a sheet of its region, its number where hexes are too small for it."""
    return name if lattice.radius >= ROOMY else number_of(view, name)


def draw_number(
    sheet: Canvas, lattice: Lattice, name: str, number: str, fill: str, origin: tuple[int, int] = (0, 0)
) -> None:
    """The number of a hex in its upper half."""
    x, y = lattice.centres[name][0] + origin[0], lattice.centres[name][1] + origin[1]
    half = lattice.radius * 0.866
    box = (round(x - half), round(y - lattice.radius), round(x + half), round(y + lattice.radius))
    share = 0.42 if len(number) >= LONG_NAME else 0.56 if lattice.radius < LARGE else 0.7
    size = max(FLOOR if lattice.radius >= LARGE else NAME_SIZE, round(lattice.radius * share))
    at = (x, y - lattice.radius * NAME_UP)
    sheet.text(at, number, face="text-semi", size=size, fill=fill, within=box, align="middle")


# ---------------------------------------------------------------------- the map
def _sea(lattice: Lattice) -> Image.Image:
    """Water, paler towards the coast, with lines engraved along it."""
    size = (lattice.width, lattice.height)
    coast = _coast(lattice, lattice.radius * 0.36)
    image = Image.new("RGB", size, rgb(SEA))
    far = coast.filter(ImageFilter.GaussianBlur(lattice.radius * 1.1))
    wash(image, rgb(SHALLOW), far.point([min(255, v * 2) for v in range(256)]))
    shadow = ImageChops.offset(coast, 0, 3).filter(ImageFilter.GaussianBlur(4))
    wash(image, rgb("#20414A"), shadow.point([v * 70 // 255 for v in range(256)]))
    wash(image, rgb(SHORE), coast)
    inner = _coast(lattice, lattice.radius * 0.36 - 1.6)
    wash(image, rgb(LAND), inner)
    return image


def _coast(lattice: Lattice, reach: float) -> Image.Image:
    """The land as a mask: all hexes, swollen by ``reach`` and with soft corners."""
    scale = 1 if lattice.radius >= LARGE else _SCALE
    mask = Image.new("L", (lattice.width * scale, lattice.height * scale), 0)
    pen = ImageDraw.Draw(mask)
    for name in lattice.centres:
        pen.polygon([(x * scale, y * scale) for x, y in lattice.corners(name, -reach)], fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(lattice.radius * 0.3 * scale))
    return soft.point([max(0, min(255, (v - 118) * 12)) for v in range(256)]).reduce(scale)


def _land(
    image: Image.Image, lattice: Lattice, spots: dict[str, Spot], regions: dict[str, Region], ports: frozenset[str]
) -> Image.Image:
    """The hexes: tinted by region, ports half in the water, closed regions grey and nameless, thick seams between regions."""
    big = image.resize((image.width * _SCALE, image.height * _SCALE), Image.Resampling.NEAREST)
    pen, weight = ImageDraw.Draw(big), max(1, round(lattice.radius / USUAL_RADIUS))
    for place, name in enumerate(lattice.centres):
        region = regions[spots[name].region]
        shade = (place * 7919 % 13) / 13 * 0.07  # neighbours differ a little, as fields do
        colour = darker(tint(region.place), shade) if region.open else CLOSED
        pen.polygon(_scaled(lattice.corners(name)), fill=colour)
    for name, spot in spots.items():
        if name in ports and regions[spot.region].open:
            _port(big, lattice, name)
    pen = ImageDraw.Draw(big)
    for name, spot in spots.items():
        corners = _scaled(lattice.corners(name))
        line = deep(tint(regions[spot.region].place), 0.19) if regions[spot.region].open else "#B9B2A4"
        pen.line([*corners, *corners[:2]], fill=line, width=2 * weight, joint="curve")
    _seams(pen, lattice, spots, weight)
    return big.reduce(_SCALE)


def _port(big: Image.Image, lattice: Lattice, name: str) -> None:
    """A port hex is water with an anchor, so that it is told from land even with a token on it."""
    pen = ImageDraw.Draw(big)
    pen.polygon(_scaled(lattice.corners(name)), fill=PORT_WATER)
    pen.line(
        [*_scaled(lattice.corners(name, 4)), *_scaled(lattice.corners(name, 4))[:2]],
        fill="#3F7C8E",
        width=6,
        joint="curve",
    )
    x, y = lattice.centres[name]
    size = round(lattice.radius * 0.9 * _SCALE)
    at = (round(x * _SCALE - size / 2), round((y + lattice.radius * 0.36) * _SCALE - size / 2))
    wash(big, rgb("#3F7C8E"), icon_mask("anchor", size), at)


def _seams(pen: ImageDraw.ImageDraw, lattice: Lattice, spots: dict[str, Spot], weight: int) -> None:
    """Thick lines where a region ends."""
    by_place = {(spot.q, spot.r): spot.region for spot in spots.values()}
    ways = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    for name, spot in spots.items():
        corners = _scaled(lattice.corners(name))
        for side, (dq, dr) in enumerate(ways):
            if by_place.get((spot.q + dq, spot.r + dr)) != spot.region:
                start, end = corners[side], corners[(side + 1) % 6]
                pen.line([start, end], fill="#3A2817", width=6 * weight)
                reach = 3 * weight
                for x, y in (start, end):
                    pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill="#3A2817")


def _scaled(points: list[Point]) -> list[Point]:
    return [(x * _SCALE, y * _SCALE) for x, y in points]


@kept
def rim_mask(width: int, height: int) -> Image.Image:
    """The round corners of the map."""
    return round_mask(width, height, RIM_RADIUS)
