"""The recorded matches: how they end, and how long they take."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from games import GAMES
from games.base import ranks_of
from games.records.record import RecordError, verify
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.recorded import each_match, present, read


@each_match(GAME)
def test_the_outcome_of_a_match_adds_up(path: Path):
    """R10.4, R10.5, R10.6"""
    record = read(path)
    outcome = record.outcome
    gone = {row.seat for row in record.moves if row.move["kind"] == "concede"}
    keys = [(seat not in gone, outcome.scores[seat], outcome.tie_break[seat]) for seat in range(record.seats)]
    assert outcome.ranks == ranks_of(keys)


@each_match(GAME)
def test_a_match_is_shorter_than_the_longest(path: Path):
    """R11.4"""
    decided = [row for row in read(path).moves if row.move["kind"] not in ("stop", "concede")]
    assert len(decided) <= GAME.longest


def test_a_move_left_out_is_found_out_with_its_ply():
    record = read(present(GAME)[0])
    short = msgspec.structs.replace(record, moves=[*record.moves[:10], *record.moves[11:]])
    with pytest.raises(RecordError) as error:
        verify(GAMES, short)
    assert (error.value.code, error.value.facts["ply"]) == ("record-illegal", 11)
