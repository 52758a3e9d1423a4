"""What is the same in all of several consequences."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.choosing.changes import Change, Consequence, same


def whatever(found: Sequence[Consequence]) -> Consequence:
    """What is the same in all of several consequences for one seat, at least one; of what costs it so much in all and comes in some
    of them, the cost.
    """
    seats = set[int]().union(*(one.changes for one in found))
    sure = {seat: same([one.changes.get(seat, {}) for one in found]) for seat in sorted(seats)}
    own = [one.own for one in found]
    for name, change in own[0].items():
        alike = change.cost and {one[name].cost if name in one else 0 for one in own} == {change.cost}
        if alike and name not in sure[found[0].seat]:
            sure[found[0].seat][name] = Change(change.before, change.before - change.cost, change.cost)
    chance = any(one.chance for one in found)
    return Consequence(found[0].seat, {seat: changes for seat, changes in sure.items() if changes}, chance)
