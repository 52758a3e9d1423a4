"""What fields are filled in with, which kinds of moves are grave, and by which a question is left unanswered."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.founders_of_the_empire.moves import Add, Replace, Reveal
from tests.games.completing import decisions_met, fields, kinds, without_answer, wrong_answers
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import FIVE, home, position

NATURAL = set[tuple[str, str]]()
ASKED = {
    ("add", "cell"),
    ("add", "tile"),
    ("cart", "cell"),
    ("coin", "cell"),
    ("coin", "opponent"),
    ("coin", "resource"),
    ("craftsman", "cell"),
    ("craftsman", "token"),
    ("draft", "side"),
    ("draft", "tile"),
    ("replace", "cell"),
    ("replace", "tile"),
    ("reveal", "stack"),
    ("stop", "flag"),
    ("war", "cell"),
    ("war", "opponent"),
}
GRAVE = {"coin", "replace", "reveal", "stop", "war"}
PLAIN = {"add", "cart", "craftsman", "draft", "pass"}
# By kind of decision the kinds of moves that leave it unanswered; where there are none something must be chosen.
WAYS_OUT = {"draft": set[str](), "reveal": set[str](), "turn": set[str]()}


def test_every_field_is_natural_or_asked():
    assert fields(GAME) == NATURAL | ASKED
    assert not NATURAL & ASKED


def test_every_kind_is_grave_or_plain():
    assert kinds(GAME) == GRAVE | PLAIN
    assert GAME.grave_kinds == GRAVE
    assert not GRAVE & PLAIN


@pytest.mark.parametrize(("row", "grave"), [(4, False), (5, True)])
def test_a_tile_is_turned_up_by_naming_its_stack_unless_that_sends_a_row_to_the_box(row, grave):
    """R6.1, R6.3"""
    state = position(home(), home(), step="reveal", rows={"nature": FIVE[:row], "city": []})
    assert GAME.is_passing(state, 0, "reveal")
    assert GAME.is_grave(state, 0, Reveal("nature")) is grave
    assert not GAME.is_grave(state, 0, Reveal("city"))


def test_every_decision_says_how_it_is_left_unanswered():
    """R8.8: who may end his turn has not been asked anything that he would leave unanswered."""
    assert decisions_met(GAME, 4, 4) == WAYS_OUT.keys()
    said = {decision: {kind for kind, of in GAME.ways_out.items() if decision in of} for decision in WAYS_OUT}
    assert said == WAYS_OUT


def test_whoever_may_end_his_turn_without_adding_could_do_something_else():
    """R8.8: where nothing else is possible the turn ends by itself."""
    assert without_answer(GAME, 4, 8, 120) == set()


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_filled_in(seats):
    assert wrong_answers(GAME, seats, 3, 60, NATURAL) == []


def test_a_new_tile_brings_the_same_on_every_cell_and_in_the_place_of_every_equal_tile():
    """R8.1 to R8.7, R9.3, R9.5, R10.1"""
    state, rng, met = GAME.setup(2, GAME.options(), "alike"), Rng("alike"), 0
    while not state.finished:
        seat = GAME.to_move(state)[0]
        told: dict[object, list[dict[str, int]]] = {}
        for move in GAME.legal_moves(state, seat) if GAME.turn(state) % 12 == 0 else ():
            if isinstance(move, Add | Replace):
                then = GAME.copy(state)
                GAME.apply(then, seat, move)
                brought = [GAME.holdings(then, other) for other in range(2)]
                assert told.setdefault(GAME.alike(state, seat, move), brought) == brought, move
                met += 1
        GAME.play(state, seat, GAME.sensible_move(state, seat, rng))
    assert met > 200
