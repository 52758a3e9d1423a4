"""What a bot costs while it runs: memory, how late its event loop is, how long its database takes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import resource
import statistics
import sys
import time
from array import array
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock

from cogs.client import TableBot
from tests.benchmark.measure import quantile

TICK_S = 0.01  # between two looks at the event loop
MIB = 1024 * 1024


def resident() -> float:
    """MiB of memory that the process has now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


def peak() -> float:
    """MiB of memory that the process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def size_of(thing: object) -> float:
    """MiB of a thing with all that hangs on it."""
    seen: set[int] = set()
    left, total = [thing], 0
    while left:
        part = left.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        total += sys.getsizeof(part)
        if isinstance(part, dict):
            left += [*part.keys(), *part.values()]
        elif isinstance(part, list | tuple | set | frozenset):
            left += part
        elif hasattr(part, "__dict__"):
            left.append(vars(part))
    return total / MIB


class Gauges:
    """Milliseconds of everything by name, MiB of memory by the time at which they were read."""

    def __init__(self) -> None:
        self.times: defaultdict[str, array[float]] = defaultdict(lambda: array("d"))
        self.memory: dict[str, float] = {}
        self._own_delay = False  # of this campaign, not of the bot

    def remember(self, when: str) -> None:
        """Read the memory now, after whatever nobody needs any more is gone."""
        gc.collect()
        self._own_delay = True
        self.memory[when] = round(resident(), 1)

    @contextlib.asynccontextmanager
    async def watch(self, bot: TableBot) -> AsyncIterator[None]:
        """While it lasts the event loop is looked at, and commits and all writes are timed as their callers see them."""
        task = asyncio.create_task(self._lag())
        moves, database = bot.store.moves, bot.store.db
        try:
            with (
                mock.patch.object(moves, "commit", self.timed("commit of a move", moves.commit)),
                mock.patch.object(database, "write", self.timed("any write", database.write)),
            ):
                yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _lag(self) -> None:
        late = self.times["lag of the event loop"]
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK_S)
            if not self._own_delay:
                late.append((time.perf_counter() - began - TICK_S) * 1000)
            self._own_delay = False

    def timed(self, name: str, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """The same coroutine function, whose time is noted under this name."""

        async def timed(*given: Any, **more: Any) -> Any:
            began = time.perf_counter()
            try:
                return await work(*given, **more)
            finally:
                self.times[name].append((time.perf_counter() - began) * 1000)

        return timed

    def table(self) -> dict[str, dict[str, float]]:
        """Number, median, 95th percentile and maximum of each."""
        return {
            name: {
                "number": len(values),
                "median": round(statistics.median(values), 2),
                "p95": round(quantile(values, 0.95), 2),
                "max": round(max(values), 2),
            }
            for name, values in sorted(self.times.items())
            if values
        }
