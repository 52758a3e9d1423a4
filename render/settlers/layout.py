"""Where everything stands on the whole table: one strip per empire, the faction's board in its middle.

All numbers are pixels of a picture 1600 wide; boxes are (left, top, right, bottom).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.canvas import Box
from render.kit.sheet import GUTTER, HEADER, HEIGHTS, MARGIN, NEWS, WIDTH
from render.settlers.arrange import LABEL, LINE, MOST_TALL, PAD, RIM, Part, Plan, arrangement_of
from render.settlers.view import View

OFFER_HEAD, OFFER_CARD, OFFER_ACROSS = 42, 238, 5
OWN_CARD, OWN_ACROSS = 76, 9  # cards in hand that are to be chosen from
VIRTUAL = 236
BETWEEN = 8  # strips


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
    own: Box | None
    strips: tuple[Strip, ...]
    virtual: Box | None


def sheet_of(view: View) -> Sheet:
    """The layout of the whole table: cards as large as the most crowded strip allows, the picture taller if it must be."""
    top = HEADER + NEWS + GUTTER
    offer = own = None
    if view.offer:
        lines = -(-len(view.offer) // OFFER_ACROSS)
        offer = (MARGIN, top, WIDTH - MARGIN, top + OFFER_HEAD + lines * OFFER_CARD)
        top = offer[3] + GUTTER
    if view.own_cards:
        lines = -(-len(view.own_cards) // OWN_ACROSS)
        own = (MARGIN, top, WIDTH - MARGIN, top + lines * (OWN_CARD + PAD) + 3 * PAD)
        top = own[3] + GUTTER
    virtual = VIRTUAL + BETWEEN if view.state.virtual is not None else 0
    around = top + virtual + (BETWEEN + 2 * RIM) * len(view.seats) - BETWEEN + MARGIN
    arrangement = arrangement_of(view.seats, HEIGHTS[1] - around)
    plans = arrangement.plans
    wanted = sum(plan.height(MOST_TALL) for plan in plans) if len(plans) > 1 else 0
    height = max(HEIGHTS[0], around + arrangement.least, min(HEIGHTS[1], around + wanted))
    strips: list[Strip] = []
    for plan, tall in zip(plans, _shares(plans, height - around), strict=True):
        box = (MARGIN, top, WIDTH - MARGIN, top + tall + 2 * RIM)
        strips.append(_strip(box, plan, arrangement.board))
        top = box[3] + BETWEEN
    under = (MARGIN, top, WIDTH - MARGIN, top + VIRTUAL) if virtual else None
    return Sheet(height, offer, own, tuple(strips), under)


def _shares(plans: Sequence[Plan], room: int) -> list[int]:
    """The heights of the strips: what each needs, and the rest by their lines of cards."""
    needs = [plan.least for plan in plans]
    total = sum(plan.lines for plan in plans) or len(plans)
    return [need + (room - sum(needs)) * plan.lines // total for need, plan in zip(needs, plans, strict=True)]


def _strip(box: Box, plan: Plan, across: tuple[int, int]) -> Strip:
    x0, y0, x1, y1 = (box[0] + RIM, box[1] + RIM, box[2] - RIM, box[3] - RIM)
    board = (across[0], y0, across[1], y1)
    left = _side((x0 + LABEL, y0, board[0], y1), (x0, board[0]), plan.left)
    right = _side((board[2], y0, x1 - LABEL, y1), (board[2], x1), plan.right)
    return Strip(box, board, left, right)


def _side(box: Box, across: tuple[int, int], part: Part) -> Side:
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
