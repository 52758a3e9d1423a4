"""R8.1, R9.3: what is said to come up by an Action."""

from __future__ import annotations

import pytest

from tests.games.mosaic.positions import GAME, position

OVER = {"scorings_done": 3, "end_triggered": True, "final_round": True}


@pytest.mark.parametrize(("first", "told"), [(0, "scoring"), (7, "")])
def test_an_empire_scoring_may_come_up_where_its_card_may_lie_among_the_next_of_a_deck(first: int, told: str):
    """R8.1: it lies in the lower half of its deck."""
    state = position(2)
    state.spans = {"technologies": [first, 20]}
    assert GAME.coming_up(state) == told


@pytest.mark.parametrize(("kind", "told"), [("tax_tariff", ""), ("population", ""), ("technology", "scoring")])
def test_by_an_action_that_draws_from_one_deck_no_empire_scoring_of_another_one_comes_up(kind: str, told: str):
    """R8.1: that of Tax & Tariff has come up already."""
    state = position(2)
    state.spans = {"technologies": [0, 20]}
    assert GAME.coming_up(state, kind) == told


def test_no_empire_scoring_may_come_up_after_the_last_one():
    """R8.1"""
    state = position(2, scorings_done=3, end_triggered=True)
    state.spans = {"technologies": [0, 20]}
    assert GAME.coming_up(state) == ""


def test_what_comes_up_by_the_last_action_of_the_match_is_of_no_use():
    """R9.3"""
    assert GAME.coming_up(position(2, player="B", **OVER)) is None


def test_what_comes_up_in_the_last_round_is_of_use_to_who_comes_later():
    """R9.3, R9.5"""
    assert GAME.coming_up(position(2, player="A", **OVER)) == ""
    assert GAME.coming_up(position(2, player="B", B={"leader": "leader_scribe"}, **OVER)) == ""


def test_what_comes_up_is_of_use_where_a_technology_can_bring_another_action():
    """R3.5"""
    state = position(2, player="B", technology_offer=["tech_mathematics"], **OVER)
    assert GAME.coming_up(state) == ""
