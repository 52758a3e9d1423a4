"""Walls, roofs, columns and the things that stand beside them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from render.founders.art.brush import Brush, Point
from render.kit.palette import Colour, darker, lighter, mix

MARBLE = "#EFE6D2"
TILES = "#B5563A"


def house(
    b: Brush,
    x: float,
    base: float,
    width: float,
    height: float,
    *,
    depth: float = 0.0,
    roof: float = 0.0,
    wall: Colour = "#E3CFA6",
    tiles: Colour = TILES,
    eaves: float = 1.6,
) -> None:
    """A house whose front starts at ``x`` and whose roofed long side runs back to the right by ``depth`` units."""
    top = base - height
    slope = depth * 0.16
    b.shade(
        [
            (x + width * 0.5, base),
            (x + width + depth + 9, base - slope + 2.5),
            (x + width + depth, base - slope - 3),
            (x, base),
        ],
        80,
    )
    b.box(x, top, x + width, base, lighter(wall, 0.16), darker(wall, 0.08))
    if depth:
        b.poly(
            [(x + width, top), (x + width + depth, top - slope), (x + width + depth, base - slope), (x + width, base)],
            darker(wall, 0.26),
            darker(wall, 0.42),
        )
    middle = x + width / 2
    if roof:
        b.poly([(x, top + 0.2), (middle, top - roof), (x + width, top + 0.2)], lighter(wall, 0.1), wall)
        ridge_end = (middle + depth, top - roof - slope)
        eave_end = (x + width + depth + eaves * 0.6, top - slope + eaves * 0.6)
        pane = [(middle - 0.3, top - roof - 0.8), ridge_end, eave_end, (x + width + eaves, top + eaves * 0.8)]
        if depth:
            b.poly(pane, lighter(tiles, 0.12), darker(tiles, 0.2))
            rows(b, pane, tiles)
        b.line(
            [(x - eaves, top + eaves * 0.8), (middle, top - roof - 0.8), (x + width + eaves, top + eaves * 0.8)],
            1.9,
            darker(tiles, 0.3),
        )
        b.line(
            [(x - eaves, top + eaves * 0.5), (middle, top - roof - 1.2), (x + width + eaves, top + eaves * 0.5)],
            0.8,
            lighter(tiles, 0.3),
        )
    else:
        b.box(x - 0.8, top - 1.2, x + width + 0.8, top + 0.6, lighter(wall, 0.35), darker(wall, 0.1))


def rows(b: Brush, pane: Sequence[Point], tiles: Colour, *, count: int = 9) -> None:
    """Stripes of roof tiles over a four-cornered pane: ridge left, ridge right, eave right, eave left."""
    ridge_left, ridge_right, eave_right, eave_left = pane
    for number in range(1, count):
        share = number / count
        above = between(ridge_left, ridge_right, share)
        below = between(eave_left, eave_right, share)
        b.line([above, below], 0.4, darker(tiles, 0.4), alpha=130)
        b.line([(above[0] - 0.5, above[1]), (below[0] - 0.5, below[1])], 0.3, lighter(tiles, 0.4), alpha=90)
    b.line([eave_left, eave_right], 0.8, darker(tiles, 0.5), alpha=180)
    b.line([ridge_left, ridge_right], 1.0, lighter(tiles, 0.3), alpha=200)


def gabled(
    b: Brush, x0: float, x1: float, top: float, roof: float, tiles: Colour = TILES, *, overhang: float = 2.0
) -> None:
    """A roof seen from its long side."""
    pane = [
        (x0 + overhang * 1.4, top - roof),
        (x1 - overhang * 1.4, top - roof),
        (x1 + overhang, top + 0.6),
        (x0 - overhang, top + 0.6),
    ]
    b.poly(pane, lighter(tiles, 0.2), darker(tiles, 0.18))
    rows(b, pane, tiles, count=max(6, round((x1 - x0) / 3)))
    b.box(x0, top + 0.6, x1, top + 1.8, "#2A1A10", alpha=70)


def door(
    b: Brush, x: float, base: float, width: float, height: float, colour: Colour = "#5B3A20", *, arched: bool = True
) -> None:
    """A door or gateway, its middle at ``x``."""
    top = base - height
    if arched:
        b.oval((x, top + width * 0.5), width * 0.62, width * 0.62, "#3A2A1C", alpha=140)
        b.oval((x, top + width * 0.5), width / 2, width / 2, darker(colour, 0.45))
        top += width * 0.5
    b.box(x - width / 2, top, x + width / 2, base, darker(colour, 0.45), colour)
    b.line([(x, top), (x, base)], 0.35, darker(colour, 0.6), alpha=150)


def window(b: Brush, x: float, y: float, width: float, height: float, *, lit: Colour | None = None) -> None:
    """A window, its middle at (x, y); with a colour it glows."""
    frame = "#4A3020"
    if lit is not None:
        b.oval((x, y), width * 1.5, height * 1.3, lit, alpha=90, soft=1.4)
    b.box(x - width / 2 - 0.5, y - height / 2 - 0.5, x + width / 2 + 0.5, y + height / 2 + 0.5, frame)
    glass = lit if lit is not None else "#3B4A55"
    b.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2, lighter(glass, 0.3), glass)
    b.line([(x, y - height / 2), (x, y + height / 2)], 0.4, frame)


def column(b: Brush, x: float, top: float, base: float, width: float, stone: Colour = MARBLE) -> None:
    """A column with shaft, capital and foot, lit from the left."""
    half = width / 2
    cap = width * 0.42
    b.box(x - half, top + cap, x + half, base - cap * 0.7, stone)
    strips = 6
    for number in range(strips):
        share = number / (strips - 1)
        tint = mix(lighter(stone, 0.5), darker(mix(stone, "#7A5A60", 0.4), 0.35), share)
        left = x - half + width * number / strips
        b.box(left, top + cap, left + width / strips, base - cap * 0.7, tint, darker(tint, 0.08))
    for share in (0.33, 0.66):
        b.line(
            [(x - half + width * share, top + cap), (x - half + width * share, base - cap)],
            0.25,
            darker(stone, 0.4),
            alpha=80,
        )
    b.box(x - half * 1.4, top, x + half * 1.4, top + cap * 0.6, lighter(stone, 0.45), darker(stone, 0.06))
    b.box(x - half * 1.15, top + cap * 0.6, x + half * 1.15, top + cap, stone, darker(stone, 0.25))
    b.box(x - half * 1.35, base - cap * 0.7, x + half * 1.35, base, lighter(stone, 0.3), darker(stone, 0.2))


def steps(
    b: Brush, x0: float, x1: float, top: float, count: int, rise: float, *, spread: float = 1.8, stone: Colour = MARBLE
) -> float:
    """Steps that widen downwards; gives the height of the ground below them."""
    for number in range(count):
        y = top + number * rise
        out = spread * number
        b.box(x0 - out, y, x1 + out, y + rise, lighter(stone, 0.4), darker(stone, 0.12))
        b.box(
            x0 - out, y + rise * 0.55, x1 + out, y + rise, darker(mix(stone, "#7A4A50", 0.3), 0.22), darker(stone, 0.34)
        )
        b.line([(x0 - out, y + 0.2), (x1 + out, y + 0.2)], 0.35, "#FFFDF4", alpha=190)
    return top + count * rise


def temple(
    b: Brush,
    x0: float,
    x1: float,
    base: float,
    *,
    columns: int,
    tall: float,
    gable: float,
    stone: Colour = MARBLE,
    field: Colour = "#9C3B30",
    glow: Colour = "#F2A24A",
) -> None:
    """The front of a temple standing on ``base``: columns ``tall`` units high, beam and gable; light falls from within."""
    top = base - tall
    b.box(x0 + 1, top, x1 - 1, base, darker(mix(stone, "#5A2A2A", 0.6), 0.45), darker(mix(stone, "#7A3A20", 0.6), 0.25))
    middle = (x0 + x1) / 2
    b.oval((middle, base - tall * 0.35), (x1 - x0) * 0.22, tall * 0.5, glow, alpha=150, soft=3)
    door(b, middle, base, (x1 - x0) * 0.17, tall * 0.78, "#7A4A24", arched=False)
    width = (x1 - x0) / columns * 0.5
    for number in range(columns):
        x = x0 + width * 0.8 + (x1 - x0 - width * 1.6) * number / (columns - 1)
        column(b, x, top, base, width, stone)
    beam = tall * 0.13
    b.box(x0 - 1.5, top - beam, x1 + 1.5, top, lighter(stone, 0.35), darker(stone, 0.12))
    b.box(x0 - 1.5, top - beam * 0.35, x1 + 1.5, top, darker(mix(stone, "#7A4A50", 0.35), 0.2))
    for number in range(columns * 2 + 1):
        x = x0 + (x1 - x0) * number / (columns * 2)
        b.box(x - 0.5, top - beam * 0.85, x + 0.5, top - beam * 0.4, darker(stone, 0.3), alpha=150)
    lip = top - beam
    b.box(x0 - 3, lip - 1.3, x1 + 3, lip, lighter(stone, 0.5), darker(stone, 0.1))
    peak = (middle, lip - 1.3 - gable)
    b.poly([(x0 - 3, lip - 1.3), peak, (x1 + 3, lip - 1.3)], lighter(stone, 0.25), darker(stone, 0.1))
    b.poly([(x0 + 4, lip - 1.8), (middle, lip - gable * 0.78), (x1 - 4, lip - 1.8)], field, darker(field, 0.3))
    b.line([(x0 - 3, lip - 1.6), peak, (x1 + 3, lip - 1.6)], 1.5, lighter(stone, 0.55))
    b.line([peak, (x1 + 3, lip - 1.6)], 1.2, darker(mix(stone, "#7A4A50", 0.3), 0.15), alpha=170)
    for x, y in ((x0 - 2.4, lip - 2.4), (x1 + 2.4, lip - 2.4), (peak[0], peak[1] - 0.8)):
        b.poly([(x - 1.5, y + 0.8), (x, y - 3.4), (x + 1.5, y + 0.8)], "#F6D27A", "#B07A22")


def fence(b: Brush, points: Sequence[Point], height: float, colour: Colour = "#F4EBD6") -> None:
    """Posts at the points, two rails between them."""
    for (xa, ya), (xb, yb) in itertools.pairwise(points):
        for share in (0.38, 0.78):
            b.line([(xa, ya - height * share), (xb, yb - height * share)], height * 0.13, colour)
            b.line(
                [(xa, ya - height * share + 0.5), (xb, yb - height * share + 0.5)],
                height * 0.06,
                darker(colour, 0.45),
                alpha=150,
            )
    for x, y in points:
        b.box(x - height * 0.09, y - height, x + height * 0.09, y, lighter(colour, 0.2), darker(colour, 0.3))


def barrel(b: Brush, x: float, base: float, width: float, height: float) -> None:
    """A standing barrel."""
    b.oval((x + width * 0.2, base), width * 0.7, height * 0.1, "#150E06", alpha=110, soft=0.5)
    half = width / 2
    side = [
        (x - half * 0.8, base - height),
        (x - half, base - height / 2),
        (x - half * 0.8, base),
        (x + half * 0.8, base),
        (x + half, base - height / 2),
        (x + half * 0.8, base - height),
    ]
    b.poly(side, "#8A5A30", "#6A4222")
    b.poly(
        [
            side[0],
            side[1],
            side[2],
            (x - half * 0.2, base),
            (x - half * 0.3, base - height / 2),
            (x - half * 0.2, base - height),
        ],
        "#C08A50",
        "#96642F",
        alpha=200,
    )
    for share in (0.2, 0.8):
        b.line(
            [(x - half * 0.95, base - height * share), (x + half * 0.95, base - height * share)],
            height * 0.08,
            "#3E3A38",
        )
    b.oval((x, base - height), half * 0.8, height * 0.1, "#A9743F", "#7E5228")


def wheel(b: Brush, centre: Point, radius: float, colour: Colour = "#6B4526") -> None:
    """A spoked wheel."""
    x, y = centre
    b.oval(centre, radius, radius, darker(colour, 0.3))
    b.oval(centre, radius * 0.76, radius * 0.76, "#2A1C12", alpha=200)
    for dx, dy in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7)):
        b.line(
            [(x - dx * radius * 0.8, y - dy * radius * 0.8), (x + dx * radius * 0.8, y + dy * radius * 0.8)],
            radius * 0.14,
            lighter(colour, 0.25),
        )
    b.oval(centre, radius * 0.24, radius * 0.24, lighter(colour, 0.3), colour)


def flame(b: Brush, x: float, base: float, height: float) -> None:
    """A fire with its glow."""
    b.oval((x, base - height * 0.4), height * 0.9, height * 0.9, "#FFB347", alpha=120, soft=height * 0.25)
    for share, tint in ((1.0, "#E2541E"), (0.72, "#F79A2C"), (0.44, "#FFE38A")):
        half, reach = height * 0.3 * share, height * share
        b.poly(
            [
                (x - half, base - reach * 0.22),
                (x - half * 0.75, base - reach * 0.55),
                (x - half * 0.2, base - reach * 0.7),
                (x + half * 0.15, base - reach),
                (x + half * 0.45, base - reach * 0.62),
                (x + half * 0.9, base - reach * 0.4),
                (x + half, base - reach * 0.18),
                (x + half * 0.5, base),
                (x - half * 0.5, base),
            ],
            tint,
            soft=0.15,
        )


def banner(
    b: Brush, x: float, top: float, width: float, height: float, colour: Colour, *, sign: Colour = "#F2CF6B"
) -> None:
    """A hanging banner with a swallow tail."""
    b.line([(x - width * 0.7, top), (x + width * 0.7, top)], 0.9, "#4A3018")
    tail = [
        (x - width / 2, top),
        (x + width / 2, top),
        (x + width / 2, top + height),
        (x, top + height * 0.8),
        (x - width / 2, top + height),
    ]
    b.poly(tail, lighter(colour, 0.15), darker(colour, 0.25))
    b.oval((x, top + height * 0.38), width * 0.24, width * 0.24, sign)


def between(a: Point, b: Point, share: float) -> Point:
    """The point on the way from ``a`` (0) to ``b`` (1)."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
