"""Where everything stands on the sheet: the market's size by the number of seats, the territories' by what they hold.

All numbers are pixels of a picture 1600 wide; boxes are (left, top, right, bottom).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from render.founders.view import Cell, SeatView, View
from render.kit.canvas import Box
from render.kit.sheet import GUTTER, HEADER, HEIGHTS, MARGIN, NEWS, WIDTH

TOP = HEADER + NEWS + GUTTER

BAR, SUPPLY = 70, 48  # of a territory's panel: who and how many points; the tokens held
RING = 0.42  # of a tile's edge: how much of the free cells around a territory is shown
PAD = 8
EDGES = range(36, 118, 2)  # of a tile in a territory
LEAST_TALL = 64  # edge down to which tiles shrink before the picture grows
GAP = 4  # between tiles
NARROW = 340  # no panel is less wide: bar, name and tokens need that
WIDE = 640  # from this width on the tokens held have room in the bar
MARKET_TILES = (116, 104, 94, 84)
COMFORT = 72  # the market is made smaller until tiles in territories have this edge
TALL = 10  # rows; a territory with more makes the picture taller
SLOT, STACK = 132, 96
DISPLAY_WIDTH = 540
CAPTION, TALL_CAPTION = 28, 44
BETTER = 1.1  # another order of panels must win this much to be taken: panels should not jump about


@dataclass(frozen=True)
class Extent:
    """The columns and rows that a territory's grid shows, both ends included."""

    left: int
    bottom: int
    right: int
    top: int

    @property
    def columns(self) -> int:
        """How many columns."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many rows."""
        return self.top - self.bottom + 1


@dataclass(frozen=True)
class Grid:
    """A territory's grid: its extent, the edge of its cells, and the point where its upper left cell begins.

    ``ring`` is how much of the free cells around it is shown, as a share of the edge, ``letters`` the least size of names of cells,
    ``disc`` that of the discs with numbers.
    """

    extent: Extent
    edge: int
    x: int
    y: int
    ground: Box
    ring: float = RING
    letters: int = 16
    disc: int = 0

    def centre(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell on the sheet."""
        return (
            self.x + (cell[0] - self.extent.left + 0.5) * self.edge,
            self.y + (self.extent.top - cell[1] + 0.5) * self.edge,
        )

    def box(self, cell: Cell) -> Box:
        """A cell on the sheet."""
        x, y = self.x + (cell[0] - self.extent.left) * self.edge, self.y + (self.extent.top - cell[1]) * self.edge
        return x, y, x + self.edge, y + self.edge


@dataclass(frozen=True)
class Panel:
    """A seat's panel: the bar on top, the grid, the strip of tokens below (None where they stand in the bar)."""

    box: Box
    bar: Box
    grid: Grid
    supply: Box | None


@dataclass(frozen=True)
class Sheet:
    """The whole board."""

    height: int
    tile: int  # edge of the tiles in the market
    market: Box
    display: Box
    legend: Box
    panels: tuple[Panel, ...]


def extent_of(seat: SeatView, more: Sequence[Cell] = ()) -> Extent:
    """The smallest extent around a seat's tiles and some further cells."""
    cells = [*(placed.cell for placed in seat.tiles), *more] or [(0, 0)]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return Extent(min(xs), min(ys), max(xs), max(ys))


def market_height(tile: int) -> int:
    """Height of the market with tiles of that edge."""
    return 3 * (tile + 6) + 2 * CAPTION + TALL_CAPTION + 2 * PAD


def sheet_of(view: View, candidates: dict[int, list[Cell]]) -> Sheet:
    """The board's layout: uniform tiles in all territories, as large as fits, and a market that gives way to them."""
    extents = [extent_of(seat, candidates.get(seat.seat, ())) for seat in view.seats]
    fits = [(_best_order(extents, _area(tile)), tile) for tile in MARKET_TILES]
    (order, edge), tile = max(fits, key=lambda fit: (min(fit[0][1], COMFORT), fit[1]))
    bottom = TOP + market_height(tile)
    market_right = MARGIN + 2 * PAD + STACK + 5 * SLOT
    display_left = market_right + GUTTER
    area = _area(tile)
    needed = sum(_row_heights(extents, order, edge)) + GUTTER * (len(order) - 1)
    tall = any(extent.rows > TALL for extent in extents)  # then the picture grows, lest the tiles get too small to read
    height = area[1] + needed + MARGIN if tall else HEIGHTS[1] - max(0, area[3] - area[1] - needed)
    height = max(HEIGHTS[0], height)
    return Sheet(
        height=height,
        tile=tile,
        market=(MARGIN, TOP, market_right, bottom),
        display=(display_left, TOP, display_left + DISPLAY_WIDTH, bottom),
        legend=(display_left + DISPLAY_WIDTH + GUTTER, TOP, WIDTH - MARGIN, bottom),
        panels=_panels(extents, order, edge, (area[0], area[1], area[2], height - MARGIN)),
    )


def _area(tile: int) -> Box:
    """What a market with tiles of that edge leaves to the territories."""
    return MARGIN, TOP + market_height(tile) + GUTTER, WIDTH - MARGIN, HEIGHTS[1] - MARGIN


def _row_heights(extents: Sequence[Extent], order: Sequence[Sequence[int]], edge: int) -> list[int]:
    return [max(_height_needed(extents[seat], edge, len(row)) for seat in row) for row in order]


def _best_order(extents: Sequence[Extent], area: Box) -> tuple[list[list[int]], int]:
    found: tuple[list[list[int]], int] | None = None
    for order in _orders(len(extents)):
        edge = _largest_edge(extents, order, area)
        if found is None or edge > found[1] * BETTER:
            found = order, edge
    assert found is not None
    return found


def _orders(seats: int) -> list[list[list[int]]]:
    everyone = list(range(seats))
    orders = [[everyone]]
    if seats == 4:
        orders.append([[0, 1], [2, 3]])
    if seats == 3:
        orders += [[[0, 1], [2]], [[0], [1, 2]]]
    if seats == 2:
        orders.append([[0], [1]])
    return orders


def _largest_edge(extents: Sequence[Extent], order: Sequence[Sequence[int]], area: Box) -> int:
    tall = any(extent.rows > TALL for extent in extents)

    def too_large(edge: int) -> bool:
        widths = [sum(_width_needed(extents[seat], edge) for seat in row) + GUTTER * (len(row) - 1) for row in order]
        height = sum(_row_heights(extents, order, edge)) + GUTTER * (len(order) - 1)
        too_high = height > area[3] - area[1] and not (tall and edge <= LEAST_TALL)
        return too_high or max(widths) > area[2] - area[0]

    return EDGES[max(0, bisect_left(EDGES, True, key=too_large) - 1)]


def _width_needed(extent: Extent, edge: int) -> int:
    return max(NARROW, round((extent.columns + 2 * RING) * edge) + 2 * PAD)


def _height_needed(extent: Extent, edge: int, beside: int) -> int:
    return round((extent.rows + 2 * RING) * edge) + BAR + PAD + (0 if _roomy(beside) else SUPPLY)


def _roomy(beside: int) -> bool:
    return (WIDTH - 2 * MARGIN - GUTTER * (beside - 1)) / beside >= WIDE


def _panels(extents: Sequence[Extent], order: Sequence[Sequence[int]], edge: int, area: Box) -> tuple[Panel, ...]:
    heights = _row_heights(extents, order, edge)
    spare = area[3] - area[1] - sum(heights) - GUTTER * (len(order) - 1)
    heights = [height + spare // len(order) for height in heights]
    panels: dict[int, Panel] = {}
    y = area[1]
    for row, height in zip(order, heights, strict=True):
        cuts = _cuts([_width_needed(extents[seat], edge) for seat in row], area)
        for seat, (left, right) in zip(row, cuts, strict=True):
            panels[seat] = panel_of((left, y, right, y + height), extents[seat], edge, roomy=_roomy(len(row)))
        y += height + GUTTER
    return tuple(panels[seat] for seat in sorted(panels))


def _cuts(needed: Sequence[int], area: Box) -> list[tuple[int, int]]:
    """Left and right of panels side by side: equal ones if that is enough for all, else each gets what it needs and a share."""
    room = area[2] - area[0] - GUTTER * (len(needed) - 1)
    equal = room // len(needed)
    widths = [equal] * len(needed)
    if max(needed) > equal:
        share = (room - sum(needed)) // len(needed)
        widths = [width + share for width in needed]
    lefts = [area[0]]
    for width in widths:
        lefts.append(lefts[-1] + width + GUTTER)
    ends = [right - GUTTER for right in lefts[1:-1]] + [area[2]]
    return [(left, end) for (left, _), end in zip(pairwise(lefts), ends, strict=True)]


def panel_of(box: Box, extent: Extent, edge: int, *, roomy: bool) -> Panel:
    """A panel's parts; the grid stands in the middle of what the bar and the strip of tokens leave."""
    x0, y0, x1, y1 = box
    strip = None if roomy else (x0 + PAD, y1 - SUPPLY, x1 - PAD, y1 - 4)
    ground = (x0, y0 + BAR, x1, y1 - (0 if roomy else SUPPLY))
    return Panel(box, (x0, y0, x1, y0 + BAR), grid_in(extent, edge, ground), strip)


def grid_in(extent: Extent, edge: int, ground: Box, *, ring: float = RING, letters: int = 16, disc: int = 0) -> Grid:
    """The grid in the middle of its ground."""
    x = round((ground[0] + ground[2] - extent.columns * edge) / 2)
    y = round((ground[1] + ground[3] - extent.rows * edge) / 2)
    return Grid(extent, edge, x, y, ground, ring, letters, disc)
