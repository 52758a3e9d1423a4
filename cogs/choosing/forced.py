"""What follows from a position without any choice."""

from __future__ import annotations

from typing import Any

from games.base import Game
from games.core.events import Event


def forced_on(game: Game[Any], state: Any) -> tuple[Any, list[Event]]:
    """The position after all moves that follow from one without any choice, and what happens by them; the state itself is not
    changed.
    """
    last, events = state, list[Event]()
    while not last.finished:
        forced = ((seat, game.forced_move(last, seat)) for seat in game.to_move(last))
        found = next(((seat, move) for seat, move in forced if move is not None), None)
        if found is None:
            break
        last = game.copy(last) if last is state else last
        events += game.play(last, *found)
    return last, events
