"""R9: replace a tile."""

from __future__ import annotations

import pytest

from games.founders_of_the_empire.moves import Add, Coin, Replace, Reveal
from tests.games.founders_of_the_empire.case_builder import GAME, attackable, score
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, refused

OLD = ["lake 1,0", "iron_mine 1,0", "inn_fish 1,0", "altar_juno 1,0"]
STATES = ["", " war", " coin", " craftsman_iron", " war coin", " war craftsman_iron"]


@pytest.mark.parametrize(
    "old", [tile + tokens for tile in OLD for tokens in STATES if not ("craft" in tokens and "mine" not in tile)]
)
def test_any_own_tile_in_any_state_may_be_replaced(old: str):
    """R9.1"""
    state = position(land("forest 0,0", old), home(), rows={"nature": ["cliff"]})
    play(state, Replace("cliff", "N10"))
    placed = state.territories[0].tiles["N10"]
    assert (placed.tile, placed.war, placed.coin, placed.craftsman) == ("cliff", False, False, "")
    assert state.territories[0].replaced == [old.split()[0]]


@pytest.mark.parametrize(
    ("new", "table"),
    [
        ("cliff", {"rows": {"nature": ["cliff"]}}),
        ("weaving_mill", {"rows": {"village": ["weaving_mill"]}}),
        ("barracks_horses", {"rows": {"city": ["barracks_horses"]}}),
        ("altar_epona", {"display": ["altar_epona", "temple_vesta"]}),
    ],
)
def test_any_kind_of_tile_may_replace(new: str, table: dict[str, object]):
    """R9.1"""
    state = position(land("cliff 0,0", "weaving_mill 0,1", "lake 1,0", "stud_farm 2,0", "cliff 2,1"), home(), **table)
    play(state, Replace(new, "N10"))
    assert state.territories[0].tiles["N10"].tile == new


def test_a_nature_tile_may_replace_every_own_tile():
    """R9.1, D5"""
    state = position(land("lake 0,0", "iron_mine 1,0 war", "temple_liber 2,0"), home(), rows={"nature": ["cliff"]})
    assert options(state, Replace) == [Replace("cliff", cell) for cell in ("M10", "N10", "O10")]


@pytest.mark.parametrize("cell", ["M11", "Q10", "", "?"])
def test_only_a_cell_with_an_own_tile_can_be_built_over(cell: str):
    """R9.1"""
    state = position(home(), land("lake 0,0", "lake 0,1"), rows={"nature": ["cliff"]})
    assert refused(state, Replace("cliff", cell)).rule == "R9.1"


def test_only_a_face_up_tile_can_replace():
    """R9.1, R8.1"""
    state = position(home(), home(), rows={"nature": ["cliff"]})
    assert refused(state, Replace("lake", "M10")).rule == "R8.1"


def test_the_old_tile_does_not_supply_its_successor():
    """R9.2"""
    state = position(land("forest 0,0", "cliff 1,0"), home(), rows={"village": ["iron_mine"]})
    assert options(state, Replace) == []
    assert refused(state, Replace("iron_mine", "N10")).rule == "R9.2"


def test_the_old_tile_does_not_supply_its_successor_through_a_group():
    """R9.2"""
    block = ["altar_juno 0,0", "forest 1,0", "cliff 0,1", "altar_saturn 1,1"]
    state = position(land(*block, carts=[(0, 0)]), home(), rows={"village": ["iron_mine"]})
    assert {move.cell for move in options(state, Replace)} == {"M10", "N11"}


def test_neighbours_supply_a_replacement_by_side_and_corner():
    """R9.2"""
    state = position(land("forest 0,0", "lake 1,0", "lake 1,1", "cliff 2,1"), home(), rows={"village": ["iron_mine"]})
    assert {move.cell for move in options(state, Replace)} == {"N10", "N11"}


@pytest.mark.parametrize(
    ("tokens", "boxed", "kept"),
    [
        ("war", ["war"], []),
        ("craftsman_iron", ["craftsman_iron"], []),
        ("coin", [], ["coin"]),
        ("war craftsman_iron", ["craftsman_iron", "war"], []),
        ("war coin", ["war"], ["coin"]),
    ],
)
def test_war_and_craftsman_go_to_the_box_and_a_coin_to_the_player(tokens: str, boxed: list[str], kept: list[str]):
    """R9.3, R7.2f, R7.3h, R7.5d"""
    state = position(land("forest 0,0", f"iron_mine 1,0 {tokens}"), home(), rows={"nature": ["cliff"]})
    before = list(state.box)
    play(state, Replace("cliff", "N10"))
    assert sorted(state.box) == sorted([*before, *boxed])
    assert state.territories[0].supply == kept


def test_the_coin_of_a_replaced_tile_may_be_played_from_the_next_turn_on():
    """R9.3, R7.1"""
    rows = {"nature": ["cliff", "grove", "lake"]}
    state = position(land("forest 0,0", "lake 1,0 coin"), home(), rows=rows)
    play(state, Replace("cliff", "N10"))
    assert state.active == 1
    play(state, Reveal("village"), Add("grove", "M11"), Reveal("village"))
    assert Coin(1, "M10", "wood") in options(state, Coin)


def test_replacing_is_the_addition_of_the_turn():
    """R9.4"""
    state = position(home(), home(), rows={"nature": ["cliff", "grove"]})
    play(state, Replace("cliff", "M10"))
    assert (state.active, state.step) == (1, "reveal")


def test_a_city_tile_used_as_a_replacement_gives_its_token():
    """R9.4, R8.7"""
    state = position(land("cliff 0,0", "lake 1,0", "stud_farm 2,0"), home(), rows={"city": ["barracks_horses"]})
    play(state, Replace("barracks_horses", "N10"))
    assert (state.territories[0].supply, state.piles["war"]) == (["war"], 5)


def test_replacing_is_possible_although_a_tile_could_be_added():
    """R9.4, R8.8"""
    state = position(home(), home(), rows={"nature": ["cliff"]})
    assert {type(move) for move in options(state)} >= {Add, Replace}


def test_a_replaced_tile_costs_a_point_and_leaves_the_territory():
    """R9.5"""
    state = position(
        land("lake 0,0", "temple_vesta 1,0", "lake 2,0"), home(), rows={"nature": ["cliff"]}, display=["temple_liber"]
    )
    assert score(state, 0) == 2
    play(state, Replace("cliff", "N10"))
    assert (score(state, 0), state.territories[0].replaced) == (-1, ["temple_vesta"])
    assert GAME.standing(state)[0]["replaced"] == -1


def test_every_replaced_tile_costs_a_point():
    """R9.5"""
    state = position(land("lake 0,0", "lake 1,0", replaced=["forest", "iron_mine"]), home(), rows={"nature": ["cliff"]})
    play(state, Replace("cliff", "N10"))
    assert state.territories[0].replaced == ["forest", "iron_mine", "lake"]
    assert score(state, 0) == -3


def test_the_new_tile_on_an_attacked_column_top_may_be_attacked():
    """R9.3, R7.2g"""
    state = position(land("forest 0,0", "lake 1,0 war"), home(), rows={"nature": ["cliff"]})
    assert attackable(state, 0) == ["M10"]
    play(state, Replace("cliff", "N10"))
    assert attackable(state, 0) == ["M10", "N10"]
