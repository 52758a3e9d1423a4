"""What the rules look up in the components, computed once per set of data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.base import Component
from games.core.entries import by_id
from games.founders_of_the_empire.data import TARGETS, Destiny, Resource, Target, Tile, TileKind, TokenKind, When
from games.founders_of_the_empire.data_checks import load

TWICE = 1 << 40  # beside a resource that is required twice; no resource has this bit


class Catalogue:
    """Look-ups by id. Sets of resources are bit masks, as they are compared all the time."""

    def __init__(self, text: bytes) -> None:
        """Take the data of ``games.core.data.read_data``. Raises DataError if something is wrong with it."""
        file = load(text).components
        scoring = file.game.scoring
        self.setup, self.scoring = file.game.setup, scoring
        self.replaced_points = scoring.tile_replaced
        self.resources = by_id(file.resources)
        self.tiles = by_id(_named(tile, self.resources) for tile in file.tiles)
        self.tokens = by_id(file.tokens)
        self.components: Mapping[str, Component] = {**self.resources, **self.tiles, **self.tokens}
        self.bit = {name: 1 << place for place, name in enumerate(self.resources)}
        self.needs = {name: self._needs(tile.requires) for name, tile in self.tiles.items()}
        self.makes = {name: self.mask(tile.produces) for name, tile in self.tiles.items()}
        self.kind: dict[str, TileKind] = {name: tile.kind for name, tile in self.tiles.items()}
        self.gained = {name: tile.token for name, tile in self.tiles.items()}
        self.points = {name: tile.vp for name, tile in self.tiles.items()}
        craftsmen = {name for name, token in self.tokens.items() if token.kind == "craftsman"}
        self.laid_points = {name: scoring.craftsman_on_active_tile * (name in craftsmen) for name in self.tokens}
        self.held_points = dict.fromkeys(self.tokens, scoring.token_unused)
        self.target: dict[str, Target] = {name: TARGETS[token.kind] for name, token in self.tokens.items()}
        self.filter = {name: token.filter for name, token in self.tokens.items()}

    def mask(self, resources: Sequence[str]) -> int:
        """The set of these resources."""
        return sum(self.bit[name] for name in resources)

    def _needs(self, required: Sequence[str]) -> int:
        """R8.2: the set of the required resources, with ``TWICE`` in it where two of the same are required."""
        return self.mask([*set(required)]) | (TWICE if len(set(required)) < len(required) else 0)

    def names(self, mask: int) -> list[str]:
        """The resources of a set, in the order of the file."""
        return [name for name, bit in self.bit.items() if bit & mask]

    def all_tiles(self, kind: TileKind) -> list[str]:
        """Every tile of the kind, as often as it exists, in the order of the file."""
        return [name for name, tile in self.tiles.items() if tile.kind == kind for _ in range(tile.count)]

    def all_tokens(self, kind: TokenKind) -> list[str]:
        """Every token of the kind, as often as it exists, in the order of the file."""
        return [name for name, token in self.tokens.items() if token.kind == kind for _ in range(token.count)]

    def destiny(self, token: str, when: When) -> Destiny | None:
        """Where a token that lies on a tile goes at that moment; None: it stays."""
        return self.tokens[token].leaves.get(when)


def _named(tile: Tile, resources: Mapping[str, Resource]) -> Tile:
    """The tile, one of several versions of a building called after the last resource that it requires."""
    if not tile.building or not tile.requires:
        return tile
    after = resources[tile.requires[-1]].name
    return replace(
        tile, name={lang: f"{name} ({after[lang].lower()})" for lang, name in tile.name.items() if lang in after}
    )
