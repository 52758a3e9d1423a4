"""Days on which somebody is away: read from what he types, counted against the days that a year has for it. Pure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta

from babel.dates import format_date

from cogs.posting.hours import today
from locales import LANGUAGES
from locales.spelling import key

DAYS_OF_WEEK = 7
_DAY = timedelta(days=1)
LONGEST = 366 * _DAY

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?\.?")


def read_day(typed: str, now_day: date) -> date | None:
    """The day that was typed (2026-12-24, 24.12.2026, 24.12, in words of any language: 24 December, Friday), a day without a
    year being the next one; None for anything else, a day that has gone and one more than a year ahead.
    """
    text = typed.strip()
    try:
        if iso := _ISO.fullmatch(text):
            found = date(int(iso[1]), int(iso[2]), int(iso[3]))
        elif local := _DAY_FIRST.fullmatch(text):
            day, month, year = int(local[1]), int(local[2]), int(local[3] or now_day.year)
            found = date(year, month, day)
            if not local[3] and found < now_day:
                found = date(year + 1, month, day)
        else:
            return _named(text, now_day)
    except ValueError:
        return None
    return found if now_day <= found <= now_day + LONGEST else None


def day_names(day: date) -> list[str]:
    """A day in full in each language."""
    return [format_date(day, "full", locale=lang) for lang in LANGUAGES]


def _named(typed: str, now_day: date) -> date | None:
    """The next day that all the words name: a weekday, or a day of a month."""
    wanted = {*key(typed)}
    for number in range(LONGEST.days + 1) if any(word.isalpha() for word in wanted) else ():
        day = now_day + number * _DAY
        # Nothing but a month is no day.
        if str(day.day) in wanted or number < DAYS_OF_WEEK:
            for name in day_names(day):
                weekday = key(name)[0]
                if wanted <= {*key(name)} and (weekday in wanted or str(day.day) in wanted):
                    return day
    return None


def days(starts: int, ends: int, zone: str) -> set[date]:
    """The local days that an absence touches."""
    first, last = today(starts, zone), today(max(starts, ends - 1), zone)
    return {first + number * _DAY for number in range((last - first).days + 1)}


def spent(absences: Iterable[tuple[int, int]], zone: str) -> Counter[int]:
    """How many days of each year these absences (from, up to) touch; a day touched by several counts once."""
    touched: set[date] = set()
    for starts, ends in absences:
        touched |= days(starts, ends, zone)
    return Counter(day.year for day in touched)
