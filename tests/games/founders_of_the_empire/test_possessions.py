"""What a player reckons with in numbers."""

from __future__ import annotations

from games.founders_of_the_empire.moves import Add, Cart, Coin, Replace, War
from tests.games.completing import at_random
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, land, play, position


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    counts = {name: after.get(name, 0) - before.get(name, 0) for name in {**before, **after}}
    return {name: count for name, count in counts.items() if count}


def test_everything_that_a_seat_has_is_told_by_its_name():
    """R2.5, R7.1, R7.4, R10.1: an attacked and a craftsman's tile produce nothing, a sold one rests for a turn, a nature tile
    makes one of two things.
    """
    own = land(
        "forest 0,0", "lake 1,0", "iron_mine 0,1 war", "lake 1,1 coin", "iron_mine 2,1 craftsman_iron",
        "temple_juno_moneta 2,0",
        hand=["war", "coin", "craftsman_gold", "craftsman_wine"], carts=[(0, 0)], replaced=["grove"],
    )  # fmt: skip
    produced = {"wood|stone": 1, "plants|water": 2}
    assert GAME.holdings(position(own, home(), bought="gold"), 0) == {
        "points": 2 + 2 + 4 + 1 - 1,  # temple, craftsman, tokens held, the coin that comes home, the tile replaced
        "victory": 1,
        "war": 1,
        "coin": 1,
        "cart": 0,
        "craftsman": 2,
        "linked": 4,
        "resting": 1,
        **(dict.fromkeys(GAME.catalogue.resources, 0) | produced),
    }


def test_an_attack_takes_production_and_points_away():
    """R7.2"""
    state = position(home(hand=["war"]), land("forest 0,0", "temple_juno_moneta 1,0"))
    before = [GAME.holdings(state, seat) for seat in (0, 1)]
    play(state, War(1, "N10"))
    told = [changed(old, GAME.holdings(state, seat)) for seat, old in enumerate(before)]
    assert told == [{"points": -1, "war": -1}, {"points": -2}]


def test_a_purchase_is_worth_a_point_to_its_seller_and_lets_his_tile_rest():
    """R7.3, R10.1"""
    state = position(home(hand=["coin"]), home(), rows={"nature": ["lake"]})
    before = [GAME.holdings(state, seat) for seat in (0, 1)]
    play(state, Coin(1, "M10", "wood"))
    told = [changed(old, GAME.holdings(state, seat)) for seat, old in enumerate(before)]
    assert told == [{"points": -1, "coin": -1}, {"points": 1, "resting": 1}]


def test_a_cart_links_four_tiles():
    """R7.4"""
    state = position(land("forest 0,0", "lake 1,0", "grove 0,1", "cliff 1,1", hand=["cart"]), home())
    before = GAME.holdings(state, 0)
    play(state, Cart("M10"))
    assert changed(before, GAME.holdings(state, 0)) == {"points": -1, "cart": -1, "linked": 4}


def test_a_tile_added_produces_and_one_replaced_costs_a_point():
    """R8.1, R9.5"""
    for move, told in (
        (Add("lake", "M11"), {"plants|water": 1}),
        (Replace("lake", "M10"), {"points": -1, "wood|plants": -1, "plants|water": 1}),
    ):
        state = position(home(), home(), rows={"nature": ["lake"]})
        before = GAME.holdings(state, 0)
        play(state, move)
        assert changed(before, GAME.holdings(state, 0)) == told


def test_all_of_it_is_known_to_everybody():
    """R2.8"""
    for state, _, _ in at_random(GAME, 4, 2, 30):
        public = GAME.redact(state, None)
        for seat in range(state.seats):
            assert GAME.holdings(public, seat) == GAME.holdings(state, seat)


def test_what_the_end_of_a_turn_brings_is_told_of_no_tile_that_is_added():
    """R5.4: the coin comes home and the sold tile produces again whatever is added. A purchase is no gain of its own: it
    is spent by the tile or lapses (R7.3c)."""
    own = land("forest 0,0", "stud_farm 1,0 coin")
    state = position(own, home(), rows={"nature": ["lake"], "city": ["workshop_gold"]}, bought="gold")
    for move in (Add("lake", "M11"), Add("workshop_gold", "M11")):
        then = GAME.copy(state)
        GAME.make(then, 0, move)
        before, after = (GAME.holdings(one, 0) for one in (state, then))
        names = ("coin", "resting", "horses")
        assert {name: count for name, count in changed(before, after).items() if name in names} == {}
