"""Where everything stands on the whole table: one strip per empire, the faction's board in its middle.

All numbers are pixels of a picture 1600 wide; boxes are (left, top, right, bottom).
"""

from __future__ import annotations

from dataclasses import dataclass

from render.canvas import Box
from render.settlers.facts import SeatView
from render.settlers.view import ROWS, View
from render.sheet import GUTTER, HEADER, HEIGHTS, MARGIN, NEWS, WIDTH

RIM = 4
BOARD = 430  # width of a faction's board
BOARD_LEAST = 236  # and how tall it is at least
LABEL = 26  # the sign of a row at both its ends
LINE = 3  # between rows
PAD = 5  # between cards, and between a card and the edge of its row
LEAST_TALL = {1: 64, 2: 64, 3: 76, 4: 88, 5: 94}  # of a card, by how many stand beside each other
MOST_TALL, MOST_WIDE = 164, 276
OFFER_HEAD, OFFER_CARD, OFFER_ACROSS = 44, 228, 5
VIRTUAL = 236
FEWEST, MOST = 2, 5  # cards beside each other on one side
SHIFT = (0.36, 0.64)  # share of the room beside the boards that Faction cards get


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
    top = HEADER + NEWS + GUTTER
    offer = None
    if view.offer:
        lines = -(-len(view.offer) // OFFER_ACROSS)
        offer = (MARGIN, top, WIDTH - MARGIN, top + OFFER_HEAD + lines * OFFER_CARD)
        top = offer[3] + GUTTER
    virtual = VIRTUAL + GUTTER if view.state.virtual is not None else 0
    plans = [_plan(seat) for seat in view.seats]
    around = top + virtual + (GUTTER + 2 * RIM) * len(plans) - GUTTER + MARGIN
    least = sum(max(BOARD_LEAST, plan.height(plan.least)) for plan in plans)
    wanted = sum(plan.height(MOST_TALL) for plan in plans) if len(plans) > 1 else 0
    height = max(HEIGHTS[0], around + least, min(HEIGHTS[1], around + wanted))
    board = _board_left(plans)
    strips: list[Strip] = []
    for plan, tall in zip(plans, _shares(plans, height - around), strict=True):
        box = (MARGIN, top, WIDTH - MARGIN, top + tall + 2 * RIM)
        strips.append(_strip(box, plan, board))
        top = box[3] + GUTTER
    under = (MARGIN, top, WIDTH - MARGIN, top + VIRTUAL) if virtual else None
    return Sheet(height, offer, tuple(strips), under)


@dataclass(frozen=True)
class _Plan:
    """How the cards of an empire are arranged: columns of Faction and Common cards, lines of each row."""

    faction: int
    common: int
    lines: tuple[int, ...]

    @property
    def least(self) -> int:
        """How tall cards must be at least."""
        return max(LEAST_TALL[self.faction], LEAST_TALL[self.common])

    def height(self, tall: int) -> int:
        """How tall the rows are with cards of that height."""
        return sum(self.lines) * (tall + PAD) + len(self.lines) * PAD + 2 * LINE


def _plan(seat: SeatView) -> _Plan:
    """The arrangement that needs the least height, with few lines; of equal ones that with the widest cards."""
    counts = [(len(seat.row(kind, common=False)), len(seat.row(kind, common=True))) for kind in ROWS]
    plans: list[_Plan] = []
    for faction in range(FEWEST, MOST + 1):
        for common in range(FEWEST, MOST + 1):
            lines = tuple(max(1, -(-first // faction), -(-second // common)) for first, second in counts)
            plans.append(_Plan(faction, common, lines))
    return min(plans, key=lambda plan: (plan.height(plan.least) + 10 * sum(plan.lines), plan.faction + plan.common))


def _board_left(plans: list[_Plan]) -> int:
    """Where the boards begin: the side with more columns gets more room, in all strips alike."""
    faction, common = max(plan.faction for plan in plans), max(plan.common for plan in plans)
    share = min(SHIFT[1], max(SHIFT[0], faction / (faction + common)))
    left = MARGIN + RIM + LABEL
    return left + round((WIDTH - 2 * left - BOARD) * share)


def _shares(plans: list[_Plan], room: int) -> list[int]:
    """The heights of the strips: what each needs, and the rest by their lines of cards."""
    needs = [max(BOARD_LEAST, plan.height(plan.least)) for plan in plans]
    total = sum(sum(plan.lines) for plan in plans)
    return [need + (room - sum(needs)) * sum(plan.lines) // total for need, plan in zip(needs, plans, strict=True)]


def _strip(box: Box, plan: _Plan, board_left: int) -> Strip:
    x0, y0, x1, y1 = (box[0] + RIM, box[1] + RIM, box[2] - RIM, box[3] - RIM)
    board = (board_left, y0, board_left + BOARD, y1)
    left = _side((x0 + LABEL, y0, board[0], y1), plan.faction)
    right = _side((board[2], y0, x1 - LABEL, y1), plan.common)
    total = sum(plan.lines)
    rows: list[Box] = []
    top = y0
    for number, needed in enumerate(plan.lines):
        last = number == len(plan.lines) - 1
        foot = y1 if last else top + (y1 - y0 - 2 * LINE) * needed // total
        rows.append((x0, top, x1, foot))
        top = foot + LINE
    tall = min((row[3] - row[1] - PAD) // needed - PAD for row, needed in zip(rows, plan.lines, strict=True))
    return Strip(box, board, left, right, tuple(rows), plan.lines, min(MOST_TALL, tall))


def _side(box: Box, columns: int) -> Side:
    return Side(box, columns, min(MOST_WIDE, (box[2] - box[0] - PAD) // columns - PAD))
