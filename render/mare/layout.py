"""Where everything stands on the board's sheet. Pixels of a picture 1600 wide; boxes are (left, top, right, bottom)."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.canvas import Box
from render.kit.sheet import HEADER, MARGIN, NEWS, WIDTH
from render.mare.ground import SMALL

GAP = 6
STRIP, PANEL = 74, 200
TRACKS = (1072, 8, 1592, 124)  # on the map, over the land in the north-east that belongs to nobody
LEGEND = (8, 692, 476, 782)  # over the empty south-west
BATTLE = (1000, 8, 1592, 212)  # over the tracks, whose numbers stand in the panels too …
ASIDE = (296, 448, 888, 652)  # … or, for a battle up there, over the open sea


@dataclass(frozen=True)
class Sheet:
    """The whole board: the map, the cards on offer below it, a panel for each seat; plates lie on the map."""

    height: int
    map: Box
    tracks: Box
    legend: Box
    strip: Box
    panels: tuple[Box, ...]


def top_of(news: str) -> int:
    """Where a picture begins under the bar on top, which is lower without news."""
    return HEADER + (NEWS if news else 0)


def sheet_of(seats: int, top: int) -> Sheet:
    """The layout for a number of seats, from ``top`` on."""
    bottom = top + SMALL[1]
    strip = (MARGIN, bottom + GAP, WIDTH - MARGIN, bottom + GAP + STRIP)
    row = strip[3] + GAP
    panels = tuple(split((MARGIN, row, WIDTH - MARGIN, row + PANEL), seats, 10))
    return Sheet(
        height=row + PANEL + GAP,
        map=(0, top, WIDTH, bottom),
        tracks=moved(TRACKS, 0, top),
        legend=moved(LEGEND, 0, top),
        strip=strip,
        panels=panels,
    )


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
