"""R12: the rulebook's example turn, number by number: 24 moves of four seats and all phases after them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.base import Move
from games.rise_of_empires.ending import choosing_order
from games.rise_of_empires.moves import (
    Flip,
    Place,
    Position,
    Strike,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
    War,
)
from games.rise_of_empires.state import RiseState
from tests.games.kept import read_cases
from tests.games.rise_of_empires.case_builder import GAME, SLUG, build_state, holdings, play

CASE = next(case for case in read_cases(SLUG) if case["id"] == "C01")
NAMES: list[str] = CASE["given"]["turn_order"]
STEPS: list[dict[str, Any]] = CASE["when"]
TAKE = {"progress": TakeProgress, "territory": TakeTerritory, "city": TakeCity, "empire": TakeEmpire}


def start() -> RiseState:
    given = CASE["given"]
    offers = {name: sorted(given["available"][name]) for name in ("progress", "territory", "empire")}
    offers["empires"] = offers.pop("empire")
    each = {{"pool": "cube"}.get(name, name): value for name, value in given["each_player"].items()}
    return build_state(*(dict(each) for _ in NAMES), cities=sorted(given["available"]["city"]), **offers)


def moves_of(step: dict[str, Any]) -> list[Move]:
    """The moves that a step of the example is made of."""
    moves: list[Move] = [Flip(flip["tile"]) for flip in step.get("flips_before", [])]
    if step["action"] == "trade":
        moves.append(Trade(step["mode"], step["discs"]))
    else:
        moves.append(TAKE[step["action"]](step["take"]))
    base = step.get("base")
    places = sorted(step.get("place", {}).items(), key=lambda pair: pair[0] != base)
    moves += [Place(region, cubes) for region, cubes in places]
    if "war" in step:
        moves.append(War(step["war"]["region"], NAMES.index(step["war"]["target"])))
    for flip in step.get("flips_after", []):
        moves.append(Strike(flip["tile"], flip["region"], NAMES.index(flip["target"]), 1))
    return moves


def make(state: RiseState, step: dict[str, Any]) -> None:
    """Play a step; the seat goes without everything else that it could still do."""
    seat = NAMES.index(step["player"])
    turn, moves = state.turn, moves_of(step)
    while moves:
        kinds = {move.kind for move in GAME.legal_moves(state, seat)}
        if moves[0].kind not in kinds:
            play(state, seat, GAME.default_move(state, seat))
        else:
            play(state, seat, moves.pop(0))
    while state.turn == turn:
        play(state, seat, GAME.default_move(state, seat))


def after(number: int) -> RiseState:
    """The state after so many of the 24 moves."""
    state = start()
    for step in STEPS[:number]:
        make(state, step)
    return state


@pytest.mark.parametrize("number", range(1, 25), ids=[f"{s['round']}{s['player']}" for s in STEPS])
def test_each_move_of_the_example_gives_its_numbers(number: int):
    """R12"""
    state, step = after(number), STEPS[number - 1]
    # After the last move the phases follow by themselves; what they change is looked at below.
    if number == 24:
        assert state.phase == "order"
        return
    assert (state.round, state.active) == (STEPS[number]["round"], NAMES.index(STEPS[number]["player"]))
    for who, expected in step["expect"].items():
        if who == "map":
            for region, cubes in expected.items():
                assert {NAMES[s]: n for s, n in enumerate(state.map[region]) if n} == cubes
            continue
        player = state.players[NAMES.index(who)]
        own = {**holdings(player), "vp": player.vp}
        assert {name: own[name] for name in expected} == expected
    assert GAME.problems(state) == []


def reckoned() -> tuple[RiseState, dict[str, dict[str, dict[str, Any]]]]:
    """The state after the example's last move, and what the phases said about each seat."""
    state = after(23)
    seat = NAMES.index(STEPS[23]["player"])
    events = play(state, seat, *moves_of(STEPS[23]))
    while state.phase == "actions":
        events += play(state, seat, GAME.default_move(state, seat))
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for event in events:
        if event.seat is not None:
            found.setdefault(event.kind, {})[NAMES[event.seat]] = event.data
    return state, found


@pytest.fixture(scope="module")
def told() -> tuple[RiseState, dict[str, dict[str, dict[str, Any]]]]:
    return reckoned()


def test_the_rows_of_the_example_lie_from_left_to_right(told):
    """R6.0.2, R12"""
    rows = {row: [NAMES[seat] for seat in discs] for row, discs in told[0].rows.items()}
    assert rows == CASE["then"]["rows_left_to_right"]


def test_the_food_of_the_example(told):
    """R7.1, R12"""
    found = {name: {"balance": data["balance"], "marker": data["food"]} for name, data in told[1]["fed"].items()}
    assert found == CASE["then"]["food"]


def test_the_income_of_the_example(told):
    """R8.1, R12"""
    found = {
        name: {"cube": data["cubes"], "gold": data["gold"], "disc": data["discs"]}
        for name, data in told[1]["earned"].items()
    }
    assert found == CASE["then"]["income"]


def test_the_points_of_the_example(told):
    """R9.2, R9.4, R12"""
    scored = told[1]["scored"]
    gained = {name: data["regions"] + data["cities"] + data["progress"] for name, data in scored.items()}
    assert gained == CASE["then"]["vp_phase"]
    assert {name: data["vp"] for name, data in scored.items()} == CASE["then"]["vp_total"]


def test_the_holdings_at_the_end_of_the_example(told):
    """R12"""
    assert dict(zip(NAMES, map(holdings, told[0].players), strict=True)) == CASE["then"]["holdings"]


def test_the_turn_order_of_the_example(told):
    """R10.1, R10.2, R12"""
    state = GAME.copy(told[0])
    assert [NAMES[seat] for seat in choosing_order(state)] == CASE["then"]["choosing_order"]
    while state.phase == "order":
        seat = GAME.to_move(state)[0]
        play(state, seat, Position(CASE["then"]["choices"][NAMES[seat]]))
    assert [NAMES[seat] for seat in state.order] == CASE["then"]["next_turn_order"]
    assert (state.era, state.side) == (1, "B")


def test_the_example_goes_on_to_the_end_of_the_game(told):
    """R12: its state is one like any other."""
    state = GAME.decode(json.dumps(json.loads(GAME.encode(told[0]))))
    while not state.finished:
        assert GAME.problems(state) == []
        seat = GAME.to_move(state)[0]
        play(state, seat, GAME.default_move(state, seat))
    assert GAME.outcome(state) is not None
