"""Every reason why a move is refused: its code, the rule it names, and that nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.base import Move
from games.mare_nostrum.moves import (
    AnyGood,
    Appoint,
    Attack,
    Build,
    BuildFirst,
    BuildFortress,
    BuildPyramids,
    BuildTrireme,
    ChooseEmpire,
    Compensate,
    Convert,
    Copy,
    Crown,
    DeclarePeace,
    Done,
    Fight,
    Keep,
    Lose,
    March,
    Muster,
    Number,
    Occupy,
    Offer,
    OrderNext,
    Pay,
    Pillage,
    PlaceControl,
    RaiseLegion,
    Recruit,
    Sail,
    Seize,
    Spare,
    Starter,
    Station,
    Swap,
    Take,
    Value,
    Wish,
    Withdraw,
)
from games.mare_nostrum.state import Choice, MareState
from tests.games.kept import reasons_of
from tests.games.mare_nostrum.case_builder import EMPIRES
from tests.games.mare_nostrum.oracle import chain
from tests.games.mare_nostrum.positions import BABYLON, EGYPT, GREECE, ROME, holds, play, position, refused, start
from tests.games.mare_nostrum.test_build import calling

COINS = {"rome": {"coin": 20}}
HELD = {"control": "rome", "units": {"greece": {"legion": 1}}}
LEGION = {"units": {"rome": {"legion": 1}}}
LIBYA = {"control": "carthage", "buildings": ["libya.caravan.oil"], "units": {"rome": {"legion": 1}}}
MARKERS = holds("rome", "italia", "gallia", "germania", "dalmatia", "dacia", "macedonia", "libya")


def after(state: MareState, *moves: Move) -> MareState:
    play(state, *moves)
    return state


def offering(*moves: Move, cards: dict[str, list[str]] | None = None) -> MareState:
    """Rome and Greece offer two resources each."""
    hands = {"rome": {"coin": 3}, "greece": {"wine": 3}}
    return after(position("carthage", "value", hands=hands, cards=cards or {}), Value(2), *moves)


def rich(**provinces: Any) -> MareState:
    return position("rome", hands=COINS, provinces=provinces)


def at_peace(step: str, **given: Any) -> MareState:
    state = position("rome", step, **given)
    state.peace = [ROME, GREECE]
    return state


def taken() -> MareState:
    offers = {"rome": {"coin": 2}, "greece": {"wine": 2}, "egypt": {"oil": 1, "gems": 1}}
    return after(chain(offers, "rome"), Take(GREECE, "wine"), Take(ROME, "coin"))


def loses() -> MareState:
    state = position("rome", "fight", provinces={"libya": {**LIBYA, "occupied": {"libya.caravan.oil": "rome"}}})
    state.pending = [Choice(ROME, "losses", about="libya", count=1)]
    state.provinces["libya"].legions[ROME] = 2
    return state


def full_list() -> MareState:
    state = offering()
    state.players[ROME].wishes = ["coin"] * 6
    return state


def swapping() -> MareState:
    state = position("egypt", "swap", cards={"egypt": ["cleopatra", "queen_of_sheba"]})
    state.pending = [Choice(EGYPT, "swap", about="libya")]
    return state


def naming() -> MareState:
    state = position("carthage", "starter")
    state.offers = [{"coin": 1}, {"coin": 1}, {}, {}, {}]
    return state


def paying() -> MareState:
    goods = {"wine": 1, "oil": 1, "grain": 1, "gems": 1, "coin": 1}
    return after(position("rome", hands={"rome": goods}), RaiseLegion("latium", "other"))


def named() -> MareState:
    state = position("rome", "peace", cards={"rome": ["caesar", "statue_of_zeus"]})
    state.named = GREECE
    return state


def crowning() -> MareState:
    market = {"buildings": ["italia.market"]}
    state = position("rome", "crown", provinces=holds("rome", "italia", **market))
    state.pending = [Choice(ROME, "crown", about="trade")]
    return state


def built() -> MareState:
    state = rich()
    state.players[ROME].pyramids = True
    return state


def fought() -> MareState:
    state = position(
        "rome", "attack", seas={"mare_ionium": {"rome": 1, "greece": 1}, "mare_africum": {"rome": 1, "egypt": 1}}
    )
    state.fought = ["mare_ionium"]
    return state


def chosen() -> MareState:
    state = position("rome", "conquest", provinces={"libya": LIBYA})
    state.decided = ["libya"]
    return state


def loses_nothing() -> MareState:
    return position("rome", "conquest", provinces={"libya": {**LIBYA, "occupied": {"libya.caravan.oil": "rome"}}})


REFUSALS: list[tuple[str, str, Callable[[], MareState], Move]] = [
    ("not-your-turn", "R4.1", lambda: position("greece"), Done()),
    ("not-now", "R4.1", position, Sail("mare_ionium", "mare_africum", 1)),
    ("not-a-choice", "R4.1", swapping, Swap("asia")),
    ("empire-gone", "R3.1", lambda: after(start(3), ChooseEmpire("rome")), ChooseEmpire("rome")),
    ("reserve-empty", "R5.5", lambda: position("rome", "any_good", hands={"greece": {"gems": 5}}), AnyGood("gems")),
    ("marker-spent", "R6.2", lambda: position("rome", "value", spent=["exchange_marker_4_3"]), Value(3)),
    ("number-fixed", "R6.3", offering, Number(1)),
    ("number-too-high", "R6.5", lambda: offering(cards={"rome": ["caesar", "antigone"]}), Number(6)),
    ("number-first", "R6.5", lambda: offering(cards={"rome": ["caesar", "antigone"]}), Offer("coin")),
    ("not-in-hand", "R6.3", offering, Offer("gems")),
    ("nothing-offered", "R6.3", offering, Withdraw()),
    ("no-participant", "R6.7", naming, Starter(BABYLON)),
    ("no-third-take", "R6.9", taken, Take(GREECE, "wine")),
    ("not-on-offer", "R6.8", taken, Take(EGYPT, "wine")),
    ("had-turn", "R7.1", lambda: after(calling(), Appoint(ROME), Done()), Appoint(ROME)),
    ("no-perseus", "R12.14", lambda: position("rome"), BuildFirst(claim=False)),
    ("not-in-set", "R7.2", paying, Pay("coin")),
    (
        "cannot-copy",
        "R12.8",
        lambda: position("rome", "copy", cards={"greece": ["pericles", "circe"]}),
        Copy("pericles"),
    ),
    (
        "cannot-keep",
        "R7.9",
        lambda: position("rome", "keep", cards={"rome": ["caesar", "hanging_gardens"]}),
        Keep(("wine",)),
    ),
    ("named-before", "R12.21", named, DeclarePeace(GREECE)),
    ("not-an-opponent", "R12.21", named, DeclarePeace(ROME)),
    ("wrong-losses", "R8.12", loses, Lose(("idle", "oil"))),
    ("not-tied", "R10.2", crowning, Crown("trade", GREECE)),
    ("area-closed", "R2.13", rich, PlaceControl("atlantis", "coins")),
    ("controlled-already", "R7.4", rich, PlaceControl("achaea", "coins")),
    ("others-there", "R7.4", lambda: rich(dacia={"units": {"greece": {"legion": 1}}}), PlaceControl("dacia", "coins")),
    ("no-marker-left", "R14.1", lambda: rich(**MARKERS), PlaceControl("thracia", "coins")),
    ("not-connected", "R7.4", rich, PlaceControl("nubia", "coins")),
    (
        "none-in-stock",
        "R14.1",
        lambda: rich(latium={"control": "rome", "units": {"rome": {"legion": 8}}}),
        RaiseLegion("latium", "coins"),
    ),
    ("not-yours", "R7.6", rich, RaiseLegion("achaea", "coins")),
    ("blocked", "R2.10", lambda: rich(italia=HELD), RaiseLegion("italia", "coins")),
    (
        "fortress-there",
        "R7.6",
        lambda: rich(latium={"control": "rome", "units": {"rome": {"fortress": 1}}}),
        BuildFortress("latium", "coins"),
    ),
    ("no-coast", "R7.6", rich, BuildTrireme("mare_cyprium", "coins")),
    ("no-such-space", "R7.7", rich, Build("latium", "city", "coins")),
    (
        "built-already",
        "R7.7",
        lambda: rich(latium={"control": "rome", "buildings": ["latium.temple"]}),
        Build("latium", "temple", "coins"),
    ),
    (
        "covered",
        "R7.7",
        lambda: rich(
            latium={"control": "rome", "occupied": {"latium.temple": "greece"}, "units": {"greece": {"legion": 1}}}
        ),
        Build("latium", "temple", "coins"),
    ),
    (
        "cards-full",
        "R7.8",
        lambda: position("rome", cards={"rome": ["caesar", "circe", "hercules", "antigone", "hamilcar"]}),
        Recruit("perseus", "coins"),
    ),
    ("not-on-display", "R7.8", rich, Recruit("caesar", "coins")),
    ("has-pyramids", "R7.8.1", built, BuildPyramids("coins")),
    ("no-muster", "R12.13", rich, Muster()),
    ("cannot-pay", "R7.2", lambda: position("rome"), RaiseLegion("latium", "coins")),
    ("no-such-set", "R7.2", rich, RaiseLegion("latium", "goods")),
    ("too-few-triremes", "R8.2", lambda: position("rome", "sail"), Sail("mare_ionium", "mare_africum", 1)),
    (
        "seas-apart",
        "R2.3",
        lambda: position("rome", "sail", seas={"mare_ionium": {"rome": 1}}),
        Sail("mare_ionium", "mare_sardum", 1),
    ),
    ("too-few-legions", "R8.2", lambda: position("rome", "march"), March("latium", "italia", "idle", 1)),
    (
        "out-of-reach",
        "R8.2",
        lambda: position("rome", "march", provinces={"latium": LEGION}),
        March("latium", "dacia", "idle", 1),
    ),
    (
        "peace-border",
        "R12.21",
        lambda: at_peace("march", provinces={"dacia": LEGION, **holds("greece", "thracia")}),
        March("dacia", "thracia", "idle", 1),
    ),
    ("fought-already", "R8.6", fought, Attack("mare_ionium", GREECE)),
    (
        "at-peace",
        "R12.21",
        lambda: at_peace("attack", seas={"mare_ionium": {"rome": 1, "greece": 1}}),
        Attack("mare_ionium", GREECE),
    ),
    (
        "step-to-come",
        "R8.2",
        lambda: position("rome", "sail", provinces={"dacia": LEGION}),
        March("dacia", "thracia", "idle", 1),
    ),
    ("step-over", "R8.2", lambda: position("rome", "march"), Attack("mare_ionium", GREECE)),
    ("no-enemy-there", "R8.5", lambda: position("rome", "fight"), Fight("dacia", GREECE)),
    ("not-marked", "R9.5", lambda: position("rome", "convert"), Convert("libya")),
    ("chosen-already", "R9.1", chosen, Seize("libya")),
    (
        "capital-control",
        "R9.7",
        lambda: position("rome", "conquest", provinces={"achaea": {"control": "greece", **LEGION}}),
        Seize("achaea"),
    ),
    (
        "no-building",
        "R9.2",
        lambda: position("rome", "conquest", provinces={"libya": LIBYA}),
        Pillage("libya", "sheep", "income"),
    ),
    ("not-occupiable", "R9.3", loses_nothing, Occupy("libya", ("oil",))),
    (
        "contested",
        "R2.8",
        lambda: position(
            "rome",
            "conquest",
            provinces={"libya": {**LIBYA, "units": {"rome": {"legion": 1}, "carthage": {"fortress": 1}}}},
        ),
        Seize("libya"),
    ),
    ("not-conquered", "R9.1", lambda: position("rome", "conquest"), Seize("libya")),
    ("no-circe", "R12.7", lambda: position("rome", "conquest"), Station("libya", "oil")),
    (
        "no-station",
        "R12.7",
        lambda: position("rome", "conquest", cards={"rome": ["caesar", "circe"]}),
        Station("libya", "oil"),
    ),
    (
        "place-fixed",
        "R12.7",
        lambda: position("rome", "conquest", cards={"rome": ["caesar", "circe"]}),
        Station("libya", "oil", "sheep"),
    ),
    ("wishes-in-trade", "R6.8", position, Wish("coin")),
    ("wishes-full", "R6.8", full_list, Wish("coin")),
    ("not-leader", "R7.1", position, OrderNext("culture", ROME)),
    ("no-such-order", "R6.8", offering, Spare(ROME, True)),
]


@pytest.mark.parametrize(("code", "rule", "state", "move"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_a_refusal_names_its_reason_and_rule(code: str, rule: str, state: Callable[[], MareState], move: Move):
    seats = {
        "not-your-turn": ROME,
        "wishes-in-trade": ROME,
        "wishes-full": ROME,
        "not-leader": ROME,
        "no-such-order": ROME,
        "no-perseus": ROME,
    }
    refusal = refused(state(), move, seats.get(code))
    assert (refusal.code, refusal.rule) == (code, rule)


def test_every_reason_is_tested():
    assert reasons_of("mare_nostrum") | {"not-an-opponent"} == {row[0] for row in REFUSALS}


def test_what_is_given_in_return_must_be_owned():
    """R6.11"""
    state = position("carthage", "compensate", hands={"carthage": {"wine": 1, "oil": 1}})
    state.pending[0].other = GREECE
    refusal = refused(state, Compensate("gems"))
    assert (refusal.code, refusal.rule) == ("not-in-hand", "R6.11")


def test_empires_of_the_cases_are_in_seat_order():
    assert EMPIRES == ["rome", "greece", "babylon", "egypt", "carthage"]
