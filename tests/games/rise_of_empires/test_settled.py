"""What needs no answer though there are several: the end of a meal that is fed, an income for which nothing counts any more."""

from __future__ import annotations

from typing import Any

import pytest

from games.rise_of_empires.moves import GiveUp, Keep, Pick
from games.rise_of_empires.state import RiseState
from tests.games.rise_of_empires.case_builder import GAME, build_state, play
from tests.games.rise_of_empires.positions import finish_turn


@pytest.mark.parametrize("wish", [False, True], ids=["else", "who wants to be asked"])
def test_a_meal_for_which_the_food_suffices_after_tiles_were_given_up_is_over(wish: bool):
    """R7.2, R7.3: whoever could feed everything from the beginning is not asked either."""
    state = build_state({"food": 3, "territory": {"mountains": 1, "woods": 2}, "review": wish}, active=1)
    finish_turn(state)
    play(state, 0, GiveUp("woods"))
    assert GAME.forced_move(state, 0) is None
    play(state, 0, GiveUp("woods"))
    assert state.phase == "food"
    assert GAME.forced_move(state, 0) == (None if wish else Keep())


def choosing(*seats: dict[str, Any], **more: Any) -> RiseState:
    """The income of the last turn: each seat with Shipping and three Islands."""
    shipper = {"progress": ["shipping"], "territory": {"islands": 3}, "disc": 0}
    state = build_state(*({**shipper, **seat} for seat in seats), **{"era": 3, "side": "B", "active": 1, **more})
    finish_turn(state)
    assert state.pending[0].kind == "pick"
    return state


def test_an_income_of_the_last_turn_is_gold_which_alone_can_count():
    """R11.3, R11.4"""
    state = choosing({}, {})
    assert [GAME.forced_move(state, seat) for seat in (0, 1)] == [Pick("shipping", 0, 3, 0)] * 2
    assert GAME.forced_move(choosing({}, {}, side="A"), 0) is None


@pytest.mark.parametrize(
    ("mine", "theirs", "forced"),
    [
        ({"cities": ["bruges"]}, {}, False),
        ({"cities": ["bruges"], "disc": 1}, {}, True),
        ({"disc": 20}, {"cities": ["bruges"], "disc": 18}, False),
        ({}, {"cities": ["bruges"]}, True),
    ],
    ids=["for the own city", "the own city is paid", "the bank runs dry for another's", "another's"],
)
def test_an_income_that_may_save_a_city_is_asked_about(mine: dict[str, Any], theirs: dict[str, Any], forced: bool):
    """R8.2, R9.1: Bruges costs a disc in each turn."""
    assert (GAME.forced_move(choosing(mine, theirs), 0) is not None) == forced
