"""One press for a move that was made before: in long phases people often do the same again."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.match.history import PastMove
from cogs.match.tables import Position
from games.base import Move


def repeated(told: Sequence[PastMove], position: Position) -> Move | None:
    """The newest of the moves ``told`` that somebody chose for the seat and that can be made again now, None where there is none.

    Moves without anything to choose are left out, for they are one press anyway.
    """
    game = position.table.game
    for part in reversed(told):
        if part.row.seat != position.seat or part.row.user is None:
            continue
        past = game.decode_move(part.row.move)
        if past.kind in game.free_kinds or not past.__struct_fields__:
            continue
        move = game.again(position.moves, past)
        if move is not None:
            return move
    return None
