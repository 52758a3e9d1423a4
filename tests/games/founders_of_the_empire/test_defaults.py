"""Appendix B: what is played for a seat whose time has run out, row by row of the table."""

from __future__ import annotations

import pytest

from games.founders_of_the_empire.moves import Add, Cart, Coin, Craftsman, Draft, Pass, Reveal, Stop, War
from games.founders_of_the_empire.state import FoundersState, Placed
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, start


def default(state: FoundersState) -> object:
    return GAME.default_move(state, GAME.to_move(state)[0])


# ------------------------------------------------------------------ D1, D2
def test_the_first_pick_is_the_leftmost_tile():
    """D1, R3.5"""
    state = start(3)
    assert default(state) == Draft(state.rows["nature"][0], "")


def second_pick(first: str, row: list[str]) -> FoundersState:
    state = start(2)
    for _ in range(2):
        play(state, default(state))
    state.territories[1].tiles["M10"] = Placed(first)
    state.rows["nature"] = row
    return state


@pytest.mark.parametrize(
    ("row", "pick"),
    [
        (["forest", "cliff", "lake", "lake"], "lake"),  # shares nothing
        (["forest", "cliff", "waterfall"], "cliff"),  # leftmost that shares one
        (["forest", "forest"], "forest"),  # else leftmost
        (["grove", "lake", "lake"], "lake"),
        (["riverbank", "grove", "cliff"], "riverbank"),
    ],
)
def test_the_second_pick_shares_as_few_resources_as_possible_and_lies_above(row: list[str], pick: str):
    """D2, R3.6"""
    assert default(second_pick("forest", row)) == Draft(pick, "above")


# ------------------------------------------------------------------ D3
@pytest.mark.parametrize(
    ("lengths", "stack"),
    [
        ((0, 0, 0), "nature"),
        ((0, 3, 0), "nature"),
        ((1, 1, 1), "nature"),
        ((2, 1, 1), "village"),
        ((2, 2, 1), "city"),
        ((5, 5, 5), "nature"),
    ],
)
def test_the_reveal_is_green_if_its_row_is_empty_else_the_shortest_row(lengths: tuple[int, int, int], stack: str):
    """D3, R6.1"""
    green = ["grove", "grove", "lake", "lake", "cliff"][: lengths[0]]
    blue = ["winery", "winery", "winery", "gold_mine", "gold_mine"][: lengths[1]]
    violet = ["inn_iron", "inn_gold", "inn_wine", "inn_cloth", "inn_horses"][: lengths[2]]
    state = position(home(), home(), step="reveal", rows={"nature": green, "village": blue, "city": violet})
    assert default(state) == Reveal(stack)


@pytest.mark.parametrize(
    ("stacks", "lengths", "stack"),
    [
        ({"nature": 0}, (0, 1, 1), "village"),
        ({"nature": 0}, (0, 2, 1), "city"),
        ({"village": 0}, (1, 0, 1), "nature"),
        ({"village": 0}, (2, 0, 1), "city"),
    ],
)
def test_an_empty_stack_is_never_the_default(stacks: dict[str, int], lengths: tuple[int, int, int], stack: str):
    """D3, R6.1"""
    rows = {
        "nature": ["grove", "grove"][: lengths[0]],
        "village": ["winery", "winery"][: lengths[1]],
        "city": ["inn_iron"][: lengths[2]],
    }
    assert default(position(home(), home(), step="reveal", stacks=stacks, rows=rows)) == Reveal(stack)


# ------------------------------------------------------------------ D4
def test_no_token_is_played_by_default():
    """D4, R7.1"""
    block = ["lake 0,0", "lake 1,0", "iron_mine 0,1", "cliff 1,1"]
    state = position(land(*block, hand=["war", "coin", "cart", "craftsman_iron"]), home(), rows={"nature": ["grove"]})
    assert {type(move) for move in options(state)} >= {War, Coin, Cart, Craftsman}
    assert isinstance(default(state), Add)


def test_a_token_needs_no_playing():
    """D4, R7.1"""
    state = position(home(hand=["war"]), home(), rows={"nature": ["cliff"]})
    assert {type(move) for move in options(state)} >= {War, Add}
    play(state, Add("cliff", "M11"))
    assert state.territories[0].supply == ["war"]


@pytest.mark.parametrize("token", ["war", "coin", "cart", "craftsman_iron"])
def test_a_token_without_a_target_is_not_offered(token: str):
    """D4, R7.1"""
    state = position(home(hand=[token]), land("lake 0,0 war", "temple_liber 1,0 war"), rows={"nature": ["cliff"]})
    assert options(state, War, Coin, Cart, Craftsman) == []


# ------------------------------------------------------------------ D5
def test_the_tile_that_needs_the_bought_resource_comes_first():
    """D5 (1), R7.3c"""
    lands = land("cliff 0,0", "lake 1,0"), land("forest 0,0", "lake 1,0")
    state = position(*lands, step="add", rows={"nature": ["grove"], "village": ["iron_mine"]}, bought="wood")
    assert default(state) == Add("iron_mine", "M11")


def test_of_those_the_best_one_that_fits():
    """D5 (1)"""
    mine = land("cliff 0,0", "iron_mine 1,0")
    table = {
        "rows": {"nature": ["grove"], "village": ["iron_mine"], "city": ["workshop_iron"]},
        "display": ["temple_fortuna"],
    }
    assert default(position(mine, home(), step="add", bought="wood", **table)).tile == "workshop_iron"
    assert (
        default(position(mine, home(), step="add", bought="wine", **{**table, "display": ["altar_lares"]})).tile
        == "altar_lares"
    )


def test_a_purchase_that_nothing_needs_does_not_matter():
    """D5 (2)"""
    state = position(
        home(), home(), step="add", rows={"nature": ["cliff", "forest"], "city": ["inn_iron"]}, bought="stone"
    )
    assert default(state) == Add("cliff", "M11")


def test_the_leftmost_green_tile_comes_before_better_ones():
    """D5 (2)"""
    state = position(
        land("iron_mine 0,0", "weaving_mill 1,0", "forest 0,1"),
        home(),
        rows={"nature": ["lake", "grove"], "city": ["workshop_iron"]},
        display=["altar_bellona"],
    )
    assert default(state) == Add("lake", "N11")


def test_the_turn_ends_when_nothing_fits():
    """D5 (3), R8.8"""
    state = position(land("lake 0,0", "lake 1,0", hand=["war"]), home(), rows={"village": ["iron_mine"]})
    assert default(state) == Pass()


def test_a_replacement_is_never_the_default():
    """D5 (3), R9.4"""
    tiles = [
        "grove 0,0", "cliff 0,1", "fishing_village 0,2", "grove 1,0", "grove 1,1", "iron_mine 1,2",
        "stud_farm 2,0", "riverbank 2,1", "weaving_mill 2,2",
    ]  # fmt: skip
    state = position(land(*tiles), home(), rows={"village": ["gold_mine"]}, display=["temple_liber"])
    assert {move.kind for move in options(state)} == {"pass", "replace", "stop"}
    assert default(state) == Pass()


BARREN = ["temple_liber"]  # fits nowhere in the next test


@pytest.mark.parametrize(
    ("tiles", "display", "rows", "tile"),
    [
        # victory tiles by points, ties in reading order
        (
            ["iron_mine 0,0", "workshop_wine 1,0", "barracks_gold 2,0"],
            ["altar_bellona", "temple_vulcan", "great_temple_jupiter"],
            {"city": ["inn_fish"]},
            "great_temple_jupiter",
        ),
        (
            ["iron_mine 0,0", "workshop_wine 1,0", "weaving_mill 2,0"],
            ["altar_bellona", "temple_vesta", "temple_vulcan"],
            {},
            "temple_vesta",
        ),
        # then city tiles, ties from left to right, then village tiles
        (
            ["forest 0,0", "iron_mine 1,0", "cliff 2,0"],
            BARREN,
            {"village": ["iron_mine"], "city": ["workshop_iron", "barracks_iron"]},
            "workshop_iron",
        ),
        (
            ["forest 0,0", "iron_mine 1,0", "cliff 2,0"],
            BARREN,
            {"village": ["iron_mine"], "city": ["barracks_iron", "workshop_iron"]},
            "barracks_iron",
        ),
        (
            ["forest 0,0", "cliff 1,0", "cliff 2,0"],
            BARREN,
            {"village": ["gold_mine", "weaving_mill", "iron_mine"], "city": ["inn_fish"]},
            "weaving_mill",
        ),
    ],
)
def test_without_green_tiles_the_best_that_fits_is_added(
    tiles: list[str], display: list[str], rows: dict[str, list[str]], tile: str
):
    """D5 (4)"""
    state = position(land(*tiles), home(), display=display, rows=rows)
    wanted = [move for move in options(state, Add) if move.tile == tile]
    assert default(state) in wanted


@pytest.mark.parametrize(
    ("tiles", "cell"),
    [
        (["lake 0,0", "lake 1,0", "lake 1,1"], "M11"),  # three neighbours
        (["lake 0,0", "lake 1,0"], "M11"),  # two everywhere above and below: greatest y, then smallest x
        (["lake 0,0", "lake 0,1"], "L11"),
        (["lake 0,0"], "M11"),
        (["lake 0,0", "lake 0,1", "lake 1,0"], "N11"),
    ],
)
def test_the_cell_has_most_neighbours_then_greatest_y_then_smallest_x(tiles: list[str], cell: str):
    """D5"""
    assert default(position(land(*tiles), home(), rows={"nature": ["grove"]})) == Add("grove", cell)


# ------------------------------------------------------------------ D6 and the whole
def test_the_default_never_sets_a_flag():
    """D6, R11.3b"""
    state = start(4, "defaults")
    while not state.finished:
        move = default(state)
        assert move in options(state)
        assert not isinstance(move, Stop)
        play(state, move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_of_defaults_comes_to_an_end(seats: int):
    """R11.4"""
    state = start(seats, "defaults")
    for _ in range(GAME.longest):
        if not state.finished:
            play(state, default(state))
    assert state.finished in ("R11.1", "R11.2", "R11.3a")


def test_the_default_reads_nothing_hidden():
    """R2.8"""
    state = start(3, "defaults")
    while not state.finished:
        seat = state.active
        assert GAME.default_move(GAME.redact(state, seat), seat) == default(state)
        play(state, default(state))
