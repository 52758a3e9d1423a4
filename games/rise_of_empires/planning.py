"""Moves planned ahead for phase 2 and for the choice of positions (async notes), and what a plan relies on."""

from __future__ import annotations

from collections.abc import Sequence
from operator import le

import msgspec
from msgspec.structs import astuple

from games.base import Move, in_order
from games.core.errors import IllegalMove
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.decisions import carry_out, possible
from games.rise_of_empires.display import NO_FEE, WAYS
from games.rise_of_empires.ending import position_moves
from games.rise_of_empires.moves import Pay, Place, Remove, Strike, Trade, War
from games.rise_of_empires.state import Choice, RiseState
from games.rise_of_empires.trading import GOLD, gold_for
from games.rise_of_empires.turns import begin_move, within_move

PAYING = frozenset({"pay"})  # R6.5.2


def planned(catalogue: Catalogue, ahead: RiseState, seat: int, moves: list[Move]) -> RiseState | None:
    """The position after these moves if the seat had all the moves that are left of this turn: ``ahead``, a copy, which is changed;
    None where nothing can follow. Raises IllegalMove if a planned move does not fit any more.
    """
    if ahead.finished or seat in ahead.left:
        return None
    if ahead.phase == "order":
        ahead.pending = [Choice(seat, "position")]
        return None if moves or seat in ahead.next_order else ahead
    if ahead.phase != "actions" or not _next_own_move(catalogue, ahead, seat):
        return None
    for move in moves:
        if not ahead.pending and not _next_own_move(catalogue, ahead, seat):
            return None
        choice = ahead.pending[0]
        kinds = possible(catalogue, ahead, choice)
        if move.kind in PAYING and move.kind not in kinds:
            continue
        made = as_planned(kinds[move.kind](), move) if move.kind in kinds else None
        if made is None:
            raise IllegalMove("plan-outdated", "R6.0.1")
        carry_out(catalogue, ahead, choice, made)
        within_move(catalogue, ahead)
    return ahead if ahead.pending or _next_own_move(catalogue, ahead, seat) else None


def as_planned(moves: Sequence[Move], meant: Move) -> Move | None:
    """R6.5.2: the planned move, or, where the fee has fallen, that with what is left of the fee: paid in a ready way, or of an own
    mix food before gold before cubes before VP.
    """
    if meant in moves:
        return meant
    match meant:
        case Remove():
            same = [
                move
                for move in moves
                if isinstance(move, Remove) and (move.row, move.which) == (meant.row, meant.which)
            ]
            return next((move for way in (NO_FEE, *WAYS) for move in same if move.pay == way), None)
        case Pay():
            less = [move for move in moves if isinstance(move, Pay) and all(map(le, astuple(move), astuple(meant)))]
            return min(less, key=lambda move: (move.vp, move.cubes, move.gold), default=None)
        case _:
            return None


def plan_moves(catalogue: Catalogue, ahead: RiseState, seat: int) -> list[Move]:
    """What can be planned in the position after the moves planned already: what could be done in it. What may stand in for a
    planned step is what could be planned in its place.
    """
    if ahead.phase == "order":
        return [*position_moves(ahead)]
    moves = [move for lister in possible(catalogue, ahead, ahead.pending[0]).values() for move in lister()]
    return in_order(moves)


def _next_own_move(catalogue: Catalogue, ahead: RiseState, seat: int) -> bool:
    """Let the seat's next move of this turn begin, whatever the others do; whether there is one."""
    if ahead.active != seat:
        # The round in which the seat comes next: this one if it stands behind the active seat.
        if ahead.order.index(seat) < ahead.order.index(ahead.active):
            ahead.round += 1
    else:
        ahead.round += 1
    while ahead.round <= catalogue.numbers.actions:
        ahead.pending, ahead.campaign, ahead.fee = [], None, 0
        begin_move(ahead, seat)
        within_move(catalogue, ahead)
        if ahead.pending:
            return True
        ahead.round += 1  # R6.0.4: a disc that could only be placed without effect
    return False


def premise(catalogue: Catalogue, state: RiseState, seat: int, move: Move) -> str:
    """The cubes of the others where own cubes go or cubes are removed, and the gold that a trade brings."""
    match move:
        case Place() | War() | Strike() if move.region not in state.map:
            return ""
        case War() | Strike() if not 0 <= move.opponent < state.seats:
            return ""
        case Place():
            others = [cubes for other, cubes in enumerate(state.map[move.region]) if other != seat]
            return msgspec.json.encode(others).decode()
        case War() | Strike():
            return str(state.map[move.region][move.opponent])
        case Trade() if move.gain == GOLD:
            return str(gold_for(catalogue, state, seat, move.discs))
        case _:
            return ""
