"""Which moves are forced: there is no other, and everybody can see it. For each game one that is, and one that only looks so."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.base import Game, Move
from games.founders_of_the_empire.moves import Add
from games.imperial_settlers.moves import End as EndCleanup
from games.imperial_settlers.moves import Faction, Store
from games.imperial_settlers.state import Task
from games.mare_nostrum.moves import Done
from games.mosaic.moves import End, TurnUp, Work
from games.rise_of_empires.moves import Remove
from tests.games.founders_of_the_empire.positions import home, land
from tests.games.founders_of_the_empire.positions import position as founders
from tests.games.imperial_settlers.positions import position as settlers
from tests.games.mare_nostrum.case_builder import CATALOGUE as MARE
from tests.games.mare_nostrum.positions import EGYPT
from tests.games.mare_nostrum.positions import position as mare
from tests.games.mosaic.positions import play as play_mosaic
from tests.games.mosaic.positions import position as mosaic
from tests.games.mosaic.positions import start as start_mosaic
from tests.games.mosaic.positions import until
from tests.games.rise_of_empires.case_builder import build_state as rise
from tests.games.walking import walk


def forced(slug: str, state: Any, seat: int = 0) -> Move | None:
    return GAMES[slug].forced_move(state, seat)


def asked(slug: str, state: Any, seat: int = 0) -> list[Move]:
    """What a seat can decide, free moves apart."""
    game: Game[Any] = GAMES[slug]
    return [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]


# ------------------------------------------------------------------ Founders of the Empire
# Wood and stone meet nowhere but in the middle.
CORNERS = ("riverbank 0,0", "lake 1,0", "lake 2,0", "lake 2,1", "cliff 2,2")
IRON = {"village": ["iron_mine"]}


def test_founders_a_tile_that_fits_in_one_place_must_be_added_there():
    assert forced("founders_of_the_empire", founders(land(*CORNERS), home(), rows=IRON)) == Add("iron_mine", "N11")


def test_founders_a_token_that_could_be_played_first_is_a_choice():
    state = founders(land(*CORNERS, hand=["war"]), land("grove 0,0", "lake 1,0"), rows=IRON)
    adds = [move for move in asked("founders_of_the_empire", state) if isinstance(move, Add)]
    assert adds == [Add("iron_mine", "N11")]
    assert forced("founders_of_the_empire", state) is None


# ------------------------------------------------------------------ Mosaic
def test_mosaic_whoever_has_no_card_left_to_turn_up_ends_his_setup():
    state = until(start_mosaic(2), "benefits")
    player = state.players[0]
    player.benefited, player.drafted = True, []
    assert forced("mosaic", state) == End()


def test_mosaic_the_end_of_a_turn_is_not_forced_by_a_card_that_others_do_not_know():
    """R6.1: they must not learn that it cannot be turned up."""
    state = mosaic(A={"face_down": ["tech_trade_routes"]})
    player = state.players[0]
    player.drafted, player.bought = player.bought, []
    play_mosaic(state, Work("food"))
    assert asked("mosaic", state) == [End()]
    assert TurnUp("tech_trade_routes") not in asked("mosaic", state)
    assert forced("mosaic", state) is None


# ------------------------------------------------------------------ Imperial Settlers
def test_settlers_leaves_nobody_a_single_move():
    """R8.6: what is forced the rules do themselves, so nothing need be said about what others can see."""
    for state, seat, _ in walk(GAMES["imperial_settlers"], 2, 21, free=0):
        assert len(asked("imperial_settlers", state, seat)) > 1


def test_settlers_the_last_faction_is_taken_without_a_question_for_chance_would_bring_the_same():
    """R4.5"""
    state = GAMES["imperial_settlers"].setup(4, GAMES["imperial_settlers"].options(), "last")
    for seat in range(3):
        GAMES["imperial_settlers"].play(state, seat, asked("imperial_settlers", state, seat)[0])
        assert (forced("imperial_settlers", state, seat + 1) is None) == (seat < 2)
    taken = {player.faction for player in state.players}
    (left,) = {*GAMES["imperial_settlers"].catalogue.factions} - taken
    assert forced("imperial_settlers", state, 3) == Faction(left)


# ------------------------------------------------------------------ Mare Nostrum
def test_mare_a_building_turn_ends_when_everybody_can_see_that_too_little_is_left():
    """R7.3: nothing costs fewer than three resources."""
    assert forced("mare_nostrum", mare("egypt", hands={"egypt": {"grain": 2}}), EGYPT) == Done()


def test_mare_a_hand_that_happens_to_pay_for_nothing_is_not_given_away():
    """R5.9: three of a kind are no set, but only their owner sees of what kind they are."""
    state = mare("egypt", hands={"egypt": {"grain": 3}})
    assert asked("mare_nostrum", state, EGYPT) == [Done()]
    assert forced("mare_nostrum", state, EGYPT) is None


def test_mare_a_unit_for_a_single_resource_keeps_a_small_hand_private():
    """R12.25"""
    name = next(card.id for card in MARE.cards.values() if card.power.cheap is not None)
    state = mare("egypt", hands={"egypt": {"grain": 2}}, cards={"egypt": [name]})
    assert not GAMES["mare_nostrum"].is_open(state, EGYPT)


# ------------------------------------------------------------------ Rise of Empires
def test_rise_the_only_disc_is_taken_back():
    state = rise(side="B", rows={"trade": [0], "city": [1]})
    assert forced("rise_of_empires", state) == Remove("trade", 1, "")


def test_rise_a_fee_that_can_be_paid_in_several_ways_is_a_choice():
    state = rise({"gold": 3, "food": 9}, side="B", rows={"trade": [1, 0]})
    removals = [move for move in asked("rise_of_empires", state) if isinstance(move, Remove)]
    assert {move.row for move in removals} == {"trade"}
    assert forced("rise_of_empires", state) is None


# ------------------------------------------------------------------ Imperial Settlers
def cleanup(**entry: Any) -> Any:
    """A Cleanup in which the first seat has this."""
    state = settlers(entry)
    state.phase, state.step, state.pending = "cleanup", "cleanup", [Task(0, "cleanup")]
    return state


def test_settlers_in_a_cleanup_in_which_nothing_can_be_put_anywhere_all_that_may_be_kept_stays():
    state = cleanup(faction="barbarians", supply={"worker": 2, "wood": 2})
    assert {move.kind for move in asked("imperial_settlers", state)} == {"drop", "end"}
    assert forced("imperial_settlers", state) == EndCleanup()
    events = GAMES["imperial_settlers"].play(state, 0, EndCleanup())
    assert [event.data["goods"] for event in events if event.kind == "kept-goods"] == [["worker", "worker"]]


def test_settlers_a_card_that_could_be_put_under_a_location_is_a_choice():
    state = cleanup(faction="japanese", empire=["jap_gate"], hand=["com_quarry"], supply={"wood": 2})
    assert forced("imperial_settlers", state) is None


def test_settlers_goods_that_would_be_lost_are_put_where_there_is_room_and_the_cleanup_ends():
    """R18.2"""
    state = cleanup(faction="barbarians", empire=["com_wood_depot"], supply={"worker": 1, "wood": 3, "stone": 1})
    assert forced("imperial_settlers", state) == Store("com_wood_depot", "wood", 2)
    GAMES["imperial_settlers"].play(state, 0, Store("com_wood_depot", "wood", 2))
    assert forced("imperial_settlers", state) == EndCleanup()


@pytest.mark.parametrize(
    ("faction", "empire", "supply"),
    [
        ("japanese", ["com_wood_depot", "jap_shrine"], {"wood": 1}),  # on the one it waits, on the other it counts
        ("japanese", ["jap_shrine"], {"wood": 2, "stone": 2}),  # there is room for three
        ("japanese", ["jap_shrine"], {"food": 1}),  # which may be kept to be spent
    ],
)
def test_settlers_goods_that_can_go_several_ways_in_a_cleanup_are_a_choice(faction, empire, supply):
    """R18.1, R18.2"""
    assert forced("imperial_settlers", cleanup(faction=faction, empire=empire, supply=supply)) is None


def test_settlers_goods_that_stay_anyway_are_not_put_where_they_only_wait():
    """R18.1, R18.2"""
    state = cleanup(faction="egyptians", empire=["egy_gifts_for_the_pharaoh"], supply={"gold": 2, "wood": 1})
    assert forced("imperial_settlers", state) == Store("egy_gifts_for_the_pharaoh", "wood", 1)
