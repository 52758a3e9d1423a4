"""The short form of the campaign: a death of each kind instead of two hundred deaths, and the match ends by conceding."""

from __future__ import annotations

from tests.campaigns.kill_bot import campaign


def test_killed_bot_loses_and_doubles_nothing_it_acknowledged():
    made = campaign(3, seed=20260103, concede=True)
    assert made.problems == []
    assert made.lives == 4
    assert made.account.acknowledged
    assert made.exported
