"""R6.1 to R6.3, R6.6: progress, territory and city tiles, trade."""

from __future__ import annotations

import pytest

from games.rise_of_empires.moves import TakeCity, TakeProgress, TakeTerritory, Trade
from games.rise_of_empires.scoring import settle_upkeep
from tests.games.rise_of_empires.case_builder import CATALOGUE, GAME, build_state, play
from tests.games.rise_of_empires.positions import by_default, changed, finish_turn, last_move, options, refused, told


# ---------------------------------------------------------------------- R6.1
def test_a_progress_tile_is_taken_and_may_be_used_at_once():
    """R6.1.1, R6.7.2"""
    state = build_state(progress=["harbor", "mining"])
    play(state, 0, TakeProgress("harbor"))
    assert state.players[0].progress == ["harbor"]
    assert state.progress == ["mining"]
    assert {move.kind for move in GAME.legal_moves(state, 0)} >= {"flip", "end"}


@pytest.mark.parametrize(("era", "gold"), [(1, 5), (2, 4), (3, 3)])
def test_older_progress_tiles_cost_gold(era: int, gold: int):
    """R6.1.2"""
    state = build_state(era=era, progress=["mining"])
    play(state, 0, TakeProgress("mining"))
    assert state.players[0].gold == gold


def test_an_older_tile_is_too_dear_without_gold():
    """R6.1.2"""
    state = build_state({"gold": 0}, era=2, progress=["banking", "mining"])
    assert options(state, 0, TakeProgress) == [TakeProgress("banking")]
    assert refused(state, 0, TakeProgress("mining")).rule == "R6.1.2"


def test_nobody_owns_a_progress_tile_twice():
    """R6.1.3"""
    state = build_state({"progress": ["mining"]}, progress=["agriculture", "mining"])
    assert options(state, 0, TakeProgress) == [TakeProgress("agriculture")]
    assert refused(state, 0, TakeProgress("mining")).rule == "R6.1.3"


def test_progress_tiles_are_kept():
    """R6.1.4"""
    state = build_state({"progress": ["mining", "irrigation"]})
    by_default(state, lambda now: False)
    assert {"mining", "irrigation"} <= set(state.players[0].progress)


# ---------------------------------------------------------------------- R6.2
@pytest.mark.parametrize("tile", ["islands", "plains", "woods", "mountains"])
def test_most_territory_is_free(tile: str):
    """R6.2.1"""
    state = build_state(territory=[tile])
    play(state, 0, TakeTerritory(tile))
    assert state.players[0].gold == 5


def test_some_territory_costs_gold():
    """R6.2.1"""
    state = build_state({"gold": 2}, {"gold": 1}, territory=["town", "town"])
    play(state, 0, TakeTerritory("town"))
    assert state.players[0].gold == 0
    assert options(state, 1, TakeTerritory) == []


def test_territory_tiles_may_be_equal():
    """R6.2.2"""
    state = build_state({"territory": {"plains": 3}}, territory=["plains", "plains", "woods"])
    assert options(state, 0, TakeTerritory) == [TakeTerritory("plains"), TakeTerritory("woods")]
    play(state, 0, TakeTerritory("plains"))
    assert state.players[0].territory == ["plains"] * 4


# ---------------------------------------------------------------------- R6.3
@pytest.mark.parametrize(
    ("progress", "cost"), [([], 8), (["masonry"], 7), (["skyscrapers"], 5), (["masonry", "skyscrapers"], 4)]
)
def test_cities_cost_gold_less_discounts(progress: list[str], cost: int):
    """R6.3.1"""
    state = build_state({"gold": 9, "progress": progress}, era=3, cities=["mexico_city"])
    play(state, 0, TakeCity("mexico_city"))
    assert state.players[0].gold == 9 - cost


def test_a_wonder_scores_once():
    """R6.3.2, R9.6, R2.7"""
    state = build_state({"gold": 12, "progress": ["television"]}, era=3, cities=["eiffel_tower"], active=0)
    play(state, 0, TakeCity("eiffel_tower"))
    assert state.players[0].vp == 10
    state = build_state({"cities": ["eiffel_tower"], "progress": ["television"], "vp": 10}, era=3, active=1)
    finish_turn(state)
    assert state.players[0].vp == 10


def test_a_city_scores_nothing_when_it_is_taken():
    """R6.3.2"""
    state = build_state(cities=["byblos"])
    play(state, 0, TakeCity("byblos"))
    assert state.players[0].vp == 0


def test_upkeep_is_due_in_the_turn_of_the_purchase():
    """R6.3.3"""
    state = build_state({"gold": 10, "disc": 2, "cities": ["athens"]}, cities=["memphis"], active=0)
    last_move(state)
    state.rows["city"].remove(0)
    events = play(state, 0, TakeCity("memphis"))
    events += by_default(state, lambda now: now.phase == "order")
    assert told(events, "fed")[0]["balance"] == -3
    assert told(events, "upkeep-paid")[0] == {"tile": "athens", "discs": 1}
    assert told(events, "scored")[0]["cities"] == 4


# ---------------------------------------------------------------------- R6.6
def test_trade_needs_a_disc_and_for_points_two():
    """R6.6.1"""
    state = build_state({"disc": 3}, {"disc": 0})
    assert options(state, 0, Trade) == [
        Trade("gold", 1),
        Trade("gold", 2),
        Trade("gold", 3),
        Trade("vp", 2),
        Trade("vp", 3),
    ]
    assert options(build_state({"disc": 0}), 0, Trade) == []


@pytest.mark.parametrize(("track", "discs", "gold"), [(0, 3, 6), (4, 3, 5), (6, 3, 3), (17, 3, 3)])
def test_gold_by_the_spaces_of_the_track(track: int, discs: int, gold: int):
    """R6.6.2"""
    state = build_state({"disc": 5, "gold": 0}, track=track)
    play(state, 0, Trade("gold", discs))
    assert (state.players[0].gold, state.players[0].disc, state.track) == (gold, 5 - discs, track + discs)


def test_a_tile_adds_gold_once_for_each_trade():
    """R6.6.2"""
    state = build_state({"disc": 5, "gold": 0, "progress": ["mercantilism"]}, era=2)
    play(state, 0, Trade("gold", 2))
    assert state.players[0].gold == 6


@pytest.mark.parametrize(("discs", "vp"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (9, 6)])
def test_points_for_discs(discs: int, vp: int):
    """R6.6.3"""
    state = build_state({"disc": 9, "progress": ["mercantilism"]}, era=2)
    play(state, 0, Trade("vp", discs))
    assert (state.players[0].vp, state.players[0].gold) == (vp, 5)
    assert GAME.standing(state)[0]["trade"] == vp


def test_the_track_takes_no_more_than_it_has_spaces():
    """R6.6.4"""
    state = build_state({"disc": 5}, track=18)
    assert options(state, 0, Trade) == [Trade("gold", 1), Trade("gold", 2), Trade("vp", 2)]
    assert refused(state, 0, Trade("gold", 3)).rule == "R6.6.4"
    assert options(build_state({"disc": 5}, track=20), 0, Trade) == []


def test_later_traders_get_the_later_spaces():
    """R6.6.4"""
    state = build_state({"disc": 5}, {"disc": 5, "gold": 0})
    play(state, 0, Trade("gold", 5))
    play(state, 1, Trade("gold", 2))
    assert state.players[1].gold == 3


def test_effects_are_read_from_the_data_alone():
    """R6.3.2, R6.1.1: a tile that brings other things when it is taken, whatever its name."""
    game = changed(philosophy={"effects": [{"when": "on_take", "gain": {"gold": 3, "cube": 2, "disc": 1, "food": 1}}]})
    state = build_state(progress=["philosophy"])
    game.play(state, 0, TakeProgress("philosophy"))
    player = state.players[0]
    assert (player.gold, player.cube, player.disc, player.food) == (8, 7, 3, 17)


def test_upkeep_goes_back_to_the_bank_and_not_to_the_track():
    """R9.1"""
    state = build_state({"disc": 3, "cities": ["athens"]}, track=4)
    settle_upkeep(CATALOGUE, state, 0)
    assert (state.players[0].disc, state.track) == (2, 4)
