"""How near each seat is to winning, for the strong computer; reads only what everybody may see."""

from __future__ import annotations

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.outlook import Outlook
from games.mare_nostrum.state import MareState


def prospects(catalogue: Catalogue, state: MareState) -> list[float]:
    """R11: from 0 to 1, by the way on which a seat has come furthest."""
    if not state.titles:
        return [0.0] * state.seats  # R3: empires are still chosen
    outlook = Outlook(catalogue, state, 0)
    return [outlook.danger(seat) for seat in range(state.seats)]
