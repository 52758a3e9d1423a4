"""R8.2, D23, D24: standing orders for the General and the Diplomats, given at any time and known to their owner alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.core.errors import IllegalMove
from games.core.events import Event
from games.mosaic.catalogue import Catalogue
from games.mosaic.holdings import in_force, uses_left
from games.mosaic.moves import Move, OrderDivert, OrderRule, OrderStrike
from games.mosaic.state import UNITS, MosaicState, Order, StandingOrder
from games.mosaic.vocabulary import Effect

KEPT = 64  # seats whose orders are known; a match has up to six
RULES: tuple[Order, ...] = ("always", "ask", "never")  # wherever it is possible, where it is of use, not at all


def _usable(catalogue: Catalogue, state: MosaicState, seat: int) -> list[tuple[str, Effect]]:
    player = state.players[seat]
    return [
        (name, effect)
        for name, _, effect in in_force(catalogue, player, "before_empire_scoring")
        if uses_left(catalogue, player, name, effect.uses)
    ]


def order_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> dict[str, list[Move]]:
    """R8.2: every standing order but the one that holds already, by kind of move, each sorted."""
    found: dict[str, list[Move]] = {}
    if seat in state.left:
        return found
    usable = _usable(catalogue, state, seat)
    if not usable:
        return found
    regions = tuple(state.regions)
    for name, effect in sorted(usable, key=_name) if len(usable) > 1 else usable:
        now = state.players[seat].orders.get(name, StandingOrder())
        found.setdefault("order_rule", []).extend(OrderRule(name, rule) for rule in RULES if rule != now.rule)
        if effect.eliminate is not None:
            holds = OrderStrike(now.opponent, now.region, now.unit)
            found["order_strike"] = _without(_strikes(seat, state.seats, regions), holds)
        else:
            holds = OrderDivert(now.opponent, now.region, now.target)
            found["order_divert"] = _without(_diverts(catalogue, seat, state.seats, regions), holds)
    return found


def _name(usable: tuple[str, Effect]) -> str:
    return usable[0]


def _without(orders: Sequence[Move], holds: OrderStrike | OrderDivert) -> list[Move]:
    return [*orders] if holds.opponent < 0 else [move for move in orders if move != holds]


@lru_cache(KEPT)
def _strikes(seat: int, seats: int, regions: tuple[str, ...]) -> list[OrderStrike]:
    """All there are, which stay the same for the whole match; not to be changed."""
    return [
        OrderStrike(who, region, unit)
        for who in range(seats)
        if who != seat
        for region in sorted(regions)
        for unit in UNITS
    ]


@lru_cache(KEPT)
def _diverts(catalogue: Catalogue, seat: int, seats: int, regions: tuple[str, ...]) -> list[OrderDivert]:
    """All there are, which stay the same for the whole match; not to be changed."""
    return [
        OrderDivert(who, region, target)
        for who in range(seats)
        if who != seat
        for region in sorted(regions)
        for target in catalogue.links[region]
        if target in regions
    ]


def _as_order(move: OrderRule | OrderStrike | OrderDivert) -> StandingOrder:
    if isinstance(move, OrderStrike):
        return StandingOrder("strike", move.opponent, move.region, move.unit)
    if isinstance(move, OrderDivert):
        return StandingOrder("divert", move.opponent, move.source, target=move.target)
    return StandingOrder(next(rule for rule in RULES if rule == move.rule))


def give_order(
    catalogue: Catalogue, state: MosaicState, seat: int, move: OrderRule | OrderStrike | OrderDivert
) -> list[Event]:
    """R8.2: remember a standing order. Raises IllegalMove."""
    if move not in order_moves(catalogue, state, seat).get(move.kind, ()):
        raise IllegalMove("no-such-order", "R8.2")
    if isinstance(move, OrderRule):
        name = move.card
    else:
        name = next(
            name
            for name, effect in _usable(catalogue, state, seat)
            if (effect.eliminate is not None) == isinstance(move, OrderStrike)
        )
    orders = state.players[seat].orders
    orders[name] = _as_order(move)
    state.players[seat].orders = dict(sorted(orders.items()))
    return [Event("order-given", seat, {"card": name}, audience=(seat,))]
