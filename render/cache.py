"""A bounded cache: the least recently used entries go when the limit is reached. Nothing in it is ever needed to be there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MIB = 1 << 20


class Cache(Generic[K, V]):
    """Values by key, together costing at most ``limit``; what ``cost`` counts (bytes, entries) is the owner's choice.

    Safe to use from several threads; two of them may make the same value at once, which is harmless for pure values.
    """

    def __init__(self, limit: int, cost: Callable[[V], int]) -> None:
        self.limit = limit
        self.used = 0
        self._cost = cost
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The value of ``key``, made and kept if it is not there. A value dearer than the limit is made but not kept."""
        with self._lock:
            if key in self._entries:
                self._entries.move_to_end(key)
                return self._entries[key][0]
        value = make()
        self._keep(key, value)
        return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._entries.clear()
            self.used = 0

    def _keep(self, key: K, value: V) -> None:
        cost = self._cost(value)
        if cost > self.limit:
            return
        with self._lock:
            if key in self._entries:
                self.used -= self._entries.pop(key)[1]
            self._entries[key] = (value, cost)
            self.used += cost
            while self.used > self.limit:
                _, (_, freed) = self._entries.popitem(last=False)
                self.used -= freed
