"""What resources, tiles and tokens say, made from their facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.base import Component
from games.core.wording import Phrase, Several
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.data import TARGETS, Resource, Tile, Token


def wording(catalogue: Catalogue, component: Component) -> Sequence[Phrase]:
    """R1, R7, R8: what it requires, makes and is worth; where a token may go and what it does there."""
    match component:
        case Resource():
            return [_resource(catalogue, component)]
        case Tile():
            return [Phrase("tile", {"needs": _needs(component), "does": _gives(catalogue, component)})]
        case Token():
            return [*_token(catalogue, component)]
        case _:
            return ()


def _resource(catalogue: Catalogue, resource: Resource) -> Phrase:
    """R1.4: the kinds of tiles that make it, with their numbers."""
    tiles = Counter[str]()
    for tile in catalogue.tiles.values():
        if resource.id in tile.produces and tile.count:
            tiles[tile.kind] += tile.count
    if not tiles:
        return Phrase("resource-unmade")
    return Phrase(
        "resource", {"tiles": Several([Phrase(f"tiles-{kind}", {"count": n}) for kind, n in tiles.items()], "comma")}
    )


# ---------------------------------------------------------------------- tiles
def _needs(tile: Tile) -> Phrase:
    """R8.2."""
    if not tile.requires:
        return Phrase("free")
    required = [
        Phrase("needed" if count == 1 else "needed-twice", {"resource": name})
        for name, count in Counter(tile.requires).items()
    ]
    return Phrase("needs", {"resources": Several(required, "and")})


def _gives(catalogue: Catalogue, tile: Tile) -> Several | Phrase:
    """R8.3, R8.4, R8.7, R10.1."""
    given: list[Phrase] = []
    if tile.produces:
        made = Several([Phrase("made", {"resource": name}) for name in tile.produces], "or")
        given.append(Phrase("gives" if len(tile.produces) == 1 else "gives-one", {"resources": made}))
    if tile.token is not None:
        given.append(
            Phrase("gives-token", {"token": Phrase(f"token-{tile.token}"), "vp": catalogue.scoring.token_unused})
        )
    if tile.vp:
        given.append(Phrase("worth", {"vp": tile.vp}))
    return Several(given, "and") if given else Phrase("gives-nothing")


# ---------------------------------------------------------------------- tokens
def _token(catalogue: Catalogue, token: Token) -> Iterator[Phrase]:
    """R7.2 to R7.5, R9.3."""
    target, village = TARGETS[token.kind], "village_tile" in token.filter and TARGETS[token.kind] == "own_tile"
    narrowed = [
        Phrase(f"place-{name}", {"resource": token.resource} if name == "prints_token_resource" else {})
        for name in token.filter
        if not name.startswith("no_")
        and not (village and name == "village_tile")
        and not (name == "producing" and "prints_token_resource" in token.filter)
    ]
    where = Phrase("target-own_village" if village else f"target-{target}")
    if narrowed:
        where = Phrase("narrowed", {"what": where, "narrowed": Several(narrowed, "and")})
    yield Phrase(f"play-{token.kind}", {"where": where, "vp": catalogue.laid_points[token.id]})
    if token.leaves.get("owner_turn_end"):
        yield Phrase("comes-home")
    if token.leaves.get("tile_replaced") == "to_tile_owner":
        yield Phrase("kept-when-replaced")
