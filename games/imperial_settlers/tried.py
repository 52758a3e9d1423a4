"""What a player of Imperial Settlers may look for in his decision, each with a number for what it lacks; legal or not.

Of a card that can be used in some way no other way is named. Prices are paid with as little Gold as is needed, and Foundations are
given up before Locations. Nobody looks for what he has no card, token or piece for.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.base import Move, awaited
from games.imperial_settlers.activating import activation_moves, instant_moves
from games.imperial_settlers.building import buildable, cost_goods, givable
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.choices import samurai_places
from games.imperial_settlers.empire import foundations, known, locations
from games.imperial_settlers.moves import (
    Activate,
    Build,
    Defend,
    Exchange,
    First,
    Instant,
    MakeDeal,
    RazeHand,
    RazeLocation,
    Samurai,
    Send,
)
from games.imperial_settlers.payment import Goods, missing, ways
from games.imperial_settlers.razing import raze_price
from games.imperial_settlers.state import Player, SettlersState
from games.imperial_settlers.workers import open_production

Found = Iterator[tuple[int, Move]]


def tried(catalogue: Catalogue, state: SettlersState, seat: int) -> Found:
    """R7.2, R8.2, R8.3, R13: the actions and free steps of a turn, an exchange that goes on, the order of production."""
    task = awaited(state.pending, seat)
    if task is None:
        return
    player = state.players[seat]
    if task.kind == "turn":
        yield from _with_hand(catalogue, state, seat)
        yield from _activations(catalogue, state, seat)
        yield from _on_others(catalogue, state, seat)
    if state.phase == "production":
        producing = [location.card for location in player.empire if catalogue.production(location.card)]
        yield from ((0, First(card)) for card in producing)
    if task.kind in ("turn", "exchange"):
        for good in sorted(catalogue.boards[player.faction].worker_exchange.gain_one_of):
            yield 0, Exchange(good, 1, False)
    if task.kind in ("turn", "after"):
        yield from _free_steps(catalogue, player)


def _gold(player: Player, price: Goods) -> tuple[str, ...]:
    """R3.4: as little Gold as is needed; none where the price is too high."""
    return min(ways(player.supply, price), key=len, default=())


# ------------------------------------------------------------------ R9, R10, R11.1, R25.4 hand cards
def _with_hand(catalogue: Catalogue, state: SettlersState, seat: int) -> Found:
    player = state.players[seat]
    hand = [card for card in player.hand if known(card)]
    for card in hand:
        if catalogue.type(card).kind != "instant":
            yield _build(catalogue, player, card)
    deal = catalogue.box.prices.deal
    for card in hand:
        if catalogue.deck(card) == player.faction:
            yield len(missing(player.supply, deal)), MakeDeal(card, _gold(player, deal))
    yield from ((0, RazeHand(card)) for card in hand if catalogue.raze_field(card))
    for card in [card for card in hand if catalogue.type(card).instant is not None]:
        if next(instant_moves(catalogue, state, seat, card), None) is None:
            yield 0, Instant(card)


def _build(catalogue: Catalogue, player: Player, card: str) -> tuple[int, Build]:
    """R9.1, R9.3: what is given up are Foundations first, and all there is where it is not enough."""
    goods, needed = cost_goods(catalogue, card), catalogue.printing(card).cost.get("location", 0)
    own = foundations(player)
    gifts = sorted(givable(player), key=lambda gift: (gift not in own, gift))
    lack = (
        len(missing(player.supply, goods)) + max(0, needed - len(gifts)) + 10 * (not buildable(catalogue, player, card))
    )
    return lack, Build(card, tuple(sorted(gifts[:needed])), _gold(player, goods))


# ------------------------------------------------------------------ R12 Action Locations
def _activations(catalogue: Catalogue, state: SettlersState, seat: int) -> Found:
    """R12.1: every own Action Location that cannot be used in any way; those of this round's uses last."""
    player = state.players[seat]
    for location in [location for location in player.empire if catalogue.action(location.card) is not None]:
        if next(activation_moves(catalogue, state, seat, location.card), None) is None:
            yield location.uses, Activate(location.card)


# ------------------------------------------------------------------ R11.2, R25.2 Locations of others
def _on_others(catalogue: Catalogue, state: SettlersState, seat: int) -> Found:
    foreign = [(owner, location) for owner, location in locations(state) if owner != seat]
    open_to_raze = [(owner, location) for owner, location in foreign if catalogue.raze_field(location.card)]
    for owner, location in open_to_raze if not state.peaceful else foreign[:1]:
        yield raze_price(catalogue, state, seat, owner, location), RazeLocation(location.card)
    for owner, location in foreign:
        if open_production(catalogue, state, owner, location):
            yield location.visitors, Send(location.card)


# ------------------------------------------------------------------ R14, R16 free steps
def _free_steps(catalogue: Catalogue, player: Player) -> Found:
    """R14.1, R16.2: a token on every own Location for whoever has one, a Samurai for whoever has such."""
    if player.supply["defense"] > 0:
        yield from ((not catalogue.is_common(location.card), Defend(location.card)) for location in player.empire)
    if catalogue.boards[player.faction].samurai:
        places = samurai_places(catalogue, player)
        yield from ((location.card not in places, Samurai(location.card)) for location in player.empire)
