"""The components as typed data (Appendix A of the rules), checked field by field."""

from __future__ import annotations

from typing import Literal

from games.base import Component
from games.core.entries import Strict

TileKind = Literal["nature", "village", "city", "victory"]
TokenKind = Literal["war", "coin", "cart", "craftsman"]
When = Literal["owner_turn_end", "tile_replaced", "game_end"]
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
Destiny = Literal["to_box", "to_tile_owner"]


# R7.2 to R7.5: where tokens of each kind go.
TARGETS: dict[TokenKind, Target] = {
    "war": "opponent_tile",
    "coin": "opponent_tile",
    "cart": "own_square_2x2",
    "craftsman": "own_tile",
}


class Resource(Component, kw_only=True, forbid_unknown_fields=True):
    """A resource; ``pl_forms`` are its Polish genitive and accusative, both or, where nobody has said them, neither."""

    pl_forms: dict[str, str] = {}

    @property
    def forms(self) -> dict[str, dict[str, str]]:
        """By language the cases of the name that sentences need."""
        small = self.name["en"].lower()  # as it stands within a sentence
        return {"pl": self.pl_forms, "en": {"gen": small, "acc": small}}


class Tile(Component, kw_only=True, forbid_unknown_fields=True):
    """A kind of tile of which ``count`` copies exist: what it requires (R8.2), makes one of per turn (R8.3, R8.4), is worth at the
    end (R10.1) and which token comes with it (R8.7). ``building`` is what it shows.
    """

    kind: TileKind
    count: int
    requires: list[str]
    produces: list[str]
    vp: int
    token: TokenKind | None
    building: str = ""


class Token(Component, kw_only=True, forbid_unknown_fields=True):
    """A kind of token: what narrows, in order, where it may go (R7), and by moment where it goes from the tile that it lies on.
    ``resource`` is the one that a craftsman token belongs to.
    """

    kind: TokenKind
    count: int
    filter: list[Filter]
    leaves: dict[When, Destiny]
    resource: str = ""


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


class Box(Component, kw_only=True, forbid_unknown_fields=True):
    """The game as a whole: title and numbers."""

    players: list[int]
    age: int
    minutes: list[int]
    setup: SetUp
    scoring: Scoring


class ComponentsFile(Strict, frozen=True):
    """components.json."""

    game: Box
    resources: list[Resource]
    tiles: list[Tile]
    tokens: list[Token]


class Files(Strict, frozen=True):
    """All data files of the game by stem."""

    components: ComponentsFile
