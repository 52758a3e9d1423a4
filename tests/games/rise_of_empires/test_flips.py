"""R6.7, R6.9: tiles that are turned face down, and alliances."""

from __future__ import annotations

from games.rise_of_empires.ending import halve
from games.rise_of_empires.moves import Ally, End, Flip, Place, Stop, Strike, TakeEmpire, TakeTerritory, War
from games.rise_of_empires.scoring import score
from tests.games.rise_of_empires.case_builder import CATALOGUE, GAME, build_state, play
from tests.games.rise_of_empires.positions import by_default, changed, finish_turn, kinds, options, refused, told


# ---------------------------------------------------------------------- R6.7
def test_a_tile_is_flipped_once_a_turn():
    """R6.7.1"""
    state = build_state({"gold": 5, "progress": ["harbor"]})
    play(state, 0, Flip("harbor"))
    assert (state.players[0].gold, state.players[0].disc) == (4, 3)
    assert "flip" not in kinds(state, 0)
    assert refused(state, 0, Flip("harbor")).code == "flipped-already"


def test_a_flipped_tile_comes_back_in_phase_1():
    """R6.7.1"""
    state = build_state({"gold": 5, "progress": ["harbor"], "flipped": ["harbor"]}, active=1)
    finish_turn(state)
    by_default(state, lambda now: now.side == "B" and now.active == 0)
    assert Flip("harbor") in options(state, 0)


def test_only_the_owner_flips_in_the_own_move():
    """R6.7.1"""
    state = build_state({"progress": ["harbor"]})
    assert refused(state, 1, Flip("harbor")).code == "not-your-turn"
    play(state, 0, TakeTerritory(state.territory[0]), End())
    assert refused(state, 1, Flip("harbor")).code == "not-yours"


def test_a_flip_has_its_window():
    """R6.7.1"""
    state = build_state({"progress": ["iron_weapons"]}, cubes={"balkans": {0: 1, 1: 1}})
    assert refused(state, 0, Strike("iron_weapons", "balkans", 1, 1)).code == "not-now"
    assert refused(state, 0, Flip("iron_weapons")).code == "no-such-flip"


def test_a_tile_taken_in_this_move_is_used_in_its_window():
    """R6.7.2"""
    state = build_state(progress=["harbor"])
    play(state, 0, next(move for move in options(state, 0) if move.kind == "progress"), Flip("harbor"))
    assert state.players[0].disc == 3


def test_a_flip_needs_its_cost_and_something_to_gain():
    """R6.7.3"""
    poor = build_state({"gold": 0, "progress": ["harbor"]})
    assert refused(poor, 0, Flip("harbor")).code == "flip-too-expensive"
    no_discs = build_state({"progress": ["harbor"], "disc": 20}, {"disc": 20})
    assert refused(no_discs, 0, Flip("harbor")).code == "nothing-to-gain"


def test_a_flip_may_count_tiles():
    """R6.7.1, R6.7.3: gold for each Woods tile, whatever the name of the tile that gives it."""
    effect = {"when": "flip", "window": "own_turn", "gain": {"gold": 1}, "per": "territory:woods"}
    game = changed(mining={"effects": [effect]})
    state = build_state({"progress": ["mining"], "territory": {"woods": 3}}, {"progress": ["mining"]})
    game.play(state, 0, Flip("mining"))
    assert state.players[0].gold == 8
    by_default(state, lambda now: now.active == 1)
    assert Flip("mining") not in game.legal_moves(state, 1)


def test_religion_and_ideology_score_their_best_region_unasked():
    """R6.7.4, R9.5"""
    state = build_state({"progress": ["religion", "ideology"]}, era=3, cubes={"china": {0: 1, 1: 4}, "balkans": {0: 3}})
    events = score(CATALOGUE, state)
    scored = [event.data for event in events if event.kind == "region-scored"]
    assert scored == [
        {"tile": "religion", "region": "china", "count": 2},
        {"tile": "ideology", "region": "china", "count": 5},
    ]
    assert told(events, "scored")[0] == {"regions": 2 + 2, "cities": 0, "progress": 7, "vp": 11}
    assert state.players[0].flipped == ["religion", "ideology"]


def test_without_a_cube_on_the_map_they_score_nothing():
    """R6.7.4"""
    state = build_state({"progress": ["religion"]}, era=3)
    assert told(score(CATALOGUE, state), "scored")[0]["progress"] == 0


# ---------------------------------------------------------------------- R6.9
def test_allies_cannot_remove_cubes_of_each_other():
    """R6.9.1"""
    cubes = {"balkans": {0: 2, 1: 2, 2: 2}}
    state = build_state({"progress": ["diplomacy"]}, {"cube": 2, "progress": ["iron_weapons"]}, {}, cubes=cubes)
    play(state, 0, Ally("diplomacy", 1), TakeTerritory(state.territory[0]))
    assert state.players[0].ally == 1
    play(state, 1, TakeEmpire("empire_3"), Place("balkans", 1))
    play(state, 1, *([Stop()] if "place" in kinds(state, 1) else []))
    assert options(state, 1, War) == [War("balkans", 2)]
    assert refused(state, 1, War("balkans", 0)).code == "allied"
    play(state, 1, Stop())
    assert options(state, 1, Strike) == [Strike("iron_weapons", "balkans", 2, 1)]
    assert refused(state, 1, Strike("iron_weapons", "balkans", 0, 1)).rule == "R6.9.1"


def test_the_owner_of_the_piece_cannot_attack_the_ally_either():
    """R6.9.1"""
    state = build_state({"progress": ["diplomacy"], "cube": 2}, cubes={"balkans": {0: 1, 1: 2}})
    play(state, 0, Ally("diplomacy", 1), TakeEmpire("empire_3"), Place("balkans", 2))
    assert GAME.to_move(state) == (1,)


def test_nobody_makes_an_alliance_with_somebody_attacked_in_this_turn():
    """R6.9.1"""
    state = build_state({"progress": ["diplomacy"], "cube": 1}, {}, {}, cubes={"balkans": {0: 1, 1: 2}})
    play(state, 0, TakeEmpire("empire_3"), Place("balkans", 1), War("balkans", 1))
    assert options(state, 0, Ally) == [Ally("diplomacy", 2)]
    assert refused(state, 0, Ally("diplomacy", 1)).code == "attacked-before"


def test_an_alliance_lasts_until_the_end_of_the_turn():
    """R6.9.1"""
    state = build_state({"progress": ["diplomacy"], "flipped": ["diplomacy"], "ally": 1}, active=1)
    finish_turn(state)
    by_default(state, lambda now: now.side == "B" and now.active == 0)
    assert state.players[0].ally == -1
    assert options(state, 0, Ally) == [Ally("diplomacy", 1)]


def test_each_seat_has_one_alliance_piece():
    """R6.9.1"""
    state = build_state({"progress": ["diplomacy"], "ally": 2}, {}, {})
    assert options(state, 0, Ally) == []
    assert refused(state, 0, Ally("diplomacy", 1)).code == "piece-placed"


def test_an_alliance_works_with_two_seats():
    """R6.9.2"""
    state = build_state({"progress": ["diplomacy"]})
    assert options(state, 0, Ally) == [Ally("diplomacy", 1)]


def test_an_alliance_saves_no_cubes_from_the_end_of_an_era():
    """R6.9.3"""
    state = build_state({"ally": 1}, side="B", cubes={"balkans": {0: 3, 1: 4}})
    halve(CATALOGUE, state)
    assert state.map["balkans"] == [1, 2]


def test_an_alliance_saves_no_cubes_of_the_attacker():
    """R6.9.3"""
    state = build_state({"cube": 2, "ally": 2}, {}, {}, cubes={"balkans": {0: 2, 1: 3, 2: 1}})
    play(state, 0, TakeEmpire("empire_4"), Place("balkans", 2), War("balkans", 1))
    assert state.map["balkans"] == [2, 0, 1]
