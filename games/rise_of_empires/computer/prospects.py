"""How many VP a seat may expect at the end, for the strong computer.

The weights come from matches of sensible seats, some of whose moves were chosen at random (``tests.campaigns.foretelling``): those
with which what a seat has foretells how much more than the others it ends with. They mean nothing to the rules.
"""

from __future__ import annotations

from games.core.expectation import Expectation
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.computer.outlook import Outlook
from games.rise_of_empires.income import income
from games.rise_of_empires.state import ERAS, SIDES, RiseState

# In the last turn, and with one, two, three, four or more turns to come.
EXPECTATION = Expectation(
    weights={
        "vp": (0.95, 0.85, 0.9, 0.7, 0.5),
        "gold": (0.4, 0.7, 0.65, 1.0, 1.1),
        "cube": (0.45, 1.2, 0.95, 1.2, 2.0),
        "disc": (0.15, 0.3, 0.35, 0.7, 0.45),
        "food": (0.0, 0.4, 0.3, 0.4, 0.5),
        "tiles": (0.85, 0.6, 0.35, 0.25, 0.4),
        "regions": (0.85, 0.6, 0.35, 0.4, 0.75),
        "cities": (1.0, 2.5, 4.0, 4.2, 3.9),
        "progress": (0.0, 0.5, 1.4, 1.4, 1.4),
        "gold income": (0.0, 0.5, 1.0, 1.1, 1.7),
        "order": (0.7, 1.3, 0.3, 1.6, 0.75),
    },
    to_come=(-7.0, -16.0, -2.5, 9.0, 12.5),
    shared=(39.0, 107.0, 165.0, 215.0, 233.0),
)
TURNS = len(SIDES) * len(ERAS)


def prospects(catalogue: Catalogue, state: RiseState) -> list[float]:
    """VP at the end, to be expected of the VP, goods, tiles and cubes that a seat has."""
    if state.finished:
        return [float(player.vp) for player in state.players]
    return EXPECTATION.points(holdings(catalogue, state), turns_to_come(state))


def turns_to_come(state: RiseState) -> int:
    """Which of the weights apply: how many turns there are after this one, no more than they tell apart."""
    turn = len(SIDES) * ERAS.index(state.era) + SIDES.index(state.side)
    return min(len(EXPECTATION.to_come), TURNS - turn) - 1


def holdings(catalogue: Catalogue, state: RiseState) -> list[dict[str, float]]:
    """Per seat how much it has of everything in the weights."""
    return [_of_seat(catalogue, state, seat) for seat in range(state.seats)]


def _of_seat(catalogue: Catalogue, state: RiseState, seat: int) -> dict[str, float]:
    player, outlook = state.players[seat], Outlook(catalogue, state, seat)
    return {
        "vp": player.vp,
        "gold": player.gold,
        "cube": player.cube,
        "disc": player.disc,
        "food": player.food,
        "tiles": outlook.tiles(),
        "regions": sum(outlook.region(region, cubes, seat) for region, cubes in state.map.items()),
        "cities": len(player.cities),
        "progress": len(player.progress),
        "gold income": income(catalogue, state, seat)["gold"],
        "order": state.order.index(seat),
    }
