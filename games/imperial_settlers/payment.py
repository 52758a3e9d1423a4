"""R3.4 Paying: Gold in place of any Resource, never the other way round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product

from games.imperial_settlers.data import RESOURCES
from games.imperial_settlers.vocabulary import GOODS, Pay

Goods = Mapping[str, int]


def goods_of(pay: Pay, times: int = 1) -> Goods:
    """The goods of a price, cards and Deals left out."""
    return pay.goods if times == 1 else {good: count * times for good, count in pay.goods.items()}


def total(*prices: Goods) -> dict[str, int]:
    """Several prices as one."""
    out: dict[str, int] = {}
    for price in prices:
        for good, count in price.items():
            out[good] = out.get(good, 0) + count
    return out


def ways(supply: Goods, price: Goods) -> list[tuple[str, ...]]:
    """R3.4: every way to pay, each as the Resources for which Gold is given; [] if the price is too high."""
    if not payable(supply, price):
        return []
    spare = supply["gold"] - price.get("gold", 0)
    resources = [good for good in price if good in RESOURCES] if spare else []
    if not resources:
        return [()]
    limits = [(good, max(0, price[good] - supply[good]), min(price[good], spare)) for good in resources]
    return [*_mixes(tuple(limits), spare)]


@lru_cache(maxsize=1024)
def _mixes(limits: tuple[tuple[str, int, int], ...], spare: int) -> list[tuple[str, ...]]:
    """Every way to give at most so much Gold for Resources, of each kind as much as its limits allow."""
    return sorted(
        tuple(sorted(good for (good, _, _), count in zip(limits, counts, strict=True) for _ in range(count)))
        for counts in product(*(range(least, most + 1) for _, least, most in limits))
        if sum(counts) <= spare
    )


def payable(supply: Goods, price: Goods) -> bool:
    """Whether the price can be paid at all."""
    short = 0
    for good, count in price.items():
        if (lacking := count - supply[good]) > 0:
            if good not in RESOURCES:
                return False
            short += lacking
    return not short or short <= supply["gold"] - price.get("gold", 0)


def pay(supply: dict[str, int], price: Goods, gold: tuple[str, ...]) -> dict[str, int]:
    """Take a price out of a supply; gives what was paid, Gold as Gold."""
    paid = {good: count - gold.count(good) for good, count in price.items()}
    if gold:
        paid["gold"] = paid.get("gold", 0) + len(gold)
    paid = {good: count for good, count in paid.items() if count}
    for good, count in paid.items():
        supply[good] -= count
    return paid


def bill(goods: Iterable[str]) -> list[dict[str, int]]:
    """Goods as phrases, "2 Wood" each: all kinds of a price by their number, of which one is not nought; ``places`` is the Location
    part of a cost.
    """
    nothing = dict.fromkeys((*GOODS, "places"), 0)
    return [{**nothing, good: count} for good, count in Counter(goods).items()]


def missing(supply: Goods, price: Goods) -> list[str]:
    """The goods of a price that a supply lacks, Gold used where it can be."""
    spare = max(0, supply["gold"] - price.get("gold", 0))
    lacking = ["gold"] * max(0, price.get("gold", 0) - supply["gold"])
    for good, count in price.items():
        if good == "gold":
            continue
        short = max(0, count - supply.get(good, 0))
        if good in RESOURCES:
            covered = min(short, spare)
            spare -= covered
            short -= covered
        lacking += [good] * short
    return lacking
