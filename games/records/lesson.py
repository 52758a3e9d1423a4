"""Lessons: scripts of a practice match in which one seat's decisions are asked of a learner and all others are made already.

A script is data (``games/<slug>/lesson.json``). It lies beside the component data and not among it, for no match depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from games.base import Game, Move, State
from games.core.data import PACKAGES
from games.core.events import Event
from games.records.record import RecordedMove, replay, start


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page of a lesson: what is played before it, and the move the learner is asked for (None: there is only to read).

    ``name`` names its explanation among the sentences; ``view`` is the picture that goes with it, where no choice has its own.
    """

    name: str
    before: list[RecordedMove] = []
    move: dict[str, Any] | None = None
    view: str = "board"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The script of a game: how the practice match starts, which seat the learner has, and the steps."""

    seed: str
    seats: int
    learner: int
    steps: list[LessonStep]
    options: dict[str, Any] = {}


@cache
def lesson_of(slug: str) -> Lesson | None:
    """The lesson of a game, None where nobody has written one."""
    path = PACKAGES / slug / "lesson.json"
    return msgspec.json.decode(path.read_bytes(), type=Lesson) if path.is_file() else None


def wanted(game: Game[Any], step: LessonStep) -> Move | None:
    """The move that a step asks for."""
    return None if step.move is None else game.decode_move(msgspec.json.encode(step.move))


def at_step(game: Game[Any], lesson: Lesson, number: int) -> tuple[State, list[Event]]:
    """The state at a step (from 0), and what has happened since the step before. Raises RecordError for a move not legal."""
    state = start(game, lesson.seats, lesson.options, lesson.seed)
    told: list[Event] = []
    steps: Sequence[LessonStep | None] = [None, *lesson.steps[: number + 1]]
    for last, step in pairwise(steps):
        answer = wanted(game, last) if last is not None else None
        moves = [] if answer is None else [(lesson.learner, answer)]
        before = step.before if step is not None else []
        moves += [(row.seat, game.decode_move(msgspec.json.encode(row.move))) for row in before]
        told = [event for events in replay(game, state, moves) for event in events]
    return state, told
