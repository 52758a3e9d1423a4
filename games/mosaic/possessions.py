"""What a player of Mosaic reckons with in numbers.

Points of Empire Scorings (R8.3, R8.4) are left out: no move certainly brings any, as they come with a card that nobody expects.
"""

from __future__ import annotations

from games.mosaic.board import cities, controlled, influence, unit_total
from games.mosaic.catalogue import Catalogue
from games.mosaic.holdings import unique_goods
from games.mosaic.scoring import points, unrest
from games.mosaic.state import PRODUCTIONS, RESOURCES, MosaicState

SCORED_ON_THE_WAY = ("regions", "governments")  # sources of points, R8


def possessions(catalogue: Catalogue, state: MosaicState, seat: int) -> dict[str, int]:
    """R2.2 resources by id, R5.1 Population, R4.2 ``production-…``, R4.3 symbols as ``pillar-…``, R4.7 kinds of trade goods,
    Cities, units, R7.2 regions controlled, R10.8 Unrest, and R10 the points of the final scoring as if the match ended now, with
    those gained at once (R4.17). All of it is known to everybody.
    """
    player = state.players[seat]
    scored = points(catalogue, state, seat)
    return {
        **{name: player.resources[name] for name in RESOURCES},
        "population": player.population,
        **{f"production-{name}": player.productions[name] for name in PRODUCTIONS},
        **{f"pillar-{name}": player.symbols[name] for name in catalogue.pillars},
        "goods": unique_goods(catalogue, player),
        "cities": len(cities(state, seat)),
        "units": unit_total(state, seat),
        "regions": len(controlled(influence(catalogue, state), seat)),
        "unrest": unrest(catalogue, player),
        "final": sum(number for source, number in scored.items() if source not in SCORED_ON_THE_WAY),
    }
