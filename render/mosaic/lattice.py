"""Where the hexes lie on the sheet, and where plates and tiles find room beside them: from the data alone.

All points are pixels from the upper left corner of the map.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate

from render.kit.canvas import Box
from render.kit.shapes import Point

ROOT3 = math.sqrt(3)
CELL = 12  # step in which places for plates are tried
FINE = 4  # step in which places in a corner are tried
# Price of a cell of hexes under a plate, of another plate, of nearer foreign hexes.
COVERED, CROWDED, FOREIGN = 6.0, 40.0, 0.6
BLOCKED = 50  # cells of hexes that a cell of something else counts for
STEEP = 4  # how much dearer it is to leave a corner upwards or downwards than sideways
NEAR = 150  # pixels at which a plate is neither near nor far
SPARE = 9  # cells more than in the best place that a plate may cover
NEAREST = 400  # places looked at for each region
ORDERS = 120

Place = tuple[int, int]  # column and row of the search grid


@dataclass(frozen=True)
class Spot:
    """A hex of the data: its axial coordinates and its region."""

    q: int
    r: int
    region: str


@dataclass(frozen=True)
class Lattice:
    """The hexes with the points up: ``radius`` of each, the middle of each by name, and the size of the map."""

    radius: float
    centres: Mapping[str, Point]
    width: int
    height: int

    def corners(self, name: str, inset: float = 0.0) -> list[Point]:
        """The six corners of a hex, from the upper right one clockwise."""
        return hexagon(self.centres[name], self.radius - inset)


def hexagon(centre: Point, radius: float) -> list[Point]:
    """The corners of a hex with a point up, from the upper right one clockwise."""
    turns = [math.radians(60 * corner - 30) for corner in range(6)]
    return [(centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns]


def lattice_of(spots: Mapping[str, Spot], width: int, tallest: int, margin: int) -> Lattice:
    """The hexes as large as they fit into a width and a greatest height, ``margin`` left free on all sides."""
    flat = {name: (ROOT3 * (spot.q + spot.r / 2), 1.5 * spot.r) for name, spot in spots.items()}
    xs, ys = [x for x, _ in flat.values()], [y for _, y in flat.values()]
    across, down = max(xs) - min(xs) + ROOT3, max(ys) - min(ys) + 2
    radius = min((width - 2 * margin) / across, (tallest - 2 * margin) / down)
    left = (width - across * radius) / 2 + (ROOT3 / 2 - min(xs)) * radius
    top = margin + (1 - min(ys)) * radius
    centres = {name: (left + x * radius, top + y * radius) for name, (x, y) in flat.items()}
    return Lattice(radius, centres, width, math.ceil(down * radius) + 2 * margin)


def spread(spots: Mapping[str, Spot], part: Lattice, anchor: str) -> Lattice:
    """A lattice of some hexes, carried on to all others that its map shows; ``anchor`` is one of those that it has."""
    fixed, (x0, y0) = spots[anchor], part.centres[anchor]
    reach = part.radius
    centres: dict[str, Point] = {}
    for name, spot in spots.items():
        q, r = spot.q - fixed.q, spot.r - fixed.r
        x, y = x0 + ROOT3 * (q + r / 2) * reach, y0 + 1.5 * r * reach
        if -2 * reach < x < part.width + 2 * reach and -2 * reach < y < part.height + 2 * reach:
            centres[name] = (x, y)
    return Lattice(reach, centres, part.width, part.height)


# ---------------------------------------------------------------------- corners
@dataclass(frozen=True)
class Wish:
    """Room asked for beside the hexes: its size, and the corner it should be near (0 or 1 across, 0 or 1 down)."""

    size: tuple[int, int]
    corner: tuple[int, int]


def in_corners(lattice: Lattice, wishes: Sequence[Wish], margin: int) -> tuple[Box, ...]:
    """A box for each wish, one after the other: over no hex and no other box as far as there is room."""
    columns, rows = (lattice.width - 2 * margin) // FINE, (lattice.height - 2 * margin) // FINE
    cells = _hex_cells(lattice, columns, rows, FINE, margin)
    boxes: list[Box] = []
    for wish in wishes:
        width, height = -(-wish.size[0] // FINE), -(-wish.size[1] // FINE)
        taken = _prefix(cells)
        right, bottom = max(0, columns - width), max(0, rows - height)
        x, y = _nearest_free(taken, wish.corner, (right, bottom), (width, height))
        for row in cells[max(0, y - 1) : y + height + 1]:
            first, last = max(0, x - 1), min(columns, x + width + 1)
            row[first:last] = [BLOCKED] * (last - first)
        left, top = margin + x * FINE, margin + y * FINE
        boxes.append((left, top, left + wish.size[0], top + wish.size[1]))
    return tuple(boxes)


def _nearest_free(
    taken: list[list[int]], corner: tuple[int, int], last: tuple[int, int], size: tuple[int, int]
) -> Place:
    """The place nearest to a corner with nothing under it, or with as little as there can be."""
    best = sys.maxsize, 0.0, 0, 0  # what is under it, how far from the corner, the place
    steps = [-1 if corner[way] else 1 for way in (0, 1)]  # from the corner away
    for y in range(last[1] + 1)[:: steps[1]]:
        down = STEEP * abs(y - last[1] * corner[1])
        if not best[0] and down > best[1]:
            break
        for x in range(last[0] + 1)[:: steps[0]]:
            far = abs(x - last[0] * corner[0]) + down
            if not best[0] and far > best[1]:
                break
            best = min(best, (_sum(taken, x, y, *size), far, x, y))
    return best[2], best[3]


# ---------------------------------------------------------------------- plates
def plates(
    lattice: Lattice,
    spots: Mapping[str, Spot],
    regions: Sequence[str],
    size: tuple[int, int],
    others: Sequence[Box] = (),
) -> dict[str, Box]:
    """A box of that size for each region: near its hexes, not over any hex nor over another box as far as there is room.

    ``others`` is what lies there already. The regions choose one after the other; many orders are tried, as the first may
    take the only place of the last.
    """
    width, height = -(-size[0] // CELL), -(-size[1] // CELL)
    wishes = _wishes(lattice, spots, regions, width, height, others)
    source = random.Random("plates")
    order = list(regions)
    best: tuple[float, dict[str, Place]] | None = None
    for _ in range(ORDERS):
        price, chosen = _choose(order, wishes, width, height)
        if best is None or price < best[0]:
            best = price, chosen
        source.shuffle(order)
    assert best is not None
    corners = {region: (best[1][region][0] * CELL, best[1][region][1] * CELL) for region in regions}
    return {region: (x, y, x + size[0], y + size[1]) for region, (x, y) in corners.items()}


def _wishes(
    lattice: Lattice,
    spots: Mapping[str, Spot],
    regions: Sequence[str],
    width: int,
    height: int,
    others: Sequence[Box],
) -> dict[str, list[tuple[float, Place]]]:
    """For each region its places, cheapest first: far from its hexes, over hexes and near foreign ones is dear."""
    columns, rows = lattice.width // CELL, lattice.height // CELL
    cells = _hex_cells(lattice, columns, rows, CELL)
    for x0, y0, x1, y1 in others:
        for row in cells[y0 // CELL : y1 // CELL + 1]:
            first, last = x0 // CELL, min(columns, x1 // CELL + 1)
            row[first:last] = [BLOCKED] * (last - first)
    taken = _prefix(cells)
    places = [(x, y) for y in range(1, max(2, rows - height)) for x in range(1, max(2, columns - width))]
    covered = {place: _sum(taken, *place, width, height) for place in places}
    free = min(covered.values())
    every = [(lattice.centres[name], spot.region) for name, spot in spots.items()]
    wishes: dict[str, list[tuple[float, Place]]] = {}
    for region in regions:
        own = [point for point, name in every if name == region]
        foreign = [point for point, name in every if name != region]
        middle = (sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own))
        near = [place for place in places if covered[place] <= free + SPARE]
        near.sort(key=lambda place: (math.dist(_middle(place, width, height), middle), place))
        wishes[region] = sorted(
            (
                covered[place] * COVERED + _far(_distance(_middle(place, width, height), own, foreign, middle)),
                place,
            )
            for place in near[:NEAREST]
        )
    return wishes


def _middle(place: Place, width: int, height: int) -> Point:
    return (place[0] + width / 2) * CELL, (place[1] + height / 2) * CELL


def _choose(
    order: Sequence[str], wishes: Mapping[str, list[tuple[float, Place]]], width: int, height: int
) -> tuple[float, dict[str, Place]]:
    chosen: dict[str, Place] = {}
    total = 0.0
    for region in order:
        found: tuple[float, Place] | None = None
        for price, place in wishes[region]:
            if found is not None and price >= found[0]:
                break  # what comes is dearer still
            price += CROWDED * sum(_overlap(place, other, width, height) for other in chosen.values())
            if found is None or price < found[0]:
                found = price, place
        assert found is not None
        total += found[0]
        chosen[region] = found[1]
    return total, chosen


def _hex_cells(lattice: Lattice, columns: int, rows: int, cell: int, margin: int = 0) -> list[list[int]]:
    """Which cells of a search grid a hex touches; the grid begins ``margin`` pixels inside the map."""
    cells = [[0] * columns for _ in range(rows)]
    reach = lattice.radius * 0.98
    for x, y in lattice.centres.values():
        x, y = x - margin, y - margin
        for row in range(max(0, int((y - reach) / cell)), min(rows, int((y + reach) / cell) + 1)):
            for column in range(max(0, int((x - reach) / cell)), min(columns, int((x + reach) / cell) + 1)):
                cells[row][column] = 1
    return cells


def _prefix(cells: list[list[int]]) -> list[list[int]]:
    """Sums of all cells above and left, so that the sum of any box takes four look-ups."""
    table = [[0] * (len(cells[0]) + 1)]
    for row in cells:
        table.append([above + along for above, along in zip(table[-1], accumulate(row, initial=0), strict=True)])
    return table


def _sum(table: list[list[int]], x: int, y: int, width: int, height: int) -> int:
    right, bottom = min(x + width, len(table[0]) - 1), min(y + height, len(table) - 1)
    return table[bottom][right] - table[y][right] - table[bottom][x] + table[y][x]


def _distance(point: Point, own: Sequence[Point], foreign: Sequence[Point], middle: Point) -> float:
    """From a point to the nearest own hex, a little of the way to their middle, and how much nearer foreign ones are."""
    away = partial(math.dist, point)
    nearest = min(map(away, own))
    other = min(map(away, foreign), default=nearest)
    return nearest + 0.3 * math.dist(point, middle) + FOREIGN * max(0.0, nearest - other)


def _far(distance: float) -> float:
    """The price of a distance: one long way is worse than two short ones."""
    return distance * distance / (CELL * NEAR)


def _overlap(a: tuple[int, int], b: tuple[int, int], width: int, height: int) -> int:
    """How many cells two boxes share, one cell of air between them included."""
    across = width + 1 - abs(a[0] - b[0])
    down = height + 1 - abs(a[1] - b[1])
    return max(0, across) * max(0, down)
