"""The recorded matches of the present version: what they show together, and that no change of one passes."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from games import GAMES
from games.base import ranks_of
from games.records.record import MatchRecord, RecordError, replay, start, verify
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.record import PLANS
from tests.games.recorded import folder_of, read

FILES = sorted(folder_of(GAME).glob("*.json"))
EACH = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@EACH
def test_a_file_of_a_match_is_one_object_with_the_fields_of_a_record(path: Path):
    content = json.loads(path.read_text(encoding="utf-8"))
    assert content.keys() <= set(MatchRecord.__struct_fields__)


@EACH
def test_the_outcome_of_a_match_adds_up(path: Path):
    """R10.4, R10.5, R10.6"""
    record = read(path)
    outcome = record.outcome
    assert outcome.scores == [sum(sources.values()) for sources in outcome.breakdown]
    gone = {row.seat for row in record.moves if row.move["kind"] == "concede"}
    keys = [(seat not in gone, outcome.scores[seat], outcome.tie_break[seat]) for seat in range(record.seats)]
    assert outcome.ranks == ranks_of(keys)


def test_every_number_of_seats_and_every_kind_of_move_is_recorded():
    records = [read(path) for path in FILES]
    assert {path.stem for path in FILES} == set(PLANS)
    assert {record.seats for record in records} == set(GAME.seats)
    kinds = {row.move["kind"] for record in records for row in record.moves}
    assert kinds == {kind.__struct_config__.tag for kind in GAME.move_types} | {"concede"}
    reasons = {record.outcome.reason for record in records}
    assert reasons == {"R11.1", "R11.2", "R11.3b", "concession"}


@EACH
def test_a_match_is_shorter_than_the_longest(path: Path):
    """R11.4"""
    decided = [row for row in read(path).moves if row.move["kind"] not in ("stop", "concede")]
    assert len(decided) <= GAME.longest


# ------------------------------------------------------------------ a record that was tampered with does not pass
def changed(field: str, value: object) -> MatchRecord:
    return msgspec.structs.replace(read(FILES[0]), **{field: value})


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("seed", "another seed", "record-seed"),
        ("data_hash", "0" * 64, "record-data"),
        ("final_hash", "0" * 64, "record-state"),
        ("slug", "another_game", "record-game"),
        ("seats", 5, "record-unreadable"),
        ("options", {"variant": 1}, "record-unreadable"),
    ],
)
def test_a_changed_record_is_found_out(field: str, value: object, code: str):
    with pytest.raises(RecordError) as error:
        verify(GAMES, changed(field, value))
    assert error.value.code == code


def test_a_changed_outcome_is_found_out():
    outcome = read(FILES[0]).outcome
    with pytest.raises(RecordError, match="record-outcome"):
        verify(GAMES, changed("outcome", msgspec.structs.replace(outcome, scores=[99, *outcome.scores[1:]])))


def test_a_move_left_out_is_found_out_with_its_ply():
    record = read(FILES[0])
    with pytest.raises(RecordError) as error:
        verify(GAMES, changed("moves", [*record.moves[:10], *record.moves[11:]]))
    assert (error.value.code, error.value.facts["ply"]) == ("record-illegal", 11)


@EACH
def test_undoing_is_replaying_without_the_last_moves(path: Path):
    record = read(path)
    moves = [(row.seat, GAME.decode_move(msgspec.json.encode(row.move))) for row in record.moves]
    state = start(GAME, record.seats, record.options, record.seed)
    hashes = [GAME.state_hash(state)]
    for move in moves:
        replay(GAME, state, [move])
        hashes.append(GAME.state_hash(state))
    for kept in range(0, len(moves), 25):
        again = start(GAME, record.seats, record.options, record.seed)
        replay(GAME, again, moves[:kept])
        assert GAME.state_hash(again) == hashes[kept]
