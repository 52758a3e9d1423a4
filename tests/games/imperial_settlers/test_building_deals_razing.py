"""R9 Build, R10 Deals, R11 Raze, R15 Foundations."""

from __future__ import annotations

import pytest

from games.imperial_settlers.moves import Activate, Build, MakeDeal, RazeHand, RazeLocation
from games.imperial_settlers.payment import bill
from games.imperial_settlers.razing import raze_price
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import on_turn, options, place, play, position, refused


# ------------------------------------------------------------------ R9
def test_several_copies_may_be_built_and_their_effects_add_up():
    """R9.1"""
    state = position(
        {
            "faction": "romans",
            "empire": ["rom_headquarters", "rom_headquarters", "com_town"],
            "hand": ["rom_bank"],
            "supply": {"stone": 1},
            "vp": 0,
        }
    )
    play(state, 0, Build("rom_bank", ("com_town",), ()))
    assert state.players[0].vp == 2
    assert state.players[0].supply["gold"] == 3


def test_the_reason_why_a_card_is_not_built_is_named():
    """R9.2, R9.3, R9.9, D7"""
    state = position(
        {"faction": "romans", "hand": ["com_mill", "rom_bank"], "supply": {"stone": 1}, "empire": ["com_town"]},
        {"empire": ["com_quarry"]},
    )
    state.players[0].hand.append("egy_desert")
    assert refused(state, 0, Build("com_castle", (), ())).code == "not-in-hand"
    assert refused(state, 0, Build("egy_desert", (), ())).code == "foreign-card"
    error = refused(state, 0, Build("com_mill", (), ()))
    assert (error.code, error.facts["price"]) == ("cannot-pay", bill(["wood", "wood", "wood"]))
    assert refused(state, 0, Build("rom_bank", ("com_quarry",), ())).code == "not-yours-to-give"
    assert refused(state, 0, Build("rom_bank", (), ())).code == "give-exactly"
    assert refused(state, 0, Build("rom_bank", ("com_town",), ("stone",))).code == "gold-wrong"
    assert refused(state, 0, Build("com_town", ("com_town",), ())).code == "not-in-hand"


def test_what_lies_on_a_location_given_up_is_lost():
    """R9.4"""
    state = position({"faction": "japanese", "hand": ["jap_casino"], "empire": ["jap_shrine"], "supply": {"wood": 2}})
    place(state, "jap_shrine").stored = {"wood": 3}
    play(state, 0, Build("jap_casino", ("jap_shrine",), ()))
    assert state.players[0].supply["wood"] == 0
    assert state.players[0].discard == ["jap_shrine"]


def test_the_location_given_up_no_longer_counts_for_the_new_one():
    """R9.6"""
    state = position(
        {
            "faction": "barbarians",
            "hand": ["bar_fortress"],
            "empire": ["com_armorer", "com_gallows"],
            "supply": {"wood": 2},
            "vp": 0,
        }
    )
    play(state, 0, Build("bar_fortress", ("com_armorer",), ()))
    assert state.players[0].vp == 2


def test_bonus_production_and_features_come_in_this_order():
    """R9.7, R2.6"""
    state = position({"empire": ["com_carpenters_workshop"], "hand": ["com_lumberjacks_route"], "supply": {"wood": 2}})
    events = play(state, 0, Build("com_lumberjacks_route", (), ()))
    built, gained = [event.data for event in events if event.kind in ("built", "gained")]
    assert (built["card"], built["got"]["wood"], built["got"]["vp"]) == ("com_lumberjacks_route", 1 + 1, 0)
    assert (gained["source"], gained["wood"], gained["vp"]) == ("com_carpenters_workshop", 0, 1)


def test_settlers_and_negotiator_build_too():
    """R9.8, R21"""
    state = position(
        {
            "faction": "romans",
            "empire": ["com_settlers", "rom_gardens"],
            "hand": ["rom_bank"],
            "supply": {"wood": 1, "stone": 1},
            "vp": 0,
        }
    )
    play(state, 0, Activate("com_settlers", targets=("rom_bank",)))
    assert state.players[0].vp == 1
    assert state.players[0].supply["gold"] == 1


def test_deals_and_foundations_are_not_built():
    """R9.8, R10.2"""
    state = position(
        {"faction": "romans", "empire": ["rom_gardens"], "hand": ["rom_bank"], "supply": {"food": 1}, "vp": 0}
    )
    play(state, 0, MakeDeal("rom_bank", ()))
    assert state.players[0].vp == 0


# ------------------------------------------------------------------ R10
def test_a_deal_costs_a_food_or_gold_and_gives_its_good_at_once():
    """R10.1, D8"""
    state = position({"faction": "romans", "hand": ["rom_bank", "com_town"], "supply": {"food": 1, "gold": 1}})
    assert options(state, 0, MakeDeal) == [MakeDeal("rom_bank", ()), MakeDeal("rom_bank", ("food",))]
    assert refused(state, 0, MakeDeal("com_town", ())).code == "no-deal-field"
    play(state, 0, MakeDeal("rom_bank", ()))
    assert state.players[0].supply["gold"] == 2


def test_a_deal_is_no_location():
    """R10.2, R19.2"""
    state = position({"faction": "romans", "deals": ["gold", "stone"]})
    assert GAME.standing(state)[0] == {"track": 0, "common": 0, "faction": 0, "stored": 0}


def test_discarded_deals_go_to_their_own_deck():
    """R10.3, R21"""
    state = position(
        {"faction": "barbarians", "empire": ["bar_robbers"], "supply": {"worker": 1}},
        {"faction": "romans", "deals": ["rom_bank:gold"]},
    )
    play(state, 0, Activate("bar_robbers", targets=("rom_bank",)))
    assert state.players[1].discard == ["rom_bank"]


# ------------------------------------------------------------------ R11
def test_a_card_is_razed_from_hand_for_one_token():
    """R11.1, D9"""
    state = position({"hand": ["com_quarry"], "supply": {"raze": 1}})
    play(state, 0, RazeHand("com_quarry"))
    assert state.players[0].supply["stone"] == 2
    assert refused(position({"hand": ["com_quarry"]}), 0, RazeHand("com_quarry")).code == "raze-tokens"


@pytest.mark.parametrize(
    ("own", "other", "price"),
    [
        ({"faction": "romans"}, {"faction": "barbarians", "empire": ["com_town"]}, 2),
        ({"faction": "romans"}, {"faction": "barbarians", "empire": [{"id": "com_town", "defense": 1}]}, 3),
        ({"faction": "barbarians"}, {"faction": "romans", "empire": ["com_town", "rom_fortification"]}, 3),
        ({"faction": "barbarians", "empire": ["bar_border"]}, {"faction": "romans", "empire": ["com_town"]}, 1),
        (
            {"faction": "barbarians", "empire": ["bar_border"]},
            {"faction": "romans", "empire": ["com_town", "rom_fortification"]},
            2,
        ),
    ],
)
def test_protection_and_features_change_the_price(own: dict[str, object], other: dict[str, object], price: int):
    """R11.2"""
    state = position({**own, "supply": {"raze": price - 1}}, other)
    assert raze_price(GAME.catalogue, state, 0, 1, place(state, "com_town")) == price
    assert refused(state, 0, RazeLocation("com_town")).facts["count"] == price
    state.players[0].supply["raze"] = price
    play(state, 0, RazeLocation("com_town"))
    assert state.players[0].supply["raze"] == 0


def test_a_razed_common_location_becomes_a_foundation_and_brings_a_wood():
    """R11.3, R15.3"""
    state = position({"supply": {"raze": 2}}, {"empire": ["com_town"]})
    play(state, 0, RazeLocation("com_town"))
    assert state.players[1].foundations == ["com_town"]
    assert state.players[1].supply["wood"] == 1
    assert state.players[0].supply["worker"] == 2


def test_own_locations_are_not_razed_by_the_action():
    """R11.4"""
    state = position({"supply": {"raze": 2}, "empire": ["com_town"]})
    assert refused(state, 0, RazeLocation("com_town")).code == "own-location"
    assert refused(state, 0, RazeLocation("com_mill")).code == "not-in-play"


def test_every_raze_counts_but_removing_and_the_pack_do_not():
    """R11.5"""
    state = position(
        {
            "faction": "barbarians",
            "empire": ["bar_raid", "bar_rabble", "bar_pack", "com_town"],
            "supply": {"worker": 3},
            "vp": 0,
        },
        {"empire": ["com_quarry"]},
    )
    on_turn(state, 0, Activate("bar_rabble", targets=("com_town",)))
    assert state.players[0].vp == 1
    on_turn(state, 0, Activate("bar_pack", targets=("com_quarry",), good="stone"))
    assert state.players[0].vp == 1


def test_all_goods_of_a_raze_are_one_gain():
    """R11.6, R20.3"""
    state = position(
        {"faction": "egyptians", "empire": ["egy_sphinx"], "hand": ["com_missionaries"], "supply": {"raze": 1}, "vp": 0}
    )
    play(state, 0, RazeHand("com_missionaries"))
    assert state.players[0].vp == 2


# ------------------------------------------------------------------ R15
def test_a_foundation_only_pays_for_a_location():
    """R15.1, R15.2, R2.7"""
    state = position(
        {"faction": "romans", "foundations": ["com_quarry"], "hand": ["rom_bank"], "supply": {"stone": 1}},
        {"supply": {"raze": 9}},
    )
    assert GAME.standing(state)[0]["common"] == 0
    assert refused(state, 0, RazeLocation("com_quarry")).code == "not-in-play"
    play(state, 0, Build("rom_bank", ("com_quarry",), ()))
    assert state.discard == ["com_quarry"]
