"""Why an activation or another use of a card is refused, in the order in which a person would look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from games.base import Move
from games.core.errors import IllegalMove
from games.imperial_settlers.activating import activation_moves, instant_moves
from games.imperial_settlers.aims import Way, ways_to_aim
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.data import RESOURCES
from games.imperial_settlers.empire import find, known, own
from games.imperial_settlers.moves import Activate, Instant
from games.imperial_settlers.payment import Goods, bill, goods_of, missing, payable, total
from games.imperial_settlers.state import VIRTUAL, SettlersState
from games.imperial_settlers.vocabulary import Effect, Pay


def why_not_activate(catalogue: Catalogue, state: SettlersState, seat: int, move: Activate) -> IllegalMove:
    """The reason why this Action cannot be used like this."""
    card = move.location
    location = own(state.players[seat], card)
    if location is None:
        return IllegalMove("not-your-location", "R12.1", location=card)
    action = catalogue.action(card)
    if action is None:
        return IllegalMove("no-action", "R12.1", location=card)
    if location.blocked:
        return IllegalMove("is-blocked", "R21", location=card)
    if location.uses + move.times > action.limit:
        return IllegalMove("used-up", "R12.1", location=card, count=max(0, action.limit - location.uses))
    some = next(activation_moves(catalogue, state, seat, card), None)
    return _why_not_use(catalogue, state, seat, move, card, action.pay, action.do, some)


def why_not_instant(catalogue: Catalogue, state: SettlersState, seat: int, move: Instant) -> IllegalMove:
    """The reason why this Instant cannot be used like this."""
    if move.card not in state.players[seat].hand or not known(move.card):
        return IllegalMove("not-in-hand", "R25.4", card=move.card)
    instant = catalogue.type(move.card).instant
    if instant is None:
        return IllegalMove("no-instant", "R25.4", card=move.card)
    some = next(instant_moves(catalogue, state, seat, move.card), None)
    return _why_not_use(catalogue, state, seat, move, move.card, instant.pay, instant.do, some)


def _lacking(supply: Goods, price: Pay, combo: Sequence[Way]) -> tuple[list[str], list[str]]:
    """R12.1: what is lacking of a price together with what targets add to it, and which targets do."""
    whole = total(goods_of(price), *(way.price for way in combo))
    return missing(supply, whole), [target for way in combo if way.price for target in way.targets]


def _why_not_use(
    catalogue: Catalogue,
    state: SettlersState,
    seat: int,
    move: Activate | Instant,
    card: str,
    price: Pay,
    effects: list[Effect],
    some: Move | None,
) -> IllegalMove:
    """``some`` is a way in which the card could be used, if there is any."""
    player = state.players[seat]
    if any(other != VIRTUAL and not 0 <= other < state.seats for other in move.opponent):
        return IllegalMove("bad-choice", "R12.1", card=card)
    for other in (*move.opponent, *(place[0] for target in move.targets if (place := find(state, target)) is not None)):
        if other not in (VIRTUAL, seat) and state.players[other].passed:
            return IllegalMove("has-passed", "R8.4", opponent=other)
    if not payable(player.supply, goods_of(price)):
        return IllegalMove("cannot-pay", "R12.1", card=card, price=bill(missing(player.supply, goods_of(price))))
    if price.any_resources and not any(player.supply[good] for good in (*RESOURCES, "gold")):
        return IllegalMove("nothing-to-spend", "R12.1", card=card)
    if len(player.hand) < price.hand_card:
        return IllegalMove("no-card-to-pay", "R12.3", card=card)
    if len(player.deals) < price.own_deal:
        return IllegalMove("no-deal-to-pay", "R12.1", card=card)
    aims = ways_to_aim(catalogue, state, seat, effects, price)
    if not all(aims):
        return IllegalMove("no-effect", "R12.4", card=card)
    if some is None:
        # R12.1: what the cheapest target adds to the price; else the other Location that the card opens is lacking.
        lacking, targets = min(
            (_lacking(player.supply, price, combo) for combo in product(*aims)), key=lambda it: len(it[0])
        )
        if lacking:
            return IllegalMove("cannot-pay-both", "R12.1", card=card, targets=targets, price=bill(lacking))
        return IllegalMove("no-effect", "R12.4", card=card)
    return IllegalMove("bad-choice", "R12.1", card=card)
