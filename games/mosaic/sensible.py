"""The computer seat."""

from __future__ import annotations

from games.base import Move
from games.core.rng import Rng
from games.mosaic.catalogue import Catalogue
from games.mosaic.defaults import default_move
from games.mosaic.state import Choice, MosaicState


def sensible_move(catalogue: Catalogue, state: MosaicState, choice: Choice, rng: Rng) -> Move:
    """The move the computer seat plays."""
    return default_move(catalogue, state, choice)
