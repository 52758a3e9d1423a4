"""Why something is not possible: what a seat may look for in a position and the rules refuse.

A refusal could betray what is hidden (that a pile is empty, what somebody holds). So the moves are tried in positions made up from
what the seat knows, and told is only what all of them give as the reason.
"""

from __future__ import annotations

from typing import Any

from cogs.choosing.worlds import made_up
from cogs.match.tables import Position
from games.base import Game, Move
from games.core.errors import IllegalMove


def refused(position: Position) -> list[tuple[Move, IllegalMove]]:
    """The moves that the seat may look for and cannot make, with the reason, kind by kind as they are offered."""
    game, seat = position.table.game, position.seat
    known = game.redact(position.table.state, seat)
    worlds = made_up(game, known, seat)
    found: list[tuple[Move, IllegalMove]] = []
    for move in game.tried(known, seat):
        if move in position.moves:
            continue
        errors = [refusal_of(game, world, seat, move) for world in worlds]
        first = errors[0]
        if first is not None and len({_reason(error) for error in errors}) == 1:
            found.append((move, first))
    return sorted(found, key=lambda part: game.kind_order.index(part[0].kind))


def refusal_of(game: Game[Any], state: Any, seat: int, move: Move) -> IllegalMove | None:
    """Why the rules refuse a move in a state, which stays as it is; None where they do not."""
    try:
        game.play(game.copy(state), seat, move)
    except IllegalMove as error:
        return error
    return None


def _reason(error: IllegalMove | None) -> tuple[str, str, str] | None:
    return None if error is None else (error.code, error.rule, repr(error.facts))
