"""R4.14, R4.15, R5.7: units – placing them, the Military Action, removing and diverting those of opponents."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.errors import IllegalMove
from games.core.events import Event
from games.mosaic.board import add_units, city_regions, has_any, left_in_stock
from games.mosaic.catalogue import Catalogue
from games.mosaic.holdings import changed, held
from games.mosaic.moves import Deploy, Divert, March, Recruit, Strike
from games.mosaic.state import UNITS, Choice, MosaicState
from games.mosaic.vocabulary import Effect, NewUnits

CHOSEN_KINDS = ("cavalry", "infantry")  # R4.14: "a unit" without a kind is one of these


# ---------------------------------------------------------------------- R4.14 gained units
def kinds_of(units: NewUnits) -> list[Sequence[str]]:
    """For each unit to place the kinds it may be of."""
    return [
        *[("infantry",)] * units.infantry,
        *[("cavalry",)] * units.cavalry,
        *[CHOSEN_KINDS] * units.choice,
    ]


def next_kinds(units: NewUnits, left: int) -> Sequence[str]:
    """The kinds of the next unit when ``left`` are still to be placed (all of them several times over, R11)."""
    kinds = kinds_of(units)
    return kinds[-left % len(kinds)]


def deploy_moves(catalogue: Catalogue, state: MosaicState, choice: Choice, effect: Effect) -> list[Deploy]:
    """R4.14: each kind in each region where the next gained unit may go; sorted."""
    assert effect.units is not None
    kinds = [
        kind
        for kind in next_kinds(effect.units, choice.count)
        if left_in_stock(catalogue, state, choice.seat, kind) > 0
    ]
    regions = sorted(_area(catalogue, state, choice, effect)) if kinds else []
    return [Deploy(kind, region) for kind in kinds for region in regions]


def _area(catalogue: Catalogue, state: MosaicState, choice: Choice, effect: Effect) -> list[str]:
    if effect.place == "any_region":
        return state.regions
    if effect.place == "built_city_region":
        return [catalogue.region_of[choice.hex]]
    own = city_regions(catalogue, state, choice.seat)
    return own if effect.place == "own_city_region" else [region for region in state.regions if region not in own]


def deploy(state: MosaicState, choice: Choice, effect: Effect, move: Deploy) -> list[Event]:
    """R4.14: the unit is placed; R11 Exploration: the Farm of the same card goes into the same region."""
    add_units(state, choice.seat, move.unit, move.region, 1)
    for task in state.queue if effect.place == "region_without_own_city" else ():
        if (task.seat, task.source) == (choice.seat, choice.source):
            task.region = move.region
    return [Event("deployed", choice.seat, {"unit": move.unit, "region": move.region})]


# ---------------------------------------------------------------------- R4.15 elimination
def protected(catalogue: Catalogue, state: MosaicState) -> list[bool]:
    """R4.15, R11 Armor: for each seat whether its units cannot be removed."""
    return [any(effect.protect_units for effect in held(catalogue, player)) for player in state.players]


def strike_moves(catalogue: Catalogue, state: MosaicState, choice: Choice, effect: Effect) -> list[Strike]:
    """R4.15: each enemy unit in a region with an own unit of the named kinds; sorted."""
    assert effect.eliminate is not None
    safe = protected(catalogue, state)
    regions = [choice.region] if choice.region else sorted(state.regions)
    regions = [region for region in regions if has_any(state, choice.seat, region, effect.eliminate.with_)]
    return [
        Strike(opponent, region, kind)
        for opponent, player in enumerate(state.players)
        if opponent != choice.seat and not safe[opponent]
        for region in regions
        for kind, number in zip(UNITS, player.units[region], strict=True)
        if number
    ]


def strike(state: MosaicState, seat: int, move: Strike, card: str) -> list[Event]:
    """R4.12, R4.15: the unit returns to its owner's stock; the card that removes it is told."""
    add_units(state, move.opponent, move.unit, move.region, -1)
    _forget_moved(state, move.opponent, move.region)
    left = state.players[move.opponent].units[move.region][UNITS.index(move.unit)]
    facts = {"opponent": move.opponent, **changed(left, -1, region=move.region, unit=move.unit, card=card)}
    return [Event("removed", seat, facts)]


def check_strike(catalogue: Catalogue, state: MosaicState, choice: Choice, effect: Effect, move: Strike) -> None:
    """R4.15: raises IllegalMove with the reason why this unit cannot be removed."""
    assert effect.eliminate is not None
    if not 0 <= move.opponent < state.seats or move.opponent == choice.seat:
        raise IllegalMove("not-an-opponent", "R4.15")
    if choice.region and move.region != choice.region:
        raise IllegalMove("one-region", "R4.15", region=choice.region)
    if protected(catalogue, state)[move.opponent]:
        raise IllegalMove("units-protected", "R4.15", owner=move.opponent)
    if move.region in state.regions and not has_any(state, choice.seat, move.region, effect.eliminate.with_):
        raise IllegalMove("no-unit-of-yours", "R4.15", region=move.region, unit=list(effect.eliminate.with_))
    raise IllegalMove("no-such-unit", "R4.15", owner=move.opponent, region=move.region, unit=move.unit)


# ---------------------------------------------------------------------- R11 Diplomats
def divert_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Divert]:
    """R11 Diplomats: all units of an opponent, from a region to an adjacent one in play; sorted."""
    return [
        Divert(opponent, region, target)
        for opponent, player in enumerate(state.players)
        if opponent != seat
        for region in sorted(state.regions)
        if any(player.units[region])
        for target in catalogue.links[region]
        if target in state.regions
    ]


def divert(state: MosaicState, seat: int, move: Divert) -> list[Event]:
    """R11 Diplomats: the units go there together."""
    units = state.players[move.opponent].units
    number = sum(units[move.source])
    units[move.target] = [a + b for a, b in zip(units[move.target], units[move.source], strict=True)]
    units[move.source] = [0] * len(UNITS)
    _forget_moved(state, move.opponent, move.source)
    facts = {"opponent": move.opponent, "source": move.source, "target": move.target, "count": number}
    return [Event("diverted", seat, facts)]


# ---------------------------------------------------------------------- R5.7 Military
def recruit_limit(catalogue: Catalogue, state: MosaicState, seat: int) -> int:
    """R5.7: how many units the seat may recruit in a turn."""
    limit, more = catalogue.numbers.military.recruit_limit, 0
    for effect in held(catalogue, state.players[seat]):
        limit = effect.recruit_limit_set or limit
        more += effect.recruit_limit_add
    return limit + more


def recruit_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Recruit]:
    """R5.7: each kind that can be recruited in each region with an own City; sorted."""
    money = state.players[seat].resources["money"]
    if money < catalogue.numbers.military.recruit_cost or state.recruited >= recruit_limit(catalogue, state, seat):
        return []
    regions = sorted(city_regions(catalogue, state, seat))
    return [
        Recruit(kind, region)
        for kind in UNITS
        if left_in_stock(catalogue, state, seat, kind) > 0 and unlocked(catalogue, state, seat, kind)
        for region in regions
    ]


def unlocked(catalogue: Catalogue, state: MosaicState, seat: int, kind: str) -> bool:
    """R5.7: Siege Engines need their Technology."""
    if kind in CHOSEN_KINDS:
        return True
    return any(effect.unlock_unit == kind for effect in held(catalogue, state.players[seat]))


def recruit(catalogue: Catalogue, state: MosaicState, seat: int, move: Recruit) -> list[Event]:
    """R5.7: a unit for Money."""
    paid = _pay(state, seat, catalogue.numbers.military.recruit_cost)
    state.recruited += 1
    add_units(state, seat, move.unit, move.region, 1)
    return [*paid, Event("recruited", seat, {"unit": move.unit, "region": move.region})]


def check_recruit(catalogue: Catalogue, state: MosaicState, seat: int, move: Recruit) -> None:
    """R5.7: raises IllegalMove with the reason why the unit cannot be recruited."""
    numbers = catalogue.numbers.military
    limit = recruit_limit(catalogue, state, seat)
    if move.unit not in UNITS:
        raise IllegalMove("unknown-unit", "R5.7", unit=move.unit)
    if not unlocked(catalogue, state, seat, move.unit):
        raise IllegalMove("unit-locked", "R5.7", unit=move.unit)
    if state.recruited >= limit:
        raise IllegalMove("recruit-limit", "R5.7", count=limit)
    if state.players[seat].resources["money"] < numbers.recruit_cost:
        raise IllegalMove("no-money", "R5.7", count=numbers.recruit_cost)
    if left_in_stock(catalogue, state, seat, move.unit) < 1:
        raise IllegalMove("none-in-stock", "R4.12", piece=move.unit)
    raise IllegalMove("no-city-there", "R5.7", region=move.region)


def march_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[March]:
    """R5.7: each kind of unit that has not moved yet, from its region to each adjacent one in play; sorted."""
    player = state.players[seat]
    if player.resources["money"] < catalogue.numbers.military.move_cost:
        return []
    there = sorted(player.units.items())
    return [
        March(kind, region, target)
        for place, kind in enumerate(UNITS)
        for region, numbers in there
        if numbers[place] and numbers[place] > _moved(state, region, place)
        for target in catalogue.links[region]
        if target in player.units
    ]


def march(catalogue: Catalogue, state: MosaicState, seat: int, move: March) -> list[Event]:
    """R5.7: a unit moves for Money; it does not move again in this turn."""
    paid = _pay(state, seat, catalogue.numbers.military.move_cost)
    add_units(state, seat, move.unit, move.source, -1)
    add_units(state, seat, move.unit, move.target, 1)
    state.moved.setdefault(move.target, [0] * len(UNITS))[UNITS.index(move.unit)] += 1
    state.moved = dict(sorted(state.moved.items()))
    return [*paid, Event("marched", seat, {"unit": move.unit, "source": move.source, "target": move.target})]


def _pay(state: MosaicState, seat: int, price: int) -> list[Event]:
    money = state.players[seat].resources
    money["money"] -= price
    return [Event("paid", seat, changed(money["money"], -price, resource="money"))] if price else []


def check_march(catalogue: Catalogue, state: MosaicState, seat: int, move: March) -> None:
    """R5.7, R2.1: raises IllegalMove with the reason why the unit cannot move there."""
    units = state.players[seat].units
    if move.target in catalogue.regions and move.target not in state.regions:
        raise IllegalMove("region-out", "R2.1", region=move.target)
    if move.unit not in UNITS or move.source not in units or not units[move.source][UNITS.index(move.unit)]:
        raise IllegalMove("no-own-unit", "R5.7", unit=move.unit, region=move.source)
    if move.target not in catalogue.links[move.source]:
        raise IllegalMove("not-adjacent-region", "R1.6", source=move.source, target=move.target)
    if state.players[seat].resources["money"] < catalogue.numbers.military.move_cost:
        raise IllegalMove("no-money", "R5.7", count=catalogue.numbers.military.move_cost)
    raise IllegalMove("has-moved", "R5.7", unit=move.unit, region=move.source)


def _moved(state: MosaicState, region: str, place: int) -> int:
    return state.moved[region][place] if region in state.moved else 0


def _forget_moved(state: MosaicState, owner: int, region: str) -> None:
    """Units of the active seat that are gone have not moved into the region any more."""
    if owner == state.active and region in state.moved:
        there = state.players[owner].units[region]
        state.moved[region] = [min(a, b) for a, b in zip(state.moved[region], there, strict=True)]
