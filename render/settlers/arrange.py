"""How the cards of the empires are arranged: how wide the boards, how many columns, how many lines in each row.

All numbers are pixels. A table that would be taller than its room is drawn in a fuller manner: narrower or flatter boards, lower
cards, at last cards that show no more than their name.
"""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.sheet import MARGIN, WIDTH
from render.settlers.facts import SeatView
from render.settlers.view import ROWS

RIM = 4
LABEL = 26  # the sign of a row at both its ends
LINE = 3  # between rows
STRIPE = 22  # an empty row where there is little room
PAD = 4  # between cards, and between a card and the edge of its row
MOST_TALL, MOST_WIDE = 164, 276
FEWEST, MOST = 2, 5  # cards beside each other on one side
SHIFTS = (0.5, 0.43, 0.57, 0.36, 0.64)  # shares of the room beside the boards that Faction cards may get

# How tall a card is at least, by how wide it is at least; the last width is the least that the longest words fit into.
USUAL = ((190, 64), (150, 72), (125, 84), (114, 92))
LOW = ((190, 50), (150, 72), (125, 80), (114, 88))
NAMES = ((230, 30), (153, 42))


@dataclass(frozen=True)
class Manner:
    """How full a table is drawn: width and least height of the boards, the least heights of cards by their width.

    ``in_step``: both sides of an empire have equal rows, and none of them is a mere stripe.
    """

    board: int
    least: int
    cards: tuple[tuple[int, int], ...]
    in_step: bool = False


MANNERS = (
    Manner(430, 236, USUAL, in_step=True),
    Manner(430, 236, USUAL),
    Manner(332, 236, USUAL),
    Manner(332, 236, LOW),
    Manner(310, 236, LOW),
    Manner(560, 148, USUAL),
    Manner(560, 148, LOW),
    Manner(332, 236, NAMES),
    Manner(560, 148, NAMES),
)
"""From the roomiest on."""


@dataclass(frozen=True)
class Part:
    """How the cards of one side are arranged: in columns, with so many lines in each row (0: a mere stripe)."""

    columns: int
    wide: int
    card: int  # how tall a card is at least
    lines: tuple[int, ...]

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
class Plan:
    """How the cards of an empire are arranged, and how tall the board between them is at least."""

    left: Part
    right: Part
    board: int

    @property
    def least(self) -> int:
        """How tall the strip is at least within its frame."""
        return max(self.board, self.left.least, self.right.least)

    @property
    def lines(self) -> int:
        """The lines of cards of the side that has more."""
        return max(sum(self.left.lines), sum(self.right.lines))

    def height(self, tall: int) -> int:
        """How tall the rows are with cards of that height."""
        return max(self.left.height(tall), self.right.height(tall))


@dataclass(frozen=True)
class Arrangement:
    """Where the boards begin and end, in all strips alike, and the plan of each strip."""

    board: tuple[int, int]
    plans: tuple[Plan, ...]

    @property
    def least(self) -> int:
        """How tall all strips are at least within their frames."""
        return sum(plan.least for plan in self.plans)


def arrangement_of(seats: tuple[SeatView, ...], room: int) -> Arrangement:
    """The roomiest arrangement whose strips fit into that height; the lowest one if none does."""
    found: list[Arrangement] = []
    for manner in MANNERS:
        found.append(_arranged(seats, manner))
        if found[-1].least <= room:
            return found[-1]
    return min(found, key=lambda arrangement: arrangement.least)


def _arranged(seats: tuple[SeatView, ...], manner: Manner) -> Arrangement:
    """The boards where all strips together need the least height."""
    outer = MARGIN + RIM + LABEL
    room = WIDTH - 2 * outer - manner.board
    plan = _in_step if manner.in_step else _dense
    found: list[Arrangement] = []
    for shift in SHIFTS:
        left = round(room * shift)
        board = (outer + left, outer + left + manner.board)
        found.append(Arrangement(board, tuple(plan(seat, manner, left, room - left) for seat in seats)))
    return min(found, key=lambda arrangement: arrangement.least)


def least_height(wide: int, cards: tuple[tuple[int, int], ...]) -> int:
    """How tall a card of that width is at least."""
    return next((tall for least, tall in cards if wide >= least), cards[-1][1])


def _counts(seat: SeatView, *, common: bool) -> list[int]:
    return [len(seat.row(kind, common=common)) for kind in ROWS]


def _ways(room: int, manner: Manner) -> list[tuple[int, int, int]]:
    """How many cards may stand beside each other on a side, how wide they are then and how tall at least."""
    ways = [(columns, min(MOST_WIDE, (room - PAD) // columns - PAD)) for columns in range(FEWEST, MOST + 1)]
    return [(columns, wide, least_height(wide, manner.cards)) for columns, wide in ways if wide >= manner.cards[-1][0]]


def _in_step(seat: SeatView, manner: Manner, left: int, right: int) -> Plan:
    """Both sides with equal rows: the arrangement that needs the least height, of equal ones that with the widest cards."""
    own, common = _counts(seat, common=False), _counts(seat, common=True)
    plans: list[Plan] = []
    for first, wide, tall in _ways(left, manner):
        for second, other, high in _ways(right, manner):
            pairs = zip(own, common, strict=True)
            lines = tuple(max(1, -(-here // first), -(-there // second)) for here, there in pairs)
            plans.append(Plan(Part(first, wide, tall, lines), Part(second, other, high, lines), manner.least))
    return min(plans, key=lambda plan: (plan.least + 10 * plan.lines, plan.left.columns + plan.right.columns))


def _dense(seat: SeatView, manner: Manner, left: int, right: int) -> Plan:
    """Each side by itself, where there are many cards: empty rows are stripes."""
    sides = ((_counts(seat, common=False), left), (_counts(seat, common=True), right))
    own, common = (_dense_part(counts, room, manner) for counts, room in sides)
    return Plan(own, common, manner.least)


def _dense_part(counts: list[int], room: int, manner: Manner) -> Part:
    ways = _ways(room, manner)
    parts = [Part(columns, wide, tall, tuple(-(-count // columns) for count in counts)) for columns, wide, tall in ways]
    return min(parts, key=lambda part: (max(manner.least, part.least), part.columns))
