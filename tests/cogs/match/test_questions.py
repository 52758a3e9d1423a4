"""When a question to the table is decided."""

from __future__ import annotations

import msgspec
import pytest

from cogs.match.questions import Question
from cogs.match.tables import Table
from db.rows import SeatRow
from games import GAMES
from tests.cogs.tables import table as two_people

A, B, C, D = 11, 12, 13, 14


def table(*kinds: str, left: tuple[int, ...] = ()) -> Table:
    """A match with such seats, the people being A, B, C, D in order; computers have negative users."""
    game = GAMES["founders_of_the_empire"]
    state = game.setup(len(kinds), game.options(), "questions")
    state.left = list(left)
    seats = [
        SeatRow(1, seat, 11 + seat if kind == "person" else -seat - 1, f"N{seat}", 0, kind, None)
        for seat, kind in enumerate(kinds)
    ]
    made = two_people(game, state)
    return Table(msgspec.structs.replace(made.row, seats_max=len(kinds)), seats, game, state)


THREE = ("person",) * 3
FOUR = ("person",) * 4


@pytest.mark.parametrize(
    ("kinds", "votes", "absent", "carried"),
    [
        (THREE, {A: True, B: True, C: True}, (), True),
        (THREE, {A: True, B: True}, (), False),
        (THREE, {A: True, B: True}, (C,), True),
        (THREE, {A: True, B: True, C: False}, (C,), False),
        (THREE, {A: True}, (B, C), False),
        (FOUR, {A: True, B: True}, (C, D), False),
        (FOUR, {A: True, B: True, C: True}, (D,), True),
        (("person", "person"), {A: True}, (B,), False),
        (("person", "sensible"), {A: True}, (), True),
        (("person", "sensible", "random", "person"), {A: True, D: True}, (), True),
        (("person", "sensible", "random", "person"), {A: True}, (), False),
        (THREE, {}, (A, B, C), False),
    ],
)
def test_all_who_are_here_agree_and_they_are_more_than_half(kinds, votes, absent, carried):
    assert Question("undo-0", 1).is_carried(table(*kinds), votes, absent) is carried


def test_who_has_left_for_good_has_no_say():
    assert Question("end", 1).is_carried(table(*THREE, left=(2,)), {A: True, B: True})


def test_a_seat_is_given_away_by_the_others_although_its_holder_is_silent():
    question = Question(f"take-1-0-{B}", 1)
    assert question.is_carried(table(*THREE), {A: True, C: True})
    assert not question.is_carried(table(*THREE), {A: True})
    assert question.is_carried(table("person", "person"), {A: True})


@pytest.mark.parametrize("text", ["end", "undo-3", "lapse-1", f"take-1-0-{B}", "take-2-11-c3"])
def test_a_question_is_read_back_from_the_name_of_its_votes(text):
    assert Question.of_filed(Question(text, 7).filed, 7) == Question(text, 7)
