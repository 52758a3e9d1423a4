"""Where everything stands on the whole table: one strip per empire, the faction's board in its middle.

All numbers are pixels of a picture 1600 wide; boxes are (left, top, right, bottom).
"""

from __future__ import annotations

from dataclasses import dataclass

from render.canvas import Box
from render.settlers.ground import WIDTH
from render.settlers.view import ROWS, SeatView, View

HEIGHTS = (1068, 1200)  # 3:2 to 4:3
MARGIN, GUTTER = 14, 10
HEADER, NEWS = 78, 42
RIM = 4
BOARD = 440  # width of a faction's board
BOARD_LEAST = 236  # and how tall it is at least
LABEL = 30  # the sign of a row at both its ends
PAD = 5  # between cards, and between a card and the edge of its row
CELL_TALL = (62, 158)
CELL_WIDE = 268
OFFER_HEAD, OFFER_CARD = 40, 226
VIRTUAL = 236
FEWEST, MOST = 2, 5  # cards beside each other on one side


@dataclass(frozen=True)
class Side:
    """One side of a strip: how many cards stand beside each other, and how wide they are."""

    box: Box
    columns: int
    wide: int


@dataclass(frozen=True)
class Strip:
    """An empire: the frame, the board in the middle, and its rows with the lines of cards in each."""

    box: Box
    board: Box
    left: Side
    right: Side
    rows: tuple[Box, ...]
    lines: tuple[int, ...]
    tall: int

    def cell(self, row: int, place: int, *, common: bool) -> Box:
        """The box of a card: Faction cards grow from the board to the left, Common ones to the right."""
        side = self.right if common else self.left
        line, column = divmod(place, side.columns)
        step = side.wide + PAD
        x = side.box[0] + PAD + column * step if common else side.box[2] - (column + 1) * step
        top, foot = self.rows[row][1], self.rows[row][3]
        free = foot - top - self.lines[row] * (self.tall + PAD) + PAD
        y = top + free // 2 + line * (self.tall + PAD)
        return x, y, x + side.wide, y + self.tall


@dataclass(frozen=True)
class Sheet:
    """The whole table."""

    height: int
    offer: Box | None
    strips: tuple[Strip, ...]
    virtual: Box | None


def sheet_of(view: View) -> Sheet:
    """The layout of the whole table: cards as large as the most crowded strip allows, the picture taller if it must be."""
    top = HEADER + (NEWS if view.news else 0) + GUTTER
    offer = None
    if view.offer:
        offer = (MARGIN, top, WIDTH - MARGIN, top + OFFER_HEAD + OFFER_CARD)
        top = offer[3] + GUTTER
    virtual = VIRTUAL + GUTTER if view.state.virtual is not None else 0
    columns = [_columns(seat) for seat in view.seats]
    lines = [_lines(seat, *pair) for seat, pair in zip(view.seats, columns, strict=True)]
    gaps = (GUTTER + 2 * RIM) * len(lines)
    least = sum(max(BOARD_LEAST, sum(needed) * (CELL_TALL[0] + PAD) + 3 * PAD + 6) for needed in lines)
    height = max(HEIGHTS[0], top + least + gaps + virtual + MARGIN - GUTTER)
    if len(view.seats) > 1:
        height = max(height, min(HEIGHTS[1], top + virtual + sum(_most(needed) for needed in lines) + gaps + MARGIN))
    room = height - top - virtual - gaps - MARGIN + GUTTER
    talls = _shares(lines, room)
    strips: list[Strip] = []
    for needed, pair, tall in zip(lines, columns, talls, strict=True):
        box = (MARGIN, top, WIDTH - MARGIN, top + tall + 2 * RIM)
        strips.append(_strip(box, pair, needed))
        top = box[3] + GUTTER
    under = (MARGIN, top, WIDTH - MARGIN, top + VIRTUAL) if virtual else None
    return Sheet(height, offer, tuple(strips), under)


def _columns(seat: SeatView) -> tuple[int, int]:
    """How many Faction and Common cards stand beside each other: enough for the longest row, within limits."""
    most = [max(len(seat.row(kind, common=common)) for kind in ROWS) for common in (False, True)]
    faction, common = (max(FEWEST, min(MOST, count)) for count in most)
    return faction, common


def _lines(seat: SeatView, faction: int, common: int) -> tuple[int, ...]:
    """How many lines of cards each row has."""
    return tuple(
        max(1, -(-len(seat.row(kind, common=False)) // faction), -(-len(seat.row(kind, common=True)) // common))
        for kind in ROWS
    )


def _most(lines: tuple[int, ...]) -> int:
    return sum(lines) * (CELL_TALL[1] + PAD) + 4 * PAD


def _shares(lines: list[tuple[int, ...]], room: int) -> list[int]:
    """The heights of the strips: by their lines of cards, but each tall enough for its board."""
    total = sum(map(sum, lines))
    shares = [room * sum(needed) // total for needed in lines]
    short = sum(max(0, BOARD_LEAST - share) for share in shares)
    rich = sum(max(0, share - BOARD_LEAST) for share in shares)
    out: list[int] = []
    for share in shares:
        spare = max(0, share - BOARD_LEAST)
        out.append(max(BOARD_LEAST, share) - (short * spare // rich if rich else 0))
    return out


def _strip(box: Box, columns: tuple[int, int], lines: tuple[int, ...]) -> Strip:
    x0, y0, x1, y1 = (box[0] + RIM, box[1] + RIM, box[2] - RIM, box[3] - RIM)
    middle = (x0 + x1) // 2
    board = (middle - BOARD // 2, y0, middle + BOARD // 2, y1)
    left = _side((x0 + LABEL, y0, board[0], y1), columns[0])
    right = _side((board[2], y0, x1 - LABEL, y1), columns[1])
    total = sum(lines)
    height = y1 - y0 - 2 * 3
    rows: list[Box] = []
    top = y0
    for number, needed in enumerate(lines):
        foot = y1 if number == len(lines) - 1 else top + height * needed // total
        rows.append((x0, top, x1, foot))
        top = foot + 3
    tall = min((row[3] - row[1] - PAD) // needed - PAD for row, needed in zip(rows, lines, strict=True))
    return Strip(box, board, left, right, tuple(rows), lines, min(CELL_TALL[1], tall))


def _side(box: Box, columns: int) -> Side:
    return Side(box, columns, min(CELL_WIDE, (box[2] - box[0] - PAD) // columns - PAD))
