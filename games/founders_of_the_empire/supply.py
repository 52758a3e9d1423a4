"""Which requirements can be met at a cell (R8.2 to R8.5).

The exact test of R8.5 asks for two different neighbours and two different producing tiles. It is turned into a list of
independent *suppliers* per cell, each a set of resources of which it gives one:

- a neighbour outside all groups is one supplier with what it prints;
- a group with a single neighbour at the cell is one supplier with all that the group makes;
- a group with two or more neighbours there is one supplier per producing tile of the group: neighbours are plenty for
  two requirements, so only the producing tiles limit it.

Two resources can then be had unless a single supplier is the only source of both.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.founders_of_the_empire.catalogue import TWICE, Catalogue
from games.founders_of_the_empire.cells import neighbours
from games.founders_of_the_empire.state import Territory
from games.founders_of_the_empire.territory import groups, idle


class Offer(msgspec.Struct, frozen=True):
    """What a cell can have: resources of any supplier, of two or more, and suppliers with a choice of resources."""

    any: int
    twice: int
    choices: list[int]


class Supply:
    """The suppliers of one territory, as it is now."""

    def __init__(self, catalogue: Catalogue, territory: Territory) -> None:
        makes = catalogue.makes
        self.makers = {
            cell: made for cell, placed in territory.tiles.items() if (made := makes[placed.tile]) and not idle(placed)
        }
        self.total = union(self.makers.values())
        self.groups = groups(territory)
        self.group_of = {cell: place for place, group in enumerate(self.groups) for cell in group}

    def suppliers(self, cell: str) -> dict[str, int]:
        """What each supplier of the cell can give, by the cell it is known by: the neighbour or the producing tile.

        A tile on the cell itself supplies nothing (R9.2).
        """
        makers = self.makers
        if not self.groups:
            return {near: makers[near] for near in neighbours(cell) if near in makers}
        group_of = self.group_of
        found = {near: makers[near] for near in neighbours(cell) if near in makers and near not in group_of}
        linked: dict[int, list[str]] = {}
        for near in neighbours(cell):
            if near in group_of:
                linked.setdefault(group_of[near], []).append(near)
        for place, nearby in linked.items():
            made = {member: makers[member] for member in self.groups[place] if member in makers and member != cell}
            if len(nearby) > 1:
                found |= made
            elif made:
                found[nearby[0]] = union(made.values())
        return found

    def offer(self, cell: str) -> Offer:
        """The suppliers of the cell, summed up for :func:`meets`."""
        once = twice = 0
        choices: list[int] = []
        for given in self.suppliers(cell).values():
            twice |= once & given
            once |= given
            if given & (given - 1):
                choices.append(given)
        return Offer(once, twice, choices)


def meets(offer: Offer, needs: int) -> bool:
    """R8.5: whether the cell can have these resources, at most two (``TWICE``: one of them twice), from different suppliers."""
    if needs & TWICE:
        return not needs & ~TWICE & ~offer.twice
    if needs & ~offer.any:
        return False
    if needs & offer.twice or not needs & (needs - 1):
        return True
    return all(needs & ~choice for choice in offer.choices)


def open_needs(catalogue: Catalogue, tile: str, bought: str) -> int:
    """R7.3c: what the tile requires from neighbours when that resource ("" for none) has been bought."""
    needs = catalogue.needs[tile]
    bit = catalogue.bit[bought] if bought else 0
    if not needs & bit:
        return needs
    return needs & ~TWICE if needs & TWICE else needs & ~bit


def resources(needs: int) -> int:
    """The resources that are required, each once."""
    return needs & ~TWICE


def union(masks: Iterable[int]) -> int:
    """All resources of several sets."""
    total = 0
    for mask in masks:
        total |= mask
    return total
