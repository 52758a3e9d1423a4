"""Pictures without pixels, for tests that ask how large they are or what is written where: laid out as in earnest, not painted.

Most of what a picture costs is to put one sheet upon another, to scale them and to soften their edges, and to pack the whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image

from render import paint
from render.formats import ENDINGS
from render.kit.cache import MIB, ROOM, Cache, Room, bytes_of

_FINISHED: Cache[str, Any] = Cache(MIB, lambda _made: 1)
_UNPAINTED = Room(ROOM.limit, bytes_of)  # what was made while nothing was painted


@contextmanager
def unpainted() -> Iterator[None]:
    """While it lasts nothing is painted, scaled or packed; what was painted before is not found, and nothing of it stays."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Image.Image, "paste", lambda *_args, **_more: None)
        patch.setattr(Image.Image, "filter", lambda image, _filter: image)
        patch.setattr(Image.Image, "resize", lambda image, size, *_args, **_more: Image.new(image.mode, size))
        patch.setattr(paint, "encode", lambda _image, fmt: (b"", ENDINGS[fmt]))
        patch.setattr(paint, "_finished", _FINISHED)
        _exchange(ROOM, _UNPAINTED)
        try:
            yield
        finally:
            _exchange(ROOM, _UNPAINTED)


def _exchange(one: Room, other: Room) -> None:
    """What each of the rooms holds goes to the other."""
    held = [(dict(room._entries), room._queue, room.used) for room in (other, one)]
    for room, (entries, queue, used) in zip((one, other), held, strict=True):
        room._entries.clear()
        room._entries.update(entries)
        room._queue, room.used = queue, used
