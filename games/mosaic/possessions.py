"""What a player of Mosaic reckons with in numbers.

Points of Empire Scorings (R8.3) stand apart: no move certainly brings any, as they come with a card that nobody expects. Told is
what a Government brings at each of them (R8.4).
"""

from __future__ import annotations

from games.mosaic.board import cities, controlled, influence, unit_total
from games.mosaic.catalogue import Catalogue
from games.mosaic.empire_scoring import government_points, scoring_influence, scorings_left
from games.mosaic.holdings import unique_goods
from games.mosaic.scoring import points, unrest
from games.mosaic.state import PRODUCTIONS, RESOURCES, MosaicState

SCORED_ON_THE_WAY = frozenset({"regions", "governments"})  # sources of points, R8


def possessions(catalogue: Catalogue, state: MosaicState, seat: int) -> dict[str, int]:
    """R2.2 resources by id, R5.1 Population, R4.2 ``production-…``, R4.3 symbols as ``pillar-…``, R4.7 kinds of trade goods,
    Cities, units, R4.11 what lies in the Holding Area, R7.2 regions controlled, R10.8 Unrest, and R10 the points of the
    final scoring as if the match ended now, with those gained at once (R4.17). All of it is known to everybody.
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
        # What a scoring would bring for the Government is certain, though not when it comes.
        **_of_scorings(catalogue, state, seat),
        "unrest": unrest(catalogue, player),
        "holding-area": state.holding,
        "final": sum(number for source, number in scored.items() if source not in SCORED_ON_THE_WAY),
    }


def _of_scorings(catalogue: Catalogue, state: MosaicState, seat: int) -> dict[str, int]:
    """R8.4: what a scoring now would bring for the Government; nothing where none will come any more."""
    if not scorings_left(catalogue, state):
        return {}
    government = state.players[seat].government
    influences = scoring_influence(catalogue, state) if government else {}
    return {"scoring": government_points(catalogue, state, seat, government, influences)}
