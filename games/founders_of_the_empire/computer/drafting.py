"""R3.5: the two nature tiles with which the computer seat begins."""

from __future__ import annotations

from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.cells import ORIGIN, beside
from games.founders_of_the_empire.computer.outlook import Outlook
from games.founders_of_the_empire.computer.site import Site
from games.founders_of_the_empire.moves import Draft
from games.founders_of_the_empire.state import TAKEN, FoundersState, Placed, Territory

SIDE = "above"  # one column has one top, where war tokens can strike
AT_ALL = 3.0  # worth of being able to build a village, besides what its resource is good for


def best_draft(outlook: Outlook, state: FoundersState, seat: int) -> Draft:
    """The tile that makes the best pair: with the first one, or with any other that lies there."""
    row = state.rows["nature"]
    wanted = _wanted(outlook.catalogue, state)
    first = state.territories[seat].tiles.get(ORIGIN)
    if first is not None:
        return Draft(max(row, key=lambda tile: _promise(outlook.catalogue, first.tile, tile, wanted)), SIDE)
    rated = [
        (max(_promise(outlook.catalogue, tile, other, wanted) for other in _without(row, place)), -place)
        for place, tile in enumerate(row)
    ]
    return Draft(row[-max(rated)[1]], "")


def _without(row: list[str], place: int) -> list[str]:
    return [*row[:place], *row[place + 1 :]]


def _wanted(catalogue: Catalogue, state: FoundersState) -> dict[int, int]:
    """By resource the points of the victory tiles on display that require it."""
    tiles = [tile for tile in state.display if tile != TAKEN]
    return {
        bit: sum(catalogue.points[tile] for tile in tiles if catalogue.needs[tile] & bit)
        for bit in catalogue.bit.values()
    }


def _promise(catalogue: Catalogue, first: str, second: str, wanted: dict[int, int]) -> float:
    """What the villages are good for that can be built beside these two."""
    tiles = {ORIGIN: Placed(first), beside(ORIGIN, SIDE): Placed(second)}
    site = Site(catalogue, Territory(tiles=tiles))
    return sum(
        AT_ALL + sum(points for bit, points in wanted.items() if catalogue.makes[tile] & bit)
        for tile, kind in catalogue.kind.items()
        if kind == "village" and site.needs.bit.get(catalogue.needs[tile], 0) & site.view.met
    )
