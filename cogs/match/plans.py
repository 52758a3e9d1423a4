"""Plans as they are stored."""

from __future__ import annotations

from typing import Any

import msgspec

from db.rows import PlanRow
from games.base import Game, Move
from games.core.errors import IllegalMove


class PlannedMove(msgspec.Struct, frozen=True):
    """A step of a plan: the move and what it relies on (``Game.premise`` at the time of planning).

    ``instead`` makes it stand in for the step before, if that could not be made: "this, else that".
    """

    move: msgspec.Raw
    premise: str
    instead: bool = False


def planned_moves(game: Game[Any], plan: PlanRow) -> list[list[Move]]:
    """The moves of a plan: for each step the move and those that stand in for it, in the order in which they are tried.

    Raises IllegalMove for a move that the rules cannot read.
    """
    steps: list[list[Move]] = []
    for step in read_steps(plan):
        move = read_move(game, step.move)
        if step.instead and steps:
            steps[-1].append(move)
        else:
            steps.append([move])
    return steps


def read_move(game: Game[Any], text: msgspec.Raw | str) -> Move:
    """A stored move. Raises IllegalMove for what the rules of the match do not know: it was planned by others, or damaged."""
    try:
        return game.decode_move(text if isinstance(text, str) else bytes(text))
    except msgspec.DecodeError as error:
        raise IllegalMove("unreadable", "") from error


def read_steps(plan: PlanRow) -> list[PlannedMove]:
    """The steps of a stored plan."""
    return msgspec.json.decode(plan.steps, type=list[PlannedMove]) if plan.steps else []


def write_steps(steps: list[PlannedMove]) -> str:
    """A plan as it is stored; "" for no steps."""
    return msgspec.json.encode(steps).decode() if steps else ""
