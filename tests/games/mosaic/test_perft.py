"""Golden counts: how many moves are legal and how many states can be reached from fixed positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.counting import read_positions
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.perft import FILE, count, state_of

POSITIONS = read_positions(FILE)
ALL = pytest.mark.parametrize("position", POSITIONS, ids=[position["name"] for position in POSITIONS])


@ALL
def test_counts_from_a_fixed_position(position: dict[str, Any]):
    assert count(position, len(position["counts"])) == position["counts"]


def test_every_phase_and_every_number_of_moves_stays_within_bounds():
    states = [state_of(position) for position in POSITIONS]
    assert {state.phase for state in states} >= {"leaders", "draft", "cities", "rounds"}
    assert max(len(GAME.legal_moves(state, GAME.to_move(state)[0])) for state in states) <= 500
