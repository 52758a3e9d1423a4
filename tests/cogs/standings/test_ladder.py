"""Ratings as a function of the history, and for whom a result counts."""

from __future__ import annotations

import math
from itertools import permutations

import pytest
from openskill.models import PlackettLuce

from cogs.features.standings.hall import rating_lines
from cogs.match.refusals import Refusal
from cogs.standings.ladder import SETTLED, Ladder, Rating, changed
from cogs.standings.ratings import check_rated, places_of
from cogs.standings.results import Result
from db.rows import FinishedRow, SeatRow
from games.base import Outcome
from locales import words

ANNA, BEN, CLEO, DORA = 1, 2, 3, 4


def shown(places, ratings=None):
    return {user: change.after.shown for user, change in changed(ratings or {}, places).items()}


# ------------------------------------------------------------------ one match
def test_everybody_begins_at_1000_provisionally():
    assert Rating().shown == 1000 and Rating().provisional
    assert [Rating(matches=matches).provisional for matches in (SETTLED - 1, SETTLED)] == [True, False]


def test_a_match_of_two_gives_what_the_library_gives():
    found = changed({}, {BEN: 2, ANNA: 1})
    assert list(found) == [ANNA, BEN]
    assert found[ANNA].before == Rating() and found[ANNA].after.matches == 1
    assert found[ANNA].after[:2] == pytest.approx((27.635389, 8.065901), abs=1e-5)
    assert found[BEN].after[:2] == pytest.approx((22.364611, 8.065901), abs=1e-5)


def test_a_later_match_of_four_with_a_shared_place_gives_what_the_library_gives():
    known = {ANNA: Rating(30.0, 5.0, 9), BEN: Rating(20.0, 6.0, 4), CLEO: Rating(25.0, 7.0, 2)}
    places = {DORA: 1, ANNA: 2, BEN: 2, CLEO: 4}
    model = PlackettLuce()
    teams = [[model.rating()], [model.rating(30.0, 5.0)], [model.rating(20.0, 6.0)], [model.rating(25.0, 7.0)]]
    expected = [(new.mu, new.sigma) for (new,) in model.rate(teams, ranks=[1, 2, 2, 4])]
    found = changed(known, places)
    assert [change.after[:2] for change in found.values()] == expected
    assert [change.after.matches for change in found.values()] == [1, 10, 5, 3]


def test_a_shared_place_of_equals_is_worth_the_same():
    found = shown({ANNA: 1, BEN: 1, CLEO: 3})
    assert found[ANNA] == found[BEN] > 1000 > found[CLEO]


def test_the_order_of_the_seats_changes_nothing():
    known = {ANNA: Rating(30.1, 5.3, 9), BEN: Rating(20.7, 6.1, 4), CLEO: Rating(25.9, 7.7, 2)}
    places = {ANNA: 2, BEN: 2, CLEO: 1, DORA: 4}
    found = [changed(known, dict(order)) for order in permutations(places.items())]
    assert all(other == found[0] for other in found)


def test_two_hundred_points_more_mean_three_wins_of_four():
    model, certain = PlackettLuce(), 0.01
    better, worse = model.rating(25 + 200 / 30, certain), model.rating(25, certain)
    # The model's own formula: its predictor assumes another one.
    spread = math.hypot(model.beta, model.beta)
    assert 1 / (1 + math.exp((worse.mu - better.mu) / spread)) == pytest.approx(0.75, abs=0.02)


# ------------------------------------------------------------------ many matches
HISTORY = [
    (7, {ANNA: 1, BEN: 2}),
    (9, {BEN: 1, CLEO: 2, ANNA: 3}),
    (8, {}),
    (12, {CLEO: 1, ANNA: 1}),
]


def test_a_ladder_grown_in_steps_is_the_ladder_grown_at_once():
    whole, ladder = Ladder().grown(HISTORY), Ladder()
    for count in range(len(HISTORY) + 1):
        ladder = ladder.grown(HISTORY[:count])
        assert ladder.grown(HISTORY[:count]) == ladder
    assert ladder == whole
    assert list(whole.changes) == [7, 9, 8, 12] and whole.changes[8] == {}
    assert whole.ratings[ANNA] == whole.changes[12][ANNA].after and whole.ratings[ANNA].matches == 3
    assert whole.changes[9][BEN].before == whole.changes[7][BEN].after


def test_another_history_is_computed_anew():
    ladder = Ladder().grown(HISTORY)
    for other in (HISTORY[:2], [HISTORY[1], HISTORY[0], *HISTORY[2:]], HISTORY[1:]):
        assert ladder.grown(other) == Ladder().grown(other)


def test_the_course_of_a_rating_is_level_while_others_play():
    history = [(1, {ANNA: 1, BEN: 2}), (2, {}), (3, {ANNA: 1, CLEO: 2}), (4, {CLEO: 1, BEN: 2})]
    ladder = Ladder().grown(history)
    first, second = (ladder.changes[match][BEN].after.shown for match in (1, 4))
    assert ladder.course(BEN) == ((0, 1000), (1, first), (2, first), (3, second))
    assert ladder.course(ANNA)[-1:] == ((3, ladder.ratings[ANNA].shown),)


def test_the_settled_ones_are_ranked_before_all_others():
    found = {ANNA: Rating(20.0, 2.0, SETTLED), BEN: Rating(40.0, 2.0, 1), CLEO: Rating(30.0, 2.0, SETTLED + 1)}
    assert Ladder({}, found).ranking == [CLEO, ANNA, BEN]


# ------------------------------------------------------------------ for whom a result counts
def result(*ranks, holders=(), rated=True):
    """Of Anna, Ben and so on in these places; ``holders`` at the end where they are others."""
    row = FinishedRow(7, "mosaic", None, 1, "", 10, 10, 0, 9, "R9.3", rated)
    starters = [SeatRow(7, seat, seat + 1, "x", 0, "person", None) for seat in range(len(ranks))]
    ends = [
        SeatRow(7, seat, user, "x", 5, "person" if user > 0 else "sensible", None) for seat, user in enumerate(holders)
    ]
    outcome = Outcome("R9.3", list(ranks), [0] * len(ranks), [], [])
    return Result(row, ends or starters, starters, outcome)


def test_the_places_of_the_match_count():
    assert places_of(result(2, 1, 2)) == {ANNA: 2, BEN: 1, CLEO: 2}
    assert places_of(result(2, 1, 2, rated=False)) == {}


@pytest.mark.parametrize("holder", [DORA, -1], ids=["newcomer", "computer"])
def test_who_gave_up_the_seat_is_last_and_who_took_it_over_is_not_rated(holder):
    assert places_of(result(1, 2, 3, holders=(holder, BEN, CLEO))) == {ANNA: 4, BEN: 2, CLEO: 3}


def test_all_who_gave_up_their_seats_share_the_last_place():
    assert places_of(result(1, 2, 3, 4, holders=(9, BEN, 8, DORA))) == {ANNA: 5, BEN: 2, CLEO: 5, DORA: 4}


def test_who_moved_to_another_seat_gave_up_his_own():
    assert places_of(result(3, 2, 1, holders=(9, BEN, ANNA))) == {}
    assert places_of(result(4, 2, 1, 3, holders=(9, BEN, ANNA, DORA))) == {ANNA: 5, BEN: 2, CLEO: 5, DORA: 3}


def test_a_match_in_which_only_one_kept_his_seat_counts_for_nobody():
    assert places_of(result(2, 1, holders=(9, BEN))) == {}


@pytest.mark.parametrize(("seats", "computers", "code"), [(4, 1, "rated-computers"), (1, 0, "rated-alone")])
def test_neither_computers_nor_solitude_can_be_rated(seats, computers, code):
    with pytest.raises(Refusal) as refusal:
        check_rated(seats, computers)
    assert refusal.value.code == code
    check_rated(2, 0)


# ------------------------------------------------------------------ the ranking
def test_people_with_few_matches_stand_apart_from_the_ranking():
    settled = {user: Rating(mean, 2.0, SETTLED) for user, mean in ((ANNA, 24.0), (BEN, 29.0), (CLEO, 24.0))}
    ladder = Ladder({}, {**settled, DORA: Rating(40.0, 5.0, 1), 5: Rating()})
    names = dict(enumerate(("Anna", "Ben", "Cleo", "Dora", "Ela"), 1))
    assert rating_lines(words("en"), ladder, names, 2) == [
        "**Rating**",
        "**1.** Ben – **1690** after 5 rated matches",
        "**2.** Anna – **1540** after 5 rated matches",
        "Not ranked yet: Dora 1750?, Ela 1000?",
    ]
    lines = rating_lines(words("pl"), ladder, names, 1)
    assert lines[1:] == [
        "**1.** Ben – **1690** po 5 rozgrywkach rankingowych",
        "Jeszcze bez miejsca w rankingu: Dora 1750? i jeszcze 1",
    ]
    assert [line[:6] for line in rating_lines(words("en"), ladder, names, 3)[1:4]] == ["**1.**", "**2.**", "**2.**"]
    assert rating_lines(words("en"), Ladder(), {}, 5) == []
