"""What a command must say about each operation: its possible targets and choices, and what they add to the price (D10, D16).

The counterpart of ``effects``: here is asked, there it is carried out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from games.imperial_settlers.building import buildable, cost_goods
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import known, opponents
from games.imperial_settlers.payment import Goods
from games.imperial_settlers.razing import enumerate_enemies, raze_price, razeable_hand, razeable_locations
from games.imperial_settlers.state import NOBODY, VIRTUAL, Location, SettlersState
from games.imperial_settlers.vocabulary import (
    BlockAction,
    BuildFromDeal,
    BuildFromHand,
    DealWithEnemyLocation,
    DiscardEnemyDeal,
    Effect,
    EnemyDiscards,
    Filter,
    Gain,
    GainFromRazeField,
    GainPer,
    HandToFoundation,
    Look,
    Pay,
    Raze,
    RemoveLocation,
    RunDeal,
    RunProduction,
    SkipTurn,
    Steal,
    TakeEnemyDeal,
    TakeLocationToHand,
    TakeOver,
)


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to aim an operation; ``price`` comes on top of what the card costs anyway."""

    opponent: tuple[int, ...] = ()
    targets: tuple[str, ...] = ()
    good: str = ""
    swap: tuple[str, ...] = ()
    price: Goods = {}


UNAIMED = Way()
ANYHOW = [UNAIMED]


def ways_to_aim(
    catalogue: Catalogue, state: SettlersState, seat: int, effects: Sequence[Effect], pay: Pay
) -> list[list[Way]]:
    """Per effect its ways; an empty list where it cannot happen at all (R12.4)."""
    runs = sum(isinstance(effect, RunDeal) for effect in effects)
    out: list[list[Way]] = []
    for place, effect in enumerate(effects):
        if isinstance(effect, RunDeal):
            again = any(isinstance(earlier, RunDeal) for earlier in effects[:place])
            out.append(ANYHOW if again else _deals(state, seat, runs))
        else:
            out.append(_ways(catalogue, state, seat, effect, pay))
    return out


def _deals(state: SettlersState, seat: int, count: int) -> list[Way]:
    """Own Deals to run, Trade Route Deals too; as many different ones as there are."""
    names = sorted(deal.card for deal in state.players[seat].deals)
    size = min(count, len(names))
    return [Way(targets=chosen) for chosen in combinations(names, size)] if size else []


def _ways(catalogue: Catalogue, state: SettlersState, seat: int, effect: Effect, pay: Pay) -> list[Way]:
    player = state.players[seat]
    match effect:
        case Gain() | GainPer():  # most of all effects
            return ANYHOW
        case Steal():
            return [
                Way(opponent=(other,), good=good)
                for other in opponents(state, seat)
                for good in sorted(effect.kinds)
                if state.players[other].supply[good] >= effect.amount
            ]
        case SkipTurn():
            return [Way(opponent=(other,)) for other in opponents(state, seat) if not state.players[other].skip]
        case EnemyDiscards():
            if state.virtual is not None:
                return ANYHOW
            return [Way(opponent=(other,)) for other in opponents(state, seat)]
        case RunProduction():
            return [Way(targets=(location.card,)) for location in player.empire if catalogue.production(location.card)]
        case GainFromRazeField():
            return [
                Way(targets=(location.card,), good=good)
                for _, location in razeable_locations(catalogue, state, seat)
                for good in sorted(set(catalogue.raze_field(location.card)))
            ]
        case Raze():
            return list(_razes(catalogue, state, seat, effect, pay))
        case RemoveLocation() | BlockAction() | TakeLocationToHand() | TakeOver() | DealWithEnemyLocation():
            return [
                Way(targets=(location.card,))
                for owner, location in enumerate_enemies(state, seat)
                if _fits(catalogue, state, seat, effect, owner, location)
            ]
        case DiscardEnemyDeal() | TakeEnemyDeal():
            return [Way(targets=(card,)) for card in enemy_deals(state, seat)]
        case BuildFromHand():
            return [
                _built(catalogue, card)
                for card in player.hand
                if _may_build(catalogue, state, seat, card, effect.filter)
            ]
        case BuildFromDeal():
            cards = sorted(deal.card for deal in player.deals if not deal.route and deal.card in catalogue.cards)
            return [
                _built(catalogue, card) for card in cards if _may_build(catalogue, state, seat, card, effect.filter)
            ]
        case HandToFoundation():
            return [Way(targets=(card,)) for card in player.hand if known(card)]
        case Look():
            return ANYHOW if len(player.deck) >= effect.n else []
        case _:
            return ANYHOW


def _built(catalogue: Catalogue, card: str) -> Way:
    return Way(targets=(card,), price=cost_goods(catalogue, card))


def _may_build(catalogue: Catalogue, state: SettlersState, seat: int, card: str, wanted: Filter) -> bool:
    player = state.players[seat]
    if not known(card) or not buildable(catalogue, player, card):
        return False
    common = catalogue.is_common(card)
    if wanted.own_faction and catalogue.deck(card) != player.faction:
        return False
    return not wanted.deck or common == (wanted.deck == "common")


def _fits(
    catalogue: Catalogue, state: SettlersState, seat: int, effect: Effect, owner: int, location: Location
) -> bool:
    """Whether a Location of an opponent is a target of the operation."""
    match effect:
        case BlockAction():
            # R23.5: the virtual player never activates anything.
            return owner != VIRTUAL and catalogue.action(location.card) is not None and not location.blocked
        case TakeLocationToHand():
            return catalogue.is_common(location.card)
        case TakeOver():
            return state.players[seat].tokens > 0
        case DealWithEnemyLocation():
            made = any(deal.route and deal.card == location.card for deal in state.players[seat].deals)
            return not catalogue.is_common(location.card) and not made
        case _:
            return True


def _razes(catalogue: Catalogue, state: SettlersState, seat: int, effect: Raze, pay: Pay) -> Iterator[Way]:
    paid = bool(pay.raze_price)
    prices = catalogue.box.prices
    for kind in effect.targets:
        if kind == "hand":
            for card in razeable_hand(catalogue, state, seat):
                yield from _swaps(catalogue, card, effect, {"raze": prices.raze_from_hand} if paid else {})
        elif kind == "own_common":
            for location in state.players[seat].empire:
                if catalogue.is_common(location.card) and catalogue.raze_field(location.card):
                    yield from _swaps(catalogue, location.card, effect, {})
        else:
            for owner, location in razeable_locations(catalogue, state, seat):
                price = prices.raze_location
                if not effect.ignore_protection:
                    price = raze_price(catalogue, state, seat, owner, location)
                yield from _swaps(catalogue, location.card, effect, {"raze": price} if paid else {})


def _swaps(catalogue: Catalogue, card: str, effect: Raze, price: Goods) -> Iterator[Way]:
    """R21 Dark Chapel: any of the Goods may be taken as VP."""
    field = sorted(catalogue.raze_field(card))
    sizes = range(len(field) + 1) if effect.swap_goods_for_vp else range(1)
    for size in sizes:
        for swap in sorted(set(combinations(field, size))):
            yield Way(targets=(card,), swap=swap, price=price)


def enemy_deals(state: SettlersState, seat: int) -> list[str]:
    """Deals under opponents' boards, never Trade Route Deals (R21); in the solo game the revealed Attack cards (R23.5)."""
    names = [deal.card for other in opponents(state, seat) for deal in state.players[other].deals if not deal.route]
    return sorted([*names, *(state.virtual.line if state.virtual is not None else [])])


def opponent_of(way: Way) -> int:
    """The opponent aimed at, NOBODY if none."""
    return way.opponent[0] if way.opponent else NOBODY


def distinct_hand(hand: Sequence[str], count: int, taken: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Hand cards to discard for a price, those not among them that the effect itself needs."""
    if not count:
        yield ()
        return
    free = Counter(hand)
    free.subtract(card for card in taken if card in free)
    yield from combinations(sorted(card for card in free.elements() if known(card)), count)
