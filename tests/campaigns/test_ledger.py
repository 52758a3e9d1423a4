"""The yardstick of the campaign of scale notices every ping that is missing, doubled or not owed."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from cogs.discord_io.messages import nonce
from tests.campaigns.ledger import HOUR, Boards, Many, Message
from tests.campaigns.owed import Hours

NOON = int(datetime(2026, 3, 16, 12, tzinfo=UTC).timestamp())
ANNA, BEN, SERVER, MATCH, THREAD = 1, 2, 3, 4, 5


@pytest.fixture
def boards() -> Boards:
    """Match 4 waits for Anna, who is reminded at 18 o'clock; Ben has quiet hours from 10 to 14."""
    owed = Many(date(2026, 3, 14), 10)
    owed.servers[MATCH], owed.looked = SERVER, NOON
    owed.at_home(ANNA, SERVER, Hours("UTC", 18, 0, 0))
    owed.at_home(BEN, SERVER, Hours("UTC", 18, 10, 14))
    owed.moved(MATCH, 0, [ANNA], NOON)
    return Boards(owed)


def board(*pinged: int) -> Message:
    return Message(THREAD, "board", frozenset(pinged), live=True, pictures=1)


def arrive(boards: Boards, turn: int, at: int, *messages: Message, mover: int = 0) -> list[str]:
    """The problems once these messages have arrived after a deed."""
    boards.arrived(MATCH, [ANNA, BEN], turn, list(messages), at, mover=mover, over=False)
    return boards.problems


def test_a_board_that_pings_just_whom_it_must_is_right(boards):
    assert arrive(boards, 1, NOON, board(ANNA)) == []
    assert boards.count["pings by boards"] == 1


@pytest.mark.parametrize(
    ("messages", "problem"),
    [
        ([board()], f"missed: board of match {MATCH} does not ping {ANNA}"),
        ([board(ANNA, BEN)], f"not owed: board of match {MATCH} pings {BEN}"),
        ([], f"missed or doubled: 0 boards of match {MATCH}, turn 1"),
        ([board(ANNA), board(ANNA)], f"missed or doubled: 2 boards of match {MATCH}, turn 1"),
    ],
    ids=["a ping missing", "a ping too many", "no board", "two boards"],
)
def test_pings_of_boards_that_are_wrong_are_noticed(boards, messages, problem):
    assert arrive(boards, 1, NOON, *messages) == [problem]


def test_a_board_posted_anew_within_the_hour_must_have_somebody_to_call(boards):
    arrive(boards, 1, NOON, board(ANNA))
    boards.owed.moved(MATCH, ANNA, [ANNA], NOON + 60)
    assert arrive(boards, 1, NOON + 60) == []
    assert arrive(boards, 1, NOON + 120, board(ANNA)) == [
        f"match {MATCH}, turn 1: a new board that calls nobody within the hour"
    ]


def test_whoever_is_awaited_again_by_his_own_move_must_not_be_pinged(boards):
    arrive(boards, 1, NOON, board(ANNA))
    boards.owed.moved(MATCH, ANNA, [ANNA], NOON + 60)
    assert arrive(boards, 2, NOON + 60, mover=ANNA) == []
    boards.owed.moved(MATCH, ANNA, [ANNA], NOON + 2 * HOUR)
    assert arrive(boards, 3, NOON + 2 * HOUR, board(ANNA), mover=ANNA) == [
        f"not owed: board of match {MATCH} pings {ANNA}"
    ]


def test_whoever_has_quiet_hours_is_not_pinged_but_called_when_they_are_over(boards):
    boards.owed.moved(MATCH, ANNA, [BEN], NOON)
    assert arrive(boards, 1, NOON, board()) == []
    end = NOON + 2 * HOUR
    assert boards.owed.look_for_calls(end - 1) == []
    assert boards.owed.look_for_calls(end) == [MATCH]


def test_a_match_that_is_over_owes_its_result_and_no_reminder(boards):
    boards.owed.moved(MATCH, ANNA, [], NOON + HOUR)
    result = Message(THREAD, "result", frozenset({ANNA}), live=False, pictures=2)
    boards.arrived(MATCH, [ANNA, BEN], 9, [result], NOON + HOUR, mover=ANNA, over=True)
    assert boards.problems == []
    assert boards.owed.look(NOON + 6 * HOUR) == []


@pytest.mark.parametrize(("times", "problem"), [(0, "missed: {}"), (1, ""), (2, "doubled: {}, 2 times")])
def test_a_reminder_must_come_once(boards, times, problem):
    key = f"remind:2026-03-16:{ANNA}:{SERVER}"
    at = NOON + 6 * HOUR
    boards.owed.deliver(at, "takes", boards.owed.look(at))
    for _ in range(times):
        boards.other(Message(THREAD, nonce(key), frozenset({ANNA}), live=False, pictures=0))
    boards.compare([key])
    assert boards.problems == ([problem.format(key)] if problem else [])


def test_a_reminder_of_another_day_is_not_owed(boards):
    key = f"remind:2026-03-17:{ANNA}:{SERVER}"
    boards.other(Message(THREAD, nonce(key), frozenset({ANNA}), live=False, pictures=0))
    boards.compare([key])
    assert boards.problems == [f"not owed: {key}"]
