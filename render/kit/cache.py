"""What pictures are made of, kept for the next one within a bound. Nothing in it is ever needed to be there.

All pictures, masks and sprites share one room, whatever game they belong to: when it is full, those go that were not used for the
longest time. A bound per kind of thing would have to be paid for each of them, and most of it for games that nobody plays. Plain
shapes, of which there are very many and each is soon made again, have a small room of their own: they would push all else out.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import is_dataclass
from functools import wraps
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
T = TypeVar("T")
P = ParamSpec("P")

MIB = 1 << 20
# With less room, the maps and cards of five games push each other out, and a picture takes five times as long.
ROOM_MIB, SHAPES_MIB = 144, 10
_PIXEL = {"L": 1, "P": 1, "1": 1}  # bytes; Pillow keeps all others at four
_LEAST = 32  # bytes of anything else


class _Entry(Generic[V]):
    """A value with its cost, and whether it was asked for since it was last considered for going."""

    __slots__ = ("cost", "used", "value")

    def __init__(self, value: V, cost: int) -> None:
        self.value, self.cost, self.used = value, cost, False


class Cache(Generic[K, V]):
    """Values by key, together costing at most ``limit``; what ``cost`` counts (bytes, entries) is the owner's choice.

    Safe to use from several threads; two of them may make the same value at once, which is harmless for pure values. To find a
    value is only to mark it, as this happens hundreds of times for a picture; what is marked when room is needed gets a second
    chance behind all others.
    """

    def __init__(self, limit: int, cost: Callable[[V], int]) -> None:
        self.limit = limit
        self.used = 0
        self._cost = cost
        self._entries: OrderedDict[K, _Entry[V]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The value of ``key``, made and kept if it is not there. A value dearer than the limit is made but not kept."""
        entry = self._entries.get(key)
        if entry is None:
            return self.keep(key, make())
        entry.used = True
        return entry.value

    def keep(self, key: K, value: V) -> V:
        """Keep a value, and let others go as far as there is no room for it."""
        cost = self._cost(value)
        if cost > self.limit:
            return value
        with self._lock:
            if key in self._entries:
                self.used -= self._entries.pop(key).cost
            while self.used + cost > self.limit:
                oldest, entry = self._entries.popitem(last=False)
                if entry.used:
                    entry.used = False
                    self._entries[oldest] = entry
                else:
                    self.used -= entry.cost
            self._entries[key] = _Entry(value, cost)
            self.used += cost
        return value


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
                return self.keep(key, make(*args, **named))
            entry.used = True
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


ROOM = Room(ROOM_MIB * MIB, bytes_of)
SHAPES = Room(SHAPES_MIB * MIB, bytes_of)


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """A pure function whose results are kept in the room that all share; nobody may draw on them."""
    return ROOM.function(make)


def shape(make: Callable[P, T]) -> Callable[P, T]:
    """The same for plain shapes."""
    return SHAPES.function(make)
