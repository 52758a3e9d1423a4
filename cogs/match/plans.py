"""Plans as they are stored, and which of their steps can be made."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile
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


def next_step(
    game: Game[Any], state: Any, seat: int, steps: Sequence[PlannedMove]
) -> tuple[Move | None, list[PlannedMove], PlannedMove | None]:
    """The move of the next step, or of what stands in for it, in a position, and the steps behind it; without a move the step that
    cannot be made as it was meant, None where all only say how something is paid that costs nothing any more.
    """
    while steps:
        step, *steps = steps
        paid = _is_paid(game, state, seat, step)
        move = None if paid else _possible(game, state, seat, step)
        if move is None and not paid:
            if steps and steps[0].instead:
                continue
            return None, [], step
        steps = [*dropwhile(lambda other: other.instead, steps)]
        if move is not None:
            return move, steps, None
    return None, [], None


def _possible(game: Game[Any], state: Any, seat: int, step: PlannedMove) -> Move | None:
    """The move of a step, if it can be made as it was meant."""
    try:
        move = read_move(game, step.move)
    except IllegalMove:
        return None
    made = game.as_planned(game.legal_moves(state, seat), move)
    return made if made is not None and game.premise(state, seat, made) == step.premise else None


def _is_paid(game: Game[Any], state: Any, seat: int, step: PlannedMove) -> bool:
    """Whether a step only says how something is paid, and nothing is to be paid any more."""
    try:
        kind = read_move(game, step.move).kind
    except IllegalMove:
        return False
    return kind in game.paying_kinds and all(move.kind != kind for move in game.legal_moves(state, seat))
