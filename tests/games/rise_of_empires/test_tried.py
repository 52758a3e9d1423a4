"""What somebody may look for in his decision, and why the rules refuse it."""

from __future__ import annotations

from games.rise_of_empires.moves import (
    Ally,
    Flip,
    Keep,
    Place,
    Remove,
    Stop,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
    War,
)
from tests.games.rise_of_empires.case_builder import GAME, at_war, build_state, play
from tests.games.rise_of_empires.positions import finish_turn, refused
from tests.games.trying import reasons


def of_kind(state, *kinds):
    return {move: reason for move, reason in reasons(GAME, state, 0).items() if isinstance(move, kinds)}


def test_a_city_that_costs_too_much_is_refused_for_its_price_the_cheapest_first():
    state = build_state({"gold": 0}, cities=["rome", "carthage"])
    costs = {tile: GAME.catalogue.cities[tile].cost for tile in state.cities}
    found = of_kind(state, TakeCity)
    assert [move.tile for move in found] == sorted(costs, key=lambda tile: (costs[tile], tile))
    assert {*found.values()} == {("gold-lacking", "R6.3.1")}
    assert refused(state, 0, next(iter(found))).facts == {"cost": min(costs.values()), "gold": 0}


def test_a_progress_tile_that_is_owned_is_refused_for_that():
    state = build_state({"gold": 9, "progress": ["harbor"]}, progress=["harbor", "diplomacy"])
    assert of_kind(state, TakeProgress) == {TakeProgress("harbor"): ("owned-already", "R6.1.3")}


def test_of_a_full_row_one_tile_is_looked_for():
    state = build_state({"gold": 9}, territory=["plains", "hills"])
    state.rows["territory"] = [0, 1, 0, 1]
    assert of_kind(state, TakeTerritory) == {TakeTerritory(state.territory[0]): ("row-full", "R6.0.3")}


def test_trades_end_one_step_beyond_what_can_be():
    state = build_state({"disc": 1})
    assert of_kind(state, Trade) == {
        Trade("vp", 1): ("too-few-for-vp", "R6.6.3"),
        Trade("gold", 2): ("discs-lacking", "R6.6.1"),
        Trade("vp", 2): ("discs-lacking", "R6.6.1"),
    }


def test_without_cubes_one_empire_tile_stands_for_all():
    state = build_state({"cube": 0})
    assert of_kind(state, TakeEmpire) == {TakeEmpire(state.empires[0]): ("no-cubes", "R6.4.1")}


def test_in_turn_b_one_tile_of_each_row_is_looked_for_and_no_disc_where_none_is_his():
    state = build_state({"gold": 9}, side="B", rows={"trade": [0], "city": [1]})
    found = of_kind(state, TakeCity, TakeEmpire, TakeProgress, TakeTerritory, Trade)
    assert sorted(move.kind for move in found) == ["city", "empire", "progress", "territory", "trade"]
    assert {*found.values()} == {("turn-b", "R6.5.1")}
    assert of_kind(state, Remove) == {}


def test_in_turn_b_a_tile_that_no_payment_of_the_fee_leaves_the_gold_for_is_refused_for_that():
    """R6.5.2: two of the fee of two are paid with food and the cube, so that all five gold are left."""
    means = {"gold": 5, "food": 1, "cube": 1}
    state = build_state(means, side="B", rows={"city": [1, 1, 0]}, cities=["antioch", "rome"])
    found = of_kind(state, TakeCity)
    assert found == {TakeCity("antioch"): ("turn-b", "R6.5.1"), TakeCity("rome"): ("gold-lacking-after", "R6.3.1")}
    assert refused(state, 0, TakeCity("rome")).facts == {"cost": 6, "gold": 5}


def test_a_flipped_tile_is_refused_for_that_before_tiles_of_nobody():
    own = next(tile for tile, effect in GAME.catalogue.flips.items() if effect.do is None)
    state = build_state({"progress": [own], "flipped": [own]})
    assert next(iter(of_kind(state, Flip).items())) == (Flip(own), ("flipped-already", "R6.7.1"))


def test_before_the_first_cube_nobody_stops_and_regions_have_their_reasons():
    state = build_state({"cube": 4}, cubes={"balkans": {0: 1, 1: 2}})
    play(state, 0, TakeEmpire("empire_5"))
    assert of_kind(state, Stop) == {Stop(): ("place-first", "R6.4.3")}
    assert {reason[0] for reason in of_kind(state, Place).values()} == {"needs-water", "not-adjacent", "region-closed"}
    play(state, 0, Place("balkans", 1))
    assert of_kind(state, Place)[Place("balkans", 1)] == ("placed-already", "R6.4.3")


def test_whoever_lacks_food_cannot_keep_his_tiles():
    state = build_state({"food": 0, "territory": ["plains"], "cities": ["rome", "carthage"]}, active=1)
    finish_turn(state)
    assert of_kind(state, Keep) == {Keep(): ("food-lacking", "R7.3")}


def test_a_war_is_looked_for_wherever_both_have_cubes():
    state = at_war("empire_5", 1, 2, 2)
    state.map["persia"] = [1, 1]
    assert of_kind(state, War) == {
        War("balkans", 1): ("no-war", "R6.4.4"),
        War("persia", 1): ("war-elsewhere", "R6.4.4"),
    }


def test_nobody_looks_for_the_flip_of_a_tile_that_he_does_not_have():
    state = build_state({"gold": 9})
    assert of_kind(state, Flip, Ally) == {}
    assert {refused(state, 0, move).code for move in (Flip(""), Ally("", 1))} == {"nothing-to-flip"}
