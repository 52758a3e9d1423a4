"""The computer seat: what it makes of Wonders, of its last turns and of Leaders."""

from __future__ import annotations

from typing import Any

import pytest

from games.base import Move
from games.core.rng import Rng
from games.mosaic.moves import Build, BuildWonder, Exchange, Research, Site
from games.mosaic.scoring import points
from games.mosaic.state import MosaicState
from tests.games.mosaic.case_builder import GAME, catalogue_of
from tests.games.mosaic.positions import PLENTY, options, play, position, start


def chosen(state: MosaicState) -> Move:
    """What the computer plays for the seat to move."""
    seat = GAME.to_move(state)[0]
    return GAME.sensible_move(GAME.redact(state, seat), seat, Rng("chosen"))


def turn(state: MosaicState) -> MosaicState:
    """Let the computer play the turn of the seat to move to its end."""
    number = state.turn
    while not state.finished and state.turn == number:
        play(state, chosen(state))
    return state


def score(state: MosaicState, seat: int = 1) -> int:
    return sum(points(catalogue_of(state), state, seat).values())


def last_turn(**given: Any) -> MosaicState:
    """The last turn of B, with three Empire Scorings behind and no tile left unless it is given."""
    left = {"achievements_available": [], "golden_ages_available": []}
    return position(3, player="B", end_triggered=True, final_round=True, scorings_done=3, **{**left, **given})


def best_wonder(state: MosaicState, seat: int) -> int:
    """The points of the Wonder that is worth most on the hex where it is worth most, counted by the rules."""
    best = 0
    for move in options(state, BuildWonder):
        if move.pay == "own":
            begun = GAME.decode(GAME.encode(state))
            play(begun, move)
            for site in options(begun, Site):
                built = GAME.decode(GAME.encode(begun))
                play(built, site)
                best = max(best, points(catalogue_of(built), built, seat)["wonders"])
    return best


# ------------------------------------------------------------------ R5.4, R10.2 Wonders
TAKEN = {"wonders": {"wonder_great_pyramid": "GR01", "wonder_great_library": "GR02"}}
WONDERS = {
    "Cities around a hex": ({"cities": ["EG08", "EG13", "EG18"]}, "wonder_hanging_gardens", 9),
    "units of everybody": (
        {"cities": ["EG01", "IT01"], "units": {"italia": {"infantry": 9}}},
        "wonder_temple_artemis",
        9,
    ),
    "Population": ({"cities": ["EG01"], "population": 22}, "wonder_stonehenge", 11),
    "Cities beside a port": ({"cities": [f"EG{number:02}" for number in (1, 3, 8, 12, 20)]}, "wonder_colossus", 10),
}


@pytest.mark.parametrize("counted", WONDERS)
def test_builds_the_wonder_that_counts_most_on_the_hex_where_it_counts_most(counted: str):
    own, wonder, vp = WONDERS[counted]
    state = last_turn(A=TAKEN, B={**own, "resources": PLENTY})
    assert best_wonder(state, 1) == vp
    turn(state)
    assert [*state.players[1].wonders] == [wonder]
    assert points(catalogue_of(state), state, 1)["wonders"] == vp


def test_a_wonder_that_counts_wonders_stands_beside_those_that_are_there():
    """R10.2: the Sphinx; an opponent's Wonders count as well."""
    state = last_turn(
        A={"wonders": {"wonder_great_pyramid": "IT05", "wonder_colosseum": "IT06"}}, B={"cities": ["EG01", "IT01"]}
    )
    state.players[1].resources |= PLENTY
    play(state, BuildWonder("wonder_sphinx", "own"))
    site = chosen(state)
    assert isinstance(site, Site)
    assert site.hex.startswith("IT")


# ------------------------------------------------------------------ the last turn
def test_takes_in_the_last_turn_the_card_whose_symbol_scores_on_cards_that_it_has():
    """R10.5: two Projects that count Culture symbols make a third such symbol worth more than a City."""
    state = last_turn(
        B={
            "cities": ["EG01"],
            "pillars": {"culture": 1},
            "population": 3,
            "build_cards": ["build_project_public_baths"],
            "leader": "leader_artist",
            "resources": {"stone": 4, "ideas": 5},
        },
        build_offer=["build_cultural_city", "build_farming_city"],
    )
    assert chosen(state) == Build("build_cultural_city", "city", "own")


def test_claims_in_the_last_turn_the_golden_age_that_a_symbol_completes():
    state = last_turn(
        B={"pillars": {"construction": 5}, "cities": ["EG01"], "population": 3, "resources": {"stone": 5, "ideas": 5}},
        build_offer=["build_project_quarries", "build_project_civic_center"],
        golden_ages_available=["golden_architecture"],
    )
    turn(state)
    assert state.players[1].golden_ages == ["golden_architecture"]


def test_builds_in_the_last_turn_the_wonder_whose_symbols_complete_a_golden_age():
    """R10.3: the Great Library and six points for the tile are more than nine for the Hanging Gardens."""
    state = last_turn(
        A={"wonders": {"wonder_great_pyramid": "GR01"}},
        B={"cities": ["EG08", "EG13", "EG18"], "pillars": {"military": 4}, "resources": PLENTY},
        golden_ages_available=["golden_heroes"],
    )
    turn(state)
    assert [*state.players[1].wonders] == ["wonder_great_library"]
    assert "golden_heroes" in state.players[1].golden_ages


def test_takes_no_card_face_down_in_the_last_turn():
    """R6.1: it can never be turned up any more; a Town scores."""
    state = last_turn(
        B={"cities": ["EG01"], "resources": {"ideas": 5}}, technology_offer=["tech_customs_house", "tech_empires"]
    )
    assert not any(move.face_up for move in options(state, Research))
    turn(state)
    assert score(state) == 3
    assert state.players[1].bought == []


def test_completes_an_achievement_in_the_last_turn():
    """R6.2: with the fifth City."""
    state = last_turn(
        B={"cities": ["EG01", "EG03", "IT01", "IT03"], "population": 4, "resources": PLENTY | {"stone": 4, "food": 0}},
        build_offer=["build_project_quarries"],
        achievements_available=["achievement_urban"],
    )
    state.players[1].resources["money"] = 0
    turn(state)
    assert state.players[1].achievements == ["achievement_urban"]


# ------------------------------------------------------------------ R2.11, R6.5 Leaders
def test_chooses_leaders_whose_powers_act_late_in_the_match_as_well():
    """R2.11: the General and the Priestess; chance decides between Leaders of which none is clearly better."""
    taken: set[str] = set()
    for seed in range(8):
        state = start(6, f"leaders {seed}")
        while state.step == "leader":
            seat = GAME.to_move(state)[0]
            play(state, GAME.sensible_move(GAME.redact(state, seat), seat, Rng(f"leader {seed}")))
        taken |= {player.leader for player in state.players}
    assert {"leader_general", "leader_priestess"} <= taken


def test_keeps_early_in_the_match_the_population_that_works_until_its_end():
    """R6.5: the Magistrate's exchange is there for later."""
    state = position(2, A={"leader": "leader_magistrate", "population": 5, "cities": ["EG01"]})
    assert options(state, Exchange)
    assert not isinstance(chosen(state), Exchange)
