"""R11.3a: nobody can gain a victory point any more; clause by clause, then against the rule tried out step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.rng import Rng
from games.founders_of_the_empire.moves import Add
from games.founders_of_the_empire.state import STACKS, TAKEN, FoundersState, Placed, Territory
from tests.games.founders_of_the_empire.case_builder import GAME, TILES, TOKENS, cell
from tests.games.founders_of_the_empire.positions import home, land, play, position
from tests.games.kept import whole_rule

ONLY_NATURE = {"nature": 2, "village": 0, "city": 0}


def end_of_turn(*lands: dict[str, Any], **table: Any) -> str:
    """Which rule ends the game after A has added a lake above the first tile ("" for none)."""
    rows = {"nature": ["lake"], **table.pop("rows", {})}
    table = {"stacks": ONLY_NATURE, "display": ["great_temple_jupiter"], **table}
    state = position(*lands, rows=rows, **table)
    play(state, Add("lake", "M11"))
    return state.finished


DULL = land("lake 0,0", "workshop_iron 1,0")


# ------------------------------------------------------------------ the three clauses
def test_dead_when_no_city_tile_no_victory_tile_and_no_craftsman_can_bring_points():
    """R11.3a"""
    assert end_of_turn(DULL, home()) == "R11.3a"


@pytest.mark.parametrize("place", ["stacks", "rows"])
def test_a_city_tile_that_can_be_built_keeps_the_game_going(place: str):
    """R11.3a"""
    both = {"village": ["winery"], "city": ["inn_wine"]}
    table = {"stacks": {**ONLY_NATURE, **both}} if place == "stacks" else {"rows": both}
    assert end_of_turn(DULL, home(), **table) == ""


@pytest.mark.parametrize("city", ["inn_iron", "barracks_gold"])
def test_a_city_tile_that_lacks_a_village_resource_does_not(city: str):
    """R11.3a"""
    assert end_of_turn(DULL, home(), rows={"city": [city], "village": ["winery"]}) == "R11.3a"


def test_requirements_are_followed_back_through_the_stacks():
    """R11.3a"""
    table = {
        "stacks": {"nature": ["forest", "forest"], "village": ["iron_mine"], "city": 0},
        "display": ["temple_quirinus"],
    }
    seller = land("lake 0,0", "barracks_gold 1,0")
    assert end_of_turn(seller, home(), **table) == ""
    assert (
        end_of_turn(seller, home(), **{**table, "stacks": {**table["stacks"], "village": 0, "city": ["inn_iron"]}})
        == "R11.3a"
    )


def test_a_victory_tile_whose_resources_exist_anywhere_keeps_the_game_going():
    """R11.3a"""
    assert end_of_turn(land("lake 0,0", "workshop_iron 1,0"), land("grove 0,0", "barracks_gold 1,0")) == ""


@pytest.mark.parametrize("tokens", ["war", "craftsman_gold"])
def test_an_attacked_tile_or_one_under_a_craftsman_makes_nothing_any_more(tokens: str):
    """R11.3a"""
    table = {"display": ["temple_juno_moneta"]}
    keeps = land("lake 0,0", "market_square_wine 1,0")
    assert end_of_turn(keeps, land("grove 0,0", "gold_mine 1,0"), **table) == ""
    assert end_of_turn(keeps, land("grove 0,0", f"gold_mine 1,0 {tokens}"), **table) == "R11.3a"


def test_a_sold_tile_will_make_its_resource_again():
    """R11.3a"""
    assert end_of_turn(DULL, land("grove 0,0", "barracks_gold 1,0 coin")) == ""


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (land("grove 0,0", "gold_mine 1,0", hand=["craftsman_gold"]), ""),
        (land("grove 0,0", "gold_mine 1,0 coin", hand=["craftsman_gold"]), ""),
        (land("grove 0,0", "gold_mine 1,0 war", hand=["craftsman_gold"]), "R11.3a"),
        (land("grove 0,0", "gold_mine 1,0 craftsman_gold"), "R11.3a"),
        (land("grove 0,0", "gold_mine 1,0", hand=["craftsman_iron"]), "R11.3a"),
        (land("grove 0,0", "barracks_gold 1,0", "lake 2,0", hand=["war", "coin", "cart"]), ""),
    ],
)
def test_a_held_craftsman_needs_a_village_tile_of_its_own(other: dict[str, Any], why: str):
    """R11.3a"""
    assert end_of_turn(DULL, other) == why


def test_a_village_tile_of_an_opponent_is_no_use_to_a_craftsman():
    """R11.3a"""
    holder = land("lake 0,0", "workshop_iron 1,0", hand=["craftsman_gold"])
    assert end_of_turn(holder, land("grove 0,0", "gold_mine 1,0")) == "R11.3a"


@pytest.mark.parametrize(("village", "why"), [("winery", ""), ("gold_mine", "R11.3a")])
def test_a_village_tile_that_can_still_be_built_is_enough_for_a_craftsman(village: str, why: str):
    """R11.3a"""
    stacks = {"nature": ["grove", "grove"], "village": [village], "city": 0}
    resource = TILES[village]["produces"][0]
    assert end_of_turn(land("lake 0,0", "lake 1,0", hand=[f"craftsman_{resource}"]), home(), stacks=stacks) == why


def test_other_tokens_and_coins_that_change_hands_are_no_gain():
    """R11.3a"""
    assert (
        end_of_turn(land("lake 0,0", "workshop_iron 1,0", hand=["coin", "war", "cart"]), home(hand=["coin"]))
        == "R11.3a"
    )


def test_the_order_of_the_stacks_does_not_matter():
    """R11.3a, R2.8"""
    for stack in (["winery", "gold_mine"], ["gold_mine", "winery"]):
        assert end_of_turn(DULL, home(), stacks={"nature": 1, "village": stack, "city": ["inn_wine"]}) == ""


# ------------------------------------------------------------------ against the rule step by step
def dead_by_the_wording(state: FoundersState) -> bool:
    """R11.3a as it is written, with sets of names and no short cut."""
    open_tiles = [tile for kind in STACKS for tile in state.stacks[kind] + state.rows[kind]]
    laid = [
        placed for own in state.territories for placed in own.tiles.values() if not placed.war and not placed.craftsman
    ]
    alive: set[str] = set()
    for placed in laid:
        alive.update(TILES[placed.tile]["produces"])
    while True:
        more = {
            made for tile in open_tiles if alive.issuperset(TILES[tile]["requires"]) for made in TILES[tile]["produces"]
        }
        if more <= alive:
            break
        alive |= more

    def is_alive(tile: str) -> bool:
        return all(resource in alive for resource in TILES[tile]["requires"])

    city = any(TILES[tile]["kind"] == "city" and is_alive(tile) for tile in open_tiles)
    victory = any(is_alive(tile) for tile in state.display if tile != TAKEN)
    craftsman = False
    for own in state.territories:
        for token in own.supply:
            resource = TOKENS[token].get("resource")
            usable = [placed.tile for placed in own.tiles.values() if not placed.war and not placed.craftsman]
            usable += [tile for tile in open_tiles if is_alive(tile)]
            craftsman |= any(
                TILES[tile]["kind"] == "village" and resource in TILES[tile]["produces"] for tile in usable
            )
    return not (city or victory or craftsman)


KINDS = {kind: [name for name, tile in TILES.items() if tile["kind"] == kind] for kind in (*STACKS, "victory")}
EMPTY = position(home(), home(), step="add")
Pick = Callable[[int], int]  # a number below the one given: from hypothesis, or from a generator of ours
CRAFTSMEN = [name for name, token in TOKENS.items() if token["kind"] == "craftsman"]


def few(pick: Pick, kind: str, most: int) -> list[str]:
    return [KINDS[kind][pick(len(KINDS[kind]))] for _ in range(pick(most + 1))]


def late_position(pick: Pick) -> FoundersState:
    """Few tiles everywhere, many of them attacked, so that living and dead positions are both frequent."""
    state = GAME.copy(EMPTY)
    for own in range(2):
        land_of_own = {"M10": Placed("lake", war=pick(2) == 0)}
        for x in range(pick(4)):
            tile = [*KINDS["village"], *KINDS["city"], "lake", "grove"][pick(32)]
            mark = ["", "", "war", "coin", "craftsman"][pick(5)]
            craftsman = CRAFTSMEN[0] if mark == "craftsman" else ""
            land_of_own[cell(x + 1, 0)] = Placed(tile, mark == "war", mark == "coin", craftsman)
        hand = sorted([*CRAFTSMEN, "war"][pick(7)] for _ in range(pick(3)))
        state.territories[own] = Territory(tiles=land_of_own, supply=hand)
    state.stacks = {"nature": few(pick, "nature", 1), "village": few(pick, "village", 2), "city": few(pick, "city", 1)}
    green = KINDS["nature"][pick(6)]
    state.rows = {"nature": [green], "village": few(pick, "village", 2), "city": few(pick, "city", 1)}
    state.display = ["great_temple_jupiter", *few(pick, "victory", 1), TAKEN]
    return state


def check(state: FoundersState) -> None:
    """A adds its green tile; the match must end as the wording says."""
    tile = state.rows["nature"][0]
    after = GAME.copy(state)
    after.rows["nature"].clear()
    after.territories[0].tiles["M11"] = Placed(tile)
    GAME.play(state, 0, Add(tile, "M11"))
    if not any(after.stacks.values()):
        assert state.finished == "R11.2"
    elif dead_by_the_wording(after):
        assert state.finished == "R11.3a", after
    else:
        assert whole_rule(state.finished) != "R11.3", after


def test_of_1500_positions_those_are_dead_that_the_wording_says():
    """R11.3a"""
    rng = Rng("late positions")
    for _ in range(1500):
        check(late_position(rng.below))


@settings(deadline=None, derandomize=True, max_examples=150)
@given(st.data())
def test_dead_positions_are_those_of_the_wording(data: st.DataObject):
    """R11.3a"""
    check(late_position(lambda bound: data.draw(st.integers(0, bound - 1))))
