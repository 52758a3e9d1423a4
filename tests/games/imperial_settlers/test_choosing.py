"""Natural values of fields, and the numbers that a player reckons with."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.presentation.labels import Labels
from games.imperial_settlers.cleanup import begin_cleanup
from games.imperial_settlers.moves import Activate, Build, Draw, Instant, MakeDeal, Pass, RazeHand, Store, StoreCard
from games.imperial_settlers.state import Deal, SettlersState
from locales import LANGUAGES, words
from tests.games import choosing
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import alone, phase, play, position


def natural(state: SettlersState, kind: str, field: str, **chosen: Any) -> Any:
    return choosing.natural(GAME, state, kind, field, **chosen)


# ------------------------------------------------------------------ natural values
def test_foundations_are_given_up_before_locations_and_of_these_what_brings_least():
    """R9.3, R9.4, R15.1: a Town produces."""
    entry = {"faction": "romans", "hand": ["rom_bank"], "supply": {"stone": 1}, "empire": ["com_town", "com_mill"]}
    assert natural(position(entry), "build", "give", card="rom_bank") == ("com_mill",)
    entry["foundations"] = ["com_quarry"]
    assert natural(position(entry), "build", "give", card="rom_bank") == ("com_quarry",)


def test_gold_is_paid_only_for_what_is_lacking():
    """R3.4"""
    state = position({"hand": ["com_mammas_baths"], "supply": {"wood": 1, "stone": 1, "gold": 3}})
    assert natural(state, "build", "gold", card="com_mammas_baths", give=()) == ("wood",)
    state.players[0].supply["wood"] = 2
    assert natural(state, "build", "gold", card="com_mammas_baths", give=()) == ()


def test_a_location_is_activated_once_and_how_often_one_that_draws_is_chosen_with_it():
    """R3.3, R12.2: each card of a Castle is asked about anyway."""
    state = position({"empire": ["com_gold_mine", "com_castle"], "supply": {"worker": 2}})
    assert natural(state, "activate", "times", location="com_gold_mine") == 1
    assert natural(state, "activate", "times", location="com_castle") is None


def test_how_many_cards_come_from_which_deck_only_their_owner_knows():
    """R3.3"""
    state = position({"faction": "barbarians", "empire": ["bar_mission"], "supply": {"worker": 1}})
    play(state, 0, Activate("bar_mission"))
    assert natural(state, "draw", "count", deck="common") is None
    assert natural(state, "draw", "deck") is None


def test_one_pair_of_workers_is_exchanged_and_that_is_all():
    """R13.1"""
    state = position({"supply": {"worker": 6}})
    assert natural(state, "exchange", "count", good="wood") == 1
    assert natural(state, "exchange", "more", good="wood", count=1) is False


def test_what_is_spent_only_its_owner_knows_but_one_kind_is_enough():
    """R3.4"""
    state = position({"faction": "barbarians", "empire": ["bar_barter"], "supply": {"wood": 2, "gold": 1}})
    play(state, 0, Activate("bar_barter"))
    assert natural(state, "spend", "count", good="wood") is None
    assert natural(state, "spend", "more", good="wood", count=1) is False


@pytest.mark.parametrize(("good", "count"), [("wood", 3), ("food", None)], ids=["would be lost", "can be kept"])
def test_all_that_would_be_lost_is_put_on_a_location(good, count):
    """R18.1, R18.2: Japan keeps its food."""
    state = position({"faction": "japanese", "empire": ["jap_shrine"], "supply": {"wood": 4, "food": 2}})
    phase(state, begin_cleanup)
    assert natural(state, "store", "count", location="jap_shrine", good=good) == count


# ------------------------------------------------------------------ what somebody has
def test_a_player_reckons_with_goods_production_points_cards_and_locations():
    """R3.1, R7.1 to R7.4, R19.2: the Romans produce 2 Workers, 1 wood, 1 stone, a Raze and a Defense token by their board."""
    state = position(
        {
            "faction": "romans",
            "empire": ["com_quarry", "com_rubble", "rom_bank", "com_watchtower"],
            "deals": ["food"],
            "foundations": ["com_town"],
            "supply": {"wood": 3},
            "vp": 4,
        }
    )
    assert GAME.holdings(state, 0) == {
        **dict.fromkeys(("stone", "food", "gold", "worker", "raze", "defense"), 0),
        "wood": 3,
        "vp": 4 + 3 * 1 + 2,
        "production_wood": 1,
        "production_stone": 1 + 1 + 2,
        "production_food": 1,
        "production_gold": 1,
        "production_worker": 2,
        "production_raze": 1,
        "production_defense": 1,
        "production_card": 1,
        "hand": 1,
        "deals": 1,
        "foundations": 1,
        "stored": 0,
    }


def test_a_production_that_leaves_a_choice_counts_as_one():
    """R7.2"""
    state = position({"faction": "egyptians", "empire": ["egy_pharaohs_guard", "com_farmers_at_work"]})
    assert GAME.holdings(state, 0)["production_choice"] == 2


def test_building_is_told_by_its_price_its_points_and_what_it_will_produce():
    """R9.7, R7.4: stone is paid, gained and produced at once; what the other Location produces is raised."""
    entry = {"faction": "romans", "hand": ["com_quarry"], "empire": ["com_rubble"], "supply": {"wood": 1, "stone": 1}}
    state = position(entry)
    changed = choosing.changed(GAME, state, 0, Build("com_quarry", (), ()))
    assert changed == {"wood": -1, "stone": -1 + 1 + 1, "hand": -1, "vp": 1, "production_stone": 2}


def test_a_deal_is_told_by_its_food_and_its_good():
    """R10.1"""
    state = position({"faction": "romans", "hand": ["rom_bank"], "supply": {"food": 1}})
    good = GAME.catalogue.deal_good("rom_bank")
    changed = choosing.changed(GAME, state, 0, MakeDeal("rom_bank", ()))
    assert changed == {"food": -1, good: 1, f"production_{good}": 1, "deals": 1, "hand": -1}


def test_what_is_laid_aside_is_no_more_in_the_supply():
    """R18.2, R19.2: the Shrine counts what lies on it."""
    state = position(
        {"faction": "japanese", "empire": ["jap_shrine", "jap_gate"], "hand": ["com_town"], "supply": {"wood": 2}}
    )
    phase(state, begin_cleanup)
    changed = choosing.changed(GAME, state, 0, Store("jap_shrine", "wood", 2))
    assert (changed["wood"], changed["stored"]) == (-2, 2)
    changed = choosing.changed(GAME, state, 0, StoreCard("jap_gate", "com_town"))
    assert (changed["hand"], changed["stored"]) == (-1, 1)


def test_cards_that_are_still_to_be_drawn_count_as_cards_in_hand():
    """R3.3, R11.1: one card leaves the hand, and two come as soon as it is said from which decks."""
    state = position({"hand": ["com_castle"], "supply": {"raze": 1}})
    changed = choosing.changed(GAME, state, 0, RazeHand("com_castle"))
    assert changed == {"raze": -1, "hand": 1}


def test_what_is_gained_after_a_question_for_a_deck_is_told_with_the_card_that_brings_it():
    """R9.7: a Watchtower draws by its bonus and by its production."""
    state = position({"hand": ["com_watchtower"], "supply": {"wood": 2}})
    changed = choosing.changed(GAME, state, 0, Build("com_watchtower", (), ()))
    assert changed == {"wood": -2, "hand": 1, "vp": 1, "production_card": 1}
    assert GAME.set_aside(state, 0) == {"hand": 2}


def test_what_is_at_hand_counts_no_card_that_is_still_to_be_drawn():
    """R3.3, R12.2: of the two cards of a Castle the first is drawn."""
    state = position({"hand": ["com_mill"], "empire": ["com_castle"], "supply": {"worker": 2}})
    play(state, 0, Activate("com_castle", 2))
    for _ in range(2):
        held = len(state.players[0].hand)
        assert (GAME.holdings(state, 0)["hand"], GAME.set_aside(state, 0)) == (held + 1, {"hand": 1})
        play(state, 0, Draw("common", 1))
    assert GAME.set_aside(state, 0) == {}


def test_only_who_has_samurai_or_tokens_or_a_virtual_player_reckons_with_them():
    """R16.2, R17.1, R23.11"""
    state = position({"faction": "japanese"}, {"faction": "egyptians"}, {"faction": "romans"})
    extra = {"samurai", "tokens", "margin"}
    found = [extra & GAME.holdings(state, seat).keys() for seat in range(3)]
    assert found == [{"samurai"}, {"tokens"}, set()]
    assert GAME.holdings(alone(faction="romans", collection=3, faction_locations=5), 0)["margin"] == 2


def test_all_that_is_reckoned_with_is_public():
    """R20.6"""
    state = position({"faction": "romans", "hand": ["com_town"]}, {"faction": "japanese", "hand": ["com_mill"]})
    for viewer in (None, 0, 1):
        known = GAME.redact(state, viewer)
        assert [GAME.holdings(known, seat) for seat in (0, 1)] == [GAME.holdings(state, seat) for seat in (0, 1)]


def test_before_the_factions_are_chosen_nobody_has_anything():
    """R4.5"""
    state = GAME.setup(2, GAME.options(), "start")
    assert GAME.holdings(state, 0) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_has_its_word(lang):
    goods = ("wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "samurai")
    named = {*goods, "choice", "card"}
    wanted = [*goods, *(f"production_{name}" for name in sorted(named)), "hand", "tokens", "margin"]
    assert [name for name in wanted if not words(lang).has(f"settlers-holding-{name}")] == []


# ------------------------------------------------------------------ what harms others
@pytest.mark.parametrize(
    ("move", "grave"),
    [
        (Activate("rom_engineers", targets=("com_mill",)), True),
        (Activate("rom_spies", targets=("bar_rabble",)), True),
        (Activate("com_gold_mine"), False),
        (Instant("com_volcano", targets=("com_mill",)), True),
    ],
    ids=["a Location removed", "a Deal taken", "a mine", "an Instant card"],
)
def test_a_command_is_grave_where_it_takes_something_from_somebody(move, grave):
    """R12.1, R21, R25.4"""
    mine = {"faction": "romans", "empire": ["rom_engineers", "rom_spies", "com_gold_mine"]}
    state = position(mine, {"faction": "barbarians", "empire": ["com_mill"]})
    state.players[1].deals.append(Deal("bar_rabble"))
    assert GAME.is_grave(state, 0, move) is grave


def test_the_rabble_is_grave_against_others_and_not_against_oneself():
    """R21"""
    state = position({"faction": "barbarians", "empire": ["bar_rabble", "com_town"]}, {"empire": ["com_mill"]})
    found = [GAME.is_grave(state, 0, Activate("bar_rabble", targets=(card,))) for card in ("com_mill", "com_town")]
    assert found == [True, False]


@pytest.mark.parametrize(
    ("before_last", "hand", "grave"),
    [(0, ["com_ruins"], True), (1, ["com_ruins"], False), (0, [], False)],
    ids=["the last round", "another round", "nothing possible"],
)
def test_to_pass_is_grave_where_nothing_of_what_is_possible_can_be_done_later(before_last, hand, grave):
    """R8.4, R19.1"""
    state = position({"hand": hand})
    state.players[0].hand = hand
    state.round = GAME.catalogue.box.rounds - before_last
    assert GAME.is_grave(state, 0, Pass()) is grave


# ------------------------------------------------------------------ what is lost and what comes
def test_what_is_given_up_for_a_card_is_told_apart_from_what_it_brings():
    """R9.1, R9.4, R19.2: the Bank costs a stone, a card and a Location with a VP, and the Quarry its production."""
    entry = {"faction": "romans", "hand": ["rom_bank"], "supply": {"stone": 1}, "empire": ["com_quarry"]}
    state = position(entry)
    vp = GAME.catalogue.type("com_quarry").vp
    (built,) = (event for event in play(state, 0, Build("rom_bank", ("com_quarry",), ())) if event.kind == "built")
    assert GAME.paid(built) == {"stone": 1, "hand": 1, "vp": vp, "production_stone": 1}
    assert GAME.priced(built) == {"stone": 1}


def test_a_samurai_that_goes_with_a_location_is_paid_and_told_and_a_token_on_it_told():
    """R9.4, R14.1: the token is in no supply any more."""
    state = position({"faction": "japanese", "hand": ["jap_dojo"], "supply": {"wood": 1}, "empire": ["jap_gate"]})
    state.players[0].empire[0].samurai = state.players[0].empire[0].defense = True
    dojo = Build("jap_dojo", ("jap_gate",), ())
    remarked = GAME.remark(state, 0, {"kind": "build", "card": "jap_dojo", "give": dojo.give, "gold": ()})
    (built,) = (event for event in play(state, 0, dojo) if event.kind == "built")
    vp = GAME.catalogue.type("jap_gate").vp
    assert GAME.paid(built).items() >= {"vp": vp, "samurai": 1}.items()
    assert "defense" not in GAME.paid(built)
    english, polish = (Labels(GAME, words(lang), ["Anna", "Ben"]) for lang in ("en", "pl"))
    assert remarked is not None
    assert english.remark(remarked) == "giving up Gate with its Samurai and its Defense token"
    assert "giving up Gate with its Samurai and its Defense token, VP" in english.event(built)
    assert "Brama z Samurajem i żetonem Obrony, PZ" in polish.event(built)
