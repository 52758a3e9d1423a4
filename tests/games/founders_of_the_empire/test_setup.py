"""R3: set-up and draft."""

from __future__ import annotations

from collections import Counter

import pytest

from games.founders_of_the_empire.moves import Draft, Reveal
from games.founders_of_the_empire.state import STACKS, FoundersState
from tests.games.founders_of_the_empire.case_builder import DATA, GAME, TILES, TOKENS, every
from tests.games.founders_of_the_empire.positions import options, play, refused, start

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def drafted(seats: int, seed: str = "start") -> FoundersState:
    """The state of the first turn after a draft in which everybody took the first move of the list."""
    state = start(seats, seed)
    while state.step == "draft":
        play(state, options(state, Draft)[0])
    return state


def all_tiles(state: FoundersState) -> Counter[str]:
    found = Counter([*every(state.stacks), *every(state.rows), *state.display, *state.unseen])
    found.update(placed.tile for land in state.territories for placed in land.tiles.values())
    return found


@SEATS
def test_every_tile_is_in_play_once(seats: int):
    """R3.1"""
    assert (
        all_tiles(start(seats))
        == all_tiles(drafted(seats))
        == Counter({name: tile["count"] for name, tile in TILES.items()})
    )


@SEATS
def test_each_stack_holds_tiles_of_one_colour(seats: int):
    """R3.1"""
    state = start(seats)
    kinds = {kind: {TILES[tile]["kind"] for tile in [*state.stacks[kind], *state.rows[kind]]} for kind in STACKS}
    assert kinds == {kind: {kind} for kind in STACKS}


def test_the_order_of_the_stacks_depends_on_the_seed_alone():
    """R3.1"""
    assert GAME.encode(start(3, "one")) == GAME.encode(start(3, "one"))
    one, two = start(3, "one"), start(3, "two")
    assert [kind for kind in STACKS if one.stacks[kind] == two.stacks[kind]] == []
    assert one.display != two.display
    assert one.craftsmen != two.craftsmen


@SEATS
def test_the_display_shows_8_or_12_victory_tiles_and_the_others_stay_unseen(seats: int):
    """R3.2"""
    state = start(seats)
    shown = {2: 8, 3: 12, 4: 12}[seats]
    assert (len(state.display), len(state.unseen)) == (shown, 25 - shown)
    assert {TILES[tile]["kind"] for tile in [*state.display, *state.unseen]} == {"victory"}


@SEATS
def test_seat_0_picks_first_and_last(seats: int):
    """R3.3, R3.5"""
    state = start(seats)
    order: list[int] = []
    while state.step == "draft":
        order += GAME.to_move(state)
        play(state, options(state, Draft)[0])
    assert order == [*range(seats), *reversed(range(seats))]


@SEATS
def test_seat_0_takes_the_first_turn(seats: int):
    """R3.9"""
    state = drafted(seats)
    assert (GAME.to_move(state), state.turn, state.step) == ((0,), 1, "reveal")
    assert {type(move) for move in options(state, Draft, Reveal)} == {Reveal}


@SEATS
def test_the_draft_row_shows_two_tiles_per_player_and_one_more(seats: int):
    """R3.4"""
    state = start(seats)
    assert len(state.rows["nature"]) == 2 * seats + 1
    assert (state.rows["village"], state.rows["city"]) == ([], [])


def test_the_first_pick_is_any_tile_of_the_green_row():
    """R3.5, D1"""
    state = start(4)
    assert set(options(state, Draft)) == {Draft(tile, "") for tile in state.rows["nature"]}


def test_a_picked_tile_leaves_the_row_and_the_others_keep_their_order():
    """R3.5"""
    state = start(4)
    row = list(state.rows["nature"])
    play(state, Draft(row[3], ""))
    row.remove(row[3])
    assert state.rows["nature"] == row


def test_the_second_pick_goes_to_any_side_of_the_first_tile():
    """R3.6, D2"""
    state = start(2)
    play(state, options(state, Draft)[0], options(state, Draft)[-1])
    wanted = {Draft(tile, side) for tile in state.rows["nature"] for side in ("right", "left", "above", "below")}
    assert set(options(state, Draft)) == wanted


@pytest.mark.parametrize(("side", "cell"), [("right", "N10"), ("left", "L10"), ("above", "M11"), ("below", "M9")])
def test_the_first_tile_lies_at_m10_and_the_second_beside_it(side: str, cell: str):
    """R3.6"""
    state = start(2)
    for _ in range(2):
        play(state, options(state, Draft)[0])
    first = state.territories[1].tiles["M10"].tile
    second = state.rows["nature"][0]
    play(state, Draft(second, side))
    assert {name: placed.tile for name, placed in state.territories[1].tiles.items()} == {"M10": first, cell: second}


def test_the_first_pick_has_no_side():
    """R3.6"""
    state = start(2)
    refusal = refused(state, Draft(state.rows["nature"][0], "above"))
    assert refusal.rule == "R3.6"


@pytest.mark.parametrize("side", ["", "diagonal"])
def test_the_second_pick_needs_one_of_the_four_sides(side: str):
    """R3.6"""
    state = start(2)
    for _ in range(2):
        play(state, options(state, Draft)[0])
    refusal = refused(state, Draft(state.rows["nature"][0], side))
    assert refusal.rule == "R3.6"


def test_a_tile_that_is_not_in_the_row_cannot_be_drafted():
    """R3.5"""
    state = start(2)
    missing = next(tile for tile in TILES if tile not in state.rows["nature"])
    refusal = refused(state, Draft(missing, ""))
    assert refusal.rule == "R3.5"


@SEATS
def test_after_the_draft_the_rows_are_filled_from_the_top_of_the_stacks(seats: int):
    """R3.7"""
    state = start(seats)
    before = {kind: list(stack) for kind, stack in state.stacks.items()}
    while state.step == "draft":
        left = list(state.rows["nature"])
        move = options(state, Draft)[0]
        play(state, move)
        left.remove(move.tile)
    assert state.rows == {
        "nature": left + before["nature"][:2],
        "village": before["village"][:2],
        "city": before["city"][:1],
    }
    assert state.stacks == {
        "nature": before["nature"][2:],
        "village": before["village"][2:],
        "city": before["city"][1:],
    }
    assert len(left) == 1


@SEATS
def test_tokens_lie_in_their_piles_and_nobody_holds_one(seats: int):
    """R3.8"""
    state = drafted(seats)
    assert state.piles == {"war": 6, "coin": 6, "cart": 6}
    assert sorted(state.craftsmen) == sorted(name for name, token in TOKENS.items() if token["kind"] == "craftsman")
    assert [land.supply for land in state.territories] == [[]] * seats
    assert state.box == []


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats: int):
    """R3.2"""
    assert list(GAME.seats) == DATA["game"]["players"]
    with pytest.raises(ValueError, match=str(seats)):
        GAME.setup(seats, GAME.options(), "seed")
