"""Why something is not possible: what a seat may look for in a position and the rules refuse.

A refusal could betray what is hidden (that a pile is empty, what somebody holds). So the moves are tried in positions made up from
what the seat knows, and told is only what all of them give as the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.choosing.worlds import made_up
from cogs.match.tables import Position
from games.base import Game, Move
from games.core.errors import IllegalMove


def is_anything_refused(position: Position) -> bool:
    """Whether there is something that the seat may look for and cannot do now."""
    game, seat = position.table.game, position.seat
    return any(move not in position.moves for move in game.tried(game.redact(position.table.state, seat), seat))


def refused(position: Position) -> list[tuple[Move, IllegalMove]]:
    """The moves that the seat may look for and cannot make, with the reason, kind by kind as they are offered."""
    game, seat = position.table.game, position.seat
    known = game.redact(position.table.state, seat)
    worlds = made_up(game, known, seat)
    found = [
        (move, error)
        for move in game.tried(known, seat)
        if move not in position.moves and (error := refusal_of(game, worlds, seat, move)) is not None
    ]
    return sorted(found, key=lambda part: game.kind_order.index(part[0].kind))


def refusal_of(game: Game[Any], worlds: Sequence[Any], seat: int, move: Move) -> IllegalMove | None:
    """Why the rules refuse a move in all of these positions, which stay as they are; None where not all do, or not alike."""
    errors = [_refusal(game, world, seat, move) for world in worlds]
    return errors[0] if len({_reason(error) for error in errors}) == 1 else None


def _refusal(game: Game[Any], world: Any, seat: int, move: Move) -> IllegalMove | None:
    try:
        game.play(game.copy(world), seat, move)
    except IllegalMove as error:
        return error
    return None


def _reason(error: IllegalMove | None) -> tuple[str, str, str] | None:
    return None if error is None else (error.code, error.rule, repr(error.facts))
