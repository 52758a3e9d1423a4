"""What a player ought to know before he chooses anything in his turn: the tile just turned up, tokens that he cannot play now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.base import Remark
from games.founders_of_the_empire.adding import fitting
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.remarks import one_of
from games.founders_of_the_empire.state import FoundersState
from games.founders_of_the_empire.supply import Supply, open_needs, resources
from games.founders_of_the_empire.territory import free_cells
from games.founders_of_the_empire.tokens import targets


def beforehand(catalogue: Catalogue, state: FoundersState, seat: int) -> list[Remark]:
    """R6.1, R8.2: the tile just turned up, what it requires and brings, and why it fits on no empty cell; R7.1, R7.4a, R7.5a: the
    craftsman tokens held, and why they or a cart can be played nowhere.
    """
    if seat != state.active:
        return []
    row = state.rows.get(state.newest) if state.step in ("token", "add") else None
    turned = [_turned(catalogue, state, seat, row[-1])] if row else []
    return turned + ([*_tokens(catalogue, state, seat)] if state.step in ("reveal", "token") else [])


def _turned(catalogue: Catalogue, state: FoundersState, seat: int, tile: str) -> Remark:
    known, gift = catalogue.tiles[tile], catalogue.gained[tile]
    facts = {
        "tile": tile,
        "count": len(known.requires),
        "required": [*known.requires],
        **one_of(known.produces),
    }
    phrases = {"gift": {"given": gift}} if gift is not None else {}
    return Remark("turned-up", {**facts, **phrases, **_unfit(catalogue, state, seat, tile)})


def _unfit(catalogue: Catalogue, state: FoundersState, seat: int, tile: str) -> dict[str, dict[str, Any]]:
    """R8.2, R9.2: why a tile fits on no empty cell, as a phrase; nothing where it fits."""
    territory = state.territories[seat]
    supply = Supply(catalogue, territory)

    def fits(cells: list[str]) -> bool:
        return any(fit for one, fit in fitting(catalogue, state, supply, cells) if one == tile)

    if fits(free_cells(territory)):
        return {}
    if fits([*territory.tiles]):
        return {"unfit": {"how": "replace"}}
    lacking = catalogue.names(resources(open_needs(catalogue, tile, state.bought)) & ~supply.total)
    return {"unfit": {"how": "lacking", "lacking": lacking} if lacking else {"how": "apart"}}


def _tokens(catalogue: Catalogue, state: FoundersState, seat: int) -> Iterator[Remark]:
    territory = state.territories[seat]
    for token in dict.fromkeys(territory.supply):
        known, idle = catalogue.tokens[token], not targets(catalogue, territory, token)
        if known.kind == "craftsman":
            yield Remark("craftsman-idle" if idle else "craftsman-held", {"token": token, "resource": known.resource})
        elif known.kind == "cart" and idle:
            yield Remark("cart-idle", {})
