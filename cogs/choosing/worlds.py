"""Positions made up from what a seat knows, so that nothing that is shown or offered can betray what is hidden."""

from __future__ import annotations

from typing import Any

from games.base import Game
from games.core.rng import Rng

FEW = 4  # so few that panels stay quick, so many that a card seldom comes up in all of them


def made_up(game: Game[Any], known: Any, seat: int, count: int = FEW) -> list[Any]:
    """So many positions that look to the seat like ``known``, which is redacted for it; the same ones whatever is hidden."""
    return [game.determinize(known, seat, Rng(f"world {number}")) for number in range(count)]
