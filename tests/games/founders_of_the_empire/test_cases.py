"""The test vectors of cases.json, one test each; the id of the test is the id of the case."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.core.errors import IllegalMove
from games.founders_of_the_empire.state import STACKS, FoundersState
from tests.games.founders_of_the_empire.case_builder import (
    GAME,
    SLUG,
    build_state,
    differences,
    moves_of,
)
from tests.games.kept import each_case, read_cases, whole_rule

CASES = read_cases(SLUG)
SET_UPS = [case for case in CASES if case["when"] == {"action": "setup"}]
PLAYED = [case for case in CASES if case not in SET_UPS]


def test_every_case_is_run_once():
    assert Counter(case["id"] for case in [*SET_UPS, *PLAYED]) == Counter({case["id"]: 1 for case in CASES})
    assert len(CASES) == 87


@each_case(PLAYED)
def test_case(case: dict[str, Any]):
    state = build_state(case["given"])
    before = GAME.copy(state)
    moves = moves_of(case)
    if case["then"].get("legal", True):
        for seat, move in moves:
            GAME.play(state, seat, move)
    else:
        for seat, move in moves[:-1]:
            GAME.play(state, seat, move)
        refuse(case, state, *moves[-1])
    assert differences(case, before, state) == []


def refuse(case: dict[str, Any], state: FoundersState, seat: int, move: Any) -> None:
    untouched = GAME.encode(state)
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(state, seat, move)
    assert whole_rule(refusal.value.rule) in case["rules"]
    assert GAME.encode(state) == untouched


@each_case(SET_UPS)
def test_set_up_case(case: dict[str, Any]):
    names = case["given"]["players"]
    state = GAME.setup(len(names), GAME.options(), "case")
    got: dict[str, Any] = {
        "victory_face_up": len(state.display),
        "draft_row": len(state.rows["nature"]),
        "draft_order": [],
    }
    while state.step == "draft":
        (seat,) = GAME.to_move(state)
        got["draft_order"].append(names[seat])
        got["left_after_draft"] = len(state.rows["nature"]) - 1
        GAME.play(state, seat, GAME.legal_moves(state, seat)[0])
    got["rows"] = {kind: len(state.rows[kind]) for kind in STACKS}
    got["stacks"] = {kind: len(state.stacks[kind]) for kind in STACKS}
    got["first_turn"] = names[GAME.to_move(state)[0]]
    assert got == case["then"]


@each_case(PLAYED)
def test_the_state_of_a_case_is_sound(case: dict[str, Any]):
    assert GAME.problems(build_state(case["given"])) == []
