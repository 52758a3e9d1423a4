"""What the computer seat does, by the positions in which it once went wrong."""

from __future__ import annotations

from games.base import Move
from games.core.rng import Rng
from games.imperial_settlers.moves import Activate, Build, Defend, Draft, Exchange, Pass, StoreCard
from games.imperial_settlers.state import SettlersState, Task
from tests.games.imperial_settlers.positions import GAME, alone, on_turn, position


def sensible(state: SettlersState) -> Move:
    return GAME.sensible_move(GAME.redact(state, 0), 0, Rng("sensible"))


def actions_of(state: SettlersState) -> list[Move]:
    """What the computer does in the rest of the Action phase, its opponent having passed."""
    on_turn(state, 1, Pass())
    played: list[Move] = []
    while state.phase == "action":
        played.append(sensible(state))
        GAME.play(state, 0, played[-1])
    return played


def test_workers_are_exchanged_before_barter_turns_resources_into_points():
    """R13.1, R12.1: Barter takes Resources alone, once a round."""
    supply = {"worker": 6, "wood": 4, "stone": 2}
    state = position({"faction": "barbarians", "empire": ["bar_barter"], "supply": supply}, round=5)
    before = state.players[0].vp
    played = actions_of(state)
    first = next(place for place, move in enumerate(played) if isinstance(move, Activate))
    assert sum(isinstance(move, Exchange) for move in played[:first]) == 3
    assert state.players[0].vp == before + 9


def test_workers_are_kept_for_the_actions_that_are_open():
    """R12.1, R13.1: the Casino makes a Gold of each Worker, two of which are exchanged for one Resource."""
    seat = {"faction": "japanese", "empire": ["jap_casino"], "supply": {"worker": 2}, "hand": ["com_old_forest"]}
    state = position(seat, round=3)
    assert isinstance(sensible(state), Activate)
    assert not any(isinstance(move, Exchange) for move in actions_of(state))


def test_workers_become_cards_where_there_are_goods_and_no_hand():
    """R13.1: goods without cards are lost at the end of the round."""
    state = position({"faction": "barbarians", "supply": {"worker": 4, "wood": 2, "stone": 2}}, round=3)
    move = sensible(state)
    assert isinstance(move, Exchange)
    assert move.good in ("common_card", "faction_card")


def test_no_more_cards_are_taken_into_a_hand_that_cannot_be_paid_for():
    """R13.1: what the Workers bring is used for the cards that are there."""
    hand = ["bar_altar", "bar_temple", "bar_mission", "bar_fortress", "com_town", "com_mill", "com_rubble"]
    state = position({"faction": "barbarians", "hand": hand, "supply": {"worker": 4}}, round=3)
    taken = [move.good for move in actions_of(state) if isinstance(move, Exchange)]
    assert taken
    assert not {"common_card", "faction_card"} & {*taken}


def test_the_defense_token_goes_to_the_location_that_brings_most():
    """R14.1, R11.2: before somebody razes it."""
    own = {"faction": "romans", "empire": ["com_ruins", "com_monument", "com_apartment"], "supply": {"defense": 1}}
    state = position(own, {"faction": "barbarians", "supply": {"raze": 2}}, round=2)
    assert sensible(state) == Defend("com_monument")


def test_a_trade_route_is_worth_the_deals_that_it_makes():
    """R21: a Deal each round, where the Swordsmith makes two tokens of a stone."""
    own = {
        "faction": "japanese",
        "hand": ["jap_trade_route", "jap_swordsmith"],
        "supply": {"stone": 1},
        "foundations": ["com_mill"],
    }
    state = position(own, {"faction": "romans", "empire": ["rom_bank"]}, round=2)
    assert "jap_trade_route" in [move.card for move in actions_of(state) if isinstance(move, Build)]


def test_the_dark_chapel_makes_points_of_all_that_a_card_has():
    """R21: each Good of the Raze field may be taken as 2 VP."""
    own = {"faction": "barbarians", "empire": ["bar_dark_chapel"], "hand": ["com_castle"], "supply": {"raze": 1}}
    state = position(own, round=5)
    before = state.players[0].vp
    actions_of(state)
    assert state.players[0].vp == before + 4


def test_what_is_drafted_can_be_built():
    """R6.2, R7.1: two Resources are to come, of which the Meeting place would take three."""
    state = position(
        {"faction": "egyptians", "empire": ["com_missionaries", "com_settlers", "com_acting_troupe"]}, round=5
    )
    state.phase, state.step = "lookout", "lookout"
    state.display = ["com_meeting_place", "com_monument"]
    state.pending = [Task(0, "draft")]
    assert sensible(state) == Draft("com_monument")


def test_alone_no_faction_card_goes_under_the_gate():
    """R18.2, R23.11: a match alone is won by Faction Locations."""
    cards = [
        "jap_dojo",
        "jap_farm",
        "jap_stalls",
        "jap_shrine",
        "jap_sumo_school",
        "jap_swordsmith",
        "jap_ninjas",
        "jap_casino",
    ]
    state = alone(faction="japanese", empire=["jap_gate"], hand=cards)
    state.phase, state.step = "cleanup", "cleanup"
    state.pending = [Task(0, "cleanup")]
    stored: list[str] = []
    while isinstance(move := sensible(state), StoreCard):
        stored.append(move.card)
        GAME.play(state, 0, move)
    assert all(card.startswith("com_") for card in stored)
