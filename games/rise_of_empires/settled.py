"""Decisions that nobody needs to be asked about though they have several answers: the end of a meal for which the food suffices,
and an income of the last turn of which nothing but gold counts any more.
"""

from __future__ import annotations

from games.base import Move, awaited
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.ending import is_last_turn
from games.rise_of_empires.food import fed
from games.rise_of_empires.goods import bank
from games.rise_of_empires.income import most_discs, pick_moves
from games.rise_of_empires.moves import Keep
from games.rise_of_empires.scoring import due, upkeep_lacking
from games.rise_of_empires.state import Choice, RiseState


def settled(catalogue: Catalogue, state: RiseState, seat: int) -> Move | None:
    """The answer of a seat that goes without saying; None where it may want another one."""
    choice = awaited(state.pending, seat)
    match choice:
        case Choice(kind="food") if fed(catalogue, state, seat) and not state.players[seat].review:
            # R7.2: whoever can feed all that is left is not asked at the beginning of the meal either.
            return Keep()
        case Choice(kind="pick") if is_last_turn(state) and _discs_are_idle(catalogue, state, seat):
            # R11.3, R11.4: of what is left over only gold counts, between equal points.
            return max(pick_moves(catalogue, state, choice), key=lambda move: move.as_gold)
        case _:
            return None


def _discs_are_idle(catalogue: Catalogue, state: RiseState, seat: int) -> bool:
    """R8.2, R9.1: whether no city is kept or lost by the discs that a seat still chooses, neither its own nor one of another seat,
    for which the bank could be empty then.
    """
    if not any(due(catalogue, state, other) for other in range(state.seats)):
        return True
    wanted = sum(most_discs(catalogue, state, other) for other in range(state.seats))
    return wanted <= bank(catalogue, state) and not upkeep_lacking(catalogue, state, seat)
