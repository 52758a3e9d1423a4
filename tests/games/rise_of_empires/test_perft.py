"""Golden counts: how many moves are legal and how many states can be reached from fixed positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.rise_of_empires.moves import TakeEmpire
from tests.games.counting import read_positions
from tests.games.rise_of_empires.case_builder import GAME, build_state, play
from tests.games.rise_of_empires.perft import FILE, count

POSITIONS = read_positions(FILE)


@pytest.mark.parametrize("position", POSITIONS, ids=[position["name"] for position in POSITIONS])
def test_counts_from_a_fixed_position(position: dict[str, Any]):
    assert count(position, len(position["counts"])) == position["counts"]


def test_the_most_legal_moves_that_there_can_be():
    """R6.4.3: the most there can be, a full pool and every region open."""
    state = build_state({"stock": 0}, era=3)
    play(state, 0, TakeEmpire("empire_1"))
    assert len(GAME.legal_moves(state, 0)) == 18 * 30 + 1
