"""What the rules look up in the components, computed once per set of data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.base import Component
from games.core.entries import by_id
from games.founders_of_the_empire.data import Destiny, Place, TileKind, TokenKind, When, gained, points, printed
from games.founders_of_the_empire.data_checks import load


class Catalogue:
    """Look-ups by id. Sets of resources are bit masks, as they are compared all the time."""

    def __init__(self, text: bytes) -> None:
        """Take the data of ``games.core.data.read_data``. Raises DataError if something is wrong with it."""
        file = load(text).components
        self.setup = file.game.setup
        self.replaced_points = file.game.scoring.tile_replaced
        self.resources = by_id(file.resources)
        self.tiles = by_id(file.tiles)
        self.tokens = by_id(file.tokens)
        self.components: Mapping[str, Component] = {**self.resources, **self.tiles, **self.tokens}
        self.bit = {name: 1 << place for place, name in enumerate(self.resources)}
        self.needs = {name: self.mask(tile.requires) for name, tile in self.tiles.items()}
        self.makes = {name: self.mask(printed(tile)) for name, tile in self.tiles.items()}
        self.kind: dict[str, TileKind] = {name: tile.kind for name, tile in self.tiles.items()}
        self.gained = {name: gained(tile) for name, tile in self.tiles.items()}
        self.points = {name: points(tile.effects, "game_end") for name, tile in self.tiles.items()}
        self.laid_points = {name: points(token.effects, "game_end") for name, token in self.tokens.items()}
        self.held_points = {name: points(token.effects, "game_end_unused") for name, token in self.tokens.items()}
        self.place: dict[str, Place] = {
            name: effect.place
            for name, token in self.tokens.items()
            for effect in token.effects
            if effect.place is not None
        }

    def mask(self, resources: Sequence[str]) -> int:
        """The set of these resources."""
        return sum(self.bit[name] for name in resources)

    def names(self, mask: int) -> list[str]:
        """The resources of a set, in the order of the file."""
        return [name for name, bit in self.bit.items() if bit & mask]

    def all_tiles(self, kind: TileKind) -> list[str]:
        """Every tile of the kind, as often as it exists, in the order of the file."""
        return [name for name, tile in self.tiles.items() if tile.kind == kind for _ in range(tile.count)]

    def all_tokens(self, kind: TokenKind) -> list[str]:
        """Every token of the kind, as often as it exists, in the order of the file."""
        return [name for name, token in self.tokens.items() if token.kind == kind for _ in range(token.count)]

    def destiny(self, token: str, when: When) -> Destiny:
        """Where a token that lies on a tile goes at that moment."""
        for effect in self.tokens[token].effects:
            if effect.when == when and effect.move_token is not None:
                return effect.move_token
        return "stay"
