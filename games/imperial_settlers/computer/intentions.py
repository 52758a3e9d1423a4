"""What the computer seat means to do with its hand: the goods it has are worth what can be made of them.

The numbers are those of a player, not of the game: no rule depends on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

import msgspec

from games.imperial_settlers.data import RESOURCES

MEANT = 0.9  # what is meant but not yet done counts for less: something better may come, or an opponent
SPARE = {  # what a good is worth for which the hand has no use; what can be kept is worth more
    "wood": 0.3, "stone": 0.3, "food": 0.3, "gold": 0.4, "worker": 0.2, "raze": 0.3, "defense": 0.1,
}  # fmt: skip
NOTHING: Mapping[str, int] = {}
PAIR = 2  # Workers that stand for one Resource (R13)


class Use(msgspec.Struct, frozen=True, dict=True):
    """One way to use a hand card: what it brings, the goods and the number of own Locations that it costs, the goods that come at
    once, which ``gain`` counts as if there were no other use for them.
    """

    card: str
    gain: float
    goods: Mapping[str, int]
    give: int = 0
    brings: Mapping[str, int] = NOTHING

    @cached_property
    def profit(self) -> tuple[float, str]:
        """What it brings for each thing that it costs; of equal ones the names decide."""
        return self.gain / (1 + sum(self.goods.values()) + self.give), self.card

    def less(self, amount: float) -> Use:
        """The same way, bringing so much less."""
        return Use(self.card, self.gain - amount, self.goods, self.give, self.brings)


def best_first(uses: Iterable[Use]) -> list[Use]:
    """The uses that may bring something, those before that bring most for each thing that they cost."""
    # What brings nothing does so whatever can be paid.
    return sorted((use for use in uses if use.gain > 0 or use.give), key=lambda use: use.profit, reverse=True)


def meant(order: Sequence[Use], supply: Mapping[str, int], gifts: Sequence[float]) -> tuple[float, dict[str, int], int]:
    """Uses in their order (``best_first``), as long as they can be paid: what they bring beside goods, the goods left, how many
    cards they took.

    ``gifts``: what is lost with each Location or Foundation that can be given up, the least first.
    """
    left, fodder = dict(supply), list(gifts)
    taken: set[str] = set()
    total = 0.0
    for _ in range(2):  # what could not be paid at first is paid with what came meanwhile
        came = False
        for use in order:
            if use.card in taken or use.give > len(fodder):
                continue
            gain = use.gain - sum(fodder[: use.give]) if use.give else use.gain
            if gain <= 0 or (paid := _paid(left, use.goods)) is None:
                continue
            left = paid
            for good, count in use.brings.items():
                left[good] = left.get(good, 0) + count
                gain -= SPARE[good] * count
                came = True
            del fodder[: use.give]
            taken.add(use.card)
            total += gain
        if not came:
            break
    return MEANT * total, left, len(taken)


def _paid(supply: Mapping[str, int], price: Mapping[str, int]) -> dict[str, int] | None:
    """What is left after paying, with Gold and then pairs of Workers for what lacks; None if that is not enough."""
    # Most uses cannot be paid, which is seen before anything is.
    short = 0
    for good, count in price.items():
        if (lacking := count - supply.get(good, 0)) > 0:
            if good not in RESOURCES:
                return None
            short += lacking
    if short > supply.get("gold", 0) + supply.get("worker", 0) // PAIR:
        return None
    left = dict(supply)
    for good, count in price.items():
        left[good] = left.get(good, 0) - count
        lacking = -left[good]
        if lacking <= 0:
            continue
        if good not in RESOURCES:
            return None
        left[good] = 0
        for spare, rate in (("gold", 1), ("worker", PAIR)):
            used = min(lacking, max(0, left.get(spare, 0)) // rate)
            left[spare] = left.get(spare, 0) - used * rate
            lacking -= used
        if lacking:
            return None
    return left
