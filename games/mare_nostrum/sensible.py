"""The computer seat."""

from __future__ import annotations

from games.base import Move
from games.core.rng import Rng
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.defaults import default_move
from games.mare_nostrum.state import Choice, MareState


def sensible_move(catalogue: Catalogue, state: MareState, choice: Choice, rng: Rng) -> Move:
    """The move the computer seat plays."""
    return default_move(catalogue, state, choice)
