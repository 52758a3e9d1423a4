"""R4, R5: from turn to turn, and the steps that need no question (end of Appendix B)."""

from __future__ import annotations

import msgspec

from games.base import Decision
from games.core.events import Event
from games.founders_of_the_empire.adding import replace_moves, some_add
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.ending import end_reason, finish
from games.founders_of_the_empire.reveal import open_stacks, turn_up
from games.founders_of_the_empire.state import FoundersState
from games.founders_of_the_empire.supply import Supply
from games.founders_of_the_empire.territory import collect
from games.founders_of_the_empire.tokens import token_moves


def go_on(catalogue: Catalogue, state: FoundersState) -> list[Event]:
    """Play forced steps until somebody has something to decide or the game is over; sets ``pending``."""
    events: list[Event] = []
    while not state.finished and state.step != "draft":
        seat = state.active
        if state.step == "end":
            events += end_turn(catalogue, state, seat)
            continue
        if state.step == "reveal":
            stacks = open_stacks(state)
            if len(stacks) > 1:
                state.pending = [Decision(seat, "reveal")]
                break
            first, *others = turn_up(catalogue, state, seat, stacks[0], "auto-revealed")
            # R5: a new turn, which needs no decision to begin.
            events += [msgspec.structs.replace(first, begins=state.turn), *others]
        if _has_choice(catalogue, state, seat):
            state.pending = [Decision(seat, "turn")]
            break
        events.append(Event("auto-passed", seat))
        events += end_turn(catalogue, state, seat)
    return events


def _has_choice(catalogue: Catalogue, state: FoundersState, seat: int) -> bool:
    return (
        some_add(catalogue, state, seat) is not None
        or next(token_moves(catalogue, state, seat), None) is not None
        or bool(replace_moves(catalogue, state, seat, Supply(catalogue, state.territories[seat])))
    )


def end_turn(catalogue: Catalogue, state: FoundersState, seat: int) -> list[Event]:
    """R5.4 b–e: coins come home, an unused purchase lapses, the end is checked, the next seat becomes active."""
    events: list[Event] = []
    cells = [cell for cell, _ in collect(catalogue, state.territories[seat], "owner_turn_end")]
    if cells:
        events.append(Event("coins-collected", seat, {"cells": cells, "count": len(cells)}))
    if state.bought:
        events.append(Event("purchase-lapsed", seat, {"resource": state.bought}))
        state.bought = ""
    reason = end_reason(catalogue, state)
    if reason:
        return events + finish(catalogue, state, reason)
    state.active = (seat + 1) % state.seats
    state.turn += 1
    state.step = "reveal"
    return events
