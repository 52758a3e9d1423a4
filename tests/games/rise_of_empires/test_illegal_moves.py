"""Every reason why a move is refused: its code, the rule it names, and that nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from games.base import Move
from games.core.errors import IllegalMove
from games.rise_of_empires.moves import (
    Ally,
    Flip,
    GiveUp,
    Idle,
    Keep,
    Levy,
    Pay,
    Pick,
    Place,
    Position,
    Remove,
    Review,
    Stop,
    Strike,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
    Upkeep,
    War,
)
from games.rise_of_empires.state import RiseState
from tests.games.kept import reasons_of
from tests.games.rise_of_empires.case_builder import GAME, at_war, build_state, play
from tests.games.rise_of_empires.positions import finish_turn, refused

ELSEWHERE = {"plan-outdated"}  # test_planning.py


def after(state: RiseState, *moves: Move) -> RiseState:
    play(state, 0, *moves)
    return state


def asked(*entries: dict, **more) -> RiseState:
    """Seat 1 has made the last move of a turn."""
    state = build_state(*entries, active=1, **more)
    finish_turn(state)
    return state


def full() -> RiseState:
    state = build_state(territory=["plains"])
    state.rows["territory"] = [0, 1, 0, 1]
    return state


def placing(tile: str = "empire_5", **more) -> RiseState:
    state = build_state({"cube": 4, **more.pop("entry", {})}, **{"cubes": {"balkans": {0: 1, 1: 2}}, **more})
    return after(state, TakeEmpire(tile))


def paying() -> RiseState:
    state = build_state({"gold": 2, "cube": 2}, side="B", rows={"trade": [1, 1, 0], "city": [0]})
    return after(state, Remove("trade", 1, "choose"))


def striking() -> RiseState:
    state = placing(entry={"progress": ["tanks"], "cube": 1}, era=3, cubes={"balkans": {0: 1, 1: 1}, "persia": {1: 1}})
    return after(state, Place("balkans", 1))


HARBOR = {"progress": ["harbor"]}
DIPLOMAT = {"progress": ["diplomacy"]}

REFUSED: list[tuple[str, str, Callable[[], RiseState], Move]] = [
    ("not-now", "R4.2", build_state, Stop()),
    ("turn-a", "R6.0.2", build_state, Remove("trade", 1, "")),
    ("turn-b", "R6.5.1", lambda: build_state(side="B"), TakeTerritory("plains")),
    (
        "gold-lacking-after",
        "R6.3.1",
        lambda: build_state({"gold": 5, "food": 1}, side="B", rows={"city": [1, 1, 0]}),
        TakeCity("rome"),
    ),
    (
        "other-row",
        "R6.5.1",
        lambda: after(build_state(side="B", rows={"territory": [0]}, territory=["plains"]), Remove("territory", 1, "")),
        Trade("gold", 1),
    ),
    ("unknown-row", "R6.0.2", build_state, Idle("science")),
    ("row-full", "R6.0.3", full, TakeTerritory("plains")),
    ("row-full", "R6.0.3", full, Idle("territory")),
    ("something-possible", "R6.0.4", build_state, Idle("trade")),
    ("tile-gone", "R6.1.1", build_state, TakeProgress("fertilizer")),
    ("owned-already", "R6.1.3", lambda: build_state(HARBOR, progress=["harbor"]), TakeProgress("harbor")),
    ("gold-lacking", "R6.1.2", lambda: build_state({"gold": 1}, era=3, progress=["harbor"]), TakeProgress("harbor")),
    ("tile-gone", "R6.2.1", lambda: build_state(territory=["woods"]), TakeTerritory("plains")),
    ("gold-lacking", "R6.2.1", lambda: build_state({"gold": 1}, territory=["town"]), TakeTerritory("town")),
    ("tile-gone", "R6.3.1", build_state, TakeCity("tokyo")),
    ("gold-lacking", "R6.3.1", lambda: build_state({"gold": 1}), TakeCity("memphis")),
    ("no-cubes", "R6.4.1", lambda: build_state({"cube": 0}), TakeEmpire("empire_1")),
    ("tile-gone", "R6.4.1", lambda: build_state(empires=["empire_2"]), TakeEmpire("empire_1")),
    ("gold-or-vp", "R6.6.1", build_state, Trade("cubes", 1)),
    ("discs-lacking", "R6.6.1", build_state, Trade("gold", 3)),
    ("discs-lacking", "R6.6.1", build_state, Trade("gold", 0)),
    ("track-full", "R6.6.4", lambda: build_state(track=19), Trade("gold", 2)),
    ("too-few-for-vp", "R6.6.3", build_state, Trade("vp", 1)),
    ("no-such-disc", "R6.5.1", lambda: build_state(side="B"), Remove("empire", 1, "")),
    ("no-such-disc", "R6.5.1", lambda: build_state(side="B"), Remove("trade", 2, "")),
    (
        "fee-too-high",
        "R6.5.2",
        lambda: build_state({"gold": 0, "cube": 0, "food": 0}, side="B", rows={"trade": [1, 0], "city": [0]}),
        Remove("trade", 1, "gold"),
    ),
    (
        "cheapest-for-all",
        "R6.5.5",
        lambda: build_state({"gold": 0, "cube": 0, "food": 0}, side="B", rows={"trade": [1, 0], "city": [1, 1, 0]}),
        Remove("city", 1, "all"),
    ),
    (
        "unknown-way-to-pay",
        "R6.5.2",
        lambda: build_state(side="B", rows={"trade": [1, 0]}),
        Remove("trade", 1, "discs"),
    ),
    ("not-so-much", "R6.5.2", paying, Pay(3, 0, 0, 0)),
    ("wrong-sum", "R6.5.2", paying, Pay(2, 1, 0, 0)),
    ("unknown-region", "R2.2", placing, Place("scandinavia", 1)),
    ("placed-already", "R6.4.3", lambda: after(placing(), Place("balkans", 1)), Place("balkans", 1)),
    (
        "too-many-regions",
        "R6.4.3",
        lambda: after(placing("empire_7", entry={"progress": ["mercenaries"]}), Place("balkans", 1)),
        Place("anatolia", 1),
    ),
    ("region-closed", "R6.4.2", placing, Place("persia", 1)),
    ("needs-water", "R6.4.3", placing, Place("mediterranean_sea", 1)),
    ("needs-water", "R6.4.3", lambda: placing(era=3), Place("china", 1)),
    (
        "one-overseas-area",
        "R6.4.3",
        lambda: after(placing("empire_1", era=3), Place("china", 1)),
        Place("north_america", 1),
    ),
    ("not-adjacent", "R6.4.3", placing, Place("mesopotamia", 1)),
    ("cubes-lacking", "R6.4.3", placing, Place("balkans", 5)),
    ("place-first", "R6.4.3", placing, Stop()),
    ("war-elsewhere", "R6.4.4", lambda: at_war("empire_3", 1, 2, 2), War("anatolia", 1)),
    ("no-war", "R6.4.4", lambda: at_war("empire_5", 1, 2, 2), War("balkans", 1)),
    ("own-cubes-lacking", "R6.4.4", lambda: at_war("empire_4", 1, 1, 2), War("balkans", 1)),
    ("no-opponent-there", "R6.4.4", lambda: at_war("empire_3", 1, 2, 0), War("balkans", 1)),
    ("no-opponent-there", "R6.4.4", lambda: at_war("empire_3", 1, 2, 2), War("balkans", 0)),
    ("not-there", "R6.4.5", striking, Strike("tanks", "persia", 1, 1)),
    ("no-opponent-there", "R6.4.5", striking, Strike("tanks", "balkans", 2, 1)),
    ("too-many-cubes", "R6.4.5", striking, Strike("tanks", "balkans", 1, 2)),
    ("not-yours", "R6.7.1", striking, Strike("gunpowder", "balkans", 1, 1)),
    ("not-yours", "R6.7.1", build_state, Flip("harbor")),
    ("nothing-to-flip", "R6.7.1", build_state, Flip("")),
    ("no-such-flip", "R6.7.1", lambda: build_state({"progress": ["mining"]}), Flip("mining")),
    ("no-such-flip", "R6.7.1", lambda: build_state(DIPLOMAT), Flip("diplomacy")),
    ("flipped-already", "R6.7.1", lambda: build_state({**HARBOR, "flipped": ["harbor"]}), Flip("harbor")),
    ("flip-too-expensive", "R6.7.3", lambda: build_state({**HARBOR, "gold": 0}), Flip("harbor")),
    ("nothing-to-gain", "R6.7.3", lambda: build_state({**HARBOR, "disc": 40}, {"disc": 0}), Flip("harbor")),
    (
        "stock-empty",
        "R6.7.3",
        lambda: placing(era=2, entry={"progress": ["mercenaries"], "stock": 0}),
        Levy("mercenaries", "balkans"),
    ),
    (
        "region-closed",
        "R6.4.2",
        lambda: placing(era=2, entry={"progress": ["mercenaries"]}),
        Levy("mercenaries", "china"),
    ),
    ("piece-placed", "R6.9.1", lambda: build_state({**DIPLOMAT, "ally": 1}), Ally("diplomacy", 1)),
    ("attacked-before", "R6.9.1", lambda: build_state({**DIPLOMAT, "attacked": [1]}), Ally("diplomacy", 1)),
    ("not-an-opponent", "R6.9.1", lambda: build_state(DIPLOMAT), Ally("diplomacy", 0)),
    ("food-lacking", "R7.3", lambda: asked({"food": 0, "territory": {"woods": 1}}), Keep()),
    ("not-yours", "R7.2", lambda: asked({"food": 0, "territory": {"woods": 1}}), GiveUp("plains")),
    ("no-upkeep", "R9.1", lambda: asked({"disc": 1, "cities": ["athens", "london"]}, era=3), Upkeep("rome", True)),
    ("position-taken", "R10.1", lambda: asked({"vp": 1}, {"vp": 2}), Position(3)),
    ("review-not-now", "R7.2", build_state, Review(False)),
    (
        "not-a-choice",
        "R4.4",
        lambda: asked({"territory": {"islands": 1}, "progress": ["shipping"]}, era=2),
        Pick("shipping", 1, 1, 1),
    ),
]


@pytest.mark.parametrize(("code", "rule", "state", "move"), REFUSED, ids=[f"{c}-{m.kind}" for c, _, _, m in REFUSED])
def test_an_illegal_move_is_refused_with_its_reason(code: str, rule: str, state: Callable[[], RiseState], move: Move):
    refusal = refused(state(), 0, move)
    assert (refusal.code, refusal.rule) == (code, rule)


def test_allies_are_safe_from_wars():
    """R6.9.1"""
    state = at_war("empire_3", 1, 2, 2)
    state.players[1].ally = 0
    assert refused(state, 0, War("balkans", 1)).code == "allied"


def test_a_tile_without_any_region_is_refused():
    """R6.0.4, R6.4.1: with the map of the box there is always a region; here all coasts are closed, and what is open is far away."""
    data = json.loads(GAME.data_text)
    for region in data["map"]["regions"]:
        if region["id"] not in ("mediterranean_sea", "mesopotamia"):
            region["era"] = 3
    game = GAME.with_data(json.dumps(data).encode())
    state = build_state(cubes={"mediterranean_sea": {0: 1}}, empires=["empire_1", "empire_3"])
    assert TakeEmpire("empire_1") in game.legal_moves(state, 0)
    with pytest.raises(IllegalMove) as refusal:
        game.play(state, 0, TakeEmpire("empire_3"))
    assert (refusal.value.code, refusal.value.rule) == ("no-region", "R6.0.4")


def test_somebody_who_is_not_asked_is_told_whose_move_it_is():
    """R4.4"""
    refusal = refused(build_state(), 1, TakeTerritory("plains"))
    assert (refusal.code, refusal.rule, refusal.facts) == ("not-your-turn", "R4.4", {"active": 0})


def test_every_reason_in_the_rules_is_shown_here():
    shown = {code for code, *_ in REFUSED} | {"allied", "not-your-turn", "no-region"} | ELSEWHERE
    assert reasons_of(GAME.slug) == shown
