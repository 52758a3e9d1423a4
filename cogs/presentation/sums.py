"""Sums in a few words: of what nobody pays with, but a move takes and gives back, such as points."""

from __future__ import annotations

from cogs.choosing.changes import Consequence
from cogs.presentation.labels import Labels
from cogs.presentation.numbers import signed


def summed(labels: Labels, found: Consequence, paid: dict[str, int], grown: dict[str, int]) -> dict[str, str]:
    """What of ``paid`` and ``grown`` is told as a sum with its parts, by name; it is left in the one of them in which it counts."""
    sums = dict[str, str]()
    for name, change in found.own.items():
        if name in paid and name in grown and name not in labels.game.purse and not (change.least or change.most):
            less = (change.by < 0) != (name in labels.game.burdens)
            (grown if less else paid).pop(name)
            parts = {"gain": signed(change.gain), "cost": signed(-change.cost), "by": signed(change.by)}
            sums[name] = labels.words("consequence-sum", name=labels.holding(name), **parts)
    return sums
