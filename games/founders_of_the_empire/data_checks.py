"""What the data files may not say: contradictions that no single field shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.data import check_data
from games.core.entries import missing_names, repeated_ids
from games.core.errors import wrong
from games.founders_of_the_empire.data import ComponentsFile, Files, Filter, Tile, Token, TokenKind
from games.founders_of_the_empire.older_data import older_data
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
MOST = 2  # resources that a tile requires (R8.2)


def load(text: bytes) -> Files:
    """The checked data from :func:`games.core.data.read_data`. Raises DataError naming file, entry and problem."""
    return check_data(text, Files, slug=SLUG, contradictions=contradictions, older_data=older_data)


def contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense."""
    yield from ((PARTS, entry, problem) for entry, problem in _parts(files.components))


def _parts(file: ComponentsFile) -> Iterator[tuple[str, str]]:
    entries = (*file.resources, *file.tiles, *file.tokens)
    yield from repeated_ids(entries)
    yield from missing_names(entries)
    resources = [resource.id for resource in file.resources]
    for resource in file.resources:
        if resource.pl_forms and not {"gen", "acc"} <= resource.pl_forms.keys():
            yield resource.id, wrong("pl-forms-gen-acc", "pl_forms must have gen and acc")
    for tile in file.tiles:
        yield from ((tile.id, problem) for problem in _tile_problems(tile, resources))
    for token in file.tokens:
        yield from ((token.id, problem) for problem in _token_problems(token, resources))
    yield from _count_problems(file)


def _tile_problems(tile: Tile, resources: list[str]) -> Iterator[str]:
    for field, names in (("requires", tile.requires), ("produces", tile.produces)):
        yield from (
            wrong("unknown-resource", "{field}: unknown resource {name!r}", field=field, name=name)
            for name in names
            if name not in resources
        )
    if len(tile.requires) > MOST:
        yield wrong("tile-requires-most-resources", "requires: a tile requires at most {most} resources", most=MOST)
    if len(set(tile.produces)) != len(tile.produces):
        yield wrong(
            "resource-twice-tile-makes-resources",
            "produces: a resource is there twice; a tile makes one of its resources",
        )
    if tile.kind == "nature" and tile.requires:
        yield wrong(
            "nature-tiles-laid-draft-where", "requires: nature tiles are laid in the draft, where nothing is made yet"
        )
    yield from (
        wrong("negative", "{field} must not be negative", field=field)
        for field in ("count", "vp")
        if getattr(tile, field) < 0
    )


def _token_problems(token: Token, resources: list[str]) -> Iterator[str]:
    if token.count < 0:
        yield wrong("negative", "count must not be negative")
    if token.kind == "craftsman" and token.resource not in resources:
        yield wrong("unknown-resource", "resource: unknown resource {name!r}", name=token.resource)
    if token.kind != "craftsman" and (token.id != token.kind or token.resource):
        yield wrong(
            "token-craftsman-called-kind-resource",
            "kind: a token that is no craftsman is called as its kind and has no resource",
        )
    if len(set(token.filter)) != len(token.filter):
        yield wrong("filter-twice", "filter: one is there twice")
    if ROOM[token.kind] not in token.filter:
        yield wrong(
            "token-room",
            "filter: a {kind} token must have {needed!r}, as there is room for one",
            kind=token.kind,
            needed=ROOM[token.kind],
        )
    if token.kind == "cart" and len(token.filter) > 1:
        yield wrong("others-tiles-squares", "filter: all others are for tiles, not for squares")
    if ("no_cart_token" in token.filter) != (token.kind == "cart"):
        yield wrong("cart-token-squares-tiles", "filter: 'no_cart_token' is for squares, not for tiles")
    if "prints_token_resource" in token.filter and not token.resource:
        yield wrong(
            "prints-token-resource-tokens-resource",
            "filter: 'prints_token_resource' is for tokens that have a resource",
        )
    yield from _leaving_problems(token)


def _leaving_problems(token: Token) -> Iterator[str]:
    if ("tile_replaced" in token.leaves) != (token.kind != "cart"):
        yield wrong(
            "tile-replaced-tokens-tile-cart",
            "leaves: tile_replaced is for tokens on a tile, which must have it; cart tokens stay",
        )
    if token.leaves.keys() & {"owner_turn_end", "game_end"} and token.kind != "coin":
        yield wrong("coin-tokens-alone-come-home", "leaves: coin tokens alone come home at owner_turn_end and game_end")
    if any(way != "to_tile_owner" for when, way in token.leaves.items() if when != "tile_replaced"):
        yield wrong(
            "owner-turn-end-game-end", "leaves: at owner_turn_end and game_end a token can go to_tile_owner only"
        )


def _count_problems(file: ComponentsFile) -> Iterator[tuple[str, str]]:
    game, tiles = file.game, _totals(file.tiles)
    for kind in ("war", "coin", "cart"):
        if kind not in {token.id for token in file.tokens}:
            yield kind, wrong("token-missing", "this token is missing")
    if game.players != list(SEATS):
        yield game.id, wrong("players-fixed", "players must be {seats}", seats=list(SEATS))
    for seats in SEATS:
        drafted = game.setup.draft_nature_face_up.get(seats, 0)
        shown = game.setup.victory_face_up.get(seats, 0)
        if not seats * game.setup.start_tiles_per_player <= drafted <= tiles.get("nature", 0):
            yield (
                game.id,
                wrong(
                    "setup-draft-nature-face-up", "setup.draft_nature_face_up does not fit {seats} players", seats=seats
                ),
            )
        if not 0 < shown <= tiles.get("victory", 0):
            yield (
                game.id,
                wrong("setup-victory-face-up-does", "setup.victory_face_up does not fit {seats} players", seats=seats),
            )
        for kind in STACKS:
            turned = game.setup.after_draft_reveal.get(kind, 0) + (drafted if kind == "nature" else 0)
            if turned > tiles.get(kind, 0):
                yield (
                    game.id,
                    wrong(
                        "too-few-tiles-players",
                        "setup.after_draft_reveal: there are too few {kind} tiles for {seats} players",
                        kind=kind,
                        seats=seats,
                    ),
                )
    if game.setup.row_limit < 1:
        yield game.id, wrong("setup-row-limit-least-1", "setup.row_limit must be at least 1")


def _totals(tiles: Sequence[Tile]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for tile in tiles:
        counts[tile.kind] = counts.get(tile.kind, 0) + tile.count
    return counts
