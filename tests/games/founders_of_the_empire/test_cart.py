"""R7.4: cart tokens and the groups they link."""

from __future__ import annotations

import pytest

from games.founders_of_the_empire.moves import Add, Cart, Replace, Reveal
from games.founders_of_the_empire.territory import groups
from tests.games.founders_of_the_empire.case_builder import GAME, cells, legal_cells, score
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, refused

BLOCK = ["forest 0,0", "cliff 1,0", "lake 0,1", "waterfall 1,1"]
WIDE = [*BLOCK, "grove 2,0", "riverbank 2,1"]
TALL = [*WIDE, "forest 0,2", "cliff 1,2", "lake 2,2"]


def grouped(*tiles: str, carts: list[tuple[int, int]]) -> list[list[str]]:
    state = position(land(*tiles, carts=carts), home())
    return sorted(sorted(group) for group in groups(state.territories[0]))


# ------------------------------------------------------------------ a, b: squares
def test_every_own_square_without_a_cart_is_offered():
    """R7.4a, R7.4b, D4k"""
    state = position(land(*TALL, carts=[(1, 1)], hand=["cart"]), land(*BLOCK))
    assert options(state, Cart) == [Cart("M10"), Cart("M11"), Cart("N10")]


@pytest.mark.parametrize(
    "tile",
    [
        "lake 0,1",
        "iron_mine 0,1",
        "inn_fish 0,1",
        "altar_juno 0,1",
        "lake 0,1 war",
        "lake 0,1 coin",
        "winery 0,1 craftsman_wine",
    ],
)
def test_a_square_may_hold_tiles_of_any_kind_in_any_state(tile: str):
    """R7.4a"""
    state = position(
        land("forest 0,0", "cliff 1,0", tile, "waterfall 1,1", hand=["cart"]), home(), rows={"nature": ["grove"]}
    )
    play(state, Cart("M10"))
    assert state.territories[0].carts == ["M10"]


@pytest.mark.parametrize("corner", ["N10", "M11", "L10", "M9", "Q99", "here"])
def test_a_square_is_named_by_its_lower_left_cell(corner: str):
    """R7.4a"""
    assert refused(position(land(*BLOCK, hand=["cart"]), home()), Cart(corner)).rule == "R7.4a"


def test_the_square_of_an_opponent_cannot_be_linked():
    """R7.4a"""
    assert refused(position(home(hand=["cart"]), land(*BLOCK)), Cart("M10")).rule == "R7.4a"


def test_a_second_cart_on_the_same_square_is_refused():
    """R7.4b"""
    state = position(land(*BLOCK, carts=[(0, 0)], hand=["cart"]), home())
    assert options(state, Cart) == []
    assert (refused(state, Cart("M10")).code, state.territories[0].carts) == ("cart-already", ["M10"])


def test_squares_that_overlap_may_both_hold_a_cart():
    """R7.4b"""
    state = position(land(*WIDE, carts=[(0, 0)], hand=["cart"]), home(), rows={"nature": ["grove"]})
    play(state, Cart("N10"))
    assert state.territories[0].carts == ["M10", "N10"]


def test_a_cart_stays_for_ever():
    """R7.4a"""
    state = position(land(*BLOCK, hand=["cart"]), home(), rows={"nature": ["grove", "lake", "cliff"]})
    play(
        state,
        Cart("M10"),
        Add("grove", "M9"),
        Reveal("village"),
        Add("lake", "M11"),
        Reveal("village"),
        Replace("cliff", "M10"),
    )
    assert (state.territories[0].carts, state.territories[0].supply, state.piles["cart"]) == (["M10"], [], 5)


# ------------------------------------------------------------------ c: groups
def test_no_cart_makes_no_group():
    """R7.4c"""
    assert grouped(*TALL, carts=[]) == []


def test_squares_sharing_one_tile_link_seven():
    """R7.4c"""
    assert grouped(*TALL, carts=[(0, 0), (1, 1)]) == [cells([(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)])]


def test_squares_sharing_two_tiles_link_six():
    """R7.4c"""
    assert grouped(*WIDE, carts=[(0, 0), (1, 0)]) == [cells([(x, y) for x in range(3) for y in range(2)])]


def test_a_square_that_touches_two_groups_makes_them_one():
    """R7.4c"""
    row = [
        f"{tile} {x},{y}"
        for x, pair in enumerate([("forest", "lake"), ("cliff", "grove"), ("lake", "forest"), ("grove", "cliff")])
        for y, tile in enumerate(pair)
    ]
    assert grouped(*row, carts=[(0, 0), (2, 0)]) == [
        cells([(0, 0), (0, 1), (1, 0), (1, 1)]),
        cells([(2, 0), (2, 1), (3, 0), (3, 1)]),
    ]
    assert grouped(*row, carts=[(0, 0), (2, 0), (1, 0)]) == [cells([(x, y) for x in range(4) for y in range(2)])]


def test_squares_side_by_side_without_a_common_tile_stay_apart():
    """R7.4c"""
    west = ["forest 0,0", "lake 1,0", "lake 0,1", "lake 1,1"]
    east = ["altar_juno 2,0", "temple_liber 2,1", "cliff 3,0", "altar_saturn 3,1"]
    state = position(land(*west, *east, carts=[(0, 0), (2, 0)]), home(), rows={"village": ["weaving_mill"]})
    assert "O9" in legal_cells(state, 0, "weaving_mill")  # beside N10 and O10, one of each group
    assert "P9" not in legal_cells(state, 0, "weaving_mill")  # beside the eastern group alone


# ------------------------------------------------------------------ d, e, f: what groups do
@pytest.mark.parametrize(
    "relay", ["altar_juno 1,0", "workshop_fish 1,0 war", "workshop_fish 1,0 coin", "winery 1,0 craftsman_wine"]
)
def test_a_linked_tile_that_makes_nothing_still_hands_on(relay: str):
    """R7.4d"""
    state = position(
        land("forest 0,0", relay, "cliff 0,1", "lake 1,1", carts=[(0, 0)]), home(), rows={"village": ["iron_mine"]}
    )
    assert "O10" in legal_cells(state, 0, "iron_mine")


def test_a_linked_tile_gives_one_resource_only():
    """R7.4d, R8.5"""
    block = ["forest 0,0", "cliff 1,0", "lake 0,1", "lake 1,1", "lake 2,1"]
    state = position(land(*block, carts=[(0, 0)]), home(), rows={"village": ["iron_mine"]})
    assert "O12" not in legal_cells(state, 0, "iron_mine")  # beside N11 alone
    assert "O10" in legal_cells(state, 0, "iron_mine")  # beside N10 and N11


def test_a_new_tile_in_a_linked_square_is_linked():
    """R7.4e"""
    state = position(
        land("altar_juno 0,0", "forest 1,0", "lake 0,1", "lake 1,1", carts=[(0, 0)]),
        home(),
        rows={"nature": ["cliff"], "village": ["iron_mine"]},
    )
    assert legal_cells(state, 0, "iron_mine") == []
    play(state, Replace("cliff", "M10"))
    assert "O10" in legal_cells(state, 0, "iron_mine")
    assert "M12" in legal_cells(state, 0, "iron_mine")


def test_a_cart_helps_in_the_turn_in_which_it_is_played():
    """R7.4f"""
    state = position(
        land("forest 0,0", "altar_juno 1,0", "cliff 0,1", "lake 1,1", hand=["cart"]),
        home(),
        rows={"village": ["iron_mine"]},
    )
    assert Add("iron_mine", "O10") not in options(state, Add)
    play(state, Cart("M10"))
    assert Add("iron_mine", "O10") in options(state, Add)


def test_a_cart_changes_no_points_but_its_own():
    """R7.4a, R10.2"""
    state = position(land(*BLOCK, hand=["cart"]), home(), rows={"nature": ["grove"]})
    assert score(state, 0) == 1
    play(state, Cart("M10"))
    assert score(state, 0) == 0
    assert GAME.standing(state)[0] == {"victory": 0, "craftsmen": 0, "tokens": 0, "replaced": 0}
