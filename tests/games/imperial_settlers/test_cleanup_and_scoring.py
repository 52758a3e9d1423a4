"""R18 Cleanup, R19 End and scoring."""

from __future__ import annotations

import json

from games.imperial_settlers.moves import Drop, End, Pass, Store, StoreCard
from games.imperial_settlers.scoring import title
from games.imperial_settlers.state import SettlersState
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import options, pass_all, place, play, position


def to_cleanup(*seats: dict[str, object], **table: object) -> SettlersState:
    """A state in the Cleanup phase, asked questions and all."""
    state = position(*seats, **table)
    pass_all(state)
    return state


def test_board_and_features_say_what_is_kept_and_the_rest_is_lost():
    """R18.1, R18.3, D17"""
    state = to_cleanup(
        {
            "faction": "romans",
            "empire": ["rom_warehouses", {"id": "com_town", "defense": 1}],
            "supply": {"wood": 2, "raze": 1, "gold": 3, "worker": 2},
        }
    )
    assert GAME.to_move(state) == (0,)
    assert GAME.default_move(state, 0) == End()
    hand = list(state.players[0].hand)
    play(state, 0, End())
    supply = state.players[0].supply
    assert (supply["wood"], supply["raze"], supply["gold"], supply["worker"]) == (2, 1, 0, 0)
    assert not place(state, "com_town").defense
    assert set(hand) <= set(state.players[0].hand)


def test_nothing_is_lost_when_the_warehouses_go_before_cleanup():
    """R18.1"""
    state = to_cleanup({"faction": "romans", "supply": {"wood": 2, "raze": 1}})
    assert state.players[0].supply["wood"] == 2
    play(state, 0, End())
    assert state.players[0].supply["wood"] == 0


def test_what_could_be_kept_may_be_given_up():
    """R18.1, D17"""
    state = to_cleanup({"faction": "barbarians", "supply": {"worker": 2, "gold": 1}})
    assert options(state, 0, Drop) == [Drop("worker", 1), Drop("worker", 2)]
    play(state, 0, Drop("worker", 1), End())
    assert state.players[0].supply["worker"] == 1
    assert state.phase == "lookout"


def test_whoever_keeps_everything_and_can_put_nothing_anywhere_is_not_asked():
    """R18.1"""
    state = to_cleanup({"faction": "barbarians", "supply": {"worker": 2}})
    assert (state.phase, state.players[0].supply["worker"]) == ("lookout", 2)


def test_everybody_is_asked_at_the_same_time_and_only_with_something_to_say():
    """R18.1"""
    state = to_cleanup(
        {"faction": "barbarians", "supply": {"worker": 1, "wood": 1}},
        {"faction": "egyptians", "supply": {"gold": 1, "wood": 1}},
        {"faction": "romans", "supply": {"gold": 1}},
    )
    assert GAME.to_move(state) == (0, 1)


def test_gate_and_shrine_take_what_stays_for_good():
    """R18.2, R21, D18"""
    state = to_cleanup(
        {
            "faction": "japanese",
            "empire": ["jap_gate", "jap_shrine"],
            "hand": ["com_town", "com_mill", "com_castle"],
            "supply": {"wood": 4, "food": 2},
        }
    )
    assert GAME.default_move(state, 0) == Store("jap_shrine", "wood", 3)
    play(state, 0, Store("jap_shrine", "wood", 2), Store("jap_shrine", "food", 1))
    assert options(state, 0, Store) == []
    play(state, 0, StoreCard("jap_gate", "com_town"), StoreCard("jap_gate", "com_mill"))
    assert options(state, 0, StoreCard) == []
    assert GAME.default_move(state, 0) == End()
    seen = GAME.redact(state, 1)
    assert place(seen, "jap_gate").under == ["?common", "?common"]
    play(state, 0, End())
    assert place(state, "jap_shrine").stored == {"wood": 2, "food": 1}
    assert state.players[0].supply["food"] == 1
    assert GAME.standing(state)[0]["stored"] == 5


def test_the_first_player_marker_goes_on():
    """R18.4"""
    state = to_cleanup(round=3)
    assert (state.round, state.first) == (4, 1)


def test_round_five_ends_without_cleanup_and_nothing_more_is_laid_aside():
    """R19.1, R18.2"""
    state = to_cleanup({"faction": "japanese", "empire": ["jap_gate"], "supply": {"wood": 2}}, round=5)
    assert state.finished == "R19.1"
    assert state.players[0].supply["wood"] == 2
    assert GAME.outcome(state).breakdown[0]["stored"] == 0


def test_locations_and_what_lies_on_them_are_added_to_the_track():
    """R19.2, R17.1"""
    state = position(
        {"faction": "egyptians", "empire": ["com_town", "egy_sphinx"], "taken_over": ["com_mill of B"], "vp": 7}
    )
    assert GAME.standing(state)[0] == {"track": 7, "common": 2, "faction": 2, "stored": 0}
    state.round = 5
    pass_all(state)
    assert GAME.outcome(state).scores[0] == 11


def test_ties_go_to_unused_goods_then_to_the_hand_then_are_shared():
    """R19.3, R3.1"""
    state = position({"supply": {"gold": 5, "wood": 1}}, {"supply": {"worker": 1}, "hand": ["com_town"]}, round=5)
    pass_all(state)
    assert GAME.outcome(state).tie_break == [1, 1]
    assert GAME.outcome(state).ranks == [2, 1]
    even = position({}, {}, round=5)
    pass_all(even)
    assert GAME.outcome(even).ranks == [1, 1]


def test_whoever_left_ranks_behind():
    state = position({"vp": 50}, {"vp": 1}, {"vp": 3}, round=5)
    state.left = [0]
    pass_all(state)
    assert GAME.outcome(state).ranks == [3, 2, 1]
    assert Pass() not in GAME.legal_moves(state, 0)


def test_titles():
    """R23.11"""
    steps = {
        29: "commoner",
        30: "servant",
        40: "squire",
        50: "knight",
        60: "castellan",
        70: "king",
        79: "king",
        80: "emperor",
    }
    assert {score: title(GAME.catalogue, score) for score in steps} == steps


def test_whoever_has_less_than_the_owners_lowest_title_asks_for_has_that_one():
    """R23.11"""
    data = json.loads(GAME.data_text)
    titles = [{"from": 10, "title": "squire"}, {"from": 40, "title": "king"}]
    data["components"]["game"]["solo"]["titles"] = titles
    catalogue = GAME.with_data(json.dumps(data).encode()).catalogue
    assert [title(catalogue, score) for score in (3, 39, 40)] == ["squire", "squire", "king"]
