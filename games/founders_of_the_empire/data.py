"""The components as typed data (Appendix A of the rules), checked field by field and against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from games.base import Component
from games.core.data import check_data
from games.core.errors import DataError
from games.founders_of_the_empire.state import SEATS, STACKS

FILE = "founders_of_the_empire/components.json"

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

# The filter that keeps a second token of the kind off the same place.
ROOM: dict[TokenKind, Filter] = {
    "war": "no_war_token",
    "coin": "no_coin_token",
    "cart": "no_cart_token",
    "craftsman": "producing",
}
MODES = {"none": 0, "fixed": 1, "one_of_two_per_turn": 2}  # how many resources such a tile prints
# What the state remembers as a token of this kind is this state of the tile under it (R2.5).
STATUS_OF: dict[TokenKind, Status] = {"war": "attacked", "coin": "sold", "cart": "linked", "craftsman": "craftsman"}


class Produce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Makes one of these resources per turn (R8.3, R8.4)."""

    one_of: list[str]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a token may go: a target, narrowed by filters in order."""

    target: Target
    filter: list[Filter]


class Buy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R7.3: what the player of the token buys."""

    resource: Literal["one_printed_on_tile"]
    uses: Literal[1]
    expires: Literal["end_of_turn"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R3: how many tiles are turned up, by number of players or kind; R6.3: the row limit."""

    victory_face_up: dict[int, int]
    draft_nature_face_up: dict[int, int]
    after_draft_reveal: dict[TileKind, int]
    row_limit: int
    start_tiles_per_player: Literal[2]


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


def load(text: bytes) -> ComponentsFile:
    """The checked components from :func:`games.core.data.read_data`. Raises DataError naming entry and problem."""
    file = check_data(text, Files, slug="founders_of_the_empire").components
    for entry, problem in _contradictions(file):
        raise DataError(FILE, entry, problem)
    return file


def printed(tile: Tile) -> list[str]:
    """The resources a tile can make, one of them per turn (R8.3, R8.4)."""
    return [name for effect in tile.effects if effect.produce is not None for name in effect.produce.one_of]


def points(effects: list[Effect], when: When) -> int:
    """The victory points given at that moment."""
    return sum(effect.vp for effect in effects if effect.when == when and effect.vp is not None)


def gained(tile: Tile) -> TokenKind | None:
    """R8.7: the kind of token received for adding the tile."""
    return next((e.gain_token for e in tile.effects if e.when == "added" and e.gain_token is not None), None)


def _contradictions(file: ComponentsFile) -> Iterator[tuple[str, str]]:
    """(entry, problem) for all that is well-formed but makes no sense."""
    names = [entry.id for part in (file.resources, file.tiles, file.tokens) for entry in part]
    for name, times in Counter(names).items():
        if times > 1:
            yield name, "this id is used twice"
    resources = [resource.id for resource in file.resources]
    for resource in file.resources:
        if not {"gen", "acc"} <= resource.pl_forms.keys():
            yield resource.id, "pl_forms must have gen and acc"
    for entry in (*file.resources, *file.tiles, *file.tokens):
        for language in ("en", "pl"):
            if not entry.name.get(language) or not entry.text.get(language):
                yield entry.id, f"name and text must be given in {language}"
    for tile in file.tiles:
        yield from ((tile.id, problem) for problem in _tile_problems(tile, resources))
    for token in file.tokens:
        yield from ((token.id, problem) for problem in _token_problems(token, resources, file.game.scoring))
    yield from _count_problems(file)


def _tile_problems(tile: Tile, resources: list[str]) -> Iterator[str]:
    for name in (*tile.requires, *tile.produces):
        if name not in resources:
            yield f"unknown resource {name!r}"
    yield from _effect_problems(tile.effects)
    if len(set(tile.requires)) != len(tile.requires) or len(tile.requires) not in (0, 2):
        yield "a tile requires nothing or two different resources"
    if printed(tile) != tile.produces:
        yield "produces and the effect produce differ"
    if points(tile.effects, "game_end") != tile.vp:
        yield "vp and the effect vp differ"
    if gained(tile) != tile.token:
        yield "token and the effect gain_token differ"
    if MODES.get(tile.produce_mode) != len(tile.produces):
        yield "produce_mode and the number of resources in produces do not fit"
    if tile.count < 0:
        yield "count must not be negative"


def _token_problems(token: Token, resources: list[str], scoring: Scoring) -> Iterator[str]:
    yield from _effect_problems(token.effects)
    if token.kind == "craftsman" and token.resource not in resources:
        yield f"unknown resource {token.resource!r}"
    if token.kind != "craftsman" and token.id != token.kind:
        yield "the id of a token that is no craftsman must be its kind"
    if [effect.status for effect in token.effects if effect.status is not None] != [STATUS_OF[token.kind]]:
        yield f"a {token.kind} token must set the status {STATUS_OF[token.kind]!r} and no other"
    places = [effect.place for effect in token.effects if effect.place is not None]
    if len(places) != 1:
        yield "a token must have exactly one effect place"
    else:
        yield from _place_problems(token, places[0])
    if any(effect.buy is not None for effect in token.effects) != (token.kind == "coin"):
        yield "coin tokens, and no others, have the effect buy"
    if points(token.effects, "game_end_unused") != scoring.token_unused:
        yield "the points of an unused token differ from scoring.token_unused"
    if token.kind == "craftsman" and points(token.effects, "game_end") != scoring.craftsman_on_active_tile:
        yield "the points of the token differ from scoring.craftsman_on_active_tile"


def _place_problems(token: Token, place: Place) -> Iterator[str]:
    if (place.target == "own_square_2x2") != (token.kind == "cart"):
        yield "cart tokens, and no others, go on own_square_2x2"
    if ROOM[token.kind] not in place.filter:
        yield f"the place of a {token.kind} token must have the filter {ROOM[token.kind]!r}: there is room for one"
    if token.kind == "cart" and len(place.filter) > 1:
        yield "the other filters of place are for tiles, not for squares"
    if "prints_token_resource" in place.filter and not token.resource:
        yield "the filter prints_token_resource is for tokens that have a resource"


def _effect_problems(effects: list[Effect]) -> Iterator[str]:
    for place, effect in enumerate(effects):
        operations = effect.operations()
        if len(operations) != 1:
            yield f"effect {place + 1} must have exactly one operation, not {len(operations)}"


def _count_problems(file: ComponentsFile) -> Iterator[tuple[str, str]]:
    game = file.game
    tiles, tokens = _totals(file.tiles), _totals(file.tokens)
    if tiles != game.tile_totals:
        yield game.id, f"tile_totals should be {tiles}"
    if tokens != game.token_totals:
        yield game.id, f"token_totals should be {tokens}"
    for kind in ("war", "coin", "cart"):
        if kind not in {token.id for token in file.tokens}:
            yield kind, "this token is missing"
    if game.players != list(SEATS):
        yield game.id, f"players must be {list(SEATS)}"
    for seats in SEATS:
        drafted = game.setup.draft_nature_face_up.get(seats, 0)
        shown = game.setup.victory_face_up.get(seats, 0)
        if not seats * game.setup.start_tiles_per_player <= drafted <= tiles.get("nature", 0):
            yield game.id, f"draft_nature_face_up does not fit {seats} players"
        if not 0 < shown <= tiles.get("victory", 0):
            yield game.id, f"victory_face_up does not fit {seats} players"
        for kind in STACKS:
            turned = game.setup.after_draft_reveal.get(kind, 0) + (drafted if kind == "nature" else 0)
            if turned > tiles.get(kind, 0):
                yield game.id, f"there are too few {kind} tiles for {seats} players"
    if game.setup.row_limit < 1:
        yield game.id, "row_limit must be at least 1"


def _totals(entries: Sequence[Tile | Token]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for entry in entries:
        counts[entry.kind] = counts.get(entry.kind, 0) + entry.count
    return {**counts, "all": sum(counts.values())}
