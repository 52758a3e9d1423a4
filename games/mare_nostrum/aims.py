"""Against whom a move goes that does not name him: for whoever is to confirm it."""

from __future__ import annotations

from games.base import Move, awaited
from games.mare_nostrum.board import present
from games.mare_nostrum.moves import Compensate, Convert, March, Occupy, Pillage, Seize, Swap
from games.mare_nostrum.state import NOBODY, MareState


def aimed_at(state: MareState, seat: int, move: Move) -> list[int]:
    """R6.11, R8.2, R9, R12.16: the other seats that stand in the province into which legions come or control it, that control
    the one of which use is made, or that are given a resource in return.
    """
    match move:
        case March():
            province = state.provinces[move.target]
            concerned = {*present(province), province.controller}
        case Convert() | Occupy() | Pillage() | Seize() | Swap():
            concerned = {state.provinces[move.province].controller}
        case Compensate():
            choice = awaited(state.pending, seat)
            concerned = {choice.other} if choice is not None else set[int]()
        case _:
            concerned = set[int]()
    return sorted(concerned - {seat, NOBODY})
