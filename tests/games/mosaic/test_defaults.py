"""The table of decision points: D1 to D27."""

from __future__ import annotations

from games.mosaic.moves import (
    Benefits,
    Build,
    BuildWonder,
    Claim,
    Clear,
    Deploy,
    End,
    Guard,
    Halt,
    Pick,
    Plunder,
    Raise,
    Receive,
    Recruit,
    Site,
    Skip,
    StartingCity,
    Strike,
    Symbols,
    Take,
    TurnUp,
    Work,
)
from games.mosaic.state import NO_CARD
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, default, options, play, position, start, until


def test_leaders_are_chosen_at_random_but_the_same_whenever_asked():
    """D1"""
    chosen = {default(start(2, f"seed {number}")).leader for number in range(3)}
    assert len(chosen) == 1
    state = start(3)
    play(state, default(state))
    assert default(state) in options(state)


def test_the_card_with_most_symbols_is_kept():
    """D2: then without a requirement, then alphabetically."""
    state = until(start(2), "draft")
    state.players[0].pack = ["tech_alphabet", "tech_pottery", "tech_wheel", "tech_writing"]
    assert default(state) == Pick("tech_wheel")


def test_the_starting_city_takes_a_good_among_many_tokens():
    """D3: lowest id on ties."""
    state = position(action="place_starting_city", map_tokens={"GR08": "wine", "GR09": "cloth", "IT04": "wine"})
    assert default(state) == StartingCity("GR08")


def test_benefits_first_then_every_card():
    """D4"""
    state = position(A={"leader": "leader_artist", "face_down": ["tech_wheel", "tech_quarry"]}, action="leader_setup")
    made = []
    for _ in range(4):
        made.append(default(state))
        play(state, made[-1])
    assert made == [Benefits(), TurnUp("tech_quarry"), TurnUp("tech_wheel"), End()]


def test_choices_of_cards():
    """D5"""
    state = position(A={"face_down": ["tech_magistrates"], "production": {"tax": 4, "food": 2}})
    play(state, TurnUp("tech_magistrates"))
    assert default(state) == Raise("tax")
    state = position(
        A={"face_down": ["tech_cartography"], "goods": {"grain": 1}},
        map_tokens={"GR08": "grain", "GR09": "wine", "GR01": "fish", "GR02": "cache_stone_5"},
    )
    play(state, TurnUp("tech_cartography"))
    assert default(state) == Take("fish", "GR01")
    state = position(
        A={
            "face_down": ["tech_food_preservation"],
            "cities": ["GR08", "IT04"],
            "pillars": {"food_production": 1, "population": 1},
        },
        B={"cities": ["IT05"]},
    )
    play(state, TurnUp("tech_food_preservation"))
    assert default(state) == Deploy("infantry", "italia")
    state = position(A={"face_down": ["tech_raiders"], "units": {"gaul": {"infantry": 3}}})
    play(state, TurnUp("tech_raiders"))
    assert default(state) == Plunder(0, 0, 0, 3)
    state = position(A={"face_down": ["tech_loyalty"], "cities": ["GR08", "GR09", "IT04"], "pillars": {"military": 1}})
    play(state, TurnUp("tech_loyalty"))
    assert default(state) == Guard("greece")
    state = position(A={"face_down": ["tech_cities"]}, map_tokens={"GR08": "wine"})
    play(state, TurnUp("tech_cities"))
    assert default(state) == Site("city", "GR08")
    state = position(A={"pillars": {"culture": 6}})
    play(state, Claim("golden_art"))
    assert default(state) == Receive("money")
    state = position(A={"resources": PLENTY, "cities": ["GR08"], "pillars": {"culture": 5, "science": 2}})
    play(state, BuildWonder("wonder_great_library", "own"), Site("wonder_great_library", "GR09"))
    assert default(state) == Symbols("culture")


def test_the_strongest_opponent_loses_a_unit():
    """D5"""
    state = position(
        A={
            "face_down": ["tech_iron"],
            "pillars": {"military": 1, "construction": 1},
            "units": {"gaul": {"infantry": 1}},
        },
        B={"units": {"gaul": {"cavalry": 1}}},
        C={"units": {"gaul": {"infantry": 3}}},
    )
    play(state, TurnUp("tech_iron"))
    assert default(state) == Strike(2, "gaul", "infantry")


def test_work_for_the_highest_yield():
    """D6, D7: ties Food, Stone, Ideas."""
    assert default(position(A={"production": {"ideas": 3, "stone": 3, "food": 1}})) == Work("stone")
    assert default(position()) == Work("food")


def test_what_was_begun_is_dropped():
    """D8, D9, D10, D11, D12, D14, D26: such an Action is replaced by Work, nothing is paid."""
    state = position(A={"resources": PLENTY, "population": 5})
    play(state, Build(NO_CARD, "city", "own"))
    assert default(state) == Work("food")
    state = position(A={"resources": PLENTY, "population": 5})
    play(state, Build(NO_CARD, "city", "choose"))
    assert default(state) == Work("food")


def test_a_military_action_just_ends():
    """D13"""
    state = position(A={"resources": PLENTY, "cities": ["GR08"]})
    play(state, Recruit("infantry", "greece"))
    assert default(state) == Halt()


def test_nothing_is_turned_up_cleared_taken_over_exchanged_or_looked_at():
    """D15, D17, D18, D19, D20, D21"""
    state = position(
        A={
            "leader": "leader_priestess",
            "government": "gov_republic",
            "face_down": ["tech_quarry"],
            "production": {"food": 1},
        },
        B={"cities": ["GR01", "GR02", "GR05"]},
        population_offer=["pop_6_1"],
    )
    assert default(state) == Work("food")
    play(state, default(state))
    assert default(state) == End()
    state = position(
        A={"face_down": ["tech_scientific_method"], "pillars": {"science": 2}}, technology_offer=["tech_iron"]
    )
    play(state, TurnUp("tech_scientific_method"))
    assert options(state, Clear)
    assert default(state) == Skip()


def test_tiles_are_claimed_at_the_end_of_the_turn():
    """D16, D27: Golden Ages first."""
    state = position(A={"pillars": {"science": 6}, "resources": {"money": 60}})
    play(state, Work("food"))
    assert default(state) == Claim("golden_science")
    play(state, default(state))
    assert default(state) == Claim("achievement_wealthy")


def test_a_tile_that_ends_the_game_is_left_by_whoever_is_behind():
    """D16"""
    state = position(3, turn_seat=2, sets_left={"wonders": 0, "achievements": 1, "golden_ages": 9})
    state.players[0].points["regions"] = 9
    play(state, Work("food"))
    assert default(state) == End()
    state.players[1].points["regions"] = 9
    assert isinstance(default(state), Claim)


def test_extra_actions_are_used_for_work():
    """D22"""
    state = position(A={"face_down": ["tech_bureaucracy"], "pillars": {"government": 1, "urbanization": 1}})
    play(state, TurnUp("tech_bureaucracy"))
    assert default(state) == Work("food")


def test_the_general_strikes_where_the_strongest_leads_by_least():
    """D23, D24: Siege Engine, then Cavalry, then Infantry; the Diplomats stay idle. D25: the City State counts its best region."""
    state = position(
        A={"government": "gov_tyranny"},
        B={"leader": "leader_general", "units": {"gaul": {"infantry": 1}, "egypt": {"infantry": 1}}},
        C={"units": {"gaul": {"cavalry": 3}, "egypt": {"infantry": 1, "siege_engine": 1}}},
        technology_offer=["tech_iron"],
        technology_top="empire_scoring_technology",
    )
    play(state, Clear("technologies"))
    assert default(state) == Strike(2, "egypt", "siege_engine")


def test_the_city_state_scores_its_best_region_by_itself():
    """D25"""
    state = position(
        A={"government": "gov_city_state", "cities": ["GR01", "GR02", "IT04"]},
        technology_offer=["tech_iron"],
        technology_top="empire_scoring_technology",
    )
    play(state, Clear("technologies"))
    assert state.players[0].points["governments"] == 2
    assert GAME.to_move(state) == (0,)
