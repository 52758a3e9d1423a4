"""The short form of the campaign of load: seconds, one match."""

from __future__ import annotations

from tests.campaigns.load import Plan, campaign


def test_a_pressed_bot_acknowledges_and_draws_whatever_is_pressed():
    report = campaign(Plan(minutes=0.02, matches=1, people=4, moves=600, pause=0.01, seed=3))
    assert report["problems"] == []
    assert report["ms from press to acknowledgement"]["number"] == report["counted"]["presses"]
    assert report["ms from press to picture"]["number"] == report["counted"]["moves confirmed"] > 0
    assert report["counted"]["moves"] >= report["counted"]["moves confirmed"]
