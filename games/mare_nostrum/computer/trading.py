"""The computer seat in phase 2: which exchange marker it plays, what it offers, takes and gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from games.base import Move
from games.mare_nostrum import trade
from games.mare_nostrum.building import next_card_price
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import by_kind
from games.mare_nostrum.moves import Compensate, Offer, Take, Value
from games.mare_nostrum.powers import total
from games.mare_nostrum.state import COIN, NOBODY, MareState

Given = TypeVar("Given", Offer, Compensate)

SMALLEST = 3  # resources in the smallest set
REACHED = 4.0  # what it is worth that the next card can be paid, beside what it costs
WINNING = 40.0  # the same of what wins
NEARER = 0.35  # what each step on the way to the next card or the Pyramids is worth
LOOSE = 0.1  # what a good is worth that fits into no set …
LOOSE_COIN = 0.25  # … and a coin, which fits into a set beside any other and of which two are kept (R7.9)


class Buyer(NamedTuple):
    """What a hand has to pay for, and by which rules: the next card (None: there is no more), the Pyramids."""

    price: int | None
    last: bool  # whether that card wins
    pyramids: int
    substitutes: int  # R7.2.1
    repeats: int  # R7.2.2


def buyer(catalogue: Catalogue, state: MareState, seat: int) -> Buyer:
    """What a seat has to pay for, and how."""
    player = state.players[seat]
    return Buyer(
        next_card_price(catalogue, state, seat),
        len(player.cards) + 1 == catalogue.most_cards,
        catalogue.numbers.prices["pyramids"],
        total(catalogue, player, "substitutes"),
        total(catalogue, player, "repeats"),
    )


def goods_set(buyer: Buyer, coins: int, counts: Sequence[int]) -> int:
    """R7.2: the size of the greatest set of goods, of which so many of each kind are held."""
    return len(counts) + min(buyer.repeats, sum(count > 1 for count in counts)) + min(buyer.substitutes, coins)


def greatest_set(buyer: Buyer, coins: int, counts: Sequence[int]) -> int:
    """R7.2: the size of the greatest set that can be paid."""
    return max(goods_set(buyer, coins, counts), coins + min(buyer.substitutes, len(counts)) if coins else 0)


def worth_of(buyer: Buyer, kinds: Mapping[str, int], kind: str, more: int) -> float:
    """What a hand is worth with one resource of a kind more or less: its sets, and how near it is to a great one."""
    counts = {**kinds, kind: kinds.get(kind, 0) + more}
    coins = counts.pop(COIN, 0)
    return _worth(buyer, coins, tuple(sorted((count for count in counts.values() if count), reverse=True)))


@lru_cache(maxsize=8192)
def _worth(buyer: Buyer, coins: int, counts: tuple[int, ...]) -> float:
    goods = goods_set(buyer, coins, counts)
    greatest = greatest_set(buyer, coins, counts)
    worth = usable(coins, counts) + LOOSE * sum(counts) + LOOSE_COIN * coins
    if greatest >= buyer.pyramids:
        return worth + WINNING
    worth += NEARER * greatest
    if buyer.price is None:
        return worth
    worth += NEARER * min(greatest, buyer.price)
    if greatest < buyer.price:
        return worth
    if buyer.last:
        return worth + WINNING
    return (
        worth
        + REACHED
        + buyer.price
        + _rest(buyer.price, coins, counts, of_goods=goods >= buyer.price)
        - usable(coins, counts)
    )


def _rest(price: int, coins: int, counts: tuple[int, ...], *, of_goods: bool) -> float:
    """What is left for smaller sets beside the card."""
    if not of_goods:
        return usable(max(0, coins - price), counts)
    left = [count - 1 for count in counts[:price]] + [*counts[price:]]
    return usable(coins, tuple(sorted((count for count in left if count), reverse=True)))


def usable(coins: int, counts: Sequence[int]) -> float:
    """How many resources fit into the smallest sets: coins by threes, goods in threes of different kinds."""
    sets = 0
    while sum(min(count, sets + 1) for count in counts) >= SMALLEST * (sets + 1):
        sets += 1
    return coins - coins % SMALLEST + SMALLEST * sets


def best_offer(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D6, D7: how many, then what would be missed least."""
    player = state.players[seat]
    if player.number == NOBODY:
        spare = _spare(catalogue, state, seat)
        return min(trade.number_moves(catalogue, state, seat), key=lambda move: (abs(move.count - spare), move.count))
    left = Counter(player.hand)
    left.subtract(player.offer)
    return _least_missed(catalogue, state, seat, by_kind(catalogue, left), trade.offer_moves(state, seat))


def best_take(catalogue: Catalogue, state: MareState, seat: int) -> Take:
    """D9: what brings the hand, with what is left of the own offer, furthest; the rarest among equals."""
    rated = rated_takes(catalogue, state, seat)

    def order(pair: tuple[float, Take]) -> tuple[float, int, int, str]:
        worth, move = pair
        return -worth, catalogue.tokens[catalogue.kind_of[move.resource]], move.opponent, move.resource

    return min(rated, key=order)[1]


def rated_takes(catalogue: Catalogue, state: MareState, seat: int) -> list[tuple[float, Take]]:
    """D9: every resource that can be taken, with what the hand, and what is left of the own offer, is worth with it."""
    kinds = by_kind(catalogue, Counter(state.players[seat].hand) + Counter(state.offers[seat]))
    wants = buyer(catalogue, state, seat)
    return [(worth_of(wants, kinds, catalogue.kind_of[move.resource], 1), move) for move in trade.take_moves(state)]


def best_gift(catalogue: Catalogue, state: MareState, seat: int) -> Compensate:
    """D10: what is missed least."""
    kinds = by_kind(catalogue, state.players[seat].hand)
    return _least_missed(catalogue, state, seat, kinds, trade.compensate_moves(state, seat))


def _least_missed(
    catalogue: Catalogue, state: MareState, seat: int, kinds: Mapping[str, int], moves: Sequence[Given]
) -> Given:
    """The move that gives away what a hand of these kinds misses least, the most frequent among equals."""
    wants = buyer(catalogue, state, seat)

    def missed(move: Given) -> tuple[float, int, str]:
        kind = catalogue.kind_of[move.resource]
        return -worth_of(wants, kinds, kind, -1), -catalogue.tokens[kind], move.resource

    return min(moves, key=missed)


def best_value(catalogue: Catalogue, state: MareState, seat: int) -> Value:
    """D5: as many as can be spared."""
    spare = _spare(catalogue, state, seat)
    return min(trade.value_moves(catalogue, state), key=lambda move: (abs(move.value - spare), move.value))


def _spare(catalogue: Catalogue, state: MareState, seat: int) -> int:
    """How many resources the seat can do without: duplicates, or coins that make no set."""
    kinds = by_kind(catalogue, state.players[seat].hand)
    coins = kinds.pop(COIN, 0)
    if coins > len(kinds):
        return kinds.total()
    return sum(count - 1 for count in kinds.values()) + coins % SMALLEST
