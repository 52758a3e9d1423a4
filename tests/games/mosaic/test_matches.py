"""The recorded matches of the present version: what they show together, and that no change of one passes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from games import GAMES
from games.base import ranks_of
from games.mosaic.state import EDITIONS
from games.records.record import RecordError, replay, start, verify
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.record import PLANS
from tests.games.recorded import folder_of, read

FILES = sorted(folder_of(GAME).glob("*.json"))
EACH = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@EACH
def test_the_outcome_of_a_match_adds_up(path: Path):
    """R10.9"""
    record = read(path)
    outcome = record.outcome
    assert outcome.scores == [sum(sources.values()) for sources in outcome.breakdown]
    gone = {row.seat for row in record.moves if row.move["kind"] == "concede"}
    keys = [(seat not in gone, outcome.scores[seat]) for seat in range(record.seats)]
    ranks = ranks_of(keys)
    assert all(exact >= rough for exact, rough in zip(outcome.ranks, ranks, strict=True))


def test_every_number_of_seats_edition_and_kind_of_move_is_recorded():
    records = [read(path) for path in FILES]
    assert {path.stem for path in FILES} == set(PLANS)
    assert {record.seats for record in records} == set(GAME.seats)
    assert {record.options["edition"] for record in records} == set(EDITIONS)
    kinds = {row.move["kind"] for record in records for row in record.moves}
    assert kinds == {kind.__struct_config__.tag for kind in GAME.move_types} | {"concede"}
    assert {record.outcome.reason for record in records} == {"R9.1a", "R9.1b", "concession"}


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
