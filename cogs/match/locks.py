"""One lock per thing that is busy; it lives as long as somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Locks:
    """Locks by number. Nothing is evicted by time or size: a lock that is held can never be made twice."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._users: dict[int, int] = {}

    @asynccontextmanager
    async def of(self, number: int) -> AsyncIterator[None]:
        """Hold the lock of this number. Discord may be awaited only by those who keep posts in order with it; never while
        a move waits for it.
        """
        lock = self._locks.setdefault(number, asyncio.Lock())
        self._users[number] = self._users.get(number, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[number] -= 1
            if not self._users[number]:
                del self._users[number], self._locks[number]

    def __len__(self) -> int:
        return len(self._locks)
