"""The recorded matches of the present version: what they show together, and that no change of one passes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from games import GAMES
from games.mare_nostrum.state import EDITIONS
from games.records.record import RecordError, replay, start, verify
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.mare_nostrum.record import PLANS
from tests.games.recorded import folder_of, read

FILES = sorted(folder_of(GAME).glob("*.json"))
EACH = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@EACH
def test_winners_come_first_and_whoever_left_comes_last(path: Path):
    """R11.4"""
    record = read(path)
    outcome = record.outcome
    assert outcome.scores == [sum(routes.values()) for routes in outcome.breakdown]
    gone = {row.seat for row in record.moves if row.move["kind"] == "concede"}
    assert all(outcome.ranks[seat] == 1 for seat, score in enumerate(outcome.scores) if score)
    stayed = [seat for seat in range(record.seats) if seat not in gone]
    assert all(outcome.ranks[seat] > max(outcome.ranks[other] for other in stayed) for seat in gone)


def test_every_number_of_seats_option_end_and_kind_of_move_is_recorded():
    records = [read(path) for path in FILES]
    assert {path.stem for path in FILES} == set(PLANS)
    assert {record.seats for record in records} == set(GAME.seats)
    assert {record.options["edition"] for record in records} == set(EDITIONS)
    assert {record.options["display"] for record in records} == {"beginner", "expert"}
    kinds = {row.move["kind"] for record in records for row in record.moves}
    assert kinds == {kind.__struct_config__.tag for kind in GAME.move_types} | {"concede"}
    assert {record.outcome.reason for record in records} == {"R11.1", "R11.2", "R11.3", "concession"}


def test_a_changed_record_is_found_out():
    record = read(FILES[0])
    for field, value, code in (
        ("seed", "another seed", "record-seed"),
        ("data_hash", "0" * 64, "record-data"),
        ("final_hash", "0" * 64, "record-state"),
        ("seats", 7, "record-unreadable"),
        ("options", {"variant": 1}, "record-unreadable"),
    ):
        with pytest.raises(RecordError) as error:
            verify(GAMES, msgspec.structs.replace(record, **{field: value}))
        assert error.value.code == code


@EACH
def test_undoing_is_replaying_without_the_last_moves(path: Path):
    record = read(path)
    moves = [(row.seat, GAME.decode_move(msgspec.json.encode(row.move))) for row in record.moves]
    state = start(GAME, record.seats, record.options, record.seed)
    hashes = [GAME.state_hash(state)]
    for move in moves:
        replay(GAME, state, [move])
        hashes.append(GAME.state_hash(state))
    for kept in range(0, len(moves), max(1, len(moves) // 6)):
        again = start(GAME, record.seats, record.options, record.seed)
        replay(GAME, again, moves[:kept])
        assert GAME.state_hash(again) == hashes[kept]
