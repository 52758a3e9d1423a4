"""P20: how late the event loop is while four matches wait for strong computers, against the same loop at rest."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

from cogs.computer.seats import StrongSeats
from cogs.computer.thinker import Thinker
from cogs.match.playing import Playing
from cogs.match.tables import Tables
from db.store import Store
from tests.benchmark.measure import Result, Side
from tests.campaigns.strong import begin

MATCHES, SLUGS = 4, ["rise_of_empires", "mosaic", "imperial_settlers", "founders_of_the_empire"]
SECONDS, EVERY_S = 20.0, 0.005


def lagging() -> Result:
    """P20, in milliseconds beyond what was asked for; also the most memory that the thinking process took, in kB."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_lagging(Path(folder) / "thinking.sqlite"))


async def _lagging(database: Path) -> Result:
    await begin(database, MATCHES, SLUGS, random.Random(20), people=0)
    store, thinker = await Store.open(database), Thinker()

    async def deliver(match: int) -> None:
        strong.wake(match)

    strong = StrongSeats(Playing(Tables(store)), thinker, deliver, lambda: None, lambda: 1)
    try:
        rest = await _lags(SECONDS / 4)
        await strong.look()
        await asyncio.sleep(EVERY_S)
        busy = await _lags(SECONDS)
        notes = {"thinker_kB": most_memory(thinker._process.pid) if thinker._process is not None else 0}
    finally:
        await strong.close()
        await store.close()
    ours, theirs = Side.of(busy), Side.of(rest)
    what = "lag of the event loop, four matches thinking"
    return Result("P20", what, ours.p95 / theirs.p95, 20.0, 3.0, "ms", ours, theirs, notes=notes)


async def _lags(seconds: float) -> list[float]:
    """By how many milliseconds short sleeps are too long."""
    found: list[float] = []
    end = time.perf_counter() + seconds
    while (began := time.perf_counter()) < end:
        await asyncio.sleep(EVERY_S)
        found.append(1000 * (time.perf_counter() - began - EVERY_S))
    return found


def most_memory(process: int) -> int:
    """The most memory that a process had at any time, in kB."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))


METRICS = {"P20": lagging}
