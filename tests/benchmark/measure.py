"""Two sides timed in turn within one process, and what is said about them."""

from __future__ import annotations

import platform
import sqlite3
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

WARM_UPS, ROUNDS = 2, 9


class Side(msgspec.Struct, frozen=True):
    """What one side took over the rounds."""

    median: float
    p95: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Side:
        """From the values of the rounds."""
        return cls(statistics.median(values), quantile(values, 0.95))


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One metric: ours ÷ theirs, with the floor that a release must hold and the goal.

    ``worst`` says which case the ratio is of; ``cases`` has the ratios of all of them. ``higher`` marks ratios that should be
    great instead of small. ``unit`` is that of both sides.
    """

    metric: str
    what: str
    ratio: float
    floor: float
    goal: float
    unit: str
    ours: Side
    theirs: Side
    worst: str = ""
    cases: dict[str, float] = {}
    notes: dict[str, Any] = {}
    higher: bool = False

    def meets(self, bound: float) -> bool:
        """Whether the ratio is on the good side of a bound."""
        return self.ratio >= bound if self.higher else self.ratio <= bound


class Bound(msgspec.Struct, frozen=True):
    """One step of what was tried: nothing but the work up to ``what``, with real data, and by how much it exceeds the step before.

    ``ratio`` is against the other side of the metric; at the step that ``is_floor`` it is the best that anybody can reach who
    keeps the contract named there.
    """

    metric: str
    case: str
    what: str
    unit: str
    took: float
    more: float
    ratio: float
    is_floor: bool = False


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies (nearest rank)."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def seconds_of(job: Callable[[], Any], clock: Callable[[], float] = time.perf_counter) -> float:
    """What a job takes."""
    began = clock()
    job()
    return clock() - began


def alternate(
    ours: Callable[[], Any],
    theirs: Callable[[], Any],
    *,
    rounds: int = ROUNDS,
    clock: Callable[[], float] = time.perf_counter,
) -> tuple[list[float], list[float]]:
    """Both sides in turn, ``rounds`` times after two warm-ups: the seconds of each."""
    pairs = [(seconds_of(ours, clock), seconds_of(theirs, clock)) for _ in range(WARM_UPS + rounds)]
    return [pair[0] for pair in pairs[WARM_UPS:]], [pair[1] for pair in pairs[WARM_UPS:]]


async def alternate_async(
    ours: Callable[[], Awaitable[float]], theirs: Callable[[], Awaitable[float]], *, rounds: int = ROUNDS
) -> tuple[list[float], list[float]]:
    """The same for two sides that measure themselves."""
    pairs = [(await ours(), await theirs()) for _ in range(WARM_UPS + rounds)]
    return [pair[0] for pair in pairs[WARM_UPS:]], [pair[1] for pair in pairs[WARM_UPS:]]


def worst_case(ratios: dict[str, float], *, higher: bool = False) -> str:
    """The case that is farthest from good."""
    return (min if higher else max)(ratios, key=lambda case: ratios[case])


def machine() -> dict[str, str]:
    """Where and with what it was measured."""
    names = ("discord.py", "pillow", "aiosqlite", "msgspec", "fluent.runtime", "chess")
    with Path("/proc/cpuinfo").open(encoding="utf-8") as file:
        model = next(
            (line.partition(":")[2].strip() for line in file if line.startswith("model name")), platform.machine()
        )
    return {
        "cpu": model,
        "system": platform.platform(terse=True),
        "python": sys.version.split()[0],
        "sqlite": sqlite3.sqlite_version,
        **{name: version(name) for name in names},
    }
