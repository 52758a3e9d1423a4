"""What a player of Founders of the Empire reckons with in numbers."""

from __future__ import annotations

from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.scoring import points, victory_tiles
from games.founders_of_the_empire.state import FoundersState
from games.founders_of_the_empire.territory import groups


def possessions(catalogue: Catalogue, state: FoundersState, seat: int) -> dict[str, int]:
    """R10.1 points as if the game ended now, R10.5 victory tiles, R7.1 tokens held by kind, R7.4 tiles linked by carts, and
    R2.5 by resource the tiles that produce it; those with a choice
    count by the names of all, joined by "|". A tile that was sold rests for a turn and is counted as such besides. All of it is
    known to everybody.
    """
    territory = state.territories[seat]
    tokens = dict.fromkeys(("war", "coin", "cart", "craftsman"), 0)
    for token in territory.supply:
        tokens[catalogue.tokens[token].kind] += 1
    produced = dict.fromkeys(catalogue.resources, 0)
    for placed in territory.tiles.values():
        if not (placed.war or placed.craftsman) and catalogue.makes[placed.tile]:
            either = "|".join(catalogue.names(catalogue.makes[placed.tile]))
            produced[either] = produced.get(either, 0) + 1
    return {
        "points": sum(points(catalogue, territory).values()),
        "victory": victory_tiles(catalogue, territory),
        **tokens,
        "linked": sum(map(len, groups(territory))),
        "resting": sum(placed.coin for placed in territory.tiles.values()),
        **produced,
    }
