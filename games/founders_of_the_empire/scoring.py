"""R10 Scoring."""

from __future__ import annotations

from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.state import Territory, tokens_on


def points(catalogue: Catalogue, territory: Territory) -> dict[str, int]:
    """R10.1: the points of a territory by source, as if the game ended now."""
    victory = craftsmen = 0
    held = sum(catalogue.held_points[token] for token in territory.supply)
    for placed in territory.tiles.values():
        for token in tokens_on(placed):
            if catalogue.destiny(token, "game_end") == "to_tile_owner":
                held += catalogue.held_points[token]
        if not placed.war:
            victory += catalogue.points[placed.tile]
            if placed.craftsman:
                craftsmen += catalogue.laid_points[placed.craftsman]
    return {
        "victory": victory,
        "craftsmen": craftsmen,
        "tokens": held,
        "replaced": catalogue.replaced_points * len(territory.replaced),
    }


def victory_tiles(catalogue: Catalogue, territory: Territory) -> int:
    """R10.5: the victory tiles in the territory, attacked ones too."""
    return sum(catalogue.kind[placed.tile] == "victory" for placed in territory.tiles.values())
