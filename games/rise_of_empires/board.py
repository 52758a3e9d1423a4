"""R2.5, R6.4.2, R9.2, R9.3: who leads in a region, and which regions are open."""

from __future__ import annotations

from collections.abc import Sequence

from games.rise_of_empires.catalogue import NEVER, Catalogue
from games.rise_of_empires.effects import modified
from games.rise_of_empires.state import NOBODY, RiseState
from games.rise_of_empires.vocabulary import Where


def leaders(cubes: Sequence[int]) -> tuple[list[int], list[int]]:
    """R9.2, R9.3: the seats that get the first value (one or none) and those that get the second."""
    rest, most = sorted(cubes)[-2:]
    if not most:
        return [], []
    if rest == most:
        return [], [seat for seat, number in enumerate(cubes) if number == most]
    return [cubes.index(most)], [cubes.index(rest)] if rest and cubes.count(rest) == 1 else []


def controller(cubes: Sequence[int]) -> int:
    """R2.5: the seat that alone has the most cubes, NOBODY if there is none."""
    first, _ = leaders(cubes)
    return first[0] if first else NOBODY


def controlled(state: RiseState, seat: int) -> list[str]:
    """R2.5: the regions that the seat controls."""
    return [region for region, cubes in state.map.items() if cubes[seat] and controller(cubes) == seat]


def presence(state: RiseState, seat: int) -> list[str]:
    """The regions that hold cubes of the seat."""
    return [region for region, cubes in state.map.items() if cubes[seat]]


def open_to(catalogue: Catalogue, state: RiseState, seat: int) -> frozenset[str]:
    """R6.4.2: the regions that are open to the seat now."""
    overseas_from = min(modified(catalogue, state.players[seat], "overseas_open_from_era"), default=NEVER)
    return catalogue.open_regions(state.era, overseas_from)


def regions_where(catalogue: Catalogue, state: RiseState, seat: int, where: Where) -> list[str]:
    """The regions in which a tile may act, sorted."""
    if where == "own_presence":
        return sorted(presence(state, seat))
    return sorted(open_to(catalogue, state, seat))


def remove_cubes(state: RiseState, region: str, seat: int, number: int) -> int:
    """R6.4.4: up to so many cubes of a seat go from a region to its general stock; gives how many."""
    taken = min(number, state.map[region][seat])
    state.map[region][seat] -= taken
    state.players[seat].stock += taken
    return taken


def allied(state: RiseState, seat: int, other: int) -> bool:
    """R6.9.1: neither of the two may remove cubes of the other."""
    return state.players[seat].ally == other or state.players[other].ally == seat
