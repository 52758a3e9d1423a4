"""Before the end of a turn or an action stands what could still be done in it."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.match.tables import Position
from cogs.presentation.consequences import left_behind
from cogs.presentation.labels import labels_for
from cogs.presentation.remarks import Remarks
from games import GAMES
from games.base import Move
from games.imperial_settlers.moves import Pass
from games.mare_nostrum.moves import Done, RaiseLegion
from games.mosaic.moves import Clear, End, Halt, OrderRule, Skip, Strike
from games.records.record import opening
from tests.cogs.tables import table
from tests.games.imperial_settlers.positions import position as settlers
from tests.games.mare_nostrum.positions import holds
from tests.games.mare_nostrum.positions import position as mare
from tests.games.mare_nostrum.test_choosing import marching
from tests.games.mosaic.positions import play
from tests.games.mosaic.test_empire_scoring import BOTH, TARGET, scoring
from tests.games.recorded import moves_of, present, read

MOSAIC, SETTLERS, MARE = GAMES["mosaic"], GAMES["imperial_settlers"], GAMES["mare_nostrum"]


@pytest.mark.parametrize(("asked", "end"), [("turn", End()), ("military", Halt())])
def test_the_end_of_a_turn_or_an_action_says_what_could_still_be_done(asked: str, end: Move):
    state, seat, others = _met(asked, end)
    position = Position(table(MOSAIC, state), seat, [end, *others])
    labels = labels_for(position.table, "en")
    kinds = sorted({other.kind for other in others}, key=MOSAIC.kind_order.index)
    assert left_behind(labels, position, end) == [f"still possible before it – {', '.join(map(labels.kind, kinds))}"]
    assert not MOSAIC.is_way_out(state, seat, end.kind)


def _met(asked: str, end: Move) -> tuple[Any, int, list[Move]]:
    """A position of a recorded match in which a turn or an action can be ended or gone on with, and by what."""
    for record in map(read, present(MOSAIC)):
        state, _ = opening(MOSAIC, record)
        for seat, move in moves_of(MOSAIC, record):
            if MOSAIC.asked(state, seat) == asked and MOSAIC.forced_move(state, seat) is None:
                legal = MOSAIC.legal_moves(state, seat)
                others = [other for other in legal if other != end and other.kind not in MOSAIC.free_kinds]
                if end in legal and others:
                    return state, seat, others
            MOSAIC.play(state, seat, move)
    raise AssertionError(f"nobody could end {asked} and go on")


@pytest.mark.parametrize(
    ("before", "left", "given_up"), [((), "strike", "strike"), ((Strike(2, "gaul", "cavalry"),), "divert", "divert")]
)
def test_who_skips_one_of_two_cards_before_an_empire_scoring_gives_up_that_one_alone(before, left, given_up):
    """Mosaic, R8.2: the General is asked about first, then the Diplomats, who can be used in either question."""
    state = scoring(B=BOTH, C=TARGET)
    MOSAIC.play(state, 1, OrderRule("tech_diplomats", "always"))
    play(state, Clear("technologies"), *before)
    position = Position(table(MOSAIC, state), 1, MOSAIC.legal_moves(state, 1))
    labels = labels_for(position.table, "en")
    assert MOSAIC.asked(state, 1) == left
    assert left_behind(labels, position, Skip()) == [labels.words("consequence-given-up", kinds=labels.kind(given_up))]


def test_a_pass_that_is_planned_says_what_perishes_and_what_is_still_possible():
    state = settlers({"supply": {"worker": 4, "wood": 3}}, {"supply": {"worker": 2}}, turn_of="B")
    known = SETTLERS.redact(state, 0)
    ahead = SETTLERS.planned(known, 0, [])
    assert ahead is not None
    position = Position(table(SETTLERS, ahead), 0, SETTLERS.plan_moves(known, 0, []))
    lost, possible = left_behind(labels_for(position.table, "en"), position, Pass())
    assert "Wood −3" in lost
    assert possible.startswith("still possible before it – ")


def test_what_the_remark_on_an_end_says_is_left_undone_is_not_said_twice():
    """Mare Nostrum, R8.2: from where legions could still be moved."""
    position = Position(table(MARE, marching()), 0, MARE.legal_moves(marching(), 0))
    labels = labels_for(position.table, "en")
    assert Remarks(position, labels).about({"kind": "done"}).startswith("legions could still move from ")
    assert left_behind(labels, position, Done()) == []


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "then by itself: End the build · lost at the end of the phase: metal −1, wine −1"),
        ("pl", "potem automatycznie: Zakończ budowę · przepada na koniec fazy: metal −1, wino −1"),
    ],
)
def test_a_purchase_after_which_the_build_ends_by_itself_says_what_perishes_then(lang: str, told: str):
    """Mare Nostrum, R7.9: nothing costs less than three."""
    state = mare(
        "rome", hands={"rome": {"metal": 1, "sheep": 1, "oil": 1, "wine": 2}}, provinces=holds("rome", "italia")
    )
    position = Position(table(MARE, state), 0, MARE.legal_moves(state, 0))
    assert left_behind(labels_for(position.table, lang), position, RaiseLegion("italia", "goods")) == [told]


def test_a_purchase_after_which_another_one_is_possible_says_nothing_of_what_perishes():
    state = mare("rome", hands={"rome": {"coin": 6, "wine": 1}}, provinces=holds("rome", "italia"))
    position = Position(table(MARE, state), 0, MARE.legal_moves(state, 0))
    assert left_behind(labels_for(position.table, "en"), position, RaiseLegion("italia", "coins")) == []


def test_what_perishes_by_an_end_that_makes_itself_is_told_where_hidden_hands_are_missing_and_not_in_a_plan():
    hands = {"rome": {"metal": 1, "sheep": 1, "oil": 1, "wine": 2}}
    state, move = mare("rome", hands=hands, provinces=holds("rome", "italia")), RaiseLegion("italia", "goods")
    known = Position(table(MARE, MARE.redact(state, 0)), 0, MARE.legal_moves(state, 0))
    labels = labels_for(known.table, "en")
    assert left_behind(labels, known, move) == [
        "then by itself: End the build · lost at the end of the phase: metal −1, wine −1"
    ]
    waiting = mare("greece", hands=hands, provinces=holds("rome", "italia"))
    assert left_behind(labels, Position(table(MARE, waiting), 0, [move]), move) == []
