"""The computer seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.base import Move
from games.core.rng import Rng
from games.imperial_settlers.state import SettlersState

if TYPE_CHECKING:
    from games.imperial_settlers.game import ImperialSettlers


def sensible_move(game: ImperialSettlers, state: SettlersState, seat: int, rng: Rng) -> Move:
    return game.default_move(state, seat)
