"""The map without the match: water, land, relief, borders, and numbered pictures of the provinces. Painted once for each size."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.mare_nostrum.catalogue import Catalogue
from render.kit.cache import ROOM
from render.kit.packed import Packed
from render.kit.palette import rgb
from render.kit.shapes import Point
from render.kit.texture import grained, noise
from render.kit.wash import wash
from render.mare.chart import BETWEEN, Chart, chart_of

DEEP, SEA, SHALLOW, SEA_LINE = "#7FA6AF", "#B5D0D0", "#CFE1DC", "#2F5560"
LAND, LAND_RIM, COAST = "#EADBB6", "#B08E52", "#4A4433"
WASTE = "#DCCFB4"  # land and islands that belong to nobody
BORDER, BORDER_GLOW, RIVER, SEA_BORDER = "#6B4A2C", "#FFF9E6", "#6E9CA8", "#F4FBF6"
PEAK_INK, PEAK_LIGHT, PEAK_SHADE = "#6A5335", "#F0E4C6", "#B99E6E"
BAND = 13  # how far the stronger colour along the inside of a border reaches, in pixels of the small map
PASS = 21  # radius of the massif where areas meet that are not adjacent
SMALL = (1600, 790)


@dataclass(frozen=True)
class Ground:
    """The painted map with, for every pixel, the number of its province (from 1 in the order of the data, 0 outside them).

    ``rims`` has that number only along the inside of borders; ``seams`` is the mask of the land borders.
    """

    chart: Chart
    image: Packed
    numbers: Packed
    rims: Packed
    seams: Packed


def ground_of(data_hash: str, catalogue: Catalogue, size: tuple[int, int] = SMALL) -> Ground:
    """The map at a size; kept while there is room."""
    ground: Ground = ROOM.get(("mare map", data_hash, size), lambda: _paint(chart_of(catalogue, size)))
    return ground


def _paint(chart: Chart) -> Ground:
    times = chart.size[0] / SMALL[0]
    bays = _mask(chart, chart.bays)
    land = ImageChops.subtract(_mask(chart, list(chart.provinces.values())), bays)
    waste = _waste(chart, land)
    dry = ImageChops.lighter(land, waste)
    image = _water(dry, times)
    shadow = Image.new("L", chart.size, 0)
    shadow.paste(dry.filter(ImageFilter.GaussianBlur(4 * times)), (round(2 * times), round(4 * times)))
    wash(image, rgb("#274650"), _faded(shadow, 90))
    image.paste(_earth(dry, waste, times), (0, 0), dry)
    islets = _mask(chart, list(chart.islands))
    wash(image, rgb(WASTE), _faded(islets, 215))
    _draw_lines(image, chart, dry, islets, times)
    seams = _strokes(chart, [border.line for border in chart.borders if border.kind == "land"], 2.5 * times)
    seams = ImageChops.multiply(seams, dry)
    wash(image, rgb(BORDER_GLOW), _capped(seams.filter(ImageFilter.GaussianBlur(2.2 * times)), 120))
    wash(image, rgb(BORDER), _faded(seams, 215))
    numbers, rims = _numbered(chart, times)
    # Drawn at double size and reduced, lines are sharper than print; a breath of softness spares a tenth of the file.
    image = image.filter(ImageFilter.GaussianBlur(0.65 * times))
    layers = grained(image, "mare", ((48, 8), (200, 10))), numbers, rims, _faded(seams, 150)
    return Ground(chart, *map(Packed.of, layers))


# ---------------------------------------------------------------------- water and land
def _water(dry: Image.Image, times: float) -> Image.Image:
    """Deep colour, paler towards the coast, with three engraved lines along it."""
    image = Image.new("RGB", dry.size, rgb(DEEP))
    near = dry.filter(ImageFilter.GaussianBlur(40 * times)).point([min(255, int(v * 2.1)) for v in range(256)])
    wash(image, rgb(SEA), near)
    close = dry.filter(ImageFilter.GaussianBlur(13 * times)).point([min(210, int(v * 1.5)) for v in range(256)])
    wash(image, rgb(SHALLOW), close)
    for reach, strength in ((3.4, 84), (7.2, 54), (12.0, 36)):
        blurred = dry.filter(ImageFilter.GaussianBlur(reach * times))
        band = blurred.point([255 if 26 < v < 60 else 0 for v in range(256)])
        band = band.filter(ImageFilter.GaussianBlur(0.7 * times))
        wash(image, rgb(SEA_LINE), _faded(band, strength))
    return image


def _earth(dry: Image.Image, waste: Image.Image, times: float) -> Image.Image:
    width, height = dry.size
    grain = noise(width, height, "mare-land", ((24, 8), (70, 26), (260, 30)))
    earth = ImageChops.soft_light(Image.new("RGB", dry.size, rgb(LAND)), Image.merge("RGB", (grain, grain, grain)))
    dull = ImageChops.multiply(earth, Image.new("RGB", dry.size, rgb("#E4D7C0")))
    earth.paste(dull, (0, 0), waste)
    rim = ImageChops.invert(dry.filter(ImageFilter.GaussianBlur(9 * times)))
    wash(earth, rgb(LAND_RIM), rim.point([max(0, min(150, int((v - 20) * 0.95))) for v in range(256)]))
    return earth


def _waste(chart: Chart, land: Image.Image) -> Image.Image:
    """What is neither province nor sea."""
    return ImageChops.invert(ImageChops.lighter(land, _mask(chart, list(chart.seas.values()))))


# ---------------------------------------------------------------------- lines and relief
def _draw_lines(image: Image.Image, chart: Chart, dry: Image.Image, islets: Image.Image, times: float) -> None:
    coast = _strokes(chart, [border.line for border in chart.borders if border.kind == "shore"], 2 * times)
    islet_coast = _strokes(chart, [(*island, island[0]) for island in chart.islands], 1.5 * times)
    wash(image, rgb(COAST), _faded(coast, 235))
    wash(image, rgb(COAST), _faded(islet_coast, 120))
    rivers = ImageChops.multiply(_strokes(chart, chart.rivers, 2.4 * times), dry)
    wash(image, rgb(RIVER), _faded(rivers, 215))
    relief = Image.new("RGBA", (chart.size[0] * 2, chart.size[1] * 2), 0)
    pen = ImageDraw.Draw(relief)
    ranges = [(x, y, PASS * times) for border in chart.apart for x, y in _steps(border.line, BETWEEN * times)]
    for x, y, tall in sorted([*chart.mountains, *ranges], key=lambda peak: peak[1]):
        _peak(pen, x * 2, (y + tall * 0.5) * 2, tall * 2)
    for x, y in chart.points:
        reach = PASS * times
        # A massif closes the point, so that only neighbours with a common border seem to touch.
        for turn in range(7):
            angle = turn * 2 * math.pi / 6
            near = 0.0 if turn == 6 else reach * 0.62
            _peak(
                pen, (x + math.cos(angle) * near) * 2, (y + math.sin(angle) * near * 0.8 + reach * 0.5) * 2, reach * 2
            )
    relief = relief.reduce(2)
    solid = relief.getchannel("A")
    image.paste(relief.convert("RGB"), (0, 0), ImageChops.multiply(_faded(solid, 200), ImageChops.lighter(dry, islets)))
    for x, y in chart.points:
        box = (round(x - 40 * times), round(y - 40 * times), round(x + 40 * times), round(y + 40 * times))
        image.paste(relief.crop(box).convert("RGB"), (box[0], box[1]), solid.crop(box))
    dashes = [
        dash for border in chart.borders if border.kind == "sea" for dash in _dashes(border.line, 10 * times, 8 * times)
    ]
    water = ImageChops.invert(ImageChops.lighter(dry, islets))
    sea_borders = ImageChops.multiply(_strokes(chart, dashes, 2.5 * times), water)
    wash(image, rgb(SEA_BORDER), _faded(sea_borders, 220))
    for width, colour in ((9, BORDER_GLOW), (5, BORDER)):
        ways = _strokes(
            chart, [dash for way in chart.joined for dash in _dashes(way.line, 12 * times, 9 * times)], width * times
        )
        wash(image, rgb(colour), ways)


def _steps(line: Sequence[Point], length: float) -> list[Point]:
    """Places along a line, that far apart."""
    return [dash[0] for dash in _dashes(line, length / 2, length / 2)]


def _peak(pen: ImageDraw.ImageDraw, x: float, y: float, tall: float) -> None:
    wide = tall * 0.78
    left, right, top = (x - wide, y), (x + wide, y), (x, y - tall)
    west, east = (x - wide * 0.45, y - tall * 0.52), (x + wide * 0.5, y - tall * 0.46)
    pen.polygon([left, west, top, east, right], fill=(*rgb(PEAK_LIGHT), 255))
    shade = [
        top,
        east,
        right,
        (x + wide * 0.25, y),
        (x - tall * 0.06, y - tall * 0.34),
        (x + tall * 0.1, y - tall * 0.62),
    ]
    pen.polygon(shade, fill=(*rgb(PEAK_SHADE), 255))
    pen.line([left, west, top, east, right], fill=(*rgb(PEAK_INK), 235), width=3, joint="curve")


def _dashes(line: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """A line cut into dashes."""
    found: list[list[Point]] = []
    walked = 0.0
    for before, after in pairwise(line):
        length = math.dist(before, after)
        at = 0.0
        while at < length:
            phase = walked % (on + off)
            step = min((on if phase < on else on + off) - phase + 1e-6, length - at)
            if phase < on:
                ends = [(share / length) for share in (at, at + step)]
                found.append(
                    [
                        (before[0] + (after[0] - before[0]) * share, before[1] + (after[1] - before[1]) * share)
                        for share in ends
                    ]
                )
            at += step
            walked += step
    return found


# ---------------------------------------------------------------------- masks
def _mask(chart: Chart, lines: Sequence[list[Point]]) -> Image.Image:
    mask = Image.new("L", (chart.size[0] * 2, chart.size[1] * 2), 0)
    pen = ImageDraw.Draw(mask)
    for line in lines:
        pen.polygon([(x * 2, y * 2) for x, y in line], fill=255)
        pen.line([(x * 2, y * 2) for x, y in (*line, line[0])], fill=255, width=2)  # no gap between neighbours
    return mask.reduce(2)


def _strokes(chart: Chart, lines: Sequence[Sequence[Point]], width: float) -> Image.Image:
    mask = Image.new("L", (chart.size[0] * 2, chart.size[1] * 2), 0)
    pen = ImageDraw.Draw(mask)
    for line in lines:
        pen.line([(x * 2, y * 2) for x, y in line], fill=255, width=round(width * 2), joint="curve")
    return mask.reduce(2)


def _numbered(chart: Chart, times: float) -> tuple[Image.Image, Image.Image]:
    numbers = Image.new("L", (chart.size[0] * 2, chart.size[1] * 2), 0)
    pen = ImageDraw.Draw(numbers)
    for number, line in enumerate(chart.provinces.values(), start=1):
        pen.polygon([(x * 2, y * 2) for x, y in line], fill=number)
    for line in chart.bays:
        pen.polygon([(x * 2, y * 2) for x, y in line], fill=0)
    inner = numbers.copy()
    pen = ImageDraw.Draw(inner)
    for line in chart.provinces.values():
        pen.line([(x * 2, y * 2) for x, y in (*line, line[0])], fill=0, width=round(BAND * times * 2), joint="curve")
    rims = ImageChops.subtract(numbers, inner)
    small = numbers.resize(chart.size, Image.Resampling.NEAREST)
    return small, rims.resize(chart.size, Image.Resampling.NEAREST)


def _faded(mask: Image.Image, strength: int) -> Image.Image:
    return mask.point([value * strength // 255 for value in range(256)])


def _capped(mask: Image.Image, most: int) -> Image.Image:
    return mask.point([min(most, value) for value in range(256)])
