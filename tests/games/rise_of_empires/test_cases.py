"""Every case of cases.json: given → state, when → moves, then → values."""

from __future__ import annotations

from typing import Any

from games.rise_of_empires.moves import Pay, Remove, TakeCity
from tests.games.kept import each_case, read_cases
from tests.games.rise_of_empires.case_builder import ANSWERS, SLUG, answer, build_state, play

CASES = {case["id"]: case for case in read_cases(SLUG)}
REPLAYED = "C01"  # test_example_turn.py
ASKED = [case for name, case in CASES.items() if name != REPLAYED]


def test_every_case_is_there_and_has_its_question():
    assert len(CASES) == len(read_cases(SLUG)) == 70
    assert {case["check"]["fn"] for case in ASKED} == ANSWERS.keys()


@each_case(ASKED)
def test_case(case: dict[str, Any]):
    assert answer(case) == case["check"]["expect"]


def test_the_mixed_fee_is_taken_from_each_kind():
    """R6.5.2, case C57"""
    case = CASES["C57"]
    have = case["given"]["have"]
    state = build_state({name: have[name] for name in have}, side="B", rows={"trade": [1, 1, 1, 1, 0]})
    play(state, 0, Remove("trade", 1, "choose"), Pay(1, 1, 1, 1))
    player = state.players[0]
    after = {name: getattr(player, name) for name in have}
    assert after == case["then"]["after"]


def test_the_wonder_of_a_case_scores_when_it_is_taken():
    """R6.3.2, case C51"""
    case = CASES["C51"]
    state = build_state({"gold": 20}, era=3, cities=case["given"]["city"])
    play(state, 0, TakeCity("eiffel_tower"))
    assert state.players[0].vp == case["then"]["vp_on_take"]
