"""Points to be expected at the end as a sum over what a seat has: the prospects of games in which that foretells them well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Expectation(NamedTuple):
    """By stage of a match (0: the last) what one of everything that a seat has is worth at the end, and what comes besides.

    ``weights``  by the name of what a seat has
    ``to_come``  what everybody gains besides, whatever he has
    ``shared``   what the seats of a table share besides, for few seats find more to take
    """

    weights: Mapping[str, Sequence[float]]
    to_come: Sequence[float]
    shared: Sequence[float]

    def points(self, held: Sequence[Mapping[str, float]], stage: int) -> list[float]:
        """Per seat the points that it may expect; ``held`` has per seat how much it has of everything in the weights."""
        besides = self.to_come[stage] + self.shared[stage] / len(held)
        return [besides + sum(self.weights[name][stage] * number for name, number in has.items()) for has in held]
