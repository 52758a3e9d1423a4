"""What pictures are made of, kept for the next one within a bound. Nothing in it is ever needed to be there.

All pictures, masks, sprites and shapes share one room, whatever game they belong to. When it is full, those go by which the
least time is lost for the room that they take: what takes long to make, is small and is asked for often stays (GDSF, Cherkasova
1998). By the time of the last use alone, as it was before, large maps that a single match needs pushed out a thousand small
things, and it took twice the room to be as fast.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import is_dataclass
from functools import wraps
from heapq import heappop, heappush
from threading import Lock, local
from time import thread_time
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
T = TypeVar("T")
P = ParamSpec("P")

MIB = 1 << 20
# What five games at all numbers of seats are made of would take some 330. With that a picture of any of them in turn takes 38 ms,
# with this much some 85, with 16 less twice as long; those of one match one after another take the same with all of them.
ROOM_MIB = 64
_PIXEL = {"L": 1, "P": 1, "1": 1}  # bytes; Pillow keeps all others at four
_LEAST = 32  # bytes of anything else


class _Making(local):
    """The seconds that the thread spent so far on values made within the one that it is making."""

    within = 0.0


class _Entry(Generic[V]):
    """A value with its cost, the seconds it would take again for each unit of that, and how often it was asked for: now, and when
    it was last considered for going.
    """

    __slots__ = ("asked", "considered", "cost", "value", "worth")

    def __init__(self, value: V, cost: int, worth: float) -> None:
        self.value, self.cost, self.worth, self.asked, self.considered = value, cost, worth, 1, 1


class Cache(Generic[K, V]):
    """Values by key, together costing at most ``limit``; what ``cost`` counts (bytes, entries) is the owner's choice.

    Safe to use from several threads; two of them may make the same value at once, which is harmless for pure values. To find a
    value is only to count it, as this happens hundreds of times for a picture. The queue holds each value at the level at which it
    goes; one that was asked for since gets a new place, above the level that goes now.
    """

    def __init__(self, limit: int, cost: Callable[[V], int]) -> None:
        self.limit = limit
        self.used = 0
        self._cost = cost
        self._entries: dict[K, _Entry[V]] = {}
        self._queue: list[tuple[float, int, K]] = []
        self._level, self._places = 0.0, 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The value of ``key``, made and kept if it is not there. A value dearer than the limit is made but not kept."""
        entry = self._entries.get(key)
        if entry is None:
            outer, _MAKING.within = _MAKING.within, 0.0
            began = thread_time()
            value = make()
            took = thread_time() - began
            self.keep(key, value, took - _MAKING.within)
            _MAKING.within = outer + took
            return value
        entry.asked += 1
        return entry.value

    def keep(self, key: K, value: V, took: float) -> None:
        """Keep a value that took so many seconds to make, and let others go as far as there is no room for it."""
        cost = self._cost(value)
        if cost > self.limit:
            return
        with self._lock:
            if key in self._entries:
                return  # another thread was faster
            while self.used + cost > self.limit:
                self._let_go()
            entry = self._entries[key] = _Entry(value, cost, took / max(1, cost))
            self.used += cost
            self._queue_up(key, entry)

    def _let_go(self) -> None:
        """Consider the value whose turn it is."""
        self._level, _, key = heappop(self._queue)
        entry = self._entries[key]
        if entry.asked > entry.considered:
            entry.considered = entry.asked
            self._queue_up(key, entry)
        else:
            del self._entries[key]
            self.used -= entry.cost

    def _queue_up(self, key: K, entry: _Entry[V]) -> None:
        self._places += 1  # among equals the first goes first
        heappush(self._queue, (self._level + entry.worth * entry.considered, self._places, key))


class Room(Cache[tuple[object, ...], Any]):
    """A cache of what functions give."""

    def function(self, make: Callable[P, T]) -> Callable[P, T]:
        """The function, its results kept here by its arguments."""
        entries = self._entries

        @wraps(make)
        def found(*args: P.args, **named: P.kwargs) -> T:
            # As in ``get``, without a call more.
            key = (make, args, *sorted(named.items())) if named else (make, args)
            entry = entries.get(key)
            if entry is None:
                return self.get(key, lambda: make(*args, **named))
            entry.asked += 1
            return entry.value

        return found


def bytes_of(value: object) -> int:
    """About how much memory the pictures in a value take: in it, in its parts if it is a tuple, in the fields of a dataclass."""
    if isinstance(value, Image.Image):
        return value.height * (value.width * _PIXEL.get(value.mode, 4) + 8) + 400
    if isinstance(value, bytes):
        return len(value) + _LEAST
    if isinstance(value, tuple):
        return sum(map(bytes_of, value)) + _LEAST  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    if is_dataclass(value):
        return sum(map(bytes_of, vars(value).values())) + _LEAST
    return _LEAST


_MAKING = _Making()
ROOM = Room(ROOM_MIB * MIB, bytes_of)


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """A pure function whose results are kept in the room that all share; nobody may draw on them."""
    return ROOM.function(make)
