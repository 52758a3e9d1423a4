"""Moments of matches, spread evenly over their course however many are taken."""

from __future__ import annotations

GOLDEN = 0.618034  # its multiples, each without its whole part, lie as far from each other as can be


def share(number: int) -> float:
    """How much of a match has been played at moment ``number``, from 0 to 1."""
    return number * GOLDEN % 1
