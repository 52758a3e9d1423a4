"""Why a kind of move is not possible as it was typed, also where what was typed is no whole move: the rules refuse what comes
nearest to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cogs.choosing.picker import agrees, assemble
from cogs.choosing.why import Trials
from cogs.match.tables import Position
from games.base import Move
from games.core.errors import IllegalMove


def looked_for(position: Position) -> list[Move]:
    """What the seat may look for in the position and the rules refuse."""
    game, state = position.table.game, position.table.state
    return game.tried(game.redact(state, position.seat), position.seat)


def why_not(
    position: Position, kind: str, given: Mapping[str, Any], tried: list[Move], *, any_of_kind: bool
) -> IllegalMove | None:
    """Why a move of the kind with the fields that were given is refused, by the first such in ``tried``; None if there is none.

    ``any_of_kind``: where no move of the kind is possible, it does not matter what was given. Nothing is played in the match, and
    no reason turns on what the seat does not know.
    """
    game, seat = position.table.game, position.seat
    trials = Trials(game, game.redact(position.table.state, seat), seat)
    for move in _probes(position, kind, given, tried, any_of_kind):
        refusal = trials.refusal(move)
        if refusal is not None and "" not in refusal.facts.values():
            return refusal
    return None


def _probes(
    position: Position, kind: str, given: Mapping[str, Any], tried: list[Move], any_of_kind: bool
) -> Iterator[Move]:
    of_kind = [move for move in tried if move.kind == kind]
    yield from (move for move in of_kind if agrees(move, given))
    if any_of_kind and not any(move.kind == kind for move in position.moves):
        yield from of_kind[:1]
        # One that names nothing: enough where all of them are refused for the moment.
        yield from filter(None, [assemble(position.table.game, kind, {})])
