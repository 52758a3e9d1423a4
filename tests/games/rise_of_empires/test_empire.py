"""R6.4: the empire action."""

from __future__ import annotations

import pytest

from games.rise_of_empires.moves import Levy, Place, Stop, Strike, TakeEmpire, War
from tests.games.rise_of_empires.case_builder import GAME, at_war, build_state, play
from tests.games.rise_of_empires.positions import changed, kinds, options, refused, told


def regions(state, seat=0) -> list[str]:
    """Where the seat may place cubes now."""
    return list(dict.fromkeys(move.region for move in options(state, seat, Place)))


def empire(tile: str, *entries, **more):
    state = build_state(*entries, **more)
    play(state, 0, TakeEmpire(tile))
    return state


# ---------------------------------------------------------------------- R6.4.1, R6.4.2
def test_the_tile_leaves_the_card_and_several_may_be_taken():
    """R6.4.1"""
    state = build_state({"cube": 4}, {"cube": 4})
    play(state, 0, TakeEmpire("empire_3"), Place("balkans", 1), Stop())
    play(state, 1, TakeEmpire("empire_5"), Place("anatolia", 1), Stop())
    play(state, 0, TakeEmpire("empire_1"), Place("balkans", 1), Stop())
    assert state.players[0].empires == ["empire_3", "empire_1"]
    assert not {"empire_1", "empire_3", "empire_5"} & set(state.empires)


def test_without_a_cube_in_the_pool_no_empire_tile_can_be_taken():
    """R6.4.1, R6.0.4"""
    state = build_state({"cube": 0}, cubes={"balkans": {0: 1}})
    assert options(state, 0, TakeEmpire) == []
    assert refused(state, 0, TakeEmpire("empire_1")).rule == "R6.4.1"


@pytest.mark.parametrize(("era", "number"), [(1, 8), (2, 14), (3, 18)])
def test_regions_open_era_by_era(era: int, number: int):
    """R6.4.2"""
    assert len(regions(empire("empire_1", era=era))) == number


def test_a_tile_opens_the_overseas_areas_earlier():
    """R6.4.2"""
    state = empire("empire_1", {"progress": ["navigation"]}, era=2)
    assert {"north_america", "south_america", "china", "india"} <= set(regions(state))


def test_the_tile_opens_nothing_without_water():
    """R6.4.2, R6.4.3"""
    state = empire("empire_3", {"progress": ["navigation"]}, era=2)
    assert not {"north_america", "china"} & set(regions(state))
    assert refused(state, 0, Place("china", 1)).code == "needs-water"


# ---------------------------------------------------------------------- R6.4.3
def test_any_number_of_cubes_goes_into_a_region():
    """R6.4.3"""
    state = empire("empire_3", {"cube": 3})
    assert [move.cubes for move in options(state, 0, Place) if move.region == "balkans"] == [1, 2, 3]
    assert refused(state, 0, Place("balkans", 4)).code == "cubes-lacking"


def test_at_least_one_cube_must_be_placed():
    """R6.4.3"""
    state = empire("empire_3")
    assert kinds(state, 0) == {"place"}
    assert refused(state, 0, Stop()).rule == "R6.4.3"


def test_the_number_of_the_tile_limits_the_regions():
    """R6.4.3"""
    state = empire("empire_7", {"cube": 4})
    play(state, 0, Place("balkans", 1))
    assert GAME.to_move(state) == (1,)
    state = empire("empire_5", {"cube": 9}, cubes={"anatolia": {0: 1}})
    play(state, 0, Place("anatolia", 1), Place("balkans", 1))
    assert "balkans" not in regions(state)
    assert refused(state, 0, Place("balkans", 1)).code == "placed-already"
    play(state, 0, Place("mesopotamia", 1))
    assert GAME.to_move(state) == (1,)


def test_a_standing_tile_adds_a_region():
    """R6.4.3"""
    state = empire("empire_7", {"cube": 4, "progress": ["railways"]}, era=3)
    play(state, 0, Place("balkans", 1), Place("anatolia", 1))
    assert kinds(state, 0) == {"place", "stop"}


def test_the_first_region_of_a_newcomer_decides_about_the_others():
    """R6.4.3a"""
    state = empire("empire_5", {"cube": 5})
    play(state, 0, Place("northeast_africa", 1))
    assert regions(state) == ["middle_east", "northwest_africa"]
    assert refused(state, 0, Place("balkans", 1)).code == "not-adjacent"


def test_later_cubes_go_to_own_regions_and_their_neighbours():
    """R6.4.3b"""
    state = empire("empire_5", {"cube": 5}, cubes={"mesopotamia": {0: 1}})
    assert regions(state) == ["anatolia", "mesopotamia", "middle_east"]


def test_cubes_placed_now_open_no_further_region():
    """R6.4.3b"""
    state = empire("empire_5", {"cube": 5}, cubes={"mesopotamia": {0: 1}})
    play(state, 0, Place("middle_east", 2))
    assert regions(state) == ["anatolia", "mesopotamia"]


def test_who_has_lost_all_cubes_begins_anew():
    """R6.4.3b"""
    assert len(regions(empire("empire_3", {"cube": 2}, cubes={"balkans": {1: 3}}))) == 7


def test_the_sea_needs_water_and_opens_its_coast_to_all():
    """R6.4.3c"""
    state = empire("empire_3", cubes={"mediterranean_sea": {0: 2}})
    assert "mediterranean_sea" not in regions(state)
    assert {"balkans", "northwest_africa", "middle_east"} <= set(regions(state))
    assert refused(state, 0, Place("mediterranean_sea", 1)).code == "needs-water"
    assert "mediterranean_sea" in regions(empire("empire_1", cubes={"mediterranean_sea": {0: 2}}))


def test_by_water_one_overseas_area_is_entered_with_one_action():
    """R6.4.3d"""
    state = empire("empire_1", {"cube": 9}, era=3, cubes={"persia": {0: 1}})
    assert {"north_america", "south_america", "china", "india"} <= set(regions(state))
    play(state, 0, Place("india", 1))
    assert {"north_america", "south_america"} & set(regions(state)) == set()
    assert refused(state, 0, Place("north_america", 1)).code == "one-overseas-area"
    assert {"china", "persia", "arabia"} <= set(regions(state))


def test_neighbours_overseas_need_no_water_and_leave_the_other_area_open():
    """R6.4.3d"""
    land = empire("empire_3", {"cube": 9}, era=3, cubes={"china": {0: 1}})
    assert regions(land) == ["china", "india"]
    water = empire("empire_1", {"cube": 9}, era=3, cubes={"china": {0: 1}})
    play(water, 0, Place("india", 1))
    assert {"north_america", "south_america", "china"} <= set(regions(water))


def test_the_americas_are_not_adjacent():
    """R2.3, R6.4.3d"""
    state = empire("empire_3", {"cube": 9}, era=3, cubes={"north_america": {0: 1}})
    assert regions(state) == ["north_america"]


@pytest.mark.parametrize(("first", "second"), [("south_america", "north_america"), ("china", "india")])
def test_a_newcomer_may_begin_overseas_by_water(first: str, second: str):
    """R6.4.3e"""
    state = empire("empire_1", {"cube": 9}, era=3)
    play(state, 0, Place(first, 1))
    assert regions(state) == [second]


def test_a_newcomer_may_begin_at_sea_by_water():
    """R6.4.3e"""
    state = empire("empire_1", {"cube": 9})
    play(state, 0, Place("mediterranean_sea", 1))
    assert "balkans" in regions(state)
    assert "mesopotamia" not in regions(state)


def test_a_newcomer_on_land_may_also_cross_the_water():
    """R6.4.3d"""
    state = empire("empire_1", {"cube": 9}, era=3)
    play(state, 0, Place("balkans", 1), Place("china", 1))
    assert set(regions(state)) == {"anatolia", "eastern_europe", "india", "mediterranean_sea", "western_europe"}


# ---------------------------------------------------------------------- R6.4.4
def test_a_war_removes_cubes_of_both_sides_to_their_stocks():
    """R6.4.4"""
    state = at_war("empire_4", 1, own=4, enemy=5)
    stocks = [player.stock for player in state.players]
    events = play(state, 0, War("balkans", 1))
    assert state.map["balkans"] == [2, 2]
    assert [player.stock - before for player, before in zip(state.players, stocks, strict=True)] == [2, 3]
    facts = {"region": "balkans", "opponent": 1, "own": 2, "count": 3, "by": {"tile": "empire_4"}}
    facts["hands"] = {"now": "nobody", "owner": "", "parted": {"opponent": 1}}
    assert told(events, "war")[0] == facts


def test_a_war_needs_as_many_own_cubes_as_are_lost():
    """R6.4.4"""
    state = at_war("empire_4", 1, own=1, enemy=5)
    assert options(state, 0, War) == []
    assert refused(state, 0, War("balkans", 1)).code == "own-cubes-lacking"


def test_a_tile_without_losses_of_the_defender_allows_no_war():
    """R6.4.4"""
    state = at_war("empire_5", 1, own=4, enemy=5)
    assert refused(state, 0, War("balkans", 1)).code == "no-war"
    state = empire("empire_5", {"cube": 1}, cubes={"balkans": {0: 1, 1: 1}})
    play(state, 0, Place("balkans", 1))
    assert GAME.to_move(state) == (1,)


def test_wars_are_fought_only_where_cubes_were_placed():
    """R6.4.4"""
    state = empire("empire_3", {"cube": 1}, {}, {}, cubes={"balkans": {0: 2, 1: 2}, "anatolia": {1: 1, 2: 1}})
    play(state, 0, Place("anatolia", 1))
    assert options(state, 0, War) == [War("anatolia", 1), War("anatolia", 2)]
    assert refused(state, 0, War("balkans", 1)).code == "war-elsewhere"


def test_there_is_one_war_in_an_action():
    """R6.4.4"""
    state = empire("empire_3", {"cube": 2}, {}, {}, cubes={"anatolia": {1: 1, 2: 1}})
    play(state, 0, Place("anatolia", 2), War("anatolia", 1))
    assert GAME.to_move(state) == (1,)


def test_a_war_may_be_declined():
    """R6.4.4"""
    state = empire("empire_3", {"cube": 1}, cubes={"balkans": {0: 2, 1: 2}})
    play(state, 0, Place("balkans", 1), Stop())
    assert GAME.to_move(state) == (1,)
    assert state.map["balkans"] == [3, 2]


# ---------------------------------------------------------------------- R6.4.5
def test_weapons_follow_the_war():
    """R6.4.5, R6.7.1"""
    state = empire(
        "empire_3", {"cube": 1, "progress": ["iron_weapons"]}, cubes={"balkans": {0: 2, 1: 2}, "persia": {0: 1, 1: 1}}
    )
    play(state, 0, Place("balkans", 1))
    assert kinds(state, 0) == {"war", "stop"}
    play(state, 0, War("balkans", 1))
    assert options(state, 0, Strike) == [
        Strike("iron_weapons", "balkans", 1, 1),
        Strike("iron_weapons", "persia", 1, 1),
    ]
    play(state, 0, Strike("iron_weapons", "persia", 1, 1))
    assert state.map["persia"] == [1, 0]
    assert state.players[0].flipped == ["iron_weapons"]
    assert GAME.to_move(state) == (1,)


def test_weapons_follow_the_refusal_of_a_war():
    """R6.4.5"""
    state = empire("empire_3", {"cube": 1, "progress": ["iron_weapons"]}, cubes={"balkans": {0: 2, 1: 2}})
    play(state, 0, Place("balkans", 1), Stop())
    assert kinds(state, 0) == {"strike", "stop"}
    play(state, 0, Stop())
    assert state.players[0].flipped == []


def test_weapons_need_an_own_cube_in_the_region():
    """R6.4.5"""
    state = empire(
        "empire_5", {"cube": 1, "progress": ["gunpowder"]}, era=2, cubes={"balkans": {0: 1, 1: 1}, "persia": {1: 4}}
    )
    play(state, 0, Place("balkans", 1))
    assert options(state, 0, Strike) == [Strike("gunpowder", "balkans", 1, 1)]
    assert refused(state, 0, Strike("gunpowder", "persia", 1, 1)).code == "not-there"


def test_stronger_weapons_remove_up_to_two_cubes():
    """R6.4.5"""
    state = empire("empire_5", {"cube": 1, "progress": ["tanks"]}, era=3, cubes={"balkans": {0: 1, 1: 3}})
    play(state, 0, Place("balkans", 1))
    assert [move.cubes for move in options(state, 0, Strike)] == [1, 2]
    assert refused(state, 0, Strike("tanks", "balkans", 1, 3)).code == "too-many-cubes"
    play(state, 0, Strike("tanks", "balkans", 1, 2))
    assert (state.map["balkans"], state.players[1].stock) == ([2, 1], 24)


def test_mercenaries_go_to_any_open_region_for_gold_beyond_the_number_of_the_tile():
    """R6.4.5"""
    state = empire(
        "empire_7", {"cube": 2, "progress": ["mercenaries"]}, era=2, cubes={"balkans": {0: 1}, "west_africa": {1: 1}}
    )
    assert len(options(state, 0, Levy)) == 14
    play(state, 0, Levy("mercenaries", "west_africa"))
    assert (state.players[0].gold, state.players[0].cube, state.map["west_africa"]) == (4, 2, [1, 1])
    play(state, 0, Place("balkans", 1), Place("anatolia", 1))
    assert options(state, 0, War) == [War("west_africa", 1)]


def test_a_cube_of_a_tile_does_not_count_as_the_cube_that_must_be_placed():
    """R6.4.3, R6.4.5"""
    state = empire("empire_7", {"cube": 2, "progress": ["mercenaries"]}, era=2)
    play(state, 0, Levy("mercenaries", "persia"))
    assert refused(state, 0, Stop()).rule == "R6.4.3"
    # It opens nothing either: the first region is still to be named.
    assert len(regions(state)) == 13


def test_a_levy_needs_its_gold_and_a_cube_in_the_stock():
    """R6.7.3"""
    poor = empire("empire_7", {"cube": 2, "gold": 0, "progress": ["mercenaries"]}, era=2)
    assert options(poor, 0, Levy) == []
    assert refused(poor, 0, Levy("mercenaries", "persia")).code == "flip-too-expensive"
    empty = empire("empire_7", {"stock": 0, "progress": ["mercenaries"]}, era=2)
    assert refused(empty, 0, Levy("mercenaries", "persia")).code == "stock-empty"


def test_placing_goes_on_while_a_tile_may_still_bring_cubes():
    """R6.4.5"""
    state = empire("empire_7", {"cube": 1, "progress": ["mercenaries"]}, era=2)
    play(state, 0, Place("balkans", 1))
    assert kinds(state, 0) == {"levy", "stop"}
    play(state, 0, Stop())
    assert GAME.to_move(state) == (1,)


def test_what_a_flip_does_is_read_from_the_data_alone():
    """R6.4.5: weapons that strike in any open region and levies of two cubes, whatever their names."""
    game = changed(
        agriculture={
            "effects": [
                {
                    "when": "flip",
                    "window": "empire_after_war",
                    "do": {"op": "remove_enemy_cubes", "count": 3, "where": "any_open_region"},
                }
            ]
        },
        mining={
            "effects": [
                {
                    "when": "flip",
                    "window": "empire_placement",
                    "do": {"op": "place_cubes", "count": 2, "where": "own_presence", "from": "stock"},
                }
            ]
        },
    )
    state = build_state(
        {"cube": 1, "progress": ["agriculture", "mining"]}, cubes={"persia": {0: 1}, "anatolia": {1: 3}}, era=2
    )
    game.play(state, 0, TakeEmpire("empire_5"))
    game.play(state, 0, Levy("mining", "persia"))
    game.play(state, 0, Place("persia", 1))
    game.play(state, 0, Strike("agriculture", "anatolia", 1, 3))
    assert (state.map["persia"], state.map["anatolia"]) == ([4, 0], [0, 0])


def test_the_most_legal_moves_that_there_can_be():
    """R6.4.3: the most there can be, a full pool and every region open."""
    state = build_state({"stock": 0}, era=3)
    play(state, 0, TakeEmpire("empire_1"))
    assert len(GAME.legal_moves(state, 0)) == 18 * 30 + 1
