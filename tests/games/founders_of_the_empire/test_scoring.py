"""R10, R2.7: scoring."""

from __future__ import annotations

import pytest

from games.founders_of_the_empire.moves import Add, Cart, War
from games.founders_of_the_empire.state import FoundersState
from tests.games.founders_of_the_empire.case_builder import GAME, attackable, score
from tests.games.founders_of_the_empire.positions import home, land, options, play, position

EMPTY = {"nature": 0, "village": 0, "city": 0}


def ended(*lands: dict[str, object]) -> FoundersState:
    """A match that ended with this turn of A, who added a grove."""
    state = position(*lands, rows={"nature": ["grove"]}, stacks=EMPTY)
    play(state, options(state, Add)[0])
    return state


def test_points_by_source():
    """R10.1"""
    state = position(
        land(
            "great_temple_minerva 0,0", "temple_vesta 1,0", "altar_juno 2,0", "altar_saturn 3,0 war",
            "iron_mine 0,1 craftsman_iron", "winery 1,1 war craftsman_wine", "lake 2,1 coin",
            hand=["war", "cart", "coin", "craftsman_gold"], replaced=["forest", "gold_mine"],
        ),
        home(),
    )  # fmt: skip
    assert GAME.standing(state) == [
        {"victory": 6, "craftsmen": 2, "tokens": 5, "replaced": -2},
        {"victory": 0, "craftsmen": 0, "tokens": 0, "replaced": 0},
    ]


@pytest.mark.parametrize(("tile", "points"), [("altar_juno", 1), ("temple_vesta", 2), ("great_temple_mars", 3)])
def test_a_victory_tile_is_worth_what_is_printed_unless_attacked(tile: str, points: int):
    """R10.1, R2.5"""
    state = position(land("lake 0,0", f"{tile} 1,0"), land("lake 0,0"))
    assert score(state, 0) == points
    state.territories[0].tiles["N10"].war = True
    assert score(state, 0) == 0


@pytest.mark.parametrize("token", ["war", "coin", "cart", "craftsman_fish"])
def test_every_token_in_the_supply_is_worth_one_point(token: str):
    """R10.1, R7.1"""
    assert score(position(home(hand=[token]), home()), 0) == 1


def test_nature_village_and_city_tiles_are_worth_nothing():
    """R10.1"""
    assert score(position(land("lake 0,0", "winery 1,0", "inn_fish 2,0"), home()), 0) == 0


def test_tokens_on_the_table_give_nothing_to_those_who_played_them():
    """R10.2"""
    block = ["lake 0,0", "lake 1,0", "cliff 0,1", "cliff 1,1"]
    state = position(land(*block, carts=[(0, 0)]), land("grove 0,0 war", "grove 1,0"))
    assert [score(state, seat) for seat in (0, 1)] == [0, 0]


def test_playing_a_token_costs_the_point_that_it_was_worth():
    """R10.2"""
    block = ["lake 0,0", "lake 1,0", "cliff 0,1", "cliff 1,1"]
    state = position(land(*block, hand=["cart", "war"]), home(), rows={"nature": ["forest"]})
    attack = GAME.copy(state)
    play(state, Cart("M10"))
    play(attack, War(1, "M10"))
    assert (score(state, 0), score(attack, 0)) == (1, 1)


def test_a_total_may_be_negative():
    """R10.3"""
    state = ended(land("lake 0,0", "lake 1,0", replaced=["forest", "forest", "winery"]), home())
    assert GAME.outcome(state).scores == [-3, 0]


def test_the_highest_total_wins():
    """R10.4"""
    state = ended(home(hand=["war"]), home(hand=["war", "cart", "coin"]), home(hand=["war", "cart"]))
    outcome = GAME.outcome(state)
    assert (outcome.scores, outcome.ranks) == ([1, 3, 2], [3, 1, 2])


def test_a_negative_total_wins_against_a_lower_one():
    """R10.3, R10.4"""
    state = ended(land("lake 0,0", replaced=["forest"]), land("lake 0,0", replaced=["forest", "cliff"]))
    assert GAME.outcome(state).ranks == [1, 2]


def test_a_tie_goes_to_the_seat_with_more_victory_tiles():
    """R10.5"""
    state = ended(
        home(hand=["war", "coin"]),
        land("lake 0,0", "altar_juno 1,0", "altar_saturn 2,0"),
        land("lake 0,0", "temple_liber 1,0"),
    )
    outcome = GAME.outcome(state)
    assert (outcome.scores, outcome.tie_break, outcome.ranks) == ([2, 2, 2], [0, 2, 1], [3, 1, 2])


def test_attacked_victory_tiles_count_in_a_tie_and_replaced_ones_do_not():
    """R10.5, R2.7, R9.5"""
    state = ended(
        land("lake 0,0", "altar_juno 1,0 war", "altar_saturn 2,0"),
        land("lake 0,0", "temple_liber 1,0", replaced=["altar_bellona"]),
    )
    outcome = GAME.outcome(state)
    assert (outcome.scores, outcome.tie_break, outcome.ranks) == ([1, 1], [2, 1], [1, 2])


def test_victory_tiles_do_not_help_against_a_higher_total():
    """R10.4, R10.5"""
    state = ended(land("lake 0,0", "altar_juno 1,0 war", "altar_saturn 2,0 war"), home(hand=["war"]))
    assert GAME.outcome(state).ranks == [2, 1]


def test_seats_still_tied_share_the_victory():
    """R10.6"""
    state = ended(home(hand=["war"]), home(), home(hand=["cart"]))
    outcome = GAME.outcome(state)
    assert (outcome.ranks, outcome.tie_break) == ([1, 3, 1], [0, 0, 0])


def test_the_outcome_shows_the_points_by_source_and_the_rule_of_the_end():
    """R10.1"""
    state = ended(land("lake 0,0", "temple_liber 1,0", hand=["war"]), home())
    outcome = GAME.outcome(state)
    assert outcome.reason == "R11.2"
    assert outcome.breakdown == GAME.standing(state)
    assert outcome.scores == [sum(sources.values()) for sources in outcome.breakdown] == [3, 0]


def test_there_is_no_outcome_before_the_end():
    """R10.4"""
    assert GAME.outcome(position(home(), home())) is None


# ------------------------------------------------------------------ R2.7
@pytest.mark.parametrize("tokens", ["war", "coin", "craftsman_iron", "war craftsman_iron"])
def test_a_tile_in_any_state_still_belongs_to_the_territory(tokens: str):
    """R2.7, R2.5"""
    lands = land("lake 0,0", "lake 1,0", f"iron_mine 1,1 {tokens}", "cliff 0,1", hand=["cart"])
    state = position(lands, home(), rows={"nature": ["grove"]})
    assert Add("grove", "O11") in options(state, Add)  # it can be touched
    assert options(state, Cart) == [Cart("M10")]  # it is part of a square
    assert ("N10" in attackable(state, 0), "N11" in attackable(state, 0)) == (
        False,
        "war" not in tokens,
    )  # and tops its column
