"""R7.1, R8.1: the culture or military leader calls the others one by one; each has exactly one turn."""

from __future__ import annotations

from typing import Literal

from games.core.events import Event
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.moves import Appoint
from games.mare_nostrum.setup import seat_order
from games.mare_nostrum.standing_orders import calls_at_once, stored_call
from games.mare_nostrum.state import Choice, MareState, Title


def appoint_moves(state: MareState) -> list[Appoint]:
    """D12, D17: each player without a turn in this phase; sorted."""
    return [Appoint(seat) for seat in range(state.seats) if seat not in state.acted]


def call_next(catalogue: Catalogue, state: MareState, title: Title) -> list[Event]:
    """R7.1: ask the leader who is next; nobody is asked about the last one, or where a stored order says so."""
    moves = appoint_moves(state)
    leader = state.titles[title]
    if not moves:
        state.stage = "called"
        return []
    stored = stored_call(state, title, moves)
    if len(moves) == 1:
        return appoint(state, moves[0], by="rest")
    if stored is not None and calls_at_once(state, title):
        called = Event("called", leader, {"opponent": stored.player, "phase": state.phase}, reveals="hidden")
        return [called, *appoint(state, stored)]
    state.pending = [Choice(leader, "appoint", about=title)]
    return []


def call(state: MareState, seat: int, move: Appoint) -> list[Event]:
    """R7.1: the leader has spoken."""
    state.pending = []
    return [Event("called", seat, {"opponent": move.player, "phase": state.phase}), *appoint(state, move)]


def appoint(state: MareState, move: Appoint, *, by: Literal["call", "rest"] = "call") -> list[Event]:
    """R7.1: the player's turn begins, by a call or because nobody else is left."""
    state.active, state.stage = move.player, "turn"
    state.turn += 1
    return [Event("turn-began", move.player, {"phase": state.phase, "by": by})]


def default_call(catalogue: Catalogue, state: MareState, seat: int, title: Title) -> Appoint:
    """D12, D17: the stored order; without one the others in seat order, the leader last."""
    moves = appoint_moves(state)
    stored = stored_call(state, title, moves)
    if stored is not None:
        return stored
    left = {move.player: move for move in moves}
    others = [other for other in seat_order(catalogue, state) if other in left and other != seat]
    return left[others[0]] if others else left[seat]
