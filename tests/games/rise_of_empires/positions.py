"""What tests do with positions: moves tried, refusals looked at, phases reached; data changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.base import Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.rise_of_empires import RiseOfEmpires
from games.rise_of_empires.state import RiseState
from tests.games import data_files, positions
from tests.games.rise_of_empires.case_builder import GAME, play


def start(seats: int, seed: str = "start") -> RiseState:
    """The state before the first move."""
    return GAME.setup(seats, GAME.options(), seed)


def options(state: RiseState, seat: int, *kinds: type[Move]) -> list[Any]:
    """The legal moves of a seat, only those of these kinds if any are named."""
    return positions.options(GAME, state, seat, *kinds)


def kinds(state: RiseState, seat: int) -> set[str]:
    """The kinds of legal moves of a seat, free ones left out."""
    return {move.kind for move in GAME.legal_moves(state, seat)} - GAME.free_kinds


def refused(state: RiseState, seat: int, move: Move) -> IllegalMove:
    """The reason why a move is illegal; the state must not have changed."""
    return positions.refused(GAME, state, move, seat)


def by_default(state: RiseState, until: Callable[[RiseState], bool]) -> list[Event]:
    """Everybody plays by default until this holds; gives what happened."""
    events: list[Event] = []
    while not state.finished and not until(state):
        seat = GAME.to_move(state)[0]
        events += play(state, seat, GAME.default_move(state, seat))
    return events


def last_move(state: RiseState) -> None:
    """Only the active seat has a move left in this turn; all other discs lie on the display or are removed."""
    state.round = GAME.catalogue.numbers.actions
    active = state.active
    state.order = [*(seat for seat in state.order if seat != active), active]
    if state.side == "B":
        state.rows = {row: [active] if row == "trade" else [] for row in state.rows}
        return
    used = {"city": 2, "progress": 2, "trade": 2}
    state.rows = {row: sorted([*range(state.seats)] * used.get(row, 0)) for row in state.rows}
    state.rows["progress"].remove(active)


def finish_turn(state: RiseState) -> list[Event]:
    """The active seat makes the last move of the turn by default; gives what happened up to the next question."""
    last_move(state)
    return by_default(state, lambda now: now.phase != "actions" or now.round == 1)


def told(events: list[Event], kind: str) -> dict[int, dict[str, Any]]:
    """The data of the events of this kind by seat."""
    return {event.seat: event.data for event in events if event.kind == kind and event.seat is not None}


def changed(**tiles: dict[str, Any]) -> RiseOfEmpires:
    """The game over data in which these tiles differ in the fields given."""

    def correct(data: dict[str, Any]) -> None:
        for section in data["components"].values():
            data_files.correct(section, tiles)

    return data_files.changed(GAME, correct)
