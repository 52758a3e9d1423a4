"""Appendix C, premove: a turn planned while others play."""

from __future__ import annotations

from typing import Any

import pytest

from games.base import Concede, Move, sort_key
from games.core.errors import IllegalMove
from games.founders_of_the_empire.moves import Add, Cart, Coin, Craftsman, Pass, Replace, Reveal, Stop, War
from games.founders_of_the_empire.state import FoundersState
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, land, play, position, start

BLOCK = ["forest 0,0", "lake 1,0", "iron_mine 0,1", "cliff 1,1"]
FIVE = ["cliff", "cliff", "lake", "grove", "grove"]


def waiting(*hand: str, **table: Any) -> FoundersState:
    """A is to move; B waits and plans."""
    return position(home(), land(*BLOCK, hand=hand), **{"rows": {"nature": ["cliff"]}, **table})


def plan(state: FoundersState, *planned: Move) -> list[Move]:
    return GAME.plan_moves(GAME.redact(state, 1), 1, list(planned))


def test_a_plan_begins_with_a_stack():
    assert plan(waiting("war")) == [Reveal("city"), Reveal("nature"), Reveal("village")]


def test_an_empty_stack_cannot_be_planned():
    assert plan(waiting(stacks={"nature": 0})) == [Reveal("city"), Reveal("village")]


def test_after_the_stack_a_token_or_a_tile_can_be_planned():
    state = waiting("cart", "coin", "craftsman_iron", "war")
    moves = plan(state, Reveal("city"))
    assert {type(move) for move in moves} == {Add, Cart, Coin, Craftsman, Replace, War}
    assert moves == sorted(moves, key=sort_key)
    assert {Cart("M10"), Coin(0, "M10", "wood"), Craftsman("craftsman_iron", "M11"), War(0, "N10")} <= set(moves)


def test_after_a_token_only_a_tile_can_be_planned():
    state = waiting("cart", "war")
    assert {type(move) for move in plan(state, Reveal("city"), War(0, "N10"))} == {Add, Replace}


def test_a_planned_token_has_its_effect_on_what_can_be_planned_next():
    """R7.3c, R7.4f"""
    state = position(
        home(), land("cliff 0,0", "lake 1,0", hand=["coin"]), rows={"nature": ["grove"], "village": ["iron_mine"]}
    )
    assert "iron_mine" not in {move.tile for move in plan(state, Reveal("city")) if isinstance(move, Add)}
    assert Add("iron_mine", "M11") in plan(state, Reveal("city"), Coin(0, "M10", "wood"))


@pytest.mark.parametrize("last", [Add("cliff", "M9"), Replace("cliff", "M10")])
def test_a_tile_ends_the_plan(last: Move):
    assert plan(waiting(), Reveal("city"), last) == []


def test_the_tile_that_will_be_turned_up_is_unknown():
    """R2.8"""
    state = waiting(rows={}, stacks={"nature": ["grove", "grove"]})
    assert [move for move in plan(state, Reveal("nature")) if isinstance(move, Add | Replace)] == []


def test_a_row_that_the_planned_reveal_clears_is_not_counted_on():
    """R6.3"""
    state = waiting(rows={"nature": FIVE, "village": ["gold_mine"]})
    assert {move.tile for move in plan(state, Reveal("nature")) if isinstance(move, Add)} == {"gold_mine"}
    assert {move.tile for move in plan(state, Reveal("village")) if isinstance(move, Add)} == {*FIVE, "gold_mine"}


def test_own_sold_tiles_are_idle_in_the_planned_turn():
    """R7.3e"""
    state = position(home(), land("forest 0,0", "cliff 1,0 coin"), rows={"village": ["iron_mine"], "nature": ["grove"]})
    assert {move.tile for move in plan(state, Reveal("city")) if isinstance(move, Add)} == {"grove"}


def test_neither_the_flag_nor_passing_is_planned():
    moves = plan(waiting("war", rows={}), Reveal("village"))
    assert [move for move in moves if isinstance(move, Stop | Pass)] == []


def test_a_planned_token_that_is_gone_is_refused():
    with pytest.raises(IllegalMove, match="token-not-held"):
        plan(waiting(), Reveal("city"), War(0, "M10"))


@pytest.mark.parametrize("seat", [0, 2])
def test_only_who_waits_and_has_not_left_may_plan(seat: int):
    state = position(home(), home(), home(), rows={"nature": ["cliff"]})
    GAME.play(state, 2, Concede())
    assert GAME.plan_moves(state, seat, []) == []
    assert GAME.plan_moves(state, 1, []) != []


def test_nothing_is_planned_during_the_draft():
    assert GAME.plan_moves(start(2), 1, []) == []


def test_planning_changes_nothing():
    state = waiting("war")
    before = GAME.encode(state)
    GAME.plan_moves(state, 1, [Reveal("city"), War(0, "M10")])
    assert GAME.encode(state) == before


def test_a_plan_can_be_played_when_nothing_came_between():
    state = waiting("war")
    planned: list[Move] = [Reveal("city"), War(0, "N10"), Add("cliff", "O10")]
    for number, move in enumerate(planned):
        assert move in plan(state, *planned[:number])
    play(state, Replace("cliff", "M10"))
    state.rows["nature"] = ["cliff"]
    play(state, *planned)
    assert state.territories[1].tiles["O10"].tile == "cliff"


# ------------------------------------------------------------------ what a planned move relies on
@pytest.mark.parametrize("move", [War(0, "M10"), Coin(0, "M10", "wood")])
def test_a_token_relies_on_its_target_being_as_it_was(move: Move):
    state = waiting()
    then = GAME.premise(state, 1, move)
    assert GAME.premise(GAME.copy(state), 1, move) == then
    state.territories[0].tiles["M10"].coin = True
    assert GAME.premise(state, 1, move) != then


@pytest.mark.parametrize("move", [Replace("cliff", "M11"), Craftsman("craftsman_iron", "M11")])
def test_a_replacement_and_a_craftsman_rely_on_the_own_tile(move: Move):
    state = waiting()
    then = GAME.premise(state, 1, move)
    state.territories[0].tiles.clear()
    assert GAME.premise(state, 1, move) == then
    state.territories[1].tiles["M11"].war = True
    assert GAME.premise(state, 1, move) != then


@pytest.mark.parametrize("move", [Reveal("city"), Add("cliff", "M9"), Cart("M10")])
def test_other_moves_rely_on_their_legality_alone(move: Move):
    state = waiting()
    then = GAME.premise(state, 1, move)
    state.territories[1].tiles["M11"].war = True
    assert GAME.premise(state, 1, move) == then
