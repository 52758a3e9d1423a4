"""The shapes of the map: outlines of the data, bent along the real coast, at the size of a picture.

The data give corners; what lies between two corners is drawn here. A shore follows the real coast (``shores`` of the assets:
steps along and across the line between its corners, in thousandths of its length, so it moves with the corners); other borders
get small bends of their own. Two areas that share an edge share its line point by point.
"""

from __future__ import annotations

import json
import math
import random
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
    for area in (*catalogue.provinces.values(), *catalogue.seas.values()):
        for edge in _edges(area.outline):
            sides.setdefault(_key(edge), []).append(area.id)
    lines: dict[Edge, Line] = {}
    borders: list[Border] = []
    for edge, areas in sides.items():
        kind = _kind(catalogue, areas)
        rim = all(corners[name] != catalogue.corners[name] for name in edge)
        line = [corners[name] for name in edge] if rim else _line(edge, corners, drawn["shores"], kind)
        lines[edge] = [scale(point) for point in line]
        if not rim:
            borders.append(Border(kind, tuple(areas), tuple(lines[edge])))

    def outline(corner_names: list[str]) -> Line:
        found: Line = []
        for edge in _edges(corner_names):
            line = lines[_key(edge)]
            found += (line if _key(edge) == edge else line[::-1])[:-1]
        return found

    return Chart(
        size=size,
        provinces={name: outline(area.outline) for name, area in catalogue.provinces.items()},
        seas={name: outline(area.outline) for name, area in catalogue.seas.items()},
        borders=tuple(borders),
        points=tuple(scale(catalogue.corners[name]) for name in _points(catalogue)),
        islands=tuple([scale(point) for point in _pairs(island)] for island in drawn["islands"]),
        rivers=tuple([scale(point) for point in _pairs(river)] for river in drawn["rivers"]),
        mountains=tuple((*scale((x, y)), tall * scale.x) for x, y, tall in drawn["mountains"]),
    )


def _points(catalogue: Catalogue) -> list[str]:
    """R2.2: corners at which four areas or more meet: some of them touch there and are not adjacent."""
    meeting: dict[str, int] = {}
    for area in (*catalogue.provinces.values(), *catalogue.seas.values()):
        for corner in area.outline:
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
