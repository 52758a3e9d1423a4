"""Names and geometry of cells (R2.1, R2.2, Appendix C): column letters and row number, "M10" is the first tile of a territory.

Columns left of A are written -A, -B, … and those right of Z AA, AB, …; rows may be 0 or negative ("N-1"). All functions of a
name are remembered, as the same few hundred names come up all the time.
"""

from __future__ import annotations

import re
from functools import lru_cache

ORIGIN = "M10"  # the cell (0, 0)

_COLUMN, _ROW = 12, 10  # index of column M counted from A, row of the first tile
_LETTERS = 26
_NAME = re.compile(r"(-?)([A-Z]{1,3})(0|-?[1-9][0-9]{0,3})")
_REMEMBERED = 1 << 14

_SIDES = {"right": (1, 0), "left": (-1, 0), "above": (0, 1), "below": (0, -1)}
SIDES = tuple(sorted(_SIDES))


def format_cell(x: int, y: int) -> str:
    """The name of a cell; the inverse of :func:`parse_cell`.

    >>> format_cell(0, 0), format_cell(14, 2), format_cell(-13, -10)
    ('M10', 'AA12', '-A0')
    """
    column = _COLUMN + x
    number = column + 1 if column >= 0 else -column
    letters = ""
    while number:
        number, digit = divmod(number - 1, _LETTERS)
        letters = chr(ord("A") + digit) + letters
    return f"{'' if column >= 0 else '-'}{letters}{_ROW + y}"


@lru_cache(_REMEMBERED)
def parse_cell(name: str) -> tuple[int, int]:
    """(x, y) of a cell, x to the right, y upwards. Raises ValueError for what is no name of a cell.

    >>> parse_cell("M10"), parse_cell("AA12"), parse_cell("-A0")
    ((0, 0), (14, 2), (-13, -10))
    """
    match = _NAME.fullmatch(name)
    if match is None:
        raise ValueError(f"{name!r} is no name of a cell")
    sign, letters, row = match.groups()
    number = 0
    for letter in letters:
        number = number * _LETTERS + ord(letter) - ord("A") + 1
    return (-number if sign else number - 1) - _COLUMN, int(row) - _ROW


def is_cell(name: str) -> bool:
    """Whether this is the name of a cell."""
    return _NAME.fullmatch(name) is not None


@lru_cache(_REMEMBERED)
def sides(name: str) -> tuple[str, ...]:
    """R2.2: the four cells that share an edge."""
    x, y = parse_cell(name)
    return tuple(format_cell(x + dx, y + dy) for dx, dy in _SIDES.values())


@lru_cache(_REMEMBERED)
def neighbours(name: str) -> tuple[str, ...]:
    """R2.2: the eight cells around, by edge or corner."""
    x, y = parse_cell(name)
    return tuple(format_cell(x + dx, y + dy) for dy in (1, 0, -1) for dx in (-1, 0, 1) if dx or dy)


@lru_cache(_REMEMBERED)
def square(name: str) -> tuple[str, str, str, str]:
    """R7.4: the 2×2 square with this lower left cell, that cell first."""
    x, y = parse_cell(name)
    return name, format_cell(x + 1, y), format_cell(x, y + 1), format_cell(x + 1, y + 1)


def beside(name: str, side: str) -> str:
    """R3.6: the cell on that side (one of SIDES)."""
    x, y = parse_cell(name)
    dx, dy = _SIDES[side]
    return format_cell(x + dx, y + dy)
