"""What somebody may look for in his turn, and why the rules refuse it."""

from __future__ import annotations

from games.base import awaited
from games.founders_of_the_empire.moves import Coin, Craftsman, Pass, Reveal, War
from games.founders_of_the_empire.tokens import TokenMove
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, land, position
from tests.games.trying import reasons


def kinds(state, kind):
    return {move: reason for move, reason in reasons(GAME, state).items() if move.kind == kind}


def test_with_a_war_token_each_tile_that_cannot_be_attacked_has_its_own_reason():
    state = position(home(hand=["war"]), land("lake 0,0", "grove 0,1", "cliff 1,0 war"))
    assert kinds(state, "war") == {
        War(1, "N10"): ("already-attacked", "R7.2a"),
        War(1, "M10"): ("not-column-top", "R7.2a"),
    }


def test_after_a_token_every_other_is_one_too_many():
    state = position(home(hand=["war", "coin", "cart", "craftsman_iron"]), home(), step="add")
    tokens = {move: reason for move, reason in reasons(GAME, state).items() if isinstance(move, TokenMove)}
    assert {move.kind for move in tokens} == {"war", "coin", "cart", "craftsman"}
    assert {*tokens.values()} == {("one-token", "R7.1")}


def test_nobody_looks_for_the_play_of_a_token_that_he_does_not_hold():
    state = position(home(), home())
    assert [move for move in reasons(GAME, state) if isinstance(move, TokenMove)] == []


def test_whoever_holds_a_craftsman_that_no_tile_can_take_is_told_so_once():
    state = position(home(hand=["craftsman_iron"]), home())
    found = {move: reason for move, reason in reasons(GAME, state).items() if isinstance(move, TokenMove)}
    assert [*found.values()] == [("no-place", "R7.5a")]


def test_nobody_looks_for_a_resource_of_a_tile_that_never_makes_any():
    state = position(home(hand=["coin"]), land("grove 0,0 coin", "temple_liber 1,0"))
    assert [*kinds(state, "coin")] == [Coin(1, "M10", "wood")]


def test_whoever_holds_a_craftsman_looks_for_every_other_tile_that_cannot_take_it():
    state = position(land("grove 0,0", "lake 1,0", "iron_mine 0,1", hand=["craftsman_iron"]), home())
    found = {move: reason for move, reason in reasons(GAME, state).items() if isinstance(move, TokenMove)}
    assert found == {Craftsman("craftsman_iron", cell): ("not-village", "R7.5a") for cell in ("M10", "N10")}


def test_a_tile_that_fits_nowhere_is_refused_for_what_it_lacks_where_it_lacks_least():
    """The cliff needs nothing, so that it can be added; the winery lacks one source, the mine one resource."""
    rows = {"nature": ["cliff"], "village": ["iron_mine", "winery"]}
    state = position(land("grove 0,0", "winery 1,0"), home(), rows=rows)
    assert [(move.tile, reason) for move, reason in kinds(state, "add").items()] == [
        ("winery", ("one-source", "R8.4")),
        ("iron_mine", ("no-source", "R8.2")),
        ("temple_fortuna", ("no-source", "R8.2")),
    ]


def test_passing_is_refused_while_a_tile_can_be_added():
    state = position(home(), home(), rows={"nature": ["cliff"]})
    assert kinds(state, "pass") == {Pass(): ("must-add", "R8.8")}


def test_an_empty_stack_is_looked_for_when_one_is_turned_up():
    state = position(home(), home(), step="reveal", stacks={"nature": 0, "village": 3, "city": 3})
    assert awaited(state.pending, 0).kind == "reveal"
    assert reasons(GAME, state) == {Reveal("nature"): ("stack-empty", "R6.1")}
