"""Whether what is chosen could be taken back freely afterwards, told before it is made.

It is tried in positions made up from what the seat knows, so that the answer betrays nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from cogs.choosing.chain import Chain
from games.base import Game, Move
from games.core.events import Event


class Lasting(NamedTuple):
    """What stands against taking moves back: by position made up the events that show something, none where nothing does."""

    shown: list[list[Event]]
    seat: int

    @property
    def certain(self) -> bool:
        """Whether they cannot be taken back freely, whatever is hidden and however chance falls. That somebody else can do nothing
        any more turns on what he holds.
        """
        return all(any(event.seat in (None, self.seat) for event in events) for events in self.shown)

    @property
    def possible(self) -> bool:
        """Whether it may be that they cannot."""
        return any(self.shown)


def lasting(chain: Chain, path: tuple[int, ...]) -> Lasting:
    """What stands against taking back the chain with the move at the end of this path, once the moves that follow without any
    choice are made, as ``cogs.match.automatic`` makes them. What a computer chooses after it is not foreseen.

    Raises Refusal for a path that leads to no move.
    """
    position = chain.position
    game, table = position.table.game, position.table
    move, states, made, followed = chain.rehearsed(path)
    waited = [seat.seat for seat in table.seats if seat.user in table.asked]
    ends = game.ends_part(position.asked, move.kind)
    shown = [
        [*events, *after, *_forced(game, state, position.seat, waited, free=not (ends or _show([*events, *after])))]
        for events, after, state in zip(made, followed, states, strict=True)
    ]
    if chain.before is not None:
        first = lasting(chain.before, chain.before.picker.path_of(chain.moves[-1])).shown
        shown = [before + events for before, events in zip(first, shown, strict=True)]
    return Lasting([[event for event in events if event.reveals] for events in shown], position.seat)


def _forced(game: Game[Any], state: Any, seat: int, waited: Collection[int], *, free: bool) -> list[Event]:
    """What happens by the moves that follow without any choice, but for those of seats that are ``waited`` for, and, while the seat
    is ``free`` to take back its own move, those of its own that would end that.
    """
    found, at = list[Event](), state
    while (due := _next(game, at, seat, waited, free=free)) is not None:
        at = game.copy(at)
        events = game.play(at, *due)
        found += events
        free = free and not _show(events)
    return found


def _next(game: Game[Any], state: Any, seat: int, waited: Collection[int], *, free: bool) -> tuple[int, Move] | None:
    """The next of those moves and whose it is."""
    for other in game.to_move(state):
        move = None if other in waited else game.forced_move(state, other)
        if move is not None and not (free and other == seat and _show(game.play(game.copy(state), seat, move))):
            return other, move
    return None


def _show(events: Collection[Event]) -> bool:
    return any(event.reveals for event in events)
