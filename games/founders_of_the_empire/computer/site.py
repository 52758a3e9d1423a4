"""What can be built around a territory, kept so that it is quickly told what one change of it would bring."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from games.founders_of_the_empire.catalogue import TWICE, Catalogue
from games.founders_of_the_empire.cells import neighbours, parse_cell, sides
from games.founders_of_the_empire.scoring import points
from games.founders_of_the_empire.state import Territory
from games.founders_of_the_empire.supply import Supply, union
from games.founders_of_the_empire.territory import column_tops, free_cells

REMEMBERED = 1 << 15  # sets of suppliers


class Needs:
    """The different requirements of all tiles, each known by a bit; those that a cell meets are a mask of them."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.bit = {needs: 1 << place for place, needs in enumerate(sorted({*catalogue.needs.values()} - {0}))}
        self._met: dict[tuple[int, ...], int] = {}

    def met(self, given: list[int]) -> int:
        """Which requirements these suppliers meet; each is the mask of the resources of which it gives one."""
        key = tuple(sorted(given))
        found = self._met.get(key)
        if found is None:
            if len(self._met) >= REMEMBERED:
                self._met.clear()
            found = self._met[key] = sum(bit for needs, bit in self.bit.items() if _meet(given, needs))
        return found


def _meet(given: list[int], needs: int) -> bool:
    """R8.5: whether all is there, and of two resources each from a supplier of its own."""
    if needs & TWICE:
        return sum(bool(needs & one) for one in given) > 1
    if needs & ~union(given):
        return False
    return not needs & (needs - 1) or sum(bool(needs & one) for one in given) > 1


@lru_cache(8)
def needs_of(catalogue: Catalogue) -> Needs:
    """The requirements in this set of data, with all that was found out about them."""
    return Needs(catalogue)


class View(NamedTuple):
    """What a territory is valued by."""

    total: int  # resources produced
    met: int  # requirements met at one of its free cells
    own: int  # points, as if the game ended now
    exposed: int  # points on column tops, where war tokens can take them


class Site:
    """A territory as it is, and as it would be with one change."""

    def __init__(self, catalogue: Catalogue, territory: Territory) -> None:
        self.catalogue, self.territory = catalogue, territory
        self.needs = needs_of(catalogue)
        self._supply = Supply(catalogue, territory)
        self._given = {cell: list(self._supply.suppliers(cell).values()) for cell in free_cells(territory)}
        self._met = {cell: self.needs.met(given) for cell, given in self._given.items()}
        self._tops = {x: parse_cell(cell)[1] for x, cell in column_tops(territory).items()}
        self._at_risk = {x: self._worth(cell) for x, cell in column_tops(territory).items()}
        self.view = View(
            self._supply.total,
            union(self._met.values()),
            sum(points(catalogue, territory).values()),
            sum(self._at_risk.values()),
        )
        # Where a tile goes and what it produces decides about all others; many tiles produce the same.
        self._met_with = cache(self._count_met_with)

    def _worth(self, cell: str) -> int:
        """The points of the tile there, without its token."""
        placed = self.territory.tiles[cell]
        return 0 if placed.war else self.catalogue.points[placed.tile]

    # ------------------------------------------------------------------ one more tile
    def cells_for(self, tile: str) -> list[str]:
        """The empty cells where a tile with requirements fits, sorted; nothing bought."""
        bit = self.needs.bit[self.catalogue.needs[tile]]
        return [cell for cell, met in self._met.items() if met & bit]

    def with_tile(self, tile: str, cell: str) -> View:
        """With that tile on an empty cell; a token that comes with it is left out."""
        made, worth = self.catalogue.makes[tile], self.catalogue.points[tile]
        x, y = parse_cell(cell)
        exposed = self.view.exposed
        if self._tops.get(x, y) <= y:
            exposed += worth - self._at_risk.get(x, 0)
        return View(self.view.total | made, self._met_with(made, cell), self.view.own + worth, exposed)

    def _count_met_with(self, made: int, cell: str) -> int:
        """The requirements met when a supplier of these resources, which no cart links, covers the cell."""
        met = dict(self._met)
        del met[cell]
        for near in sides(cell):
            if near not in met and near not in self.territory.tiles:
                given = [*self._supply.suppliers(near).values()]
                met[near] = self.needs.met([*given, made] if made else given)
        if made:
            for near in neighbours(cell):
                if near in self._given:
                    met[near] = self.needs.met([*self._given[near], made])
        return union(met.values())

    # ------------------------------------------------------------------ a token on a tile
    def attacked(self, cell: str) -> View:
        """With a war token on that tile, the top one of its column."""
        placed = self.territory.tiles[cell]
        lost = self.catalogue.points[placed.tile]
        total, met, own, exposed = self._idle(cell)
        return View(total, met, own - lost - self.catalogue.laid_points.get(placed.craftsman, 0), exposed - lost)

    def crafted(self, cell: str, token: str) -> View:
        """With that craftsman on the tile instead of in the supply."""
        total, met, own, exposed = self._idle(cell)
        gain = self.catalogue.laid_points[token] - self.catalogue.held_points[token]
        return View(total, met, own + gain, exposed)

    def _idle(self, cell: str) -> View:
        """With the tile producing nothing, its points left as they are."""
        supply = self._supply
        if cell not in supply.makers:
            return self.view
        without = Supply(self.catalogue, self.territory)
        del without.makers[cell]
        nearby = {*neighbours(cell)} if cell not in supply.group_of else self._met.keys()
        met = {
            free: self.needs.met([*without.suppliers(free).values()]) if free in nearby else self._met[free]
            for free in self._met
        }
        return View(union(without.makers.values()), union(met.values()), self.view.own, self.view.exposed)
