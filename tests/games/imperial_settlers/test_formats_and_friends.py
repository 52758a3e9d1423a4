"""R24 Deck formats, R25 Why Can't We Be Friends."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.errors import IllegalMove
from games.imperial_settlers.formats import base_deck, replaced, replacements
from games.imperial_settlers.moves import (
    Activate,
    Build,
    Defend,
    End,
    Instant,
    Pass,
    RazeLocation,
    Samurai,
    Send,
    Store,
    StoreCard,
    Take,
    UseDeals,
)
from games.imperial_settlers.production import begin_production
from games.imperial_settlers.razing import raze_price
from games.imperial_settlers.state import SettlersState
from tests.games.imperial_settlers.case_builder import CARDS, GAME
from tests.games.imperial_settlers.positions import (
    on_turn,
    options,
    pass_all,
    phase,
    place,
    play,
    position,
    refused,
    start,
)


def friends(*seats: dict[str, Any], **table: Any) -> SettlersState:
    return position(*seats, stage=2, **table)


def base(faction: str) -> dict[str, int]:
    return {
        card.id: card.count for card in GAME.catalogue.types.values() if card.deck == faction and card.set == "base"
    }


def setup(form: str, **lists: dict[str, int]) -> SettlersState:
    return GAME.setup(2, GAME.options(format=form, decks=lists, factions=("romans", "barbarians")), "deck")


# ------------------------------------------------------------------ R24
def test_the_introductory_format_takes_all_cards():
    """R24.1"""
    state = start(2, format="introductory")
    decks = [CARDS[card].type.deck for card in state.cards]
    assert (decks.count("common"), decks.count("romans"), decks.count("barbarians")) == (97, 40, 40)


def test_the_open_format_takes_any_mix():
    """R24.2, D0"""
    state = setup("open", romans={"rom_bank": 1, "rom_forum": 2}, common={"com_ruins": 6})
    romans = [card for card in state.cards if CARDS[card].type.deck == "romans"]
    assert romans == ["rom_bank", "rom_forum", "rom_forum#2"]
    assert sum(CARDS[card].type.deck == "barbarians" for card in state.cards) == 30


def test_a_standard_deck_may_swap_types_with_as_many_copies():
    """R24.3, R24.5"""
    deck = {**base("romans"), "rom_forum": 3, "rom_mint": 1}
    del deck["rom_sculptors_apprentice"], deck["rom_bank"]
    state = setup("standard", romans=deck)
    assert "rom_forum" in state.cards
    assert "rom_bank" not in state.cards


@pytest.mark.parametrize(
    ("form", "lists", "code"),
    [
        ("base", {"romans": {"rom_bank": 1}}, "deck-fixed"),
        ("open", {"goths": {"rom_bank": 1}}, "deck-unknown"),
        ("open", {"romans": {}}, "deck-empty"),
        ("open", {"romans": {"bar_raid": 1}}, "deck-card"),
        ("open", {"romans": {"rom_bank": 2}}, "deck-copies"),
        ("standard", {"common": {"com_ruins": 6}}, "deck-common-fixed"),
        ("standard", {"romans": {**base("romans"), "rom_forum": 2}}, "deck-all-copies"),
        ("standard", {"romans": {**base("romans"), "rom_forum": 3}}, "deck-size"),
    ],
)
def test_a_deck_the_format_does_not_allow_is_refused(form: str, lists: dict[str, dict[str, int]], code: str):
    """R24.1, R24.2, R24.3, R24.5"""
    with pytest.raises(IllegalMove) as refusal:
        setup(form, **lists)
    assert refusal.value.code == code


def test_a_deck_is_changed_by_cards_with_as_many_copies():
    """R24.3"""
    deck = replaced(GAME.catalogue, "romans", base_deck(GAME.catalogue, "romans"), "rom_administration", "rom_forum")
    assert deck["rom_forum"] == 3 and "rom_administration" not in deck
    assert setup("standard", romans=deck).lists == {"romans": deck}
    assert replacements(GAME.catalogue, "romans", deck, "rom_forum") == ["rom_administration"]


@pytest.mark.parametrize(
    ("out", "instead", "code"),
    [
        ("rom_administration", "rom_mint", "deck-same-copies"),
        ("rom_administration", "rom_trade_colony", "deck-same-copies"),
        ("rom_administration", "bar_altar", "deck-same-copies"),
        ("rom_forum", "rom_administration", "deck-not-in"),
    ],
)
def test_a_card_that_does_not_fit_into_the_deck_is_refused_with_what_fits(out: str, instead: str, code: str):
    """R24.3"""
    with pytest.raises(IllegalMove) as refusal:
        replaced(GAME.catalogue, "romans", base_deck(GAME.catalogue, "romans"), out, instead)
    assert (refusal.value.code, refusal.value.rule) == (code, "R24.3")
    assert "rom_forum" in refusal.value.facts["possible"] or out == "rom_forum"


def test_a_card_without_another_of_as_many_copies_cannot_be_replaced():
    """R24.3"""
    deck = {**base_deck(GAME.catalogue, "romans"), "rom_forum": 3}
    with pytest.raises(IllegalMove) as refusal:
        replaced(GAME.catalogue, "romans", deck, "rom_administration", "rom_mint")
    assert refusal.value.code == "deck-no-other"


# ------------------------------------------------------------------ R25.2
def test_a_worker_is_sent_to_an_opponents_open_production():
    """R25.2, D22"""
    state = friends(
        {"faction": "romans", "empire": ["com_stone_yard"], "supply": {"worker": 4}},
        {"faction": "barbarians", "empire": ["bar_open_hearth", "bar_tribute_collectors"], "vp": 0},
    )
    assert options(state, 0, Send) == [Send("bar_open_hearth")]
    assert refused(state, 0, Send("com_stone_yard")).code == "own-location"
    assert refused(state, 0, Send("bar_tribute_collectors")).code == "not-open"
    play(state, 0, Send("bar_open_hearth"))
    assert state.players[0].supply["wood"] == 2
    assert (state.players[1].supply["worker"], state.players[1].vp) == (1, 1)
    on_turn(state, 0, Send("bar_open_hearth"))
    on_turn(state, 0)
    assert refused(state, 0, Send("bar_open_hearth")).code == "open-full"
    state.players[1].passed = True
    assert refused(state, 0, Send("bar_open_hearth")).code == "has-passed"
    play(state, 0, Pass())
    assert (state.phase, place(state, "bar_open_hearth").visitors) == ("lookout", 0)


def test_baba_yaga_gives_the_owner_no_worker():
    """R25.5"""
    state = friends(
        {"faction": "romans", "empire": ["com_baba_yaga"], "supply": {"worker": 1}}, {"empire": ["com_timber_camp"]}
    )
    play(state, 0, Send("com_timber_camp"))
    assert state.players[1].supply["worker"] == 0


# ------------------------------------------------------------------ R25.3
def test_a_storage_location_produces_for_what_lies_on_it_and_gives_it_back():
    """R25.3, D22"""
    state = friends({"faction": "romans", "empire": ["com_wood_depot"], "supply": {"wood": 3}}, round=1)
    pass_all(state)
    assert GAME.default_move(state, 0) == Store("com_wood_depot", "wood", 2)
    play(state, 0, Store("com_wood_depot", "wood", 2))
    if GAME.to_move(state) == (0,) and state.phase == "cleanup":
        play(state, 0, End())
    while state.phase == "lookout":
        seat = GAME.to_move(state)[0]
        play(state, seat, GAME.default_move(state, seat))
    assert state.players[0].supply["wood"] == 1 + 2 + 2
    assert place(state, "com_wood_depot").stored == {}


def test_a_storage_location_gives_nothing_when_built():
    """R25.3"""
    state = friends({"faction": "romans", "hand": ["com_wood_depot"], "supply": {"wood": 2, "stone": 1}})
    play(state, 0, Build("com_wood_depot", (), ()))
    assert state.players[0].supply["wood"] == 0


def test_the_elite_keeps_cards_for_good_and_by_default_takes_none():
    """R25.3, R25.5, D22"""
    state = friends(
        {"faction": "barbarians", "empire": ["bar_elite"], "hand": ["com_town", "com_mill"], "supply": {"worker": 1}}
    )
    pass_all(state)
    assert GAME.default_move(state, 0) == End()
    play(state, 0, StoreCard("bar_elite", "com_town"), End())
    assert place(state, "bar_elite").under == ["com_town"]
    phase(state, begin_production)
    assert state.players[0].supply["raze"] == 2
    assert place(state, "bar_elite").under == ["com_town"]


def test_gifts_of_more_than_five_kinds_are_chosen():
    """R25.5, D22"""
    state = friends({"faction": "egyptians", "empire": ["egy_gifts_for_the_pharaoh"]})
    kinds = ("wood", "stone", "food", "gold", "worker", "raze")
    place(state, "egy_gifts_for_the_pharaoh").stored = dict.fromkeys(kinds, 1)
    phase(state, begin_production)
    assert len(options(state, 0, Take)) == 6
    play(state, 0, Take(("food", "gold", "raze", "stone", "wood")))
    assert state.players[0].supply["wood"] == 2
    assert state.players[0].supply["worker"] == 3 + 1


# ------------------------------------------------------------------ R25.4, R25.5
def test_an_instant_card_is_carried_out_and_discarded_and_never_built():
    """R25.4, R25.5"""
    state = friends(
        {"faction": "romans", "hand": ["com_volcano"], "supply": {"raze": 2}},
        {"empire": [{"id": "com_town", "defense": 1}]},
    )
    assert refused(state, 0, Build("com_volcano", (), ())).code == "instant-card"
    assert refused(state, 0, Instant("com_town")).code == "not-in-hand"
    play(state, 0, Instant("com_volcano", targets=("com_town",)))
    assert state.discard == ["com_volcano", "com_town"]
    assert state.players[1].foundations == []


def test_an_instant_card_may_become_a_foundation():
    """R25.4"""
    state = friends({"faction": "romans", "empire": ["rom_cohort"], "hand": ["com_volcano"], "supply": {"worker": 1}})
    play(state, 0, Activate("rom_cohort", targets=("com_volcano",)))
    assert state.players[0].laid == ["com_volcano"]


def test_a_foundation_laid_from_the_hand_is_seen_by_others_when_it_is_given_up():
    """R21, R15.2"""
    state = friends(
        {
            "faction": "romans",
            "empire": ["rom_cohort"],
            "hand": ["com_volcano", "rom_bank"],
            "supply": {"worker": 1, "stone": 2, "wood": 2, "food": 2, "gold": 2},
        }
    )
    told = play(state, 0, Activate("rom_cohort", targets=("com_volcano",)))
    assert not any("com_volcano" in str(event) for event in told if event.visible_to(1))
    assert GAME.redact(state, 1).players[0].laid == ["?common"]
    play(state, 1, Pass())
    build = next(move for move in options(state, 0, Build) if move.give == ("com_volcano",))
    assert "com_volcano" in str(play(state, 0, build))
    assert (state.players[0].laid, state.discard) == ([], ["com_volcano"])


def test_bobs_crew_needs_two_cards():
    """R25.5"""
    state = friends(
        {
            "faction": "romans",
            "empire": ["com_bobs_crew"],
            "supply": {"worker": 1},
            "faction_deck": 1,
            "faction_discard": 0,
        }
    )
    assert refused(state, 0, Activate("com_bobs_crew")).code == "no-effect"


def test_a_printed_defense_adds_to_the_price_and_takes_no_token():
    """R25.5"""
    state = friends(
        {"faction": "romans", "empire": ["com_damascus_smith"], "supply": {"defense": 1}}, {"supply": {"raze": 2}}
    )
    assert raze_price(GAME.catalogue, state, 1, 0, place(state, "com_damascus_smith")) == 3
    assert refused(state, 0, Defend("com_damascus_smith")).code == "defended"


def test_ancient_ruins_are_free_and_not_razed():
    """R25.5"""
    state = friends({"hand": ["com_ancient_ruins"]}, {"supply": {"raze": 4}})
    hand = len(state.players[0].hand)
    play(state, 0, Build("com_ancient_ruins", (), ()))
    while state.step == "draw":
        play(state, 0, GAME.default_move(state, 0))
    assert len(state.players[0].hand) == hand
    assert refused(state, 1, RazeLocation("com_ancient_ruins")).code == "no-raze-field"


def test_the_resettlement_band_takes_a_common_location_to_hand():
    """R25.5"""
    state = friends(
        {"faction": "barbarians", "empire": ["bar_resettlers"], "supply": {"raze": 2}},
        {"faction": "romans", "empire": [{"id": "com_town", "defense": 1}, "rom_bank"]},
    )
    assert {move.targets for move in options(state, 0, Activate)} == {("com_town",)}
    play(state, 0, Activate("bar_resettlers", targets=("com_town",)))
    assert "com_town" in state.players[0].hand


def test_the_embassy_uses_an_opponents_action_that_is_not_used_up():
    """R25.5"""
    state = friends(
        {"faction": "egyptians", "empire": ["egy_embassy"], "supply": {"worker": 3}},
        {"empire": ["com_coal_mine", {"id": "com_castle", "activations_used": 2}]},
    )
    assert {move.targets for move in options(state, 0, Activate)} == {("com_coal_mine",)}
    play(state, 0, Activate("egy_embassy", targets=("com_coal_mine",)))
    assert (state.players[0].supply["stone"], state.players[0].supply["worker"]) == (2, 1)
    assert place(state, "com_coal_mine").uses == 1


def test_merchants_of_the_nile_give_the_good_of_a_deal_or_nothing():
    """R25.5, D22"""
    state = friends({"faction": "egyptians", "empire": ["egy_nile_merchants"], "deals": ["stone", "gold"]})
    phase(state, begin_production)
    assert len(options(state, 0, UseDeals)) == 2
    play(state, 0, options(state, 0, UseDeals)[0])
    assert state.players[0].supply["stone"] + state.players[0].supply["gold"] == 1 + 2 + 1
    poor = friends({"faction": "egyptians", "empire": ["egy_nile_merchants"]})
    phase(poor, begin_production)
    assert poor.phase == "action"


def test_the_envoy_uses_two_different_deals():
    """R25.6, R21"""
    state = friends(
        {"faction": "japanese", "empire": ["jap_envoy"], "deals": ["worker", "gold"], "supply": {"worker": 1}}
    )
    (move,) = options(state, 0, Activate)
    assert len(move.targets) == 2
    play(state, 0, move)
    assert (state.players[0].supply["worker"], state.players[0].supply["gold"]) == (1, 1)


def test_guards_put_samurai_beside_a_defense_token():
    """R25.6, R16.4"""
    state = friends(
        {
            "faction": "japanese",
            "empire": ["jap_daimyos_guards", {"id": "com_town", "defense": 1}],
            "supply": {"worker": 1},
        }
    )
    play(state, 0, Samurai("com_town"))
    assert raze_price(GAME.catalogue, state, 1, 0, place(state, "com_town")) == 4
