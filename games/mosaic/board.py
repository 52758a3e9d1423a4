"""R1.5 to R1.7, R4.5, R7: what stands where, which hexes are available, Influence and control."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import mul

from games.mosaic.catalogue import Catalogue
from games.mosaic.state import CITIES, SETTLEMENTS, UNITS, MosaicState

_NO_UNITS = [0] * len(UNITS)


# ---------------------------------------------------------------------- what stands on the map
def hexes_with(state: MosaicState, seat: int, *kinds: str) -> list[str]:
    """The hexes with a piece of the seat of one of these kinds, in the order of building."""
    return [place for place, piece in state.pieces.items() if piece.seat == seat and piece.kind in kinds]


def cities(state: MosaicState, seat: int) -> list[str]:
    """The hexes with the seat's Cities, Port Cities included."""
    return hexes_with(state, seat, *CITIES)


def city_counts(state: MosaicState) -> list[int]:
    """How many Cities each seat has, Port Cities included."""
    numbers = [0] * state.seats
    for piece in state.pieces.values():
        if piece.kind in CITIES:
            numbers[piece.seat] += 1
    return numbers


def city_regions(catalogue: Catalogue, state: MosaicState, seat: int) -> list[str]:
    """The regions with a City of the seat, in the order of the map."""
    own = {catalogue.region_of[place] for place in cities(state, seat)}
    return [region for region in state.regions if region in own]


def left_in_stock(catalogue: Catalogue, state: MosaicState, seat: int, kind: str) -> int:
    """R4.12: how many pieces of the kind the seat can still place."""
    if kind in UNITS:
        place = UNITS.index(kind)
        on_map = sum([numbers[place] for numbers in state.players[seat].units.values()])
    else:
        on_map = len([piece for piece in state.pieces.values() if piece.kind == kind and piece.seat == seat])
    return catalogue.stock[kind] - on_map


def unit_total(state: MosaicState, seat: int) -> int:
    """The seat's units of all kinds on the map."""
    return sum(map(sum, state.players[seat].units.values()))


def is_settlement(kind: str) -> bool:
    """Whether this is a Settlement (and no Wonder)."""
    return kind in SETTLEMENTS


# ---------------------------------------------------------------------- available hexes
def available(catalogue: Catalogue, state: MosaicState, region: str) -> list[str]:
    """R4.5: the hexes of a region in play without a Settlement or Wonder, sorted."""
    return [place for place in catalogue.hexes_of[region] if place not in state.pieces]


def beside_cities(catalogue: Catalogue, state: MosaicState, seat: int) -> Iterator[str]:
    """R1.7, R4.5: the available hexes that touch a City of the seat; once for each City that they touch."""
    for city in cities(state, seat):
        for place in catalogue.neighbours[city]:
            if place not in state.pieces and catalogue.region_of[place] in state.regions:
                yield place


def may_build_city(state: MosaicState, seat: int, region: str) -> bool:
    """R11 Loyalty: no opponent of its owner builds Cities in a loyal region."""
    return state.loyal.get(region, seat) == seat


# ---------------------------------------------------------------------- Influence
def influence(catalogue: Catalogue, state: MosaicState, regions: Iterable[str] = ()) -> dict[str, list[int]]:
    """R7.1: the Influence of each seat in each region in play, or in ``regions`` alone."""
    worth: Mapping[str, int] = catalogue.numbers.influence
    of_wonder, of_units, region_of = worth["wonder"], [worth[kind] for kind in UNITS], catalogue.region_of
    found = {region: [0] * state.seats for region in regions or state.regions}
    for place, piece in state.pieces.items():
        if (values := found.get(region_of[place])) is not None:
            values[piece.seat] += worth.get(piece.kind, of_wonder)
    for seat, player in enumerate(state.players):
        for region, values in found.items():
            if (numbers := player.units[region]) != _NO_UNITS:
                values[seat] += sum(map(mul, numbers, of_units))
    return found


def controller(values: list[int]) -> int | None:
    """R7.2: the seat that alone has the most Influence, at least 1; None if there is none."""
    most = max(values)
    return values.index(most) if most > 0 and values.count(most) == 1 else None


def controlled(influences: Mapping[str, list[int]], seat: int) -> list[str]:
    """R7.2: the regions that the seat controls, in the order of the map."""
    return [region for region, values in influences.items() if controller(values) == seat]


# ---------------------------------------------------------------------- units
def add_units(state: MosaicState, seat: int, kind: str, region: str, number: int) -> None:
    """Put units on the map, or take them off (negative)."""
    state.players[seat].units[region][UNITS.index(kind)] += number


def has_any(state: MosaicState, seat: int, region: str, kinds: Iterable[str]) -> bool:
    """Whether the seat has a unit of one of these kinds in the region."""
    numbers = state.players[seat].units[region]
    return any(numbers[UNITS.index(kind)] for kind in kinds)
