"""Standing orders: wish lists for the taking chain (D9), orders of calling (D12, D17), Perseus (D11); known to nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.errors import IllegalMove
from games.core.events import Event
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.moves import (
    Appoint,
    BuildFirst,
    Move,
    OrderClear,
    OrderNext,
    OrderRule,
    Spare,
    Take,
    Unwish,
    Wish,
)
from games.mare_nostrum.powers import has
from games.mare_nostrum.state import TITLES, MareState, Order, Title, title_of

StandingOrder = Wish | Unwish | Spare | OrderNext | OrderClear | OrderRule | BuildFirst

CALLING: tuple[Title, ...] = ("culture", "military")  # R7.1, R8.1: whose holders call the others
RULES = ("ask", "at_once")


def order_moves(catalogue: Catalogue, state: MareState, seat: int) -> dict[str, list[Move]]:
    """Every standing order that would change something, by kind of move, each sorted."""
    if seat in state.left:
        return {}
    player = state.players[seat]
    found: dict[str, list[Move]] = {}
    if state.phase == "trade":
        # Nobody takes more than one resource beyond those that can be taken from him.
        if len(player.wishes) <= catalogue.most_offered:
            found["wish"] = [Wish(kind) for kind in sorted(catalogue.kinds)]
        if player.wishes:
            found["unwish"] = [Unwish()]
        found["spare"] = [Spare(other, other not in player.spared) for other in range(state.seats) if other != seat]
    if has(catalogue, state, seat, "builds_first"):
        found["build_first"] = [BuildFirst(player.holds_back)]
    for title in CALLING:
        if state.titles.get(title) != seat:
            continue
        order = player.orders.get(title, Order())
        left = [other for other in range(state.seats) if other not in order.players]
        found.setdefault("order_next", []).extend(OrderNext(title, other) for other in left)
        found.setdefault("order_rule", []).extend(OrderRule(title, rule) for rule in RULES if rule != order.rule)
        if order.players:
            found.setdefault("order_clear", []).append(OrderClear(title))
    return {kind: moves for kind, moves in found.items() if moves}


def give_order(catalogue: Catalogue, state: MareState, seat: int, move: StandingOrder) -> list[Event]:
    """Remember a standing order. Raises IllegalMove."""
    if move not in order_moves(catalogue, state, seat).get(move.kind, ()):
        raise _refusal(catalogue, state, seat, move)
    player = state.players[seat]
    match move:
        case Wish():
            player.wishes = [*player.wishes, move.resource]
        case Unwish():
            player.wishes = []
        case Spare():
            kept = [other for other in player.spared if other != move.opponent]
            player.spared = sorted([*kept, move.opponent]) if move.never else kept
        case OrderNext() | OrderClear() | OrderRule():
            _change_order(state, seat, move)
        case BuildFirst():
            player.holds_back = not move.claim
    return [Event("order-given", seat, audience=(seat,))]


def _change_order(state: MareState, seat: int, move: OrderNext | OrderClear | OrderRule) -> None:
    orders = state.players[seat].orders
    title = title_of(move.title)
    order = orders.setdefault(title, Order())
    match move:
        case OrderNext():
            order.players = [*order.players, move.player]
        case OrderClear():
            order.players = []
        case OrderRule():
            order.rule = "at_once" if move.rule == "at_once" else "ask"
    state.players[seat].orders = {name: orders[name] for name in TITLES if name in orders}


def _refusal(catalogue: Catalogue, state: MareState, seat: int, move: StandingOrder) -> IllegalMove:
    """Why this standing order cannot be given."""
    if isinstance(move, Wish | Unwish | Spare):
        if state.phase != "trade":
            return IllegalMove("wishes-in-trade", "R6.8")
        if isinstance(move, Wish) and len(state.players[seat].wishes) > catalogue.most_offered:
            return IllegalMove("wishes-full", "R6.8", count=len(state.players[seat].wishes))
        return IllegalMove("no-such-order", "R6.8")
    if isinstance(move, BuildFirst):
        if not has(catalogue, state, seat, "builds_first"):
            return IllegalMove("no-perseus", "R12.14")
        return IllegalMove("no-such-order", "R12.14")
    if move.title in CALLING and state.titles.get(title_of(move.title)) != seat:
        return IllegalMove("not-leader", "R7.1", title=move.title)
    return IllegalMove("no-such-order", "R7.1")


# ---------------------------------------------------------------------- what the orders do
def wished_take(catalogue: Catalogue, state: MareState, seat: int, moves: Sequence[Take]) -> Take | None:
    """D9: the take that the wish list asks for now, None if it asks for nothing that can be had.

    The first wish that somebody offers is taken and struck off the list; where several offer it, from whoever has most on offer.
    """
    player = state.players[seat]
    for place, kind in enumerate(player.wishes):
        fitting = [
            move for move in moves if catalogue.kind_of[move.resource] == kind and move.opponent not in player.spared
        ]
        if fitting:
            player.wishes = [*player.wishes[:place], *player.wishes[place + 1 :]]
            return min(fitting, key=lambda move: (-sum(state.offers[move.opponent].values()), move.opponent))
    return None


def stored_call(state: MareState, title: Title, moves: Sequence[Appoint]) -> Appoint | None:
    """D12, D17: whom the leader's stored order calls next, None if it names nobody who is left."""
    order = state.players[state.titles[title]].orders.get(title)
    if order is None:
        return None
    possible = {move.player: move for move in moves}
    return next((possible[player] for player in order.players if player in possible), None)


def calls_at_once(state: MareState, title: Title) -> bool:
    """D12, D17: whether the stored order is carried out without asking."""
    order = state.players[state.titles[title]].orders.get(title)
    return order is not None and order.rule == "at_once"
