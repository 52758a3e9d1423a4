"""What the data files may not say: contradictions that no single field shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.data import check_data
from games.core.entries import missing_words, repeated_ids
from games.founders_of_the_empire.data import (
    ComponentsFile,
    Effect,
    Files,
    Filter,
    Place,
    Scoring,
    Status,
    Tile,
    Token,
    TokenKind,
    gained,
    points,
    printed,
)
from games.founders_of_the_empire.state import SEATS, STACKS

SLUG = "founders_of_the_empire"
PARTS = "components.json"

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


def load(text: bytes) -> Files:
    """The checked data from :func:`games.core.data.read_data`. Raises DataError naming file, entry and problem."""
    return check_data(text, Files, slug=SLUG, contradictions=contradictions)


def contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense."""
    yield from ((PARTS, entry, problem) for entry, problem in _parts(files.components))


def _parts(file: ComponentsFile) -> Iterator[tuple[str, str]]:
    entries = (*file.resources, *file.tiles, *file.tokens)
    yield from repeated_ids(entries)
    yield from missing_words(entries)
    resources = [resource.id for resource in file.resources]
    for resource in file.resources:
        if not {"gen", "acc"} <= resource.pl_forms.keys():
            yield resource.id, "pl_forms must have gen and acc"
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
