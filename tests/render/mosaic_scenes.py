"""Scenes of Mosaic to draw in tests: states of whole matches played by the computer, some moves left to chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games import GAMES
from games.core.rng import Rng
from games.mosaic import Mosaic
from games.mosaic.state import MosaicState
from render.scene import Scene, View
from tests.render.spread import share
from tests.render.tables import people, scenes_of

found = GAMES["mosaic"]
assert isinstance(found, Mosaic)
GAME: Mosaic = found
NEWS = {
    "en": "Kasia builds at IT04: City. Kasia takes from IT04: Wine. Kasia builds with the card “Merchant City”: Tariff +3.",
    "pl": "Kasia buduje na polu IT04: Miasto. Kasia zabiera z pola IT04: Wino. Kasia buduje z kartą „Miasto Handlowe”: Cło +3.",
}
VIEWS: tuple[View, ...] = ("board", "area", "hand")
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


def at(seats: int, played: float, seed: str = "pictures") -> MosaicState:
    """The state after that share of a match, from 0 to 1."""
    states = match(seats, seed)
    return GAME.decode(states[round(played * (len(states) - 1))])


def in_phase(seats: int, phase: str) -> MosaicState:
    """The first state of a phase."""
    return next(state for state in map(GAME.decode, match(seats)) if state.phase == phase)


def many(count: int, seed: str = "pictures") -> Iterator[Scene]:
    """Scenes of all table sizes, views and colours, spread over whole matches, taking turns at the two languages."""
    for number in range(count):
        seats = 2 + number % 5
        state = at(seats, share(number), seed)
        view = VIEWS[0 if number % 4 < 2 else number % 4 - 1]
        lang = ("pl", "en")[number // 5 % 2]
        viewer = number % seats if view == "hand" else None
        yield scene(
            state,
            viewer=viewer,
            view=view,
            focus=number % seats,
            lang=lang,
            seats=people(seats, number),
            news=NEWS[lang] if number % 5 else "",
        )
