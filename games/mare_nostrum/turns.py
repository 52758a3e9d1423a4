"""R4.1: from decision to decision, phase to phase, round to round."""

from __future__ import annotations

from collections.abc import Callable

from games.core.events import Event
from games.mare_nostrum.battle_phase import go_on_fighting
from games.mare_nostrum.build_phase import go_on_building
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.collect import go_on_collecting
from games.mare_nostrum.leadership import go_on_leading
from games.mare_nostrum.state import MareState
from games.mare_nostrum.trade import go_on_trading

_PHASES: dict[str, Callable[[Catalogue, MareState], list[Event]]] = {
    "collect": go_on_collecting,
    "trade": go_on_trading,
    "build": go_on_building,
    "battle": go_on_fighting,
    "leadership": go_on_leading,
}


def go_on(catalogue: Catalogue, state: MareState) -> list[Event]:
    """Carry out what needs no decision until somebody has something to decide or the match is over."""
    events: list[Event] = []
    while not state.pending and not state.finished:
        events += _PHASES[state.phase](catalogue, state)
    state.pending.sort(key=lambda choice: choice.seat)
    state.step = state.pending[0].kind if state.pending else "over"
    return events
