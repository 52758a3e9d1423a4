"""How many points a seat may expect at the end, for the strong computer; reads nothing hidden.

The weights come from matches of sensible seats, some of whose moves were chosen at random, at every number of seats: those with
which what a seat has foretells how many points more than the others it ends with. They mean nothing to the rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.mosaic.catalogue import Catalogue
from games.mosaic.computer.outlook import Outlook
from games.mosaic.empire_scoring import points_of_scoring, scoring_influence
from games.mosaic.holdings import unique_goods
from games.mosaic.scoring import points
from games.mosaic.state import MosaicState

SCORED = ("regions", "governments")  # sources of points that an Empire Scoring gave
CLEAR = 4  # Influence by which a lead in a region is out of danger, or a region given up
# What one of something is worth at the end: in the last turns, and with one, two, three Empire Scorings to come.
WEIGHTS: Mapping[str, tuple[float, float, float, float]] = {
    "scored": (1.0, 1.0, 1.3, 1.0),
    "tiles": (1.0, 0.95, 0.9, 0.9),
    "cards": (1.0, 1.0, 1.0, 1.1),
    "near": (0.3, 1.2, 1.0, 1.0),
    "majorities": (0.0, 0.45, 0.5, 0.1),
    "government": (0.0, 0.65, 1.25, 2.2),
    "office": (0.7, 1.3, 3.0, 0.5),
    "lead": (0.0, 0.1, 0.15, 1.8),
    "technologies": (0.1, 0.7, 1.3, 2.2),
    "builds": (0.0, 1.1, 2.1, 1.1),
    "symbols": (0.0, 0.1, 0.1, 0.7),
    "goods": (0.0, 0.0, 0.8, 0.8),
    "population": (0.0, 0.4, 1.1, 2.9),
    "stocks": (1.3, 1.1, 1.8, 2.2),
    "bought": (1.5, 3.7, 3.4, 2.3),
}
# What everybody gains by the end whatever he has: of this so much at each number of Empire Scorings to come …
TO_COME = (-1.5, 4.0, 9.0, 60.0)
SHARED = (0.0, 42.0, 80.0, 94.0)  # … and of this a share for each seat, for few seats play longer


def prospects(catalogue: Catalogue, state: MosaicState) -> list[float]:
    """Points at the end, to be expected of the points, cards, goods, tiles and regions that a seat has."""
    if state.finished:
        return [float(sum(points(catalogue, state, seat).values())) for seat in range(state.seats)]
    left = 0 if state.last_round else catalogue.numbers.empire.limit - state.scorings - state.due
    to_come = TO_COME[left] + SHARED[left] / state.seats
    return [
        to_come + sum(WEIGHTS[name][left] * number for name, number in has.items())
        for has in holdings(catalogue, state)
    ]


def holdings(catalogue: Catalogue, state: MosaicState) -> list[dict[str, float]]:
    """Per seat how much it has of everything in ``WEIGHTS``."""
    influences = scoring_influence(catalogue, state)
    regions, governments = points_of_scoring(catalogue, state, influences)
    found: list[dict[str, float]] = []
    for seat, player in enumerate(state.players):
        now, outlook = points(catalogue, state, seat), Outlook(catalogue, state, seat)
        scored = sum(now.pop(source) for source in SCORED)
        tiles = now.pop("tiles")
        found.append(
            {
                "scored": scored,
                "tiles": tiles,
                "cards": sum(now.values()),
                "near": outlook.finish.within_reach(),
                "majorities": sum(values[seat] for values in regions.values()),
                "government": governments[seat],
                "office": bool(player.government),
                "lead": sum(_lead(values, seat) for values in influences.values()),
                "technologies": len(player.technologies),
                "builds": len(player.build_cards),
                "symbols": sum(player.symbols.values()),
                "goods": unique_goods(catalogue, player),
                "population": player.population,
                "stocks": outlook.stocks(),
                "bought": len(player.bought),
            }
        )
    return found


def _lead(values: list[int], seat: int) -> int:
    """R8.3: by how much Influence a seat is ahead in a region, or behind, as far as it matters."""
    gap = values[seat] - max(value for other, value in enumerate(values) if other != seat)
    return max(-CLEAR, min(CLEAR, gap))
