"""Which time zones there are, and which one stands in for a stored one that this machine does not know."""

from __future__ import annotations

from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale

from locales import LANGUAGES

STAND_IN = "Europe/Warsaw"  # for what is not known; the preset of a server

# Listed beside the real ones, but not the same everywhere: whatever the machine is set to, and what it is set to at first.
_NO_ZONES = frozenset({"localtime", "Factory", "posixrules"})


@cache
def zones() -> tuple[str, ...]:
    """All IANA zones by name, places before the technical ones."""
    known = available_timezones() - _NO_ZONES
    return tuple(sorted(known, key=lambda zone: ("/" not in zone, zone.startswith("Etc/"), zone)))


@cache
def _known() -> frozenset[str]:
    return frozenset(zones())


@cache
def cities(zone: str) -> tuple[str, ...]:
    """The city of a zone as each language calls it."""
    called = [Locale(lang).time_zones.get(zone, {}).get("city", "") for lang in LANGUAGES]
    return tuple(filter(None, [zone.rpartition("/")[2].replace("_", " "), *called]))


def usable(zone: str) -> str:
    """The zone by which times are reckoned: itself, or the one that stands in for it where this machine does not know it.

    Rows of many people are read in one go, so a zone that is gone (another machine, older data) must not harm the others.
    """
    return zone if zone in _known() else STAND_IN


@cache
def place(zone: str) -> ZoneInfo:
    """The rules of a zone, or of its stand-in. ZoneInfo itself remembers only eight, and reads the file of any other again."""
    return ZoneInfo(usable(zone))
