"""A close-up of a part of the map: an area in the middle, what lies around it as far as there is room."""

from __future__ import annotations

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import MareState
from render.kit.canvas import Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.kit.sheet import WIDTH
from render.mare.area import TALL, TIMES, spots_of, window_of
from render.mare.layout import top_of
from render.mare.view import View
from render.mare.worldmap import draw_map

LARGE = 2.0  # where all around it finds room; else the size of the other close-ups


def parts_of(catalogue: Catalogue, state: MareState) -> dict[str, tuple[str, ...]]:
    """R2.2, R2.3: every area in play with those that it touches."""
    touching = {province.id: [*province.land, *province.seas] for province in catalogue.provinces.values()}
    touching |= {sea.id: [*sea.coasts, *sea.seas] for sea in catalogue.seas.values()}
    open_ = {*state.provinces, *state.seas}
    return {name: tuple(other for other in touching[name] if other in open_) for name in touching if name in open_}


def draw_part(view: View, *, audit: bool = False) -> Canvas:
    """The map around the scene's place, which is outlined. Raises KeyError for an area that is not in play."""
    name, start = view.scene.place, top_of(view.news)
    box = (0, start, WIDTH, start + TALL)
    around = spots_of(view, (name, *parts_of(view.catalogue, view.state)[name]))
    window = (
        window_of(around, box, LARGE)
        or window_of(around, box, TIMES)
        or window_of(spots_of(view, [name]), box, TIMES, must=False)
    )
    assert window is not None
    sheet = Canvas(table(start + TALL), audit=audit)
    draw_map(sheet, view, window)
    draw_header(sheet, view.header)
    return sheet
