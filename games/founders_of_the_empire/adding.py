"""R8, R9 Step 3: add a tile, replace one, or end the turn without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.core.errors import IllegalMove
from games.core.events import Event
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.cells import is_cell, neighbours, sides
from games.founders_of_the_empire.moves import Add, Replace
from games.founders_of_the_empire.scoring import changes, points_of, totals
from games.founders_of_the_empire.state import TAKEN, FoundersState, Placed, Territory, tokens_on
from games.founders_of_the_empire.supply import Offer, Supply, meets, open_needs, resources
from games.founders_of_the_empire.territory import free_cells, receive


# ---------------------------------------------------------------------- what may be added
def face_up(state: FoundersState) -> list[str]:
    """R8.1: the kinds of tiles that lie face up in the rows and the victory display; sorted."""
    tiles = {tile for row in state.rows.values() for tile in row}
    tiles.update(state.display)
    tiles.discard(TAKEN)
    return sorted(tiles)


def fitting(
    catalogue: Catalogue, state: FoundersState, supply: Supply, cells: list[str]
) -> Iterator[tuple[str, list[str]]]:
    """R8.2: each face-up tile, sorted, with those of the cells where its requirements are met."""
    offers: list[tuple[str, Offer]] = []
    for tile in face_up(state):
        needs = open_needs(catalogue, tile, state.bought)
        if not needs:
            yield tile, cells
        elif not resources(needs) & ~supply.total:
            offers = offers or [(cell, supply.offer(cell)) for cell in cells]
            yield tile, [cell for cell, offer in offers if meets(offer, needs)]


def add_moves(catalogue: Catalogue, state: FoundersState, seat: int, supply: Supply) -> list[Add]:
    """R8.1, R8.2: every tile on every empty cell where it fits; sorted."""
    cells = free_cells(state.territories[seat])
    return [Add(tile, cell) for tile, fit in fitting(catalogue, state, supply, cells) for cell in fit]


def replace_moves(catalogue: Catalogue, state: FoundersState, seat: int, supply: Supply) -> list[Replace]:
    """R9.1, R9.2: every tile in the place of every own tile where it fits; sorted."""
    cells = sorted(state.territories[seat].tiles)
    return [Replace(tile, cell) for tile, fit in fitting(catalogue, state, supply, cells) for cell in fit]


def some_add(catalogue: Catalogue, state: FoundersState, seat: int) -> Add | None:
    """R8.8: one way to add a tile to an empty cell, None if nothing fits."""
    territory = state.territories[seat]
    for row in state.rows.values():
        for tile in row:
            if not open_needs(catalogue, tile, state.bought):
                return Add(tile, free_cells(territory)[0])
    return next(iter(add_moves(catalogue, state, seat, Supply(catalogue, territory))), None)


# ---------------------------------------------------------------------- playing
def add(catalogue: Catalogue, state: FoundersState, seat: int, move: Add) -> list[Event]:
    """R8.1: put a face-up tile on an empty cell. Raises IllegalMove."""
    _check_step(state)
    _check_face_up(catalogue, state, move.tile)
    territory = state.territories[seat]
    _check_empty_cell(territory, move)
    _check_supply(catalogue, state, seat, move.tile, move.cell, "R8.2")
    before = totals(catalogue, state)
    facts, drawn = _put(catalogue, state, seat, move.tile, move.cell)
    facts |= changes(before, totals(catalogue, state), seat)
    return [Event("added", seat, {"tile": move.tile, "cell": move.cell, **facts}), *drawn]


def replace(catalogue: Catalogue, state: FoundersState, seat: int, move: Replace) -> list[Event]:
    """R9: put a face-up tile in the place of an own tile, which costs a point. Raises IllegalMove."""
    _check_step(state)
    _check_face_up(catalogue, state, move.tile)
    territory = state.territories[seat]
    old = territory.tiles.get(move.cell)
    if old is None:
        raise IllegalMove("no-tile-there", "R9.1", cell=move.cell, owner=seat)
    _check_supply(catalogue, state, seat, move.tile, move.cell, "R9.2")
    before = totals(catalogue, state)
    lost = sum(points_of(catalogue, old))
    events: list[Event] = []
    for token in tokens_on(old):  # R9.3
        if catalogue.destiny(token, "tile_replaced") == "to_tile_owner":
            receive(territory, token)
            events.append(Event("token-kept", seat, {"token": token}))
        else:
            state.box.append(token)
            events.append(Event("token-boxed", seat, {"token": token}))
    territory.replaced.append(old.tile)
    before[seat] += catalogue.replaced_points  # R9.5: said of every replacement
    facts, drawn = _put(catalogue, state, seat, move.tile, move.cell)
    after = totals(catalogue, state)
    facts |= changes(before, after, seat)
    if "points" in facts:
        facts["together"] = {"vp": after[seat] - before[seat] + catalogue.replaced_points}
    told = {"tile": move.tile, "cell": move.cell, "old": old.tile, "lost": lost, **facts}
    return [Event("replaced", seat, told), *events, *drawn]


def end_without_adding(catalogue: Catalogue, state: FoundersState, seat: int) -> list[Event]:
    """R8.8: allowed only while no face-up tile fits on an empty cell. Raises IllegalMove."""
    _check_step(state)
    possible = some_add(catalogue, state, seat)
    if possible is not None:
        raise IllegalMove("must-add", "R8.8", tile=possible.tile, cell=possible.cell)
    return [Event("passed", seat)]


def _put(
    catalogue: Catalogue, state: FoundersState, seat: int, tile: str, cell: str
) -> tuple[dict[str, Any], list[Event]]:
    """R7.3c, R8.7: the tile goes from the table into the territory; it uses the purchase; a city tile gives its token.

    Gives the phrases about that, and the event by which a token that lay face down is seen.
    """
    territory = state.territories[seat]
    facts: dict[str, Any] = {}
    drawn: list[Event] = []
    if state.bought and catalogue.needs[tile] & catalogue.bit[state.bought]:
        facts["bought"] = {"resource": state.bought}
        state.bought = ""
    if catalogue.kind[tile] == "victory":
        state.display[state.display.index(tile)] = TAKEN
    else:
        state.rows[catalogue.kind[tile]].remove(tile)
    territory.tiles[cell] = Placed(tile)
    kind = catalogue.gained[tile]
    if kind == "craftsman" and state.craftsmen:
        token = state.craftsmen.pop(0)
        receive(territory, token)
        craft = {"resource": catalogue.tokens[token].resource}
        drawn.append(Event("token-drawn", seat, {"token": token, "craft": craft}, reveals="hidden"))
    elif kind is not None and state.piles.get(kind):
        state.piles[kind] -= 1
        receive(territory, kind)
        facts["gained"] = {"token": kind}
    return facts, drawn


# ---------------------------------------------------------------------- why not
def _check_step(state: FoundersState) -> None:
    """R5.1: the reveal comes first."""
    if state.step == "reveal":
        raise IllegalMove("reveal-first", "R5.1")


def _check_face_up(catalogue: Catalogue, state: FoundersState, tile: str) -> None:
    """R8.1: from a row or the victory display."""
    kind = catalogue.kind.get(tile)
    if kind is None:
        raise IllegalMove("unknown-tile", "R8.1", tile=tile)
    if tile not in (state.display if kind == "victory" else state.rows[kind]):
        raise IllegalMove("tile-not-face-up", "R8.1", tile=tile)


def _check_empty_cell(territory: Territory, move: Add) -> None:
    """R8.1: an empty cell that shares a side with an own tile."""
    tiles = territory.tiles
    if move.cell in tiles:
        raise IllegalMove("cell-taken", "R8.1", cell=move.cell, tile=tiles[move.cell].tile)
    if not is_cell(move.cell):
        raise IllegalMove("unknown-cell", "R8.1", cell=move.cell)
    if any(near in tiles for near in sides(move.cell)):
        return
    corner = any(near in tiles for near in neighbours(move.cell))
    raise IllegalMove("only-corner" if corner else "not-adjacent", "R8.1", cell=move.cell)


def _check_supply(catalogue: Catalogue, state: FoundersState, seat: int, tile: str, cell: str, rule: str) -> None:
    """R8.2 to R8.5, with the old tile gone R9.2: the requirements, from different neighbours and different producing tiles."""
    needs = open_needs(catalogue, tile, state.bought)
    if not needs:
        return
    supply = Supply(catalogue, state.territories[seat])
    offer = supply.offer(cell)
    if meets(offer, needs):
        return
    facts: dict[str, Any] = {"tile": tile, "required": catalogue.tiles[tile].requires}
    nowhere = catalogue.names(resources(needs) & ~supply.total)
    if nowhere:
        raise IllegalMove("no-source", rule, **facts, missing=nowhere)
    facts["cell"] = cell
    missing = catalogue.names(resources(needs) & ~offer.any)
    if missing:
        raise IllegalMove("missing-resource", rule, **facts, missing=missing)
    source = next(near for near, given in supply.suppliers(cell).items() if not resources(needs) & ~given)
    grouped = source in supply.group_of
    if rule == "R8.2":
        rule = "R8.5" if grouped else "R8.4"
    raise IllegalMove("one-source-in-group" if grouped else "one-source", rule, **facts, source=source)
