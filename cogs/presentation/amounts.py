"""Several things in a list, and how much of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import reduce

from locales import Words


def listed(words: Words, items: Sequence[str]) -> str:
    """Names in the order of their first, equal ones counted."""
    counted = Counter(items).items()
    return ", ".join(item if count == 1 else words("table-several", count=count, name=item) for item, count in counted)


def amounts(
    words: Words, prefix: str, of: Mapping[str, int], named: Callable[[str], str], shown: Callable[[str, str], str]
) -> str:
    """So much of what somebody has (``Game.holdings``), in a list: "2 Stone, 1 Worker"; of what a game does not count in words of
    its own, as it is ``named``. ``shown`` puts what is there for a name before a word.
    """

    def one(name: str, count: int) -> str:
        message = f"{prefix}-amount-{name}"
        return words(message, count=count) if words.has(message) else listed(words, [named(name)] * count)

    return ", ".join(shown(name, one(name, count)) for name, count in of.items())


def holding(words: Words, prefix: str, name: str, named: Callable[[str], str]) -> str:
    """What somebody has a number of (``Game.holdings``); of what is one thing or another ("wood|stone"), both, in a word of its own
    where it has one. What only the box of a match has is called as it is ``named`` there.
    """

    def one(part: str) -> str:
        message = f"{prefix}-holding-{part}"
        return words(message) if words.has(message) else named(part.rpartition("-")[2])

    if "|" in name and words.has(either := f"{prefix}-holding-{name.replace('|', '-')}"):
        return words(either)
    return reduce(lambda first, last: words("game-says-or", first=first, last=last), map(one, name.split("|")))
