"""R8.2: what is said to come by itself after the last march, and after the last step of a round, comes so."""

from __future__ import annotations

from typing import Any

import pytest

from games.mare_nostrum.moves import Done, March
from games.mare_nostrum.state import MareState
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.mare_nostrum.positions import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, play, position

OTHERS = [GREECE, BABYLON, EGYPT, CARTHAGE]
MACEDONIA = March("macedonia", "dacia", "idle", 1)


def marching(*, acted: bool = False, **provinces: Any) -> MareState:
    """Rome has a legion in Macedonia; the others have ``acted`` or not."""
    state = position(
        "rome", "march", provinces={"macedonia": {"control": "rome", "units": {"rome": {"legion": 1}}}, **provinces}
    )
    state.acted = OTHERS if acted else []
    return state


def told(state: MareState, **chosen: Any) -> Any:
    found = GAME.remark(GAME.redact(state, ROME), ROME, chosen)
    assert found is not None
    return found.facts.get("next")


MARCH = {"kind": "march", "source": "macedonia", "target": "dacia", "spot": "idle", "count": 1}


@pytest.mark.parametrize(
    ("acted", "ends", "phase"), [(False, "turn", "battle"), (True, "round", "leadership")], ids=["a turn", "a round"]
)
def test_the_last_march_to_where_nobody_is_says_that_the_turn_or_round_ends(acted: bool, ends: str, phase: str):
    state = marching(acted=acted)
    assert told(state, **MARCH) == {"battle": "no", "ends": ends}
    kinds = [event.kind for event in play(state, MACEDONIA)]
    assert "turn-ended" in kinds and (phase == "battle") == (state.phase == "battle")


@pytest.mark.parametrize("acted", [False, True])
def test_the_last_march_on_others_says_that_the_battle_comes_and_what_then(acted: bool):
    state = marching(acted=acted, dacia={"control": "greece", "units": {"greece": {"legion": 1}}})
    assert told(state, **MARCH) == {"battle": "yes", "ends": "round" if acted else "turn"}
    assert "battle" in [event.kind for event in play(state, MACEDONIA)]


def test_a_march_after_which_others_are_possible_says_nothing_of_the_end():
    state = marching(thracia={"control": "rome", "units": {"rome": {"legion": 1}}})
    assert told(state, **MARCH) is None


def test_a_march_after_which_one_may_choose_whom_to_fight_says_nothing_of_the_end():
    state = marching(dacia={"units": {"greece": {"legion": 1}, "egypt": {"legion": 1}}})
    assert told(state, **MARCH) is None


def test_a_march_after_which_something_can_be_used_says_nothing_of_the_end():
    state = marching(dacia={"control": "greece", "buildings": ["dacia.wine"]})
    assert told(state, **MARCH) is None


@pytest.mark.parametrize("acted", [False, True])
def test_the_end_of_the_last_step_says_that_the_round_ends_with_it(acted: bool):
    state = marching(acted=acted)
    assert told(state, kind="done") == ({"battle": "no", "ends": "round"} if acted else None)
    play(state, Done())
    assert (state.phase == "battle") is not acted
