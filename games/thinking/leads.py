"""Differences that were seen several times, and how sure their mean is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

UNKNOWN = float("inf")  # the standard error of a difference that was seen once


class Lead(NamedTuple):
    """By how much one thing did better than another in the same deals, and the standard error of that."""

    mean: float
    error: float

    def exceeds(self, errors: float) -> bool:
        """Whether it is more than so many standard errors above nothing."""
        return self.mean > 0 and self.mean > errors * self.error

    def since(self, before: Lead) -> Lead:
        """How much it has grown since then, where the two were seen in different deals."""
        return Lead(self.mean - before.mean, sqrt(self.error**2 + before.error**2))


def lead(ours: Sequence[float], theirs: Sequence[float]) -> Lead:
    """How much more is in the first of two lists, deal by deal, as far as both go."""
    return lead_of([one - other for one, other in zip(ours, theirs, strict=False)])


def lead_of(gaps: Sequence[float]) -> Lead:
    """The mean of some differences, and the standard error of that."""
    if not gaps:
        return Lead(0.0, UNKNOWN)
    return Lead(fmean(gaps), sqrt(variance(gaps) / len(gaps)) if len(gaps) > 1 else UNKNOWN)
