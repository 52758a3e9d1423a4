"""Where regions and their borders lie on the board."""

from __future__ import annotations

from collections.abc import Iterator

from render.kit.canvas import Box
from render.rise.layout import sheet_of, top_of
from render.rise.view import View
from render.rise.world import SCALE
from render.rise.worldmap import places_of
from render.scene import Plan, Spot
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
