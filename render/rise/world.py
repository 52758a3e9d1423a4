"""The map's geography: coasts, the outline of every region, straits that count as borders, mountains that part.

Points are in units of half a pixel of the board's map; see ``render/assets/CREDITS.md`` for where they come from. A region that has
its own place on the map lies there as an island or a bay; where the borders of a box are others than those drawn, arrows join and
mountains part.
"""

from __future__ import annotations

import json
import math
import random
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

from games.rise_of_empires.catalogue import Catalogue
from render.shared.borders import between

FILE = Path(__file__).resolve().parent.parent / "assets" / "maps" / "rise_world.json"
SCALE = 2  # units to a pixel
ISLE, LOWER = (
    (82, 54),
    8,
)  # half the width and height of a region that lies by itself; how far below its place, in pixels
CORNERS = 16
COLUMNS = 3  # tokens beside one another on it
CLOSE, APART, PEAK = 8, 44, 26  # units between points of one line, between mountains; height of these

Ring = list[tuple[int, int]]
Polygon = list[Ring]  # the outer ring, then the holes
Pair = tuple[str, str]  # of regions, in the order of the alphabet


@dataclass(frozen=True)
class Place:
    """Where a name stands, in pixels of the map, and how many tokens find room beside one another under it."""

    x: int
    y: int
    columns: int


@dataclass(frozen=True, eq=False)
class World:
    """Everything that the drawing needs: the map of the file, as the data of a box change it.

    ``size`` and ``places`` are in pixels, the rest in units.
    """

    size: tuple[int, int]
    land: tuple[Polygon, ...]
    bays: tuple[Polygon, ...]  # water within the land
    regions: dict[str, tuple[Polygon, ...]]
    arrows: tuple[tuple[int, int, int, int], ...]
    mountains: tuple[tuple[int, int, int], ...]
    places: dict[str, Place]  # names of regions and of other waters


class Drawn(TypedDict):
    """The file. Polygons are rings of x, y, x, y …; ``arrows`` name their two regions first, ``touching`` are the pairs of regions
    that have a line in common.
    """

    size: list[int]
    land: list[list[list[int]]]
    regions: dict[str, list[list[list[int]]]]
    sea: dict[str, list[list[list[int]]]]
    mountains: list[list[int]]
    arrows: list[tuple[str, str, list[int]]]
    touching: list[list[str]]
    places: dict[str, list[int]]


@lru_cache(1)
def drawn() -> Drawn:
    """The file, read once."""
    found: Drawn = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def map_size() -> tuple[int, int]:
    """Width and height of the map in pixels."""
    width, height = drawn()["size"]
    return width // SCALE, height // SCALE


def world_of(catalogue: Catalogue) -> World:
    """The map of a box."""
    added = tuple(
        (place.id, *place.at, getattr(place, "kind", "water"))
        for place in (*catalogue.everywhere.values(), *catalogue.waters.values())
        if place.at is not None
    )
    near = frozenset((name, other) for name, others in catalogue.near.items() for other in others if name < other)
    return _world(added, near, frozenset(catalogue.regions))


@lru_cache(8)
def _world(added: tuple[tuple[str, int, int, str], ...], near: frozenset[Pair], regions: frozenset[str]) -> World:
    text, size = drawn(), map_size()
    shapes = {name: _polygons(shape) for name, shape in (text["regions"] | text["sea"]).items()}
    places = {name: Place(*place) for name, place in text["places"].items()}
    land, bays = [*_polygons(text["land"])], list[Polygon]()
    for name, across, down, kind in added:
        places[name] = Place(round(across * size[0] / 1000), round(down * size[1] / 1000), COLUMNS)
        shapes.pop(name, None)
        if kind != "water":
            shapes[name] = ([_ring(name, places[name])],)
            (bays if kind == "sea" else land).append(shapes[name][0])
    # What lies by itself is joined to its neighbours by arrows alone.
    alone = {name for name, *_ in added}
    touching = {(one, other) for one, other in map(sorted, text["touching"]) if not alone & {one, other}}
    known: dict[Pair, list[int]] = {(min(one, other), max(one, other)): line for one, other, line in text["arrows"]}
    joined = sorted(pair for pair in near - touching if set(pair) <= places.keys())
    lines = [known[pair] if pair in known else _way(*(places[name] for name in pair)) for pair in joined]
    parted = sorted(pair for pair in touching - near if set(pair) <= regions)
    return World(
        size=size,
        land=tuple(land),
        bays=tuple(bays),
        regions=shapes,
        arrows=tuple((line[0], line[1], line[2], line[3]) for line in lines),
        mountains=(
            *((x, y, tall) for x, y, tall in text["mountains"]),
            *(peak for one, other in parted for peak in _range(shapes[one], shapes[other])),
        ),
        places=places,
    )


def _ring(name: str, place: Place) -> Ring:
    """The coast of a region that lies by itself, a little uneven."""
    chance = random.Random(name)
    x, y = place.x * SCALE, (place.y + LOWER) * SCALE
    turns = [2 * math.pi * corner / CORNERS for corner in range(CORNERS)]
    reach = [SCALE * chance.uniform(0.92, 1.04) for _ in turns]
    return [
        (round(x + ISLE[0] * far * math.cos(turn)), round(y + ISLE[1] * far * math.sin(turn)))
        for far, turn in zip(reach, turns, strict=True)
    ]


def _way(one: Place, other: Place) -> list[int]:
    """An arrow over the middle of the way between two places, in units."""
    return [round(value * SCALE) for point in between((one.x, one.y), (other.x, other.y)) for value in point]


def _range(one: tuple[Polygon, ...], other: tuple[Polygon, ...]) -> list[tuple[int, int, int]]:
    """Mountains along the line that two regions have in common."""
    mine, theirs = ([point for shape in shapes for ring in shape for point in ring] for shapes in (one, other))
    peaks: list[tuple[int, int, int]] = []
    for x, y in mine:
        near = min(abs(x - a) + abs(y - b) for a, b in theirs) <= CLOSE
        if near and all(abs(x - a) + abs(y - b) > APART for a, b, _ in peaks):
            peaks.append((x, y, PEAK))
    return peaks


def _polygons(shapes: list[list[list[int]]]) -> tuple[Polygon, ...]:
    return tuple([list(zip(ring[::2], ring[1::2], strict=True)) for ring in shape] for shape in shapes)
