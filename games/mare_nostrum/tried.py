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
from games.mare_nostrum.movement import march_moves
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
from games.mare_nostrum.trade import may_set_number

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
            yield from _later_marches(catalogue, state, seat)
        case "attack":
            yield from _attacks(state, seat)
            yield from _later_marches(catalogue, state, seat)
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
    """R6.3, R6.5: a number where one may be chosen, each kind of resource that is held, what was offered."""
    if may_set_number(catalogue, state, seat):
        yield 0, Number(max(0, state.value))
    yield from ((0, Offer(resource)) for resource in catalogue.tokens if resource in state.players[seat].hand)
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
    if unused(catalogue, state, seat, "free_legions"):
        yield 0, Muster()
    yield 0, BuildPyramids(way(purse.ways(prices["pyramids"])))


def _buildings(catalogue: Catalogue, state: MareState, seat: int, ways: dict[str, str]) -> Found:
    """R7.7: every empty space of the own provinces, cheap ones first; where there is none, those that are built on."""
    prices = catalogue.numbers.prices
    spaces = [
        (state.provinces[name], name, spot, kind)
        for name in controlled(state, seat) or [*state.provinces][:1]
        for spot in sorted(catalogue.spaces[name])
        if (kind := catalogue.building(name, spot)) in prices
    ]
    empty = [space for space in spaces if space[2] not in space[0].buildings]
    for _, name, spot, kind in empty or spaces:
        yield prices[kind], Build(name, spot, ways[kind])


def _controls(catalogue: Catalogue, state: MareState, seat: int, way: str) -> Found:
    """R7.4: every province that nobody controls, those first that a marker could go to, then those that can be reached; where
    there is none, one that another controls.
    """
    free = control_targets(catalogue, state, seat)
    near = reachable(catalogue, state, seat, controlled(state, seat))
    others = [name for name, province in state.provinces.items() if province.controller != seat]
    for name in [name for name in others if state.provinces[name].controller == NOBODY] or others[:1]:
        yield (name not in free) + (name not in near), PlaceControl(name, way)


# ---------------------------------------------------------------------- R8 Move and battle
def _sails(catalogue: Catalogue, state: MareState, seat: int) -> Found:
    """R8.2: one trireme from every own sea to those beside it."""
    for source in (sea for sea, triremes in state.seas.items() if triremes[seat]):
        yield from ((0, Sail(source, target, 1)) for target in catalogue.open_sea[source] if target in state.seas)


def _attacks(state: MareState, seat: int) -> Found:
    """R8.2: everybody who has triremes on an own sea."""
    for sea, triremes in state.seas.items():
        for other in range(state.seats):
            if other != seat and triremes[seat] and triremes[other]:
                yield 0, Attack(sea, other)


def _marches(catalogue: Catalogue, state: MareState, seat: int) -> Found:
    """R8.2: a legion from every province with own ones to those that can be reached, or lie at the same sea, or beside one that can
    be reached.
    """
    for source, province in state.provinces.items():
        if not province.legions[seat]:
            continue
        places = sorted(spot for spot, owner in province.places.items() if owner == seat)
        spot = IDLE if idle_legions(province, seat) else places[0]
        near = reachable(catalogue, state, seat, [source])
        yield from ((0, March(source, target, spot, 1)) for target in sorted(near))
        # R2.4: what a trireme would link with it.
        across = {place for coast in catalogue.coasts.values() if source in coast for place in coast} - {source, *near}
        yield from ((1, March(source, target, spot, 1)) for target in sorted(across.intersection(state.provinces)))
        beyond = {place for other in near for place in catalogue.land[other]} - {source, *near, *across}
        yield from ((2, March(source, target, spot, 1)) for target in sorted(beyond.intersection(state.provinces)))


def _later_marches(catalogue: Catalogue, state: MareState, seat: int) -> Found:
    """R8.2: of the marches those that will not be possible as things stand; the others are only a step away."""
    possible = {*march_moves(catalogue, state, seat)}
    yield from ((lack, move) for lack, move in _marches(catalogue, state, seat) if move not in possible)


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
