"""The recorded matches: how they end."""

from __future__ import annotations

from pathlib import Path

from tests.games.mare_nostrum.case_builder import GAME
from tests.games.recorded import each_match, read


@each_match(GAME)
def test_winners_come_first_and_whoever_left_comes_last(path: Path):
    """R11.4"""
    record = read(path)
    outcome = record.outcome
    gone = {row.seat for row in record.moves if row.move["kind"] == "concede"}
    assert all(outcome.ranks[seat] == 1 for seat, score in enumerate(outcome.scores) if score)
    stayed = [seat for seat in range(record.seats) if seat not in gone]
    assert all(outcome.ranks[seat] > max(outcome.ranks[other] for other in stayed) for seat in gone)
