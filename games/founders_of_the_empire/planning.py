"""Turns planned ahead (Appendix C, premove): one stack, at most one token, one tile; what is turned up meanwhile is unknown."""

from __future__ import annotations

import msgspec

from games.base import Decision, Move
from games.core.errors import IllegalMove
from games.founders_of_the_empire.adding import add_moves, replace_moves
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.moves import Add, Coin, Craftsman, Replace, Reveal, War
from games.founders_of_the_empire.reveal import is_row_full, open_stacks, reveal_moves
from games.founders_of_the_empire.state import FoundersState
from games.founders_of_the_empire.supply import Supply
from games.founders_of_the_empire.tokens import Cart, play_token, token_moves


def planned(catalogue: Catalogue, ahead: FoundersState, seat: int, moves: list[Move]) -> FoundersState | None:
    """The position after these moves if the seat's turn came now: ``ahead``, a copy, which is changed; None where nothing can
    follow. Raises IllegalMove if a planned token could not be played any more.
    """
    if ahead.finished or ahead.step == "draft" or seat in ahead.left or any(map(_last, moves)):
        return None
    ahead.active, ahead.step, ahead.bought = seat, "reveal", ""
    ahead.pending = [Decision(seat, "turn")]
    for move in moves:
        if isinstance(move, Reveal):
            if move.stack not in ahead.rows:
                raise IllegalMove("unknown-stack", "R6.1", stack=move.stack, open=open_stacks(ahead))
            # The tile that will come is unknown, so it is not among those that can be planned for.
            if is_row_full(catalogue, ahead, move.stack):
                ahead.rows[move.stack].clear()
            ahead.step = "token"
        elif isinstance(move, War | Coin | Cart | Craftsman):
            play_token(catalogue, ahead, seat, move)
    return ahead


def plan_moves(catalogue: Catalogue, ahead: FoundersState, seat: int) -> list[Move]:
    """What can be planned in the position after the moves planned already."""
    if ahead.step == "reveal":
        return [*reveal_moves(ahead)]
    supply = Supply(catalogue, ahead.territories[seat])
    tokens = list(token_moves(catalogue, ahead, seat))
    return [
        *add_moves(catalogue, ahead, seat, supply),
        *(move for move in tokens if not isinstance(move, War)),
        *replace_moves(catalogue, ahead, seat, supply),
        *(move for move in tokens if isinstance(move, War)),
    ]


def premise(state: FoundersState, seat: int, move: Move) -> str:
    """What must still be so when the planned move is made: the tile under the token, or the own tile that is replaced."""
    if isinstance(move, War | Coin | Craftsman | Replace):
        owner = move.opponent if isinstance(move, War | Coin) else seat
        if not 0 <= owner < state.seats:
            return ""
        target = state.territories[owner].tiles.get(move.cell)
        return msgspec.json.encode(target).decode() if target is not None else ""
    return ""


def _last(move: Move) -> bool:
    return isinstance(move, Add | Replace)
