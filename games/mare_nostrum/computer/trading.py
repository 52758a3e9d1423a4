"""The computer seat in phase 2: which exchange marker it plays, what it offers, takes and gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.base import Move
from games.mare_nostrum import trade
from games.mare_nostrum.building import next_card_price
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import by_kind
from games.mare_nostrum.moves import Compensate, Offer, Take, Value
from games.mare_nostrum.powers import total
from games.mare_nostrum.state import COIN, NOBODY, MareState

SMALLEST = 3  # resources in the smallest set
REACHED = 4.0  # what it is worth that the next card can be paid, beside what it costs
FIFTH = 40.0  # the same of what wins
NEARER = 0.35  # what each step on the way to the next card or the Pyramids is worth
LOOSE = 0.1  # what a resource is worth that fits into no set


class Wants:
    """What a hand is worth to a seat: the sets that can be made of it, and how near it is to a great one."""

    def __init__(self, catalogue: Catalogue, state: MareState, seat: int) -> None:
        self.catalogue, self.seat = catalogue, seat
        player = state.players[seat]
        self.price = next_card_price(catalogue, state, seat)
        self.last = len(player.cards) + 1 == catalogue.most_cards
        self.pyramids = catalogue.numbers.prices["pyramids"]
        self.substitutes = total(catalogue, player, "substitutes")
        self.repeats = total(catalogue, player, "repeats")
        self._worth: dict[tuple[tuple[str, int], ...], float] = {}

    def hand(self, kinds: Mapping[str, int]) -> float:
        """The worth of so many resources of each kind."""
        key = tuple(sorted((kind, count) for kind, count in kinds.items() if count))
        if key not in self._worth:
            self._worth[key] = self._hand(dict(key))
        return self._worth[key]

    def _hand(self, kinds: dict[str, int]) -> float:
        coins = kinds.pop(COIN, 0)
        counts = sorted(kinds.values(), reverse=True)
        goods, coin_set = self._greatest(coins, counts)
        greatest = max(goods, coin_set)
        worth = usable(coins, counts) + LOOSE * (coins + sum(counts))
        if greatest >= self.pyramids:
            return worth + FIFTH
        if self.price is not None:
            worth += NEARER * min(greatest, self.price)
            if greatest >= self.price:
                worth += FIFTH if self.last else REACHED + self._rest(coins, counts, goods >= self.price)
        return worth + NEARER * greatest

    def _greatest(self, coins: int, counts: list[int]) -> tuple[int, int]:
        """R7.2: the sizes of the greatest set of goods and of coins."""
        goods = len(counts) + min(self.repeats, sum(count > 1 for count in counts)) + min(self.substitutes, coins)
        return goods, coins + min(self.substitutes, len(counts)) if coins else 0

    def _rest(self, coins: int, counts: list[int], of_goods: bool) -> float:
        """What is left for smaller sets beside the card, against what could be made without it."""
        assert self.price is not None
        if of_goods:
            left = [count - 1 for count in counts[: self.price]] + counts[self.price :]
            after = usable(coins, sorted((count for count in left if count), reverse=True))
        else:
            after = usable(max(0, coins - self.price), counts)
        return after + self.price - usable(coins, counts)


def usable(coins: int, counts: list[int]) -> float:
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
    kinds = by_kind(catalogue, left)
    wants = Wants(catalogue, state, seat)

    def missed(move: Offer) -> tuple[float, int, str]:
        kind = catalogue.kind_of[move.resource]
        return -wants.hand({**kinds, kind: kinds[kind] - 1}), -catalogue.tokens[kind], move.resource

    return min(trade.offer_moves(state, seat), key=missed)


def best_take(catalogue: Catalogue, state: MareState, seat: int) -> Take:
    """D9: what brings the hand, with what is left of the own offer, furthest; the rarest among equals."""
    kinds = by_kind(catalogue, Counter(state.players[seat].hand) + Counter(state.offers[seat]))
    wants = Wants(catalogue, state, seat)

    def worth(move: Take) -> tuple[float, int, int, str]:
        kind = catalogue.kind_of[move.resource]
        return -wants.hand({**kinds, kind: kinds[kind] + 1}), catalogue.tokens[kind], move.opponent, move.resource

    return min(trade.take_moves(state), key=worth)


def best_gift(catalogue: Catalogue, state: MareState, seat: int) -> Compensate:
    """D10: what is missed least."""
    kinds = by_kind(catalogue, state.players[seat].hand)
    wants = Wants(catalogue, state, seat)

    def missed(move: Compensate) -> tuple[float, int, str]:
        kind = catalogue.kind_of[move.resource]
        return -wants.hand({**kinds, kind: kinds[kind] - 1}), -catalogue.tokens[kind], move.resource

    return min(trade.compensate_moves(state, seat), key=missed)


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
