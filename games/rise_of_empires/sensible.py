"""Placeholder."""

from __future__ import annotations

from games.base import Move
from games.core.rng import Rng
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.defaults import default_move
from games.rise_of_empires.state import Choice, RiseState


def sensible_move(catalogue: Catalogue, state: RiseState, choice: Choice, rng: Rng) -> Move:
    """The move the computer seat plays."""
    return default_move(catalogue, state, choice)
