"""Scenes of Rise of Empires to draw in tests: states of whole matches played by the computer, some moves left to chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games import GAMES
from games.core.rng import Rng
from games.rise_of_empires import RiseOfEmpires
from games.rise_of_empires.state import RiseState
from render.scene import Scene, View
from tests.render.spread import share
from tests.render.tables import people, scenes_of

found = GAMES["rise_of_empires"]
assert isinstance(found, RiseOfEmpires)
GAME: RiseOfEmpires = found
NEWS = {
    "en": "Kasia takes Empire 4. Kasia places 3 cubes in Mesopotamia. War in Mesopotamia: Kasia removes 3 cubes of Bo and loses 2.",
    "pl": "Kasia bierze Imperium 4. Kasia kładzie 3 kostki: Mezopotamia. Wojna (Mezopotamia): Kasia usuwa 3 kostki gracza Bo.",
}
VIEWS: tuple[View, ...] = ("board", "area")
scene = scenes_of(GAME, NEWS["pl"])


@cache
def match(seats: int, seed: str = "pictures") -> tuple[bytes, ...]:
    """Every state of a match, encoded; every sixth move is taken at random, so that rare things appear."""
    state = GAME.setup(seats, GAME.options(), seed)
    rng = Rng(f"moves {seed}")
    states = [GAME.encode(state)]
    while not state.finished:
        seat = GAME.to_move(state)[0]
        wild = rng.below(6) == 0
        move = rng.choice(GAME.legal_moves(state, seat)) if wild else GAME.sensible_move(state, seat, rng)
        GAME.play(state, seat, move)
        states.append(GAME.encode(state))
    return tuple(states)


def at(seats: int, played: float, seed: str = "pictures") -> RiseState:
    """The state after that share of a match, from 0 to 1."""
    states = match(seats, seed)
    return GAME.decode(states[round(played * (len(states) - 1))])


def in_phase(seats: int, phase: str) -> RiseState:
    """The first state of a phase."""
    return next(state for state in map(GAME.decode, match(seats)) if state.phase == phase)


def crowded() -> RiseState:
    """Five seats in Era III with cubes of everybody in every region, and full rows, tracks and hands of tiles."""
    state = at(5, 0.8)
    for place, cubes in enumerate(state.map.values()):
        cubes[:] = [(place + seat * 3) % 11 + 1 for seat in range(5)]
    return state


def many(count: int, seed: str = "pictures") -> Iterator[Scene]:
    """Scenes of all table sizes, views and colours, spread over whole matches, taking turns at the two languages."""
    for number in range(count):
        seats = 2 + number % 4
        lang = ("pl", "en")[number // 4 % 2]
        yield scene(
            at(seats, share(number), seed),
            view=VIEWS[number % 3 == 2],
            focus=number % seats,
            lang=lang,
            seats=people(seats, number),
            news=NEWS[lang] if number % 5 else "",
        )
