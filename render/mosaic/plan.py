"""Where hexes, regions and the borders between these lie on the board."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from render.kit.canvas import Box
from render.kit.shapes import Point
from render.mosaic.lattice import ROOT3
from render.mosaic.layout import sheet_of, top_of
from render.mosaic.view import View
from render.mosaic.worldmap import map_ground, map_height
from render.scene import Plan, Put, Spot
from render.shared.borders import between


def plan_of(view: View) -> Plan:
    """The map with its hexes, the regions by their plates, and the links of these between the middles of them."""
    box = sheet_of(map_height(view), view.state.seats, top_of(view.news)).map
    return Plan(box, tuple(_spots(view, box)))


def _spots(view: View, box: Box) -> Iterator[Spot]:
    ground = map_ground(view)
    middles: dict[str, list[Point]] = {}
    for name, (x, y) in ground.lattice.centres.items():
        corners = [(left + box[0], top + box[1]) for left, top in ground.lattice.corners(name)]
        middles.setdefault(view.hexes[name].region, []).append((x + box[0], y + box[1]))
        yield Spot(name, outlines=(tuple(corners),))
    for name, (left, top, right, bottom) in ground.plates.items():
        left, top, right, bottom = left + box[0], top + box[1], right + box[0], bottom + box[1]
        yield Spot(name, outlines=(((left, top), (right, top), (right, bottom), (left, bottom)),))
    for link, (one, other) in view.catalogue.borders.items():
        if one not in middles or other not in middles:
            continue
        yield Spot(link, line=between(_middle(middles[one]), _middle(middles[other])))


def hex_at(view: View, point: Point) -> Put:
    """A new hex where one fits nearest to a point of the board, in the region of the nearest hex."""
    box = sheet_of(map_height(view), view.state.seats, top_of(view.news)).map
    lattice, (x, y) = map_ground(view).lattice, (point[0] - box[0], point[1] - box[1])
    near = min(lattice.centres, key=lambda name: math.dist(lattice.centres[name], (x, y)))
    entry, (left, top) = view.hexes[near], lattice.centres[near]
    r = round((y - top) / lattice.radius / 1.5)
    q = round((x - left) / lattice.radius / ROOT3 - r / 2)
    return Put(near, {"q": entry.q + q, "r": entry.r + r, "region": entry.region, "apart": []})


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
