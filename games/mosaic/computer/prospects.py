"""How many points a seat may expect at the end, for the strong computer; reads nothing hidden.

The weights come from matches of sensible seats, some of whose moves were chosen at random (``tests.campaigns.foretelling``): those
with which what a seat has foretells how much more than the others it ends with. They mean nothing to the rules.
"""

from __future__ import annotations

from games.core.expectation import Expectation
from games.mosaic.catalogue import Catalogue
from games.mosaic.computer.outlook import Outlook
from games.mosaic.empire_scoring import points_of_scoring, scoring_influence
from games.mosaic.holdings import unique_goods
from games.mosaic.scoring import points
from games.mosaic.state import MosaicState

SCORED = ("regions", "governments")  # sources of points that an Empire Scoring gave
CLEAR = 4  # Influence by which a lead in a region is out of danger, or a region given up
# In the last turns, and with one, two, three Empire Scorings to come.
EXPECTATION = Expectation(
    weights={
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
    },
    to_come=(-1.5, 4.0, 9.0, 60.0),
    shared=(0.0, 42.0, 80.0, 94.0),
)


def prospects(catalogue: Catalogue, state: MosaicState) -> list[float]:
    """Points at the end, to be expected of the points, cards, goods, tiles and regions that a seat has."""
    if state.finished:
        return [float(sum(points(catalogue, state, seat).values())) for seat in range(state.seats)]
    return EXPECTATION.points(holdings(catalogue, state), scorings_to_come(catalogue, state))


def scorings_to_come(catalogue: Catalogue, state: MosaicState) -> int:
    """Which of the weights apply: how many Empire Scorings there still are; 0 in the last turns."""
    return 0 if state.last_round else catalogue.numbers.empire.limit - state.scorings - state.due


def holdings(catalogue: Catalogue, state: MosaicState) -> list[dict[str, float]]:
    """Per seat how much it has of everything in the weights."""
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
