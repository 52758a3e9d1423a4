"""Why something is not possible: what a seat may look for in a position and the rules refuse.

A refusal could betray what is hidden (that a pile is empty, what somebody holds). So the moves are tried in positions made up from
what the seat knows, and told is only what all of them give as the reason.
"""

from __future__ import annotations

from typing import Any

from cogs.choosing.worlds import FEW, worlds
from cogs.match.tables import Position
from games.base import Game, Move
from games.core.errors import IllegalMove


def is_anything_refused(position: Position) -> bool:
    """Whether there is something that the seat may look for and cannot do now."""
    game, seat = position.table.game, position.seat
    return any(position.same(move) is None for move in game.tried(game.redact(position.table.state, seat), seat))


def refused(position: Position) -> list[tuple[Move, IllegalMove]]:
    """The moves that the seat may look for and cannot make, with the reason, kind by kind as they are offered."""
    game, seat = position.table.game, position.seat
    known = game.redact(position.table.state, seat)
    trials = Trials(game, known, seat)
    found = [
        (move, error)
        for move in game.tried(known, seat)
        if position.same(move) is None and (error := trials.refusal(move)) is not None
    ]
    return sorted(found, key=lambda part: game.kind_order.index(part[0].kind))


class Trials:
    """Moves of one seat tried in positions made up from what it knows; ``known`` is the state redacted for it."""

    def __init__(self, game: Game[Any], known: Any, seat: int) -> None:
        self._game, self._seat = game, seat
        self._worlds = worlds(game, known, seat)
        self._states: dict[int, Any] = {}

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why the rules refuse a move in all of the positions; None where not all do, or not alike."""
        first = self._refusal(0, move)
        rest = (self._refusal(number, move) for number in range(1, FEW))
        return first if first is not None and all(_reason(error) == _reason(first) for error in rest) else None

    def _refusal(self, number: int, move: Move) -> IllegalMove | None:
        # A refusal changes nothing, so that one position does for all that is refused in it.
        if number not in self._states:
            self._states[number] = self._game.decode(self._worlds[number])
        try:
            self._game.play(self._states[number], self._seat, move)
        except IllegalMove as error:
            return error
        del self._states[number]
        return None


def _reason(error: IllegalMove | None) -> tuple[str, str, str] | None:
    return None if error is None else (error.code, error.rule, repr(error.facts))
