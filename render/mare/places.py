"""Where things stand in the areas of the map: set by hand for ours, made for what a box has besides."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.data import Area, ProvinceEntry
from render.kit.shapes import Point
from render.mare.chart import Scale, middle_of
from render.mare.ground import SMALL

FILE = Path(__file__).resolve().parents[1] / "assets" / "maps" / "mare_nostrum_places.json"
MOST_COLUMNS = 5  # building spaces side by side in an area whose places are made


@dataclass(frozen=True)
class Place:
    """Where things stand in an area, in pixels of the small map: its name, building spaces in rows, stacks."""

    name: Point
    sites: Point
    columns: int
    units: Point
    lines: int = 1
    small: bool = False  # the name has little room


@lru_cache(1)
def _places() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def place_of(catalogue: Catalogue, area: str) -> Place:
    """The places of an area on the small map: as set for ours, made for what a box has besides."""
    entry = catalogue.areas[area]
    found = _places().get(area) if entry.at is None else None
    if found is None:
        return _made(catalogue, entry)
    sites = found.get("sites", found["units"])
    return Place(
        (found["name"][0], found["name"][1]),
        (sites[0], sites[1]),
        found.get("columns", 1),
        (found["units"][0], found["units"][1]),
        found.get("lines", 1),
        found.get("small", False),
    )


def _made(catalogue: Catalogue, entry: Area) -> Place:
    """Places about the middle of an area."""
    scale = Scale(catalogue, SMALL)
    outline = tuple(scale(catalogue.corners[corner]) for corner in entry.outline)
    x, y = _middle(outline) if entry.at is None else scale(entry.at)
    return Place(
        (x, y - 29), (x, y), MOST_COLUMNS, (x, y + (32 if isinstance(entry, ProvinceEntry) else 8)), small=True
    )


_middle = lru_cache(middle_of)


def nearest(catalogue: Catalogue, point: Point, names: Iterable[str]) -> str:
    """Of these areas the one whose name stands nearest to a point of the small map."""
    return min(names, key=lambda name: math.dist(place_of(catalogue, name).name, point))
