"""R7 Step 2: play a token. Where it may go is a target, narrowed by the token's filters in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from games.core.errors import IllegalMove
from games.core.events import Event
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.cells import is_cell, parse_cell, square
from games.founders_of_the_empire.data import Filter, Target
from games.founders_of_the_empire.moves import Cart, Coin, Craftsman, War
from games.founders_of_the_empire.scoring import changes, totals
from games.founders_of_the_empire.state import FoundersState, Territory
from games.founders_of_the_empire.territory import column_tops, craftsman_fits, idle, lay, squares

TokenMove = War | Coin | Cart | Craftsman
Narrow = Callable[[Catalogue, Territory, str, list[str]], list[str]]


# ---------------------------------------------------------------------- the vocabulary: targets and filters
_CANDIDATES: dict[Target, Callable[[Territory], list[str]]] = {
    "opponent_tile": lambda territory: list(territory.tiles),
    "own_tile": lambda territory: list(territory.tiles),
    "own_square_2x2": squares,
}


def _column_top(_: Catalogue, territory: Territory, __: str, cells: list[str]) -> list[str]:
    tops = set(column_tops(territory).values())
    return [cell for cell in cells if cell in tops]


def _producing(catalogue: Catalogue, territory: Territory, _: str, cells: list[str]) -> list[str]:
    tiles = territory.tiles
    return [cell for cell in cells if catalogue.makes[tiles[cell].tile] and not idle(tiles[cell])]


def _village_tile(catalogue: Catalogue, territory: Territory, _: str, cells: list[str]) -> list[str]:
    return [cell for cell in cells if catalogue.kind[territory.tiles[cell].tile] == "village"]


def _prints_token_resource(catalogue: Catalogue, territory: Territory, token: str, cells: list[str]) -> list[str]:
    bit = catalogue.bit[catalogue.tokens[token].resource]
    return [cell for cell in cells if catalogue.makes[territory.tiles[cell].tile] & bit]


_FILTERS: dict[Filter, Narrow] = {
    "column_top": _column_top,
    "producing": _producing,
    "village_tile": _village_tile,
    "prints_token_resource": _prints_token_resource,
    "no_war_token": lambda _, territory, __, cells: [cell for cell in cells if not territory.tiles[cell].war],
    "no_coin_token": lambda _, territory, __, cells: [cell for cell in cells if not territory.tiles[cell].coin],
    "no_cart_token": lambda _, territory, __, cells: [cell for cell in cells if cell not in territory.carts],
}


# ---------------------------------------------------------------------- what may be played
def targets(catalogue: Catalogue, territory: Territory, token: str) -> list[str]:
    """The cells of a territory (the owner's or an opponent's, as the token asks) where the token may go; sorted."""
    cells = _CANDIDATES[catalogue.target[token]](territory)
    for name in catalogue.filter[token]:
        cells = _FILTERS[name](catalogue, territory, token, cells)
    return sorted(cells)


def token_moves(catalogue: Catalogue, state: FoundersState, seat: int) -> Iterator[TokenMove]:
    """R7.1: every play of a token that the seat holds; sorted."""
    if state.step != "token":
        return
    held = set(state.territories[seat].supply)
    for token in sorted(held, key=lambda token: (catalogue.tokens[token].kind, token)):
        owners = [seat]
        if catalogue.target[token] == "opponent_tile":
            owners = [other for other in range(state.seats) if other != seat]
        for owner in owners:
            territory = state.territories[owner]
            for cell in targets(catalogue, territory, token):
                yield from _plays(catalogue, territory, token, owner, cell)


def _plays(catalogue: Catalogue, territory: Territory, token: str, owner: int, cell: str) -> Iterator[TokenMove]:
    match catalogue.tokens[token].kind:
        case "war":
            yield War(owner, cell)
        case "coin":
            for resource in sorted(catalogue.names(catalogue.makes[territory.tiles[cell].tile])):
                yield Coin(owner, cell, resource)
        case "cart":
            yield Cart(cell)
        case "craftsman":
            yield Craftsman(token, cell)


# ---------------------------------------------------------------------- playing
def play_token(catalogue: Catalogue, state: FoundersState, seat: int, move: TokenMove) -> list[Event]:
    """R7: lay the token down. Raises IllegalMove."""
    token = move.token if isinstance(move, Craftsman) else move.kind
    owner = move.opponent if isinstance(move, War | Coin) else seat
    _check_step(state)
    _check_held(catalogue, state, seat, move, token)
    _check_target(catalogue, state, seat, token, owner, move.cell)
    territory = state.territories[owner]
    data: dict[str, Any] = {"cell": move.cell}
    if isinstance(move, Cart):
        data["cells"] = list(square(move.cell))
    else:
        data["tile"] = territory.tiles[move.cell].tile
    if isinstance(move, War | Coin):
        data["opponent"] = owner
    if isinstance(move, Craftsman):
        data |= {"token": token, "craft": {"resource": catalogue.tokens[token].resource}}
    if isinstance(move, Coin):
        printed = catalogue.names(catalogue.makes[territory.tiles[move.cell].tile])
        if move.resource not in printed:
            raise IllegalMove("resource-not-printed", "R7.3a", **data, resource=move.resource, printed=printed)
        state.bought = data["resource"] = move.resource
    before = totals(catalogue, state)
    data |= _idled(catalogue, territory, move)
    state.territories[seat].supply.remove(token)
    lay(catalogue, territory, token, move.cell)
    state.step = "add"
    return [Event(move.kind, seat, {**data, **changes(before, totals(catalogue, state), seat)})]


def _idled(catalogue: Catalogue, territory: Territory, move: TokenMove) -> dict[str, Any]:
    """R7.2, R7.3, R7.5: what the tile below the token makes no more, as a phrase; a tile may have stopped before."""
    if isinstance(move, Cart):
        return {}
    placed = territory.tiles[move.cell]
    made = catalogue.names(catalogue.makes[placed.tile]) if not (placed.war or placed.craftsman) else []
    # A sold tile rests for a turn only.
    return {"idle": {"resources": made, "until": "turn" if isinstance(move, Coin) else "end"}} if made else {}


def _check_step(state: FoundersState) -> None:
    """R5.1, R7.1: after the reveal, once per turn."""
    if state.step == "reveal":
        raise IllegalMove("reveal-first", "R5.1")
    if state.step == "add":
        raise IllegalMove("one-token", "R7.1")


def _check_held(catalogue: Catalogue, state: FoundersState, seat: int, move: TokenMove, token: str) -> None:
    """R7.1: only tokens from the own supply, each in its own way."""
    held = list(state.territories[seat].supply)
    if not token:
        raise IllegalMove("no-craftsman-held", "R7.1")
    known = catalogue.tokens.get(token)
    if known is None or known.kind != move.kind:
        raise IllegalMove("no-craftsman", "R7.5a", token=token, held=held, count=len(held))
    if token not in held:
        raise IllegalMove("token-not-held", "R7.1", token=token, held=held, count=len(held))


def _check_target(catalogue: Catalogue, state: FoundersState, seat: int, token: str, owner: int, cell: str) -> None:
    """R7.2a, R7.3b, R7.4a–b, R7.5a: name the first thing that is wrong with the target."""
    target = catalogue.target[token]
    rule = _RULES[catalogue.tokens[token].kind]
    if not 0 <= owner < state.seats:
        raise IllegalMove("unknown-seat", rule, opponent=owner)
    if not is_cell(cell):
        raise IllegalMove("unknown-cell", rule, cell=cell)
    if target == "opponent_tile" and owner == seat:
        raise IllegalMove("own-tile", rule, token=token, cell=cell)
    territory = state.territories[owner]
    cells = _CANDIDATES[target](territory)
    if cell not in cells:
        if target == "own_square_2x2":
            missing = [corner for corner in square(cell) if corner not in territory.tiles]
            raise IllegalMove("no-square", rule, cell=cell, missing=missing)
        raise IllegalMove("no-tile-there", rule, cell=cell, owner=owner)
    for name in catalogue.filter[token]:
        cells = _FILTERS[name](catalogue, territory, token, cells)
        if cell not in cells:
            code, facts = _explain(catalogue, territory, token, cell, name)
            # One cart to a square is a paragraph of its own.
            rule = "R7.4b" if name == "no_cart_token" else rule
            raise IllegalMove(code, rule, cell=cell, owner=owner, **facts)


_RULES = {"war": "R7.2a", "coin": "R7.3b", "cart": "R7.4a", "craftsman": "R7.5a"}


def _explain(
    catalogue: Catalogue, territory: Territory, token: str, cell: str, failed: Filter
) -> tuple[str, dict[str, Any]]:
    """Why the cell does not pass the filter: message code and facts."""
    if failed == "no_cart_token":
        return "cart-already", {}
    placed = territory.tiles[cell]
    tile = {"tile": placed.tile}
    of_craftsman = failed in ("village_tile", "prints_token_resource") and catalogue.tokens[token].kind == "craftsman"
    if of_craftsman and not any(craftsman_fits(catalogue, token, own.tile) for own in territory.tiles.values()):
        return "no-place", {"token": token, "resource": catalogue.tokens[token].resource}
    match failed:
        case "column_top":
            return "not-column-top", {**tile, "top": column_tops(territory)[parse_cell(cell)[0]]}
        case "no_war_token":
            return "already-attacked", tile
        case "no_coin_token":
            return "already-sold", tile
        case "village_tile":
            return "not-village", tile
        case "prints_token_resource":
            return "other-resource", {**tile, "resource": catalogue.tokens[token].resource}
        case "producing":
            if not catalogue.makes[placed.tile]:
                return "makes-nothing", tile
            if placed.war:
                return "is-attacked", tile
            return ("already-sold", tile) if placed.coin else ("has-craftsman", tile)
