"""R6: reveal a tile."""

from __future__ import annotations

import pytest

from games.founders_of_the_empire.moves import Add, Pass, Reveal
from games.founders_of_the_empire.state import STACKS, TAKEN
from tests.games.founders_of_the_empire.positions import FIVE, home, land, options, play, position, refused


def test_every_stack_with_tiles_may_be_chosen():
    """R6.1, D3"""
    assert options(position(home(), home(), step="reveal"), Reveal) == [
        Reveal("city"),
        Reveal("nature"),
        Reveal("village"),
    ]


def test_an_empty_stack_is_not_offered():
    """R6.1, D3"""
    state = position(home(), home(), step="reveal", stacks={"nature": 0, "village": 1, "city": 1})
    assert options(state, Reveal) == [Reveal("city"), Reveal("village")]


@pytest.mark.parametrize("stack", ["victory", "red", ""])
def test_there_is_no_other_stack(stack: str):
    """R6.1"""
    assert refused(position(home(), home(), step="reveal"), Reveal(stack)).rule == "R6.1"


@pytest.mark.parametrize("stack", STACKS)
def test_the_top_tile_goes_to_the_right_end_of_its_row(stack: str):
    """R6.2"""
    rows = {"nature": ["cliff"], "village": ["gold_mine"], "city": ["inn_iron"]}
    state = position(home(), home(), step="reveal", rows=rows)
    top, rest = state.stacks[stack][0], state.stacks[stack][1:]
    play(state, Reveal(stack))
    assert state.rows == {**rows, stack: [*rows[stack], top]}
    assert state.stacks[stack] == rest
    assert state.newest == stack


def test_the_fifth_tile_of_a_row_joins_the_others():
    """R6.3"""
    state = position(home(), home(), step="reveal", rows={"nature": FIVE[:4]}, stacks={"nature": ["grove", "lake"]})
    play(state, Reveal("nature"))
    assert state.rows["nature"] == [*FIVE[:4], "grove"]


def test_the_sixth_tile_clears_only_its_own_row():
    """R6.3"""
    rows = {"nature": FIVE, "village": ["gold_mine"] * 4 + ["winery"], "city": ["inn_iron"]}
    state = position(home(), home(), step="reveal", rows=rows, stacks={"nature": ["grove", "lake"]})
    boxed = list(state.box)
    play(state, Reveal("nature"))
    assert state.rows == {**rows, "nature": ["grove"]}
    assert sorted(state.box) == sorted([*boxed, *FIVE])


def test_tiles_of_a_cleared_row_cannot_be_added():
    """R6.3, R8.1"""
    state = position(home(), home(), step="reveal", rows={"nature": FIVE}, stacks={"nature": ["grove", "lake"]})
    play(state, Reveal("nature"))
    assert refused(state, Add("waterfall", "M11")).rule == "R8.1"


def test_the_place_of_a_taken_victory_tile_stays_empty():
    """R6.4"""
    state = position(
        land("iron_mine 0,0", "weaving_mill 1,0"), home(), display=["temple_vesta", "altar_bellona", "temple_liber"]
    )
    unseen = list(state.unseen)
    play(state, Add("altar_bellona", "M11"))
    assert state.display[:3] == ["temple_vesta", TAKEN, "temple_liber"]
    play(state, Reveal("nature"))
    assert state.display[:3] == ["temple_vesta", TAKEN, "temple_liber"]
    assert state.unseen == unseen


def test_the_revealed_tile_may_be_added_at_once():
    """R6.5"""
    state = position(home(), home(), step="reveal", stacks={"nature": ["cliff", "lake"]})
    play(state, Reveal("nature"))
    assert {move.tile for move in options(state, Add)} == {"cliff"}


def test_a_single_stack_with_tiles_is_revealed_by_itself():
    """R6.1"""
    state = position(
        home(),
        home(),
        rows={"nature": ["forest"], "village": ["winery"], "city": ["inn_wine"]},
        stacks={"nature": ["cliff", "lake"], "village": 0, "city": 0},
    )
    events = play(state, Add("forest", "M11"))
    assert [(event.kind, event.seat) for event in events] == [("added", 0), ("auto-revealed", 1)]
    assert (state.rows["nature"], state.step) == (["cliff"], "token")


def test_turns_that_offer_no_choice_pass_by_themselves():
    """R6.1, R8.8"""
    state = position(
        land("lake 0,0", "lake 1,0", hand=["war"]),
        land("lake 0,0", "riverbank 1,0"),
        land("forest 0,0", "forest 1,0"),
        stacks={"nature": 0, "village": ["iron_mine", "iron_mine", "fishing_village"], "city": 0},
        rows={"city": ["inn_fish"]},
    )
    events = play(state, Pass())
    assert [(event.kind, event.seat) for event in events] == [
        ("passed", 0), ("auto-revealed", 1), ("auto-passed", 1), ("auto-revealed", 2),
    ]  # fmt: skip
    assert (state.active, state.turn, state.step) == (2, 3, "token")
