"""R10, R11: the turn order, the end of an era, the end of the game."""

from __future__ import annotations

import pytest

from games.base import Concede, Remark
from games.rise_of_empires.ending import choosing_order
from games.rise_of_empires.moves import Position
from tests.games.rise_of_empires.case_builder import CATALOGUE, GAME, build_state, play
from tests.games.rise_of_empires.positions import by_default, finish_turn, options, refused, told


def choosing(*points: int, **more):
    """A state in phase 6 whose seats had these VP before."""
    state = build_state(*({"vp": vp, "gold": 0, "disc": 0, "cube": 0} for vp in points), territory=["plains"], **more)
    finish_turn(state)
    return state


def test_the_fewest_points_choose_first_any_free_position():
    """R10.1"""
    state = choosing(7, 9, 3, active=0)
    assert (state.phase, GAME.to_move(state)) == ("order", (2,))
    assert options(state, 2) == [Position(1), Position(2), Position(3)]
    play(state, 2, Position(3))
    assert GAME.to_move(state) == (0,)
    assert refused(state, 0, Position(3)).rule == "R10.1"
    play(state, 0, Position(2))
    # The last one has no choice, and the next turn begins.
    assert (state.order, state.side) == ([1, 0, 2], "B")


@pytest.mark.parametrize(("era", "side", "told"), [(3, "B", [Remark("last-turn", {})]), (3, "A", []), (2, "B", [])])
def test_the_last_turn_is_told_until_the_match_is_over(era, side, told):
    """R11.2: its later phases ask something as well."""
    state = build_state({}, {})
    state.era, state.side = era, side
    assert GAME.ending(state) == told
    state.phase = "income"
    assert GAME.ending(state) == told
    state.finished = "R11.2"
    assert GAME.ending(state) == []


def test_positions_are_chosen_for_turn_b_as_well():
    """R10.1"""
    state = choosing(1, 2, active=0)
    assert state.side == "A"
    play(state, 0, Position(2))
    assert (state.side, state.order, GAME.to_move(state)) == ("B", [1, 0], (1,))


def test_equal_points_are_decided_by_the_fewest_goods():
    """R10.2"""
    state = build_state(
        {"vp": 4, "gold": 5, "disc": 0, "cube": 2},
        {"vp": 4, "gold": 0, "disc": 3, "cube": 3},
        {"vp": 4, "gold": 4, "disc": 4, "cube": 0},
    )
    assert choosing_order(state) == [1, 0, 2]


def test_still_equal_the_earlier_in_the_order_chooses_first():
    """R10.3"""
    same = {"vp": 4, "gold": 1, "disc": 1, "cube": 1}
    assert choosing_order(build_state(same, same, same, order=[2, 0, 1])) == [2, 0, 1]


def test_half_of_the_cubes_are_lost_at_the_end_of_an_era():
    """R11.1"""
    state = build_state(
        {"gold": 0},
        {"gold": 0},
        side="B",
        active=1,
        cubes={"balkans": {0: 3, 1: 4}, "anatolia": {0: 1}, "mesopotamia": {1: 2}},
    )
    stock = [player.stock for player in state.players]
    finish_turn(state)
    before = [player.stock for player in state.players]
    events = by_default(state, lambda now: now.era == 2)
    assert [state.map[region] for region in ("balkans", "anatolia", "mesopotamia")] == [[1, 2], [0, 0], [0, 1]]
    lost = {
        0: [{"region": "balkans", "count": 2}, {"region": "anatolia", "count": 1}],
        1: [{"region": "balkans", "count": 2}, {"region": "mesopotamia", "count": 1}],
    }
    freed = {0: {"freed": {"regions": ["anatolia"]}}, 1: {}}
    assert told(events, "halved") == {
        seat: {"count": 3, "where": {"losses": lost[seat]}, **freed[seat]} for seat in (0, 1)
    }
    assert [player.stock - number for player, number in zip(state.players, before, strict=True)] == [3, 3]
    assert stock[0] >= before[0]


def test_everything_else_is_kept_at_the_end_of_an_era():
    """R11.1"""
    state = build_state({"territory": {"plains": 2}, "cities": ["byblos"], "gold": 7}, side="B", active=1)
    finish_turn(state)
    by_default(state, lambda now: now.era == 2)
    player = state.players[0]
    assert (player.territory, player.cities, player.gold) == (["plains", "plains"], ["byblos"], 7)
    assert not any(state.rows.values())


def test_nothing_is_halved_after_a_turn_a():
    """R11.1"""
    state = build_state(cubes={"balkans": {0: 3}}, active=1)
    finish_turn(state)
    by_default(state, lambda now: now.side == "B")
    assert state.map["balkans"][0] == 3


def test_the_game_ends_after_the_points_of_the_last_turn():
    """R11.2"""
    state = build_state(era=3, side="B", cubes={"china": {0: 3}}, active=1)
    events = finish_turn(state)
    assert state.finished == "R11.2"
    assert GAME.to_move(state) == ()
    assert not {"position-taken", "halved", "era-ended"} & {event.kind for event in events}
    assert state.map["china"][0] == 3
    assert events[-1].data == {"reason": "R11.2"}


@pytest.mark.parametrize(
    ("points", "gold", "ranks"),
    [((5, 9), (9, 0), [2, 1]), ((7, 7), (3, 4), [2, 1]), ((7, 7), (4, 4), [1, 1])],
)
def test_most_points_win_then_most_gold(points: tuple[int, int], gold: tuple[int, int], ranks: list[int]):
    """R11.3"""
    entries = [{"vp": vp, "gold": amount, "disc": 0} for vp, amount in zip(points, gold, strict=True)]
    state = build_state(*entries, era=3, side="B", active=1)
    finish_turn(state)
    outcome = GAME.outcome(state)
    assert outcome.ranks == ranks
    assert outcome.scores == list(points)
    assert outcome.tie_break == list(gold)


def test_what_is_left_over_is_worth_nothing():
    """R11.4"""
    state = build_state(
        {"gold": 30, "disc": 9, "food": 30, "cube": 20, "territory": {"plains": 3}}, era=3, side="B", active=1
    )
    finish_turn(state)
    assert GAME.outcome(state).scores[0] == 0


def test_there_are_no_options():
    """R13"""
    assert GAME.options.__struct_fields__ == ()
    assert CATALOGUE.numbers.players == [2, 3, 4, 5]


def test_who_conceded_goes_on_by_default_and_ranks_last():
    """R11.3"""
    state = build_state({"vp": 50}, {}, {}, active=0)
    play(state, 0, Concede())
    assert GAME.to_move(state) == (0,)
    by_default(state, lambda now: False)
    assert GAME.outcome(state).ranks[0] == 3


def test_a_match_that_ends_in_the_middle_of_a_move_or_a_choice_forgets_it():
    """R4.4: the last opponent leaves."""
    state = choosing(1, 2, active=0)
    between_moves = GAME.copy(state)
    play(between_moves, 0, Position(2))
    assert between_moves.step == "move"
    for ended in (state, between_moves):
        play(ended, 1, Concede())
        assert (ended.finished, ended.phase, ended.step, ended.next_order) == ("concession", "over", "over", [])
        assert GAME.problems(ended) == []
