"""R8 Action phase, R13 Exchange, R14 Defense token, R16 Samurai."""

from __future__ import annotations

from games.imperial_settlers.moves import (
    Activate,
    Build,
    Defend,
    Draw,
    End,
    Exchange,
    Hold,
    Pass,
    RazeHand,
    RazeLocation,
    Samurai,
)
from games.imperial_settlers.state import Task
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import ask, on_turn, options, pass_all, place, play, position, refused


# ------------------------------------------------------------------ R8
def test_one_action_a_turn_and_round_again_until_all_have_passed():
    """R8.1, R8.2, D6"""
    state = position({"supply": {"worker": 4}}, {"supply": {"worker": 2}})
    assert {move.kind for move in options(state, 0)} == {"build", "exchange", "pass", "watch"}
    play(state, 0, Exchange("wood", 1, False))
    play(state, 1, Pass())
    assert GAME.to_move(state) == (0,)
    play(state, 0, Exchange("wood", 1, False))
    assert GAME.to_move(state) == (0,)
    play(state, 0, Pass())
    assert state.phase != "action"


def test_the_default_of_a_turn_is_to_pass():
    """D6, D7, D8, D9, D12, D16"""
    state = position(
        {
            "faction": "romans",
            "supply": {"worker": 8, "wood": 4, "defense": 1},
            "hand": ["rom_bank", "com_mill"],
            "empire": ["com_town"],
        }
    )
    assert GAME.default_move(state, 0) == Pass()


def test_free_steps_come_before_the_action_and_are_none():
    """R8.3, R14.1, D12"""
    state = position({"empire": ["com_town"], "supply": {"defense": 1, "worker": 2}})
    play(state, 0, Defend("com_town"))
    assert GAME.to_move(state) == (0,)
    assert not options(state, 0, End)
    play(state, 0, Exchange("wood", 1, False))
    assert GAME.to_move(state) == (1,)


def test_free_steps_come_after_the_action_for_whoever_stays_in_the_turn():
    """R8.3"""
    state = position({"hand": ["com_town"], "supply": {"defense": 1, "wood": 1, "stone": 1}})
    play(state, 0, Hold())
    assert refused(state, 0, Hold()).code == "no-hold"
    play(state, 0, Build("com_town", (), ()))
    assert state.step == "after"
    assert GAME.default_move(state, 0) == End()
    play(state, 0, Defend("com_town"))
    assert place(state, "com_town").defense
    assert GAME.to_move(state) == (1,)


def test_nothing_is_placed_after_a_pass():
    """R8.3, R8.4"""
    state = position({"empire": ["com_town"], "supply": {"defense": 1}})
    play(state, 0, Hold(), Pass())
    assert state.players[0].passed
    assert GAME.to_move(state) == (1,)


def test_who_has_passed_is_no_target():
    """R8.4"""
    state = position(
        {
            "faction": "barbarians",
            "empire": ["bar_saboteurs", "bar_pack", "bar_robbers"],
            "supply": {"raze": 4, "worker": 4},
        },
        {"faction": "romans", "passed": True, "empire": ["com_town"], "deals": ["gold"], "supply": {"wood": 3}},
    )
    assert refused(state, 0, RazeLocation("com_town")).code == "has-passed"
    assert refused(state, 0, Activate("bar_saboteurs", opponent=(1,), good="wood")).code == "has-passed"
    assert refused(state, 0, Activate("bar_pack", targets=("com_town",), good="worker")).code == "has-passed"
    assert {move.location for move in options(state, 0, Activate)} == set()


def test_features_of_a_passed_player_still_answer():
    """R8.5"""
    state = position({"faction": "egyptians", "empire": ["egy_oasis"], "passed": True}, {"supply": {"worker": 4}})
    on_turn(state, 1, Exchange("wood", 2, False))
    assert state.players[0].supply["worker"] == 2


def test_whoever_can_do_nothing_passes_by_itself():
    """R8.6"""
    state = position({}, {})
    state.players[1].hand = ["com_castle"]
    events = play(state, 0, Build("com_ruins#6", (), ()))
    assert next((event.seat, event.reveals) for event in events if event.kind == "auto-passed") == (1, "hidden")


def test_whoever_passes_by_itself_after_its_own_move_learns_nothing_by_that():
    """R8.6: that nothing in the hand can be used only the others did not know."""
    state = position(
        {"faction": "japanese", "empire": ["jap_gate"], "supply": {"worker": 1}},
        {"passed": True},
    )
    state.players[0].hand = ["com_castle"]
    events = [*GAME.make(state, 0, Samurai("jap_gate")), *GAME.go_on(state, 0)]
    passed = next(event for event in events if event.kind == "auto-passed")
    assert (passed.seat, passed.reveals, passed.teaches) == (0, "shown", False)


def test_a_skipped_turn_is_jumped_over_once_and_ends_with_the_phase():
    """R8.7, R21, D16"""
    state = position(
        {"faction": "japanese", "empire": ["jap_ninjas"], "supply": {"worker": 3}}, {"supply": {"worker": 4}}
    )
    play(state, 0, Activate("jap_ninjas", opponent=(1,)))
    assert GAME.to_move(state) == (0,)
    play(state, 0, Exchange("wood", 1, False))
    assert GAME.to_move(state) == (1,)
    state.players[0].skip = True
    pass_all(state)
    assert not state.players[0].skip


# ------------------------------------------------------------------ R13
def test_pairs_of_workers_in_any_mix_in_one_action():
    """R13.1, D11"""
    state = position({"supply": {"worker": 7}})
    goods = {move.good for move in options(state, 0, Exchange)}
    assert goods == {"wood", "stone", "food", "common_card", "faction_card"}
    assert Exchange("wood", 3, False) in options(state, 0)
    assert Exchange("wood", 3, True) not in options(state, 0)
    assert refused(state, 0, Exchange("gold", 1, False)).code == "not-for-workers"
    assert refused(state, 0, Exchange("wood", 4, False)).code == "too-few-workers"
    play(state, 0, Exchange("wood", 2, True))
    assert GAME.default_move(state, 0) == End()
    play(state, 0, Exchange("stone", 1, False))
    assert GAME.to_move(state) == (1,)
    supply = state.players[0].supply
    assert (supply["wood"], supply["stone"], supply["worker"]) == (2, 1, 1)


def test_cards_of_an_exchange_are_seen_before_the_next_choice():
    """R13.2"""
    state = position({"supply": {"worker": 4}})
    hand = len(state.players[0].hand)
    play(state, 0, Exchange("faction_card", 1, True))
    assert len(state.players[0].hand) == hand + 1
    assert state.step == "exchange"
    play(state, 0, End())
    assert state.players[0].supply["worker"] == 2


def test_workers_buy_no_card_of_an_empty_deck():
    """R13.1, R20.2"""
    state = position({"supply": {"worker": 2}, "faction_deck": 0, "faction_discard": 3})
    assert "faction_card" not in {move.good for move in options(state, 0, Exchange)}


# ------------------------------------------------------------------ R14
def test_a_defense_token_makes_razing_dearer_and_goes_with_the_location():
    """R14.1, R14.2, R11.2"""
    state = position({"supply": {"raze": 3}}, {"empire": ["com_town", "com_quarry"], "supply": {"defense": 1}})
    on_turn(state, 1, Defend("com_town"))
    assert refused(state, 1, Defend("com_quarry")).code == "no-defense-token"
    on_turn(state, 0, RazeLocation("com_town"))
    assert state.players[0].supply["raze"] == 0
    assert state.players[1].supply["defense"] == 0


def test_defense_tokens_lie_on_own_common_locations_only():
    """R14.1, R14.2, R16.4"""
    state = position(
        {"faction": "romans", "empire": ["rom_bank", {"id": "com_town", "defense": 1}], "supply": {"defense": 1}},
        {"empire": ["com_mill"]},
    )
    assert refused(state, 0, Defend("rom_bank")).code == "defense-common-only"
    assert refused(state, 0, Defend("com_town")).code == "defended"
    assert refused(state, 0, Defend("com_mill")).code == "not-your-location"


# ------------------------------------------------------------------ R16
def test_workers_become_samurai_on_own_faction_locations():
    """R16.2, R16.3, D13"""
    state = position(
        {"faction": "japanese", "empire": ["jap_farm", "jap_gate", "com_town"], "supply": {"worker": 2}},
        {"supply": {"worker": 1}},
    )
    assert options(state, 0, Samurai) == [Samurai("jap_farm"), Samurai("jap_gate")]
    play(state, 0, Samurai("jap_farm"))
    assert refused(state, 0, Samurai("jap_farm")).code == "has-samurai"
    assert refused(state, 0, Samurai("com_town")).code == "samurai-faction-only"
    play(state, 0, Samurai("jap_gate"))
    assert state.players[0].supply["worker"] == 0
    assert GAME.to_move(state) == (0,)
    assert on_turn(state, 1) == []
    assert refused(state, 1, Samurai("jap_farm")).code == "not-your-location"


def test_only_the_japanese_have_samurai():
    """R16.2"""
    state = position({"faction": "romans", "empire": ["rom_bank"], "supply": {"worker": 1}})
    assert refused(state, 0, Samurai("rom_bank")).code == "no-samurai"


def test_samurai_of_a_bonus_go_where_they_fit_by_default_on_the_card_itself():
    """R16.2, R21, D13"""
    state = position(
        {
            "faction": "japanese",
            "hand": ["jap_ninjas"],
            "empire": ["com_town", "jap_farm", "jap_stalls"],
            "supply": {"stone": 1},
        }
    )
    play(state, 0, Build("jap_ninjas", ("com_town",), ()))
    chosen = GAME.default_move(state, 0)
    assert set(chosen.locations) == {"jap_ninjas", "jap_stalls"}
    play(state, 0, chosen)
    assert [loc.card for loc in state.players[0].empire if loc.samurai] == ["jap_stalls", "jap_ninjas"]
    assert state.players[0].supply["worker"] == 0


def test_each_samurai_counts_for_the_dojo_and_for_the_castle():
    """R16.2, R21, D19"""
    state = position(
        {"faction": "japanese", "empire": ["jap_dojo", "jap_daimyos_castle"], "supply": {"worker": 2}, "vp": 0}
    )
    play(state, 0, Samurai("jap_dojo"), Samurai("jap_daimyos_castle"))
    assert state.players[0].vp == 2
    ask(state, Task(0, "do", "jap_daimyos_castle", GAME.catalogue.production("jap_daimyos_castle")[0]))
    assert state.players[0].vp == 4


def test_japanese_cards_are_razed_from_hand_and_discarded_in_play():
    """R16.1, R16.3, R11.3"""
    state = position(
        {
            "faction": "japanese",
            "hand": ["jap_farm"],
            "empire": [{"id": "jap_stalls", "samurai": 1}],
            "supply": {"raze": 1},
            "vp": 0,
        },
        {"supply": {"raze": 3}, "vp": 0},
    )
    play(state, 0, RazeHand("jap_farm"))
    assert state.players[0].vp == 1
    play(state, 1, RazeLocation("jap_stalls"))
    assert state.players[0].foundations == []
    assert state.players[0].discard == ["jap_farm", "jap_stalls"]
    assert state.players[0].supply["wood"] == 0


def test_a_draw_that_cannot_be_made_is_refused():
    """R3.3"""
    state = position({"faction": "barbarians", "empire": ["bar_mission"], "supply": {"worker": 1}})
    play(state, 0, Activate("bar_mission"))
    assert refused(state, 0, Draw("common", 3)).code == "cannot-draw"
    assert refused(state, 0, Pass()).code == "answer-first"
