"""A position played on by what the sensible computer does, in a deal that fits what somebody knows of it."""

from __future__ import annotations

from typing import Any

from games.base import Game
from games.core.rng import Rng


def dealt(game: Game[Any], view: Any, viewer: int | None, seed: str, number: int) -> Any:
    """The deal of this number of all that is hidden from a viewer (None: from everybody); ``view`` is redacted for him."""
    return game.determinize(view, viewer, Rng(f"{seed}:deal {number}"))


def play_on(game: Game[Any], state: Any, plies: int | None, seed: str, number: int) -> None:
    """Play so many decisions of any seat (None: to the end), with the chance of this number, changing the state."""
    chance = Rng(f"{seed}:play {number}")
    for _ in range(game.longest if plies is None else plies):
        waiting = game.to_move(state)
        if not waiting:
            return
        seat = waiting[0]
        gone = seat in state.left
        game.play(state, seat, game.default_move(state, seat) if gone else game.sensible_move(state, seat, chance))
