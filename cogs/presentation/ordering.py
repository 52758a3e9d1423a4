"""In which order things are offered that a person chooses among."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.base import RANDOM
from locales.order import order_key


def in_order(values: Sequence[Any], names: Sequence[str], reading: Mapping[str, int], lang: str) -> list[int]:
    """The places of values in the order in which they are offered: what has a name as it is read on a map (``reading``, by ids) or
    else by its name in the language, then all others (numbers, seats, cells, ways), whose order means something, as they are read
    or else as they stand, and chance last. A set of one thing is read where the thing lies.
    """
    values = [value[0] if isinstance(value, tuple) and len(value) == 1 else value for value in values]
    named = [place for place, name in enumerate(names) if name]
    named.sort(key=lambda place: (reading.get(str(values[place]), len(reading)), order_key(names[place], lang)))
    others = [place for place, name in enumerate(names) if not name]
    others.sort(key=lambda place: (values[place] == RANDOM, reading.get(str(values[place]), len(reading))))
    return [*named, *others]
