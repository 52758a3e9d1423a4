"""Several moves decided in one visit to the panel and confirmed once.

A chain stands in the ids of the panel's controls, like everything else there: the paths of its moves, each in the position to
which those before it lead, with a ``_`` after each. Nothing of it is played before all is confirmed; what follows a move can
only be shown while no move brings to light what its player does not know, for whoever saw it could not take it back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

import msgspec

from cogs.controls import ROOM
from cogs.errors import Refusal
from cogs.labels import SEAT_FIELDS
from cogs.picker import Picker, decode_path, encode_path
from cogs.tables import Position
from games.base import Move
from games.core.events import Event

LINK = "_"
_LEFT = 24  # characters of an id kept for the path of the move to come


@dataclass(frozen=True)
class Chain:
    """Moves chosen but not played, as they stand in an id (``prefix``), and the position to which they lead."""

    position: Position
    moves: tuple[Move, ...] = ()
    prefix: str = ""

    def then(self, path: tuple[int, ...]) -> Chain | None:
        """The chain with one more move, given by its path; None where nothing could be chosen after it.

        Raises Refusal for a path that leads to no move.
        """
        move, state, events = self._rehearsed(path)
        prefix = self.prefix + encode_path(path) + LINK
        table, seat = self.position.table, self.position.seat
        game = table.game
        if len(prefix) > ROOM - _LEFT or any(event.teaches for event in events):
            return None
        moves = game.legal_moves(game.redact(state, seat), seat)
        if state.finished or all(move.kind == "concede" for move in moves):
            return None
        if seat in game.to_move(table.state) and seat not in game.to_move(state):
            return None
        return Chain(Position(replace(table, state=state), seat, moves), (*self.moves, move), prefix)

    def foreseen(self, path: tuple[int, ...]) -> list[Event]:
        """What the move at the end of this path will cost and bring its seat: the events with numbers that were not chosen.

        Only up to where something unknown comes to light or others are concerned, so nothing is betrayed. Raises Refusal for a
        path that leads to no move.
        """
        move, _, events = self._rehearsed(path)
        seat, chosen = self.position.seat, msgspec.structs.asdict(move)
        own = takewhile(lambda event: event.seat == seat and not event.teaches and event.visible_to(seat), events)
        told = [event for event in own if any(chosen.get(name) != count for name, count in _counts(event).items())]
        if len(told) == 1 and list(_counts(told[0]).values()) in [[value] for value in chosen.values()]:
            return []  # its only number is one that was chosen, and stands in the summary already
        return told

    def _rehearsed(self, path: tuple[int, ...]) -> tuple[Move, Any, list[Event]]:
        """The move at the end of this path, the state to which it leads, what happens by it."""
        step = Picker(self.position.moves).step(path)
        if step is None or step.move is None:
            raise Refusal("stale")
        game, state = self.position.table.game, self.position.table.game.copy(self.position.table.state)
        return step.move, state, game.play(state, self.position.seat, step.move)


def _counts(event: Event) -> dict[str, int]:
    return {
        name: value
        for name, value in event.data.items()
        if isinstance(value, int) and not isinstance(value, bool) and value and name not in SEAT_FIELDS
    }


def split(arg: str) -> tuple[str, str]:
    """The chain and the rest in the argument of a control."""
    chain, link, rest = arg.rpartition(LINK)
    return chain + link, rest


def follow(position: Position, prefix: str) -> Chain:
    """The chain that stands in an id. Raises Refusal if it leads nowhere in this position."""
    chain: Chain | None = Chain(position)
    for path in prefix.split(LINK)[:-1]:
        chain = chain and chain.then(decode_path(path))
        if chain is None:
            raise Refusal("stale")
    assert chain is not None
    return chain
