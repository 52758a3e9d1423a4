"""The short form of the campaign of presses at once."""

from __future__ import annotations

from tests.campaigns.presses import rounds


async def test_a_hundred_presses_at_once_make_one_move(tmp_path):
    report = await rounds(tmp_path, seats=2, presses=100, number=3, seed=1)
    assert report.problems == []
    assert len(report.overlaps) == 3
    assert min(report.overlaps) > 50
