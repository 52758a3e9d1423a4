"""The computer seat: always legal, blind to what is hidden, and better than chance."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, options, play, position, start


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_computer_seat_makes_legal_moves_to_the_end_and_reads_nothing_hidden(seats: int):
    """R2.8"""
    state, ply = start(seats, "sensible"), 0
    while not state.finished:
        seat, ply = state.active, ply + 1
        move = GAME.sensible_move(GAME.redact(state, seat), seat, Rng(f"choice {ply}"))
        assert move in options(state)
        if ply % 10 == 0:
            other = GAME.determinize(state, seat, Rng(f"deal {ply}"))
            assert GAME.sensible_move(other, seat, Rng(f"choice {ply}")) == move
        play(state, move)


def test_a_computer_seat_changes_nothing_while_it_thinks():
    state = position(home(hand=["war", "coin"]), home(), rows={"nature": ["cliff"]})
    before = GAME.encode(state)
    GAME.sensible_move(state, 0, Rng("think"))
    assert GAME.encode(state) == before


@pytest.mark.parametrize("sensible", [0, 1])
def test_a_computer_seat_beats_random_play(sensible: int):
    state, rng = start(2, "contest"), Rng(f"contest {sensible}")
    while not state.finished:
        seat = state.active
        if seat == sensible:
            play(state, GAME.sensible_move(GAME.redact(state, seat), seat, rng))
        else:
            play(state, rng.choice([move for move in options(state) if move.kind != "stop"]))
    assert GAME.outcome(state).ranks[sensible] == 1
    assert GAME.outcome(state).ranks[1 - sensible] == 2
