"""Work that goes on beside everything else, at most one task for each match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class MatchTasks:
    """The tasks that are at work."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def begin(self, match: int, work: Callable[[int], Awaitable[None]]) -> None:
        """Begin to work for a match, where nobody does."""
        if match not in self._tasks:
            self._tasks[match] = asyncio.create_task(self._run(match, work))

    async def close(self) -> None:
        """Break off all of them."""
        tasks = [*self._tasks.values()]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, match: int, work: Callable[[int], Awaitable[None]]) -> None:
        try:
            await work(match)
        finally:
            self._tasks.pop(match, None)
