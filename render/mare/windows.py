"""Windows on the map: around some places, as large as all of them find room, on a sheet that a phone can read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from games.mare_nostrum.catalogue import Catalogue
from render.kit.canvas import Box, Canvas
from render.kit.shapes import Point
from render.mare.ground import SMALL
from render.mare.places import place_of
from render.mare.view import View
from render.mare.worldmap import STEP, Window, draw_map
from render.shared.closeup import BAR, CLOSE, FLOOR, close_sheet, draw_bar

LARGE, TIMES, WIDER = 2.0, 1.6, 1.25  # the later ones where places lie far apart
TALLEST = 1060  # of the map on a close-up
ROOM, CLOSER = 90, 60  # that a place needs around it, in pixels of the small map; on a close-up


def spots_of(catalogue: Catalogue, names: Iterable[str]) -> list[Point]:
    """Where the names and the stacks of these areas stand, in pixels of the small map."""
    places = [place_of(catalogue, name) for name in names]
    return [spot for place in places for spot in (place.name, place.units)]


def sites_of(catalogue: Catalogue, names: Iterable[str]) -> list[Point]:
    """The outermost building spaces of these areas, in pixels of the small map."""
    found = list[Point]()
    for name in names:
        place, count = place_of(catalogue, name), len(catalogue.spaces.get(name, ()))
        aside = (min(place.columns, count) - 1) / 2 * STEP
        x, y = place.sites
        found += [(x - aside, y), (x + aside, y)] if count else []
    return found


def window_of(spots: list[Point], box: Box, times: float, *, must: bool = True, room: float = ROOM) -> Window | None:
    """The part of the map around these places; None if they do not fit (the nearest part if they need not)."""
    if not spots:
        return None
    width, height = (box[2] - box[0]) / times, (box[3] - box[1]) / times
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    # At the rim of the map no room is needed beyond it.
    wide = min(SMALL[0], right + room) - max(0, left - room)
    tall = min(SMALL[1], bottom + room / 2) - max(0, top - room / 2)
    if must and (wide > width or tall > height):
        return None
    x = min(max(0, (left + right - width) / 2), SMALL[0] - width)
    y = min(max(0, (top + bottom - height) / 2), max(0, SMALL[1] - height))
    return Window(box, times, (round(x * times), round(y * times)))


def close_window(spots: list[Point]) -> Window | None:
    """The window of a close-up around these places, as large as can be; None if they lie too far apart."""
    found = (window_of(spots, _box(times), times, room=CLOSER) for times in (LARGE, TIMES, WIDER))
    return next((window for window in found if window is not None), None)


def low_window(spots: list[Point]) -> Window | None:
    """The same, no taller than these places need, for several below one another."""
    tall = max(y for _, y in spots) - min(y for _, y in spots) + 2 * CLOSER
    boxes = (
        (times, (0, BAR, CLOSE, min(_box(times)[3], BAR + round(tall * times)))) for times in (LARGE, TIMES, WIDER)
    )
    found = (window_of(spots, box, times, room=CLOSER) for times, box in boxes)
    return next((window for window in found if window is not None), None)


def _box(times: float) -> Box:
    """The map on a close-up, no taller than the whole map."""
    return 0, BAR, CLOSE, BAR + min(TALLEST, int(SMALL[1] * times))


def nearest_window(spots: list[Point]) -> Window:
    """The window of a close-up with the middle of these places, whether it shows them all or not."""
    window = window_of(spots, _box(TIMES), TIMES, must=False)
    assert window is not None
    return window


def draw_close(view: View, window: Window, title: str, *, audit: bool = False) -> Canvas:
    """The sheet of a close-up of the map."""
    note = "" if title == view.when else view.when
    sheet = close_sheet(window.box[3], title, note, audit=audit)
    draw_map(sheet, view, replace(window, letters=FLOOR))
    draw_bar(sheet, title, note)  # over pieces that reach beyond the window
    return sheet
