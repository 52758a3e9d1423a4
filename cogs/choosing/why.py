"""Why something is not possible: what a seat may look for in a position and the rules refuse.

A refusal could betray what is hidden (that a pile is empty, what somebody holds). So the moves are tried in positions made up from
what the seat knows, and told is only what all of them give as the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cogs.choosing.chain import Chain
from cogs.choosing.next_steps import next_steps
from cogs.choosing.worlds import FEW, worlds
from cogs.match.tables import Position
from games.base import Game, Move
from games.core.errors import IllegalMove


def is_anything_refused(chain: Chain) -> bool:
    """Whether there is something that the seat may look for and cannot do now; ``chain`` stands at the position."""
    return any(not is_possible for _, _, is_possible in _tried(chain))


def refused(position: Position) -> list[tuple[Move, IllegalMove]]:
    """The moves that the seat may look for and cannot make, with the reason, kind by kind as they are offered. What comes in a
    later step of its turn, to which it can go on at any time, is refused as it is there.
    """
    game, trials = position.table.game, dict[int, Trials]()
    found = list[tuple[Move, IllegalMove]]()
    for move, at, is_possible in _tried(Chain(position)):
        if is_possible:
            continue
        if id(at) not in trials:
            trials[id(at)] = Trials(game, game.redact(at.table.state, at.seat), at.seat)
        if (error := trials[id(at)].refusal(move)) is not None:
            found.append((move, error))
    return sorted(found, key=lambda part: game.kind_order.index(part[0].kind))


def _tried(start: Chain) -> Iterator[tuple[Move, Position, bool]]:
    """What the seat may look for, the position of the step in which it would do it, and whether it can."""
    position = start.position
    game, seat = position.table.game, position.seat
    steps = [position, *(chain.position for chain in next_steps(start))]
    kinds = [{move.kind for move in step.moves} for step in steps]
    for move in game.tried(game.redact(position.table.state, seat), seat):
        at = next((step for step, there in zip(steps, kinds, strict=True) if move.kind in there), position)
        yield move, at, at.same(move) is not None


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
