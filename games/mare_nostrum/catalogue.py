"""What the rules look up in the components, computed once per set of data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from games.base import Component
from games.core.entries import by_id
from games.mare_nostrum.data import Area, Files, SeatedEmpire, Space
from games.mare_nostrum.state import COIN, FORTRESS, SEATS, Title


def neighbours(areas: Sequence[Area]) -> dict[str, list[str]]:
    """R2.2, R2.3: by area the adjacent ones of its kind, sorted; a border stands at one of its two areas."""
    found: dict[str, set[str]] = {area.id: set() for area in areas}
    for area in areas:
        for other in area.borders:
            found[area.id].add(other)
            found[other].add(area.id)
    return {name: sorted(others) for name, others in found.items()}


class Catalogue:
    """Look-ups by id, and what a version of the rules has otherwise."""

    def __init__(self, files: Files, version: int) -> None:
        parts, world = files.components, files.map
        self.version = version
        self.numbers = files.numbers.game
        self.resources = by_id(parts.resources)
        self.goods = [entry.id for entry in parts.resources if not entry.kind and entry.id != COIN]
        self.legendary = [entry.id for entry in parts.resources if entry.kind]
        self.legendary_of = {self.resources[name].kind: name for name in self.legendary}
        self.kinds = [*self.goods, COIN]  # R2.11
        self.kind_of = {entry.id: entry.kind or entry.id for entry in parts.resources}
        self.tokens = {kind: self.resources[kind].count for kind in self.kinds}
        self.buildings = by_id(parts.buildings)
        self.units = by_id(parts.units)
        self.stock = {entry.id: entry.per_empire for entry in parts.units}
        self.most_fortresses = self.units[FORTRESS].most_in_province or self.stock[FORTRESS]  # R7.6: in one province
        self.markers = next(entry.per_empire for entry in parts.markers if entry.id == "control_marker")
        self.exchange_markers = by_id(parts.exchange_markers)
        self.marker_of = {value: entry.id for entry in parts.exchange_markers for value in entry.values}
        self.most_offered = max(self.marker_of)
        self.dice = by_id(parts.dice)
        self.empires = by_id(parts.empires)
        self.cards = by_id(parts.cards)
        self.starting_hero = {card.empire: card.id for card in parts.cards if card.empire}
        self.pyramids = next(card.id for card in parts.cards if card.category == "pyramids")
        own = {self.pyramids, *self.starting_hero.values()}
        self.recruitable = [card.id for card in parts.cards if card.count and card.id not in own]
        self.provinces = by_id(world.provinces)
        self.seas = by_id(world.seas)
        self.areas: dict[str, Area] = {**self.provinces, **self.seas}
        self.closed = {seats: {area.id for area in self.areas.values() if seats in area.closed_with} for seats in SEATS}
        self.land = neighbours(world.provinces)
        self.open_sea = neighbours(world.seas)
        self.coasts = {
            sea: sorted(province.id for province in world.provinces if sea in province.seas) for sea in self.seas
        }
        self.corners = world.vertices  # of the outlines, in pixels of the board
        self.spaces: dict[str, dict[str, Space]] = {
            province.id: {space.spot: space for space in province.spaces} for province in world.provinces
        }
        capitals = {empire.capital_province: empire.id for empire in parts.empires}
        self.capital_of = {name: capitals.get(name, "") for name in self.provinces}  # the empire whose capital it is
        self.components: Mapping[str, Component] = by_id(
            [
                *parts.resources,
                *parts.buildings,
                *parts.units,
                *parts.markers,
                *parts.exchange_markers,
                *parts.dice,
                *parts.boards,
                *parts.empires,
                *parts.cards,
                *self.areas.values(),
            ]
        )
        self.components_with: Mapping[int, Mapping[str, Component]] = {
            seats: {
                **self.components,
                **{empire.id: SeatedEmpire(**msgspec.structs.asdict(empire), seats=seats) for empire in parts.empires},
            }
            for seats in SEATS
        }  # R3.8: by the number of seats

    @property
    def any_token_pays(self) -> bool:
        """R7.2.3: since version 2 whoever holds an ordinary and a legendary good of a kind chooses which of them pays."""
        return self.version >= 2

    @property
    def legions_change_places(self) -> bool:
        """R12.7: since version 2 a legion with a place, also one that occupies something, may become Circe's caravan."""
        return self.version >= 2

    def building(self, province: str, spot: str) -> str:
        """The kind of building of a space."""
        return self.spaces[province][spot].building

    def tracks_at_start(self, empire: str) -> dict[Title, int]:
        """R3.7, R4.3: where an empire begins on each track, by its buildings, its units and its hero."""
        entry = self.empires[empire]
        found: dict[Title, int] = {"trade": 0, "culture": 0, "military": 0}
        for home, spots in entry.homes.items():
            for spot in spots:
                found[self.buildings[self.building(home, spot)].track] += 1
        for unit, count in entry.units_at_start.items():
            found[self.units[unit].track] += count
        for track, value in self.cards[self.starting_hero[empire]].bonus.items():
            found[track] += value  # pyright: ignore[reportArgumentType]  (the keys are checked in the data)
        return found

    def card_price(self, owned: int) -> int:
        """R7.3: the price of the next hero or wonder for whoever owns so many."""
        return self.numbers.cards[owned - 1]

    @property
    def most_cards(self) -> int:
        """R7.8: nobody owns more heroes and wonders."""
        return len(self.numbers.cards) + 1
