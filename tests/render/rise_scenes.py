"""Scenes of Rise of Empires to draw in tests: states of whole matches played by the computer, some moves left to chance."""

from __future__ import annotations

from collections.abc import Sequence

from games import GAMES
from games.rise_of_empires import RiseOfEmpires
from games.rise_of_empires.state import RiseState
from tests.render.tables import Table

found = GAMES["rise_of_empires"]
assert isinstance(found, RiseOfEmpires)
GAME: RiseOfEmpires = found


class RiseTable(Table[RiseState]):
    news = {
        "en": "Kasia takes Empire 4. Kasia places 3 cubes in Mesopotamia. War in Mesopotamia: Kasia removes 3 cubes of Bo and loses 2.",
        "pl": "Kasia bierze Imperium 4. Kasia kładzie 3 kostki: Mezopotamia. Wojna (Mezopotamia): Kasia usuwa 3 kostki gracza Bo.",
    }

    def secrets(self) -> Sequence[RiseState]:
        return [self.at(3, 0.5)]


TABLE = RiseTable(GAME)
scene, match, at, many = TABLE.scene, TABLE.states, TABLE.at, TABLE.many


def in_phase(seats: int, phase: str) -> RiseState:
    """The first state of a phase."""
    return next(state for state in map(GAME.decode, match(seats)) if state.phase == phase)


def crowded() -> RiseState:
    """Five seats in Era III with cubes of everybody in every region, and full rows, tracks and hands of tiles."""
    state = at(5, 0.8)
    for place, cubes in enumerate(state.map.values()):
        cubes[:] = [(place + seat * 3) % 11 + 1 for seat in range(5)]
    return state
