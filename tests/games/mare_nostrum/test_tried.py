"""What somebody may look for in his decision, and why the rules refuse it."""

from __future__ import annotations

from games.mare_nostrum.moves import (
    Attack,
    Build,
    BuildFortress,
    BuildPyramids,
    BuildTrireme,
    March,
    Muster,
    Number,
    Occupy,
    Offer,
    Pillage,
    PlaceControl,
    RaiseLegion,
    Recruit,
    Sail,
    Seize,
    Value,
    Withdraw,
)
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.mare_nostrum.positions import GREECE, holds, play, position
from tests.games.trying import reasons

COINS = {"rome": {"coin": 20}}
PLACE = (BuildFortress, BuildTrireme, Build, RaiseLegion)


def of_kind(state, *kinds):
    return {move: reason for move, reason in reasons(GAME, state).items() if isinstance(move, kinds)}


def test_with_an_empty_hand_every_purchase_is_refused_for_its_price():
    state = position("rome", hands={"rome": {}}, provinces=holds("rome", "italia"))
    found = of_kind(state, *PLACE, BuildPyramids, Recruit)
    assert {move.kind for move in found} == {"build", "fortress", "legion", "pyramids", "recruit", "trireme"}
    assert {*found.values()} == {("cannot-pay", "R7.2")}
    assert {move.card for move in found if isinstance(move, Recruit)} == {*state.display}
    assert of_kind(state, Muster) == {Muster(): ("no-muster", "R12.13")}


def test_a_province_that_another_controls_is_refused_for_that_and_one_far_away_too():
    state = position("rome", hands=COINS, provinces={**holds("rome", "italia"), **holds("greece", "macedonia")})
    found = of_kind(state, PlaceControl)
    by_place = {move.province: reason for move, reason in found.items()}
    assert by_place["macedonia"] == ("controlled-already", "R7.4")
    assert by_place["syria"] == ("not-connected", "R7.4")
    assert {move.pay for move in found} == {"coins"}


def test_who_can_pay_for_all_is_refused_only_what_stands_there_already():
    germania = {"control": "rome", "buildings": ["germania.caravan.gems"], "units": {"rome": {"fortress": 1}}}
    state = position("rome", hands=COINS, provinces={"germania": germania})
    assert of_kind(state, BuildFortress) == {BuildFortress("germania", "coins"): ("fortress-there", "R7.6")}
    assert of_kind(state, Build)[Build("germania", "gems", "coins")] == ("built-already", "R7.7")
    assert of_kind(state, BuildPyramids, Recruit) == {}


def test_ships_do_not_jump_over_a_sea_and_legions_march_no_further_than_they_reach():
    state = position("rome", "sail", seas={"mare_tyrrhenum": {"rome": 1}})
    assert of_kind(state, Sail)[Sail("mare_tyrrhenum", "mare_aegaeum", 1)] == ("seas-apart", "R2.3")
    state = position("rome", "march", provinces={"italia": {"control": "rome", "units": {"rome": {"legion": 1}}}})
    assert of_kind(state, March)[March("italia", "syria", "idle", 1)] == ("out-of-reach", "R8.2")


def test_an_offer_is_refused_for_what_is_not_in_the_hand():
    state = position("carthage", "value", hands={"rome": {"coin": 3}, "greece": {"wine": 3}})
    play(state, Value(2))
    found = of_kind(state, Number, Offer, Withdraw)
    assert found.pop(Number(2)) == ("number-fixed", "R6.3")
    assert found.pop(Withdraw()) == ("nothing-offered", "R6.3")
    assert Offer("coin") not in found
    assert {*found.values()} == {("not-in-hand", "R6.3")}


def test_in_a_province_that_is_decided_nothing_more_can_be_conquered():
    here = {"control": "carthage", "buildings": ["libya.caravan.oil"], "units": {"rome": {"legion": 1}}}
    there = {"control": "greece", "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", provinces={"libya": here, "macedonia": there})
    play(state, Seize("libya"))
    assert of_kind(state, Occupy, Pillage, Seize) == {
        Pillage("libya", "oil", "income"): ("chosen-already", "R9.1"),
        Occupy("libya", ("oil",)): ("chosen-already", "R9.1"),
        Seize("libya"): ("chosen-already", "R9.1"),
    }


def test_a_sea_on_which_a_battle_was_fought_is_refused_for_that():
    state = position("rome", "attack", seas={"mare_tyrrhenum": {"rome": 2, "greece": 2}})
    state.fought = ["mare_tyrrhenum"]
    assert of_kind(state, Attack) == {Attack("mare_tyrrhenum", GREECE): ("fought-already", "R8.6")}
