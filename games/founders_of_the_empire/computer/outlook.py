"""How good a territory is: the points it has and the tiles it could still take. The yardstick of the computer seat.

The weights are rough guesses of ours and mean nothing to the rules.
"""

from __future__ import annotations

from collections import Counter, defaultdict

from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.scoring import points
from games.founders_of_the_empire.state import STACKS, TAKEN, FoundersState, Territory, pieces_seen
from games.founders_of_the_empire.supply import Supply, meets, union
from games.founders_of_the_empire.territory import column_tops, free_cells

REACHABLE = 0.55  # share of a tile's worth that counts while it fits somewhere
PRODUCED = 0.3  # … while its resources are made, but not where it could lie
HALF = 0.12  # … while only one of them is made
UNSEEN = 0.3  # a tile that must still be turned up, against one that lies open
VILLAGE = 0.35  # worth of a village tile that could be added, in points
VARIETY = 0.12  # worth of each different resource made
EXPOSED = 0.1  # share of the points on top of a column that may be lost to war
PATIENCE = 12  # with fewer turns left prospects count for less


class Outlook:
    """The tiles still to be had in this position, and what they are worth; the same for every seat."""

    def __init__(self, catalogue: Catalogue, state: FoundersState) -> None:
        self.catalogue = catalogue
        self.turns_left = sum(len(stack) for stack in state.stacks.values()) // state.seats
        self.unseen = unseen_tiles(catalogue, state)
        worth: defaultdict[int, float] = defaultdict(float)
        for tile in state.display:
            if tile != TAKEN:
                worth[catalogue.needs[tile]] += self.worth(tile)
        for stack in STACKS[1:]:
            for tile in state.rows[stack]:
                worth[catalogue.needs[tile]] += self.worth(tile)
            for tile, count in self.unseen[stack].items():
                worth[catalogue.needs[tile]] += UNSEEN * count * self.worth(tile)
        self.wanted = list(worth.items())

    def worth(self, tile: str) -> float:
        """What adding the tile gives in points, roughly."""
        if self.catalogue.kind[tile] == "village":
            return VILLAGE
        token = self.catalogue.gained[tile]
        return self.catalogue.points[tile] + (1 if token else 0)

    def value(self, territory: Territory, taken: str = "") -> float:
        """Points and prospects of a territory, when that tile can no longer be had."""
        supply = Supply(self.catalogue, territory)
        offers = [offer for cell in free_cells(territory) if (offer := supply.offer(cell)).any]
        near, total = union(offer.any for offer in offers), supply.total
        prospects = VARIETY * total.bit_count()
        for needs, worth in self.wanted:
            if not needs & total:
                continue
            if taken and needs == self.catalogue.needs[taken]:
                worth -= self.worth(taken)
            if needs & ~total:
                prospects += HALF * worth
            elif not needs & ~near and (_is_single(needs) or any(meets(offer, needs) for offer in offers)):
                prospects += REACHABLE * worth
            else:
                prospects += PRODUCED * worth
        # Nothing can come of prospects that there are no turns left for.
        patience = min(1.0, self.turns_left / PATIENCE)
        own = sum(points(self.catalogue, territory).values())
        return own + patience * prospects - EXPOSED * self._exposed(territory)

    def _exposed(self, territory: Territory) -> int:
        """The points on column tops, where war tokens can take them."""
        tops = [territory.tiles[cell] for cell in column_tops(territory).values()]
        return sum(self.catalogue.points[placed.tile] for placed in tops if not placed.war)


def _is_single(needs: int) -> bool:
    """Whether only one resource is required, which any cell near it has."""
    return not needs & (needs - 1)


def unseen_tiles(catalogue: Catalogue, state: FoundersState) -> dict[str, Counter[str]]:
    """What each stack must hold, as everybody can work out; the order stays unknown."""
    seen = Counter(pieces_seen(state))
    return {stack: Counter(catalogue.all_tiles(stack)) - seen for stack in STACKS}
