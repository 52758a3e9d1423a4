"""The short forms of the campaign: weeks with clock changes instead of years."""

from __future__ import annotations

from datetime import date

import pytest

from tests.campaigns.reminders import campaign

# The end of 2011, when Samoa had no 30th of December; spring and autumn with clock changes in eight of the zones.
SPANS = [(date(2011, 12, 23), 12), (date(2026, 3, 2), 10), (date(2026, 9, 25), 12)]


@pytest.mark.parametrize("start, days", SPANS, ids=[str(start) for start, _ in SPANS])
def test_no_reminder_is_doubled_or_missing(start, days):
    years = campaign(start=start, days=days, people=8, seed=20260101)
    assert years.problems == []
    assert years.count["reminders"] > 15 * days
    assert years.count["deaths in a delivery"]
