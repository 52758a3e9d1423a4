"""Where everything stands on the board's sheet. Pixels of a picture 1600 wide; boxes are (left, top, right, bottom)."""

from __future__ import annotations

import math
from dataclasses import dataclass

from games.rise_of_empires.catalogue import Catalogue
from render.kit.canvas import Box
from render.kit.sheet import HEADER, MARGIN, NEWS, WIDTH
from render.rise.world import map_size, world_of

GAP = 8
TRACKS = 66  # height of the tracks of order, food and victory points
LOWER = 398  # … of the action display and the tiles
ACTIONS = 424  # width of the action display
PANEL_TALLEST = 300


# The map in sheets, each region once, in the order in which a sheet is read: line by line from the left.
SHEETS: dict[str, tuple[str, ...]] = {
    "europe": ("northern_europe", "eastern_europe", "western_europe", "balkans"),
    "africa": ("northwest_africa", "mediterranean_sea", "west_africa", "northeast_africa"),
    "western_asia": ("anatolia", "mesopotamia", "persia", "middle_east", "arabia"),
    "east": ("central_asia", "china", "india"),
    "americas": ("north_america", "south_america"),
}
LAST = "americas"


def regions_of(catalogue: Catalogue) -> dict[str, tuple[str, ...]]:
    """R2.2: the sheets of the map that have any with their regions. What a box has besides stands on the sheet that is nearest, on
    the last without a place.
    """
    found = {sheet: [name for name in names if name in catalogue.regions] for sheet, names in SHEETS.items()}
    places = world_of(catalogue).places
    ours = [(sheet, places[name]) for sheet, names in found.items() for name in names]
    for name in catalogue.regions:
        if not any(name in names for names in SHEETS.values()):
            place = places.get(name)
            near = (
                [(math.dist((place.x, place.y), (other.x, other.y)), sheet) for sheet, other in ours] if place else []
            )
            found[min(near)[1] if near else LAST].append(name)
    return {sheet: tuple(f"region:{name}" for name in names) for sheet, names in found.items() if names}


@dataclass(frozen=True)
class Sheet:
    """The whole board: map, tracks, action display, tiles, a panel for each seat, and the legend if there is room."""

    height: int
    map: Box
    tracks: Box
    actions: Box
    tiles: Box
    panels: tuple[Box, ...]
    legend: Box | None


def top_of(news: str) -> int:
    """Where a picture begins under the bar on top, which is lower without news."""
    return HEADER + (NEWS if news else 0) + GAP


def sheet_of(seats: int, top: int) -> Sheet:
    """The layout for a number of seats, from ``top`` on."""
    wide, tall = map_size()
    left, right = MARGIN, MARGIN + wide
    table = (left, top, right, top + tall)
    tracks = (left, table[3] + GAP, right, table[3] + GAP + TRACKS)
    lower = tracks[3] + GAP
    bottom = lower + LOWER
    actions = (left, lower, left + ACTIONS, bottom)
    tiles = (actions[2] + GAP, lower, right, bottom)
    side, edge = right + GAP, WIDTH - MARGIN
    room = bottom - top
    each = min(PANEL_TALLEST, (room - GAP * (seats - 1)) // seats)
    panels = tuple(
        (side, top + place * (each + GAP), edge, top + place * (each + GAP) + each) for place in range(seats)
    )
    rest = panels[-1][3] + GAP
    legend = (side, rest, edge, bottom) if bottom - rest > 60 else None
    return Sheet(bottom + MARGIN, table, tracks, actions, tiles, panels, legend)
