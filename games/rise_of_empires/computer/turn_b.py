"""R6.5.1: what a disc of turn A is worth in turn B, where the action of its row comes once more, to the computer seat.

The weights are guesses of ours and mean nothing to the rules.
"""

from __future__ import annotations

from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.state import ROWS, SIDES, RiseState

AGAIN = {"empire": 0.8, "territory": 0.6, "trade": 0.0, "progress": 1.0, "city": 0.6}  # VP of the first disc in a row
FEE = 0.1  # a disc that will lie to the left of it, most of which are gone before it is removed


def promise(catalogue: Catalogue, state: RiseState, seat: int, row: str) -> float:
    """What a disc of the seat in that row of turn A is worth later, in VP; 0.0 in turn B."""
    if state.side != SIDES[0]:
        return 0.0
    discs = state.rows[row]
    room = catalogue.row_limit(row, state.seats) - len(discs) - 1
    to_come = (catalogue.numbers.actions - state.round) * state.seats / len(ROWS)
    return AGAIN[row] / (1 + discs.count(seat)) - FEE * min(room, to_come)
