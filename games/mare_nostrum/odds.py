"""R8.7 to R8.12: how a battle may end, worked out exactly from all ways in which the dice can fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from games.mare_nostrum.battle import Roll, hits, land_roll, sea_roll
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import MareState


class Side(NamedTuple):
    """One side of a battle before its dice are cast: its roll, and how many units it can lose."""

    roll: Roll
    units: int


class Odds(NamedTuple):
    """Chances of the side that attacks, in per cent: that it hits at all, that nothing is left of the other side, that it is hit
    itself, and that nothing is left of it; and how many units it loses at ``least``, whatever the dice show.
    """

    hit: int
    clear: int
    struck: int
    fall: int
    least: int


def at_sea(catalogue: Catalogue, triremes: int) -> Side:
    """R8.8: a side of so many triremes."""
    return Side(sea_roll(catalogue, triremes), triremes)


def on_land(catalogue: Catalogue, state: MareState, seat: int, place: str, legions: int, *, active: bool) -> Side:
    """R8.8, R8.9: a side in a province as if it had so many legions there."""
    province = state.provinces[place]
    there = [legions if other == seat else number for other, number in enumerate(province.legions)]
    as_if = msgspec.structs.replace(
        state, provinces={**state.provinces, place: msgspec.structs.replace(province, legions=there)}
    )
    return Side(land_roll(catalogue, as_if, seat, place, active=active), legions + province.fortresses[seat])


def odds(catalogue: Catalogue, own: Side, other: Side, die: str) -> Odds:
    """R8.9 to R8.12: the chances of one side in a battle with another."""
    dealt, suffered = (_suffered(catalogue, by.roll, on.roll, die) for by, on in ((own, other), (other, own)))
    least = min(own.units, *suffered)
    return Odds(
        hit=_per_cent(dealt, 1),
        clear=_per_cent(dealt, other.units),
        struck=_per_cent(suffered, 1),
        fall=_per_cent(suffered, own.units),
        least=least,
    )


def _suffered(catalogue: Catalogue, by: Roll, on: Roll, die: str) -> Counter[int]:
    """R8.11: in how many ways the dice fall, by the hits that one side suffers from the other."""
    found = Counter[int]()
    plus = sum(value for _, value in by.modifiers)
    for total, ways in _sums(catalogue.dice[die].faces, len(by.dice)).items():
        by.scored = (total + plus) // catalogue.numbers.hit
        found[hits(by, on)] += ways
    return found


def _sums(faces: Sequence[int], dice: int) -> Counter[int]:
    """In how many ways so many dice fall, by their sum."""
    sums = Counter({0: 1})
    for _ in range(dice):
        more = Counter[int]()
        for total, ways in sums.items():
            for face in faces:
                more[total + face] += ways
        sums = more
    return sums


def _per_cent(ways: Counter[int], least: int) -> int:
    """The chance of so much or more, rounded; 0 and 100 only where it is certain."""
    good, every = sum(number for much, number in ways.items() if much >= least), ways.total()
    nearly = (200 * good + every) // (2 * every)
    return nearly if good in (0, every) else min(99, max(1, nearly))
