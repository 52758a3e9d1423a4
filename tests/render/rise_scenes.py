"""Scenes of Rise of Empires to draw in tests: states of whole matches played by the computer, some moves left to chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from games import GAMES
from games.core.rng import Rng
from games.rise_of_empires import RiseOfEmpires
from games.rise_of_empires.state import RiseState
from render.palette import PLAYERS
from render.scene import Scene, Seat, View
from tests.render.spread import share

found = GAMES["rise_of_empires"]
assert isinstance(found, RiseOfEmpires)
GAME: RiseOfEmpires = found
NAMES = ("Wojtek", "Grażyna Brzęczyszczykiewicz", "Bo", "Żółw Ćwirek", "Maksymilian z Gdyni")
NEWS = {
    "en": "Kasia takes Empire 4. Kasia places 3 cubes in Mesopotamia. War in Mesopotamia: Kasia removes 3 cubes of Bo and loses 2.",
    "pl": "Kasia bierze Imperium 4. Kasia kładzie 3 kostki: Mezopotamia. Wojna (Mezopotamia): Kasia usuwa 3 kostki gracza Bo.",
}
VIEWS: tuple[View, ...] = ("board", "area")


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


def scene(state: RiseState, /, **changes: Any) -> Scene:
    """The scene of a state for the public or, with ``viewer``, for a seat."""
    facts: dict[str, Any] = {
        "game": GAME,
        "state": GAME.redact(state, changes.get("viewer")),
        "viewer": None,
        "lang": "pl",
        "seats": people(state.seats),
        "news": NEWS["pl"],
    }
    return Scene(**(facts | changes))


def people(seats: int, shift: int = 0, name: str | None = None) -> tuple[Seat, ...]:
    """Players with colours that take turns; all with the same name if one is given."""
    colours = list(PLAYERS)
    return tuple(
        Seat(
            name=NAMES[(seat + shift) % len(NAMES)] if name is None else name,
            colour=colours[(seat + shift) % len(colours)],
            computer=seat == 1,
        )
        for seat in range(seats)
    )


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
