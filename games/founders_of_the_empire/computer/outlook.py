"""How good a territory is: the points it has and the tiles it could still take. The yardstick of the computer seat.

The weights are rough guesses of ours and mean nothing to the rules.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache, cached_property

from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.computer.site import Site, View, needs_of
from games.founders_of_the_empire.state import STACKS, TAKEN, FoundersState, pieces_seen
from games.founders_of_the_empire.supply import resources

REACHABLE = 0.55  # share of a tile's worth that counts while it fits somewhere
PRODUCED = 0.3  # … while its resources are made, but not where it could lie
HALF = 0.12  # … while only one of them is made
UNSEEN = 0.3  # a tile that must still be turned up, against one that lies open
VILLAGE = 0.35  # worth of a village tile that could be added, in points
VARIETY = 0.12  # worth of each different resource made
EXPOSED = 0.1  # share of the points on top of a column that may be lost to war
FIRST = 0.4  # how much more the losses of the strongest opponent count than those of the others
PATIENCE = 12  # with fewer turns left prospects count for less


class Outlook:
    """The tiles still to be had in this position, and what they are worth; the same for every seat."""

    def __init__(self, catalogue: Catalogue, state: FoundersState) -> None:
        self.catalogue, self._state = catalogue, state
        self.turns_left = sum(len(stack) for stack in state.stacks.values()) // state.seats
        # Nothing can come of prospects that there are no turns left for.
        self._patience = min(1.0, self.turns_left / PATIENCE)
        # Asked again and again, for whatever is thought through for this move.
        self.site = cache(self._site)
        self._prospects = cache(self._count_prospects)
        self._bit = needs_of(catalogue).bit
        self._rivalry: dict[int, dict[int, float]] = {}

    def _site(self, seat: int) -> Site:
        """The territory of a seat as it is now."""
        return Site(self.catalogue, self._state.territories[seat])

    @cached_property
    def unseen(self) -> dict[str, Counter[str]]:
        """What each stack must hold, as everybody can work out; the order stays unknown."""
        seen = Counter(pieces_seen(self._state))
        return {stack: Counter(self.catalogue.all_tiles(stack)) - seen for stack in STACKS}

    @cached_property
    def _wanted(self) -> list[tuple[int, float]]:
        """The requirements of the tiles still to be had, and what these tiles are worth together."""
        worth: defaultdict[int, float] = defaultdict(float)
        for tile in self._state.display:
            if tile != TAKEN:
                worth[self.catalogue.needs[tile]] += self.worth(tile)
        for stack in STACKS[1:]:
            for tile in self._state.rows[stack]:
                worth[self.catalogue.needs[tile]] += self.worth(tile)
            for tile, count in self.unseen[stack].items():
                worth[self.catalogue.needs[tile]] += UNSEEN * count * self.worth(tile)
        return [(needs, together) for needs, together in worth.items() if needs]

    def worth(self, tile: str) -> float:
        """What adding the tile gives in points, roughly."""
        if self.catalogue.kind[tile] == "village":
            return VILLAGE
        token = self.catalogue.gained[tile]
        return self.catalogue.points[tile] + (1 if token else 0)

    def rated(self, view: View, taken: str = "") -> float:
        """Points and prospects of what a territory is or would be, when that tile can no longer be had."""
        needs, lost = (self.catalogue.needs[taken], self.worth(taken)) if taken else (0, 0.0)
        prospects = self._prospects(view.total, view.met, needs, lost)
        return view.own + self._patience * prospects - EXPOSED * view.exposed

    def missed(self, seat: int, tile: str) -> float:
        """What a seat loses of its prospects when somebody else takes the tile."""
        view, needs = self.site(seat).view, self.catalogue.needs[tile]
        return self._patience * self._share(view.total, view.met, needs) * self.worth(tile)

    def rivalry(self, seat: int) -> dict[int, float]:
        """By opponent the share of its losses that counts as a gain: most for the strongest of them."""
        kept = self._rivalry.get(seat)
        if kept is None:
            others = [other for other in range(self._state.seats) if other != seat]
            values = {other: self.rated(self.site(other).view) for other in others}
            first = max(others, key=lambda other: (values[other], -other))
            common = (1 - FIRST) / len(others)
            kept = self._rivalry[seat] = {other: common + (FIRST if other == first else 0) for other in others}
        return kept

    def _count_prospects(self, total: int, met: int, taken: int, lost: float) -> float:
        prospects = VARIETY * total.bit_count()
        for needs, worth in self._wanted:
            if needs & total:
                share = self._share(total, met, needs)
                prospects += share * (worth - lost if needs == taken else worth)
        return prospects

    def _share(self, total: int, met: int, needs: int) -> float:
        """How much of a tile's worth counts for whoever produces and meets that."""
        if not needs & total:
            return 0.0
        if resources(needs) & ~total:
            return HALF
        return REACHABLE if met & self._bit[needs] else PRODUCED
