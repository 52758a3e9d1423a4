"""R4.1: from decision to decision, phase to phase, round to round."""

from __future__ import annotations

from collections.abc import Callable

from games.core.events import Event
from games.mare_nostrum.battle import conclude
from games.mare_nostrum.battle_phase import go_on_fighting
from games.mare_nostrum.build_phase import go_on_building
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.collect import go_on_collecting
from games.mare_nostrum.leadership import go_on_leading
from games.mare_nostrum.setup import lay_table
from games.mare_nostrum.state import NOBODY, MareState
from games.mare_nostrum.trade import go_on_trading

# Decisions that several have at the same time, or all before the first round: what comes of them is no matter of who is the last.
CHOSEN_TOGETHER = frozenset({"empire", "keep", "losses", "offer", "reward"})

_PHASES: dict[str, Callable[[Catalogue, MareState], list[Event]]] = {
    "empires": lay_table,
    "collect": go_on_collecting,
    "trade": go_on_trading,
    "build": go_on_building,
    "battle": go_on_fighting,
    "leadership": go_on_leading,
}


def within_turn(catalogue: Catalogue, state: MareState, seat: int, turn: int) -> list[Event]:
    """R7, R8: go on within the turn of this number as long as the seat has it and nothing is to be decided."""
    events: list[Event] = []
    while not state.pending and not state.finished and (state.active, state.turn) == (seat, turn):
        events += _part(catalogue, state, seat)
    return events


def _part(catalogue: Catalogue, state: MareState, mover: int) -> list[Event]:
    return _PHASES[state.phase](catalogue, state) if state.battle is None else conclude(state, mover)


def go_on(catalogue: Catalogue, state: MareState, mover: int = NOBODY) -> list[Event]:
    """Carry out what needs no decision until somebody has something to decide or the match is over. ``mover`` is the seat that knew
    its own choice all along.
    """
    events: list[Event] = []
    while not state.pending and not state.finished:
        events += _part(catalogue, state, mover)
    state.pending.sort(key=lambda choice: choice.seat)
    state.step = state.pending[0].kind if state.pending else "over"
    return events
