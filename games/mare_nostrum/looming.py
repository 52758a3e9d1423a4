"""What comes by itself as things stand, told before anything is chosen: battles that must be fought, and a conquest that wins."""

from __future__ import annotations

from games.base import Remark, awaited
from games.mare_nostrum.battle import fight_moves
from games.mare_nostrum.battle_remarks import battles_on_land
from games.mare_nostrum.board import great_cities
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import MareState
from games.mare_nostrum.victory import conquerors

BEFORE_BATTLES = frozenset({"convert", "sail", "attack", "march"})  # the steps of a turn before battles on land


def looming(catalogue: Catalogue, state: MareState, seat: int) -> list[Remark]:
    """R8.5: the battles that follow the marches of the seat, by province; R11.2: who wins at the end of the phase of battles."""
    choice = awaited(state.pending, seat)
    places = dict.fromkeys(move.province for move in fight_moves(state, seat))
    fights = [
        Remark("to-fight", {"province": name, "battles": battles_on_land(catalogue, state, seat, name, legions)})
        for name in places
        if choice is not None and choice.kind in BEFORE_BATTLES
        if (legions := state.provinces[name].legions[seat])
    ]
    need = catalogue.numbers.cities_to_win
    wins = [
        Remark("winning", {"opponent": other, "count": great_cities(state, other), "need": need})
        for other in conquerors(catalogue, state)
        if other != seat
    ]
    return [*fights, *wins]
