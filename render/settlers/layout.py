"""Where everything stands on the whole table: one strip per empire, the faction's board in its middle.

All numbers are pixels of a picture 1600 wide; boxes are (left, top, right, bottom).
"""

from __future__ import annotations

from collections.abc import Callable
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
STRIPE = 28  # an empty row where there is little room
PAD = 5  # between cards, and between a card and the edge of its row
LEAST_TALL = ((190, 64), (150, 72), (125, 84), (0, 92))  # how tall a card is at least, by how wide it is at least
LEAST_WIDE = 114  # the longest words fit
MOST_TALL, MOST_WIDE = 164, 276
OFFER_HEAD, OFFER_CARD, OFFER_ACROSS = 44, 228, 5
VIRTUAL = 236
FEWEST, MOST = 2, 5  # cards beside each other on one side
SHIFTS = (0.5, 0.43, 0.57, 0.36, 0.64)  # shares of the room beside the boards that Faction cards may get


@dataclass(frozen=True)
class Side:
    """One side of a strip: how many cards stand beside each other, how large they are, and the rows with their lines of cards.

    ``box`` is the room of the cards; a row reaches from the outer edge to the board.
    """

    box: Box
    columns: int
    wide: int
    tall: int
    rows: tuple[Box, ...]
    lines: tuple[int, ...]


@dataclass(frozen=True)
class Strip:
    """An empire: the frame, the board in the middle, Faction cards left of it and Common ones right."""

    box: Box
    board: Box
    left: Side
    right: Side

    def cell(self, row: int, place: int, *, common: bool) -> Box:
        """The box of a card: Faction cards grow from the board to the left, Common ones to the right."""
        side = self.right if common else self.left
        line, column = divmod(place, side.columns)
        step = side.wide + PAD
        x = side.box[0] + PAD + column * step if common else side.box[2] - (column + 1) * step
        top, foot = side.rows[row][1], side.rows[row][3]
        free = foot - top - side.lines[row] * (side.tall + PAD) + PAD
        y = top + free // 2 + line * (side.tall + PAD)
        return x, y, x + side.wide, y + side.tall


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
    around = top + virtual + (GUTTER + 2 * RIM) * len(view.seats) - GUTTER + MARGIN
    board, plans = _arranged(view, _in_step)
    if around + sum(plan.least for plan in plans) > HEIGHTS[1]:
        board, plans = _arranged(view, _dense)
    least = sum(plan.least for plan in plans)
    wanted = sum(plan.height(MOST_TALL) for plan in plans) if len(plans) > 1 else 0
    height = max(HEIGHTS[0], around + least, min(HEIGHTS[1], around + wanted))
    strips: list[Strip] = []
    for plan, tall in zip(plans, _shares(plans, height - around), strict=True):
        box = (MARGIN, top, WIDTH - MARGIN, top + tall + 2 * RIM)
        strips.append(_strip(box, plan, board))
        top = box[3] + GUTTER
    under = (MARGIN, top, WIDTH - MARGIN, top + VIRTUAL) if virtual else None
    return Sheet(height, offer, tuple(strips), under)


@dataclass(frozen=True)
class _Part:
    """How the cards of one side are arranged: in columns, with so many lines in each row (0: a mere stripe)."""

    columns: int
    wide: int
    lines: tuple[int, ...]

    @property
    def card(self) -> int:
        """How tall a card is at least."""
        return next(tall for wide, tall in LEAST_TALL if self.wide >= wide)

    @property
    def least(self) -> int:
        """How tall the rows are at least."""
        return self.height(self.card)

    def height(self, tall: int) -> int:
        """How tall the rows are with cards of that height."""
        return sum(self.rows(tall)) + (len(self.lines) - 1) * LINE

    def rows(self, tall: int) -> list[int]:
        """How tall each row is with cards of that height."""
        return [lines * (tall + PAD) + PAD if lines else STRIPE for lines in self.lines]


@dataclass(frozen=True)
class _Plan:
    """How the cards of an empire are arranged."""

    left: _Part
    right: _Part

    @property
    def least(self) -> int:
        """How tall the strip is at least within its frame."""
        return max(BOARD_LEAST, self.left.least, self.right.least)

    @property
    def lines(self) -> int:
        """The lines of cards of the side that has more."""
        return max(sum(self.left.lines), sum(self.right.lines))

    def height(self, tall: int) -> int:
        """How tall the rows are with cards of that height."""
        return max(self.left.height(tall), self.right.height(tall))


def _counts(seat: SeatView, *, common: bool) -> list[int]:
    return [len(seat.row(kind, common=common)) for kind in ROWS]


def _arranged(view: View, plan: Callable[[SeatView, int, int], _Plan]) -> tuple[int, list[_Plan]]:
    """Where the boards begin, in all strips alike, so that these need the least height; and the arrangement of each strip."""
    outer = MARGIN + RIM + LABEL
    room = WIDTH - 2 * outer - BOARD
    found: list[tuple[int, list[_Plan]]] = []
    for shift in SHIFTS:
        left = round(room * shift)
        found.append((outer + left, [plan(seat, left, room - left) for seat in view.seats]))
    return min(found, key=lambda pair: sum(plan.least for plan in pair[1]))


def _ways(room: int) -> list[tuple[int, int]]:
    """How many cards may stand beside each other on a side, and how wide they are then."""
    ways = [(columns, min(MOST_WIDE, (room - PAD) // columns - PAD)) for columns in range(FEWEST, MOST + 1)]
    return [(columns, wide) for columns, wide in ways if wide >= LEAST_WIDE]


def _in_step(seat: SeatView, left: int, right: int) -> _Plan:
    """Both sides with equal rows: the arrangement that needs the least height, of equal ones that with the widest cards."""
    own, common = _counts(seat, common=False), _counts(seat, common=True)
    plans: list[_Plan] = []
    for first, wide in _ways(left):
        for second, other in _ways(right):
            pairs = zip(own, common, strict=True)
            lines = tuple(max(1, -(-here // first), -(-there // second)) for here, there in pairs)
            plans.append(_Plan(_Part(first, wide, lines), _Part(second, other, lines)))
    return min(plans, key=lambda plan: (plan.least + 10 * plan.lines, plan.left.columns + plan.right.columns))


def _dense(seat: SeatView, left: int, right: int) -> _Plan:
    """Each side by itself, where there are many cards: empty rows are stripes."""
    own, common = _counts(seat, common=False), _counts(seat, common=True)
    return _Plan(_dense_part(own, left), _dense_part(common, right))


def _dense_part(counts: list[int], room: int) -> _Part:
    parts = [_Part(columns, wide, tuple(-(-count // columns) for count in counts)) for columns, wide in _ways(room)]
    return min(parts, key=lambda part: (max(BOARD_LEAST, part.least), part.columns))


def _shares(plans: list[_Plan], room: int) -> list[int]:
    """The heights of the strips: what each needs, and the rest by their lines of cards."""
    needs = [plan.least for plan in plans]
    total = sum(plan.lines for plan in plans) or len(plans)
    return [need + (room - sum(needs)) * plan.lines // total for need, plan in zip(needs, plans, strict=True)]


def _strip(box: Box, plan: _Plan, board_left: int) -> Strip:
    x0, y0, x1, y1 = (box[0] + RIM, box[1] + RIM, box[2] - RIM, box[3] - RIM)
    board = (board_left, y0, board_left + BOARD, y1)
    left = _side((x0 + LABEL, y0, board[0], y1), (x0, board[0]), plan.left)
    right = _side((board[2], y0, x1 - LABEL, y1), (board[2], x1), plan.right)
    return Strip(box, board, left, right)


def _side(box: Box, across: tuple[int, int], part: _Part) -> Side:
    """The rows of a side: what each needs, and what is left by their lines, a stripe like a line."""
    needs = part.rows(part.card)
    free = box[3] - box[1] - part.least
    shares = [max(1, lines) for lines in part.lines]
    rows: list[Box] = []
    top = box[1]
    for number, need in enumerate(needs):
        foot = top + need + free * shares[number] // sum(shares)
        rows.append((across[0], top, across[1], foot if number < len(needs) - 1 else box[3]))
        top = foot + LINE
    talls = [(row[3] - row[1] - PAD) // lines - PAD for row, lines in zip(rows, part.lines, strict=True) if lines]
    return Side(box, part.columns, part.wide, min([MOST_TALL, *talls]), tuple(rows), part.lines)
