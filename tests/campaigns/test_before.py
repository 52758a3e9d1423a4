"""The bench against an earlier commit: with today's own files in its place the two computers are the same."""

from __future__ import annotations

from pathlib import Path

from games import GAMES
from tests.campaigns.before import Earlier, pairs

ROOT = Path(__file__).resolve().parents[2]


def test_the_computer_of_the_same_files_is_neither_better_nor_worse():
    with Earlier(ROOT) as earlier:
        (pair,) = pairs(GAMES["founders_of_the_empire"], earlier, 2, range(1), "same")
    assert pair.first == pair.second
    assert len(pair.seconds) > 20
