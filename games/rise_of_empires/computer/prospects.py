"""How many VP a seat may expect at the end, for the strong computer.

The weights are guesses of ours and mean nothing to the rules.
"""

from __future__ import annotations

from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.computer.outlook import Outlook
from games.rise_of_empires.state import RiseState


def prospects(catalogue: Catalogue, state: RiseState) -> list[float]:
    """VP so far, and what goods, tiles and cubes of a seat are still good for."""
    points = [float(player.vp) for player in state.players]
    if state.finished:
        return points
    return [have + _to_come(Outlook(catalogue, state, seat)) for seat, have in enumerate(points)]


def _to_come(outlook: Outlook) -> float:
    player, seat = outlook.player, outlook.seat
    worth = outlook.goods({"gold": player.gold, "cube": player.cube, "disc": player.disc, "food": player.food})
    worth += outlook.tiles()
    return worth + sum(outlook.region(region, cubes, seat) for region, cubes in outlook.state.map.items())
