"""What comes by itself as things stand, told before anything is chosen: battles that must be fought, and a conquest that wins."""

from __future__ import annotations

import msgspec

from games.base import Remark, awaited
from games.mare_nostrum.battle import fight_moves
from games.mare_nostrum.battle_remarks import battles_on_land
from games.mare_nostrum.board import great_cities, present
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import MareState
from games.mare_nostrum.victory import conquerors

BEFORE_BATTLES = frozenset({"convert", "sail", "attack", "march"})  # the steps of a turn before battles on land


def looming(catalogue: Catalogue, state: MareState, seat: int) -> list[Remark]:
    """R8.5: the battles that follow the marches of the seat, by province."""
    choice = awaited(state.pending, seat)
    places = dict.fromkeys(move.province for move in fight_moves(state, seat))
    return [
        Remark("to-fight", {"province": name, "battles": battles_on_land(catalogue, state, seat, name, legions)})
        for name in places
        if choice is not None and choice.kind in BEFORE_BATTLES
        if (legions := state.provinces[name].legions[seat])
    ]


def ending(catalogue: Catalogue, state: MareState) -> list[Remark]:
    """R2.7, R11.2: who wins at the end of the phase of battles; whatever several are present at is contested by then."""
    provinces = {
        name: msgspec.structs.replace(province, contested=True, places={})
        if not province.contested and len(present(province)) > 1
        else province
        for name, province in state.provinces.items()
    }
    then, need = msgspec.structs.replace(state, provinces=provinces), catalogue.numbers.cities_to_win
    return [
        Remark("winning", {"opponent": seat, "count": great_cities(then, seat), "need": need})
        for seat in conquerors(catalogue, then)
        if not state.finished
    ]
