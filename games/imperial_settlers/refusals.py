"""Why an activation or another use of a card is refused, in the order in which a person would look."""

from __future__ import annotations

from games.core.errors import IllegalMove
from games.imperial_settlers.aims import ways_to_aim
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import find, known, own
from games.imperial_settlers.moves import Activate, Instant
from games.imperial_settlers.payment import goods_of, missing, payable
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
    return _why_not_use(catalogue, state, seat, move, card, action.pay, action.do)


def why_not_instant(catalogue: Catalogue, state: SettlersState, seat: int, move: Instant) -> IllegalMove:
    """The reason why this Instant cannot be used like this."""
    if move.card not in state.players[seat].hand or not known(move.card):
        return IllegalMove("not-in-hand", "R25.4", card=move.card)
    instant = catalogue.type(move.card).instant
    if instant is None:
        return IllegalMove("no-instant", "R25.4", card=move.card)
    return _why_not_use(catalogue, state, seat, move, move.card, instant.pay, instant.do)


def _why_not_use(
    catalogue: Catalogue,
    state: SettlersState,
    seat: int,
    move: Activate | Instant,
    card: str,
    price: Pay,
    effects: list[Effect],
) -> IllegalMove:
    player = state.players[seat]
    for other in (*move.opponent, *(place[0] for target in move.targets if (place := find(state, target)) is not None)):
        if other not in (VIRTUAL, seat) and state.players[other].passed:
            return IllegalMove("has-passed", "R8.4", opponent=other)
    if not payable(player.supply, goods_of(price)):
        return IllegalMove("cannot-pay", "R12.1", card=card, missing=missing(player.supply, goods_of(price)))
    if len(player.hand) < price.hand_card:
        return IllegalMove("no-card-to-pay", "R12.3", card=card)
    if len(player.deals) < price.own_deal:
        return IllegalMove("no-deal-to-pay", "R12.1", card=card)
    if not all(ways_to_aim(catalogue, state, seat, effects, price)):
        return IllegalMove("no-effect", "R12.4", card=card)
    return IllegalMove("bad-choice", "R12.1", card=card)
