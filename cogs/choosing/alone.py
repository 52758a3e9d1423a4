"""Where somebody can do one thing only."""

from __future__ import annotations

from cogs.match.tables import Position
from games.base import Move


def only_move(position: Position) -> Move | None:
    """The one thing that the seat can do, or that anybody would do (``Game.forced_move``); None where it has a choice."""
    game, state, seat = position.table.game, position.table.state, position.seat
    moves = [move for move in position.moves if move.kind not in game.free_kinds]
    if len(moves) == 1:
        return moves[0]
    return game.forced_move(state, seat) if seat in game.to_move(state) else None
