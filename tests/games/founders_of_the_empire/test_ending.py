"""R11: end of the game."""

from __future__ import annotations

import pytest

from games.base import Concede, Remark
from games.core.rng import Rng
from games.founders_of_the_empire.moves import Add, Coin, Draft, Pass, Replace, Reveal, Stop
from tests.games.founders_of_the_empire.case_builder import GAME, TILES
from tests.games.founders_of_the_empire.positions import home, land, options, play, position, refused, start

NONE_LEFT = {"nature": 0, "village": 0, "city": 0}
ONE_LEFT = {"nature": 0, "village": ["winery"], "city": 0}


# ------------------------------------------------------------------ R11.1, R11.2
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_the_display_is_empty(seats: int):
    """R11.1"""
    state = position(land("iron_mine 0,0", "weaving_mill 1,0"), *[home()] * (seats - 1), display=["altar_bellona"])
    play(state, Add("altar_bellona", "M11"))
    assert (state.finished, GAME.to_move(state), state.step) == ("R11.1", (), "over")


def test_a_last_victory_tile_used_as_a_replacement_ends_the_game_too():
    """R11.1, R9.4"""
    state = position(land("iron_mine 0,0", "lake 1,0", "weaving_mill 2,0"), home(), display=["altar_bellona"])
    play(state, Replace("altar_bellona", "N10"))
    assert state.finished == "R11.1"


def test_players_with_fewer_turns_get_none():
    """R11.1"""
    state = position(land("iron_mine 0,0", "weaving_mill 1,0"), home(), home(), display=["altar_bellona"])
    play(state, Add("altar_bellona", "M11"))
    assert (state.turn, [GAME.legal_moves(state, seat) for seat in range(3)]) == (1, [[], [], []])


def test_the_game_ends_when_all_three_stacks_are_empty_whatever_lies_in_the_rows():
    """R11.2"""
    rows = {"nature": ["lake", "forest"], "village": ["iron_mine"], "city": ["inn_fish"]}
    state = position(home(), home(), rows=rows, stacks=NONE_LEFT)
    play(state, Add("lake", "M11"))
    assert state.finished == "R11.2"


@pytest.mark.parametrize(("stacks", "told"), [(NONE_LEFT, None), (ONE_LEFT, "")])
def test_what_is_drawn_in_the_last_turn_is_of_no_use(stacks, told):
    """R11.2"""
    state = position(home(), home(), rows={"nature": ["lake"]}, stacks=stacks)
    assert GAME.coming_up(state) == told


@pytest.mark.parametrize(("stacks", "told"), [(NONE_LEFT, [Remark("last-turn", {})]), (ONE_LEFT, [])])
def test_the_turn_after_which_the_match_ends_is_told_while_it_lasts(stacks, told):
    """R11.2"""
    state = position(home(), home(), rows={"nature": ["lake"]}, stacks=stacks)
    assert GAME.ending(GAME.redact(state, None)) == told


def test_who_turned_up_the_last_tile_still_finishes_the_turn():
    """R11.2"""
    state = position(home(hand=["coin"]), home(), step="reveal", rows={"nature": ["lake"]}, stacks=ONE_LEFT)
    play(state, Reveal("village"))
    assert (state.finished, state.step) == ("", "token")
    play(state, Coin(1, "M10", "wood"))
    assert (state.finished, state.step) == ("", "add")
    play(state, Add("winery", "M11"))
    assert state.finished == "R11.2"


@pytest.mark.parametrize("kind", ["nature", "village", "city"])
def test_one_stack_with_tiles_is_enough_to_go_on(kind: str):
    """R11.2"""
    rows = {"nature": ["lake"], "village": ["winery"], "city": ["inn_wine"]}
    state = position(home(), home(), rows=rows, stacks={**NONE_LEFT, kind: 2})
    play(state, Add("lake", "M11"))
    assert state.finished == ""


# ------------------------------------------------------------------ R11.3b
def test_the_game_ends_at_the_end_of_the_turn_in_which_all_flags_are_set():
    """R11.3b"""
    state = position(home(stop=True), home(), rows={"nature": ["cliff"]})
    GAME.play(state, 1, Stop(True))
    assert state.finished == ""
    play(state, Add("cliff", "M11"))
    assert state.finished == "R11.3b"


@pytest.mark.parametrize("step", ["reveal", "token", "add"])
def test_the_flag_may_be_set_and_cleared_by_everybody_at_any_time(step: str):
    """R11.3b, D6"""
    state = position(home(), home(), home(), step=step, active="B", rows={"nature": ["cliff"]})
    for seat in range(3):
        assert Stop(True) in GAME.legal_moves(state, seat)
        GAME.play(state, seat, Stop(True))
        assert state.territories[seat].stop
        assert Stop(False) in GAME.legal_moves(state, seat)
        GAME.play(state, seat, Stop(False))
        assert not state.territories[seat].stop
    assert (GAME.to_move(state), state.step) == ((1,), step)


def test_the_flag_may_be_set_during_the_draft():
    """R11.3b, D6"""
    state = start(2)
    GAME.play(state, 1, Stop(True))
    assert [own.stop for own in state.territories] == [False, True]


def test_flags_are_not_set_in_the_beginning():
    """D6"""
    assert [own.stop for own in start(4).territories] == [False] * 4


def test_a_cleared_flag_keeps_the_game_going():
    """R11.3b"""
    state = position(home(stop=True), home(stop=True), rows={"nature": ["cliff"]})
    GAME.play(state, 0, Stop(False))
    play(state, Add("cliff", "M11"))
    assert state.finished == ""


@pytest.mark.parametrize("flag", [True, False])
def test_a_flag_that_is_already_so_is_refused(flag: bool):
    """R11.3b"""
    refusal = refused(position(home(), home(stop=flag)), Stop(flag), seat=1)
    assert refusal.rule == "R11.3b"


def test_setting_a_flag_changes_nothing_else():
    """R11.3b"""
    state = position(home(hand=["war"]), home(), rows={"nature": ["cliff"]})
    moves = options(state)
    GAME.play(state, 1, Stop(True))
    assert options(state) == moves


def test_seats_that_have_left_are_not_asked():
    """R11.3b"""
    state = position(home(stop=True), home(), home(stop=True), rows={"nature": ["cliff"]})
    GAME.play(state, 1, Concede())
    play(state, Add("cliff", "M11"))
    assert state.finished == "R11.3b"


def test_the_flag_of_a_seat_that_stays_is_needed_although_another_left():
    """R11.3b"""
    state = position(home(stop=True), home(), home(), rows={"nature": ["cliff"]})
    GAME.play(state, 1, Concede())
    play(state, Add("cliff", "M11"))
    assert state.finished == ""


def test_a_seat_that_has_left_has_no_flag():
    """R11.3b"""
    state = position(home(), home(), home())
    GAME.play(state, 2, Concede())
    assert GAME.legal_moves(state, 2) == []
    assert refused(state, Stop(True), seat=2).rule == "R11.3b"


def test_a_seat_that_has_left_is_still_played_for():
    """R11.3b"""
    state = position(home(), home(), home(), rows={"nature": ["cliff"]})
    GAME.play(state, 1, Concede())
    play(state, Add("cliff", "M11"))
    assert GAME.to_move(state) == (1,)
    play(state, GAME.default_move(state, 1))
    assert state.step == "token"


# ------------------------------------------------------------------ R11.4
@pytest.mark.parametrize(
    ("display", "stacks", "stop", "named"),
    [
        (["altar_bellona"], NONE_LEFT, True, "R11.1"),
        (["altar_bellona", "temple_liber"], NONE_LEFT, True, "R11.2"),
        (["altar_bellona", "temple_liber"], {**NONE_LEFT, "nature": 1}, True, "R11.3a"),
        (["altar_bellona", "altar_lares"], {**NONE_LEFT, "village": ["winery"]}, True, "R11.3b"),
    ],
)
def test_of_several_conditions_the_first_is_named(
    display: list[str], stacks: dict[str, object], stop: bool, named: str
):
    """R11.4"""
    state = position(
        land("iron_mine 0,0", "weaving_mill 1,0", stop=stop), home(stop=stop), display=display, stacks=stacks
    )
    play(state, Add("altar_bellona", "M11"))
    assert state.finished == named


@pytest.mark.parametrize(("seats", "turns"), [(2, 62), (3, 60), (4, 58)])
def test_a_match_in_which_nobody_takes_a_victory_tile_lasts_as_long_as_the_stacks(seats: int, turns: int):
    """R11.4, R11.2"""
    state, rng = start(seats, "slow"), Rng("slow")
    while not state.finished:
        moves = options(state, Draft, Reveal, Add, Pass)
        calm = [move for move in moves if not (isinstance(move, Add) and TILES[move.tile]["kind"] == "victory")]
        play(state, rng.choice(calm or moves))
    assert (state.finished, state.turn) == ("R11.2", turns)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_takes_one_tile_from_a_stack(seats: int):
    """R11.4"""
    state, rng = start(seats, "count"), Rng("count")
    total = {2: 62, 3: 60, 4: 58}[seats]
    while not state.finished:
        play(state, rng.choice(options(state)))
        if state.turn and not state.finished:
            revealed = state.turn - (state.step == "reveal")
            assert sum(map(len, state.stacks.values())) == total - revealed
    assert state.turn <= total
