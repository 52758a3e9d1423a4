"""Chance as part of the state: a counter-based generator that gives the same numbers everywhere.

Draw number ``n`` is SHA-256 of ``"<seed>:<n>"``. Nothing depends on Python's own generators, on hashes or on the clock, so
anyone who knows the seed can check every shuffle and die of a match.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

T = TypeVar("T")

HIDDEN_SEED = ""
_SPAN = 1 << 64


class Rng(msgspec.Struct):
    """A seed and how many draws were made from it."""

    seed: str
    draws: int = 0

    def below(self, bound: int) -> int:
        """A whole number in ``range(bound)``, all equally likely. Raises ValueError if ``bound`` is not in 1 … 2**64."""
        if not 0 < bound <= _SPAN:
            raise ValueError(f"bound {bound!r} is not in 1 to 2**64")
        if self.seed == HIDDEN_SEED:
            raise ValueError("a redacted state has no chance left in it")
        # Numbers above the last full multiple of bound would favour the small values.
        limit = _SPAN - _SPAN % bound
        while True:
            digest = hashlib.sha256(f"{self.seed}:{self.draws}".encode()).digest()
            self.draws += 1
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % bound

    def reseeded(self, chance: Rng) -> Rng:
        """A generator that has made as many draws, by a seed that ``chance`` draws: what it will give is anybody's guess."""
        return Rng(f"{chance.below(_SPAN):016x}", self.draws)

    def choice(self, items: list[T]) -> T:
        """One of the items, all equally likely. Raises ValueError if there is none."""
        return items[self.below(len(items))]

    def thrown(self, faces: list[int], seat: int) -> int:
        """The face that a die of this seat shows, all equally likely."""
        return self.choice(faces)

    def place(self, first: int, last: int) -> int:
        """Where a card lies that may lie anywhere from the first to the last place, all equally likely."""
        return first + self.below(last - first + 1)

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place (Fisher–Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Lowest(Rng):
    """Chance that always gives the first of what is possible: with it dice fall as low as they can. For looking at what could
    happen at worst and at best; never part of a match.
    """

    def below(self, bound: int) -> int:
        """0."""
        self.draws += 1
        return 0


class Highest(Rng):
    """The same with the last of what is possible."""

    def below(self, bound: int) -> int:
        """``bound`` - 1."""
        self.draws += 1
        return bound - 1


class Against(Rng):
    """Chance as in a match, but all dice of seat ``seat`` fall as low and all others as high as they can. For looking at what
    could happen; never part of a match.
    """

    seat: int = 0

    def thrown(self, faces: list[int], seat: int) -> int:
        """The lowest face for ``seat``, the highest for any other."""
        return min(faces) if seat == self.seat else max(faces)


class For(Against):
    """The same the other way round."""

    def thrown(self, faces: list[int], seat: int) -> int:
        """The highest face for ``seat``, the lowest for any other."""
        return max(faces) if seat == self.seat else min(faces)


class Soonest(Rng):
    """Chance as in a match, but a card of which the place alone is open lies as near the top as it can. For looking at what could
    come up; never part of a match.
    """

    def place(self, first: int, last: int) -> int:
        """The first place."""
        return first


class Latest(Rng):
    """The same with the last place."""

    def place(self, first: int, last: int) -> int:
        """The last place."""
        return last


def seed_hash(seed: str) -> str:
    """The SHA-256 of a seed in hexadecimal, published when a match starts."""
    return hashlib.sha256(seed.encode()).hexdigest()
