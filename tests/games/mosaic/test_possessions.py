"""What a player reckons with in numbers."""

from __future__ import annotations

from games.mosaic.moves import Claim, Research, TakeOver, TaxTariff
from tests.games.completing import at_random
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import play, position

PILLARS = GAME.catalogues["pl"].pillars


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - number for name, number in before.items() if after[name] != number}


def test_everything_that_a_seat_has_is_told_by_its_name():
    """R2.2, R4.2, R4.3, R4.9, R4.11, R5.1, R7.2, R8.4, R10.1, R10.8"""
    own = {
        "resources": {"stone": 5, "ideas": 4, "food": 3, "money": 2},
        "population": 7,
        "production": {"food": 6, "tax": 2},
        "pillars": {"science": 2, "food_production": 1},
        "goods": {"grain": 2, "wine": 1, "wild_good": 1},
        "cities": ["GR08"],
        "port_cities": ["GR18"],
        "farms": ["GR09"],
        "units": {"greece": {"infantry": 1}, "italia": {"cavalry": 2}},
        "unrest": 3,
    }
    state = position(A=own, B={"cities": ["IT04"]})
    assert GAME.holdings(state, 0) == {
        "food": 3,
        "ideas": 4,
        "money": 2,
        "stone": 5,
        "population": 7,
        "production-food": 6,
        "production-tax": 2,
        "production-ideas": 0,
        "production-stone": 0,
        "production-tariff": 0,
        **{f"pillar-{name}": 0 for name in PILLARS},
        "pillar-science": 2,
        "pillar-food_production": 1,
        "goods": 3,
        "cities": 2,
        "units": 3,
        "regions": 1,
        "unrest": 3,
        "scoring": 0,
        "holding-area": 0,
        "final": 2 + 2 + 1 - 3,
    }


def test_points_of_empire_scorings_are_left_out_and_others_are_not():
    """R8.3, R4.17, R6.2"""
    state = position(A={"vp": 20, "resources": {"money": 60}}, achievements_available=["achievement_wealthy"])
    state.players[0].points["at_once"] = 3
    assert GAME.holdings(state, 0)["final"] == 3
    play(state, Claim("achievement_wealthy"))
    assert GAME.holdings(state, 0)["final"] == 9


def test_a_technology_face_up_costs_ideas_and_brings_its_symbols():
    """R5.5, R4.2, R4.3"""
    state = position(A={"resources": {"ideas": 6}}, technology_offer=["tech_wheel"])
    before = GAME.holdings(state, 0)
    play(state, Research("tech_wheel", True, "own"))
    assert changed(before, GAME.holdings(state, 0)) == {
        "ideas": -5,
        "production-stone": 2,
        "production-tariff": 2,
        "pillar-construction": 1,
        "pillar-economy": 1,
        "pillar-science": 1,
    }


def test_a_city_taken_over_is_one_less_for_its_owner():
    """R6.4, R7.2"""
    theirs = {"cities": ["IT05", "GR01", "GR02", "GR05"]}
    state = position(A={"leader": "leader_priestess"}, B=theirs)
    before = GAME.holdings(state, 1)
    play(state, TakeOver("IT05"))
    assert changed(before, GAME.holdings(state, 1)) == {"cities": -1, "regions": -1, "final": -2}


def test_unrest_costs_points():
    """R5.6, R10.8"""
    state = position(A={"population": 5}, tax_tariff_offer=["tax_5"])
    before = GAME.holdings(state, 0)
    play(state, TaxTariff("tax_5"))
    unrest = GAME.catalogues["pl"].tax_tariff_cards["tax_5"].unrest
    assert changed(before, GAME.holdings(state, 0)) == {"money": 20, "unrest": unrest, "final": -unrest}


def test_all_of_it_is_known_to_everybody():
    """R2.2"""
    for state, _, _ in at_random(GAME, 4, 2, 30):
        public = GAME.redact(state, None)
        for seat in range(state.seats):
            assert GAME.holdings(public, seat) == GAME.holdings(state, seat)
