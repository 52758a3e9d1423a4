"""Plans as they are stored."""

from __future__ import annotations

from typing import Any

import msgspec

from db.rows import PlanRow
from games.base import Game, Move


class PlannedMove(msgspec.Struct, frozen=True):
    """A step of a plan: the move and what it relies on (``Game.premise`` at the time of planning).

    ``instead`` makes it stand in for the step before, if that could not be made: "this, else that".
    """

    move: msgspec.Raw
    premise: str
    instead: bool = False


def planned_moves(game: Game[Any], plan: PlanRow) -> list[list[Move]]:
    """The moves of a plan: for each step the move and those that stand in for it, in the order in which they are tried."""
    steps: list[list[Move]] = []
    for step in read_steps(plan):
        move = game.decode_move(bytes(step.move))
        if step.instead and steps:
            steps[-1].append(move)
        else:
            steps.append([move])
    return steps


def read_steps(plan: PlanRow) -> list[PlannedMove]:
    """The steps of a stored plan."""
    return msgspec.json.decode(plan.steps, type=list[PlannedMove]) if plan.steps else []


def write_steps(steps: list[PlannedMove]) -> str:
    """A plan as it is stored; "" for no steps."""
    return msgspec.json.encode(steps).decode() if steps else ""
