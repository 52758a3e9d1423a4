"""R7.3: coin tokens, from the purchase to the owner's next turn."""

from __future__ import annotations

import pytest

from games.founders_of_the_empire.moves import Add, Coin, Replace, Reveal
from games.founders_of_the_empire.state import FoundersState
from tests.games.founders_of_the_empire.case_builder import GAME, cells, legal_cells, score
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, refused

RICH = home(hand=["coin"])


# ------------------------------------------------------------------ a, b: what can be bought
def test_every_printed_resource_of_every_producing_tile_of_every_opponent_can_be_bought():
    """R7.3a, D4c"""
    state = position(land("forest 0,0", "iron_mine 1,0"), RICH, land("barracks_iron 0,0", "lake 1,0"), active="B")
    assert set(options(state, Coin)) == {
        Coin(0, "M10", "wood"), Coin(0, "M10", "stone"), Coin(0, "N10", "iron"),
        Coin(2, "M10", "army"), Coin(2, "N10", "plants"), Coin(2, "N10", "water"),
    }  # fmt: skip


def test_tiles_that_produce_nothing_now_sell_nothing():
    """R7.3b, R2.6"""
    seller = land("temple_liber 0,0", "lake 1,0 war", "lake 2,0 coin", "iron_mine 3,0 craftsman_iron", "cliff 4,0")
    assert set(options(position(RICH, seller), Coin)) == {Coin(1, "Q10", "stone"), Coin(1, "Q10", "plants")}


def test_own_tiles_sell_nothing_to_their_owner():
    """R7.3a"""
    assert refused(position(RICH, home()), Coin(0, "M10", "wood")).rule == "R7.3b"


def test_a_resource_that_the_tile_only_relays_cannot_be_bought():
    """R7.3b"""
    seller = land("winery 0,0", "workshop_wine 1,0", "cliff 0,1", "forest 1,1", carts=[(0, 0)])
    assert {move.resource for move in options(position(RICH, seller), Coin) if move.cell == "N10"} == {"crafts"}


# ------------------------------------------------------------------ c: one use
def test_a_purchase_covers_one_requirement_without_any_neighbour_for_it():
    """R7.3c"""
    state = position(
        land("cliff 0,0", "lake 1,0", hand=["coin"]), land("forest 0,0", "lake 1,0"), rows={"village": ["iron_mine"]}
    )
    assert legal_cells(state, 0, "iron_mine") == []
    play(state, Coin(1, "M10", "wood"))
    assert legal_cells(state, 0, "iron_mine") == cells([(-1, 0), (0, 1), (0, -1), (1, 1), (1, -1)])


def test_the_new_tile_still_has_to_touch_the_territory_by_a_side():
    """R7.3c, R8.1"""
    state = position(
        land("cliff 0,0", "lake 1,0", hand=["coin"]), land("forest 0,0", "lake 1,0"), rows={"village": ["iron_mine"]}
    )
    play(state, Coin(1, "M10", "wood"))
    assert refused(state, Add("iron_mine", "L11")).rule == "R8.1"


def test_a_purchase_does_not_cover_the_other_requirement():
    """R7.3c"""
    state = position(
        land("lake 0,0", "lake 1,0", hand=["coin"]),
        land("forest 0,0", "lake 1,0"),
        rows={"village": ["iron_mine"], "nature": ["cliff"]},
    )
    play(state, Coin(1, "M10", "stone"))
    assert refused(state, Add("iron_mine", "M11")).rule == "R8.2"


def test_a_purchase_is_used_up_by_the_tile_that_requires_it():
    """R7.3c"""
    state = position(
        land("cliff 0,0", "lake 1,0", hand=["coin"]), land("forest 0,0", "lake 1,0"), rows={"village": ["iron_mine"]}
    )
    play(state, Coin(1, "M10", "wood"))
    events = play(state, Add("iron_mine", "M11"))
    assert state.bought == ""
    assert [(event.kind, event.data.get("bought")) for event in events] == [("added", {"resource": "wood"})]


def test_a_purchase_serves_a_replacement():
    """R7.3c, R9.2"""
    state = position(
        land("cliff 0,0", "lake 1,0", hand=["coin"]), land("forest 0,0", "lake 1,0"), rows={"village": ["iron_mine"]}
    )
    play(state, Coin(1, "M10", "wood"), Replace("iron_mine", "N10"))
    assert state.territories[0].tiles["N10"].tile == "iron_mine"


def test_the_tile_sold_to_me_helps_only_me():
    """R7.3c"""
    state = position(
        land("cliff 0,0", "lake 1,0", hand=["coin"]),
        home(),
        land("forest 0,0", "lake 1,0"),
        rows={"village": ["iron_mine"], "nature": ["cliff"]},
    )
    play(state, Coin(2, "M10", "wood"), Add("cliff", "M11"), Reveal("nature"))
    assert state.bought == ""
    assert legal_cells(state, 1, "iron_mine") == []


# ------------------------------------------------------------------ d: lost if not used
def test_buying_only_to_block_is_allowed():
    """R7.3d"""
    state = position(RICH, land("lake 0,0", "stud_farm 1,0"), rows={"nature": ["grove"], "city": ["barracks_horses"]})
    assert "barracks_horses" not in {move.tile for move in options(state, Add)}
    play(state, Coin(1, "N10", "horses"), Add("grove", "M11"))
    assert (state.bought, state.territories[1].tiles["N10"].coin) == ("", True)


# ------------------------------------------------------------------ e, f: the life of a coin among three
def sold() -> FoundersState:
    """A bought horses from C; B is next, then C."""
    rows = {"nature": ["grove", "grove", "forest", "forest"], "city": ["barracks_horses"]}
    state = position(home(hand=["coin"]), home(hand=["coin"]), land("cliff 0,0", "stud_farm 1,0"), rows=rows)
    play(state, Coin(2, "N10", "horses"), Add("grove", "M11"), Reveal("village"))
    return state


def test_a_sold_tile_stays_sold_while_others_have_their_turns():
    """R7.3e, R7.3b"""
    state = sold()
    assert {move.cell for move in options(state, Coin) if move.opponent == 2} == {"M10"}
    play(state, Add("grove", "M11"), Reveal("village"))
    assert (state.active, state.territories[2].tiles["N10"].coin) == (2, True)


def test_a_sold_tile_is_idle_in_its_owners_next_turn():
    """R7.3e"""
    state = sold()
    play(state, Add("grove", "M11"), Reveal("village"))
    assert refused(state, Add("barracks_horses", "M11")).rule == "R8.2"


def test_the_owner_takes_the_coin_at_the_end_of_that_turn_and_not_before():
    """R7.3f"""
    state = sold()
    play(state, Add("grove", "M11"), Reveal("village"))
    assert state.territories[2].supply == []
    assert options(state, Coin) == []
    play(state, Add("forest", "M11"))
    assert (state.territories[2].supply, state.territories[2].tiles["N10"].coin) == (["coin"], False)


def test_after_that_turn_the_tile_produces_and_sells_again():
    """R7.3e, R7.3f"""
    state = sold()
    play(state, Add("grove", "M11"), Reveal("village"), Add("forest", "N11"), Reveal("village"))
    assert "M11" in legal_cells(state, 2, "barracks_horses")
    play(state, Add("forest", "N11"), Reveal("village"))
    assert Coin(2, "N10", "horses") in options(state, Coin)


def test_the_owner_may_play_the_coin_in_his_next_turn():
    """R7.3f, R7.1"""
    state = position(home(), land("lake 0,0 coin", "cliff 1,0"), active="B", rows={"nature": ["grove", "forest"]})
    assert options(state, Coin) == []
    play(state, Add("grove", "M11"), Reveal("village"), Add("forest", "M11"), Reveal("village"))
    assert Coin(0, "M10", "wood") in options(state, Coin)


def test_the_coin_changes_its_owner_and_never_returns_to_the_pile():
    """R7.3f"""
    state = sold()
    assert state.piles["coin"] == 4
    play(state, Add("grove", "M11"), Reveal("village"), Add("forest", "M11"))
    assert [len(land.supply) for land in state.territories] == [0, 1, 1]
    assert state.piles["coin"] == 4


# ------------------------------------------------------------------ g, h, i
def test_a_sold_tile_of_a_group_relays_but_its_own_resource_is_gone():
    """R7.3g"""
    block = ["iron_mine 0,0", "workshop_wine 1,0", "cliff 0,1", "forest 1,1"]
    state = position(
        land(*block, carts=[(0, 0)]), home(), rows={"village": ["weaving_mill"]}, display=["temple_vulcan"]
    )
    assert legal_cells(state, 0, "temple_vulcan") != []
    state.territories[0].tiles["N10"].coin = True
    assert legal_cells(state, 0, "temple_vulcan") == []
    assert "O9" not in legal_cells(state, 0, "weaving_mill")
    assert "O10" in legal_cells(state, 0, "weaving_mill")


def test_the_owner_keeps_the_coin_of_a_sold_tile_that_he_replaces():
    """R7.3h, R9.3"""
    state = position(land("lake 0,0", "lake 1,0 coin"), home(), rows={"nature": ["cliff"]})
    play(state, Replace("cliff", "N10"))
    assert (state.territories[0].supply, state.territories[0].tiles["N10"].coin) == (["coin"], False)


def test_before_scoring_everybody_takes_the_coins_from_his_tiles():
    """R7.3i, R10.1"""
    state = position(
        land("lake 0,0", "forest 1,0"),
        land("lake 0,0 coin", "cliff 1,0 coin"),
        land("lake 0,0", "stud_farm 1,0 coin"),
        rows={"nature": ["grove"]},
        stacks={"nature": 0, "village": 0, "city": 0},
    )
    play(state, Add("grove", "M11"))
    assert [land.supply for land in state.territories] == [[], ["coin", "coin"], ["coin"]]
    assert GAME.outcome(state).scores == [0, 2, 1]


def test_a_coin_on_a_tile_counts_for_its_owner_in_the_score_so_far():
    """R7.3i, R10.1"""
    state = position(home(), land("lake 0,0 coin", "cliff 1,0"))
    assert [score(state, seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.parametrize("cell", ["M12", "", "Ł1"])
def test_a_purchase_needs_a_tile(cell: str):
    """R7.3a"""
    assert refused(position(RICH, home()), Coin(1, cell, "wood")).rule == "R7.3b"
