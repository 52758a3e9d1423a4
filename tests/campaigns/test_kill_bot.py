"""The short form of the campaign: five deaths instead of two hundred, and the match ends by conceding."""

from __future__ import annotations

from tests.campaigns.kill_bot import campaign


def test_killed_bot_loses_and_doubles_nothing_it_acknowledged():
    made = campaign(5, seed=20260103, concede=True)
    assert made.problems == []
    assert made.lives == 6
    assert made.account.acknowledged
    assert made.exported
