"""The computer seat: weighs every legal move by simple goals; reads nothing hidden."""

from __future__ import annotations

from games.base import Move
from games.core.rng import Rng
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.defaults import default_draft, default_reveal, default_turn
from games.founders_of_the_empire.state import FoundersState


def sensible_move(catalogue: Catalogue, state: FoundersState, seat: int, rng: Rng) -> Move:
    """The move the computer seat plays."""
    if state.step == "draft":
        return default_draft(catalogue, state, seat)
    if state.step == "reveal":
        return default_reveal(state)
    return default_turn(catalogue, state, seat)
