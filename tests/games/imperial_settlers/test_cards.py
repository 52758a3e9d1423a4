"""R12 Activating, R17 Temple of Ra, R20 General, R21 single cards; and that a changed card plays as changed."""

from __future__ import annotations

import pytest

from games.base import RANDOM
from games.core.rng import Rng
from games.imperial_settlers.moves import (
    Activate,
    Build,
    Cancel,
    Choose,
    Discard,
    Draw,
    End,
    Exchange,
    MakeDeal,
    Pass,
    RazeLocation,
    Spend,
)
from games.imperial_settlers.payment import bill
from games.imperial_settlers.production import begin_production
from games.imperial_settlers.state import Deal, SettlersState, Task
from games.thinking.candidates import candidates
from tests.games import positions
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import (
    changed,
    on_turn,
    options,
    phase,
    place,
    play,
    position,
    refused,
)


# ------------------------------------------------------------------ R12
def test_an_action_is_used_once_a_round_or_as_often_as_it_says():
    """R12.1, R12.2, D10"""
    state = position({"empire": ["com_new_forest", "com_coal_mine"], "supply": {"worker": 5}})
    assert options(state, 0, Activate) == [
        Activate("com_coal_mine"),
        Activate("com_new_forest", 1),
        Activate("com_new_forest", 2),
    ]
    play(state, 0, Activate("com_coal_mine"))
    on_turn(state, 0)
    assert refused(state, 0, Activate("com_coal_mine")).code == "used-up"
    play(state, 0, Activate("com_new_forest", 2))
    assert place(state, "com_new_forest").goods == {"worker": 2}
    assert GAME.to_move(state) == (1,)


def test_the_reason_why_an_action_is_not_used_is_named():
    """R12.1, R12.3"""
    state = position(
        {"empire": ["com_coal_mine", "com_town", "com_tavern", "com_hanseatic_league"], "supply": {}},
        {"empire": ["com_castle"]},
    )
    state.players[0].hand = []
    assert refused(state, 0, Activate("com_coal_mine")).code == "cannot-pay"
    assert refused(state, 0, Activate("com_town")).code == "no-action"
    assert refused(state, 0, Activate("com_castle")).code == "not-your-location"
    assert refused(state, 0, Activate("com_tavern")).code == "no-card-to-pay"
    state.players[0].supply["worker"] = 1
    assert refused(state, 0, Activate("com_hanseatic_league")).code == "no-deal-to-pay"
    assert refused(state, 0, Activate("com_coal_mine", good="stone")).code == "bad-choice"


def test_several_uses_with_choices_of_their_own_are_asked_one_after_the_other():
    """R12.2, R21"""
    state = position(
        {"faction": "barbarians", "empire": ["bar_pack"], "supply": {"worker": 2}, "vp": 0},
        {"empire": ["com_missionaries"]},
    )
    play(state, 0, Activate("bar_pack", 2, targets=("com_missionaries",), good="vp"))
    assert state.step == "again"
    assert GAME.default_move(state, 0) == End()
    play(state, 0, Activate("bar_pack", targets=("com_missionaries",), good="worker"))
    assert (state.players[0].vp, state.players[0].supply["worker"]) == (1, 1)
    assert place(state, "com_missionaries").owner == 1


def test_a_card_that_pays_is_discarded():
    """R12.3, R21"""
    state = position({"empire": ["com_tavern"], "hand": ["com_town"], "vp": 0})
    play(state, 0, Activate("com_tavern", cards=("com_town",)))
    assert state.discard == ["com_town"]
    assert state.players[0].vp == 2


def test_an_effect_that_cannot_happen_makes_the_activation_illegal():
    """R12.4"""
    state = position({"faction": "barbarians", "empire": ["bar_robbers", "bar_saboteurs"], "supply": {"worker": 2}})
    assert refused(state, 0, Activate("bar_robbers")).code == "no-effect"
    assert refused(state, 0, Activate("bar_saboteurs")).code == "no-effect"


def test_drawing_from_two_empty_decks_gives_nothing():
    """R12.4"""
    state = position(
        {"empire": ["com_castle"], "supply": {"worker": 1}, "faction_deck": 0, "faction_discard": 0},
        common_deck=0,
        common_discard=0,
    )
    hand = list(state.players[0].hand)
    play(state, 0, Activate("com_castle"))
    assert state.players[0].hand == hand


def test_goods_on_cards_are_not_stolen():
    """R12.5, R21"""
    state = position(
        {"faction": "barbarians", "empire": ["bar_saboteurs"], "supply": {"worker": 1}},
        {"empire": [{"id": "com_sawmill", "markers": {"wood": 1}}], "supply": {"gold": 2}},
    )
    assert refused(state, 0, Activate("bar_saboteurs", opponent=(1,), good="wood")).code == "no-effect"


# ------------------------------------------------------------------ R17
def taken() -> object:
    """The Egyptians (seat 0) have taken the Town of seat 1; seat 2 looks on."""
    return position(
        {"faction": "egyptians", "empire": ["egy_temple_of_ra"], "hand": ["egy_quarry"], "supply": {"stone": 1}},
        {
            "faction": "romans",
            "empire": [{"id": "com_town", "defense": 1}],
            "hand": ["rom_bank"],
            "supply": {"stone": 1},
        },
        {"faction": "barbarians", "supply": {"raze": 4}},
    )


def test_a_location_taken_over_works_and_counts_for_the_egyptians():
    """R17.1, R17.2, R17.3, R12.3"""
    state = taken()
    play(state, 0, Activate("egy_temple_of_ra", targets=("com_town",)))
    assert [loc.card for loc in state.players[0].empire] == ["egy_temple_of_ra", "com_town"]
    assert place(state, "com_town").defense
    assert state.players[0].supply["worker"] == 0
    assert state.players[0].tokens == 3
    assert state.players[1].losses == 1
    phase(state, begin_production)
    assert state.players[0].supply["worker"] == 3 + 2
    assert state.players[1].supply["worker"] == 2
    assert GAME.standing(state)[0]["common"] == 1


def test_without_a_token_nothing_is_taken_over():
    """R17.1"""
    state = taken()
    state.players[0].tokens = 0
    assert refused(state, 0, Activate("egy_temple_of_ra", targets=("com_town",))).code == "no-effect"


def test_nobody_gives_up_a_location_taken_over():
    """R17.4, R9.5"""
    state = taken()
    play(state, 0, Activate("egy_temple_of_ra", targets=("com_town",)))
    assert refused(state, 1, Build("rom_bank", ("com_town",), ())).code == "nothing-to-give"
    on_turn(state, 0)
    assert refused(state, 0, Build("egy_quarry", ("com_town",), ())).code == "taken-over"


def test_a_razed_location_taken_over_leaves_its_foundation_to_the_builder():
    """R17.5, R17.6, R17.7"""
    state = taken()
    play(state, 0, Activate("egy_temple_of_ra", targets=("com_town",)))
    state.players[1].passed = True
    on_turn(state, 2, RazeLocation("com_town"))
    assert state.players[1].foundations == ["com_town"]
    assert state.players[0].supply["wood"] == 1
    assert state.players[0].tokens == 4


def test_tokens_stay_when_the_temple_leaves():
    """R17.6"""
    state = taken()
    play(state, 0, Activate("egy_temple_of_ra", targets=("com_town",)))
    on_turn(state, 0, Build("egy_quarry", ("egy_temple_of_ra",), ()))
    assert place(state, "com_town").token


# ------------------------------------------------------------------ R20
def test_two_sphinxes_add_two_and_never_answer_each_other():
    """R20.3, R21, R7.3"""
    state = position(
        {"faction": "egyptians", "empire": ["egy_sphinx", "egy_sphinx", "com_sawmill"], "supply": {"wood": 1}, "vp": 0}
    )
    play(state, 0, Activate("com_sawmill"))
    assert state.players[0].vp == 3


def test_the_slaver_spends_after_the_gains_of_the_event():
    """R20.4, R20.3, D14, D19"""
    state = position(
        {
            "faction": "egyptians",
            "empire": ["egy_slaver", "com_carpenters_workshop"],
            "hand": ["com_new_forest"],
            "supply": {"wood": 1},
            "vp": 0,
        }
    )
    play(state, 0, Build("com_new_forest", (), ()))
    assert options(state, 0, Choose) == [Choose(("none",)), Choose(("pay_gold", "vp", "vp"))]
    assert GAME.default_move(state, 0) == Choose(("none",))
    play(state, 0, Choose(("pay_gold", "vp", "vp")))
    assert (state.players[0].vp, state.players[0].supply["gold"]) == (3, 0)


def test_a_price_is_paid_in_full_or_not_at_all():
    """R20.5"""
    state = position({"empire": ["com_masons_guild"], "supply": {"worker": 1, "stone": 1}})
    error = refused(state, 0, Activate("com_masons_guild"))
    assert error.facts["price"] == bill(["stone"])


def test_the_text_of_a_card_beats_the_rules():
    """R20.1, R21"""
    state = position({"faction": "egyptians", "empire": ["egy_sanctuary"], "hand": ["egy_pyramid"]})
    play(state, 0, Activate("egy_sanctuary", targets=("egy_pyramid",)))
    assert (state.players[0].supply["stone"], state.players[0].supply["wood"]) == (1, 0)


# ------------------------------------------------------------------ R21
def test_the_acting_troupe_uses_a_spent_action_again_for_its_price():
    """R21, D10"""
    state = position(
        {
            "empire": ["com_acting_troupe", {"id": "com_coal_mine", "activations_used": 1}, "com_castle"],
            "supply": {"worker": 2},
        }
    )
    assert {move.targets for move in options(state, 0, Activate) if move.location == "com_acting_troupe"} == {
        ("com_coal_mine",)
    }
    play(state, 0, Activate("com_acting_troupe", targets=("com_coal_mine",)))
    assert state.players[0].supply == {**state.players[0].supply, "worker": 0, "stone": 2}
    assert place(state, "com_acting_troupe").goods == {"worker": 1}


def test_the_acting_troupe_waits_for_the_choices_of_the_other_card():
    """R21, D10"""
    state = position(
        {
            "faction": "barbarians",
            "empire": ["com_acting_troupe", {"id": "bar_pack", "activations_used": 2}],
            "supply": {"worker": 2},
        },
        {"empire": ["com_quarry", "com_town"]},
    )
    play(state, 0, Activate("com_acting_troupe", targets=("bar_pack",)))
    assert state.step == "nested"
    assert state.players[0].supply["worker"] == 2
    assert GAME.default_move(state, 0) == Cancel()
    play(state, 0, Activate("bar_pack", targets=("com_quarry",), good="stone"))
    assert (state.players[0].supply["worker"], state.players[0].supply["stone"]) == (0, 1)


def barter() -> SettlersState:
    return position({"faction": "barbarians", "empire": ["bar_barter"], "supply": {"wood": 2, "gold": 1}, "vp": 0})


def test_a_command_that_is_not_complete_is_dropped_and_the_turn_goes_on():
    """D10, D14"""
    state = barter()
    before = GAME.copy(state)
    play(state, 0, Activate("bar_barter"))
    assert state.step == "spend"
    assert GAME.default_move(state, 0) == Cancel()
    assert refused(state, 0, Pass()).code == "answer-first"
    play(state, 0, Spend("wood", 1, True), Cancel())
    assert state == before
    troupe = position(
        {
            "faction": "barbarians",
            "empire": ["com_acting_troupe", {"id": "bar_pack", "activations_used": 2}],
            "supply": {"worker": 2},
        },
        {"empire": ["com_quarry", "com_town"]},
    )
    before = GAME.copy(troupe)
    play(troupe, 0, Activate("com_acting_troupe", targets=("bar_pack",)), Cancel())
    assert troupe == before
    assert refused(troupe, 0, Cancel()).code == "no-action-now"


def test_a_strong_computer_completes_the_command_that_it_has_begun():
    """D10, D14"""
    state = barter()
    play(state, 0, Activate("bar_barter"))
    assert Cancel() in GAME.legal_moves(state, 0)
    found = candidates(GAME, GAME.redact(state, 0), 0, 99, Rng("seed"))
    assert {move.kind for move in found} == {"spend"}


def test_a_planned_command_that_is_not_complete_can_be_dropped():
    """D10, D14"""
    state = barter()
    state.pending = [Task(1, "turn")]
    ways = GAME.plan_moves(state, 0, [Activate("bar_barter")])
    assert {move.kind for move in ways} == {"cancel", "spend"}
    assert Activate("bar_barter") in GAME.plan_moves(state, 0, [Activate("bar_barter"), Cancel()])


def test_by_version_1_a_command_that_is_not_complete_is_dropped_by_passing():
    """D10"""
    old, state = GAME.under(1), barter()
    positions.play(old, state, Activate("bar_barter"))
    assert old.default_move(state, 0) == Pass()
    positions.play(old, state, Spend("wood", 1, True), Pass())
    assert state.players[0].supply["wood"] == 2
    assert state.players[0].passed


def test_a_troupe_activates_no_troupe_and_nothing_blocked():
    """R21"""
    state = position(
        {
            "faction": "egyptians",
            "empire": ["com_acting_troupe", {"id": "egy_royal_bath", "activations_used": 1}, "com_coal_mine"],
            "supply": {"worker": 3},
        }
    )
    place(state, "com_coal_mine").blocked = True
    assert refused(state, 0, Activate("com_acting_troupe", targets=("egy_royal_bath",))).code in (
        "no-effect",
        "bad-choice",
    )
    assert refused(state, 0, Activate("com_coal_mine")).code == "is-blocked"


def test_porters_and_messenger_run_what_you_own():
    """R21"""
    state = position(
        {
            "faction": "romans",
            "empire": ["com_porters", "com_imperial_messenger", "rom_builder"],
            "deals": ["gold"],
            "supply": {"food": 1, "worker": 1},
        }
    )
    on_turn(state, 0, Activate("com_porters", targets=("rom_builder",)))
    on_turn(state, 0, Activate("com_imperial_messenger", targets=(state.players[0].deals[0].card,)))
    supply = state.players[0].supply
    assert (supply["wood"], supply["stone"], supply["gold"]) == (1, 1, 1)


def test_the_dark_chapel_swaps_a_vp_too():
    """R21, D14"""
    state = position(
        {
            "faction": "barbarians",
            "empire": ["bar_dark_chapel"],
            "hand": ["com_armorer"],
            "supply": {"raze": 1},
            "vp": 0,
        }
    )
    swaps = {move.swap for move in options(state, 0, Activate)}
    assert swaps == {(), ("stone",), ("vp",), ("stone", "vp")}
    play(state, 0, Activate("bar_dark_chapel", targets=("com_armorer",), swap=("stone", "vp")))
    assert state.players[0].vp == 4
    assert place(state, "bar_dark_chapel").goods == {"raze": 1}


def test_the_chariot_builder_heeds_no_protection_and_no_feature():
    """R21"""
    state = position(
        {"faction": "egyptians", "empire": ["egy_chariot_builder"], "supply": {"raze": 1}},
        {"faction": "romans", "empire": ["rom_fortification", {"id": "com_town", "defense": 1}]},
    )
    play(state, 0, Activate("egy_chariot_builder", targets=("com_town",)))
    assert state.players[1].foundations == ["com_town"]
    assert state.players[1].supply["wood"] == 1


@pytest.mark.parametrize("card", ["com_town", "rom_bank"])
def test_garrison_and_engineers_remove_any_location_without_razing_it(card: str):
    """R21, R11.5"""
    state = position(
        {"faction": "japanese", "empire": ["jap_garrison"], "supply": {"raze": 2}},
        {"faction": "romans", "empire": ["rom_bank", "com_town"]},
    )
    play(state, 0, Activate("jap_garrison", targets=(card,)))
    assert state.players[1].foundations == []
    assert card in (*state.discard, *state.players[1].discard)
    assert state.players[1].supply["wood"] == 0


def test_the_trade_route_makes_a_deal_with_a_location_that_ends_with_it():
    """R21, R10.1"""
    state = position(
        {"faction": "japanese", "empire": ["jap_trade_route", "jap_sake_brewery"], "supply": {"food": 1}, "vp": 0},
        {"faction": "romans", "empire": ["rom_bank", "com_town"], "hand": ["rom_legion"], "supply": {"food": 2}},
    )
    assert {move.targets for move in options(state, 0, Activate)} == {("rom_bank",)}
    play(state, 0, Activate("jap_trade_route", targets=("rom_bank",)))
    assert state.players[0].deals == [Deal("rom_bank", route=True)]
    assert (state.players[0].supply["gold"], state.players[0].vp) == (1, 1)
    play(state, 1, Build("rom_legion", ("rom_bank",), ()))
    assert state.players[0].deals == []


def test_spies_take_a_deal_and_the_league_gives_one_up():
    """R21, R10.3"""
    state = position(
        {"faction": "romans", "empire": ["rom_spies", "com_hanseatic_league"], "supply": {"worker": 2}, "vp": 0},
        {"faction": "barbarians", "deals": ["bar_altar:gold"]},
    )
    on_turn(state, 0, Activate("rom_spies", targets=("bar_altar",)))
    on_turn(state, 0, Activate("com_hanseatic_league", deals=("bar_altar",)))
    assert state.players[0].vp == 3
    assert state.players[1].discard == ["bar_altar"]


def test_the_desert_makes_an_opponent_choose_a_card_and_else_chance_does():
    """R21, R12.4, D15, D16"""
    state = position(
        {"faction": "egyptians", "empire": ["egy_desert"], "hand": ["com_town"], "vp": 0},
        {"hand": ["com_mill", "com_quarry"]},
    )
    play(state, 0, Activate("egy_desert", opponent=(1,), cards=("com_town",)))
    assert GAME.to_move(state) == (1,)
    assert state.players[0].vp == 1
    assert GAME.default_move(state, 1) == Discard(RANDOM)
    assert refused(state, 1, Discard("com_castle")).code == "not-in-hand"
    play(state, 1, Discard("com_mill"))
    assert state.discard == ["com_town", "com_mill"]
    assert GAME.to_move(state) == (1,)  # now it is this seat's turn

    bare = position({"faction": "egyptians", "empire": ["egy_desert"], "hand": ["com_town"], "vp": 0})
    bare.players[1].hand = []
    play(bare, 0, Activate("egy_desert", opponent=(1,), cards=("com_town",)))
    assert bare.players[0].vp == 1


def test_a_random_discard_is_drawn_by_chance():
    """D15"""
    state = position(
        {"faction": "egyptians", "empire": ["egy_desert"], "hand": ["com_town"]}, {"hand": ["com_mill", "com_quarry"]}
    )
    play(state, 0, Activate("egy_desert", opponent=(1,), cards=("com_town",)))
    (told,) = [event for event in play(state, 1, Discard(RANDOM)) if event.kind == "discarded"]
    assert told.reveals == "chance"
    assert told.data["card"] == state.discard[-1]


def test_the_scorpion_breeder_uses_an_action_up():
    """R21"""
    state = position(
        {"faction": "egyptians", "empire": ["egy_scorpion_breeder"], "supply": {"worker": 1}},
        {"empire": ["com_castle", "com_town"], "supply": {"worker": 1}},
    )
    assert {move.targets for move in options(state, 0, Activate)} == {("com_castle",)}
    play(state, 0, Activate("egy_scorpion_breeder", targets=("com_castle",)))
    assert refused(state, 1, Activate("com_castle")).code == "is-blocked"


def test_the_trade_colony_is_one_location_of_three_colours():
    """R21, R2.4"""
    state = position({"faction": "romans", "empire": ["rom_trade_colony", "com_rubble", "com_lords_fields"]})
    phase(state, begin_production)
    assert (state.players[0].supply["stone"], state.players[0].supply["food"]) == (1 + 2, 2)


def test_making_a_deal_answers_brewery_and_school():
    """R21"""
    state = position(
        {
            "faction": "japanese",
            "empire": ["jap_sake_brewery", "jap_school_of_diplomacy"],
            "hand": ["jap_farm"],
            "supply": {"food": 1},
            "vp": 0,
        }
    )
    play(state, 0, MakeDeal("jap_farm", ()))
    assert (state.players[0].vp, state.players[0].supply["gold"]) == (1, 1)


def test_the_casino_has_three_uses_in_one_action():
    """R21, R12.2"""
    state = position({"faction": "japanese", "empire": ["jap_casino"], "supply": {"worker": 3}})
    play(state, 0, Activate("jap_casino", 3))
    assert state.players[0].supply["gold"] == 3


def test_the_oasis_answers_every_pair_of_any_opponent():
    """R21, R8.5"""
    state = position(
        {"faction": "egyptians", "empire": ["egy_oasis"]}, {"supply": {"worker": 4}}, {"supply": {"worker": 2}}
    )
    on_turn(state, 1, Exchange("wood", 2, False))
    on_turn(state, 2, Exchange("wood", 1, False))
    assert state.players[0].supply["worker"] == 3


# ------------------------------------------------------------------ data
def test_a_card_changed_in_the_data_plays_as_changed():
    """R20.1"""
    game = changed(
        com_castle={
            "action": {"pay": {"worker": 1, "hand_card": 1}, "limit": 3, "do": [{"op": "gain", "goods": {"vp": 7}}]}
        },
        com_town={
            "bonus": [
                {"op": "gain_per", "good": "gold", "amount": 2, "per": {"what": "location", "color": "pink"}, "max": 3}
            ]
        },
    )
    state = position(
        {
            "empire": ["com_castle"],
            "hand": ["com_town", "com_mill"],
            "supply": {"worker": 3, "wood": 1, "stone": 1},
            "vp": 0,
        }
    )
    game.play(state, 0, Build("com_town", (), ()))
    assert state.players[0].supply["gold"] == 2
    game.play(state, 1, Pass())
    game.play(state, 0, Activate("com_castle", cards=("com_mill",)))
    assert state.players[0].vp == 7
    assert Draw("common", 1) not in game.legal_moves(state, 0)
