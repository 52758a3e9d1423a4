"""A state that something was done to is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.rise_of_empires.moves import TakeEmpire
from games.rise_of_empires.state import Campaign, Choice, RiseState
from tests.games.rise_of_empires.case_builder import GAME, build_state, play


def put(state: RiseState, **values: object) -> None:
    for name, value in values.items():
        setattr(state, name, value)


def own(state: RiseState, **values: object) -> None:
    for name, value in values.items():
        setattr(state.players[0], name, value)


DAMAGE: list[tuple[str, Callable[[RiseState], object]]] = [
    ("more resource discs", lambda s: own(s, disc=39)),
    ("trade track", lambda s: put(s, track=21)),
    ("too many progress tiles", lambda s: own(s, progress=["masonry"]) or s.players[1].progress.append("masonry")),
    ("too many territory tiles", lambda s: own(s, territory=["plains"] * 9)),
    ("too many city tiles", lambda s: own(s, cities=["byblos"])),
    ("out of order", lambda s: s.territory.reverse()),
    ("empire tiles are missing", lambda s: s.empires.pop()),
    ("later era", lambda s: s.progress.append("tanks")),
    ("wrong regions", lambda s: s.map.pop("china")),
    ("wrong cubes in china", lambda s: s.map["china"].append(0)),
    ("seat 0 has 31 cubes", lambda s: own(s, cube=6)),
    ("wrong rows", lambda s: s.rows.pop("city")),
    ("too long", lambda s: s.rows["city"].extend([0, 1, 0, 1, 0])),
    ("discs on the display", lambda s: s.rows["city"].append(0)),
    ("turn order", lambda s: put(s, order=[0, 0])),
    ("somebody must decide", lambda s: s.pending.clear()),
    ("order of the seats", lambda s: s.pending.insert(0, Choice(1, "move"))),
    ("another kind", lambda s: put(s, step="end")),
    ("while it is carried out", lambda s: put(s, campaign=Campaign("empire_1", []))),
    ("a fee is due", lambda s: put(s, fee=1)),
    ("exactly in phase 6", lambda s: put(s, next_order=[-1, -1])),
    ("two positions", lambda s: put(s, next_order=[0, 0])),
    ("gold is below 0", lambda s: own(s, gold=-1)),
    ("food is below 0", lambda s: own(s, food=-1)),
    ("beyond the end", lambda s: own(s, food=31)),
    ("there twice", lambda s: own(s, progress=["harbor", "harbor"])),
    ("flipped that is not there", lambda s: own(s, flipped=["harbor"])),
    ("has no flip", lambda s: own(s, progress=["mining"], flipped=["mining"])),
    ("make no sense", lambda s: own(s, ally=0)),
    ("make no sense", lambda s: own(s, ally=1, attacked=[1])),
    ("outside phase 4", lambda s: own(s, picks={"shipping": {}})),
    ("wrong sign", lambda s: s.players[0].points.update(fees=1, regions=5)),
]


@pytest.mark.parametrize(("problem", "damage"), DAMAGE, ids=[problem for problem, _ in DAMAGE])
def test_damage_is_found(problem: str, damage: Callable[[RiseState], object]):
    state = build_state(territory=["plains", "woods"])
    state.face_down["territory"] = [tile for tile in state.face_down["territory"] if tile != "plains"]
    assert GAME.problems(state) == []
    damage(state)
    assert any(problem in found for found in GAME.problems(state))


def test_a_campaign_without_its_decision_is_found():
    """R6.4"""
    state = build_state()
    play(state, 0, TakeEmpire("empire_1"))
    assert GAME.problems(state) == []
    state.campaign = None
    assert GAME.problems(state) == ["an empire action is there exactly while it is carried out"]
