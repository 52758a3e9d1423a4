"""Where regions and their borders lie on the board."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from render.kit.canvas import Box
from render.kit.shapes import Point
from render.rise.layout import sheet_of, top_of
from render.rise.view import View
from render.rise.world import SCALE
from render.rise.worldmap import places_of
from render.scene import Plan, Put, Spot
from render.shared.borders import between


def plan_of(view: View) -> Plan:
    """The map with every region and plain water by what is drawn of it, or about its name, and borders between their names."""
    box = sheet_of(view.state.seats, top_of(view.news)).map
    return Plan(box, tuple(_spots(view, box)))


def _spots(view: View, box: Box) -> Iterator[Spot]:
    left, top, *_ = box
    places = {
        name: (place.x + left, place.y + top) for name, place in places_of(view).items() if name in view.components
    }
    for name, (x, y) in places.items():
        shapes = view.world.regions.get(name)
        if shapes is None:
            yield Spot(name, outlines=(((x - 60, y - 20), (x + 60, y - 20), (x + 60, y + 60), (x - 60, y + 60)),))
            continue
        rings = (shape[0] for shape in shapes)
        yield Spot(name, outlines=tuple(tuple((a / SCALE + left, b / SCALE + top) for a, b in ring) for ring in rings))
    for region in view.regions:
        for other in region.entry.adjacent:
            yield Spot(region.id, "adjacent", other, line=between(places[region.id], places[other]))


def region_at(view: View, point: Point) -> Put:
    """A new region at a point of the board, which touches nothing yet."""
    near, at = _at(view, point, view.catalogue.everywhere)
    return Put(near, {"at": at, "adjacent!": {}})


def water_at(view: View, point: Point) -> Put:
    """A new water at a point of the board."""
    near, at = _at(view, point, view.catalogue.waters)
    return Put(near, {"at": at})


def _at(view: View, point: Point, names: Iterable[str]) -> tuple[str, list[int]]:
    """The nearest of these places to a point of the board, and the point on the scale of the data."""
    left, top, *_ = sheet_of(view.state.seats, top_of(view.news)).map
    (x, y), (wide, tall) = (point[0] - left, point[1] - top), view.world.size
    places = places_of(view)
    there = [name for name in names if name in places]
    if not there:
        raise LookupError("there is none to begin with")
    near = min(there, key=lambda name: math.dist((places[name].x, places[name].y), (x, y)))
    return near, [round(x * 1000 / wide), round(y * 1000 / tall)]
