"""The map's geography: coasts, the outline of every region, straits that count as borders, mountains that part.

Points are in units of half a pixel of the board's map; see ``render/assets/CREDITS.md`` for where they come from.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent / "assets" / "maps" / "rise_world.json"
SCALE = 2  # units to a pixel

Ring = list[tuple[int, int]]
Polygon = list[Ring]  # the outer ring, then the holes


@dataclass(frozen=True)
class Place:
    """Where a name stands, in pixels of the map, and how many tokens find room beside one another under it."""

    x: int
    y: int
    columns: int


@dataclass(frozen=True)
class World:
    """Everything that the drawing needs of the file; ``size`` in pixels, the rest in units."""

    size: tuple[int, int]
    land: tuple[Polygon, ...]
    regions: dict[str, tuple[Polygon, ...]]
    arrows: tuple[tuple[int, int, int, int], ...]
    mountains: tuple[tuple[int, int, int], ...]
    places: dict[str, Place]


@lru_cache(1)
def world() -> World:
    """The file, read once."""
    text = json.loads(FILE.read_text(encoding="utf-8"))
    width, height = text["size"]
    return World(
        size=(width // SCALE, height // SCALE),
        land=_polygons(text["land"]),
        regions={name: _polygons(shape) for name, shape in (text["regions"] | text["sea"]).items()},
        arrows=tuple((line[0], line[1], line[2], line[3]) for *_, line in text["arrows"]),
        mountains=tuple((x, y, tall) for x, y, tall in text["mountains"]),
        places={name: Place(*place) for name, place in text["places"].items()},
    )


def _polygons(shapes: list[list[list[int]]]) -> tuple[Polygon, ...]:
    return tuple([list(zip(ring[::2], ring[1::2], strict=True)) for ring in shape] for shape in shapes)
