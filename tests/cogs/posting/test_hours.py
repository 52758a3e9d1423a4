"""Instants of daily reminders: a table of clock changes, and what holds in every zone."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cogs.posting.hours import around, instant

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("hours_cases.json").read_text(encoding="utf-8"))
ZONES = sorted({case["zone"] for case in CASES})
SPANS = [(date(2011, 6, 1), 400), (date(2025, 12, 1), 400)]  # with the day that Samoa skipped, and present rules


def named(case: dict[str, Any]) -> str:
    return f"{case['zone']}-{case['day']}-{case['hour']}: {case['name']}"


def seconds(text: str) -> int:
    return int(datetime.fromisoformat(text).timestamp())


@pytest.mark.parametrize("case", CASES, ids=named)
def test_hour_of_a_day_is_the_instant_of_the_table(case):
    found = instant(date.fromisoformat(case["day"]), case["zone"], case["hour"])
    assert datetime.fromtimestamp(found, UTC) == datetime.fromisoformat(case["utc"])


@pytest.mark.parametrize("case", CASES, ids=named)
def test_instant_of_the_table_is_next_until_it_comes_and_last_from_then_on(case):
    due, zone, hour = seconds(case["utc"]), case["zone"], case["hour"]
    before, then = around(due - 1, zone, hour), around(due, zone, hour)
    assert before.last < due == before.next
    assert then.last == due < then.next


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("hour", [0, 1, 2, 3, 12, 23])
@pytest.mark.parametrize("start, days", SPANS, ids=["2011", "2026"])
def test_instants_follow_each_other_about_a_day_apart_each_with_a_day_of_its_own(zone, hour, start, days):
    now = instant(start, zone, hour)
    end = now + days * 86400
    seen = [around(now, zone, hour)]
    while seen[-1].last < end:
        seen.append(around(seen[-1].next, zone, hour))
    gaps = [later.last - earlier.last for earlier, later in pairwise(seen)]
    assert min(gaps) >= 22 * 3600
    assert max(gaps) <= 26 * 3600
    labels = [found.day for found in seen]
    steps = {later - earlier for earlier, later in pairwise(labels)}
    assert steps <= {timedelta(days=1), timedelta(days=2)}  # two: a day that never was
    assert (timedelta(days=2) in steps) == (zone == "Pacific/Apia" and start.year == 2011)


@pytest.mark.parametrize("zone", ZONES)
def test_last_and_next_leave_no_instant_between_them(zone):
    for now in range(seconds("2026-03-01T00:00:00+00:00"), seconds("2026-04-10T00:00:00+00:00"), 7 * 3600 + 13):
        found = around(now, zone, 2)
        assert found.last <= now < found.next == around(found.last, zone, 2).next
