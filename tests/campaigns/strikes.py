"""When the clock of a zone strikes the hours, found by watching it: the yardstick for ``cogs.posting.hours``, which computes it."""

from __future__ import annotations

from bisect import bisect_right
from datetime import UTC, date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

STEP = timedelta(minutes=15)  # all offsets since 1972 are multiples of it


class Watched:
    """A zone's wall clock looked at every quarter of an hour over a span of UTC days."""

    def __init__(self, zone: str, start: date, days: int) -> None:
        self._strikes: list[dict[int, date]] = [{} for _ in range(24)]  # per hour: Unix second → local day
        place = ZoneInfo(zone)
        at = datetime(start.year, start.month, start.day, tzinfo=UTC)
        latest = at.astimezone(place).replace(tzinfo=None)  # what the clock shows again when put back does not strike
        for _ in range(days * 96):
            at += STEP
            shown = at.astimezone(place).replace(tzinfo=None)
            if shown > latest:
                self._strike(at, latest + STEP, shown)
                latest = shown
        self._times = [sorted(found) for found in self._strikes]

    def _strike(self, at: datetime, first: datetime, shown: datetime) -> None:
        """Every hour from ``first`` to ``shown``: just the one shown, or also those that the clock leapt over."""
        missed = first
        while missed <= shown:
            if missed.minute == 0:
                # A skipped hour strikes as long after the leap as it lies after the leap's beginning.
                when = at + (missed - first if missed < shown else timedelta())
                self._strikes[missed.hour][int(when.timestamp())] = missed.date()
            missed += STEP

    def last(self, now: int, hour: int) -> tuple[int, date] | None:
        """The latest strike not after ``now`` and its day; None if the watch began later."""
        times = self._times[hour]
        place = bisect_right(times, now)
        return (times[place - 1], self._strikes[hour][times[place - 1]]) if place else None

    def next(self, now: int, hour: int) -> int:
        """The first strike after ``now``. Raises IndexError where the watch ended before."""
        times = self._times[hour]
        return times[bisect_right(times, now)]


@cache
def watched(zone: str, start: date, days: int) -> Watched:
    """The clock of a zone; a watch of two years takes about half a second."""
    return Watched(zone, start, days)
