"""The shapes of the map: outlines of the data, bent along the real coast, at the size of a picture.

The data give corners; what lies between two corners is drawn here. A shore follows the real coast (``shores`` of the assets:
steps along and across the line between its corners, in thousandths of its length, so it moves with the corners); other borders
get small bends of their own. Two areas that share an edge share its line point by point. An area that has a place instead of an
outline lies there as an island or a bay. Areas that are adjacent without an edge are joined by a line between them, and where
neighbours by an edge are not adjacent, mountains part them.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TypedDict

from games.mare_nostrum.catalogue import Catalogue
from render.kit.shapes import Point

FILE = Path(__file__).resolve().parents[1] / "assets" / "maps" / "mare_nostrum.json"
FRAME = 14  # board pixels from the rim within which a corner belongs to the rim
BLEED = 40  # how far such corners are drawn beyond the picture
_BENDS = 3  # times that a line is halved
_SWAY = 0.075  # how far the middle of a line moves, as a share of its length
ROUGH = 0.16  # the same for a shore that the assets do not know

PATCH = (92, 66)  # half the width and height of an area that lies by itself, in board pixels
_ROUND = 14  # its corners
BETWEEN = 26  # pixels of a range that parts two areas from one mountain to the next

Edge = tuple[str, str]
Line = list[Point]


class Assets(TypedDict):
    """What is drawn beside the data: shores by their corners, islands and rivers as x, y, x, y …, mountains as x, y, size."""

    shores: dict[str, list[int]]
    islands: list[list[int]]
    rivers: list[list[int]]
    mountains: list[list[int]]


@dataclass(frozen=True)
class Border:
    """A line between two areas; ``kind`` is what is on its sides."""

    kind: str  # "land", "shore" or "sea"
    areas: tuple[str, ...]
    line: tuple[Point, ...]


@dataclass(frozen=True)
class Chart:
    """The map in pixels of a picture of that size."""

    size: tuple[int, int]
    provinces: dict[str, Line]
    seas: dict[str, Line]
    borders: tuple[Border, ...]
    points: tuple[Point, ...]  # where areas meet that are not adjacent
    islands: tuple[Line, ...]
    rivers: tuple[Line, ...]
    mountains: tuple[tuple[float, float, float], ...]
    bays: tuple[Line, ...]  # seas that lie by themselves, in land or water
    joined: tuple[Border, ...]  # adjacent areas without a common edge, by lines between them
    apart: tuple[Border, ...]  # areas with a common edge that are not adjacent


class Scale:
    """From board pixels to pixels of the picture."""

    def __init__(self, catalogue: Catalogue, size: tuple[int, int]) -> None:
        corners = catalogue.corners.values()
        self.left, self.right = min(x for x, _ in corners), max(x for x, _ in corners)
        self.top, self.bottom = min(y for _, y in corners), max(y for _, y in corners)
        self.x = size[0] / (self.right - self.left)
        self.y = size[1] / (self.bottom - self.top)

    def __call__(self, point: tuple[float, float]) -> Point:
        """The place in the picture."""
        return (point[0] - self.left) * self.x, (point[1] - self.top) * self.y

    def back(self, point: Point) -> tuple[int, int]:
        """The place on the board of one in the picture."""
        return round(point[0] / self.x + self.left), round(point[1] / self.y + self.top)

    def outwards(self, point: tuple[float, float]) -> tuple[float, float]:
        """A corner on the rim of the board moves out of the picture; others stay."""
        x, y = point
        x = self.left - BLEED if x <= self.left + FRAME else self.right + BLEED if x >= self.right - FRAME else x
        y = self.top - BLEED if y <= self.top + FRAME else self.bottom + BLEED if y >= self.bottom - FRAME else y
        return x, y


@lru_cache(1)
def assets() -> Assets:
    """The drawn part of the map; never changed."""
    found: Assets = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def chart_of(catalogue: Catalogue, size: tuple[int, int]) -> Chart:
    """The map at a size."""
    scale, drawn = Scale(catalogue, size), assets()
    corners = {name: scale.outwards(point) for name, point in catalogue.corners.items()}
    sides: dict[Edge, list[str]] = {}
    areas = catalogue.areas.values()
    for area in (area for area in areas if area.at is None):
        for edge in _edges(area.outline):
            sides.setdefault(_key(edge), []).append(area.id)
    lines: dict[Edge, Line] = {}
    borders: list[Border] = []
    for edge, beside in sides.items():
        kind = _kind(catalogue, beside)
        rim = all(corners[name] != catalogue.corners[name] for name in edge)
        line = [corners[name] for name in edge] if rim else _line(edge, corners, drawn["shores"], kind)
        lines[edge] = [scale(point) for point in line]
        if not rim:
            borders.append(Border(kind, tuple(beside), tuple(lines[edge])))

    def outline(corner_names: list[str]) -> Line:
        found: Line = []
        for edge in _edges(corner_names):
            line = lines[_key(edge)]
            found += (line if _key(edge) == edge else line[::-1])[:-1]
        return found

    rings = {area.id: [scale(point) for point in _ring(area.id, area.at)] for area in areas if area.at is not None}
    lines_of = {area.id: rings.get(area.id) or outline(area.outline) for area in areas}
    for name, ring in rings.items():
        around = _around(catalogue, name)
        kind = _kind(catalogue, [name, *around])
        borders.append(Border(kind, (name, *around), (*ring, ring[0])))
    touching = {frozenset(border.areas) for border in borders}
    adjacent = {frozenset(pair) for pair in adjacent_pairs(catalogue)}
    return Chart(
        size=size,
        provinces={name: lines_of[name] for name in catalogue.provinces},
        seas={name: lines_of[name] for name in catalogue.seas},
        borders=tuple(borders),
        bays=tuple(rings[name] for name in catalogue.seas if name in rings),
        joined=tuple(
            Border(_kind(catalogue, pair), tuple(pair), tuple(middle_of(lines_of[name]) for name in pair))
            for pair in sorted(map(sorted, adjacent - touching))
        ),
        apart=tuple(border for border in borders if len(border.areas) > 1 and frozenset(border.areas) not in adjacent),
        points=tuple(scale(catalogue.corners[name]) for name in _points(catalogue)),
        islands=tuple([scale(point) for point in _pairs(island)] for island in drawn["islands"]),
        rivers=tuple([scale(point) for point in _pairs(river)] for river in drawn["rivers"]),
        mountains=tuple((*scale((x, y)), tall * scale.x) for x, y, tall in drawn["mountains"]),
    )


def adjacent_pairs(catalogue: Catalogue) -> set[Edge]:
    """R2.2, R2.3: any two areas that are adjacent, in either order."""
    found = {(area.id, sea) for area in catalogue.provinces.values() for sea in area.seas}
    for near in (catalogue.land, catalogue.open_sea):
        found |= {(name, other) for name, others in near.items() for other in others if name < other}
    return found


def _ring(name: str, at: tuple[int, int] | None) -> list[tuple[float, float]]:
    """The coast of an area that lies by itself, a little uneven."""
    chance, (x, y) = random.Random(name), at or (0, 0)
    turns = [2 * math.pi * corner / _ROUND for corner in range(_ROUND)]
    reach = [chance.uniform(0.92, 1.04) for _ in turns]
    return [
        (x + PATCH[0] * far * math.cos(turn), y + PATCH[1] * far * math.sin(turn))
        for far, turn in zip(reach, turns, strict=True)
    ]


def _around(catalogue: Catalogue, name: str) -> list[str]:
    """The area in which one lies that lies by itself; none beyond all outlines."""
    place = catalogue.areas[name].at
    assert place is not None
    outlines = {
        area.id: [catalogue.corners[corner] for corner in area.outline]
        for area in catalogue.areas.values()
        if area.at is None
    }
    return [other for other, line in outlines.items() if inside(place, line)][:1]


def inside(point: Point, line: Sequence[Point]) -> bool:
    """Whether a point lies within an outline."""
    x, y = point
    crossed = False
    for (x0, y0), (x1, y1) in pairwise([*line, line[0]]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            crossed = not crossed
    return crossed


def middle_of(line: Sequence[Point]) -> Point:
    """A place well inside an outline: of a grid over it the point that is farthest from its edge."""
    across, down = zip(*line, strict=True)
    left, top, wide, tall = min(across), min(down), max(across) - min(across), max(down) - min(down)
    spots = [(left + wide * x / 12, top + tall * y / 12) for x in range(1, 12) for y in range(1, 12)]
    within = [spot for spot in spots if inside(spot, line)] or [(left + wide / 2, top + tall / 2)]
    return max(within, key=lambda spot: min(math.dist(spot, corner) for corner in line))


def _points(catalogue: Catalogue) -> list[str]:
    """R2.2: corners at which four areas or more meet: some of them touch there and are not adjacent."""
    meeting: dict[str, int] = {}
    for area in catalogue.areas.values():
        for corner in area.outline if area.at is None else ():
            meeting[corner] = meeting.get(corner, 0) + 1
    return [corner for corner, count in meeting.items() if count > 3]


def _edges(outline: list[str]) -> list[Edge]:
    return [(name, outline[(place + 1) % len(outline)]) for place, name in enumerate(outline)]


def _key(edge: Edge) -> Edge:
    return edge if edge[0] < edge[1] else (edge[1], edge[0])


def _kind(catalogue: Catalogue, areas: list[str]) -> str:
    land = sum(area in catalogue.provinces for area in areas)
    if len(areas) == 1:
        return "land" if land else "shore"  # beyond it lies land that belongs to nobody
    return ("sea", "shore", "land")[land]


def _line(edge: Edge, corners: dict[str, tuple[float, float]], shores: dict[str, list[int]], kind: str) -> Line:
    start, end = corners[edge[0]], corners[edge[1]]
    steps = shores.get(" ".join(edge))
    if steps is None:
        return _bent(start, end, "-".join(edge), ROUGH if kind == "shore" else _SWAY)
    x, y = (end[0] - start[0]) / 1000, (end[1] - start[1]) / 1000
    bends = [(start[0] + x * along - y * across, start[1] + y * along + x * across) for along, across in _pairs(steps)]
    return [start, *bends, end]


def _bent(start: Point, end: Point, seed: str, sway: float) -> Line:
    chance = random.Random(seed)
    line = [start, end]
    for _ in range(_BENDS):
        longer: Line = [line[0]]
        for before, after in pairwise(line):
            length = math.dist(before, after)
            shift = chance.uniform(-sway, sway)
            middle = ((before[0] + after[0]) / 2, (before[1] + after[1]) / 2)
            across = ((before[1] - after[1]) / (length or 1), (after[0] - before[0]) / (length or 1))
            longer += [(middle[0] + across[0] * shift * length, middle[1] + across[1] * shift * length), after]
        line = longer
    return line


def _pairs(flat: list[int]) -> list[tuple[int, int]]:
    return list(zip(flat[::2], flat[1::2], strict=True))
