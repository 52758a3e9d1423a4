"""What the rules look up in the components, computed once per set of data."""

from __future__ import annotations

from collections.abc import Mapping

from games.base import Component
from games.core.entries import by_id
from games.mare_nostrum.data import Files, Space
from games.mare_nostrum.state import COIN


class Catalogue:
    """Look-ups by id, and what a version of the rules has otherwise."""

    def __init__(self, files: Files, version: int) -> None:
        parts, world = files.components, files.map
        self.version = version
        self.numbers = files.numbers.game
        self.resources = by_id(parts.resources)
        self.goods = [entry.id for entry in parts.resources if entry.type == "good"]
        self.legendary = [entry.id for entry in parts.resources if entry.type == "legendary_good"]
        self.legendary_of = {entry.kind: entry.id for entry in parts.resources if entry.type == "legendary_good"}
        self.kinds = [*self.goods, COIN]  # R2.11
        self.kind_of = {entry.id: entry.kind or entry.id for entry in parts.resources}
        self.tokens = {kind: self.resources[kind].count for kind in self.kinds}
        self.buildings = by_id(parts.buildings)
        self.units = by_id(parts.units)
        self.stock = {entry.id: entry.per_empire for entry in parts.units}
        self.markers = next(entry.per_empire for entry in parts.markers if entry.id == "control_marker")
        self.exchange_markers = by_id(parts.exchange_markers)
        self.marker_of = {value: entry.id for entry in parts.exchange_markers for value in entry.values}
        self.most_offered = max(self.marker_of)
        self.dice = by_id(parts.dice)
        self.empires = by_id(parts.empires)
        self.cards = by_id(parts.cards)
        self.recruitable = [card.id for card in parts.cards if card.category in ("hero", "wonder")]
        self.pyramids = next(card.id for card in parts.cards if card.category == "pyramids")
        self.provinces = by_id(world.provinces)
        self.seas = by_id(world.seas)
        self.closed = world.closed
        self.corners = world.vertices  # of the outlines, in pixels of the board
        self.spaces: dict[str, dict[str, Space]] = {
            province.id: {space.spot: space for space in province.spaces} for province in world.provinces
        }
        self.capital_of = {province.id: province.capital_of for province in world.provinces}
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
                *world.provinces,
                *world.seas,
            ]
        )

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

    def card_price(self, owned: int) -> int:
        """R7.3: the price of the next hero or wonder for whoever owns so many."""
        return self.numbers.cards[owned - 1]

    @property
    def most_cards(self) -> int:
        """R7.8: nobody owns more heroes and wonders."""
        return len(self.numbers.cards) + 1
