"""Days that are typed, days that are counted, hours that are quiet."""

from __future__ import annotations

from datetime import date

import pytest

from cogs.features.people.absence import days, read_day, spent
from cogs.posting.hours import instant, is_quiet, quiet_until, waking

TODAY = date(2026, 12, 20)
WARSAW = "Europe/Warsaw"


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        (" 24.12.2026 ", date(2026, 12, 24)),
        ("24.12", date(2026, 12, 24)),
        ("24.12.", date(2026, 12, 24)),
        ("24/12", date(2026, 12, 24)),
        ("3.1", date(2027, 1, 3)),
        ("20.12", TODAY),
        ("2026-12-19", None),
        ("2028-01-01", None),
        ("31.2", None),
        ("Thursday, December 24, 2026", date(2026, 12, 24)),
        ("czwartek, 24 grudnia 2026", date(2026, 12, 24)),
        ("3 STYCZNIA", date(2027, 1, 3)),
        ("january 3", date(2027, 1, 3)),
        ("sroda", date(2026, 12, 23)),
        ("Sunday", TODAY),
        ("grudnia", None),
        ("Friday 24 December", None),
        ("tomorrow", None),
        ("", None),
    ],
)
def test_a_typed_day_is_read_or_refused(typed, day):
    assert read_day(typed, TODAY) == day


def test_an_absence_up_to_midnight_does_not_touch_the_day_that_begins_then():
    starts, ends = instant(date(2026, 3, 28), WARSAW, 15), instant(date(2026, 3, 30), WARSAW, 0)
    assert days(starts, ends, WARSAW) == {date(2026, 3, 28), date(2026, 3, 29)}


def test_a_day_that_two_absences_touch_counts_once_and_each_year_has_its_own_days():
    new_year = [
        (instant(date(2026, 12, 30), WARSAW, 8), instant(date(2026, 12, 31), WARSAW, 12)),
        (instant(date(2026, 12, 31), WARSAW, 18), instant(date(2027, 1, 3), WARSAW, 0)),
    ]
    assert spent(new_year, WARSAW) == {2026: 2, 2027: 2}


@pytest.mark.parametrize(
    ("first", "end", "quiet"),
    [(22, 7, {22, 23, 0, 1, 2, 3, 4, 5, 6}), (1, 3, {1, 2}), (0, 0, set()), (5, 5, set())],
)
def test_quiet_hours_may_lie_around_midnight_or_not_be_at_all(first, end, quiet):
    assert {hour for hour in range(24) if is_quiet(hour, first, end)} == quiet
    assert {hour for hour in range(24) if waking(hour, first, end) != hour} == quiet


def test_quiet_hours_end_by_the_clock_of_the_place_also_in_a_night_of_23_hours():
    asleep = instant(date(2026, 3, 28), WARSAW, 23)
    assert quiet_until(asleep, WARSAW, 22, 7) == instant(date(2026, 3, 29), WARSAW, 7) == asleep + 7 * 3600
    assert quiet_until(asleep - 2 * 3600, WARSAW, 22, 7) is None
