"""R1 to R5: components, setup, the course of the game, new tiles."""

from __future__ import annotations

import pytest

from games.rise_of_empires.board import controlled
from games.rise_of_empires.goods import bank
from games.rise_of_empires.moves import TakeEmpire, TakeProgress
from tests.games.rise_of_empires.case_builder import CATALOGUE, GAME, build_state, copies, play
from tests.games.rise_of_empires.positions import by_default, finish_turn, start


def turn_over(number):
    return lambda state: 2 * (state.era - 1) + "AB".index(state.side) >= number


# ---------------------------------------------------------------------- R1, R2
@pytest.mark.parametrize(("section", "total"), [("territory", 40), ("progress", 48), ("cities", 36), ("empires", 8)])
def test_the_tiles_are_as_many_as_the_box_holds(section: str, total: int):
    """R1.1"""
    assert sum(tile.count for tile in getattr(CATALOGUE, section).values()) == total


def test_six_of_a_players_nine_discs_are_for_actions():
    """R1.1, R1.2"""
    pieces = CATALOGUE.components
    assert pieces["action_disc"].per_player - CATALOGUE.numbers.actions == 3
    assert (CATALOGUE.numbers.discs, CATALOGUE.numbers.cubes) == (40, 30)


def test_progress_tiles_belong_to_eras_and_city_tiles_to_turns():
    """R1.3"""
    assert [len(CATALOGUE.progress_of(era)) for era in (1, 2, 3)] == [16, 16, 16]
    assert CATALOGUE.sides[1]["empire_4"].defender_loses == 3
    assert CATALOGUE.sides[2]["empire_4"].defender_loses == CATALOGUE.sides[3]["empire_4"].defender_loses == 4


def test_discs_on_the_trade_track_are_not_in_the_bank():
    """R1.4"""
    state = build_state({"disc": 7}, {"disc": 3}, track=5)
    assert bank(CATALOGUE, state) == 25


def test_gold_is_not_limited():
    """R1.4"""
    state = build_state({"territory": {"town": 8}, "gold": 200, "food": 30}, active=0)
    finish_turn(state)
    assert state.players[0].gold >= 224


def test_cubes_are_in_the_pool_in_the_stock_or_on_the_map():
    """R1.4, R2.1"""
    state = build_state({"cube": 4}, cubes={"balkans": {0: 3}})
    assert (state.players[0].cube, state.players[0].stock) == (4, 23)
    state.players[0].stock -= 1
    assert any("29 cubes" in problem for problem in GAME.problems(state))


def test_scandinavia_and_the_black_sea_are_no_regions_of_the_match():
    """R2.2"""
    regions = start(2).map
    assert len(regions) == 18
    assert not {"scandinavia", "black_sea"} & regions.keys()
    assert {"scandinavia", "black_sea"} <= CATALOGUE.components.keys()


def test_regions_of_the_first_two_eras_have_a_bonus():
    """R2.2"""
    assert {name for name, region in CATALOGUE.regions.items() if not region.bonus} == {
        name for name, region in CATALOGUE.regions.items() if region.era == 3
    }


def test_adjacency_goes_both_ways_and_leaves_the_americas_apart():
    """R2.3"""
    near = CATALOGUE.near
    assert all(name in near[other] for name in near for other in near[name])
    assert near["north_america"] == near["south_america"] == []
    assert near["mediterranean_sea"] == [
        "anatolia",
        "balkans",
        "middle_east",
        "northeast_africa",
        "northwest_africa",
        "western_europe",
    ]


def test_overseas_areas_touch_no_region_of_the_old_world():
    """R2.4"""
    assert CATALOGUE.overseas == {
        "north_america": "new_world",
        "south_america": "new_world",
        "india": "far_east",
        "china": "far_east",
    }
    assert CATALOGUE.near["india"] == ["china"]


def test_only_most_cubes_alone_control_a_region():
    """R2.5"""
    state = build_state(cubes={"balkans": {0: 2, 1: 1}, "anatolia": {0: 2, 1: 2}, "persia": {1: 1}})
    assert controlled(state, 0) == ["balkans"]
    assert controlled(state, 1) == ["persia"]


def test_a_tile_given_up_leaves_the_game():
    """R2.6"""
    state = build_state({"territory": {"mountains": 2}, "food": 0}, {"food": 20}, active=1)
    events = finish_turn(state)
    events += by_default(state, lambda now: now.phase != "food")
    assert [event.data["tile"] for event in events if event.kind == "given-up"] == ["mountains", "mountains"]
    assert state.players[0].territory == []
    assert copies(state, "mountains") == CATALOGUE.territory["mountains"].count - 2


# ---------------------------------------------------------------------- R3
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_starts_with_the_same_goods(seats: int):
    """R3.1, R3.7"""
    state = start(seats)
    assert len(state.players) == seats
    for player in state.players:
        assert (player.gold, player.disc, player.cube, player.stock, player.food, player.vp) == (5, 2, 5, 25, 16, 0)
        assert player.territory == player.progress == player.cities == player.empires == []
    assert not any(sum(cubes) for cubes in state.map.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_layers_lie_open(seats: int):
    """R3.2, R3.3, R3.4, R3.5, R3.7, R5.2"""
    state = start(seats)
    assert (len(state.progress), len(state.territory), len(state.cities)) == (8, 10, 5)
    assert state.empires == sorted(CATALOGUE.empires)
    assert all(CATALOGUE.progress[tile].era == 1 for tile in state.progress)
    assert all((CATALOGUE.cities[tile].era, CATALOGUE.cities[tile].side) == (1, "A") for tile in state.cities)
    assert (len(state.face_down["progress"]), len(state.face_down["territory"])) == (8, 30)


def test_the_layers_are_drawn_by_chance():
    """R3.2, R3.3"""
    states = [start(3, f"seed {number}") for number in range(5)]
    assert len({tuple(state.progress) for state in states}) > 1
    assert len({tuple(state.territory) for state in states}) > 1
    assert len({tuple(state.cities) for state in states}) == 1


def test_two_progress_tiles_of_each_space_are_of_one_era():
    """R3.2: all 16 tiles of an era come in its turns A and B."""
    state = start(5)
    shown = list(state.progress)
    for event in by_default(state, turn_over(1)):
        if event.kind == "revealed" and event.data["row"] == "progress":
            shown += event.data["tiles"]
    assert sorted(shown) == CATALOGUE.progress_of(1)


def test_seats_are_numbered_in_the_order_of_the_first_turn():
    """R3.6"""
    assert start(4).order == [0, 1, 2, 3]


# ---------------------------------------------------------------------- R4
def test_six_turns_make_a_game():
    """R4.1, R4.3"""
    state = start(2)
    events = by_default(state, lambda now: False)
    assert [event.data for event in events if event.kind == "turn-began"] == [
        {"era": era, "side": side} for era in (1, 2, 3) for side in "AB" if (era, side) != (1, "A")
    ]
    assert state.finished == "R11.2"


def test_the_phases_follow_each_other():
    """R4.2"""
    events = by_default(start(3), turn_over(1))
    kinds = list(dict.fromkeys(event.kind for event in events))
    wanted = ["fed", "earned", "scored", "position-taken", "turn-began", "revealed"]
    assert [kind for kind in kinds if kind in wanted] == wanted


def test_the_era_ends_after_its_turn_b_only():
    """R4.3"""
    state = start(2)
    assert not [event for event in by_default(state, turn_over(1)) if event.kind == "era-ended"]
    assert [event.data for event in by_default(state, turn_over(2)) if event.kind == "era-ended"] == [
        {"era": 1, "kept": {"count": 2}}
    ]


def test_seats_act_in_turn_order():
    """R4.4, R6.0.1"""
    state = build_state(seats=4, order=[2, 0, 3, 1])
    seen = []
    while state.round < 3:
        (seat,) = GAME.to_move(state)
        if state.step == "move":
            seen.append(seat)
        play(state, seat, GAME.default_move(state, seat))
    assert seen == [2, 0, 3, 1] * 2


# ---------------------------------------------------------------------- R5
def test_empire_tiles_flips_alliances_and_the_trade_track_are_cleared_in_phase_1():
    """R5.1"""
    state = build_state(
        {"progress": ["harbor", "diplomacy"], "flipped": ["harbor", "diplomacy"], "ally": 1, "empires": ["empire_1"]},
        {"attacked": [0]},
        track=9,
        active=1,
    )
    finish_turn(state)
    by_default(state, lambda now: now.side == "B")
    assert state.empires == sorted(CATALOGUE.empires)
    assert [player.empires for player in state.players] == [[], []]
    assert [player.flipped for player in state.players] == [[], []]
    assert [player.ally for player in state.players] == [-1, -1]
    assert [player.attacked for player in state.players] == [[], []]
    assert state.track == 0


def test_empire_tiles_show_their_second_side_from_the_second_era_on():
    """R5.1"""
    state = build_state({"cube": 9}, era=2, cubes={"balkans": {0: 1}})
    play(state, 0, TakeEmpire("empire_7"))
    assert {move.region for move in GAME.legal_moves(state, 0) if move.kind == "place"} >= {"eastern_europe"}
    assert CATALOGUE.sides[state.era]["empire_7"].regions == 2


@pytest.mark.parametrize("seats", [4, 5])
def test_many_seats_keep_untaken_tiles(seats: int):
    """R5.3"""
    state = build_state(seats=seats, progress=["mining"], territory=["town"], cities=["athens"], active=0)
    finish_turn(state)
    by_default(state, lambda now: now.side == "B")
    assert "athens" in state.cities
    assert len(state.progress) + len(state.territory) + len(state.cities) > 8 + 10 + 5


@pytest.mark.parametrize("seats", [2, 3])
def test_few_seats_lose_untaken_tiles_without_a_red_stripe(seats: int):
    """R5.4"""
    state = build_state(
        seats=seats,
        era=2,
        side="B",
        progress=["agriculture", "crop_rotation", "mining"],
        territory=["town", "town"],
        cities=["athens", "taj_mahal"],
        active=0,
    )
    for player in state.players:
        player.gold, player.disc = 0, 0
    last_round = finish_turn(state)
    events = last_round + by_default(state, lambda now: now.era == 3)
    gone = next(event.data["tiles"] for event in events if event.kind == "tiles-gone")
    assert gone == ["mining", "town", "town", "athens", "taj_mahal"]
    assert {"agriculture", "crop_rotation"} <= set(state.progress)
    assert "mining" not in state.progress


@pytest.mark.parametrize("seats", [2, 3])
def test_few_seats_find_no_territory_tile_in_the_third_era(seats: int):
    """R5.5"""
    state = start(seats)
    by_default(state, turn_over(4))
    assert state.territory == []
    assert state.face_down["territory"] == []


def test_a_layer_drawn_by_chance_says_so():
    """R5.1: what is certain beforehand closes no move to being taken back."""
    state = start(4)
    layers = {}
    for number in range(1, 6):
        for event in by_default(state, turn_over(number)):
            if event.kind == "revealed":
                layers.setdefault(event.data["row"], []).append(event.reveals)
    assert layers["progress"] == ["", "chance", "", "chance", ""]
    assert layers["territory"] == ["chance", "chance", ""]
    assert layers["city"] == [""] * 5


def test_an_older_tile_stays_to_be_taken():
    """R5.3, R6.1.2"""
    state = build_state({"gold": 2}, seats=4, era=3, progress=["agriculture"])
    play(state, 0, TakeProgress("agriculture"))
    assert state.players[0].gold == 0
