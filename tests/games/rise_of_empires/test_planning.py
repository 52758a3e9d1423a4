"""Moves planned ahead in phase 2 and 6 (async notes), what they rely on, and that nothing is hidden."""

from __future__ import annotations

import pytest

from games.base import Concede
from games.core.errors import IllegalMove
from games.core.rng import Rng
from games.rise_of_empires.moves import (
    End,
    Flip,
    Pay,
    Place,
    Position,
    Remove,
    Skip,
    Stop,
    Strike,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
    War,
)
from tests.games.rise_of_empires.case_builder import GAME, build_state, play
from tests.games.rise_of_empires.positions import by_default, finish_turn, start


def plan(state, seat, *planned):
    return GAME.plan_moves(state, seat, list(planned))


def test_the_next_move_of_turn_a_is_planned_as_it_is_made():
    """R6.0.2"""
    state = start(3)
    ahead = plan(state, 1)
    assert ahead == [move for move in GAME.legal_moves(state, 0) if move.kind != "review"]
    assert plan(state, 0) == []


def test_a_plan_goes_on_within_the_move_and_into_the_next_round():
    """R6.0.1, R6.4.3"""
    state = start(2)
    assert {move.kind for move in plan(state, 1, TakeEmpire("empire_3"))} == {"place"}
    follow = plan(state, 1, TakeEmpire("empire_3"), Place("balkans", 2))
    assert {move.kind for move in follow} == {"place", "stop"}
    after = plan(state, 1, TakeEmpire("empire_3"), Place("balkans", 2), Stop())
    assert {"empire", "trade"} <= {move.kind for move in after}
    assert TakeEmpire("empire_3") not in after


def test_a_plan_ends_with_the_last_round():
    """R6.0.1"""
    state = start(2)
    state.round = 6
    tile = state.territory[0]
    assert plan(state, 1, TakeTerritory(tile)) == []


def test_a_seat_that_has_made_its_last_move_plans_nothing():
    """R6.0.1"""
    state = build_state(active=1)
    state.round = 6
    assert plan(state, 0) == []
    state.round = 5
    assert plan(state, 0) != []


def test_turn_b_is_planned_by_own_discs():
    """R6.5.1"""
    state = build_state(side="B", rows={"territory": [0, 1], "trade": [1]}, territory=["plains"])
    assert Remove("trade", 1, "") in plan(state, 1)
    assert plan(state, 1, Remove("territory", 1, "gold")) == [Skip(), TakeTerritory("plains")]


def test_flips_are_planned_too():
    """R6.0.6"""
    state = build_state({}, {"progress": ["harbor"], "gold": 3}, territory=["plains", "woods"])
    assert {move.kind for move in plan(state, 1, TakeTerritory("plains"))} == {"flip", "end"}
    assert plan(state, 1, TakeTerritory("plains"), Flip("harbor"))
    assert plan(state, 1, TakeTerritory("plains"), End())


def test_a_plan_that_does_not_fit_any_more_is_refused():
    """R6.0.1"""
    state = build_state(territory=["plains"])
    assert plan(state, 1, TakeTerritory("plains"))
    play(state, 0, TakeTerritory("plains"))
    waiting = build_state(territory=["woods"])
    with pytest.raises(IllegalMove) as refusal:
        plan(waiting, 1, TakeTerritory("plains"))
    assert refusal.value.code == "plan-outdated"


def test_what_may_stand_in_for_a_step_is_what_could_be_planned_in_its_place():
    """R6.0.3: if the row is still open, else …"""
    state = start(4)
    state.rows["territory"] = [0, 1, 2, 3] * 2
    assert not any(isinstance(move, TakeTerritory) for move in plan(state, 1))
    assert any(isinstance(move, TakeProgress) for move in plan(state, 1))


def test_positions_are_planned_while_others_choose():
    """R10.1"""
    state = build_state({"vp": 1}, {"vp": 2}, {"vp": 3}, active=2)
    finish_turn(state)
    assert plan(state, 2) == [Position(1), Position(2), Position(3)]
    assert plan(state, 2, Position(1)) == []
    play(state, 0, Position(2))
    assert plan(state, 0) == []
    assert plan(state, 2) == [Position(1), Position(3)]


def test_nothing_is_planned_by_who_has_left_or_in_the_phases_between():
    """R7.2"""
    state = build_state({"food": 0, "territory": {"mountains": 1}}, {}, {}, active=1)
    play(state, 2, Concede())
    assert plan(state, 2) == []
    finish_turn(state)
    assert state.phase == "food"
    assert plan(state, 1) == []


@pytest.mark.parametrize(
    ("move", "premise"),
    [
        (Place("balkans", 1), "[2,0]"),
        (War("balkans", 1), "2"),
        (Strike("iron_weapons", "balkans", 1, 1), "2"),
        (Trade("gold", 3), "5"),
        (Trade("vp", 3), ""),
        (TakeTerritory("plains"), ""),
        (Remove("trade", 1, "gold"), ""),
    ],
)
def test_a_plan_relies_on_the_cubes_of_others_and_the_gold_of_a_trade(move, premise: str):
    """R6.4.3, R6.6.2"""
    state = build_state({"disc": 5}, {}, {}, cubes={"balkans": {0: 4, 1: 2}}, track=4)
    assert GAME.premise(state, 0, move) == premise


def test_nothing_but_chance_is_hidden():
    """R5.1"""
    state = start(4)
    by_default(state, lambda now: now.round == 3)
    seen = GAME.redact(state, 2)
    seen.rng = state.rng
    assert GAME.encode(seen) == GAME.encode(state)


def test_chance_that_is_dealt_anew_brings_other_tiles():
    """R5.1"""
    state = start(4)
    others = [GAME.determinize(state, 0, Rng(f"deal {number}")) for number in range(4)]
    for other in others:
        by_default(other, lambda now: now.side == "B")
    assert len({tuple(other.territory) for other in others}) > 1


def test_a_planned_disc_whose_fee_has_fallen_is_paid_for_with_what_is_left_of_it():
    """R6.5.2: by discs to its left that others took back; with no fee left the planned payment is left out."""
    rows = {"empire": [0, 1], "territory": [0, 0, 0, 0, 1], "trade": [0], "city": [1]}
    state = build_state({"food": 9}, {"food": 9, "gold": 4}, side="B", active=0, rows=rows)
    ready = [Remove("empire", 1, "food"), TakeEmpire("empire_3")]
    own = [Remove("territory", 1, "choose"), Pay(2, 0, 2, 0)]
    assert GAME.planned(state, 1, ready) is not None
    GAME.planned(state, 1, own)
    state.rows["empire"], state.rows["territory"] = [1], [0, 1]
    moves = plan(state, 1)
    assert [GAME.as_planned(moves, move) for move in (ready[0], own[0])] == [
        Remove("empire", 1, ""),
        Remove("territory", 1, "choose"),
    ]
    assert GAME.planned(state, 1, ready) is not None
    assert GAME.as_planned([Pay(0, 0, 1, 0), Pay(1, 0, 0, 0)], own[1]) == Pay(0, 0, 1, 0)
    state.rows["territory"] = [1]
    GAME.planned(state, 1, own)
