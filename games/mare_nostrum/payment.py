"""R7.2 Paying: sets of equal coins or of different goods; proposals that waste least, and any other legal set step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import by_kind, of_kind
from games.mare_nostrum.powers import total
from games.mare_nostrum.state import COIN, Player

FREE = "free"
OTHER = "other"
FOR = "for_"  # followed by the single resource that pays (R12.25); by its kind in version 1 of the rules

# Names are in the order in which they are offered.
COINS, COINS_GOOD, GOODS, GOODS_COIN = "coins", "coins_good", "goods", "goods_coin"


class Purse:
    """What a player can pay with, and by which rules: R7.2.1 ``substitutes``, R7.2.2 ``repeats``."""

    def __init__(self, catalogue: Catalogue, player: Player) -> None:
        self.catalogue = catalogue
        self.hand = player.hand
        self.substitutes = total(catalogue, player, "substitutes")
        self.repeats = total(catalogue, player, "repeats")
        self.kinds = by_kind(catalogue, player.hand)
        self.coins = self.kinds.pop(COIN, 0)
        self._by_price: dict[int, list[str]] = {}

    # ------------------------------------------------------------------ proposals
    def ways(self, price: int) -> list[str]:
        """D13: the ways in which this price can be paid, in the order in which they are offered; [] if it cannot."""
        found = self._by_price.get(price)
        if found is None:
            found = self._by_price[price] = self._ways(price)
        return found

    def _ways(self, price: int) -> list[str]:
        found: list[str] = []
        if self.coins >= price:
            found.append(COINS)
        if any(self._goods_for_coins(price)):
            found.append(COINS_GOOD)
        if self._most_goods() >= price:
            found.append(GOODS)
        if any(self._coins_for_goods(price)):
            found.append(GOODS_COIN)
        if self._has_others(price, found):
            found.append(OTHER)
        return found

    def _goods_for_coins(self, price: int) -> list[int]:
        """R7.2.1: the numbers of goods that may stand in a set of coins, ascending."""
        most = min(self.substitutes, price - 1, self.kinds.total())
        return [count for count in range(1, most + 1) if self.coins >= price - count]

    def _coins_for_goods(self, price: int) -> list[int]:
        """R7.2.1: the numbers of coins that may stand in a set of goods, ascending."""
        most = min(self.substitutes, price - 1, self.coins)
        return [count for count in range(1, most + 1) if self._most_goods() >= price - count]

    def _most_goods(self) -> int:
        """The size of the greatest set of goods."""
        return len(self.kinds) + min(self.repeats, self._doubled())

    def _doubled(self) -> int:
        return sum(count > 1 for count in self.kinds.values())

    def _has_others(self, price: int, found: list[str]) -> bool:
        """Whether there is a legal set that is not proposed."""
        if any(way in found and self._may_swap(price, way) for way in (GOODS, GOODS_COIN, COINS_GOOD)):
            return True
        if max(len(self._goods_for_coins(price)), len(self._coins_for_goods(price))) > 1:
            return True
        different, most = len(self.kinds), self._most_goods()
        if GOODS in found and (different > price or most > price or (different < price and self._doubled() > 1)):
            return True
        if GOODS_COIN in found and (different > price - 1 or most > price - 1):
            return True
        return COINS_GOOD in found and different > 1

    def _may_swap(self, price: int, way: str) -> bool:
        """R7.2.3: whether a proposed set has an ordinary good for which the legendary one of its kind could pay."""
        if not self.catalogue.any_token_pays:
            return False
        chosen = Counter(self.proposal(price, way))
        legendary = self.catalogue.legendary_of
        return any(
            count and self.hand.get(legendary.get(kind, ""), 0) > chosen[legendary.get(kind, "")]
            for kind, count in chosen.items()
        )

    def proposal(self, price: int, way: str) -> list[str]:
        """The resources that pay the price in this way, sorted: those whose loss spoils the fewest further sets."""
        match way:
            case "coins":
                chosen = Counter({COIN: price})
            case "coins_good":
                replaced = self._goods_for_coins(price)[0]
                chosen = spared(self.kinds, self._order(), replaced) + Counter({COIN: price - replaced})
            case "goods":
                chosen = self._goods(price)
            case "goods_coin":
                replaced = self._coins_for_goods(price)[0]
                chosen = self._goods(price - replaced) + Counter({COIN: replaced})
            case _ if self.catalogue.any_token_pays:
                return [way.removeprefix(FOR)]
            case _:
                chosen = Counter({way.removeprefix(FOR): 1})
        return sorted(
            token for kind, count in chosen.items() for token in of_kind(self.catalogue, self.hand, kind, count)
        )

    def _order(self) -> list[str]:
        """Kinds of goods, those first that can best be spared: held often, then common in the game."""
        tokens = self.catalogue.tokens
        return sorted(self.kinds, key=lambda kind: (-self.kinds[kind], -tokens[kind], kind))

    def _goods(self, price: int) -> Counter[str]:
        """R7.2, R7.2.2: a set of goods that uses up as few kinds as possible."""
        order = self._order()
        twice = [kind for kind in order if self.kinds[kind] > 1][: self.repeats]
        least, most = max(0, price - len(order)), min(len(twice), price // 2)
        sets = [Counter(order[: price - doubled]) + Counter(twice[:doubled]) for doubled in range(least, most + 1)]
        return min(sets, key=self._used_up)

    def _used_up(self, chosen: Counter[str]) -> int:
        return sum(self.kinds[kind] == count for kind, count in chosen.items())

    # ------------------------------------------------------------------ any set
    def next_tokens(self, chosen: Sequence[str], price: int) -> list[str]:
        """D13: the resources that may be put into the set next, so that it can still be completed; sorted."""
        taken = Counter(chosen)
        return [
            token
            for token, count in sorted(self.hand.items())
            if count > taken[token] and self.can_be_completed([*chosen, token], price)
        ]

    def can_be_completed(self, chosen: Sequence[str], price: int) -> bool:
        """R7.2: whether these resources are part of a legal set for the price."""
        if len(chosen) > price:
            return False
        kinds = by_kind(self.catalogue, Counter(chosen))
        coins = kinds.pop(COIN, 0)
        repeated = [count - 1 for count in kinds.values() if count > 1]
        as_goods = (
            coins <= self.substitutes
            and sum(repeated) <= self.repeats
            and max(repeated, default=1) == 1
            and self._most_goods() + min(self.substitutes, self.coins) >= price
        )
        goods = kinds.total()
        as_coins = goods <= self.substitutes and self.coins + min(self.substitutes, self.kinds.total()) >= price
        return as_goods or as_coins


# ---------------------------------------------------------------------- R11.1.4 several purchases in one turn
def can_pay_all(catalogue: Catalogue, player: Player, prices: Sequence[int]) -> bool:
    """R11.1.4: whether all these prices can be paid in one turn, each by its own set."""
    purse = Purse(catalogue, player)
    return _pay_all(purse, purse.coins, purse.kinds, sorted(prices, reverse=True))


def ways_for_all(catalogue: Catalogue, player: Player, prices: Sequence[int]) -> list[str]:
    """R7.2: the first proposed ways in which these prices can be paid one after the other; [] if they cannot."""
    purse = Purse(catalogue, player)
    for way in purse.ways(prices[0]):
        if way == OTHER:
            continue
        if len(prices) == 1:
            return [way]
        hand = Counter(player.hand) - Counter(purse.proposal(prices[0], way))
        rest = ways_for_all(catalogue, msgspec.structs.replace(player, hand=dict(hand)), prices[1:])
        if rest:
            return [way, *rest]
    return []


def _pay_all(purse: Purse, coins: int, kinds: Mapping[str, int], prices: Sequence[int]) -> bool:
    if not prices:
        return True
    price, rest = prices[0], prices[1:]
    # Few purchases, few ways: every split between coins and goods is tried, goods are taken where most are held.
    for replaced in range(purse.substitutes + 1):
        left = Counter(kinds) - spared(kinds, _held_most(kinds), replaced) if sum(kinds.values()) >= replaced else None
        if coins >= price - replaced and left is not None and _pay_all(purse, coins - price + replaced, left, rest):
            return True
        if coins < replaced:
            continue
        for doubled in range(purse.repeats + 1):
            left = _without(kinds, price - replaced - doubled, price, doubled)
            if left is not None and _pay_all(purse, coins - replaced, left, rest):
                return True
    return False


def spared(kinds: Mapping[str, int], order: Sequence[str], count: int) -> Counter[str]:
    """So many goods, whichever they are: of each kind one after the other, then of each a second one."""
    taken = Counter[str]()
    for _ in range(count):
        taken[min((kind for kind in order if kinds[kind] > taken[kind]), key=taken.__getitem__)] += 1
    return taken


def _held_most(kinds: Mapping[str, int]) -> list[str]:
    return sorted(kinds, key=lambda kind: (-kinds[kind], kind))


def _without(kinds: Mapping[str, int], different: int, price: int, doubled: int = 0) -> Counter[str] | None:
    """The goods that are left after taking so many different ones and so many a second time; None if there are too few."""
    order = _held_most(kinds)
    if len(order) < different or different > price:
        return None
    left = Counter(kinds)
    left.subtract(order[:different])
    for kind in order[:doubled]:
        if left[kind] < 1 or different < doubled:
            return None
        left[kind] -= 1
    return +left


def short_of(catalogue: Catalogue, player: Player, price: int) -> int:
    """R7.2: by how many resources the player's largest set falls short of a price; 0 if it can be paid."""
    purse = Purse(catalogue, player)
    return next((lacking for lacking in range(price) if purse.ways(price - lacking)), price)
