"""The short form of the campaign: see ``tests/campaigns/kill_store.py``."""

from __future__ import annotations

from pathlib import Path

from tests.campaigns.kill_store import campaign


def test_killed_process_loses_and_doubles_nothing_it_acknowledged(path: Path) -> None:
    report = campaign(path, times=5, seed=20260101)
    assert report.problems == []
    assert report.lives == 5
    assert report.moved
