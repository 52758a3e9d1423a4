"""Where everything stands on the board's sheet. Pixels of a picture 1600 wide; boxes are (left, top, right, bottom)."""

from __future__ import annotations

from dataclasses import dataclass

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import MareState
from render.kit.canvas import Box
from render.kit.sheet import HEADER, MARGIN, NEWS, WIDTH
from render.mare.ground import SMALL
from render.mare.places import nearest, place_of

GAP = 6
STRIP, PANEL = 74, 200
TRACKS = (1072, 8, 1592, 124)  # on the map, over the land in the north-east that belongs to nobody
LEGEND = (8, 692, 476, 782)  # over the empty south-west
BATTLE = 126  # height of the strip that tells of a battle, below the map, where it covers nothing


# The map in sheets, each area once, in the order in which a sheet is read: line by line from the left.
REGIONS: dict[str, tuple[str, ...]] = {
    "north_west": (
        "gallia",
        "germania",
        "latium",
        "dalmatia",
        "mare_tyrrhenum",
        "italia",
        "mare_hadriaticum",
        "mare_sardum",
        "sicilia",
    ),
    "greece": (
        "dacia",
        "macedonia",
        "thracia",
        "mare_aegaeum",
        "asia",
        "mare_ionium",
        "achaea",
        "creta",
    ),
    "east": (
        "pontus_euximus",
        "cappadocia",
        "armenia",
        "cilicia",
        "syria",
        "mesopotamia",
        "mare_cyprium",
        "judaea",
        "arabia",
        "mare_erythraeum",
    ),
    "south_west": ("numidia", "africa", "mare_africum", "phasania", "libya", "garamantia"),
    "south": ("mare_aegyptum", "cyrenaica", "aegyptus", "nubia", "aethiopia"),
}


@dataclass(frozen=True)
class Sheet:
    """The whole board: the map, the cards on offer below it, a panel for each seat; plates lie on the map."""

    height: int
    map: Box
    tracks: Box
    legend: Box
    battle: Box | None
    strip: Box
    panels: tuple[Box, ...]


def top_of(news: str) -> int:
    """Where a picture begins under the bar on top, which is lower without news."""
    return HEADER + (NEWS if news else 0)


def sheet_of(seats: int, top: int, *, fought: bool = False) -> Sheet:
    """The layout for a number of seats, from ``top`` on; with room for a battle where one has been ``fought``."""
    bottom = top + SMALL[1]
    battle = (MARGIN, bottom + GAP, WIDTH - MARGIN, bottom + GAP + BATTLE) if fought else None
    bottom = bottom if battle is None else battle[3]
    strip = (MARGIN, bottom + GAP, WIDTH - MARGIN, bottom + GAP + STRIP)
    row = strip[3] + GAP
    panels = tuple(split((MARGIN, row, WIDTH - MARGIN, row + PANEL), seats, 10))
    return Sheet(
        height=row + PANEL + GAP,
        map=(0, top, WIDTH, top + SMALL[1]),
        tracks=moved(TRACKS, 0, top),
        legend=moved(LEGEND, 0, top),
        battle=battle,
        strip=strip,
        panels=panels,
    )


def regions_of(catalogue: Catalogue, state: MareState) -> dict[str, tuple[str, ...]]:
    """R2.2, R2.3, R2.4: the sheets of the map with their areas in play, then every province in play with its building spaces."""
    areas = {
        region: tuple(f"area:{name}" for name in names if name in state.provinces or name in state.seas)
        for region, names in _sheets(catalogue).items()
    }
    spaces = {name: tuple(f"space:{name}/{spot}" for spot in catalogue.spaces[name]) for name in state.provinces}
    return {region: places for region, places in (areas | spaces).items() if places}


def _sheets(catalogue: Catalogue) -> dict[str, list[str]]:
    """The sheets with all their areas: what a box has besides stands after the nearest of ours."""
    sheets = {region: [name for name in names if name in catalogue.areas] for region, names in REGIONS.items()}
    ours = [name for names in sheets.values() for name in names]
    for name in sorted(catalogue.areas.keys() - set(ours)):
        near = nearest(catalogue, place_of(catalogue, name).name, ours)
        sheet = next(names for names in sheets.values() if near in names)
        sheet.insert(sheet.index(near) + 1, name)
    return sheets


def moved(box: Box, dx: int, dy: int) -> Box:
    """The box elsewhere."""
    return box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy


def split(box: Box, count: int, gap: int = GAP) -> list[Box]:
    """A box cut into equal columns."""
    width = (box[2] - box[0] - gap * (count - 1)) / count
    return [
        (round(box[0] + place * (width + gap)), box[1], round(box[0] + place * (width + gap) + width), box[3])
        for place in range(count)
    ]
