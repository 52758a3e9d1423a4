"""What lies where a token is played or a tile is put: a token always succeeds, so what it takes is all there is to know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.base import Remark
from games.founders_of_the_empire.adding import add_moves, replace_moves, some_add
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.cells import ORIGIN, beside, neighbours, square
from games.founders_of_the_empire.reveal import is_row_full
from games.founders_of_the_empire.state import FoundersState, Placed, Territory, tokens_on
from games.founders_of_the_empire.supply import Supply
from games.founders_of_the_empire.territory import groups, idle
from games.founders_of_the_empire.tokens import token_moves

REMARKED = frozenset({"draft", "reveal", "add", "war", "coin", "cart", "craftsman", "replace", "pass", "stop"})
UNDONE = frozenset({"undone"})


def remark(catalogue: Catalogue, state: FoundersState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R7.2 to R7.5, R8.1, R9.1: the tile on a cell, those of a square, or those that a new tile would touch.

    R3.6: where the second tile of the draft lies.

    R6.3: how many tiles a stack and its row hold, and that these would go to the box.

    R11.3b: for whoever is the last one to agree to stop, that this ends the match.
    """
    own = state.territories[seat]
    match chosen:
        case {"kind": "reveal", "stack": stack}:
            name = "stack-full" if is_row_full(catalogue, state, stack) else "stack"
            return Remark(name, {"left": len(state.stacks[stack]), "count": len(state.rows[stack])})
        case {"kind": "draft", "side": str(side)} if side:
            # R7.2a: side by side both lie on top of their columns, so that both can be attacked.
            return Remark("lies", {"place": beside(ORIGIN, side), "count": 2 if side in ("left", "right") else 1})
        case {"kind": "coin", "opponent": int(opponent), "cell": cell, "resource": resource}:
            seller = {"tile": state.territories[opponent].tiles[cell].tile, "opponent": opponent}
            return Remark("buys", {**seller, **_bought(catalogue, state, seat, [resource])})
        case {"kind": "coin", "opponent": int(opponent), "cell": cell}:
            makes = catalogue.names(catalogue.makes[state.territories[opponent].tiles[cell].tile])
            facts = _tile(catalogue, state.territories[opponent], cell).facts
            return Remark("sells", {**facts, **_bought(catalogue, state, seat, makes)})
        case {"kind": "war", "opponent": int(opponent), "cell": cell}:
            return _tile(catalogue, state.territories[opponent], cell)
        case {"kind": "replace", "tile": tile, "cell": cell} if _is_same(catalogue, own.tiles[cell], tile):
            return Remark("same-tile", {"tile": tile})
        case {"kind": "replace", "tile": tile, "cell": cell}:
            told, lying = _tile(catalogue, own, cell), tokens_on(own.tiles[cell])
            facts = {**told.facts, **({"lying": {"held": lying}} if lying else {})}
            return Remark(told.code, {**facts, **_lapsing(catalogue, state, tile)})
        case {"kind": "craftsman", "cell": cell}:
            return _tile(catalogue, own, cell)
        case {"kind": "add" | "replace", "tile": tile} if "cell" not in chosen:
            lapsing = _lapsing(catalogue, state, tile)
            return Remark("unused", lapsing["lapsing"]) if lapsing else None
        case {"kind": "pass"}:
            return _undone(catalogue, state, seat)
        case {"kind": "add", "tile": tile, "cell": cell}:
            near = [own.tiles[other].tile for other in neighbours(cell) if other in own.tiles]
            barren = [
                own.tiles[other].tile for other in neighbours(cell) if other in own.tiles and idle(own.tiles[other])
            ]
            linked = _linked(catalogue, own, cell)
            facts = {
                "tiles": near,
                **({"linked": {"makers": linked}} if linked else {}),
                **({"barren": {"resting": barren}} if barren else {}),
            }
            return Remark("beside", {**facts, **_lapsing(catalogue, state, tile)})
        case {"kind": "cart", "cell": cell}:
            return _square(catalogue, state, seat, cell)
        case {"kind": "stop", "flag": True} if all(
            other.stop for at, other in enumerate(state.territories) if at not in (seat, *state.left)
        ):
            return Remark("stops", {})
        case _:
            return None


def _linked(catalogue: Catalogue, territory: Territory, cell: str) -> list[str]:
    """R7.4c, R8.5: the tiles away from a cell from which carts pass on what they make to those beside it."""
    near = {*neighbours(cell)}
    cells = sorted({far for group in groups(territory) if group & near for far in group - near - {cell}})
    tiles = [territory.tiles[far] for far in cells]
    return [placed.tile for placed in tiles if catalogue.makes[placed.tile] and not idle(placed)]


def _is_same(catalogue: Catalogue, old: Placed, tile: str) -> bool:
    """R9.1: whether nothing changes by a tile in the place of another one but what it costs."""
    return old.tile == tile and not tokens_on(old) and catalogue.gained[tile] is None


def _lapsing(catalogue: Catalogue, state: FoundersState, tile: str) -> dict[str, dict[str, str]]:
    """R7.3c: what is bought for this turn and lapses with such a tile, as a phrase; nothing where none does."""
    if not state.bought or catalogue.needs[tile] & catalogue.bit[state.bought]:
        return {}
    return {"lapsing": {"resource": state.bought}}


def _undone(catalogue: Catalogue, state: FoundersState, seat: int) -> Remark | None:
    """R8.8, R7, R9.1: the kinds of tokens that could still be played and how many tiles could replace one. R7.3c: what is bought
    and lapses.
    """
    tokens = sorted({move.kind for move in token_moves(catalogue, state, seat)})
    replacing = replace_moves(catalogue, state, seat, Supply(catalogue, state.territories[seat]))
    count = len({move.tile for move in replacing})
    undone: list[dict[str, Any]] = [{"left": "token", "unplayed": tokens, "count": len(tokens)}] if tokens else []
    undone += [{"left": "replace", "count": count}] if count else []
    undone += [{"left": "bought", "resource": state.bought, "count": 1}] if state.bought else []
    return Remark("undone", {"undone": undone}) if undone else None


def _bought(catalogue: Catalogue, state: FoundersState, seat: int, resources: Sequence[str]) -> dict[str, Any]:
    """R7.3c: the tiles that can be laid once one of these resources is bought, and not before."""
    return _opened(catalogue, state, seat, [msgspec.structs.replace(state, bought=bought) for bought in resources])


def _square(catalogue: Catalogue, state: FoundersState, seat: int, cell: str) -> Remark:
    """R7.4: the tiles of a square, those that make nothing now, and what can be laid once they share what they make."""
    own, corners = state.territories[seat], square(cell)
    linked = msgspec.structs.replace(own, carts=sorted([*own.carts, cell]))
    lands = [linked if at == seat else other for at, other in enumerate(state.territories)]
    new = _opened(catalogue, state, seat, [msgspec.structs.replace(state, territories=lands)])
    resting = [own.tiles[corner].tile for corner in corners if idle(own.tiles[corner])]
    joined = {
        "corner": corners[-1],
        "square": [own.tiles[corner].tile for corner in corners],
        "idle": len(resting),
        "resting": resting,
    }
    return Remark("square", {**joined, **new})


def _opened(catalogue: Catalogue, state: FoundersState, seat: int, thens: Sequence[FoundersState]) -> dict[str, Any]:
    """The tiles that can be added in one of these positions as they cannot be now, ``new`` or to ``more`` cells; or, not added at
    all, then ``replace`` another one. A phrase each.
    """

    def laid(then: FoundersState) -> dict[str, dict[str, set[str]]]:
        supply = Supply(catalogue, then.territories[seat])
        found: dict[str, dict[str, set[str]]] = {"add": {}, "replace": {}}
        for move in (*add_moves(catalogue, then, seat, supply), *replace_moves(catalogue, then, seat, supply)):
            found[move.kind].setdefault(move.tile, set()).add(move.cell)
        return found

    now, after = laid(msgspec.structs.replace(state, bought="")), [laid(then) for then in thens]
    news = list[dict[str, Any]]()
    for tile in sorted({tile for then in after for cells in then.values() for tile in cells}):
        cells = sorted({cell for then in after for cell in then["add"].get(tile, ())} - now["add"].get(tile, set()))
        if cells:
            more = {"cells": cells, "count": len(cells)} if tile in now["add"] else {}
            news.append({"tile": tile, "how": "more" if more else "new", **more})
        elif tile not in now["replace"] and tile not in now["add"]:
            news.append({"tile": tile, "how": "replace"})
    return {"opened": len(news), "news": news}


def looming(catalogue: Catalogue, state: FoundersState, seat: int) -> list[Remark]:
    """R11.2: in a turn of its own, that it is the seat's last one, as each turn takes a tile from the stacks. R6.1, R8.8: before a
    tile is turned up, that none of those that lie face up can be added; R8.2: a nature tile always can.
    """
    if state.step not in ("reveal", "token", "add") or seat != state.active:
        return []
    left = sum(map(len, state.stacks.values())) - (state.step == "reveal")
    found = [Remark("own-last-turn", {})] if 0 < left < state.seats else []
    if state.step == "reveal" and some_add(catalogue, state, seat) is None:
        found.append(Remark("nothing-fits", {"nature": int(bool(state.stacks["nature"]))}))
    return found


def _tile(catalogue: Catalogue, territory: Territory, cell: str) -> Remark:
    """R2.5, R10.1: a tile, its victory points and what it makes, as long as no token lies on it that ends either."""
    placed = territory.tiles[cell]
    made = [] if idle(placed) else catalogue.names(catalogue.makes[placed.tile])
    vp = 0 if placed.war else catalogue.points[placed.tile]
    return Remark("tile", {"tile": placed.tile, "vp": vp, **one_of(made)})


def one_of(resources: Sequence[str]) -> dict[str, dict[str, Any]]:
    """R2.5: what a tile makes, one resource or one of several, as a phrase; nothing where it makes none."""
    if not resources:
        return {}
    return {"making": {"count": len(resources), "either": [*resources[:-1]], "resource": resources[-1]}}
