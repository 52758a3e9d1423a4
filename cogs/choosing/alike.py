"""What is the same in all of several consequences, or lies between two numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cogs.choosing.changes import Change, Consequence, same
from games.core.events import Event


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
        elif change.cost and {_cost(one[name]) if name in one else (0, 0) for one in own} == {_cost(change)}:
            certain[name] = Change(change.before, change.before - change.cost, change.cost, most=change.most)
    sure = {seat: certain, **sure}
    chance, unknown = any(one.chance for one in found), max(one.unknown for one in found)
    changes = {other: changes for other, changes in sure.items() if changes}
    return Consequence(seat, changes, chance, unknown=unknown)


def between(found: Sequence[Consequence]) -> Consequence:
    """What is the same in all of several consequences for one seat, at least one; of what comes in all of them the least; and of
    what costs it something in all of them, but not as much, the least and the most, with the least of it that comes.
    """
    sure, spans = whatever(found, least=True), dict[str, Change]()
    for name, change in found[0].own.items():
        of_all = [one.own.get(name, Change(0, 0)) for one in found]
        costs, gains = {one.cost for one in of_all}, {one.gain for one in of_all}
        if len(costs) > 1 and (cost := min(costs)):
            gain, more = min(gains), len(gains) > 1 and min(gains) > 0
            spans[name] = Change(change.before, change.before - cost + gain, cost, least=more, most=max(costs))
    return replace(sure, changes={**sure.changes, sure.seat: {**sure.own, **spans}}) if spans else sure


def _cost(change: Change) -> tuple[int, int]:
    """The least and the most of it that is paid."""
    return change.cost, change.most


def shown_alike(taught: Sequence[Sequence[Event]], views: Sequence[Any]) -> bool:
    """Whether the same is shown in all positions: by the events that teach something, and of the states, redacted, which lose their
    chance by it.
    """
    if any(one != taught[0] for one in taught):
        return False
    for view in views:
        view.rng = views[0].rng
    return all(view == views[0] for view in views)
