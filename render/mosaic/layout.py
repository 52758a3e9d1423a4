"""Where everything stands on the board's sheet. Pixels of a picture 1600 wide; boxes are (left, top, right, bottom)."""

from __future__ import annotations

from dataclasses import dataclass

from games.mosaic.catalogue import Catalogue
from games.mosaic.state import MosaicState
from render.kit.canvas import Box, Canvas
from render.kit.sheet import HEADER, MARGIN, NEWS, WIDTH

GUTTER = 6  # fuller than other tables, so closer together
SIDE = 328  # width of the players' panels
MAP_TALLEST = 790
MAP_MARGIN = 6  # between the hexes and the rim of the map
CAPTION = 26
TECHNOLOGY, CARD = 133, 87  # heights of the two rows of cards
LEADERS = TECHNOLOGY + CAPTION + GUTTER + CARD
PANEL_TALLEST = 404
LEGEND_LEAST = 150
VEIL = "#1C130C"
GAP = 8  # between cards, between panels
EDGE = 8  # under all

MAP_WIDTH = WIDTH - 2 * MARGIN - GUTTER - SIDE


@dataclass(frozen=True)
class Sheet:
    """The whole board: the map, two rows of cards, a panel for each seat and the legend if there is room."""

    height: int
    map: Box
    technologies: Box
    cards: Box
    panels: tuple[Box, ...]
    legend: Box | None


def top_of(news: str) -> int:
    """Where a picture begins under the bar on top, which is lower without news."""
    return HEADER + (NEWS if news else 0) + GUTTER


def sheet_of(map_height: int, seats: int, top: int) -> Sheet:
    """The layout for a map of that height and a number of seats, from ``top`` on."""
    left, right = MARGIN, MARGIN + MAP_WIDTH
    bottom = top + map_height
    technologies = (left, bottom + GUTTER, right, bottom + GUTTER + CAPTION + TECHNOLOGY)
    cards = (left, technologies[3] + GUTTER, right, technologies[3] + GUTTER + CAPTION + CARD)
    height = cards[3] + EDGE
    side_left = right + GUTTER
    room = cards[3] - top
    each = min(PANEL_TALLEST, (room - GAP * (seats - 1)) // seats)
    rest = room - seats * (each + GAP)
    tall = each if rest >= LEGEND_LEAST else (room - GAP * (seats - 1)) // seats
    panels = tuple(
        (side_left, top + place * (tall + GAP), WIDTH - MARGIN, top + place * (tall + GAP) + tall)
        for place in range(seats)
    )
    legend_top = panels[-1][3] + GAP
    legend = (side_left, legend_top, WIDTH - MARGIN, cards[3]) if rest >= LEGEND_LEAST else None
    return Sheet(height, (left, top, right, bottom), technologies, cards, panels, legend)


def draw_veil(sheet: Canvas, box: Box) -> None:
    """Darken the wood under captions, which the grain would make hard to read."""
    sheet.tint(box, VEIL, 215, radius=12)


def hexes_of(catalogue: Catalogue, state: MosaicState) -> dict[str, tuple[str, ...]]:
    """R1.5: the regions in play with all their hexes in reading order."""
    found: dict[str, tuple[str, ...]] = {}
    for region in state.regions:
        own = [place for place in catalogue.hexes.values() if place.region == region]
        own.sort(key=lambda place: (place.r, place.q))
        found[region] = tuple(f"hex:{place.id}" for place in own)
    return found


def neighbours_of(catalogue: Catalogue) -> dict[str, tuple[str, ...]]:
    """Every region with those whose hexes touch its own."""
    touching: dict[str, dict[str, None]] = {region: {} for region in catalogue.regions if catalogue.hexes_of[region]}
    regions = catalogue.region_of
    for name, near in catalogue.neighbours.items():
        for other in near:
            if regions[other] != regions[name]:
                touching[regions[name]][regions[other]] = None
    return {region: tuple(others) for region, others in touching.items()}


def split(box: Box, count: int, gap: int = GAP) -> list[Box]:
    """A box cut into equal columns."""
    width = (box[2] - box[0] - gap * (count - 1)) / count
    return [
        (round(box[0] + place * (width + gap)), box[1], round(box[0] + place * (width + gap) + width), box[3])
        for place in range(count)
    ]
