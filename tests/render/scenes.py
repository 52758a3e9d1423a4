"""Scenes to draw in tests: states of whole matches played at random, and single ones set up by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from games import GAMES
from games.core.rng import Rng
from games.founders_of_the_empire.state import FoundersState
from render.kit.palette import PLAYERS
from render.scene import Scene, Seat, View

GAME = GAMES["founders_of_the_empire"]
VIEWS: tuple[View, ...] = ("board", "area")
NAMES = ("Wojtek", "Grażyna Brzęczyszczykiewicz", "Bo", "Żółw Ćwirek")
NEWS = {
    "en": "Kasia reveals Winery, plays a coin on Wojtek M11 (horses), builds Barracks (iron) at L10, gains a war token.",
    "pl": "Kasia odsłania Winiarnię, zagrywa żeton monet (Wojtek, M11, konie), dodaje Koszary (żelazo) na L10 i ma żeton.",
}


@cache
def match(seats: int, seed: str) -> tuple[FoundersState, ...]:
    """Every state of a match in which tokens are played every other time they can be, and else tiles are added."""
    state = GAME.setup(seats, GAME.options(), seed)
    rng = Rng(f"moves {seed}")
    states = [GAME.copy(state)]
    while not state.finished:
        seat = GAME.to_move(state)[0]
        moves = GAME.legal_moves(state, seat)
        tokens = [move for move in moves if move.kind in ("war", "coin", "cart", "craftsman")]
        adding = [move for move in moves if move.kind == "add"]
        going_on = [move for move in moves if move.kind not in ("stop", "concede")]
        move = rng.choice(tokens if tokens and rng.below(2) else adding or going_on or moves)
        GAME.play(state, seat, move)
        states.append(GAME.copy(state))
    return tuple(states)


def scene(state: FoundersState, /, **changes: Any) -> Scene:
    """The public scene of a state."""
    colours = list(PLAYERS)
    facts: dict[str, Any] = {
        "game": GAME,
        "state": GAME.redact(state, None),
        "viewer": None,
        "lang": "pl",
        "seats": tuple(Seat(name=NAMES[seat], colour=colours[seat], computer=seat == 1) for seat in range(state.seats)),
        "news": NEWS["pl"],
    }
    return Scene(**(facts | changes))


def at(seats: int, played: float) -> FoundersState:
    """The state after that share of a match, from 0 to 1."""
    states = match(seats, f"late {seats}")
    return states[int(len(states) * played)]


def late(seats: int) -> FoundersState:
    """A state near the end of a match."""
    return at(seats, 0.9)


def many(count: int, seed: str = "many") -> Iterator[Scene]:
    """Scenes of all table sizes and colours, spread over whole matches, taking turns at the two languages."""
    colours = list(PLAYERS)
    rng = Rng(f"{seed} scenes")
    for number in range(count):
        seats = 2 + number % 3
        states = match(seats, f"{seed} {number % 2} {seats}")
        state = states[rng.below(len(states))]
        lang = ("pl", "en")[number // 3 % 2]
        people = tuple(
            Seat(name=NAMES[(seat + number) % 4], colour=colours[(seat + number) % len(colours)], computer=seat == 0)
            for seat in range(seats)
        )
        yield scene(state, lang=lang, seats=people, news=NEWS[lang] if number % 5 else "")
