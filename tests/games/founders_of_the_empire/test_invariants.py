"""Every kind of broken state is named by ``problems``, whose silence all other tests rely on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.founders_of_the_empire.state import UNKNOWN, FoundersState, Placed
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, land, position, start

Tamper = Callable[[FoundersState], object]


def sound() -> FoundersState:
    block = ["forest 0,0", "lake 1,0", "iron_mine 0,1 craftsman_iron", "lake 1,1 coin", "temple_liber 2,0 war"]
    mine = land(*block, carts=[(0, 0)], hand=["cart", "craftsman_gold", "war"], replaced=["winery"])
    return position(mine, home(), rows={"nature": ["cliff"], "village": ["gold_mine"], "city": ["inn_iron"]})


def first(state: FoundersState) -> dict[str, Placed]:
    return state.territories[0].tiles


def test_a_sound_state_has_no_problem():
    assert GAME.problems(sound()) == []


@pytest.mark.parametrize(
    ("tamper", "problem"),
    [
        (lambda s: s.stacks["nature"].pop(), "instead of 4"),
        (lambda s: s.stacks["city"].append(s.stacks["city"][0]), "2 instead of 1"),
        (lambda s: s.display.remove("temple_fortuna"), "temple_fortuna: 0 instead of 1"),
        (lambda s: s.piles.update(war=9), "war: 11 instead of 6"),
        (lambda s: s.piles.update(coin=-1), "less than empty"),
        (lambda s: s.box.append("castle"), "'castle' is no piece of this game"),
        (lambda s: s.craftsmen.append(UNKNOWN), "1 pieces are hidden, 0 are missing"),
        (lambda s: s.rows["nature"].extend(s.stacks["nature"][:5]), "the nature row holds 6 tiles"),
        (lambda s: s.rows["village"].append(s.stacks["city"].pop()), "lies among the village tiles"),
        (lambda s: s.unseen.append(s.stacks["nature"].pop()), "lies among the victory tiles"),
        (lambda s: s.pending.clear(), "finished or wait for a decision"),
        (lambda s: setattr(s, "finished", "R11.2"), "finished or wait for a decision"),
        (lambda s: setattr(s, "active", 1), "step token of seat 1 does not fit"),
        (lambda s: setattr(s, "step", "reveal"), "step reveal of seat 0 does not fit"),
        (lambda s: setattr(s, "bought", "wood"), "outlived its turn"),
        (lambda s: first(s).update(Z1=first(s).pop("O10")), "seat 0: the territory is not connected"),
        (lambda s: s.territories[0].carts.append("M10"), "seat 0: two carts lie in one square"),
        (lambda s: s.territories[0].carts.append("N10"), "seat 0: the cart at N10 does not lie in a full square"),
        (lambda s: setattr(first(s)["N10"], "craftsman", "craftsman_gold"), "craftsman_gold does not belong on N10"),
        (lambda s: setattr(first(s)["O10"], "coin", True), "the coin at O10 bought nothing"),
        (lambda s: s.territories[0].supply.reverse(), "the supply is not sorted"),
    ],
)
def test_a_broken_state_is_named(tamper: Tamper, problem: str):
    state = sound()
    tamper(state)
    assert [found for found in GAME.problems(state) if problem in found] != []


def test_a_draft_row_may_be_longer_than_five():
    """R3.4, R6.3"""
    assert GAME.problems(start(4)) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redacted_state_is_sound(seats: int):
    """R2.8"""
    assert GAME.problems(GAME.redact(start(seats), 0)) == []
