"""When a daily reminder is due: an hour of the day in a zone, as instants. Pure; the clock is an argument."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo


def instant(day: date, zone: str, hour: int) -> int:
    """The Unix second at which it is ``hour`` o'clock on this day in this zone.

    An hour that the clocks skip moves forward by the gap; one that comes twice means the first time.
    """
    # Through UTC: an aware local time that does not exist keeps its old offset, which is just the move by the gap.
    return int(datetime.combine(day, time(hour), ZoneInfo(zone)).astimezone(UTC).timestamp())


def next_due(now: int, zone: str, hour: int) -> int:
    """The first due instant after ``now``."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    # A zone may skip a whole day (as Samoa did), hence the margin.
    days = (today + timedelta(days=offset) for offset in range(-1, 4))
    return min(due for day in days if (due := instant(day, zone, hour)) > now)


def last_due(now: int, zone: str, hour: int) -> tuple[int, date]:
    """The latest due instant not after ``now``, and the local day it belongs to."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    days = [today + timedelta(days=offset) for offset in range(-3, 2)]
    return max((due, day) for day in days if (due := instant(day, zone, hour)) <= now)
