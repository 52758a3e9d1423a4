"""A close-up of a part of the map: an area in the middle, what lies around it as far as there is room."""

from __future__ import annotations

from dataclasses import replace

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import MareState
from render.kit.canvas import Canvas
from render.mare.area import TIMES, WIDER, spots_of, window_of
from render.mare.layout import REGIONS, regions_of
from render.mare.view import View
from render.mare.worldmap import Window, draw_map
from render.shared.closeup import BAR, CLOSE, FLOOR, close_sheet, draw_bar

LARGE = 2.0  # where all around it finds room; else the size of the other close-ups
TALLEST = 1060  # of the map
ROOM = 60  # that a place needs around it, in pixels of the small map


def parts_of(catalogue: Catalogue, state: MareState) -> dict[str, tuple[str, ...]]:
    """R2.2, R2.3: every area in play with those that it touches."""
    touching = {province.id: [*province.land, *province.seas] for province in catalogue.provinces.values()}
    touching |= {sea.id: [*sea.coasts, *sea.seas] for sea in catalogue.seas.values()}
    open_ = {*state.provinces, *state.seas}
    return {name: tuple(other for other in touching[name] if other in open_) for name in touching if name in open_}


def draw_part(view: View, *, audit: bool = False) -> Canvas:
    """A sheet of the map, or the map around the scene's place, which is outlined. Raises KeyError for an area not in play."""
    name = view.scene.place
    box = (0, BAR, CLOSE, BAR + TALLEST)
    sheet_of = [area.partition(":")[2] for area in regions_of(view.catalogue, view.state).get(name, ())]
    window: Window | None = None
    if name in REGIONS:
        spots, title = spots_of(view, sheet_of), view.say(f"mare-closeup-{name}")
    else:
        spots, title = spots_of(view, (name, *parts_of(view.catalogue, view.state)[name])), view.name_of(name)
    for times in (LARGE, TIMES, WIDER):
        window = window or window_of(spots, box, times, room=ROOM)
    window = window or window_of(spots_of(view, [name]), box, TIMES, must=False)
    assert window is not None
    sheet = close_sheet(BAR + TALLEST, title, view.when, audit=audit)
    draw_map(sheet, view, replace(window, letters=FLOOR))
    draw_bar(sheet, title, view.when)
    return sheet
