"""What the rules look up in the components, computed once per set of data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.base import Component
from games.core.entries import by_id
from games.rise_of_empires.data import EmpireSide, Files, Tile
from games.rise_of_empires.state import ERAS
from games.rise_of_empires.vocabulary import Effect, Era, Side, When

CLOSED = "closed"
NEVER = 99  # an era that does not come


class Catalogue:
    """Look-ups by id."""

    def __init__(self, files: Files) -> None:
        parts, world = files.components, files.map
        self.numbers = files.numbers.game
        self.territory = by_id(parts.territory)
        self.progress = by_id(parts.progress)
        self.cities = by_id(parts.city)
        self.empires = by_id(tile for tile in parts.empire if tile.count)
        self.tiles: dict[str, Tile] = {**self.territory, **self.progress, **self.cities}
        self.areas = by_id(world.areas)
        self.waters = by_id(world.waters)
        self.everywhere = by_id(world.regions)
        self.regions = {name: region for name, region in self.everywhere.items() if region.kind != CLOSED}
        self.overseas = {name: region.area for name, region in self.regions.items() if self.areas[region.area].overseas}
        self.seas = frozenset(name for name, region in self.regions.items() if region.kind == "sea")
        self.near = _near(self.regions, self.everywhere)
        self.components: Mapping[str, Component] = {
            **by_id(parts.pieces),
            **self.tiles,
            **self.empires,
            **self.areas,
            **self.waters,
            **self.everywhere,
        }
        self.wonders = frozenset(name for name, tile in self.cities.items() if tile.wonder)
        self.striped = frozenset(name for name, tile in self.tiles.items() if tile.red_stripe)
        self._effects: dict[When, dict[str, list[Effect]]] = {}
        self.flips: dict[str, Effect] = {}
        self.rules: dict[str, dict[str, int]] = {}
        for name, tile in self.tiles.items():
            for effect in tile.effects:
                self._effects.setdefault(effect.when, {}).setdefault(name, []).append(effect)
                if effect.when == "flip":
                    self.flips[name] = effect
                if effect.modify is not None:
                    self.rules.setdefault(effect.modify.rule, {})[name] = effect.modify.value
        self.sides: dict[Era, dict[str, EmpireSide]] = {
            era: {name: tile.front if era == ERAS[0] else tile.back for name, tile in self.empires.items()}
            for era in ERAS
        }
        self.open_regions = cache(self._open_regions)

    def effects(self, when: When) -> Mapping[str, list[Effect]]:
        """The effects of that moment by tile."""
        return self._effects.get(when, {})

    def row_limit(self, row: str, seats: int) -> int:
        """R6.0.3: circles of a row."""
        limit = self.numbers.row_limit[seats]
        return min(limit, self.numbers.empire_row_limit) if row == "empire" else limit

    def progress_of(self, era: Era) -> list[str]:
        """R3.2: the progress tiles of an era, each as often as it exists, sorted."""
        return sorted(name for name, tile in self.progress.items() if tile.era == era for _ in range(tile.count))

    def all_territory(self) -> list[str]:
        """R3.3: the territory tiles, each as often as it exists, sorted."""
        return sorted(name for name, tile in self.territory.items() for _ in range(tile.count))

    def cities_of(self, era: Era, side: Side) -> list[str]:
        """R3.4: the city tiles revealed in a turn, sorted."""
        return sorted(
            name
            for name, tile in self.cities.items()
            if (tile.era, tile.side) == (era, side)
            for _ in range(tile.count)
        )

    def _open_regions(self, era: Era, overseas_from: int) -> frozenset[str]:
        """R6.4.2: regions open in an era to somebody for whom the overseas areas open in that other era, if earlier."""
        return frozenset(
            name
            for name, region in self.regions.items()
            if (min(region.era, overseas_from) if name in self.overseas else region.era) <= era
        )


def _near(regions: Mapping[str, Component], everywhere: Mapping[str, Component]) -> dict[str, list[str]]:
    """R2.3: for each region those adjacent to it, sorted."""
    pairs = {
        (name, other)
        for name, region in everywhere.items()
        for other, border in getattr(region, "adjacent", {}).items()
        if border != "none"
    }
    return {name: sorted({b for a, b in pairs if a == name} | {a for a, b in pairs if b == name}) for name in regions}
