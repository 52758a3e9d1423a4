"""The part of the contract by which a strong computer looks ahead: what it may spend, which moves are worth a look, what a
position promises.

Nothing here decides what is legal or what happens. Each hook has a default, so that a game without them can be played by the
strong computer all the same; ``games/README.md`` lists them, ``games/thinking`` uses them.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Generic, NamedTuple, TypeVar

from games.core.terms import Move, State

S = TypeVar("S", bound=State)


class Effort(NamedTuple):
    """What the strong computer spends on a decision, counted and never timed: every machine finds the same move.

    ``candidates`` moves are played on ``rollouts`` times in all, each for ``plies`` decisions of any seat (None: to the end) by
    what the sensible computer does. Another move than the sensible one is preferred only if it is better by more than ``doubt``
    standard errors. A lead by ``spread`` points is worth as much as one that is half decided.
    """

    candidates: int = 6
    rollouts: int = 24
    plies: int | None = 20
    doubt: float = 0.5
    spread: float = 10.0


class Foresight(Generic[S]):
    """The hooks by which a game helps the strong computer."""

    thinking: ClassVar[Effort] = Effort()

    def rated_moves(self, state: S, seat: int) -> list[tuple[float, Move]]:
        """The moves of a seat in ``to_move`` that are worth a look, each with what the sensible computer thinks of it (more is
        better; comparable only among themselves); [] for no opinion. ``state`` looks like one redacted for the seat.
        """
        return []

    def prospects(self, state: S) -> list[float]:
        """Per seat the points that it may expect at the end; those it has, once the match is over. A seat that plays alone wins
        with more than 0.
        """
        return [float(sum(sources.values())) for sources in self.standing(state)]

    @abstractmethod
    def standing(self, state: S) -> list[dict[str, int]]:
        """Per seat the points so far by source, as if the match ended now."""
