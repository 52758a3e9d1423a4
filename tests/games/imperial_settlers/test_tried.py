"""What somebody may look for in his turn, and why the rules refuse it."""

from __future__ import annotations

from games.imperial_settlers.moves import (
    Activate,
    Build,
    Defend,
    Exchange,
    First,
    Hold,
    Instant,
    MakeDeal,
    RazeHand,
    RazeLocation,
    Samurai,
    Send,
)
from games.imperial_settlers.payment import bill
from tests.games.imperial_settlers.case_builder import GAME, SPARE
from tests.games.imperial_settlers.positions import position, refused
from tests.games.trying import reasons

RUINS = SPARE[0]  # the card that every seat holds


def of_kind(state, *kinds):
    return {move: reason for move, reason in reasons(GAME, state, 0).items() if isinstance(move, kinds)}


def test_a_card_in_hand_is_refused_for_what_its_cost_lacks():
    state = position({"faction": "romans", "hand": ["com_coal_mine"], "supply": {}})
    assert of_kind(state, Build)[Build("com_coal_mine", (), ())] == ("cannot-pay", "R9.9")
    assert refused(state, 0, Build("com_coal_mine", (), ())).facts["price"] != []


def test_a_card_that_costs_a_location_is_refused_where_there_is_none_to_give():
    costly = next(
        name
        for name, card in GAME.catalogue.cards.items()
        if card.printing.cost.get("location") and GAME.catalogue.deck(name) == "romans" and card.type.kind != "instant"
    )
    rich = dict.fromkeys(("wood", "stone", "food", "gold", "worker"), 9)
    state = position({"faction": "romans", "hand": [costly], "supply": rich})
    ((move, reason),) = [(move, reason) for move, reason in of_kind(state, Build).items() if move.card == costly]
    assert (move.give, reason) == ((), ("nothing-to-give", "R9.3"))


def test_without_food_a_deal_is_refused_for_its_price_and_nobody_looks_for_one_with_a_common_card():
    state = position({"faction": "romans", "hand": ["rom_builder"], "supply": {}})
    assert of_kind(state, MakeDeal) == {MakeDeal("rom_builder", ()): ("cannot-pay", "R10.1")}
    state = position({"faction": "romans", "supply": {"food": 1}})
    assert of_kind(state, MakeDeal) == {}


def test_without_raze_tokens_hand_cards_and_locations_of_others_are_refused_for_that():
    state = position({"faction": "romans", "hand": ["com_coal_mine"], "supply": {}}, {"empire": ["com_castle"]})
    assert of_kind(state, RazeHand)[RazeHand("com_coal_mine")] == ("raze-tokens", "R11.1")
    assert of_kind(state, RazeLocation) == {RazeLocation("com_castle"): ("raze-tokens", "R11.2")}


def test_whoever_has_passed_is_safe():
    state = position({"faction": "romans", "supply": {"raze": 9}}, {"empire": ["com_castle"]})
    state.players[1].passed = True
    assert of_kind(state, RazeLocation, Send) == {
        RazeLocation("com_castle"): ("has-passed", "R8.4"),
    }


def test_in_the_peaceful_variant_one_location_stands_for_all():
    state = position({"faction": "romans"}, {"empire": ["com_castle", "com_town"]}, variant="peaceful")
    assert [*of_kind(state, RazeLocation).values()] == [("peaceful", "R22.3")]


def test_own_actions_have_their_own_reasons_and_others_are_left_out():
    state = position(
        {"empire": ["com_coal_mine", "com_town", "com_tavern", "com_hanseatic_league"], "supply": {"worker": 1}}
    )
    state.players[0].hand = []
    found = of_kind(state, Activate)
    assert found[Activate("com_tavern")] == ("no-card-to-pay", "R12.3")
    assert found[Activate("com_hanseatic_league")] == ("no-deal-to-pay", "R12.1")
    assert Activate("com_coal_mine") not in found  # it can be used
    assert Activate("com_town") not in found  # it has no Action


def test_a_price_of_any_resources_is_refused_where_there_are_none():
    state = position({"faction": "barbarians", "empire": ["bar_barter"], "supply": {"worker": 3}})
    assert of_kind(state, Activate) == {Activate("bar_barter"): ("nothing-to-spend", "R12.1")}


def test_an_action_that_can_be_paid_for_but_not_together_with_its_target_names_that():
    """R12.1: one wood pays for the Settlers, and then none is left for the Garrison."""
    state = position(
        {"empire": ["com_settlers"], "hand": ["jap_garrison"], "faction": "japanese", "supply": {"wood": 1}}
    )
    error = refused(state, 0, Activate("com_settlers"))
    assert (error.code, error.facts["targets"]) == ("cannot-pay-both", ["jap_garrison"])
    assert error.facts["price"] == bill(["wood"])


def test_an_action_that_opens_another_is_refused_where_there_is_none_to_open():
    state = position({"faction": "egyptians", "empire": ["com_acting_troupe"], "supply": {"worker": 9}})
    assert of_kind(state, Activate) == {Activate("com_acting_troupe"): ("no-effect", "R12.4")}


def test_without_workers_each_good_of_the_board_is_refused_for_that():
    state = position({"faction": "romans", "supply": {}})
    found = of_kind(state, Exchange)
    assert {move.good for move in found} == {*GAME.catalogue.boards["romans"].worker_exchange.gain_one_of}
    assert {*found.values()} == {("too-few-workers", "R13.1")}


def test_nobody_looks_for_what_he_has_no_token_piece_or_card_for():
    state = position({"faction": "barbarians", "empire": ["com_castle", "com_town"], "supply": {}})
    assert of_kind(state, Defend, Samurai, Hold, Instant) == {}
    for move in (Defend(""), Samurai(""), Instant("")):
        assert refused(state, 0, move).code == "nothing-for-it"


def test_a_location_that_cannot_be_defended_is_looked_for_by_whoever_has_a_token():
    state = position({"faction": "romans", "empire": ["rom_builder"], "supply": {"defense": 1}})
    assert of_kind(state, Defend) == {Defend("rom_builder"): ("defense-common-only", "R16.4")}


def test_a_common_location_takes_no_samurai():
    state = position({"faction": "japanese", "empire": ["com_town"], "supply": {"worker": 1}})
    assert of_kind(state, Samurai) == {Samurai("com_town"): ("samurai-faction-only", "R16.4")}


def test_the_order_of_production_is_no_matter_of_a_turn():
    state = position({"faction": "romans", "empire": ["com_castle"]})
    assert refused(state, 0, First("com_castle")).code == "order-in-production"
    assert of_kind(state, First) == {}
