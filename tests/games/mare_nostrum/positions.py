"""Positions written in a line or two, and what tests do with them; seats are named by their empires as in cases.json."""

from __future__ import annotations

from typing import Any

from games.base import Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.mare_nostrum.board import controlled, tracks
from games.mare_nostrum.state import MareState
from tests.games import positions
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME, build_state, seat_of

ROME, GREECE, BABYLON, EGYPT, CARTHAGE = range(5)
LEGAL, ILLEGAL = "legal", "illegal"  # as the cases say it


def position(turn: str = "rome", step: str = "build", *, edition: str = "pl", **given: Any) -> MareState:
    """A decision of one empire; everything else is as in ``given`` of a case."""
    return build_state(given, turn=turn, step=step, edition=edition)


def start(seats: int, seed: str = "start", **options: Any) -> MareState:
    """The state before the first empire is chosen."""
    return GAME.setup(seats, GAME.options(**options), seed)


def seated(seats: int, seed: str = "start", **options: Any) -> MareState:
    """The first decision of the first round; seats have their empires in seat order."""
    state = start(seats, seed, **options)
    while state.phase == "empires":
        seat = GAME.to_move(state)[0]
        name = CATALOGUE.numbers.empires[seats][seat]
        play(state, next(move for move in options_of(state) if move.empire == name))
    return state


def play(state: MareState, *moves: Move) -> list[Event]:
    """Play moves, each by the first seat that is awaited; gives what happened."""
    return positions.play(GAME, state, *moves)


def refused(state: MareState, move: Move, seat: int | None = None) -> IllegalMove:
    """The reason why a move (of the seat to move) is illegal; the state must not have changed."""
    return positions.refused(GAME, state, move, seat)


def options_of(state: MareState, *kinds: type[Move]) -> list[Any]:
    """The legal moves of the seat to move but its standing orders, only those of these kinds if any are named."""
    moves = [move for move in GAME.legal_moves(state, GAME.to_move(state)[0]) if move.kind not in GAME.free_kinds]
    return [move for move in moves if isinstance(move, kinds or Move)]


def verdict(state: MareState, move: Move) -> str:
    """Whether a move is legal for the seat to move, in the word of the cases."""
    return LEGAL if move in options_of(state) else ILLEGAL


def takes_back(state: MareState, empire: str) -> list[Move]:
    """The moves after which an empire has fewer control markers or units on the map."""
    before = on_the_map(state, empire)
    found: list[Move] = []
    for move in options_of(state):
        after = GAME.copy(state)
        play(after, move)
        found += [move] if any(now < then for now, then in zip(on_the_map(after, empire), before, strict=True)) else []
    return found


def on_the_map(state: MareState, empire: str) -> tuple[int, int]:
    """How many provinces an empire controls, and how many units it has."""
    seat = seat_of(empire)
    units = sum(province.legions[seat] + province.fortresses[seat] for province in state.provinces.values())
    return len(controlled(state, seat)), units + sum(triremes[seat] for triremes in state.seas.values())


def default(state: MareState) -> Move:
    """What is played for the seat to move when its time has run out."""
    return GAME.default_move(state, GAME.to_move(state)[0])


def by_default(state: MareState, *, until: str = "", phase: str = "", most: int = 400) -> list[Event]:
    """Play default moves until a kind of decision or a phase is reached, or the match ends; gives what happened."""
    events: list[Event] = []
    for _ in range(most):
        if state.finished or state.step == until or state.phase == phase:
            return events
        events += play(state, default(state))
    raise ValueError(f"neither {until} nor {phase} after {most} moves")


def sensibly(state: MareState, plies: int, seed: str = "sensible") -> MareState:
    """Let the computer play on for so many decisions."""
    return positions.sensibly(GAME, state, plies, seed)


def kinds_of(events: list[Event]) -> list[str]:
    """The kinds of what happened, in order."""
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The data of every event of a kind."""
    return [event.data for event in events if event.kind == kind]


def battle_in(events: list[Event], area: str) -> list[Event]:
    """What happened in the battle in an area, up to the next battle."""
    found: list[Event] = []
    here = False
    for event in events:
        here = event.data["area"] == area if event.kind == "battle" else here
        found += [event] if here else []
    return found


def track(state: MareState, empire: str, title: str) -> int:
    """The value of an empire on a track."""
    return tracks(CATALOGUE, state, seat_of(empire))[title]


def hand(state: MareState, empire: str) -> dict[str, int]:
    """What an empire holds behind its screen."""
    return state.players[seat_of(empire)].hand


def holds(empire: str, *names: str, **more: Any) -> dict[str, Any]:
    """Provinces that an empire controls, empty of buildings and units unless said otherwise."""
    return {name: {"control": empire, **more} for name in names}
