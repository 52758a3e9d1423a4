"""What is said of a region before cubes are placed or removed there: who stands there, and who has it afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.presentation.labels import Labels
from games.base import Remark
from games.rise_of_empires.moves import Levy, Place, Stop, Strike, TakeEmpire, War
from games.rise_of_empires.state import RiseState
from locales import words
from tests.games.rise_of_empires.case_builder import GAME, at_war, build_state, play


def remark(state: RiseState, **chosen: Any) -> Remark | None:
    return GAME.remark(GAME.redact(state, 0), 0, chosen)


def placing(tile: str, *entries: dict[str, Any], **more: Any) -> RiseState:
    state = build_state(*entries, **more)
    play(state, 0, TakeEmpire(tile))
    return state


@pytest.mark.parametrize(
    ("tile", "en", "pl"),
    [
        (
            "empire_1",
            "2 regions, overseas too, war: you lose 0, they 1",
            "2 regiony, także za morzem, wojna: tracisz 0, oni 1",
        ),
        ("empire_5", "3 regions, no war", "3 regiony, bez wojny"),
        ("empire_7", "1 region, war: you lose 1, they 3", "1 region, wojna: tracisz 1, oni 3"),
    ],
)
def test_an_empire_tile_says_before_it_is_taken_what_it_allows_in_this_era(tile: str, en: str, pl: str):
    """R6.4.1, R6.4.2: the names of the tiles differ by a number only."""
    found = remark(build_state({}), kind="empire", tile=tile)
    assert found is not None
    for lang, said in (("en", en), ("pl", pl)):
        assert Labels(GAME, words(lang), ["Anna", "Ben"]).remark(found) == said
    assert remark(build_state({}), kind="empire") is None


def test_before_cubes_are_placed_it_is_told_which_region_of_the_tile_this_is():
    """R6.4.3: the tile allows three; what is in the pool is for all of them."""
    state = placing("empire_5", {"cube": 9}, cubes={"anatolia": {0: 1}})
    assert remark(state, kind="place") == Remark("placing", {"number": 1, "most": 3, "left": 9, "fixes": "no"})
    play(state, 0, Place("anatolia", 2))
    assert remark(state, kind="place") == Remark("placing", {"number": 2, "most": 3, "left": 7, "fixes": "no"})


@pytest.mark.parametrize(
    ("lang", "taking", "placing"),
    [
        (
            "en",
            "3 regions (with Railways), war: you lose 1, they 3",
            "region 1 of at most 3 (with Railways); in the pool 9 cubes",
        ),
        (
            "pl",
            "3 regiony (Kolej), wojna: tracisz 1, oni 3",
            "region 1 z najwyżej 3 (Kolej); w bazie populacji 9 kostek",
        ),
    ],
)
def test_a_region_that_an_own_tile_adds_is_counted_and_the_tile_named(lang: str, taking: str, placing: str):
    """R6.4.3: two are printed on the tile, and the Railways add one."""
    state = build_state({"cube": 9, "progress": ["railways"]}, era=3, cubes={"anatolia": {0: 1}})
    found = [remark(state, kind="empire", tile="empire_7")]
    play(state, 0, TakeEmpire("empire_7"))
    found.append(remark(state, kind="place"))
    labels = Labels(GAME, words(lang), ["Anna", "Ben"])
    assert [labels.remark(one) for one in found if one is not None] == [taking, placing]


@pytest.mark.parametrize(("tile", "fixes"), [("empire_5", "land"), ("empire_1", "water")])
def test_before_the_first_cubes_on_the_map_it_is_told_that_they_decide_where_the_others_may_be(tile: str, fixes: str):
    """R6.4.3a, R6.4.3d"""
    state = placing(tile, {"cube": 9})
    said = remark(state, kind="place")
    assert said is not None and said.facts["fixes"] == fixes
    play(state, 0, Place("anatolia", 2))
    said = remark(state, kind="place")
    assert said is not None and said.facts["fixes"] == "no"


def test_a_region_tells_who_stands_there_most_first():
    """R2.5"""
    state = placing("empire_3", {"cube": 3}, {}, {}, cubes={"balkans": {0: 1, 1: 1, 2: 3}})
    holders = [{"owner": 2, "count": 3}, {"owner": 0, "count": 1}, {"owner": 1, "count": 1}]
    assert remark(state, kind="place", region="balkans") == Remark("there", {"holders": holders})
    assert remark(state, kind="place", region="anatolia") == Remark("empty", {})


def test_a_region_of_an_ally_says_that_no_war_is_possible_there():
    """R6.4.4, R6.9.1"""
    state = placing("empire_4", {"cube": 3, "ally": 1}, {}, {}, cubes={"balkans": {1: 1}, "anatolia": {0: 1, 2: 1}})
    for chosen in ({"region": "balkans"}, {"region": "balkans", "cubes": 2}):
        said = remark(state, kind="place", **chosen)
        assert said is not None and said.facts["peace"] == {"opponent": 1}
    there = remark(state, kind="place", region="anatolia")
    assert there is not None and "peace" not in there.facts


def test_a_number_of_cubes_tells_who_controls_the_region_then_and_who_does_no_more():
    """R2.5: whoever alone has most."""
    state = placing("empire_3", {"cube": 3}, cubes={"balkans": {0: 1, 1: 3}})
    kept, lost = {"control": "other", "owner": 1}, {"parted": {"opponent": 1}}
    for cubes, control in ((1, kept), (2, {"control": "nobody", **lost}), (3, {"control": "own", **lost})):
        found = remark(state, kind="place", region="balkans", cubes=cubes)
        assert found is not None and found.code == "then"
        assert {name: value for name, value in found.facts.items() if name != "holders"} == control


def test_a_war_tells_the_cubes_of_both_sides_before_and_after():
    """R6.4.4: as they are after the war itself."""
    state = at_war("empire_4", 1, own=4, enemy=6)
    assert remark(state, kind="war") == Remark("losses", {"own": 2, "count": 3})
    facts = {"own": 4, "count": 6, "left": 2, "remain": 3, "control": "other", "owner": 1}
    assert remark(state, kind="war", region="balkans", opponent=1) == Remark("fought", facts)
    named = {**facts, "against": {"opponent": 1}}
    assert remark(state, kind="war", region="balkans") == Remark("fought", named)
    play(state, 0, War("balkans", 1))
    assert state.map["balkans"] == [2, 3]


def test_nobody_loses_more_cubes_than_stand_there():
    """R6.4.4"""
    found = remark(at_war("empire_4", 1, own=4, enemy=1), kind="war", region="balkans", opponent=1)
    assert found == Remark("fought", {"own": 4, "count": 1, "left": 2, "remain": 0, "control": "own"})


def test_a_region_with_several_opponents_tells_who_stands_there():
    """R6.4.4"""
    state = placing("empire_3", {"cube": 1}, {}, {}, cubes={"anatolia": {1: 2, 2: 1}})
    play(state, 0, Place("anatolia", 1))
    found = remark(state, kind="war", region="anatolia")
    assert found is not None and found.code == "there"
    assert found.facts["holders"] == [{"owner": 1, "count": 2}, {"owner": 0, "count": 1}, {"owner": 2, "count": 1}]


def test_weapons_and_levies_tell_what_comes_of_them():
    """R6.4.5"""
    cubes = {"balkans": {0: 2, 1: 2}}
    state = placing("empire_5", {"cube": 1, "progress": ["iron_weapons"]}, cubes=cubes)
    play(state, 0, Place("balkans", 1))
    (move,) = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Strike) and move.cubes == 1]
    chosen = {"tile": move.tile, "region": move.region, "opponent": move.opponent, "cubes": 1}
    facts = {"own": 3, "count": 2, "left": 3, "remain": 1, "control": "own"}
    assert remark(state, kind="strike", **chosen) == Remark("fought", facts)
    # Where only the number is open, as many as can be.
    most = {**facts, "remain": 2 - max(move.cubes for move in GAME.legal_moves(state, 0) if isinstance(move, Strike))}
    against = {"against": {"opponent": 1}}
    row = remark(state, kind="strike", tile=move.tile, region=move.region)
    assert row == Remark("fought", {**most, **against, "control": "own"})


def test_leaving_a_part_of_the_action_says_what_is_given_up_and_what_is_asked_next():
    """R6.4.3 to R6.4.5: a second region is possible, then a war in the first, then weapons."""
    cubes = {"balkans": {0: 2, 1: 2}}
    state = placing("empire_3", {"cube": 3, "progress": ["iron_weapons"]}, cubes=cubes)
    play(state, 0, Place("balkans", 1))
    anna, said = Labels(GAME, words("en"), ["Anna", "Ben"]), list[str]()
    for _ in range(3):
        found = remark(state, kind="stop")
        assert found is not None
        said.append(anna.remark(found))
        play(state, 0, Stop())
    assert said == [
        "then the war; 1 more possible, 2 cubes in the pool",
        "then weapons; Balkans (Ben)",
        "Iron Weapons",
    ]


def test_cubes_of_a_tile_count_as_those_that_are_placed():
    """R6.4.5"""
    tiles = {tile: {} for tile in GAME.catalogue.flips}
    state = placing("empire_5", {"cube": 1, "progress": [*tiles]}, cubes={"balkans": {0: 1, 1: 2}})
    levies = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Levy) and move.region == "balkans"]
    for move in levies:
        found = remark(state, kind="levy", tile=move.tile, region="balkans")
        after = GAME.copy(state)
        play(after, 0, move)
        assert found is not None
        assert {"owner": 0, "count": after.map["balkans"][0]} in found.facts["holders"]
    assert levies


def test_outside_an_empire_action_nothing_is_said_of_the_map():
    assert remark(build_state({}, {}), kind="war") is None
