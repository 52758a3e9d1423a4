"""Positions written in a line or two, and what tests do with them; seats are A, B, C … as in cases.json."""

from __future__ import annotations

from typing import Any

from games.base import Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.mosaic.state import MosaicState
from tests.games import positions
from tests.games.mosaic.case_builder import GAME, build_state

PLENTY = {"stone": 60, "ideas": 60, "food": 60, "money": 60}


def position(seats: int = 4, *, player: str = "A", action: str = "", **given: Any) -> MosaicState:
    """The turn of a player; ``A=…`` and the like are players, everything else is as in ``given`` of a case."""
    players = {name: given.pop(name) for name in list(given) if len(name) == 1}
    return build_state({"player_count": seats, "players": players, **given}, {"player": player, "action": action})


def start(seats: int, seed: str = "start", **options: Any) -> MosaicState:
    """The state before the first Leader is chosen."""
    return GAME.setup(seats, GAME.options(**options), seed)


def until(state: MosaicState, phase: str) -> MosaicState:
    """Play default moves until a phase begins."""
    while state.phase != phase:
        seat = GAME.to_move(state)[0]
        GAME.play(state, seat, GAME.default_move(state, seat))
    return state


def play(state: MosaicState, *moves: Move) -> list[Event]:
    """Play moves, each by the first seat that is awaited; gives what happened."""
    return positions.play(GAME, state, *moves)


def refused(state: MosaicState, move: Move, seat: int | None = None) -> IllegalMove:
    """The reason why a move (of the seat to move) is illegal; the state must not have changed."""
    return positions.refused(GAME, state, move, seat)


def options(state: MosaicState, *kinds: type[Move]) -> list[Any]:
    """The legal moves of the seat to move, only those of these kinds if any are named."""
    return positions.options(GAME, state, GAME.to_move(state)[0], *kinds)


def default(state: MosaicState) -> Move:
    """What is played for the seat to move when its time has run out."""
    return GAME.default_move(state, GAME.to_move(state)[0])


def sensibly(state: MosaicState, plies: int, seed: str = "sensible") -> MosaicState:
    """Let the computer play on for so many decisions."""
    return positions.sensibly(GAME, state, plies, seed)


def kinds_of(events: list[Event]) -> list[str]:
    """The kinds of what happened, in order."""
    return [event.kind for event in events]
