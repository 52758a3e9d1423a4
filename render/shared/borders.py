"""Borders of regions that have no line of their own on the map."""

from __future__ import annotations

import math

from render.kit.shapes import Point
from render.scene import Line

LENGTH = 46  # pixels


def between(one: Point, other: Point) -> Line:
    """A short line half-way between two places, on the way from one to the other."""
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    far = math.dist(one, other) or 1.0
    reach = min(LENGTH, far) / 2
    step = ((other[0] - one[0]) / far * reach, (other[1] - one[1]) / far * reach)
    return ((x - step[0], y - step[1]), (x + step[0], y + step[1]))
