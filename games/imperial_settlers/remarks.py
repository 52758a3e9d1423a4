"""What helps with a choice besides the names of what can be chosen: what a card costs, what is given up for it, what a Deal is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.base import Remark, awaited
from games.imperial_settlers.building import givable
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import keepable
from games.imperial_settlers.state import SettlersState

PICKED = frozenset({"draft", "keep"})  # kinds of moves that take a card into the hand
REMARKED = PICKED | {"build", "deal", "end", "faction"}
LOCATION, _PLACES = "location", "places"


def remark(catalogue: Catalogue, state: SettlersState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R2.3, R4.6, R9.3, R10.1, R18.1: what a faction produces, colour and cost of a card to take, the Locations given up for a
    card to build, the Good of a Deal, what is kept in a Cleanup.
    """
    match chosen:
        case {"kind": "faction", "faction": name} if name in catalogue.boards:
            produced = catalogue.boards[name].production
            return Remark("faction", {"goods": [good for good, count in produced.items() for _ in range(count)]})
        case {"kind": "draft" | "keep", "card": card} if card in catalogue.cards:
            return _card(catalogue, card)
        case {"kind": "build", "give": give} if give:
            return Remark("given", {"count": len(give), "vp": _worth(catalogue, state, seat, give)})
        case {"kind": "build", "card": card} if card in catalogue.cards and "give" not in chosen:
            gifts, due = givable(state.players[seat]), catalogue.printing(card).cost.get(LOCATION, 0)
            # Where there is a choice it is still to come.
            return _given(catalogue, state, seat, gifts) if due and len(gifts) == due else None
        case {"kind": "deal", "card": card} if card in catalogue.cards:
            return Remark("deal", {"good": catalogue.deal_good(card)})
        case {"kind": "end"}:
            return _stays(catalogue, state, seat)
        case _:
            return None


def _stays(catalogue: Catalogue, state: SettlersState, seat: int) -> Remark | None:
    """R18.1: what a seat keeps that ends its Cleanup; what it loses is told as what perishes."""
    task, supply = awaited(state.pending, seat), state.players[seat].supply
    if task is None or task.kind != "cleanup":
        return None
    kept = [good for good in catalogue.goods if good in keepable(catalogue, state.players[seat])]
    goods = [good for good in kept for _ in range(supply[good])]
    return Remark("stays", {"goods": goods}) if goods else None


def _card(catalogue: Catalogue, card: str) -> Remark:
    """R2.3, R2.4: what is printed on a card at its left and on its banner."""
    cost = catalogue.printing(card).cost
    nothing = dict.fromkeys((*catalogue.goods, _PLACES), 0)
    price = [{**nothing, _PLACES if thing == LOCATION else thing: count} for thing, count in cost.items() if count]
    return Remark("card", {"color": [*catalogue.type(card).colors] or ["none"], "free": int(not price), "price": price})


def _given(catalogue: Catalogue, state: SettlersState, seat: int, give: Sequence[str]) -> Remark:
    """R9.3: what must be given up, by name."""
    return Remark("gives", {"cards": [*give], "vp": _worth(catalogue, state, seat, give)})


def _worth(catalogue: Catalogue, state: SettlersState, seat: int, give: Sequence[str]) -> int:
    """R19.2: the VP of the Locations among these; a Foundation has none."""
    empire = {location.card for location in state.players[seat].empire}
    return sum(catalogue.type(card).vp for card in give if card in empire)
