"""Positions written in a line or two in the notation of cases.json, and what tests do with them; seats are 0, 1 …"""

from __future__ import annotations

from typing import Any

from games.base import Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.imperial_settlers import ImperialSettlers
from games.imperial_settlers.moves import Pass
from games.imperial_settlers.state import Location, SettlersState, Task
from games.imperial_settlers.table import Table
from games.imperial_settlers.turns import go_on
from tests.games import data_files, positions
from tests.games.imperial_settlers.case_builder import GAME, build_state, turn_of


def position(*seats: dict[str, Any], **table: Any) -> SettlersState:
    """A state in the Action phase of round 2, seat 0 to move; two seats unless more are given."""
    entries = [*seats, *({} for _ in range(2 - len(seats)))]
    return build_state({**dict(zip("ABCD", entries, strict=False)), **table})


def alone(**entry: Any) -> SettlersState:
    """A state of the solo game in the Action phase."""
    return build_state({"solo": True, **entry})


def start(seats: int, *factions: str, seed: str = "start", **options: Any) -> SettlersState:
    """The state before the first decision, factions given."""
    names = factions or ("romans", "barbarians", "egyptians", "japanese")[:seats]
    return GAME.setup(seats, GAME.options(factions=names, **options), seed)


def play(state: SettlersState, seat: int, *moves: Move) -> list[Event]:
    """Play moves of a seat; gives what happened."""
    return [event for move in moves for event in GAME.play(state, seat, move)]


def on_turn(state: SettlersState, seat: int, *moves: Move) -> list[Event]:
    """Give the seat the turn and play its moves."""
    turn_of(state, seat)
    return play(state, seat, *moves)


def refused(state: SettlersState, seat: int, move: Move) -> IllegalMove:
    """The reason why a move is illegal; the state must not have changed."""
    return positions.refused(GAME, state, move, seat)


def options(state: SettlersState, seat: int, *kinds: type[Move]) -> list[Any]:
    """The legal moves of a seat, only those of these kinds if any are named."""
    return positions.options(GAME, state, seat, *kinds)


def place(state: SettlersState, card: str) -> Location:
    """A Location in play."""
    return next(loc for player in state.players for loc in player.empire if loc.card == card)


def pass_all(state: SettlersState) -> list[Event]:
    """Everybody passes, so that the Action phase ends."""
    events: list[Event] = []
    while state.phase == "action":
        for seat in GAME.to_move(state):
            events += GAME.play(state, seat, Pass())
    return events


def phase(state: SettlersState, begin: Any) -> list[Event]:
    """Begin a phase and go on to the first question in it."""
    state.pending = []
    table = Table(GAME.catalogue, state)
    begin(table)
    go_on(table)
    return table.events


def ask(state: SettlersState, *tasks: Task) -> list[Event]:
    """Put tasks before what is pending and go on."""
    table = Table(GAME.catalogue, state)
    table.push(tasks)
    go_on(table)
    return table.events


def changed(**cards: dict[str, Any]) -> ImperialSettlers:
    """The game over data in which these cards of the base game differ in the fields given."""
    return data_files.changed(GAME, lambda data: data_files.correct(data["components"]["cards"], cards))
