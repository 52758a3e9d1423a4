"""The recorded matches: how they end."""

from __future__ import annotations

from pathlib import Path

from games.base import ranks_of
from tests.games.mosaic.case_builder import GAME
from tests.games.recorded import each_match, read


@each_match(GAME)
def test_the_outcome_of_a_match_adds_up(path: Path):
    """R10.9"""
    record = read(path)
    outcome = record.outcome
    gone = {row.seat for row in record.moves if row.move["kind"] == "concede"}
    keys = [(seat not in gone, outcome.scores[seat]) for seat in range(record.seats)]
    ranks = ranks_of(keys)
    assert all(exact >= rough for exact, rough in zip(outcome.ranks, ranks, strict=True))
