"""R9: what sets off the end of the game, how many turns are left, and what the end leaves behind."""

from __future__ import annotations

from typing import Any

from games.core.events import Event
from games.mosaic.catalogue import Catalogue
from games.mosaic.state import MosaicState


def scoring_due(catalogue: Catalogue, state: MosaicState) -> bool:
    """R8.1, R9.4: one more Empire Scoring is to come, unless the limit is reached; gives whether it is."""
    if state.scorings + state.due >= catalogue.numbers.empire.limit:
        return False
    state.due += 1
    return True


def trigger(state: MosaicState, rule: str) -> list[Event]:
    """R9.1, R9.3: this round and one more are played to their end; happens only once."""
    if state.triggered:
        return []
    state.triggered, state.last_round = rule, state.round + 1
    return [Event("end-triggered", None, {"reason": rule, "turns": turns_left(state)})]


def turns_left(state: MosaicState) -> int:
    """R9.3: the turns still to come after the current one, once the end has been set off."""
    rounds = state.last_round - state.round
    return state.seats - 1 - state.active + rounds * state.seats


def left_of_match(state: MosaicState) -> dict[str, Any]:
    """R3.5, R9.3: the Actions left in this turn, and once the end is set off the turns after it; extra actions come then (R9.5)."""
    last = {"closing": {"turns": turns_left(state)}} if state.triggered and state.phase == "rounds" else {}
    return {"count": state.actions, **last}


def check_sets(catalogue: Catalogue, state: MosaicState) -> list[Event]:
    """R9.1, R9.2: after a tile was taken: two sets used up set off the end and one more Empire Scoring."""
    used_up = sum(not tiles for tiles in (state.wonders, state.golden_ages, state.achievements))
    if state.triggered or used_up < catalogue.numbers.sets_to_end:
        return []
    scoring_due(catalogue, state)
    return trigger(state, "R9.1b")


def close(state: MosaicState, reason: str) -> None:
    """R9.3, or a concession: the match is over, and nothing is under way any more.

    Whoever leaves may do so in the middle of an Action; nothing was paid for it, so it is dropped.
    """
    state.finished, state.phase, state.step = reason, "over", "over"
    state.pending, state.queue = [], []
    state.begun, state.peeked = None, ""
