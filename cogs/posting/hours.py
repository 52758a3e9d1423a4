"""When a daily reminder is due: an hour of the day in a zone, as instants. Pure; the clock is an argument."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from cogs.discord_io.zones import place

_DAY = timedelta(days=1)


def instant(day: date, zone: str, hour: int) -> int:
    """The Unix second at which it is ``hour`` o'clock on this day in this zone.

    An hour that the clocks skip moves forward by the gap; one that comes twice means the first time.
    """
    # Through UTC: an aware local time that does not exist keeps its old offset, which is just the move by the gap.
    return int(datetime.combine(day, time(hour), place(zone)).astimezone(UTC).timestamp())


class Around(NamedTuple):
    """The latest due instant not after a time, the local day it belongs to, and the first instant after it."""

    last: int
    day: date
    next: int


def around(now: int, zone: str, hour: int) -> Around:
    """The due instants before and after ``now``."""
    # Instants follow each other as their days do. A zone may skip a whole day (as Samoa did) or repeat one, hence the margin.
    day = datetime.fromtimestamp(now, place(zone)).date() + 2 * _DAY
    following = instant(day, zone, hour)
    while (due := instant(day := day - _DAY, zone, hour)) > now:
        following = due
    return Around(due, day, following)


def is_quiet(hour: int, first: int, end: int) -> bool:
    """Whether an hour of the day lies in the quiet hours from ``first`` up to ``end``; both alike: there are none."""
    return (hour - first) % 24 < (end - first) % 24


def waking(hour: int, first: int, end: int) -> int:
    """The hour of the day itself, or the end of the quiet hours in which it lies."""
    return end if is_quiet(hour, first, end) else hour


def quiet_until(now: int, zone: str, first: int, end: int) -> int | None:
    """When the quiet hours that reign at ``now`` are over; None where none do."""
    if not is_quiet(datetime.fromtimestamp(now, place(zone)).hour, first, end):
        return None
    return around(now, zone, end).next


def today(now: int, zone: str) -> date:
    """The local day."""
    return datetime.fromtimestamp(now, place(zone)).date()
