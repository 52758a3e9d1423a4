"""Chance that falls the same way each time: all that a test draws from the system comes from a stream by the test's name.

Matches have fixed seeds (``tests.seeding``). This is for whatever else draws: the mark of a database, the id of a view, a match that
somebody forgot. ``python -m tests.campaigns.chance`` tells which tests would go another way by another stream.
"""

from __future__ import annotations

import hashlib
import os
import random
from itertools import count
from typing import Any

VARIED = "TABLEBOT_TEST_CHANCE"  # an environment variable: by another value all streams are others
_seed = random.Random.seed


class Stream:
    """Bytes that look like chance, and are the same for the same name."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, name: str) -> None:
        """From now on the bytes of this name; those who ask the module ``random`` itself get numbers that go with it."""
        self._name, self._blocks = f"{os.environ.get(VARIED, '')}:{name}", count()
        random.seed(self._name)

    def take(self, size: int) -> bytes:
        """The next so many bytes."""
        blocks = (hashlib.sha256(f"{self._name}:{next(self._blocks)}".encode()).digest() for _ in range(0, size, 32))
        return b"".join(blocks)[:size]


STREAM = Stream()


def take_over() -> None:
    """From now on nobody in this process draws from the system by ``os``, ``secrets`` or ``uuid``, nor by a generator of the module
    ``random`` that was given no seed.
    """

    def seed(generator: random.Random, by: Any = None, version: int = 2) -> None:
        _seed(generator, STREAM.take(32) if by is None else by, version)

    os.urandom = random._urandom = STREAM.take  # type: ignore[attr-defined]
    random.Random.seed = seed  # type: ignore[method-assign]
