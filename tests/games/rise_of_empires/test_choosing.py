"""Natural values of fields, and the numbers that a player reckons with."""

from __future__ import annotations

from typing import Any

import pytest

from games.rise_of_empires.moves import Pick, Remove, TakeCity, TakeEmpire, TakeTerritory, Trade
from games.rise_of_empires.state import Campaign, Choice, RiseState
from locales import LANGUAGES, words
from tests.games import choosing
from tests.games.rise_of_empires.case_builder import CATALOGUE, GAME, build_state, play

REGION = next(name for name, region in CATALOGUE.regions.items() if region.era == 1 and name not in CATALOGUE.seas)


def natural(state: RiseState, kind: str, field: str, **chosen: Any) -> Any:
    return choosing.natural(GAME, state, kind, field, **chosen)


def placing(**cubes: int) -> RiseState:
    """Seat 0 places six cubes of its pool; in the region are so many of seats 0 (``a``), 1 (``b``), 2 (``c``)."""
    here = {seat: cubes[letter] for seat, letter in enumerate("abc") if letter in cubes}
    state = build_state({"cube": 6}, seats=3, cubes={REGION: here})
    tile = next(move for move in GAME.legal_moves(state, 0) if isinstance(move, TakeEmpire))
    play(state, 0, tile)
    return state


# ------------------------------------------------------------------ natural values
def test_of_several_discs_of_a_row_the_cheapest_is_taken_back():
    """R6.5.2: the one furthest to the left."""
    state = build_state({"gold": 9}, side="B", rows={"trade": [1, 0, 1, 0], "city": [0]})
    assert natural(state, "remove", "which", row="trade") == 1


@pytest.mark.parametrize(("food", "pay"), [(12, "food"), (8, "gold")], ids=["more than a reserve", "the reserve"])
def test_food_beyond_a_reserve_pays_before_gold(food, pay):
    """R6.5.2, D2b"""
    state = build_state({"gold": 9, "food": food, "cube": 3}, side="B", rows={"trade": [1, 1, 0]})
    assert natural(state, "remove", "pay", row="trade", which=1) == pay


def test_a_payment_is_natural_that_leaves_the_action_possible():
    """R6.0.6, R6.5.2: both ready ways would keep the food and take the cubes, without which no empire tile is of use."""
    state = build_state({"gold": 0, "food": 7, "cube": 2}, side="B", rows={"empire": [1, 1, 0], "trade": [1, 1, 0]})
    assert natural(state, "remove", "pay", row="empire", which=1) == "choose"
    assert natural(state, "remove", "pay", row="trade", which=1) == "gold"


def test_an_own_mix_spares_cubes_and_then_points():
    """R6.5.2"""
    state = build_state({"gold": 1, "food": 2, "cube": 3, "vp": 5}, side="B", rows={"trade": [1, 1, 1, 0]})
    play(state, 0, Remove("trade", 1, "choose"))
    assert natural(state, "pay", "gold") is None
    assert (natural(state, "pay", "cubes", gold=1), natural(state, "pay", "cubes", gold=0)) == (0, 1)
    assert natural(state, "pay", "food", gold=1, cubes=0) == 2


@pytest.mark.parametrize(
    ("there", "cubes"),
    [
        ({"a": 1}, 1),
        ({"a": 1, "b": 3}, 3),
        ({"a": 3, "b": 1}, 1),
        ({"a": 1, "b": 7}, 1),
        ({"b": 9, "c": 2}, 3),
        ({"b": 9, "c": 8}, 1),
    ],
    ids=["nobody else", "as many as win it", "own already", "second already", "the second value", "nothing to be won"],
)
def test_as_many_cubes_are_placed_as_win_a_region_or_its_second_value(there, cubes):
    """R2.5, R6.4.3, R9.2, R9.3"""
    assert natural(placing(**there), "place", "cubes", region=REGION) == cubes


def test_weapons_remove_as_many_cubes_as_they_can():
    """R6.4.5"""
    state = build_state({"progress": ["gunpowder"]}, cubes={REGION: {0: 1, 1: 3}}, era=3)
    state.campaign, state.step = Campaign("", []), "strike"
    state.pending = [Choice(0, "strike")]
    assert natural(state, "strike", "cubes", tile="gunpowder", region=REGION, opponent=1) == 2


def test_cities_are_kept():
    """R9.1"""
    state = build_state({"cities": ["athens", "bruges"], "disc": 1, "review": True})
    state.phase, state.step, state.pending = "upkeep", "upkeep", [Choice(0, "upkeep")]
    assert natural(state, "upkeep", "tile") is None
    assert natural(state, "upkeep", "paid", tile="athens") is True


# ------------------------------------------------------------------ what somebody has
def test_a_player_reckons_with_goods_income_scoring_tiles_and_cubes():
    """R1.4, R2.5, R7.1, R8.1, R9.1 to R9.5"""
    state = build_state(
        {
            "gold": 4,
            "disc": 3,
            "food": 9,
            "cube": 5,
            "vp": 7,
            "territory": {"plains": 1, "woods": 2},
            "progress": ["iron_tools", "philosophy"],
            "cities": ["athens"],
        },
        cubes={REGION: {0: 2}},
    )
    region = CATALOGUE.regions[REGION]
    bonus = region.bonus
    assert GAME.holdings(state, 0) == {
        "gold": 4,
        "disc": 3,
        "food": 9,
        "cube": 5,
        "vp": 7,
        "income_cube": 1 + 2 * 2 + bonus.get("cube", 0),
        "income_gold": bonus.get("gold", 0),
        "income_disc": 2 - 1 + bonus.get("disc", 0),
        "income_choice": 0,
        "income_food": 2 - 2 * 2 + bonus.get("food", 0),
        "scoring_regions": region.vp.first,
        "scoring_tiles": 1 + 2,
        "scoring_again": 0,
        "map": 2,
        "cities": 1,
    }


def test_a_territory_tile_is_told_by_its_food_and_its_income():
    """R6.2, R7.1, R8.1"""
    state = build_state(territory=["mountains"])
    assert choosing.changed(GAME, state, 0, TakeTerritory("mountains")) == {
        "income_cube": 3,
        "income_food": -3,
    }


def test_a_city_is_told_by_its_price_its_upkeep_and_its_points():
    """R6.3.1, R9.1, R9.4: Athens costs a disc and scores 2 VP a turn."""
    state = build_state({"gold": 9}, cities=["athens"])
    cost = CATALOGUE.cities["athens"].cost
    assert choosing.changed(GAME, state, 0, TakeCity("athens")) == {
        "gold": -cost,
        "income_disc": -1,
        "scoring_tiles": 2,
        "cities": 1,
    }


def test_a_trade_is_told_by_its_discs_and_what_the_track_pays():
    """R6.6.2"""
    state = build_state({"gold": 0, "disc": 3})
    paid = sum(CATALOGUE.numbers.trade.gold_by_space[:3])
    assert choosing.changed(GAME, state, 0, Trade("gold", 3)) == {"gold": paid, "disc": -3}


def test_income_of_choice_is_no_cost_of_choosing_it_and_what_is_chosen_comes_once():
    """R8.4"""
    state = build_state({"gold": 3, "progress": ["shipping"], "territory": {"islands": 2}})
    state.phase, state.step, state.pending = "income", "pick", [Choice(0, "pick", "shipping")]
    before = GAME.holdings(state, 0)
    assert (before["income_choice"], before["income_gold"], before["gold"]) == (2, 0, 3)
    state.players[0].picks = {"shipping": {"cube": 0, "gold": 2, "disc": 0}}
    after = GAME.holdings(state, 0)
    assert (after["income_choice"], after["income_gold"], after["gold"]) == (2, 0, 5)
    assert Pick("shipping", 0, 2, 0) in GAME.legal_moves(state, 0)


def test_a_tile_that_scores_a_region_again_counts_apart_until_it_is_flipped():
    """R6.7.4"""
    state = build_state({"progress": ["ideology"]}, cubes={REGION: {0: 1, 1: 1}}, era=3)
    vp = {name: GAME.holdings(state, 0)[name] for name in ("scoring_tiles", "scoring_again")}
    assert vp == {"scoring_tiles": 0, "scoring_again": CATALOGUE.regions[REGION].vp.first}
    state.players[0].flipped = ["ideology"]
    assert GAME.holdings(state, 0)["scoring_again"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_has_its_word(lang):
    assert [name for name in GAME.holdings(build_state(), 0) if not words(lang).has(f"rise-holding-{name}")] == []
