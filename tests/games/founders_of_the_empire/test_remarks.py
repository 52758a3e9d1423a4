"""What is said of a cell before a token is played or a tile is put there."""

from __future__ import annotations

import pytest

from games.base import Remark
from games.founders_of_the_empire.moves import Add, Cart
from games.founders_of_the_empire.state import FoundersState
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import FIVE, home, land, position


def remark(state: FoundersState, **chosen: object) -> Remark | None:
    return GAME.remark(GAME.redact(state, 0), 0, chosen)


def tile(name: str, vp: int = 0, *made: str) -> Remark:
    making = {"making": {"count": len(made), "either": [*made[:-1]], "resource": made[-1]}} if made else {}
    return Remark("tile", {"tile": name, "vp": vp, **making})


@pytest.mark.parametrize(("row", "name"), [(4, "stack"), (5, "stack-full")])
def test_a_stack_says_what_it_and_its_row_hold_and_that_a_full_row_goes_to_the_box(row: int, name: str):
    """R6.3"""
    state = position(home(), home(), step="reveal", rows={"nature": FIVE[:row]}, stacks={"nature": 7})
    assert remark(state, kind="reveal", stack="nature") == Remark(name, {"left": 7, "count": row})


def test_war_and_coin_say_what_tile_it_is_and_what_it_makes():
    """R7.2, R7.3"""
    made = GAME.catalogue.names(GAME.catalogue.makes["lake"])
    state = position(home(hand=["war", "coin"]), land("grove 0,0", "lake 0,1"))
    assert remark(state, kind="war", opponent=1, cell="M11") == tile("lake", 0, *made)
    sold = remark(state, kind="coin", opponent=1, cell="M11")
    assert sold is not None and (sold.facts["tile"], sold.facts["making"]) == (
        "lake",
        tile("lake", 0, *made).facts["making"],
    )
    for kind in ("war", "coin"):
        assert remark(state, kind=kind, opponent=1) is None


@pytest.mark.parametrize(("row", "opened"), [(["iron_mine"], ["iron_mine"]), (["gold_mine"], []), ([], [])])
def test_a_coin_says_which_tiles_could_be_laid_with_what_it_buys(row: list[str], opened: list[str]):
    """R7.3c: the grove gives wood, the iron mine wants wood and stone."""
    state = position(land("grove 0,0", hand=["coin"]), land("cliff 0,0"), rows={"village": row})
    for cell in ({}, {"resource": "stone"}):
        found = remark(state, kind="coin", opponent=1, cell="M10", **cell)
        assert found is not None and found.facts["news"] == [{"tile": name, "how": "new"} for name in opened]
        assert found.facts["opened"] == len(opened)
        assert found.facts["tile"] == "cliff"


def test_a_victory_tile_says_its_points_as_long_as_it_is_not_attacked():
    """R10.1"""
    points = GAME.catalogue.points["temple_liber"]
    state = position(home(hand=["war"]), land("grove 0,0", "temple_liber 0,1"))
    assert points > 0
    assert remark(state, kind="war", opponent=1, cell="M11") == tile("temple_liber", points)
    attacked = position(home(hand=["war"]), land("grove 0,0", "temple_liber 0,1 war"))
    assert remark(attacked, kind="war", opponent=1, cell="M11") == tile("temple_liber")


@pytest.mark.parametrize("token", ["war", "coin", "craftsman_iron"])
def test_a_tile_that_rests_makes_nothing(token: str):
    """R2.5"""
    state = position(home(), land("grove 0,0", f"iron_mine 0,1 {token}"))
    assert remark(state, kind="war", opponent=1, cell="M11") == tile("iron_mine")


def test_own_tiles_are_named_where_one_is_given_up():
    """R7.5, R9.1"""
    made = GAME.catalogue.names(GAME.catalogue.makes["iron_mine"])
    state = position(land("grove 0,0", "iron_mine 0,1", hand=["craftsman_iron"]), home())
    for kind in ("craftsman", "replace"):
        assert remark(state, kind=kind, token="craftsman_iron", tile="lake", cell="M11") == tile("iron_mine", 0, *made)


def test_a_square_names_its_tiles():
    """R7.4"""
    state = position(land("lake 0,0", "grove 1,0", "cliff 0,1", "cliff 1,1", hand=["cart"]), home())
    square = {"corner": "N11", "square": ["lake", "grove", "cliff", "cliff"], "idle": 0, "resting": []}
    assert remark(state, kind="cart", cell="M10") == Remark("square", {**square, "opened": 0, "news": []})


def test_a_square_says_which_of_its_tiles_rest_and_what_can_be_laid_once_it_is_linked():
    """R7.4, R8.5: what the far cliff gives comes to the cells beside the others by the cart alone."""
    tiles = ("grove 0,0", "lake 1,0", "iron_mine 0,1 war", "cliff 1,1")
    state = position(land(*tiles, hand=["cart"]), home(), rows={"village": ["iron_mine"]})
    found = remark(state, kind="cart", cell="M10")
    assert found is not None and (found.facts["idle"], found.facts["resting"]) == (1, ["iron_mine"])
    before = {move.tile for move in GAME.legal_moves(state, 0) if isinstance(move, Add)}
    GAME.play(state, 0, Cart("M10"))
    after = {move.tile for move in GAME.legal_moves(state, 0) if isinstance(move, Add)}
    assert (before, after, found.facts["news"]) == (set(), {"iron_mine"}, [{"tile": "iron_mine", "how": "new"}])


def test_a_square_says_where_else_a_tile_can_be_laid_once_it_is_linked():
    """R7.4, R8.5: the iron mine fits beside both the cliff and the grove already, not beside the lakes."""
    tiles = ("lake 0,0", "grove 1,0", "lake 0,1", "cliff 1,1")
    state = position(land(*tiles, hand=["cart"]), home(), rows={"village": ["iron_mine"]})
    found = remark(state, kind="cart", cell="M10")
    before = {move.cell for move in GAME.legal_moves(state, 0) if isinstance(move, Add)}
    GAME.play(state, 0, Cart("M10"))
    cells = sorted({move.cell for move in GAME.legal_moves(state, 0) if isinstance(move, Add)} - before)
    assert found is not None and before and cells
    assert found.facts["news"] == [{"tile": "iron_mine", "how": "more", "cells": cells, "count": len(cells)}]


@pytest.mark.parametrize(("row", "told"), [(["iron_mine"], [1]), (["lake"], []), ([], [1])])
def test_before_a_tile_is_turned_up_it_is_told_where_none_that_lies_face_up_fits(row: list[str], told: list[int]):
    """R6.1, R8.2, R8.8"""
    state = position(land("grove 0,0"), home(), step="reveal", rows={"nature": row}, stacks={"nature": 7, "city": 1})
    assert [remark.facts["nature"] for remark in GAME.looming(state, 0)] == told
    assert not GAME.looming(state, 1)


@pytest.mark.parametrize(
    ("step", "left", "last"), [("reveal", 3, True), ("reveal", 4, False), ("token", 3, False), ("token", 2, True)]
)
def test_the_last_turn_of_a_seat_is_told_before_its_end(step: str, left: int, last: bool):
    """R11.2: three seats turn up a tile each."""
    stacks = {"nature": 1, "village": 0, "city": left - 1}
    state = position(home(), home(), home(), step=step, rows={"nature": ["lake"]}, stacks=stacks)
    assert (GAME.looming(state, 0) == [Remark("own-last-turn", {})]) is last


@pytest.mark.parametrize(("display", "ends"), [(["altar_bellona"], True), (["altar_bellona", "altar_juno"], False)])
def test_a_tile_that_ends_the_match_says_so_and_the_points(display: list[str], ends: bool):
    """R11.1: the last victory tile of the display; its cells say what lies beside them."""
    state = position(land("iron_mine 0,0", "weaving_mill 1,0"), home(), display=display)
    beside = remark(state, kind="add", tile="altar_bellona", cell="M11")
    assert beside == Remark("beside", {"tiles": ["iron_mine", "weaving_mill"]})
    found = remark(state, kind="add", tile="altar_bellona")
    worth = sum(GAME.standing(state)[0].values()) + GAME.catalogue.points["altar_bellona"]
    other = sum(GAME.standing(state)[1].values())
    final = [{"seat": 0, "count": worth}, {"seat": 1, "count": other}]
    assert found == (Remark("ends", {"final": final}) if ends else None)


def test_a_tile_that_ends_the_match_names_no_points_where_they_turn_on_the_cell():
    """R9.3, R11.1: two points go with the token."""
    tiles = ("iron_mine 0,0", "weaving_mill 1,0", "weaving_mill 1,2", "iron_mine 0,2")
    lands = (land(*tiles, f"iron_mine {at} craftsman_iron", "grove 0,1") for at in ("1,1", "2,2"))
    for own, code in zip(lands, ("last-tile", "ends"), strict=True):
        found = remark(position(own, home(), display=["altar_bellona"]), kind="replace", tile="altar_bellona")
        assert found is not None and found.code == code


def test_in_the_last_turn_nothing_is_said_of_each_tile():
    """R11.2: it stands above all of them."""
    state = position(home(), home(), rows={"nature": ["lake"]}, stacks={"nature": 0, "village": 0, "city": 0})
    assert remark(state, kind="add", tile="lake") is None
    assert remark(state, kind="replace", tile="forest", cell="M10") == tile("grove", 0, "wood", "plants")


def test_a_cell_for_a_new_tile_says_what_the_tile_would_touch():
    """R2.2, R8.1: by edge or corner."""
    state = position(land("grove 0,0", "lake 1,0"), land("grove 0,0"))
    assert remark(state, kind="add", tile="lake", cell="M11") == Remark("beside", {"tiles": ["grove", "lake"]})
    assert remark(state, kind="add", tile="lake", cell="L10") == Remark("beside", {"tiles": ["grove"]})
    attacked = position(land("grove 0,0", "lake 1,0 war"), land("grove 0,0"))
    facts = {"tiles": ["grove", "lake"], "barren": {"resting": ["lake"]}}
    assert remark(attacked, kind="add", tile="lake", cell="M11") == Remark("beside", facts)
    assert remark(state, kind="add", tile="lake") is None


@pytest.mark.parametrize(("others", "ends"), [((True, True), True), ((True, False), False)], ids=["last", "not last"])
def test_whoever_is_the_last_one_to_agree_to_stop_is_told_that_the_match_ends(others: tuple[bool, bool], ends: bool):
    """R11.3b"""
    state = position(home(), *(home(stop=agrees) for agrees in others))
    assert (remark(state, kind="stop", flag=True) == Remark("stops", {})) is ends
    assert remark(state, kind="stop", flag=False) is None


def test_a_tile_that_does_not_use_what_is_bought_says_so():
    """R7.3c"""
    state = position(home(), home(), rows={"nature": ["lake"], "city": ["workshop_gold"]}, bought="gold", step="add")
    assert remark(state, kind="add", tile="lake") == Remark("unused", {"resource": "gold"})
    assert remark(state, kind="add", tile="workshop_gold") is None
    assert remark(position(home(), home()), kind="add", tile="lake") is None
    for kind, cell in (("add", "M11"), ("replace", "M10")):
        found = remark(state, kind=kind, tile="lake", cell=cell)
        assert found is not None and found.facts["lapsing"] == {"resource": "gold"}


@pytest.mark.parametrize(("old", "same"), [("lake 1,0", True), ("lake 1,0 coin", False), ("grove 1,0", False)])
def test_a_tile_in_the_place_of_an_equal_one_says_that_it_changes_nothing(old: str, same: bool):
    """R9.1, R9.3: the coin comes home."""
    state = position(land("grove 0,0", old), home())
    found = remark(state, kind="replace", tile="lake", cell="N10")
    assert (found == Remark("same-tile", {"tile": "lake"})) is same


def test_the_end_of_a_turn_without_a_tile_says_what_could_still_be_done():
    """R8.8, R7.3, R9.1"""
    state = position(land("grove 0,0", hand=["coin"]), land("cliff 0,0"), rows={"city": ["inn_cloth"]}, step="token")
    token = {"left": "token", "unplayed": ["coin"], "count": 1}
    assert remark(state, kind="pass") == Remark("undone", {"undone": [token]})
    state = position(
        land("grove 0,0"), land("cliff 0,0"), rows={"nature": ["lake", "forest"]}, bought="gold", step="add"
    )
    replaced, bought = {"left": "replace", "count": 2}, {"left": "bought", "resource": "gold", "count": 1}
    assert remark(state, kind="pass") == Remark("undone", {"undone": [replaced, bought]})


def test_a_tile_that_is_given_up_says_what_lies_on_it():
    """R9.3"""
    state = position(land("grove 0,0", "iron_mine 1,0 war craftsman_iron"), home())
    found = remark(state, kind="replace", tile="lake", cell="N10")
    assert found == Remark("tile", {**tile("iron_mine").facts, "lying": {"held": ["war", "craftsman_iron"]}})


def test_a_cell_for_a_new_tile_says_what_carts_bring_to_it_from_further_off():
    """R7.4c, R8.5: the tiles of the square that lie beside the cell are named anyway."""
    tiles = ("lake 0,0", "grove 1,0", "lake 0,1 war", "cliff 1,1")
    found = remark(position(land(*tiles, carts=[(0, 0)]), home()), kind="add", tile="lake", cell="O11")
    assert found == Remark("beside", {"tiles": ["cliff", "grove"], "linked": {"makers": ["lake"]}})


@pytest.mark.parametrize(("side", "cell", "open_"), [("above", "M11", 1), ("left", "L10", 2)])
def test_a_side_says_where_the_tile_lies_then_and_how_many_can_be_attacked(side: str, cell: str, open_: int):
    """R3.6, R7.2a"""
    assert remark(position(home(), home()), kind="draft", tile="lake", side=side) == Remark(
        "lies", {"place": cell, "count": open_}
    )
