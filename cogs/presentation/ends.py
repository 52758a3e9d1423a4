"""Ends of parts of a phase that make themselves."""

from __future__ import annotations

from typing import Any

from cogs.choosing.worlds import worlds
from cogs.match.tables import Position
from games.base import Move


def end_by_itself(position: Position, move: Move) -> tuple[Any, Move] | None:
    """The end of a part of the phase that makes itself after a move, and the position before it; None where there is none, or where
    chance or what is hidden has a say in it.
    """
    game, seat, then = position.table.game, position.seat, move
    if not position.awaited:
        return None
    # Dealt anew, for whoever plans sees a position in which what is hidden is missing; where it has a say nothing is told.
    after = game.decode(worlds(game, game.redact(position.table.state, seat), seat)[0])
    draws = after.rng.draws
    while not game.is_final(after, seat, then):
        events = game.play(after, seat, then)
        if after.rng.draws != draws or any(event.teaches and event.visible_to(seat) for event in events):
            return None
        forced = game.forced_move(after, seat) if seat in game.to_move(after) else None
        if forced is None:
            return None
        then = forced
    return after, then
