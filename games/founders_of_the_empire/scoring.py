"""R10 Scoring."""

from __future__ import annotations

from typing import Any

from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.state import FoundersState, Placed, Territory, tokens_on


def totals(catalogue: Catalogue, state: FoundersState) -> list[int]:
    """R10.1: the points of each seat, as if the game ended now."""
    return [sum(points(catalogue, territory).values()) for territory in state.territories]


def changes(before: list[int], after: list[int], seat: int) -> dict[str, Any]:
    """The phrases of an event about points: what its seat gains or loses by it, and what another one does."""
    found: dict[str, Any] = {}
    for other, (was, now) in enumerate(zip(before, after, strict=True)):
        if was != now and other == seat:
            found["points"] = {"vp": now - was}
        elif was != now:
            found["theirs"] = {"owner": other, "vp": now - was}
    return found


def points(catalogue: Catalogue, territory: Territory) -> dict[str, int]:
    """R10.1: the points of a territory by source, as if the game ended now."""
    victory = craftsmen = 0
    held = sum(catalogue.held_points[token] for token in territory.supply)
    for placed in territory.tiles.values():
        for token in tokens_on(placed):
            if catalogue.destiny(token, "game_end") == "to_tile_owner":
                held += catalogue.held_points[token]
        of_tile, of_craftsman = points_of(catalogue, placed)
        victory += of_tile
        craftsmen += of_craftsman
    return {
        "victory": victory,
        "craftsmen": craftsmen,
        "tokens": held,
        "replaced": catalogue.replaced_points * len(territory.replaced),
    }


def points_of(catalogue: Catalogue, placed: Placed) -> tuple[int, int]:
    """R10.1: the points of a tile and of the craftsman on it."""
    if placed.war:
        return 0, 0
    return catalogue.points[placed.tile], catalogue.laid_points[placed.craftsman] if placed.craftsman else 0


def victory_tiles(catalogue: Catalogue, territory: Territory) -> int:
    """R10.5: the victory tiles in the territory, attacked ones too."""
    return sum(catalogue.kind[placed.tile] == "victory" for placed in territory.tiles.values())
