"""What comes by itself as things stand, told before anything is chosen: battles that must be fought, and a conquest that wins;
and which moves bring such a conquest about, or prevent it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.base import Move, Remark, awaited
from games.mare_nostrum.battle import fight_moves
from games.mare_nostrum.battle_remarks import battles_on_land, told_apart
from games.mare_nostrum.board import connected, great_cities, held, leave_places, present, take_place
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.following import comes_last
from games.mare_nostrum.moves import Convert, March, Occupy, Pillage, Seize, Swap
from games.mare_nostrum.state import CONTROL, GREAT_CITIES, NOBODY, MareState, Province
from games.mare_nostrum.victory import conquerors

BEFORE_BATTLES = frozenset({"convert", "sail", "attack", "march"})  # the steps of a turn before battles on land


def looming(catalogue: Catalogue, state: MareState, seat: int) -> list[Remark]:
    """R8.5: the battles that follow the marches of the seat, by province."""
    fights = battles_to_come(catalogue, state, seat)
    return [Remark("to-fight", {"province": name, **told_apart(battles)}) for name, battles in fights.items()]


def battles_to_come(catalogue: Catalogue, state: MareState, seat: int) -> dict[str, list[dict[str, int]]]:
    """R8.5: by province the battles that must be fought as things stand, one in each, before the steps of the turn in which they
    are.
    """
    choice = awaited(state.pending, seat)
    places = dict.fromkeys(move.province for move in fight_moves(state, seat))
    return {
        name: battles_on_land(catalogue, state, seat, name, legions)
        for name in places
        if choice is not None and choice.kind in BEFORE_BATTLES
        if (legions := state.provinces[name].legions[seat])
    }


def ending(catalogue: Catalogue, state: MareState) -> list[Remark]:
    """R2.7, R11.2: who wins at the end of the phase of battles; whatever several are present at is contested by then."""
    if state.finished:
        return []
    then, need = _at_the_end(state), catalogue.numbers.cities_to_win
    return [
        Remark("winning", {"opponent": seat, "count": great_cities(then, seat), "need": need})
        for seat in conquerors(catalogue, then)
    ]


def _at_the_end(state: MareState) -> MareState:
    """R2.7: the position with those provinces contested in which several are present."""
    provinces = {
        name: msgspec.structs.replace(province, contested=True, places={})
        if not province.contested and len(present(province)) > 1
        else province
        for name, province in state.provinces.items()
    }
    return msgspec.structs.replace(state, provinces=provinces)


def needed_there(catalogue: Catalogue, state: MareState, seat: int, name: str) -> dict[str, Any]:
    """R11.2: who, as things stand, wins by a capital or legendary city of a province, where it is another; {} for nobody."""
    cities = [spot for spot in state.provinces[name].buildings if spot in GREAT_CITIES]
    if not cities:
        return {}
    then = _at_the_end(state)
    for other in conquerors(catalogue, then):
        if other != seat and set(cities) & {*held(then.provinces[name], other)}:
            return {"needed": {"opponent": other}}
    return {}


def turned_by(catalogue: Catalogue, state: MareState, seat: int, move: Move) -> dict[str, Any]:
    """R11.2: who will win by a conquest of the seat, or by a place that it gives up, and who will not any more, as far as nothing
    else happens; {} where that stays as it is.
    """
    if not isinstance(move, Convert | March | Occupy | Pillage | Seize | Swap):
        return {}
    name = move.source if isinstance(move, March) else move.province
    old = state.provinces.get(name)
    if old is None or not any(spot in GREAT_CITIES for spot in old.buildings):
        return {}
    province = msgspec.structs.replace(old)
    if isinstance(move, Convert):
        _take_over(province, seat if connected(catalogue, state, seat, name) else NOBODY)  # R15.3
    else:
        _change(province, seat, move)
    after = msgspec.structs.replace(state, provinces={**state.provinces, name: province})
    before, then = ({one.facts["opponent"] for one in ending(catalogue, it)} for it in (state, after))
    # Whoever wins by it is told before whoever does not.
    turned = sorted(before ^ then, key=lambda other: (other not in then, other != seat))
    return {"turned": _turn(catalogue, after, seat, turned[0], wins=turned[0] in then)} if turned else {}


def _turn(catalogue: Catalogue, after: MareState, seat: int, other: int, *, wins: bool) -> dict[str, Any]:
    how = f"{'own' if other == seat else 'other'}_{'wins' if wins else 'fails'}"
    if how == "own_wins" and _nobody_follows(after, seat):
        how = "own_ends"
    count = great_cities(_at_the_end(after), other)
    return {"how": how, "opponent": other, "count": count, "need": catalogue.numbers.cities_to_win}


def _nobody_follows(state: MareState, seat: int) -> bool:
    """R8.1: whether nobody can take anything more in the phase: the battles of the turn are over, and it is the last one."""
    choice = awaited(state.pending, seat)
    if choice is None or choice.kind in BEFORE_BATTLES:
        return False
    return comes_last(state, seat)


def _change(province: Province, seat: int, move: March | Occupy | Pillage | Seize | Swap) -> None:
    """R8.4, R9: what the move does to the legions, places and buildings of a province; no list of it is changed in place."""
    match move:
        case March(spot=spot, count=count):
            province.legions = [number - count * (other == seat) for other, number in enumerate(province.legions)]
            _vacate(province, spot)
        case Occupy(spots=spots):
            leave_places(province, seat)
            for spot in spots:
                take_place(province, spot, seat)
        case Pillage(spot=spot):
            leave_places(province, seat)
            province.buildings = [building for building in province.buildings if building != spot]
            take_place(province, spot, seat)
        case Seize():
            leave_places(province, seat)
            take_place(province, CONTROL, seat)
        case Swap():
            _take_over(province, seat)


def _take_over(province: Province, seat: int) -> None:
    province.controller = seat
    _vacate(province, CONTROL)


def _vacate(province: Province, spot: str) -> None:
    province.places = {place: owner for place, owner in province.places.items() if place != spot}
