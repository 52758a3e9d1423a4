"""R7.2: war tokens."""

from __future__ import annotations

import pytest

from games.founders_of_the_empire.moves import Add, Replace, Reveal, War
from tests.games.founders_of_the_empire.case_builder import GAME, attackable, cells, legal_cells, score
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, refused

ARMED = home(hand=["war"])


def test_every_column_of_every_opponent_offers_its_topmost_tile():
    """R7.2a, D4w"""
    state = position(home(), home(hand=["war"]), land("grove 0,0", "lake 0,1", "cliff -1,1"), active="B")
    wanted = {War(0, "M10"), War(0, "N10"), War(2, "M11"), War(2, "L11")}
    assert set(options(state, War)) == wanted


def test_a_gap_in_a_column_does_not_shield_what_lies_above_it():
    """R7.2a"""
    ring = ["grove 0,0", "grove 0,1", "grove 0,2", "lake 1,2", "lake 2,2", "lake 2,1", "cliff 2,0", "cliff 1,0"]
    assert attackable(position(ARMED, land(*ring)), 1) == cells([(0, 2), (1, 2), (2, 2)])


@pytest.mark.parametrize(
    "top",
    [
        "grove 0,1",
        "iron_mine 0,1",
        "barracks_iron 0,1",
        "temple_liber 0,1",
        "grove 0,1 coin",
        "iron_mine 0,1 craftsman_iron",
    ],
)
def test_any_kind_of_tile_in_any_other_state_may_be_attacked(top: str):
    """R7.2a"""
    state = position(ARMED, land("lake 0,0", top), rows={"nature": ["grove"]})
    play(state, War(1, "M11"))
    assert state.territories[1].tiles["M11"].war


def test_a_linked_tile_may_be_attacked():
    """R7.2a"""
    state = position(
        ARMED, land("lake 0,0", "lake 1,0", "cliff 0,1", "cliff 1,1", carts=[(0, 0)]), rows={"nature": ["grove"]}
    )
    play(state, War(1, "M11"))
    assert state.territories[1].carts == ["M10"]


def test_an_attacked_tile_makes_nothing_for_the_rest_of_the_game():
    """R7.2b, R2.6"""
    state = position(
        ARMED, land("forest 0,0", "cliff 1,0"), rows={"nature": ["grove", "lake"], "village": ["iron_mine"]}
    )
    assert legal_cells(state, 1, "iron_mine") != []
    play(state, War(1, "M10"), Add("grove", "M11"))
    assert legal_cells(state, 1, "iron_mine") == []
    play(state, Reveal("village"), Add("lake", "M11"), Reveal("nature"))
    assert state.territories[1].tiles["M10"].war
    assert legal_cells(state, 1, "iron_mine") == []


def test_war_lies_on_top_of_a_craftsman_who_then_gives_no_points():
    """R7.2c"""
    state = position(ARMED, land("lake 0,0", "iron_mine 0,1 craftsman_iron"), rows={"nature": ["grove"]})
    assert score(state, 1) == 2
    play(state, War(1, "M11"))
    assert (state.territories[1].tiles["M11"].craftsman, score(state, 1)) == ("craftsman_iron", 0)


def test_an_attacked_tile_of_a_group_relays_but_its_own_resource_is_gone():
    """R7.2d"""
    lands = land("winery 0,0", "workshop_wine 1,0 war", "cliff 0,1", "forest 1,1", carts=[(0, 0)])
    state = position(lands, home(), rows={"village": ["iron_mine"]}, display=["temple_vulcan"])
    assert "O10" in legal_cells(state, 0, "iron_mine")
    healthy = position(
        land("iron_mine 0,0", "workshop_wine 1,0", "cliff 0,1", "forest 1,1", carts=[(0, 0)]),
        home(),
        display=["temple_vulcan"],
    )
    assert legal_cells(healthy, 0, "temple_vulcan") != []
    healthy.territories[0].tiles["N10"].war = True
    assert legal_cells(healthy, 0, "temple_vulcan") == []


def test_the_coin_on_an_attacked_tile_is_collected_as_usual():
    """R7.2e"""
    state = position(ARMED, land("lake 0,0", "cliff 1,0 coin"), rows={"nature": ["grove", "lake"]})
    play(state, War(1, "N10"), Add("grove", "M11"), Reveal("nature"), Add("lake", "M11"))
    placed = state.territories[1].tiles["N10"]
    assert (placed.war, placed.coin, state.territories[1].supply) == (True, False, ["coin"])


def test_building_over_an_attacked_tile_sends_war_and_craftsman_to_the_box():
    """R7.2f, R9.3"""
    state = position(land("lake 0,0", "iron_mine 0,1 war craftsman_iron"), home(), rows={"nature": ["grove"]})
    boxed = sorted([*state.box, "war", "craftsman_iron"])
    play(state, Replace("grove", "M11"))
    placed = state.territories[0].tiles["M11"]
    assert (placed.tile, placed.war, placed.craftsman) == ("grove", False, "")
    assert sorted(state.box) == boxed
    assert state.piles["war"] == 5


def test_a_column_with_an_attacked_top_is_safe():
    """R7.2g"""
    assert attackable(position(ARMED, land("lake 0,0", "grove 0,1 war", "cliff 1,0")), 1) == ["N10"]


def test_a_new_top_makes_a_safe_column_attackable_again():
    """R7.2g"""
    state = position(land("lake 0,0", "grove 0,1 war"), home(), rows={"nature": ["cliff", "forest"]})
    above, replaced = GAME.copy(state), GAME.copy(state)
    play(above, Add("cliff", "M12"))
    play(replaced, Replace("cliff", "M11"))
    assert attackable(state, 0) == []
    assert attackable(above, 0) == ["M12"]
    assert attackable(replaced, 0) == ["M11"]


def test_adding_below_keeps_a_column_safe():
    """R7.2g"""
    state = position(land("lake 0,0", "grove 0,1 war"), home(), rows={"nature": ["cliff"]})
    play(state, Add("cliff", "M9"))
    assert attackable(state, 0) == []


def test_a_played_war_token_leaves_the_supply():
    """R7.1, R7.2"""
    state = position(home(hand=["war", "war", "cart"]), home(), rows={"nature": ["grove"]})
    play(state, War(1, "N10"))
    assert (state.territories[0].supply, state.piles["war"]) == (["cart", "war"], 4)


def test_an_attacked_victory_tile_gives_no_points():
    """R7.2b, R10.1"""
    state = position(ARMED, land("lake 0,0", "great_temple_mars 0,1"), rows={"nature": ["grove"]})
    assert score(state, 1) == 3
    play(state, War(1, "M11"))
    assert score(state, 1) == 0


@pytest.mark.parametrize("cell", ["M12", "A1", "nowhere", ""])
def test_war_needs_a_tile(cell: str):
    """R7.2a"""
    assert refused(position(ARMED, home()), War(1, cell)).rule == "R7.2a"
