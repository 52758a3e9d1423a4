"""R2.3–R2.4, R4, R5: turns, their three steps and their end."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.founders_of_the_empire.moves import Add, Cart, Coin, Craftsman, Draft, Pass, Replace, Reveal, Stop, War
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, refused, start


def three(**table: object):
    return position(home(hand=["war", "cart"]), home(), home(), **table)


# ------------------------------------------------------------------ R4
def test_turns_go_round_by_seats():
    """R4.1, R5.4e"""
    state = position(home(), home(), home(), step="reveal", rows={"nature": ["grove"]})
    order: list[int] = []
    for _ in range(7):
        order += GAME.to_move(state)
        play(state, Reveal("nature"))
        play(state, options(state, Add)[0])
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert state.turn == 8


@pytest.mark.parametrize("step", ["reveal", "token", "add"])
def test_only_the_active_seat_decides_anything_but_the_stop_flag(step: str):
    """R4.2"""
    state = three(step=step, rows={"nature": ["grove"]}, active="B")
    assert GAME.to_move(state) == (1,)
    assert [GAME.legal_moves(state, seat) for seat in (0, 2)] == [[Stop(True)]] * 2


@pytest.mark.parametrize(
    "move", [Reveal("nature"), Add("grove", "M11"), Replace("grove", "M10"), War(1, "M10"), Cart("M10"), Pass()]
)
def test_a_move_out_of_turn_is_refused(move: object):
    """R4.2, R5.1"""
    state = three(rows={"nature": ["grove"]}, active="B")
    assert refused(state, move, seat=0).rule == "R5.1"


def test_at_every_moment_of_a_match_one_seat_is_to_move():
    """R4.2"""
    state, rng = start(4), Rng("one at a time")
    while not state.finished:
        (seat,) = GAME.to_move(state)
        assert state.active == seat
        play(state, rng.choice(options(state, Draft, Reveal, War, Coin, Cart, Craftsman, Add, Replace, Pass)))
    assert GAME.to_move(state) == ()


# ------------------------------------------------------------------ R5.1, R5.2
def test_a_turn_begins_with_a_reveal_and_nothing_else():
    """R5.1, R5.2"""
    state = three(step="reveal", rows={"nature": ["grove"]})
    assert set(GAME.legal_moves(state, 0)) == {Reveal("nature"), Reveal("village"), Reveal("city"), Stop(True)}


def test_after_the_reveal_come_a_token_or_a_tile_and_nothing_else():
    """R5.1, R5.2"""
    state = position(home(hand=["war"]), home(), step="reveal", rows={"nature": ["grove"]})
    play(state, Reveal("village"))
    assert {type(move) for move in GAME.legal_moves(state, 0)} == {War, Add, Replace, Stop}


def test_after_a_token_comes_a_tile_and_nothing_else():
    """R5.1, R7.1"""
    state = position(home(hand=["war", "war"]), home(), rows={"nature": ["grove"]})
    play(state, War(1, "M10"))
    assert {type(move) for move in GAME.legal_moves(state, 0)} == {Add, Replace, Stop}


@pytest.mark.parametrize("step", ["token", "add"])
def test_a_second_reveal_in_a_turn_is_refused(step: str):
    """R5.1"""
    assert refused(three(step=step, rows={"nature": ["grove"]}), Reveal("village")).rule == "R5.1"


@pytest.mark.parametrize("move", [Add("grove", "M11"), Replace("grove", "M10"), War(1, "M10"), Pass()])
def test_nothing_comes_before_the_reveal(move: object):
    """R5.1"""
    assert refused(three(step="reveal", rows={"nature": ["grove"]}), move).rule == "R5.1"


def test_adding_a_tile_ends_the_turn():
    """R5.1, R5.4e"""
    state = three(rows={"nature": ["grove", "lake"]})
    play(state, Add("grove", "M11"))
    assert (GAME.to_move(state), state.step) == ((1,), "reveal")
    assert refused(state, Add("lake", "M12"), seat=0).rule == "R5.1"


def test_after_the_draft_no_tile_is_drafted():
    """R5.2"""
    assert refused(three(rows={"nature": ["grove"]}), Draft("grove", "")).rule == "R3.5"


# ------------------------------------------------------------------ R2.3, R2.4, R5.3
def test_a_tile_supplies_anew_in_every_turn_and_a_nature_tile_may_change_its_mind():
    """R2.3, R5.3"""
    rows = {"nature": ["lake", "lake"], "village": ["iron_mine"], "city": ["barracks_iron", "workshop_iron"]}
    state = position(land("waterfall 0,0", "forest 1,0"), home(), rows=rows)
    away = [Reveal("village"), Add("lake", "M11"), Reveal("village")]
    play(state, Add("iron_mine", "N11"), *away)  # the waterfall gives stone, so the forest gives wood
    away[1] = Add("lake", "N11")
    play(state, Add("barracks_iron", "O11"), *away)  # the forest is the only neighbour with stone
    play(state, Add("workshop_iron", "O10"))  # and wood again; the mine gives its iron a second time
    assert list(state.territories[0].tiles) == ["M10", "N10", "N11", "O11", "O10"]


def test_no_move_names_the_resource_that_a_nature_tile_gives():
    """R5.3"""
    assert Add.__struct_fields__ == Replace.__struct_fields__ == ("tile", "cell")


def test_no_move_turns_or_moves_a_tile():
    """R2.4, R5.2"""
    assert {kind.__struct_config__.tag for kind in GAME.move_types} == {
        "draft", "reveal", "war", "coin", "cart", "craftsman", "add", "replace", "pass", "stop",
    }  # fmt: skip


# ------------------------------------------------------------------ R5.4
def test_the_token_of_the_last_tile_counts_in_the_scoring_of_that_turn():
    """R5.4a, R5.4d"""
    state = position(
        land("cliff 0,0", "stud_farm 1,0"),
        home(),
        rows={"city": ["barracks_horses"]},
        stacks={"nature": 0, "village": 0, "city": 0},
    )
    play(state, Add("barracks_horses", "M11"))
    assert (state.finished, state.territories[0].supply) == ("R11.2", ["war"])
    assert GAME.outcome(state).scores == [1, 0]


def test_coins_are_collected_before_the_end_is_checked():
    """R5.4b, R5.4d"""
    state = position(
        land("lake 0,0", "lake 1,0 coin"),
        home(),
        rows={"nature": ["grove"]},
        stacks={"nature": 0, "village": 0, "city": 0},
    )
    events = play(state, Add("grove", "M11"))
    assert [event.kind for event in events] == ["added", "coins-collected", "finished"]
    assert state.territories[0].supply == ["coin"]


def test_all_coins_on_own_tiles_are_collected_at_once():
    """R5.4b"""
    state = position(land("lake 0,0 coin", "cliff 1,0 coin", "grove 2,0"), home(), home(), rows={"nature": ["grove"]})
    play(state, Add("grove", "M11"))
    assert state.territories[0].supply == ["coin", "coin"]
    assert [name for name, placed in state.territories[0].tiles.items() if placed.coin] == []


def test_coins_on_tiles_of_other_seats_stay():
    """R5.4b"""
    state = position(home(), land("lake 0,0 coin", "cliff 1,0"), rows={"nature": ["grove"]})
    play(state, Add("grove", "M11"))
    assert state.territories[1].tiles["M10"].coin
    assert state.territories[1].supply == []


def test_an_unused_purchase_lapses_at_the_end_of_the_turn():
    """R5.4c, R7.3d"""
    state = position(home(hand=["coin"]), land("forest 0,0", "lake 1,0"), rows={"nature": ["grove"]})
    play(state, Coin(1, "M10", "stone"))
    assert state.bought == "stone"
    events = play(state, Add("grove", "M11"))
    assert state.bought == ""
    assert [event.kind for event in events] == ["added", "purchase-lapsed"]


def test_a_turn_without_a_tile_ends_in_the_same_order():
    """R5.4"""
    state = position(
        land("lake 0,0 coin", "lake 1,0", hand=["war"]),
        home(),
        rows={"village": ["iron_mine"]},
        stacks={"nature": 0, "village": 2, "city": 2},
    )
    events = play(state, Pass())
    assert [event.kind for event in events] == ["passed", "coins-collected"]
    assert (GAME.to_move(state), state.turn) == ((1,), 2)


@pytest.mark.parametrize(("hand", "step"), [([], "add"), (["coin"], "token")])
def test_a_token_is_spoken_of_only_where_one_can_be_played(hand: list[str], step: str):
    """R5.2, R7.1"""
    assert GAME.step(position(home(hand=hand), home(), step="token")) == step
