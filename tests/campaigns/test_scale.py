"""The short form of the campaign of scale: a few matches, three days."""

from __future__ import annotations

from tests.campaigns.scale import Plan, campaign


def test_in_many_matches_at_once_nobody_is_called_twice_or_not_at_all():
    report = campaign(Plan(matches=8, people=10, days=2, presses=0.1, pictures=0.0, seed=3))
    assert report["problems"] == []
    assert report["days"] == 2
    counted = report["counted"]
    assert counted["moves pressed"] and counted["reminders"] and counted["calls"]
    assert counted["pings by boards"] > 20
