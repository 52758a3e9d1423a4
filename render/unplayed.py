"""Scenes of a match that nobody plays: for what is the same in all of them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from games.base import Game
from locales import DEFAULT
from render.paint import PAINTERS
from render.scene import Scene, Seat


@lru_cache(16)
def first_board(game: Game[Any], seats: int) -> Scene:
    """The board of some match of the game before its first move."""
    state = game.setup(seats, game.options(), "warm")
    colours = PAINTERS[game.slug].colours(game, state)
    people = tuple(Seat(name=str(seat + 1), colour=colours[seat]) for seat in range(seats))
    return Scene(game=game, state=game.redact(state, None), viewer=None, lang=DEFAULT, seats=people)


def component_alone(game: Game[Any], component: str, lang: str) -> Scene:
    """A component by itself, as a match not begun has it."""
    return replace(first_board(game, game.seats[-1]), lang=lang, view="card", place=component)
