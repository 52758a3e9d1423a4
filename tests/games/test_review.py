"""A match looked back at: what is played on, what an analysis does next, and what it names."""

from __future__ import annotations

import msgspec
import pytest

from games import GAMES
from games.base import Concede
from games.core.rng import Rng
from games.thinking.leads import Lead
from games.thinking.review import (
    NAMED,
    Decision,
    Depth,
    Findings,
    Look,
    Outline,
    Part,
    Turn,
    costs,
    estimate,
    next_part,
    positions_of,
    turning_points,
)
from games.thinking.trial import result, trial
from tests.games.small_game import SMALL, Lay
from tests.games.test_thinking import second_round
from tests.games.walking import at_each_table, walk
from tests.samples import samples

BETTER = '{"kind":"lay"}'
DEPTH = Depth(positions=3, course=4, look=4, checked=2, check=20, piece=2)
ANNA, BEN = 101, 102
PLAYED_ON = samples(4)  # decisions after the position that is looked at
OUTLINE = Outline((0, 4, 8), tuple(Decision(ply, ply % 2, ANNA + ply % 2) for ply in range(8)))


# ---------------------------------------------------------------------- trials
def test_a_card_that_is_kept_for_the_round_that_counts_more_wins_it():
    view = SMALL.redact(second_round(["card_01", "card_14"]), 0)
    low, high = trial(SMALL, view, 0, [Lay("card_01"), Lay("card_14")], "seed", range(40), None)
    assert (low[0][0], high[0][0]) == (3.0, 2.0)
    assert {deal[0] for deal in low} <= {0.0, 3.0}, "the last round counts three, and only the 15 takes it"


def test_a_deal_is_the_same_however_many_are_asked_for_at_once():
    view = SMALL.redact(second_round(["card_01", "card_14"]), 0)
    moves = [Lay("card_01")]
    (whole,) = trial(SMALL, view, 0, moves, "seed", range(6), None)
    parts = [trial(SMALL, view, 0, moves, "seed", range(start, start + 2), None)[0] for start in (0, 2, 4)]
    assert [deal for part in parts for deal in part] == whole


def test_who_has_won_a_game_without_points_has_all_of_it():
    game = GAMES["mare_nostrum"]
    state = game.setup(3, game.options(), "share")
    assert result(game, state) == game.prospects(state)
    game.play(state, 0, Concede())
    game.play(state, 2, Concede())
    assert result(game, state) == [0.0, 1.0, 0.0]


@at_each_table
def test_what_everybody_may_see_is_played_on_to_the_end_blind_to_what_is_hidden(game, seats):
    for state, _, _ in walk(game, seats, 1, looks=1):
        view, other = (game.redact(one, None) for one in (state, game.determinize(state, None, Rng("elsewhere"))))
        text = game.encode(view)
        (deals,) = trial(game, view, None, [None], "seed", range(1), PLAYED_ON)
        assert game.encode(view) == text, "the view was changed"
        assert len(deals[0]) == seats
        assert trial(game, other, None, [None], "seed", range(1), PLAYED_ON) == [deals]


# ---------------------------------------------------------------------- the order of work
def test_positions_are_spread_over_the_match_with_both_ends():
    assert positions_of(0, 2, 24) == (0, 1, 2)
    assert positions_of(5, 5, 24) == (5,)
    assert positions_of(0, 100, 5) == (0, 25, 50, 75, 100)


def done(findings: Findings, looks: dict[int, list[float]], checks: dict[int, float]) -> list[Part]:
    """Do all there is, with these gaps of looks and checks; gives what was done."""
    order: list[Part] = []
    while (part := next_part(OUTLINE, findings, DEPTH)) is not None:
        order.append(part)
        if part.kind == "course":
            findings.add(part, msgspec.json.encode([[1.0, 2.0]] * DEPTH.piece))
        elif part.kind == "look":
            gaps = looks.get(part.ply, [])
            findings.add(part, msgspec.json.encode(Look(BETTER if gaps else "", gaps)))
        else:
            mean = checks[part.ply]
            findings.add(part, msgspec.json.encode([mean + 0.5, mean - 0.5]))
    return order


def test_each_piece_is_done_once_and_only_doubtful_decisions_are_checked_as_long_as_it_makes_sense():
    findings = Findings()
    order = done(
        findings, {0: [3.0, 3.5], 2: [-1.0, -2.0], 4: [1.0, 1.5], 6: [2.0, 2.5], 1: [9.0, -9.0]}, {0: 3.0, 6: -1.0}
    )
    assert len(set(order)) == len(order) <= estimate(OUTLINE, DEPTH)
    first = [part for part in order if part.kind != "check"]
    assert order[: len(first)] == first == sorted(first, key=lambda part: part.ply)
    # Anna's two gravest; the one that turns out to be none is broken off.
    assert {part.ply: part.first for part in order if part.kind == "check"} == {0: 18, 6: 10}


def test_what_is_done_is_not_done_again_after_a_break():
    whole, again = Findings(), Findings()
    order = done(whole, {0: [3.0, 3.5]}, {0: 3.0})
    for part in order[:7]:
        again.add(part, msgspec.json.encode([[1.0, 2.0]] * 2 if part.kind == "course" else Look(BETTER, [3.0, 3.5])))
    assert next_part(OUTLINE, again, DEPTH) == order[7]


# ---------------------------------------------------------------------- what it names
def looked(gaps: dict[int, list[float]]) -> Findings:
    """Findings in which the strong computer saw something better everywhere, with these checks."""
    findings = Findings()
    for decision in OUTLINE.decisions:
        findings.looks[decision.ply] = Look(BETTER, [1.0])
    findings.checks = gaps
    return findings


def test_only_what_exceeds_three_standard_errors_and_the_least_is_named_the_dearest_first():
    sure, doubtful, slight = [4.0, 5.0, 6.0] * 4, [4.0, -5.0, 6.0] * 4, [0.1, 0.2] * 6
    found = costs(OUTLINE.decisions, looked({0: sure, 2: doubtful, 4: slight, 6: [gap + 1 for gap in sure]}), 1.0)
    assert [(cost.decision.ply, cost.lead.mean, cost.deals) for cost in found[ANNA]] == [(6, 6.0, 12), (0, 5.0, 12)]
    assert found[BEN] == []
    assert found[ANNA][0].better == BETTER


def test_no_more_than_three_moves_of_a_person_are_named():
    found = costs(OUTLINE.decisions, looked({ply: [ply + 4.0] * 12 for ply in range(8)}), 1.0)
    assert [[cost.decision.ply for cost in found[person]] for person in (ANNA, BEN)] == [[6, 4, 2], [7, 5, 3]]
    assert NAMED == 3


def test_a_turning_point_is_where_a_lead_has_changed_beyond_doubt_since_the_one_before():
    noise = [[float(part), 0.0] for part in (-1, 0, 1)] * 4
    course = {
        0: noise,
        5: [[deal[0] + 0.5, 0.0] for deal in noise],
        9: [[deal[0] + 8, 0.0] for deal in noise],
        12: [[8.0, 0.0]],
    }
    assert turning_points(course, 1.0) == [Turn(9, 0, 0.0, 8.0)]
    assert turning_points(course, 9.0) == []
    assert turning_points({}, 1.0) == []


@pytest.mark.parametrize("lead", [Lead(1.0, float("inf")), Lead(0.0, 0.0)])
def test_what_was_seen_once_or_not_at_all_is_no_difference(lead):
    assert not lead.exceeds(0.0)
