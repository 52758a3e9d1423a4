"""What a player of Mare Nostrum may look for in his decision, each with a number for what it lacks; legal or not.

Purchases are paid in the natural way where they can be paid, so that otherwise the price is the reason only where the place is
none. Where a seat has no province, sea or unit of its own, one of another stands for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.base import Move, awaited
from games.mare_nostrum.board import controlled, idle_legions, marked, reachable
from games.mare_nostrum.building import Market, control_targets, next_card_price
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.conquest import INCOME, pillage_income
from games.mare_nostrum.moves import (
    Attack,
    Build,
    BuildFortress,
    BuildPyramids,
    BuildTrireme,
    Convert,
    Fight,
    March,
    Muster,
    Number,
    Occupy,
    Offer,
    Pillage,
    PlaceControl,
    RaiseLegion,
    Recruit,
    Sail,
    Seize,
    Station,
    Take,
    Value,
    Withdraw,
)
from games.mare_nostrum.natural import natural
from games.mare_nostrum.payment import FREE, GOODS
from games.mare_nostrum.powers import unused
from games.mare_nostrum.state import FORTRESS, IDLE, NOBODY, MareState

Found = Iterator[tuple[int, Move]]


def tried(catalogue: Catalogue, state: MareState, seat: int) -> Found:
    """R6 to R9: values, offers and takes, purchases, every step of a turn in phase 4."""
    choice = awaited(state.pending, seat)
    if choice is None:
        return
    match choice.kind:
        case "value":
            yield from ((0, Value(value)) for value in sorted(catalogue.marker_of))
        case "offer":
            yield from _offers(catalogue, state, seat)
        case "take":
            yield from _takes(state, seat)
        case "build":
            yield from _purchases(catalogue, state, seat)
        case "convert":
            yield from ((0, Convert(name)) for name, province in state.provinces.items() if marked(province, seat))
        case "sail":
            yield from _sails(catalogue, state, seat)
        case "attack":
            yield from _attacks(state, seat)
        case "march":
            yield from _marches(catalogue, state, seat)
        case "fight":
            yield from _fights(state, seat)
        case "conquest":
            yield from _conquests(catalogue, state, seat)
        case _:
            return


# ---------------------------------------------------------------------- R6 Trade
def _offers(catalogue: Catalogue, state: MareState, seat: int) -> Found:
    """R6.3, R6.5: a number, each kind of resource, what was offered."""
    player = state.players[seat]
    yield 0, Number(max(0, state.value))
    for resource in catalogue.tokens:
        yield resource not in player.hand, Offer(resource)
    yield 0, Withdraw()


def _takes(state: MareState, seat: int) -> Found:
    """R6.8, R6.9: everything that lies in an open offer of another."""
    for opponent, offer in enumerate(state.offers):
        yield from ((0, Take(opponent, resource)) for resource in offer if opponent != seat)


# ---------------------------------------------------------------------- R7 Build
def _purchases(catalogue: Catalogue, state: MareState, seat: int) -> Found:
    market = Market(catalogue, state, seat)
    prices, purse = market.prices, market.purse

    def way(ways: Sequence[str]) -> str:
        return natural(catalogue, state, seat, {"kind": "build"}, "pay", ways) or next(iter(ways), GOODS)

    own = controlled(state, seat)
    yield from _buildings(catalogue, state, seat, {kind: way(purse.ways(price)) for kind, price in prices.items()})
    card_price = next_card_price(catalogue, state, seat)
    card_way = way(purse.ways(card_price) if card_price is not None else [])
    yield from ((0, Recruit(card, card_way)) for card in state.display or [*catalogue.cards][:1])
    yield from _controls(
        catalogue,
        state,
        seat,
        FREE if unused(catalogue, state, seat, "free_control") else way(purse.ways(prices["control"])),
    )
    homes = own or [*state.provinces][:1]
    yield from ((0, RaiseLegion(name, way(market.unit_ways("legion")))) for name in homes)
    coasts = {sea for name in own for sea in catalogue.provinces[name].seas if sea in state.seas}
    for sea in sorted(coasts) or [*state.seas][:1]:
        yield 0, BuildTrireme(sea, way(market.unit_ways("trireme")))
    yield from ((0, BuildFortress(name, way(market.unit_ways(FORTRESS)))) for name in homes)
    yield 0, Muster()
    yield 0, BuildPyramids(way(purse.ways(prices["pyramids"])))


def _buildings(catalogue: Catalogue, state: MareState, seat: int, ways: dict[str, str]) -> Found:
    """R7.7: every space of the own provinces, cheap and empty ones first."""
    prices = catalogue.numbers.prices
    for name in controlled(state, seat) or [*state.provinces][:1]:
        for spot in sorted(catalogue.spaces[name]):
            kind, built = catalogue.building(name, spot), spot in state.provinces[name].buildings
            if kind in prices:
                yield prices[kind] + 100 * built, Build(name, spot, ways[kind])


def _controls(catalogue: Catalogue, state: MareState, seat: int, way: str) -> Found:
    """R7.4: every province that is not the own, those first that a marker could go to, then those that can be reached."""
    free = control_targets(catalogue, state, seat)
    near = reachable(catalogue, state, seat, controlled(state, seat))
    for name, province in state.provinces.items():
        if province.controller != seat:
            yield (name not in free) + (name not in near), PlaceControl(name, way)


# ---------------------------------------------------------------------- R8 Move and battle
def _sails(catalogue: Catalogue, state: MareState, seat: int) -> Found:
    """R8.2: one trireme from every own sea to every other, those beside it first."""
    for source in (sea for sea, triremes in state.seas.items() if triremes[seat]):
        for target in state.seas:
            if target != source:
                yield target not in catalogue.seas[source].seas, Sail(source, target, 1)


def _attacks(state: MareState, seat: int) -> Found:
    """R8.2: everybody who has triremes on an own sea."""
    for sea, triremes in state.seas.items():
        for other in range(state.seats):
            if other != seat and triremes[seat] and triremes[other]:
                yield 0, Attack(sea, other)


def _marches(catalogue: Catalogue, state: MareState, seat: int) -> Found:
    """R8.2: a legion from every province with own ones to every other, those that can be reached first."""
    for source, province in state.provinces.items():
        if not province.legions[seat]:
            continue
        near = reachable(catalogue, state, seat, [source])
        places = sorted(spot for spot, owner in province.places.items() if owner == seat)
        spot = IDLE if idle_legions(province, seat) else places[0]
        for target in state.provinces:
            if target != source:
                yield target not in near, March(source, target, spot, 1)


def _fights(state: MareState, seat: int) -> Found:
    """R8.5: everybody who stands in a province with own legions."""
    for name, province in state.provinces.items():
        for other in range(state.seats):
            if other != seat and province.legions[seat] and (province.legions[other] or province.fortresses[other]):
                yield 0, Fight(name, other)


# ---------------------------------------------------------------------- R9 Conquest
def _conquests(catalogue: Catalogue, state: MareState, seat: int) -> Found:
    """R9, R12.7: each building and the marker of every province of another in which own legions stand; empty caravan spaces."""
    others = [name for name, province in state.provinces.items() if province.controller not in (NOBODY, seat)]
    entered = [name for name in others if state.provinces[name].legions[seat]]
    for name in entered or [name for name in others if state.provinces[name].buildings][:1]:
        for spot in state.provinces[name].buildings:
            options = pillage_income(catalogue, state, seat, catalogue.building(name, spot))
            yield 0, Pillage(name, spot, INCOME if len(options) == 1 else min(options[0]))
            yield 0, Occupy(name, (spot,))
        yield 0, Seize(name)
    for name in (name for name, province in state.provinces.items() if province.legions[seat]):
        spots = (spot for spot in sorted(catalogue.spaces[name]) if catalogue.building(name, spot) == "caravan")
        yield from ((0, Station(name, spot)) for spot in spots if spot not in state.provinces[name].buildings)
