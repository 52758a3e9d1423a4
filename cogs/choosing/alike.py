"""What is the same in all of several consequences."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.choosing.changes import Change, Consequence, same


def whatever(found: Sequence[Consequence], *, least: bool = False) -> Consequence:
    """What is the same in all of several consequences for one seat, at least one; of what costs it so much in all and comes in some
    of them, the cost; where it is asked for, of what comes in all of them the ``least``.
    """
    seat, own = found[0].seat, [one.own for one in found]
    seats = set[int]().union(*(one.changes for one in found)) - {seat}
    sure = {other: same([one.changes.get(other, {}) for one in found]) for other in sorted(seats)}
    alike, certain = same(own), dict[str, Change]()
    for name, change in own[0].items():
        of_all = [one[name] for one in own if name in one]
        gain = min(one.gain for one in of_all) if len(of_all) == len(own) else 0
        if name in alike:
            certain[name] = change
        elif least and gain > 0 and {one.cost for one in of_all} == {change.cost}:
            certain[name] = Change(change.before, change.before - change.cost + gain, change.cost, least=True)
        elif change.cost and {one[name].cost if name in one else 0 for one in own} == {change.cost}:
            certain[name] = Change(change.before, change.before - change.cost, change.cost)
    sure = {seat: certain, **sure}
    chance = any(one.chance for one in found)
    return Consequence(seat, {other: changes for other, changes in sure.items() if changes}, chance)
