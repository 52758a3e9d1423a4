"""How many VP a seat may expect at the end, for the strong computer; alone, by how much it may expect to win."""

from __future__ import annotations

from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.computer.outlook import Outlook
from games.imperial_settlers.scoring import margin, points
from games.imperial_settlers.state import SettlersState

ALONE = 60.0  # what the outlook gives a match for one that stands even


def prospects(catalogue: Catalogue, state: SettlersState) -> list[float]:
    """VP so far and what is to be expected of everything a seat has; of a hand only its number."""
    if state.finished:
        if state.virtual is not None:
            return [float(margin(catalogue, state))]
        return [float(sum(points(catalogue, player).values())) for player in state.players]
    if not all(player.supply for player in state.players):
        return [0.0] * state.seats
    if state.virtual is not None:
        return [Outlook(catalogue, state, 0).value(state) - ALONE]
    return [Outlook(catalogue, state, seat).prospects(state, seat) for seat in range(state.seats)]
