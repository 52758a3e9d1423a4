"""Positions made up from what a seat knows, so that nothing that is shown or offered can betray what is hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.base import Game
from games.core.rng import Rng

FEW = 4  # so few that panels stay quick, so many that a card seldom comes up in all of them
KEPT = 16  # positions of which they are kept: a panel asks for the same ones with every press


def made_up(game: Game[Any], known: Any, seat: int, count: int = FEW) -> list[Any]:
    """So many positions that look to the seat like ``known``, which is redacted for it; the same ones whatever is hidden."""
    return [game.decode(text) for text in _made_up(game, game.encode(known), seat, count)]


@lru_cache(KEPT)
def _made_up(game: Game[Any], known: bytes, seat: int, count: int) -> tuple[bytes, ...]:
    """The same, encoded, which takes a fraction of the room and nobody can change."""
    state = game.decode(known)
    return tuple(game.encode(game.determinize(state, seat, Rng(f"world {number}"))) for number in range(count))
