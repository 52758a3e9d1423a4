"""Scenes of Mare Nostrum to draw in tests: states of whole matches played by the computer, some moves left to chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from games import GAMES
from games.core.events import Event
from games.core.rng import Rng
from games.mare_nostrum import MareNostrum
from games.mare_nostrum.game import MareOptions
from games.mare_nostrum.state import Battle, Choice, Display, MareState
from render.mare.painter import PAINTER
from render.scene import Scene, View
from tests.render.spread import share
from tests.render.tables import people, scenes_of

found = GAMES["mare_nostrum"]
assert isinstance(found, MareNostrum)
GAME: MareNostrum = found
NEWS = {
    "en": "Kasia builds a caravan in Dalmatia: Wood. Kasia takes control of Germania. Kasia takes Hercules, number 3.",
    "pl": "Kasia buduje karawanę: Dalmacja, Drewno. Kasia przejmuje kontrolę: Germania. Kasia bierze: Herkules, karta nr 3.",
}
DISPLAYS: tuple[Display, ...] = ("beginner", "expert")
VIEWS: tuple[View, ...] = ("board", "area", "hand")
scene = scenes_of(GAME, NEWS["pl"])


@dataclass(frozen=True)
class Played:
    """A match: every state, encoded, with the marks of what led to it; and for each kind of move the first state that allows it."""

    states: tuple[tuple[bytes, tuple[str, ...]], ...]
    firsts: dict[str, bytes]


@cache
def played(seats: int, seed: str = "pictures", display: Display = "beginner") -> Played:
    """A match of the sensible computer; now and then a move of a kind taken at random."""
    state = GAME.setup(seats, MareOptions(display=display), seed)
    rng = Rng(f"moves {seed}")
    states: list[tuple[bytes, tuple[str, ...]]] = [(GAME.encode(state), ())]
    firsts: dict[str, bytes] = {}
    while not state.finished:
        seat = GAME.to_move(state)[0]
        moves = GAME.legal_moves(state, seat)
        kinds = sorted({move.kind for move in moves})
        firsts = dict.fromkeys(kinds, states[-1][0]) | firsts
        kind = rng.choice(kinds)
        wild = [move for move in moves if move.kind == kind]
        move = rng.choice(wild) if rng.below(6) == 0 else GAME.sensible_move(state, seat, rng)
        changed = marks(GAME.play(state, seat, move))
        states.append((GAME.encode(state), changed))
    return Played(tuple(states), firsts)


def match(
    seats: int, seed: str = "pictures", display: Display = "beginner"
) -> tuple[tuple[bytes, tuple[str, ...]], ...]:
    """Every state of a match, encoded, with the marks of what led to it."""
    return played(seats, seed, display).states


def marks(events: list[Event]) -> tuple[str, ...]:
    """What the painter makes of events."""
    return tuple(mark for event in events for mark in PAINTER.marks(event))


def at(seats: int, played: float, display: Display = "beginner") -> MareState:
    """The state after that share of a match, from 0 to 1."""
    states = match(seats, display=display)
    return GAME.decode(states[round(played * (len(states) - 1))][0])


def choosing_losses(seats: int) -> MareState:
    """A state in which the first seat chooses among an idle legion, an occupying one and the fortress in Creta."""
    state = at(seats, 0.8)
    creta = state.provinces["creta"]
    creta.controller, creta.buildings, creta.places = 1, ["ceramics", "city"], {"city": 0}
    creta.legions, creta.fortresses = [3, 2, *[0] * (seats - 2)], [1, *[0] * (seats - 1)]
    state.phase, state.step, state.stage, state.active = "battle", "losses", "fight", 0
    state.battle, state.pending = Battle("creta", 0, 1), [Choice(0, "losses", about="creta", count=2)]
    return state


def in_step(seats: int, step: str) -> MareState:
    """The last state of a match in which such a decision is awaited."""
    return next(state for text, _ in reversed(match(seats)) if (state := GAME.decode(text)).step == step)


def after_battle(seats: int) -> tuple[MareState, tuple[str, ...]]:
    """The last state that a battle led to, with its marks."""
    return next(
        (GAME.decode(text), changed)
        for text, changed in reversed(match(seats))
        if any(mark.startswith("battle:") for mark in changed)
    )


def many(count: int, seed: str = "pictures") -> Iterator[Scene]:
    """Scenes of all table sizes, views and colours, spread over whole matches, taking turns at the two languages."""
    for number in range(count):
        seats = 3 + number % 3
        states = match(seats, seed, display=DISPLAYS[number // 3 % 2])
        text, changed = states[round(share(number) * (len(states) - 1))]
        state = GAME.decode(text)
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
            changed=changed,
        )
