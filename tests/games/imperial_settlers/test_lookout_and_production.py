"""R5 Rounds, R6 Lookout, R7 Production, R22 Variants."""

from __future__ import annotations

import pytest

from games.base import Concede
from games.core.errors import IllegalMove
from games.imperial_settlers.lookout import begin_lookout
from games.imperial_settlers.moves import Choose, Copy, Draft, Draw, First, Keep
from games.imperial_settlers.production import begin_production
from games.imperial_settlers.state import SettlersState
from games.imperial_settlers.table import Table
from tests.games.imperial_settlers.case_builder import CARDS, GAME
from tests.games.imperial_settlers.positions import changed, options, phase, play, position, refused, start


def picks(state: SettlersState) -> list[tuple[int, int]]:
    """Play the Lookout phase: who picks, among how many."""
    found = []
    while state.phase == "lookout":
        (seat,) = GAME.to_move(state)
        found.append((seat, len(options(state, seat, Draft))))
        play(state, seat, options(state, seat, Draft)[0])
    return found


def test_a_round_has_four_phases_and_the_last_one_no_cleanup():
    """R5.1, R18.4, R19.1"""
    state = start(2)
    phases: list[tuple[int, str]] = []
    for _ in range(400):
        if state.finished:
            break
        if (state.round, state.phase) not in phases:
            phases.append((state.round, state.phase))
        seat = GAME.to_move(state)[0]
        play(state, seat, GAME.default_move(state, seat))
    told = list(dict.fromkeys(number for number, _ in phases))
    assert told == [1, 2, 3, 4, 5]
    assert (5, "cleanup") not in phases
    assert state.finished == "R19.1"


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, [(0, 3), (1, 2), (1, 3), (0, 2)]),
        (3, [(0, 4), (1, 3), (2, 2), (2, 4), (1, 3), (0, 2)]),
        (4, [(0, 5), (1, 4), (2, 3), (3, 2), (3, 5), (2, 4), (1, 3), (0, 2)]),
    ],
)
def test_two_drafts_there_and_back(seats: int, expected: list[tuple[int, int]]):
    """R6.1, R6.2, R6.3"""
    state = start(seats)
    assert picks(state) == expected
    assert len(state.discard) == 2


def test_the_cheapest_card_is_taken_for_who_does_not_pick():
    """D2, D3, R6.2"""
    state = start(2)
    cheapest = min(state.display, key=lambda card: sum(CARDS[card].printing.cost.values()))
    assert GAME.default_move(state, 0) == Draft(cheapest)
    assert refused(state, 0, Draft("com_nothing")).code == "not-on-offer"


def test_an_empty_common_deck_is_made_of_its_discards_and_else_less_is_revealed():
    """R6.4, R20.2"""
    state = position(common_deck=1, common_discard=3)
    phase(state, begin_lookout)
    assert len(state.display) == 3
    state = position(common_deck=2, common_discard=0)
    phase(state, begin_lookout)
    assert len(state.display) == 2
    # The second card falls to the last player, the second draft finds none.
    play(state, 0, Draft(state.display[0]))
    assert state.phase != "lookout"


def test_a_discarded_faction_card_never_comes_back():
    """R6.4, R20.2"""
    state = position({"faction_deck": 0, "faction_discard": 5})
    phase(state, begin_lookout)
    assert len(state.players[0].discard) == 5


# ------------------------------------------------------------------ R22
def test_in_the_alternate_lookout_all_pick_at_once_and_in_secret():
    """R22.1, D21"""
    state = start(3, lookout="alternate")
    assert GAME.to_move(state) == (0, 1, 2)
    packs = [list(player.pack) for player in state.players]
    assert [len(pack) for pack in packs] == [3, 3, 3]
    assert GAME.redact(state, 0).players[1].pack == ["?common"] * 3
    assert GAME.default_move(state, 2) in options(state, 2, Draft)
    for seat in (2, 0, 1):
        events = play(state, seat, Draft(packs[seat][0]))
        assert all(event.kind != "drafted" for event in events)
    # The other two go to the left.
    assert state.players[1].pack == packs[0][1:]
    for seat in range(3):
        play(state, seat, options(state, seat, Draft)[0])
    assert state.phase != "lookout"
    assert [len(player.hand) for player in state.players] == [7, 7, 7]
    assert len(state.discard) == 3


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, [(0, 5), (1, 4), (0, 3), (1, 2)]),
        (3, [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)]),
        (4, [(0, 5), (1, 4), (2, 4), (3, 4), (0, 3), (1, 3), (2, 3), (3, 2)]),
    ],
)
def test_the_advanced_lookout_goes_round_twice(seats: int, expected: list[tuple[int, int]]):
    """R22.2"""
    state = start(seats, lookout="advanced")
    assert picks(state) == expected
    assert len(state.discard) == 1


@pytest.mark.parametrize("lookout", ["alternate", "advanced"])
def test_the_peaceful_variant_takes_no_other_lookout(lookout: str):
    """R22.3"""
    with pytest.raises(IllegalMove) as refusal:
        start(3, peaceful=True, lookout=lookout)
    assert (refusal.value.code, refusal.value.rule) == ("peaceful-lookout", "R22.3")


def test_the_last_pick_of_the_alternate_lookout_shows_what_the_others_left():
    """R22.1: the discards lie open, so it cannot be taken back; the first picks show nobody anything."""
    state = start(2, lookout="alternate")
    first = [play(state, seat, options(state, seat, Draft)[0]) for seat in (0, 1)]
    assert not any(event.reveals for event in first[0])
    last = [play(state, seat, options(state, seat, Draft)[0]) for seat in (0, 1)]
    assert not any(event.reveals for event in last[0])
    assert [event.reveals for event in last[1] if event.kind == "packs-over"] == ["hidden"]


def test_the_peaceful_lookout_has_one_draft_and_one_blind_card():
    """R22.3"""
    state = start(3, peaceful=True)
    assert [len(player.hand) for player in state.players] == [6, 6, 6]
    assert picks(state) == [(0, 4), (1, 3), (2, 2)]


# ------------------------------------------------------------------ R7
def test_in_round_one_only_the_board_produces():
    """R7.1"""
    state = position({"faction": "barbarians", "empire": ["com_town"], "deals": ["gold"]}, round=1)
    phase(state, begin_production)
    assert state.players[0].supply["worker"] == 5
    assert state.players[0].supply["gold"] == 0


def test_board_deals_and_locations_produce_each_for_itself():
    """R7.1, R7.3"""
    state = position({"faction": "egyptians", "empire": ["egy_sphinx", "com_monument"], "deals": ["gold", "gold"]})
    phase(state, begin_production)
    assert state.players[0].supply["gold"] == 3
    assert state.players[0].vp == 2


def test_amounts_by_colour_count_up_to_the_maximum():
    """R7.4"""
    reds = ["com_brewer", "com_hunter_joe", "com_confectioner", "com_baker"]
    state = position({"faction": "romans", "empire": ["com_lords_fields", *reds]})
    phase(state, begin_production)
    assert state.players[0].supply["food"] == 3


def test_only_the_defense_token_of_this_round_is_held():
    """R7.5"""
    state = position({"supply": {"defense": 1}})
    phase(state, begin_production)
    assert state.players[0].supply["defense"] == 1


def test_all_produce_at_the_same_time():
    """R7.1"""
    state = position({"empire": ["com_watchtower"]}, {"empire": ["com_watchtower"]})
    phase(state, begin_production)
    assert GAME.to_move(state) == (0, 1)
    play(state, 1, Draw("faction", 1))
    play(state, 0, Draw("common", 1))
    assert state.phase == "action"


def test_when_the_common_deck_may_run_out_production_goes_in_turn_order():
    """R7.1, R20.2"""
    state = position({"empire": ["com_watchtower"]}, {"empire": ["com_watchtower"]}, common_deck=1, first="B")
    phase(state, begin_production)
    assert GAME.to_move(state) == (1,)
    play(state, 1, Draw("faction", 1))
    assert GAME.to_move(state) == (0,)


def test_another_order_may_be_asked_for_before_the_first_choice():
    """R7.2, D5"""
    state = position({"faction": "romans", "empire": ["com_watchtower", "rom_architect", "com_watchtower#2"]})
    phase(state, begin_production)
    assert options(state, 0, First) == [First("com_watchtower#2"), First("rom_architect")]
    play(state, 0, First("rom_architect"))
    assert state.step == "look"
    assert refused(state, 0, First("rom_architect")).code == "order-fixed"
    play(state, 0, options(state, 0, Keep)[0])
    assert refused(state, 0, First("com_watchtower#2")).code == "order-fixed"
    assert options(state, 0, First) == []


def test_another_order_of_production_leaves_nothing_unanswered():
    """R7.2"""
    state = position({"faction": "romans", "empire": ["com_watchtower", "rom_architect"]})
    phase(state, begin_production)
    assert GAME.is_beside(state, 0, "first")
    assert not GAME.is_way_out(state, 0, "first")


def test_an_answer_in_production_brings_what_it_says_and_the_rest_comes_by_itself():
    """R7.1, R21"""
    state = position({"faction": "romans", "empire": ["com_town", "com_farmers_at_work", "com_monument"]})
    phase(state, begin_production)
    before = GAME.holdings(state, 0)
    GAME.make(state, 0, Copy("com_town"))
    chosen = GAME.holdings(state, 0)
    GAME.go_on(state, 0)
    assert (chosen["worker"] - before["worker"], chosen["vp"] - before["vp"]) == (2, 0)
    assert GAME.holdings(state, 0)["vp"] == chosen["vp"] + 1


def test_farmers_copy_another_production_and_by_default_the_richest():
    """R21, D5"""
    state = position({"faction": "romans", "empire": ["com_town", "com_farmers_at_work", "com_monument"]})
    phase(state, begin_production)
    assert options(state, 0, Copy) == [Copy("com_monument"), Copy("com_town")]
    assert GAME.default_move(state, 0) == Copy("com_town")
    play(state, 0, Copy("com_town"))
    assert state.players[0].supply["worker"] == 2 + 2 + 2
    lonely = position({"faction": "romans", "empire": ["com_farmers_at_work"]})
    phase(lonely, begin_production)
    assert lonely.phase == "action"


def test_the_guard_chooses_each_time_and_by_default_points():
    """D5, R21"""
    state = position({"faction": "egyptians", "empire": ["egy_pharaohs_guard"]})
    phase(state, begin_production)
    assert options(state, 0, Choose) == [Choose(("raze",)), Choose(("vp", "vp"))]
    assert GAME.default_move(state, 0) == Choose(("vp", "vp"))
    play(state, 0, Choose(("raze",)))
    assert state.players[0].supply["raze"] == 2


def test_of_two_cards_looked_at_one_is_kept_and_the_other_goes_under_the_deck():
    """D5, R21: by that nothing is learned any more."""
    state = position({"faction": "japanese", "empire": ["jap_temple_of_buddha"]})
    first, second = state.players[0].deck[:2]
    phase(state, begin_production)
    assert GAME.redact(state, 1).pending[0].cards == ["?japanese", "?japanese"]
    assert GAME.default_move(state, 0) == Keep(first)
    assert not any(event.reveals for event in GAME.make(GAME.copy(state), 0, Keep(second)))
    play(state, 0, Keep(second))
    assert second in state.players[0].hand
    assert state.players[0].deck[-1] == first


def test_cards_looked_at_go_back_on_their_deck_if_the_match_ends():
    """The last opponent leaves in the meantime."""
    state = position({"faction": "japanese", "empire": ["jap_temple_of_buddha"]})
    deck = list(state.players[0].deck)
    phase(state, begin_production)
    assert state.players[0].deck == deck[2:]
    play(state, 1, Concede())
    assert state.players[0].deck == deck
    assert (state.finished, state.phase, state.step) == ("concession", "over", "over")
    assert GAME.problems(state) == []


def test_with_one_card_left_you_simply_get_it():
    """R21"""
    state = position({"faction": "romans", "empire": ["rom_architect"], "faction_deck": 1, "faction_discard": 0})
    (last,) = state.players[0].deck
    phase(state, begin_production)
    assert last in state.players[0].hand


def test_the_default_draws_faction_cards():
    """D4"""
    state = position({"faction": "romans", "empire": ["com_watchtower"]})
    phase(state, begin_production)
    assert GAME.default_move(state, 0) == Draw("faction", 1)
    empty = position({"faction": "romans", "empire": ["com_watchtower"], "faction_deck": 0, "faction_discard": 0})
    before = len(empty.players[0].hand)
    phase(empty, begin_production)
    assert len(empty.players[0].hand) == before + 1  # the only deck left is not asked about


def test_features_that_answer_work_in_the_own_turn_and_some_in_production():
    """R7.6"""
    state = position({"faction": "egyptians", "empire": ["egy_sphinx", "com_monument"], "vp": 0})
    phase(state, begin_production)
    assert state.players[0].vp == 2


def test_all_produce_in_turn_where_a_card_draws_without_a_limit():
    """R7.1: nobody can say beforehand whether the Common deck lasts."""
    unlimited = {"op": "gain_per", "good": "card", "amount": 1, "per": {"what": "location", "color": "grey"}}
    game = changed(com_rubble={"production": {"do": [{**unlimited, "max": None}]}})
    state = position({"empire": ["com_rubble"]})
    begin_production(Table(game.catalogue, state))
    assert state.waiting == [0, 1]
