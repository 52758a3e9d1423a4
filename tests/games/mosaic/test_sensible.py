"""The computer seat: always legal, blind to what is hidden, and better than chance."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import start


@pytest.mark.parametrize("seats", [2, 6])
def test_a_computer_seat_makes_legal_moves_to_the_end_and_reads_nothing_hidden(seats: int):
    state, ply = start(seats, "sensible"), 0
    while not state.finished:
        seat, ply = GAME.to_move(state)[0], ply + 1
        move = GAME.sensible_move(GAME.redact(state, seat), seat, Rng(f"choice {ply}"))
        assert move in GAME.legal_moves(state, seat)
        if ply % 25 == 0:
            other = GAME.determinize(state, seat, Rng(f"deal {ply}"))
            assert GAME.sensible_move(other, seat, Rng(f"choice {ply}")) == move
        GAME.play(state, seat, move)


@pytest.mark.parametrize("sensible", [0, 1])
def test_a_computer_seat_beats_random_play(sensible: int):
    state, rng = start(2, "contest"), Rng(f"contest {sensible}")
    while not state.finished:
        seat = GAME.to_move(state)[0]
        if seat == sensible:
            GAME.play(state, seat, GAME.sensible_move(GAME.redact(state, seat), seat, rng))
        else:
            moves = [move for move in GAME.legal_moves(state, seat) if move.kind not in GAME.free_kinds]
            GAME.play(state, seat, rng.choice(moves))
    assert GAME.outcome(state).ranks[sensible] == 1
    assert GAME.outcome(state).ranks[1 - sensible] == 2


def test_a_computer_seat_changes_nothing_while_it_thinks():
    state = start(4, "think")
    for _ in range(150):
        seat = GAME.to_move(state)[0]
        before = GAME.encode(state)
        move = GAME.sensible_move(state, seat, Rng("think"))
        assert GAME.encode(state) == before
        GAME.play(state, seat, move)
