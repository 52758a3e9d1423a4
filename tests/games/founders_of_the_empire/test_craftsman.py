"""R7.5: craftsman tokens."""

from __future__ import annotations

import pytest

from games.founders_of_the_empire.moves import Add, Craftsman, Replace, Reveal
from tests.games.founders_of_the_empire.case_builder import legal_cells, score
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, refused


def test_every_own_producing_village_tile_that_prints_the_resource_is_offered():
    """R7.5a, D4a"""
    iron = ["iron_mine 0,0", "iron_mine 1,0", "iron_mine 2,0 war", "iron_mine 3,0 coin"]
    others = ["gold_mine 4,0", "winery 5,0", "barracks_iron 6,0"]
    mines = land(*iron, *others, hand=["craftsman_iron", "craftsman_gold", "craftsman_fish"])
    state = position(mines, home())
    assert options(state, Craftsman) == [
        Craftsman("craftsman_gold", "Q10"), Craftsman("craftsman_iron", "M10"), Craftsman("craftsman_iron", "N10"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("tile", "code"),
    [
        ("winery 1,0", "other-resource"),
        ("barracks_iron 1,0", "not-village"),
        ("altar_bellona 1,0", "not-village"),
        ("iron_mine 1,0 war", "is-attacked"),
        ("iron_mine 1,0 coin", "already-sold"),
    ],
)
def test_a_tile_that_does_not_make_the_resource_now_is_refused(tile: str, code: str):
    """R7.5a"""
    refusal = refused(
        position(land("lake 0,0", tile, "iron_mine 0,1", hand=["craftsman_iron"]), home()),
        Craftsman("craftsman_iron", "N10"),
    )
    assert (refusal.rule, refusal.code) == ("R7.5a", code)


def test_a_tile_of_an_opponent_is_refused():
    """R7.5a"""
    state = position(home(hand=["craftsman_iron"]), land("lake 0,0", "iron_mine 0,1"))
    assert refused(state, Craftsman("craftsman_iron", "M11")).rule == "R7.5a"


def test_a_tile_takes_one_craftsman_only():
    """R7.5a"""
    state = position(land("lake 0,0", "iron_mine 1,0 craftsman_iron", hand=["craftsman_gold"]), home())
    assert options(state, Craftsman) == []


def test_the_tile_stops_producing_and_is_worth_two_points():
    """R7.5b"""
    state = position(
        land("forest 0,0", "iron_mine 1,0", hand=["craftsman_iron"]),
        home(),
        rows={"nature": ["grove", "lake"], "city": ["workshop_iron"]},
    )
    assert (score(state, 0), legal_cells(state, 0, "workshop_iron") != []) == (1, True)
    play(state, Craftsman("craftsman_iron", "N10"))
    assert (score(state, 0), legal_cells(state, 0, "workshop_iron")) == (2, [])
    play(state, Add("grove", "M9"), Reveal("nature"), Add("lake", "M11"), Reveal("nature"))
    assert (score(state, 0), legal_cells(state, 0, "workshop_iron")) == (2, [])


def test_a_played_craftsman_leaves_the_supply_and_lies_on_the_tile():
    """R7.5b, R7.1"""
    state = position(
        land("lake 0,0", "iron_mine 1,0", hand=["craftsman_gold", "craftsman_iron"]), home(), rows={"nature": ["grove"]}
    )
    play(state, Craftsman("craftsman_iron", "N10"))
    assert state.territories[0].supply == ["craftsman_gold"]
    assert state.territories[0].tiles["N10"].craftsman == "craftsman_iron"


def test_a_resource_that_only_comes_through_carts_does_not_count():
    """R7.5c"""
    state = position(
        land("winery 0,0", "iron_mine 1,0", "cliff 0,1", "forest 1,1", carts=[(0, 0)], hand=["craftsman_iron"]), home()
    )
    assert options(state, Craftsman) == [Craftsman("craftsman_iron", "N10")]


def test_a_replaced_tile_takes_its_craftsman_to_the_box():
    """R7.5d, R9.3"""
    state = position(land("lake 0,0", "iron_mine 1,0 craftsman_iron"), home(), rows={"nature": ["grove"]})
    boxed = sorted([*state.box, "craftsman_iron"])
    play(state, Replace("grove", "N10"))
    assert (sorted(state.box), state.territories[0].supply) == (boxed, [])
