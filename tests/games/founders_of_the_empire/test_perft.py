"""Golden counts: how many moves are legal and how many states can be reached from fixed positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.counting import read_positions
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.perft import FILE, count, state_of

POSITIONS = read_positions(FILE)
ALL = pytest.mark.parametrize("position", POSITIONS, ids=[position["name"] for position in POSITIONS])


@ALL
def test_counts_from_a_fixed_position(position: dict[str, Any]):
    assert count(position, len(position["counts"])) == position["counts"]


@ALL
def test_a_fixed_position_is_sound(position: dict[str, Any]):
    assert GAME.problems(state_of(position)) == []


def test_every_number_of_seats_and_every_step_is_counted():
    states = [state_of(position) for position in POSITIONS]
    assert {(state.step, state.seats) for state in states} >= {("draft", 2), ("draft", 3), ("draft", 4)}
    assert {state.step for state in states} == {"draft", "reveal", "token", "add"}
