"""Files of matches from strangers: whatever is wrong is said, the move by its number, and nothing is believed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games import GAMES
from games.core.rng import seed_hash
from games.records.record import FORMAT, MatchRecord, RecordedMove, RecordError, read_record, retell
from tests.games.recording import written

GAME = GAMES["founders_of_the_empire"]


def record(plies: int = 6, **changes: Any) -> MatchRecord:
    """A match of two that has gone on for some moves."""
    state = GAME.setup(2, GAME.options(), "stranger")
    moves = []
    for _ in range(plies):
        seat = GAME.to_move(state)[0]
        move = GAME.legal_moves(state, seat)[0]
        moves.append(RecordedMove(seat, msgspec.json.decode(GAME.encode_move(move))))
        GAME.play(state, seat, move)
    return msgspec.structs.replace(written(GAME, state, "stranger", moves), **{"data": {}, **changes})


def with_move(number: int, move: RecordedMove) -> MatchRecord:
    given = record()
    moves = [*given.moves]
    moves[number - 1] = move
    return msgspec.structs.replace(given, moves=moves)


def test_a_match_is_told_again_move_by_move():
    given = record()
    state, story = retell(GAME, given)
    assert GAME.state_hash(state) == given.final_hash
    assert [told.seat for told in story] == [move.seat for move in given.moves]
    assert [told.turn for told in story] == sorted(told.turn for told in story)
    assert all(told.events for told in story)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (RecordedMove(0, {"kind": "war", "opponent": 1, "cell": "x"}), "record-illegal"),
        (RecordedMove(0, {"kind": "dance"}), "record-move"),
        (RecordedMove(0, {"kind": "reveal", "stack": {"a": 1}}), "record-move"),
        (RecordedMove(9, {"kind": "concede"}), "record-seat"),
        (RecordedMove(-1, {"kind": "concede"}), "record-seat"),
    ],
)
def test_a_move_that_is_wrong_is_named_by_its_number(move, code):
    with pytest.raises(RecordError) as caught:
        retell(GAME, with_move(4, move))
    assert (caught.value.code, caught.value.facts["ply"]) == (code, 4)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seed": "", "seed_hash": seed_hash("")}, "record-seed"),
        ({"seed": "other"}, "record-seed"),
        ({"seats": 9}, "record-unreadable"),
        ({"options": {"expansion": True}}, "record-unreadable"),
        ({"final_hash": "0"}, "record-state"),
        ({"moves": []}, "record-state"),
    ],
)
def test_what_else_does_not_hold_is_said(changes, code):
    with pytest.raises(RecordError) as caught:
        retell(GAME, record(**changes))
    assert caught.value.code == code


@pytest.mark.parametrize(
    "text", [b"", b"{", b"\xff\xfe", b"[]", b"{}", b'{"format":' + b"[" * 200_000, b'{"format": 1e999}']
)
def test_what_is_no_file_of_a_match_is_refused(text):
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert caught.value.code == "record-unreadable"


def test_a_file_of_another_format_is_refused():
    with pytest.raises(RecordError) as caught:
        read_record(msgspec.json.encode(record(format=FORMAT + 1)))
    assert caught.value.code == "record-format"
