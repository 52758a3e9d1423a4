"""The computer seat: always legal, changes nothing, and better than chance."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from tests.games.rise_of_empires.case_builder import GAME
from tests.games.rise_of_empires.positions import start


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_computer_seat_makes_legal_moves_to_the_end(seats: int):
    state, rng = start(seats, "sensible"), Rng("sensible")
    while not state.finished:
        seat = GAME.to_move(state)[0]
        before = GAME.encode(state)
        move = GAME.sensible_move(state, seat, rng)
        assert GAME.encode(state) == before
        assert move in GAME.legal_moves(state, seat)
        GAME.play(state, seat, move)
    assert sum(GAME.outcome(state).scores) > 300


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_computer_seat_beats_random_play(seats: int):
    for sensible in range(seats):
        state, rng = start(seats, f"contest {sensible}"), Rng(f"contest {sensible}")
        while not state.finished:
            seat = GAME.to_move(state)[0]
            if seat == sensible:
                GAME.play(state, seat, GAME.sensible_move(GAME.redact(state, seat), seat, rng))
            else:
                moves = [move for move in GAME.legal_moves(state, seat) if move.kind not in GAME.free_kinds]
                GAME.play(state, seat, rng.choice(moves))
        assert GAME.outcome(state).ranks[sensible] == 1
