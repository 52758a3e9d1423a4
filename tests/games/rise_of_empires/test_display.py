"""R6.0, R6.5, R6.8: the action display in turn A and in turn B."""

from __future__ import annotations

import pytest

from games.rise_of_empires.display import mixes, number_of_mixes, ready_mix, ways_to_pay
from games.rise_of_empires.moves import (
    End,
    Flip,
    Idle,
    Pay,
    Remove,
    Skip,
    TakeCity,
    TakeProgress,
    TakeTerritory,
    Trade,
)
from games.rise_of_empires.state import ROWS, dead_discs
from games.rise_of_empires.telling import why
from tests.games.rise_of_empires.case_builder import CATALOGUE, GAME, build_state, play
from tests.games.rise_of_empires.positions import by_default, kinds, options, refused, start, told


# ---------------------------------------------------------------------- R6.0 turn A
def test_six_rounds_make_the_phase():
    """R6.0.1"""
    state = start(3)
    by_default(state, lambda now: now.phase != "actions")
    assert sorted(seat for row in state.rows.values() for seat in row) == [0] * 6 + [1] * 6 + [2] * 6


def test_a_disc_goes_to_the_left_of_those_that_lie_in_the_row():
    """R6.0.2"""
    state = build_state(territory=["plains", "plains", "woods"])
    play(state, 0, TakeTerritory("plains"))
    play(state, 1, TakeTerritory("plains"))
    play(state, 0, TakeTerritory("woods"))
    assert state.rows["territory"] == [0, 1, 0]


@pytest.mark.parametrize(("seats", "limit", "empire"), [(2, 4, 4), (3, 6, 6), (4, 8, 8), (5, 10, 8)])
def test_rows_have_two_circles_for_each_seat(seats: int, limit: int, empire: int):
    """R6.0.3"""
    assert [CATALOGUE.row_limit(row, seats) for row in ROWS] == [empire, limit, limit, limit, limit]


def test_a_full_row_cannot_be_chosen():
    """R6.0.3"""
    state = build_state(seats=4, territory=["plains"])
    state.rows["territory"] = [0, 1, 2, 3] * 2
    assert "territory" not in kinds(state, 0)
    assert refused(state, 0, TakeTerritory("plains")).rule == "R6.0.3"


def test_a_possible_action_must_be_chosen():
    """R6.0.4"""
    state = build_state({"cube": 0, "disc": 0, "gold": 0}, progress=["mining"], territory=[], cities=["rome"])
    assert kinds(state, 0) == {"progress"}
    assert refused(state, 0, Idle("trade")).code == "something-possible"


def test_without_any_possible_action_the_disc_goes_anywhere():
    """R6.0.4"""
    state = build_state({"cube": 0, "disc": 0, "gold": 0}, seats=3, progress=[], territory=[], cities=["rome"])
    assert options(state, 0, Idle) == [Idle(row) for row in sorted(ROWS)]
    assert kinds(state, 0) == {"idle"}
    play(state, 0, Idle("city"))
    assert state.rows["city"] == [0]
    assert state.players[0].cities == []


def test_the_state_remembers_which_discs_of_turn_a_had_no_effect():
    """R6.0.4, R6.8.1"""
    poor = {"cube": 0, "disc": 0, "gold": 0}
    state = build_state(poor, poor, seats=3, progress=[], territory=[], cities=["rome"], rows={"city": [2]})
    play(state, 0, Idle("city"))
    play(state, 1, Idle("trade"))
    assert [dead_discs(state, row) for row in ("city", "trade", "empire")] == [[1], [0], []]


def test_in_turn_b_no_disc_counts_as_one_without_effect():
    """R6.8.1"""
    state = build_state({"cube": 0, "disc": 0, "gold": 0}, progress=[], territory=[], cities=["rome"])
    play(state, 0, Idle("city"))
    by_default(state, lambda now: now.side == "B")
    assert [dead_discs(state, row) for row in ROWS] == [[], [], [], [], []]


def test_a_useless_disc_with_one_row_left_places_itself():
    """R6.0.4"""
    poor = {"cube": 0, "disc": 0, "gold": 0}
    rows = {row: [0, 1, 0, 1] for row in ROWS if row != "city"}
    state = build_state({}, poor, progress=[], territory=["plains"], cities=["byblos", "rome"], rows=rows)
    del state.rows["territory"][0]
    events = play(state, 0, TakeTerritory("plains"))
    assert told(events, "idle") == {1: {"row": "city"}}
    assert (state.active, state.round) == (0, 2)


def test_a_flip_may_make_an_action_possible():
    """R6.0.4, R6.0.6"""
    state = build_state(
        {"cube": 0, "disc": 0, "gold": 1, "progress": ["harbor"]}, progress=[], territory=[], cities=["rome"]
    )
    assert kinds(state, 0) == {"idle", "flip"}
    play(state, 0, Flip("harbor"))
    assert kinds(state, 0) == {"trade"}


def test_flips_are_possible_before_and_after_the_action():
    """R6.0.6"""
    state = build_state({"gold": 3, "progress": ["harbor"]}, territory=["plains"])
    play(state, 0, TakeTerritory("plains"))
    assert (GAME.to_move(state), kinds(state, 0)) == ((0,), {"flip", "end"})
    play(state, 0, Flip("harbor"))
    assert GAME.to_move(state) == (1,)


def test_a_move_ends_by_itself_when_nothing_optional_is_left():
    """R6.0.6"""
    state = build_state(territory=["plains"])
    play(state, 0, TakeTerritory("plains"))
    assert GAME.to_move(state) == (1,)


def test_a_move_can_be_ended_without_the_flip():
    """R6.0.6"""
    state = build_state({"gold": 3, "progress": ["harbor"]}, territory=["plains"])
    play(state, 0, TakeTerritory("plains"), End())
    assert GAME.to_move(state) == (1,)
    assert state.players[0].flipped == []


# ---------------------------------------------------------------------- R6.5 turn B
def turn_b(*entries, **more):
    return build_state(*entries, side="B", **more)


def test_in_turn_b_a_move_is_the_removal_of_an_own_disc():
    """R6.0.5, R6.5.1"""
    state = turn_b(seats=3)
    assert kinds(state, 0) == {"remove"}
    assert {move.row for move in options(state, 0, Remove)} == {"city", "progress", "territory", "trade"}
    assert refused(state, 0, TakeTerritory("plains")).rule == "R6.5.1"


def test_the_action_of_the_row_follows_the_removal():
    """R6.5.1"""
    state = turn_b(territory=["plains"], rows={"territory": [0, 1]})
    play(state, 0, Remove("territory", 1, ""))
    assert kinds(state, 0) == {"territory", "skip"}
    play(state, 0, TakeTerritory("plains"))
    assert state.players[0].territory == ["plains"]
    assert state.rows["territory"] == [1]
    assert GAME.to_move(state) == (1,)


def test_an_action_of_another_row_is_refused():
    """R6.5.1"""
    state = turn_b(territory=["plains"], rows={"territory": [0, 1]})
    play(state, 0, Remove("territory", 1, ""))
    assert refused(state, 0, TakeProgress("agriculture")).code == "other-row"


def test_flips_are_used_as_in_turn_a():
    """R6.5.1, R6.0.6"""
    state = turn_b({"progress": ["harbor"], "disc": 0}, rows={"trade": [0, 1]})
    play(state, 0, Remove("trade", 1, ""))
    assert kinds(state, 0) == {"flip", "skip"}
    play(state, 0, Flip("harbor"), Trade("gold", 1))
    assert state.players[0].gold == 5 - 1 + 2


@pytest.mark.parametrize(("which", "fee"), [(1, 0), (2, 3)])
def test_the_fee_counts_every_disc_to_the_left(which: int, fee: int):
    """R6.5.2"""
    state = turn_b({"gold": 9}, seats=4, rows={"progress": [0, 1, 2, 0, 3]})
    moves = [move for move in options(state, 0, Remove) if move.which == which]
    events = play(state, 0, moves[-1])
    assert told(events, "removed")[0]["fee"] == fee
    assert state.players[0].gold == 9 - fee


def test_only_gold_cubes_food_and_points_pay_the_fee():
    """R6.5.2"""
    state = turn_b({"gold": 1, "cube": 1, "food": 1, "vp": 1, "disc": 9}, rows={"progress": [1, 1, 1, 1, 0]})
    assert options(state, 0, Remove) == [Remove("progress", 1, "gold")]
    play(state, 0, Remove("progress", 1, "gold"))
    player = state.players[0]
    assert (player.gold, player.cube, player.food, player.vp, player.disc) == (0, 0, 0, 0, 9)


def test_cubes_that_pay_go_to_the_general_stock():
    """R6.5.2"""
    state = turn_b({"gold": 0, "cube": 3, "food": 0, "stock": 27}, rows={"progress": [1, 1, 0]})
    play(state, 0, Remove("progress", 1, "gold"))
    assert (state.players[0].cube, state.players[0].stock) == (1, 29)


def test_points_that_pay_are_counted_as_fees():
    """R6.5.2"""
    state = turn_b({"gold": 0, "cube": 0, "food": 0, "vp": 5}, rows={"progress": [1, 1, 0]})
    play(state, 0, Remove("progress", 1, "gold"))
    assert state.players[0].vp == 3
    assert GAME.standing(state)[0]["fees"] == -2


def test_the_own_mix_is_chosen_after_the_disc():
    """R6.5.2"""
    state = turn_b({"gold": 2, "cube": 1, "food": 5, "vp": 0}, rows={"progress": [1, 1, 0]}, progress=["mining"])
    play(state, 0, Remove("progress", 1, "choose"))
    assert options(state, 0, Pay) == [
        Pay(0, 0, 2, 0),
        Pay(0, 1, 1, 0),
        Pay(1, 0, 1, 0),
        Pay(1, 1, 0, 0),
        Pay(2, 0, 0, 0),
    ]
    play(state, 0, Pay(0, 1, 1, 0), TakeProgress("mining"))
    assert (state.players[0].gold, state.players[0].cube, state.players[0].food) == (2, 0, 4)


@pytest.mark.parametrize("fee", range(10))
def test_every_mix_pays_the_fee_and_no_more_than_there_is(fee: int):
    """R6.5.2"""
    means = {"gold": 4, "cube": 0, "food": 3, "vp": 7}
    found = list(mixes(means, fee))
    assert len({tuple(mix.values()) for mix in found}) == len(found) > 0
    assert len(found) == number_of_mixes(means, fee)
    assert all(sum(mix.values()) == fee for mix in found)
    assert all(0 <= amount <= means[kind] for mix in found for kind, amount in mix.items())


def test_there_is_nothing_to_ask_where_there_is_one_way_to_pay():
    """R6.5.2"""
    assert ways_to_pay({"gold": 5, "cube": 0, "food": 0, "vp": 0}, 3) == ["gold"]
    assert ways_to_pay({"gold": 5, "cube": 5, "food": 5, "vp": 5}, 0) == [""]
    assert ways_to_pay({"gold": 5, "cube": 5, "food": 20, "vp": 5}, 3) == ["choose", "food", "gold"]


def test_removed_discs_count_no_more():
    """R6.5.3"""
    state = turn_b({"gold": 9}, {"gold": 9}, rows={"trade": [0, 1]})
    play(state, 0, Remove("trade", 1, ""), *([Skip()] if kinds(state, 0) & {"skip"} else []))
    by_default(state, lambda now: now.step == "move")
    assert options(state, 1, Remove) == [Remove("trade", 1, "")]


def test_the_action_may_be_skipped_and_the_fee_is_due_all_the_same():
    """R6.5.4"""
    state = turn_b({"gold": 4}, rows={"territory": [1, 1, 0]}, territory=["plains"])
    events = play(state, 0, Remove("territory", 1, "gold"), Skip())
    assert state.players[0].gold == 2
    assert state.players[0].territory == []
    assert told(events, "skipped") == {0: {"row": "territory"}}


def test_an_impossible_action_skips_itself():
    """R6.5.4"""
    state = turn_b({"disc": 0}, rows={"trade": [0, 1]})
    events = play(state, 0, Remove("trade", 1, ""))
    assert told(events, "skipped") == {0: {"row": "trade", **why("impossible")}}
    assert GAME.to_move(state) == (1,)


def test_who_can_pay_no_fee_gives_everything_for_the_cheapest_disc_and_does_nothing():
    """R6.5.5"""
    state = turn_b(
        {"gold": 1, "cube": 0, "food": 0},
        rows={"territory": [1, 1, 0], "progress": [1, 1, 1, 0], "city": [1, 1, 0]},
        territory=["plains"],
    )
    assert options(state, 0, Remove) == [Remove("city", 1, "all"), Remove("territory", 1, "all")]
    play(state, 0, Remove("territory", 1, "all"))
    assert state.players[0].gold == 0
    assert state.players[0].territory == []
    assert state.rows["territory"] == [1, 1]
    assert GAME.to_move(state) == (1,)


def test_the_limits_of_the_actions_hold_in_turn_b():
    """R6.5.6"""
    state = turn_b({"gold": 1}, rows={"city": [0, 1]}, cities=["carthage", "rome", "ur"])
    play(state, 0, Remove("city", 1, ""))
    assert options(state, 0, TakeCity) == [TakeCity("ur")]


def test_the_fee_free_tile_makes_every_disc_free():
    """R6.5.2"""
    state = turn_b({"gold": 0, "cube": 0, "food": 0, "progress": ["printing_press"]}, era=2, rows={"trade": [1, 1, 0]})
    assert options(state, 0, Remove) == [Remove("trade", 1, "")]


def test_discs_without_effect_are_removed_like_any_other():
    """R6.8.1"""
    state = build_state({"cube": 0, "disc": 0, "gold": 0}, progress=[], territory=[], cities=["rome"])
    play(state, 0, Idle("progress"))
    later = turn_b(rows={**state.rows, "trade": [1]}, progress=["mining"])
    play(later, 0, Remove("progress", 1, ""), TakeProgress("mining"))
    assert later.players[0].progress == ["mining"]


def test_ready_ways_keep_some_food():
    """D2b"""
    means = {"gold": 1, "cube": 2, "food": 10, "vp": 3}
    assert ready_mix(means, 4, "gold") == {"gold": 1, "cube": 1, "food": 2, "vp": 0}
    assert ready_mix(means, 13, "gold") == {"gold": 1, "cube": 2, "food": 10, "vp": 0}
    assert ready_mix(means, 3, "food") == {"gold": 1, "cube": 0, "food": 2, "vp": 0}
