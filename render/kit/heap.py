"""Memory that pictures needed for a moment, given back to the system.

What is painted in layers leaves holes between what is kept, which the C library of Linux holds for later: 15 to 60 MB after a few
pictures of other games.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable


def _trim() -> Callable[[int], int] | None:
    """The C library's own function, where it has one."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None


_TRIM = _trim()


def give_back() -> None:
    """Give back what is free. Takes some milliseconds, in which other threads may run."""
    if _TRIM is not None:
        _TRIM(0)
