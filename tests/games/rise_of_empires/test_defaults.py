"""The table of decision points: what is played for somebody whose time has run out."""

from __future__ import annotations

import pytest

from games.base import Move
from games.rise_of_empires.income import income
from games.rise_of_empires.moves import (
    End,
    Flip,
    GiveUp,
    Idle,
    Keep,
    Pay,
    Pick,
    Place,
    Position,
    Remove,
    Skip,
    Stop,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
    Upkeep,
)
from games.rise_of_empires.state import RiseState
from tests.games.rise_of_empires.case_builder import GAME, build_state, play
from tests.games.rise_of_empires.positions import finish_turn, kinds


def default(state: RiseState, seat: int = 0) -> Move:
    return GAME.default_move(state, seat)


def alone(*offers: str, **entry):
    """A state in which seat 0 finds only these things on the tile card."""
    kept = {"progress": [], "territory": [], "cities": []}
    for offer in offers:
        for name, tile in (("progress", "mining"), ("territory", "woods"), ("cities", "ur")):
            if offer == name:
                kept[name] = [tile]
    return build_state({"disc": 0, "cube": 0, **entry}, **kept)


@pytest.mark.parametrize(
    ("offers", "entry", "move"),
    [
        (("territory", "progress", "cities"), {"disc": 2, "cube": 2}, TakeTerritory("woods")),
        (("progress", "cities"), {"disc": 2, "cube": 2}, TakeProgress("mining")),
        (("cities",), {"disc": 2, "cube": 2}, TakeCity("ur")),
        ((), {"disc": 2, "cube": 2}, Trade("gold", 2)),
        ((), {"cube": 2}, TakeEmpire("empire_5")),
        ((), {}, Idle("city")),
    ],
)
def test_the_first_possible_action(offers: tuple[str, ...], entry: dict[str, int], move: Move):
    """D1"""
    assert default(alone(*offers, **entry)) == move


def test_the_disc_with_the_lowest_fee():
    """D2"""
    state = build_state(side="B", rows={"territory": [1, 0], "trade": [1, 1, 0]})
    assert default(state) == Remove("territory", 1, "gold")
    state = build_state(side="B", rows={"trade": [0], "city": [0], "territory": [0], "progress": [0], "empire": [1, 0]})
    assert default(state) == Remove("progress", 1, "")


@pytest.mark.parametrize(
    ("have", "paid"),
    [
        ({"gold": 5, "cube": 3, "food": 12, "vp": 4}, (3, 0, 0, 0)),
        ({"gold": 1, "cube": 3, "food": 9, "vp": 4}, (1, 1, 1, 0)),
        ({"gold": 0, "cube": 1, "food": 9, "vp": 4}, (0, 1, 2, 0)),
        ({"gold": 0, "cube": 0, "food": 1, "vp": 4}, (0, 0, 1, 2)),
    ],
)
def test_the_fee_is_paid_with_gold_then_food_then_cubes(have: dict[str, int], paid: tuple[int, int, int, int]):
    """D2b"""
    state = build_state(have, side="B", rows={"trade": [1, 1, 1, 0]})
    move = default(state)
    play(state, 0, move)
    player = state.players[0]
    gone = tuple(have[name] - getattr(player, name) for name in ("gold", "cube", "food", "vp"))
    assert gone == paid


def test_an_own_mix_not_chosen_in_time_is_the_usual_one():
    """D2b"""
    state = build_state({"gold": 1, "cube": 3, "food": 9, "vp": 4}, side="B", rows={"trade": [1, 1, 1, 0]})
    play(state, 0, Remove("trade", 1, "choose"))
    assert default(state) == Pay(1, 1, 1, 0)


def test_the_action_of_the_removed_disc_is_carried_out_if_possible():
    """D3"""
    state = build_state({"disc": 2}, side="B", rows={"trade": [0]})
    play(state, 0, Remove("trade", 1, ""))
    assert default(state) == Trade("gold", 2)
    state = build_state({"disc": 0, "progress": ["harbor"]}, side="B", rows={"trade": [0]})
    play(state, 0, Remove("trade", 1, ""))
    assert default(state) == Skip()


@pytest.mark.parametrize(
    ("offer", "tile"), [(["banking", "guilds", "agriculture"], "banking"), (["agriculture", "mining"], "agriculture")]
)
def test_a_free_progress_tile_first(offer: list[str], tile: str):
    """D4"""
    state = build_state({"disc": 0, "cube": 0}, era=2, progress=sorted(offer), territory=[], cities=[])
    assert default(state) == TakeProgress(tile)


@pytest.mark.parametrize(
    ("offer", "tile"),
    [
        (["islands", "mountains", "plains", "town", "woods"], "plains"),
        (["islands", "mountains", "town", "woods"], "islands"),
        (["mountains", "town", "woods"], "woods"),
        (["mountains", "town"], "mountains"),
        (["town"], "town"),
    ],
)
def test_territory_that_feeds_first(offer: list[str], tile: str):
    """D5"""
    assert default(build_state(territory=offer)) == TakeTerritory(tile)


@pytest.mark.parametrize(
    ("offer", "tile"),
    [
        (["alexandria", "carthage", "rome"], "alexandria"),
        (["babylon", "rome"], "rome"),
        (["antioch", "babylon"], "babylon"),
    ],
)
def test_cities_without_upkeep_first(offer: list[str], tile: str):
    """D6"""
    state = build_state({"gold": 9, "cube": 0, "disc": 0}, cities=offer, progress=[], territory=[])
    assert default(state) == TakeCity(tile)


def test_the_empire_tile_with_most_regions():
    """D7"""
    state = build_state({"disc": 0}, progress=[], territory=[], cities=[], empires=["empire_1", "empire_3", "empire_7"])
    assert default(state) == TakeEmpire("empire_1")


def test_the_first_region_is_the_best_with_fewest_enemies():
    """D8, D9, D10"""
    state = build_state({"cube": 5}, era=3, cubes={"arabia": {1: 1}, "balkans": {1: 1}})
    play(state, 0, TakeEmpire("empire_1"))
    # The overseas areas are worth more; without a voyage the best regions are those of Era II.
    assert default(state) == Place("central_asia", 3)


def test_half_of_the_pool_goes_into_one_region_and_no_more():
    """D10, D9"""
    state = build_state({"cube": 4}, era=2, cubes={"anatolia": {0: 1}, "persia": {1: 2}})
    play(state, 0, TakeEmpire("empire_1"))
    assert default(state) == Place("persia", 2)
    play(state, 0, Place("persia", 2))
    assert default(state) == Stop()


def test_no_mercenaries_no_war_no_weapons():
    """D11, D12, D13"""
    state = build_state(
        {"cube": 3, "progress": ["mercenaries", "iron_weapons"]}, era=2, cubes={"balkans": {0: 1, 1: 1}}
    )
    play(state, 0, TakeEmpire("empire_7"), Place("balkans", 1))
    seen = []
    while GAME.to_move(state) == (0,):
        seen.append(kinds(state, 0))
        assert default(state) == Stop()
        play(state, 0, Stop())
    assert [step & {"levy", "war", "strike"} for step in seen] == [{"levy"}, {"war"}, {"strike"}]


def test_all_discs_are_traded_for_gold():
    """D14"""
    state = build_state({"disc": 7, "cube": 0}, progress=[], territory=[], cities=[], track=16)
    assert default(state) == Trade("gold", 4)


def test_no_optional_flips():
    """D15, D17"""
    state = build_state({"progress": ["harbor", "diplomacy"]}, territory=["plains"])
    assert default(state) == TakeTerritory("plains")
    play(state, 0, TakeTerritory("plains"))
    assert Flip("harbor") in GAME.legal_moves(state, 0)
    assert default(state) == End()


def test_nobody_is_asked_which_region_a_tile_scores():
    """D16"""
    state = build_state({"progress": ["religion"]}, era=2, cubes={"persia": {0: 1}}, active=1)
    finish_turn(state)
    assert (state.phase, state.players[0].vp) == ("order", 5)


def test_the_dearest_tile_is_given_up_territory_first():
    """D18"""
    state = build_state({"food": 0, "territory": {"mountains": 1, "woods": 1}, "cities": ["memphis"]}, active=1)
    finish_turn(state)
    for move in (GiveUp("mountains"), GiveUp("memphis"), GiveUp("woods")):
        assert default(state) == move
        play(state, 0, move)
    assert state.phase == "order"


def test_nothing_is_given_up_that_can_be_fed():
    """D18"""
    state = build_state({"territory": {"mountains": 1}, "review": True}, active=1)
    finish_turn(state)
    assert default(state) == Keep()


@pytest.mark.parametrize(("others", "move"), [(0, Pick("shipping", 0, 0, 3)), (37, Pick("shipping", 0, 2, 1))])
def test_discs_are_chosen_while_the_bank_lasts(others: int, move: Move):
    """D19"""
    state = build_state(
        {"territory": {"islands": 3}, "progress": ["shipping"]}, {"disc": others}, era=2, active=1, territory=["plains"]
    )
    finish_turn(state)
    assert default(state) == move


def test_discs_that_seats_before_will_take_are_not_chosen():
    """D19, R8.2: three are left, and the Middle East brings the seat before two of them."""
    state = build_state(
        {"disc": 35},
        {"territory": {"islands": 3}, "progress": ["shipping"]},
        era=2,
        cubes={"middle_east": {0: 1}},
        active=1,
        territory=["plains"],
    )
    finish_turn(state)
    assert income(GAME.catalogue, state, 0)["disc"] == 2
    assert default(state) == Pick("shipping", 0, 2, 1)


def test_the_city_with_most_points_is_paid_first():
    """D20"""
    state = build_state({"disc": 2, "cities": ["athens", "bruges", "tokyo"]}, era=3, active=1)
    finish_turn(state)
    assert default(state) == Upkeep("tokyo", True)


def test_the_earliest_free_position():
    """D21"""
    state = build_state({"vp": 1}, {"vp": 2}, {"vp": 3}, active=2)
    finish_turn(state)
    assert default(state, 0) == Position(1)
    play(state, 0, Position(1))
    assert default(state, 1) == Position(2)
