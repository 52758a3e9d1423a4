"""Pictures of all games drawn in one process, which is more than a bot draws at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from render.kit.cache import MIB, ROOM

WIDE_MIB = 384


@pytest.fixture(scope="package", autouse=True)
def wide_room() -> Iterator[None]:
    """Room for what all of them are made of: a third of it would be made again for the next test, as maps push it out."""
    usual, ROOM.limit = ROOM.limit, WIDE_MIB * MIB
    yield
    ROOM.limit = usual
