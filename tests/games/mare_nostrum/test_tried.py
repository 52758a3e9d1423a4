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
from tests.games.mare_nostrum.positions import GREECE, holds, play, position, refused
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
    assert of_kind(state, Muster) == {}


def test_whoever_can_muster_and_has_nobody_in_his_provinces_is_told_so():
    state = position("rome", provinces=holds("rome", "italia"), cards={"rome": ["penthesilea"]})
    assert of_kind(state, Muster) == {Muster(): ("no-muster", "R12.13")}


def test_a_free_province_far_away_is_refused_for_that_and_nobody_looks_for_those_of_others():
    state = position("rome", hands=COINS, provinces={**holds("rome", "italia"), **holds("greece", "macedonia")})
    found = of_kind(state, PlaceControl)
    by_place = {move.province: reason for move, reason in found.items()}
    assert "macedonia" not in by_place
    assert by_place["syria"] == ("not-connected", "R7.4")
    assert {move.pay for move in found} == {"coins"}


def test_who_can_pay_for_all_is_refused_only_what_stands_there_already():
    germania = {"control": "rome", "buildings": ["germania.caravan.gems"], "units": {"rome": {"fortress": 1}}}
    state = position("rome", hands=COINS, provinces={"germania": germania})
    assert of_kind(state, BuildFortress) == {BuildFortress("germania", "coins"): ("fortress-there", "R7.6")}
    assert "gems" not in {move.spot for move in of_kind(state, Build)}
    assert refused(state, Build("germania", "gems", "coins")).code == "built-already"
    assert of_kind(state, BuildPyramids, Recruit) == {}


def test_units_that_have_moved_are_refused_for_that_and_nobody_looks_for_places_out_of_reach():
    state = position("rome", "sail", seas={"mare_tyrrhenum": {"rome": 1}})
    state.moved = {"mare_tyrrhenum": 1}
    found = of_kind(state, Sail)
    assert {move.target for move in found} == {*GAME.catalogue.open_sea["mare_tyrrhenum"]} & {*state.seas}
    assert {*found.values()} == {("too-few-triremes", "R8.2")}
    state = position("rome", "march", provinces={"italia": {"control": "rome", "units": {"rome": {"legion": 1}}}})
    state.moved = {"italia": 1}
    assert {*of_kind(state, March).values()} == {("too-few-legions", "R8.2")}
    assert "syria" not in {move.target for move in of_kind(state, March)}


def test_a_march_across_a_sea_without_a_trireme_is_refused_for_that():
    """R2.4, R8.2"""
    state = position("rome", "march", provinces={"italia": {"control": "rome", "units": {"rome": {"legion": 1}}}})
    assert of_kind(state, March)[March("italia", "sicilia", "idle", 1)] == ("out-of-reach", "R8.2")


def test_in_the_steps_at_sea_a_march_is_refused_for_what_it_will_lack_and_one_that_lacks_nothing_comes_later():
    """R8.2"""
    held = {"macedonia": {"control": "rome", "units": {"rome": {"legion": 1}}}}
    near, far = March("macedonia", "dacia", "idle", 1), March("macedonia", "germania", "idle", 1)
    for step in ("sail", "attack", "march"):
        state = position("rome", step, provinces=held, seas={"mare_ionium": {"rome": 1}})
        found = of_kind(state, March)
        assert (near in found, found[far]) == (False, ("out-of-reach", "R8.2"))
        if step != "march":
            assert refused(state, near).code == "step-to-come"


def test_a_province_in_which_others_still_stand_is_not_conquered():
    """R2.8: the fortress has held; another province is conquered."""
    held = {
        "control": "greece",
        "buildings": ["achaea.city"],
        "units": {"rome": {"legion": 2}, "greece": {"fortress": 1}},
    }
    taken = {"control": "carthage", "buildings": ["libya.caravan.oil"], "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", provinces={"achaea": held, "libya": taken})
    found = {reason for move, reason in of_kind(state, Occupy, Pillage).items() if move.province == "achaea"}
    assert found == {("contested", "R2.8")}


def test_nobody_looks_for_an_offer_of_what_he_does_not_hold_nor_for_a_number_that_is_fixed():
    state = position("carthage", "value", hands={"rome": {"coin": 3}, "greece": {"wine": 3}})
    play(state, Value(2))
    found = of_kind(state, Number, Offer, Withdraw)
    assert found == {Withdraw(): ("nothing-offered", "R6.3")}


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
