"""R7 to R9: food, income, victory points."""

from __future__ import annotations

import pytest

from games.rise_of_empires.food import food_balance
from games.rise_of_empires.income import earn, income
from games.rise_of_empires.moves import GiveUp, Keep, Pick, Review, Upkeep
from games.rise_of_empires.scoring import best_region, region_points, score, tile_points
from games.rise_of_empires.telling import why
from tests.games.rise_of_empires.case_builder import CATALOGUE, GAME, build_state, play
from tests.games.rise_of_empires.positions import by_default, changed, finish_turn, kinds, options, refused, told


# ---------------------------------------------------------------------- R7
def test_food_is_gains_less_costs():
    """R7.1"""
    state = build_state(
        {"territory": {"plains": 2, "mountains": 1, "town": 1}, "progress": ["irrigation"], "cities": ["memphis"]},
        cubes={"northeast_africa": {0: 1}, "mediterranean_sea": {0: 1, 1: 1}},
    )
    assert food_balance(CATALOGUE, state, 0) == 4 - 3 - 1 + 2 - 3 + 2


def test_nobody_is_asked_who_can_feed_everything():
    """R7.2"""
    state = build_state({"territory": {"mountains": 2}}, {"territory": {"woods": 1}}, active=0)
    events = finish_turn(state)
    assert state.phase == "order"
    assert told(events, "fed")[1]["balance"] == -2


def test_who_wants_to_is_asked_and_may_give_up_any_tile():
    """R7.2"""
    state = build_state({"territory": {"plains": 1, "woods": 1}, "cities": ["memphis", "byblos"]}, active=1)
    play(state, 0, Review(True))
    finish_turn(state)
    assert (state.phase, GAME.to_move(state)) == ("food", (0,))
    assert options(state, 0) == [GiveUp("byblos"), GiveUp("memphis"), GiveUp("plains"), GiveUp("woods"), Keep()]
    events = play(state, 0, GiveUp("woods"), GiveUp("memphis"), Keep())
    assert told(events, "fed")[0]["balance"] == 2
    assert (state.players[0].territory, state.players[0].cities) == (["plains"], ["byblos"])


def test_the_wish_is_taken_back_or_forgotten_after_the_turn():
    """R7.2"""
    state = build_state({"territory": {"plains": 1}}, active=1)
    play(state, 0, Review(True))
    assert [move for move in GAME.legal_moves(state, 0) if move.kind == "review"] == [Review(False)]
    play(state, 0, Review(False))
    assert refused(state, 0, Review(False)).code == "review-not-now"
    play(state, 0, Review(True))
    finish_turn(state)
    assert refused(state, 1, Review(True)).rule == "R7.2"
    play(state, 0, Keep())
    by_default(state, lambda now: now.side == "B")
    assert not state.players[0].review


def test_a_marker_below_zero_forces_tiles_to_be_given_up():
    """R7.3"""
    state = build_state({"food": 1, "territory": {"mountains": 1, "woods": 1}, "cities": ["byblos"]}, active=1)
    finish_turn(state)
    assert kinds(state, 0) == {"give_up"}
    assert refused(state, 0, Keep()).rule == "R7.3"
    play(state, 0, GiveUp("woods"))
    assert kinds(state, 0) == {"give_up"}
    play(state, 0, GiveUp("mountains"))
    assert kinds(state, 0) == {"give_up", "keep"}
    play(state, 0, Keep())
    assert state.players[0].food == 1


def test_all_seats_are_asked_at_once():
    """R7.3"""
    hungry = {"food": 0, "territory": {"mountains": 1}}
    state = build_state(hungry, {"territory": {"plains": 1}}, hungry, active=1)
    finish_turn(state)
    assert GAME.to_move(state) == (0, 2)
    play(state, 2, GiveUp("mountains"))
    assert GAME.to_move(state) == (0,)
    play(state, 0, GiveUp("mountains"))
    assert state.phase == "order"


def test_the_marker_never_rises_above_the_end_of_the_track():
    """R7.4"""
    state = build_state({"food": 28, "territory": {"plains": 3}}, active=1)
    finish_turn(state)
    assert state.players[0].food == 30


def test_a_tile_given_up_brings_nothing_in_later_phases():
    """R7.5"""
    state = build_state({"food": 0, "territory": {"mountains": 1}, "cities": ["memphis"]}, active=1)
    finish_turn(state)
    events = play(state, 0, GiveUp("mountains"), GiveUp("memphis"))
    assert told(events, "earned")[0] == {"cubes": 0, "gold": 0, "discs": 0}
    assert told(events, "scored")[0]["cities"] == 0


# ---------------------------------------------------------------------- R8
def test_income_is_that_of_tiles_and_controlled_regions():
    """R8.1"""
    state = build_state(
        {
            "territory": {"woods": 2, "mountains": 1, "town": 1},
            "progress": ["iron_tools", "mining", "banking", "guilds"],
        },
        era=2,
        cubes={"balkans": {0: 1}, "persia": {0: 2, 1: 1}, "anatolia": {0: 1, 1: 1}, "arabia": {0: 1}},
    )
    assert income(CATALOGUE, state, 0) == {"cube": 7, "gold": 3 + 3 + 1 + 2 + 3, "disc": 2 + 1 + 2}


def test_food_of_regions_is_no_income():
    """R8.1"""
    state = build_state(cubes={"mediterranean_sea": {0: 1}})
    assert income(CATALOGUE, state, 0) == {"cube": 0, "gold": 0, "disc": 0}


def test_cubes_are_received_while_the_stock_lasts():
    """R8.2"""
    state = build_state({"territory": {"mountains": 2}, "stock": 4})
    events = earn(CATALOGUE, state)
    assert told(events, "earned")[0]["cubes"] == 4
    assert (state.players[0].cube, state.players[0].stock) == (30, 0)


def test_discs_are_received_in_turn_order_while_the_bank_lasts():
    """R8.3, R4.4"""
    miner = {"territory": {"mountains": 2}, "progress": ["mining"], "disc": 12}
    state = build_state(dict(miner), dict(miner), {"disc": 13}, order=[1, 2, 0])
    events = earn(CATALOGUE, state)
    assert [event.seat for event in events] == [1, 2, 0]
    assert {seat: data["discs"] for seat, data in told(events, "earned").items()} == {0: 1, 1: 2, 2: 0}


def test_a_tile_that_offers_a_choice_is_asked_about():
    """R8.4"""
    state = build_state({"territory": {"islands": 2}, "progress": ["shipping"]}, era=2, active=1)
    finish_turn(state)
    assert (state.phase, GAME.to_move(state)) == ("income", (0,))
    assert options(state, 0) == [
        Pick("shipping", 0, 0, 2),
        Pick("shipping", 0, 1, 1),
        Pick("shipping", 0, 2, 0),
        Pick("shipping", 1, 0, 1),
        Pick("shipping", 1, 1, 0),
        Pick("shipping", 2, 0, 0),
    ]
    events = play(state, 0, Pick("shipping", 1, 1, 0))
    assert told(events, "earned")[0] == {"cubes": 3, "gold": 1, "discs": 0}
    assert state.players[0].picks == {}


def test_without_tiles_to_count_nothing_is_asked():
    """R8.4"""
    state = build_state({"progress": ["shipping"], "territory": {"plains": 1}}, era=2, active=1)
    finish_turn(state)
    assert state.phase == "order"


def test_all_choices_are_asked_for_at_once_and_carried_out_in_turn_order():
    """R8.4, R8.3"""
    shipper = {"territory": {"islands": 2}, "progress": ["shipping"], "disc": 18}
    state = build_state(dict(shipper), dict(shipper), era=2, active=0)
    finish_turn(state)
    assert GAME.to_move(state) == (0, 1)
    play(state, 0, Pick("shipping", 0, 0, 2))
    events = play(state, 1, Pick("shipping", 0, 0, 2))
    # Seat 1 comes first in the turn order here, and the trade of seat 0 is among the discs that are gone.
    assert [told(events, "earned")[seat]["discs"] for seat in (1, 0)] == [2, min(2, 40 - 38 - state.track)]


def test_a_choice_between_other_things_is_read_from_the_data():
    """R8.4: two tiles with choices, one of them between two things in other amounts, whatever their names."""
    offer = [{"when": "income", "per": "territory:woods", "choose_one": [{"gold": 3}, {"cube": 1}]}]
    game = changed(banking={"effects": offer})
    state = build_state({"territory": {"woods": 2, "islands": 1}, "progress": ["shipping", "banking"]}, era=2, active=1)
    finish_turn(state)
    assert [move.tile for move in game.legal_moves(state, 0)] == ["shipping"] * 3
    game.play(state, 0, Pick("shipping", 0, 0, 1))
    assert game.legal_moves(state, 0) == [Pick("banking", 0, 2, 0), Pick("banking", 1, 1, 0), Pick("banking", 2, 0, 0)]
    events = game.play(state, 0, Pick("banking", 1, 1, 0))
    assert told(events, "earned")[0] == {"cubes": 4 + 1 + 1, "gold": 3, "discs": 1}


# ---------------------------------------------------------------------- R9
def test_upkeep_that_can_be_paid_is_paid_unasked():
    """R9.1"""
    state = build_state({"disc": 3, "cities": ["athens", "detroit"]}, era=3, active=1)
    events = finish_turn(state)
    assert state.players[0].disc == 0
    assert told(events, "scored")[0]["cities"] == 7


def test_a_city_that_cannot_be_paid_is_lost():
    """R9.1"""
    state = build_state({"disc": 1, "cities": ["detroit", "byblos"]}, era=3, active=1)
    events = finish_turn(state)
    assert told(events, "given-up") == {0: {"tile": "detroit", **why("discs", need=2, held=1)}}
    assert (state.players[0].disc, state.players[0].cities) == (1, ["byblos"])


def test_who_cannot_pay_for_all_cities_chooses():
    """R9.1"""
    state = build_state({"disc": 2, "cities": ["athens", "tokyo"]}, era=3, active=1)
    finish_turn(state)
    assert options(state, 0) == [
        Upkeep("athens", False),
        Upkeep("athens", True),
        Upkeep("tokyo", False),
        Upkeep("tokyo", True),
    ]
    events = play(state, 0, Upkeep("tokyo", True))
    assert told(events, "given-up") == {0: {"tile": "athens", **why("discs", need=1, held=0)}}
    assert told(events, "scored")[0]["cities"] == 6


def test_who_wants_to_be_asked_may_give_up_a_city_instead_of_paying():
    """R9.1"""
    state = build_state({"disc": 3, "cities": ["athens", "detroit"], "review": True}, era=3, active=1)
    finish_turn(state)
    play(state, 0, Keep())
    assert (state.phase, GAME.to_move(state)) == ("upkeep", (0,))
    play(state, 0, Upkeep("athens", False))
    assert GAME.to_move(state) == (0,)
    play(state, 0, Upkeep("detroit", True))
    assert (state.players[0].disc, state.players[0].cities) == (1, ["detroit"])


def test_upkeep_is_paid_from_the_income_of_the_turn():
    """R9.1, R6.3.3"""
    state = build_state({"disc": 0, "cities": ["athens"]}, active=1, cubes={"middle_east": {0: 1}})
    finish_turn(state)
    assert (state.players[0].disc, state.players[0].cities) == (1, ["athens"])


def test_the_controller_and_the_second_score_a_region():
    """R9.2"""
    state = build_state(seats=3, era=3, cubes={"china": {0: 3, 1: 2, 2: 1}, "persia": {2: 1}})
    assert region_points(CATALOGUE, state) == [5, 2, 3]


@pytest.mark.parametrize(
    ("cubes", "vp"),
    [
        ({0: 2, 1: 2}, [2, 2, 0]),
        ({0: 2, 1: 2, 2: 2}, [2, 2, 2]),
        ({0: 2, 1: 2, 2: 1}, [2, 2, 0]),
        ({0: 3, 1: 1, 2: 1}, [3, 0, 0]),
        ({0: 1}, [3, 0, 0]),
    ],
)
def test_ties_in_a_region(cubes: dict[int, int], vp: list[int]):
    """R9.3"""
    state = build_state(seats=3, era=2, cubes={"persia": cubes})
    assert region_points(CATALOGUE, state) == vp


def test_nobody_gets_the_bonus_of_a_tied_region():
    """R9.3"""
    state = build_state(cubes={"balkans": {0: 2, 1: 2}})
    assert income(CATALOGUE, state, 0)["gold"] == income(CATALOGUE, state, 1)["gold"] == 0


def test_cities_score_every_turn():
    """R9.4"""
    state = build_state({"cities": ["rome", "byblos"]}, active=1)
    finish_turn(state)
    assert state.players[0].vp == 4
    assert GAME.standing(state)[0]["cities"] == 4


def test_progress_tiles_score():
    """R9.5"""
    state = build_state(
        {
            "progress": ["philosophy", "electricity", "tourism", "television"],
            "territory": {"islands": 3},
            "cities": ["rome"],
        },
        era=3,
    )
    assert tile_points(CATALOGUE, state, 0) == (3, 1 + 5 + 3 + 1)


def test_points_of_trade_and_wonders_are_not_scored_again():
    """R9.6"""
    state = build_state({"cities": ["taj_mahal"]}, era=3)
    state.players[0].points["trade"], state.players[0].points["wonders"] = 4, 9
    score(CATALOGUE, state)
    assert state.players[0].vp == 13


def test_which_tile_scores_a_region_is_read_from_the_data():
    """R6.7.4: a tile that scores any open region, whatever its name."""
    game = changed(
        mining={
            "effects": [
                {
                    "when": "flip",
                    "window": "scoring",
                    "do": {"op": "score_region", "value": "first", "where": "any_open_region"},
                }
            ]
        }
    )
    state = build_state({"progress": ["mining"]}, era=2)
    assert best_region(game.catalogue, state, 0, "mining") == (3, "west_africa")
