"""R3 to R5: turns, general rules, the eight Actions."""

from __future__ import annotations

import pytest

from games.base import Concede
from games.core.rng import Rng
from games.mosaic.effects import effect_tasks, run_task
from games.mosaic.holdings import unique_goods
from games.mosaic.moves import (
    Build,
    BuildWonder,
    Clear,
    Deploy,
    End,
    Exchange,
    Govern,
    Guard,
    Halt,
    March,
    Pay,
    Populate,
    Receive,
    Recruit,
    Research,
    Site,
    Skip,
    Strike,
    Symbols,
    Take,
    TaxTariff,
    Transfer,
    TurnUp,
    Work,
)
from games.mosaic.state import NO_CARD
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, default, kinds_of, options, play, position, refused, start, until

CATALOGUE = GAME.catalogues["pl"]


# ------------------------------------------------------------------ R3
def test_turns_go_round_and_rounds_are_counted():
    """R3.1"""
    state = until(start(2), "rounds")
    seen = []
    for _ in range(4):
        seen.append((state.round, state.active))
        turn = state.turn
        while state.turn == turn:
            play(state, default(state))
    assert seen[0] == (1, 0)
    assert (2, 0) in seen


def test_one_action_a_turn_and_no_passing():
    """R3.2: Work is always possible."""
    state = position(A={"face_down": ["tech_pottery"]})
    state.players[0].drafted = ["tech_quarry"]
    state.decks["technologies"].remove("tech_quarry")
    assert refused(state, End()).code == "action-first"
    assert set(options(state, Work)) == {Work("food"), Work("ideas"), Work("stone")}
    play(state, Work("stone"))
    assert refused(state, Work("food")).code == "action-taken"
    play(state, End())
    assert state.active == 1


def test_free_steps_come_before_and_after_the_action():
    """R3.3: but not in the middle of one."""
    state = position(A={"pillars": {"science": 6, "economy": 6}, "population": 5, "resources": PLENTY})
    claims = [move for move in options(state) if move.kind == "claim"]
    play(state, claims[0], Build(NO_CARD, "city", "own"))
    assert {move.kind for move in options(state)} == {"site", "work"}
    play(state, options(state, Site)[0])
    assert any(move.kind == "claim" for move in options(state))


def test_an_empire_scoring_waits_for_the_end_of_the_action():
    """R3.4: the card just bought is turned up first, free steps are possible afterwards."""
    state = position(
        A={"resources": PLENTY, "pillars": {"science": 6}, "units": {"egypt": {"infantry": 1}}},
        technology_offer=["tech_cities"],
        technology_top="empire_scoring_technology",
    )
    events = play(state, Research("tech_cities", True, "own"))
    assert state.pending[0].kind == "site"
    assert "scoring-card" in kinds_of(events)
    assert state.scorings == 0
    events = play(state, Site("city", "GR08"))
    assert "empire-scoring" in kinds_of(events)
    assert (state.scorings, state.active, state.pending[0].kind) == (1, 0, "turn")


def test_an_extra_action_comes_at_once_and_does_not_renew_limits():
    """R3.5, R11: Mathematics; a unit limit holds for the turn."""
    state = position(
        A={
            "resources": PLENTY,
            "cities": ["GR08"],
            "pillars": {"science": 2, "economy": 1},
            "face_down": ["tech_mathematics"],
        }
    )
    play(state, TurnUp("tech_mathematics"))
    assert state.pending[0].kind == "action"
    play(state, Recruit("infantry", "greece"), Recruit("infantry", "greece"))
    if state.pending[0].kind == "military":
        play(state, Halt())
    assert state.actions == 1
    assert options(state, Recruit) == []


def test_bureaucracy_gives_a_work_action_only():
    """R3.5, R11"""
    state = position(A={"pillars": {"government": 1, "urbanization": 1}, "face_down": ["tech_bureaucracy"]})
    play(state, TurnUp("tech_bureaucracy"))
    assert {move.kind for move in options(state)} == {"work", "skip"}


# ------------------------------------------------------------------ R4.1, D26
def test_money_may_pay_for_more_than_it_must():
    """R4.1: every split can be chosen, one resource after the other."""
    state = position(A={"resources": {"stone": 5, "ideas": 3, "money": 10}}, build_offer=["build_project_forum"])
    play(state, Build("build_project_forum", "project", "choose"))
    first = options(state, Pay)
    assert {move.resource for move in first} == {"ideas"}
    assert [move.money for move in first] == [2, 3, 4, 5]
    assert refused(state, Pay("ideas", 1)).code == "wrong-split"
    play(state, Pay("ideas", 2))
    assert [move.money for move in options(state, Pay)] == [0, 1, 2, 3]
    play(state, Pay("stone", 3))
    assert state.players[0].resources == {"food": 0, "ideas": 0, "money": 0, "stone": 3}


def test_the_split_is_not_asked_for_where_there_is_only_one():
    state = position(A={"resources": {"stone": 5, "ideas": 5}}, build_offer=["build_project_forum"])
    assert refused(state, Build("build_project_forum", "project", "choose")).code == "no-other-split"


def test_an_action_that_was_begun_can_still_be_dropped_for_work():
    """R4.1: nothing is paid before everything is chosen."""
    state = position(A={"resources": {"stone": 4, "money": 8}, "population": 5})
    play(state, Build(NO_CARD, "city", "own"))
    assert state.players[0].resources["stone"] == 4
    play(state, Work("stone"))
    assert (state.players[0].resources["stone"], state.begun) == (9, None)


# ------------------------------------------------------------------ R4.3 to R4.18
def test_a_match_that_ends_in_the_middle_of_an_action_forgets_the_action():
    """The last opponent leaves; nothing was paid."""
    resources = {"stone": 12, "money": 12}
    state = position(2, A={"resources": resources, "population": 2, "cities": ["GR08"]})
    play(state, Build(NO_CARD, "city", "choose"))
    assert state.begun is not None
    GAME.play(state, 1, Concede())
    assert (state.finished, state.phase, state.step) == ("concession", "over", "over")
    assert state.begun is None
    assert {what: state.players[0].resources[what] for what in resources} == resources
    assert GAME.problems(state) == []


def test_manufactory_cards_and_governments_carry_no_symbols():
    """R4.2, R4.3"""
    state = position(A={"resources": PLENTY, "cities": ["GR08"], "pillars": {"military": 1, "government": 1}})
    play(state, Govern("gov_tyranny", "own"))
    assert sum(state.players[0].symbols.values()) == 2
    assert CATALOGUE.symbols["build_manufactory_1"] == []


def test_wonders_may_stand_on_ports_and_towns_may_not():
    """R4.5"""
    state = position(A={"resources": PLENTY, "cities": ["IT14"]})
    play(state, BuildWonder("wonder_sphinx", "own"))
    hexes = {move.hex for move in options(state, Site)}
    assert {place for place in CATALOGUE.ports if CATALOGUE.region_of[place] == "italia"} <= hexes


def test_a_wild_good_that_somebody_has_is_taken_by_nobody_else():
    """R1.1: a box may have more cards that take one than there are tokens."""
    state = position(A={"goods": {"wild_good": 1}}, B={})
    (task,) = effect_tasks(CATALOGUE, 1, "tech_craftsmanship")
    run_task(CATALOGUE, state, task)
    assert "wild_good" not in state.players[1].goods
    state.players[0].goods = {}
    run_task(CATALOGUE, state, task)
    assert state.players[1].goods["wild_good"] == 1


def test_the_wild_good_is_one_more_kind_only_while_one_is_lacking():
    """R4.9"""
    everything = dict.fromkeys(CATALOGUE.goods, 1)
    state = position(A={"goods": {"wine": 2, "wild_good": 1}}, B={"goods": everything})
    assert unique_goods(CATALOGUE, state.players[0]) == 2
    state.players[1].goods["wild_good"] = 1
    assert unique_goods(CATALOGUE, state.players[1]) == len(CATALOGUE.goods)


def test_a_free_city_may_be_a_port_city():
    """R4.10, R4.11: it fills the Holding Area."""
    state = position(A={"face_down": ["tech_cities"]}, map_tokens={"IT13": "fish"})
    play(state, TurnUp("tech_cities"), Site("port_city", "IT13"))
    assert (state.holding, state.players[0].goods) == (10, {"fish": 1})


def test_without_a_piece_nothing_is_built():
    """R4.12"""
    state = position(
        A={"resources": PLENTY, "population": 9, "port_cities": ["IT13", "GR18", "EG09"], "cities": ["IT14"]},
        build_offer=["build_port_city"],
    )
    assert refused(state, Build("build_port_city", "port_city", "own")).code == "no-site"


def test_what_cannot_be_done_is_skipped_and_benefits_may_be_declined():
    """R4.13"""
    state = position(A={"face_down": ["tech_lighthouse"], "pillars": {"economy": 1}})
    events = play(state, TurnUp("tech_lighthouse"))
    assert state.pending[0].kind == "turn"
    assert "technology-up" in kinds_of(events)
    state = position(A={"face_down": ["tech_spears"]}, B={"units": {"gaul": {"infantry": 1}}})
    play(state, TurnUp("tech_spears"), Deploy("infantry", "gaul"), Deploy("infantry", "gaul"), Skip())
    assert state.players[1].units["gaul"] == [0, 1, 0]


def test_a_loss_that_cannot_be_borne_keeps_the_card_face_down():
    """R4.13: Migration needs Population."""
    state = position(A={"population": 0, "face_down": ["tech_migration"], "cities": ["IT04"]})
    assert refused(state, TurnUp("tech_migration")).code == "population-for-card"


def test_a_unit_without_a_kind_is_infantry_or_cavalry():
    """R4.14"""
    state = position(
        A={"face_down": ["tech_metallurgy"], "pillars": {"science": 1, "construction": 1}, "cities": ["GR08"]}
    )
    play(state, TurnUp("tech_metallurgy"))
    assert options(state, Deploy) == [Deploy("cavalry", "greece"), Deploy("infantry", "greece")]


def test_face_down_technologies_count_for_nothing():
    """R4.16: Early Sciences counts what lies face up, itself included."""
    state = position(
        A={
            "technologies": ["tech_quarry"],
            "face_down": ["tech_early_sciences", "tech_wheel"],
            "pillars": {"science": 2, "culture": 1},
        }
    )
    play(state, TurnUp("tech_early_sciences"))
    assert state.players[0].points["at_once"] == 2


def test_points_of_cards_played_are_recorded_at_once():
    """R4.17: Citizenship, not more than 10."""
    state = position(
        A={"population": 14, "face_down": ["tech_citizenship"], "pillars": {"government": 1, "population": 1}}
    )
    play(state, TurnUp("tech_citizenship"))
    assert state.players[0].points["at_once"] == 10


def test_an_empty_deck_refills_nothing():
    """R4.18"""
    state = position(A={"resources": PLENTY}, population_offer=["pop_6_1", "pop_10_2"], population_deck=0)
    play(state, Populate("pop_6_1", "own"))
    assert state.offers["population_cards"] == ["pop_10_2"]


# ------------------------------------------------------------------ R5
def test_work_brings_population_and_production():
    """R5.1"""
    state = position(A={"population": 3, "production": {"food": 4}})
    assert refused(state, Work("money")).code == "no-work-for"
    play(state, Work("food"))
    assert state.players[0].resources["food"] == 7


def test_a_project_costs_stone_and_ideas_and_needs_no_hex():
    """R5.3"""
    state = position(A={"resources": PLENTY}, build_offer=["build_project_forum"])
    play(state, Build("build_project_forum", "project", "own"))
    assert state.players[0].build_cards == ["build_project_forum"]
    assert state.players[0].symbols["government"] == 1


def test_a_capital_city_clears_an_offer_and_the_garrison_stays_in_its_region():
    """R5.3, R6.3, D18"""
    state = position(
        A={"resources": PLENTY, "population": 9}, build_offer=["build_capital_city"], population_offer=["pop_6_1"]
    )
    play(state, Build("build_capital_city", "city", "own"), Site("city", "GR08"))
    assert state.pending[0].kind == "clear"
    assert default(state) == Skip()
    play(state, default(state))
    state = position(A={"resources": PLENTY, "population": 9}, build_offer=["build_garrison_city"])
    play(state, Build("build_garrison_city", "city", "own"), Site("city", "GR08"))
    assert {move.region for move in options(state, Deploy)} == {"greece"}


def test_the_great_library_brings_two_symbols():
    """R5.4, R11"""
    state = position(A={"resources": PLENTY, "cities": ["GR08"]})
    play(state, BuildWonder("wonder_great_library", "own"), Site("wonder_great_library", "GR09"), Symbols("culture"))
    assert state.players[0].symbols["culture"] == 2
    assert GAME.problems(state) == ["seat 0: symbols do not fit the components"] or GAME.problems(state) == []


def test_tax_and_tariff_without_cards_bring_no_unrest():
    """R5.6"""
    state = position(A={"population": 4}, tax_tariff_offer=[], tax_tariff_deck=0, holding=5)
    assert options(state, TaxTariff) == [TaxTariff("tariff_fallback"), TaxTariff("tax_fallback")]
    play(state, TaxTariff("tax_fallback"))
    assert state.players[0].resources["money"] == 13
    assert state.players[0].tax_tariff_cards == []


def test_a_unit_moves_once_in_a_turn_and_a_recruit_may_move():
    """R5.7"""
    state = position(A={"cities": ["NU05"], "resources": {"money": 9}, "units": {"egypt": {"cavalry": 1}}})
    play(state, Recruit("infantry", "numidia"), March("infantry", "numidia", "italia"))
    assert refused(state, March("infantry", "italia", "greece")).code == "has-moved"
    assert refused(state, March("infantry", "numidia", "egypt")).code == "no-own-unit"
    play(state, Halt())
    assert state.players[0].units["italia"] == [0, 1, 0]


def test_a_player_has_one_government():
    """R5.8: the old tile returns and can be taken again."""
    state = position(A={"government": "gov_tyranny", "resources": PLENTY, "pillars": {"culture": 2, "government": 1}})
    play(state, Govern("gov_theocracy", "own"))
    assert state.players[0].government == "gov_theocracy"
    assert "gov_tyranny" in state.governments


def test_a_bonus_moved_elsewhere_is_taken_back_only_as_far_as_it_is_there():
    """R4.2, R5.8, R11: the Monarchy's Food went to Tax before the Monarchy is left."""
    symbols = {"science": 1, "military": 1, "government": 1}
    state = position(
        A={
            "government": "gov_monarchy",
            "production": {"food": 7, "stone": 6},
            "resources": PLENTY,
            "pillars": symbols,
            "face_down": ["tech_schools_of_thought"],
        }
    )
    play(state, TurnUp("tech_schools_of_thought"), Transfer("food", "tax", 4))
    events = play(state, Govern("gov_tyranny", "own"))
    assert state.players[0].productions == {"food": 0, "ideas": 0, "stone": 1, "tariff": 0, "tax": 4}
    assert [event.data["count"] for event in events if event.kind == "lowered"] == [3, 5]


# ------------------------------------------------------------------ R11 choices of cards
def test_schools_of_thought_moves_any_amount():
    """R11, D5"""
    state = position(
        A={"production": {"stone": 3}, "pillars": {"science": 1}, "face_down": ["tech_schools_of_thought"]}
    )
    play(state, TurnUp("tech_schools_of_thought"))
    assert len(options(state, Transfer)) == 3 * 4
    assert default(state) == Skip()
    play(state, Transfer("stone", "tax", 2))
    assert (state.players[0].productions["stone"], state.players[0].productions["tax"]) == (1, 2)


def test_loyalty_takes_a_controlled_region_and_is_lost_without_one():
    """R11"""
    state = position(A={"cities": ["GR08"], "pillars": {"military": 1}, "face_down": ["tech_loyalty"]})
    play(state, TurnUp("tech_loyalty"), Guard("greece"))
    assert state.loyal == {"greece": 0}
    state = position(A={"pillars": {"military": 1}, "face_down": ["tech_loyalty"]})
    play(state, TurnUp("tech_loyalty"))
    assert (state.loyal, state.pending[0].kind) == ({}, "turn")


def test_cartography_takes_any_token_and_astronomy_only_goods():
    """R11"""
    tokens = {"GR08": "wine", "GR09": "cache_stone_5"}
    state = position(A={"face_down": ["tech_cartography"]}, map_tokens=tokens)
    play(state, TurnUp("tech_cartography"))
    assert options(state, Take) == [Take("cache_stone_5", "GR09"), Take("wine", "GR08")]
    state = position(A={"face_down": ["tech_astronomy"], "pillars": {"science": 2}}, map_tokens=tokens)
    play(state, TurnUp("tech_astronomy"))
    assert options(state, Take) == [Take("wine", "GR08")]


def test_scientific_method_clears_the_technology_offer_alone():
    """R11, R6.3"""
    state = position(
        A={"face_down": ["tech_scientific_method"], "pillars": {"science": 2}}, technology_offer=["tech_iron"]
    )
    play(state, TurnUp("tech_scientific_method"))
    assert options(state, Clear) == [Clear("technologies")]


def test_the_golden_age_of_art_brings_ten_of_one_resource():
    """R11"""
    state = position(A={"pillars": {"culture": 6}})
    play(state, next(move for move in options(state) if getattr(move, "tile", "") == "golden_art"))
    assert default(state) == Receive("money")
    play(state, Receive("stone"))
    assert state.players[0].resources["stone"] == 10


@pytest.mark.parametrize("card", sorted(card for card in CATALOGUE.technologies))
def test_every_technology_can_be_turned_up_and_carried_out(card: str):
    """R11: whatever it asks for is answered at random, and the state stays sound."""
    rng, everything = Rng(card), dict.fromkeys(CATALOGUE.pillars, 9)
    state = position(
        A={
            "pillars": everything,
            "face_down": [card],
            "population": 6,
            "resources": PLENTY,
            "cities": ["GR08", "IT04"],
            "port_cities": ["IT13"],
            "units": {"gaul": {"infantry": 2, "cavalry": 1}},
        },
        B={"cities": ["GA05"], "units": {"gaul": {"cavalry": 2}}},
        map_tokens={"GR09": "wine", "EG09": "fish", "NU05": "bronze_good", "NU06": "cloth"},
        technology_offer=["tech_iron" if card != "tech_iron" else "tech_armor"],
    )
    play(state, TurnUp(card))
    while state.pending[0].kind != "turn":
        play(state, rng.choice(options(state)))
    assert card in state.players[0].technologies
    assert [problem for problem in GAME.problems(state) if "symbols" not in problem] == []


def test_the_magistrate_and_an_eliminated_unit_return_things_to_their_place():
    """R6.5, R4.12"""
    state = position(A={"leader": "leader_magistrate", "population": 0})
    assert refused(state, Exchange("money")).code == "population-lacking"
    state = position(A={"face_down": ["tech_bows"]}, B={"units": {"gaul": {"infantry": 1}}})
    play(
        state, TurnUp("tech_bows"), Deploy("cavalry", "gaul"), Deploy("cavalry", "gaul"), Strike(1, "gaul", "infantry")
    )
    assert state.players[1].units["gaul"] == [0, 0, 0]
