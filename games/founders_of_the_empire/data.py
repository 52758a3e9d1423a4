"""The components as typed data (Appendix A of the rules), checked field by field."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.base import Component
from games.core.entries import Strict

TileKind = Literal["nature", "village", "city", "victory"]
TokenKind = Literal["war", "coin", "cart", "craftsman"]
When = Literal[
    "added", "in_play", "played", "on_tile", "owner_turn_end", "tile_replaced", "game_end", "game_end_unused"
]  # fmt: skip
Status = Literal["attacked", "sold", "linked", "craftsman"]
Target = Literal["opponent_tile", "own_tile", "own_square_2x2"]
Filter = Literal[
    "column_top",
    "producing",
    "village_tile",
    "prints_token_resource",
    "no_war_token",
    "no_coin_token",
    "no_cart_token",
]
Destiny = Literal["to_box", "to_tile_owner", "stay"]


class Produce(Strict, frozen=True):
    """Makes one of these resources per turn (R8.3, R8.4)."""

    one_of: list[str]


class Place(Strict, frozen=True):
    """Where a token may go: a target, narrowed by filters in order."""

    target: Target
    filter: list[Filter]


class Buy(Strict, frozen=True):
    """R7.3: what the player of the token buys."""

    resource: Literal["one_printed_on_tile"]
    uses: Literal[1]
    expires: Literal["end_of_turn"]


class Effect(Strict, frozen=True):
    """One moment and exactly one operation."""

    when: When
    produce: Produce | None = None
    gain_token: TokenKind | None = None
    vp: int | None = None
    place: Place | None = None
    status: Status | None = None
    buy: Buy | None = None
    move_token: Destiny | None = None

    def operations(self) -> list[str]:
        """The names of the operations given."""
        return [name for name in self.__struct_fields__ if name != "when" and getattr(self, name) is not None]


class Resource(Component, kw_only=True):
    """A resource; ``pl_forms`` are its Polish genitive and accusative."""

    tier: Literal["basic", "village", "city"]
    pl_forms: dict[str, str]
    icon: str

    @property
    def forms(self) -> dict[str, dict[str, str]]:
        """By language the cases of the name that sentences need."""
        return {"pl": self.pl_forms}


class Tile(Component, kw_only=True):
    """A kind of tile; ``count`` copies of it exist."""

    kind: TileKind
    back: Literal["green", "blue", "violet", "red"]
    count: int
    requires: list[str]
    produces: list[str]
    produce_mode: Literal["one_of_two_per_turn", "fixed", "none"]
    vp: int
    token: TokenKind | None
    effects: list[Effect]
    building: str = ""
    field_sources: dict[str, str] = {}


class Token(Component, kw_only=True):
    """A kind of token; ``resource`` is the one a craftsman token belongs to."""

    kind: TokenKind
    count: int
    icon: str
    gained_from: str
    effects: list[Effect]
    resource: str = ""
    field_sources: dict[str, str] = {}


class SetUp(Strict, frozen=True):
    """R3: how many tiles are turned up, by number of players or kind; R6.3: the row limit."""

    victory_face_up: dict[int, int]
    draft_nature_face_up: dict[int, int]
    after_draft_reveal: dict[TileKind, int]
    row_limit: int
    start_tiles_per_player: Literal[2]


class Scoring(Strict, frozen=True):
    """R10.1, the items that are not printed on tiles."""

    craftsman_on_active_tile: int
    token_unused: int
    tile_replaced: int


class Box(Component, kw_only=True):
    """The game as a whole: title and numbers."""

    players: list[int]
    age: int
    minutes: list[int]
    tile_totals: dict[str, int]
    token_totals: dict[str, int]
    setup: SetUp
    scoring: Scoring


class ComponentsFile(msgspec.Struct, frozen=True):
    """components.json."""

    game: Box
    vocabulary: dict[str, list[str]]
    resources: list[Resource]
    tiles: list[Tile]
    tokens: list[Token]


class Files(msgspec.Struct, frozen=True):
    """All data files of the game by stem."""

    components: ComponentsFile


def printed(tile: Tile) -> list[str]:
    """The resources a tile can make, one of them per turn (R8.3, R8.4)."""
    return [name for effect in tile.effects if effect.produce is not None for name in effect.produce.one_of]


def points(effects: list[Effect], when: When) -> int:
    """The victory points given at that moment."""
    return sum(effect.vp for effect in effects if effect.when == when and effect.vp is not None)


def gained(tile: Tile) -> TokenKind | None:
    """R8.7: the kind of token received for adding the tile."""
    return next((e.gain_token for e in tile.effects if e.when == "added" and e.gain_token is not None), None)
