"""Make the simulator copy faster what it hands out and keeps: messages, servers and requests are plain data."""

from __future__ import annotations

import contextlib
import marshal
from collections.abc import Iterator
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results


def copied(value: Any) -> Any:
    """A copy that shares nothing with the value; far quicker to make where all of it is plain data."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # something that is not
        return deepcopy(value)


@contextlib.contextmanager
def quick_copies() -> Iterator[None]:
    """While it lasts the simulator copies like this."""
    places: list[tuple[Any, str, Any]] = [
        (simcord.components, "deepcopy", copied),
        (simcord.results, "deepcopy", copied),
        (simcord.gateway, "copy", SimpleNamespace(deepcopy=copied)),
        (simcord.http.router, "copy", SimpleNamespace(deepcopy=copied)),
    ]
    before = [getattr(module, name) for module, name, _ in places]
    for module, name, quick in places:
        setattr(module, name, quick)
    try:
        yield
    finally:
        for (module, name, _), slow in zip(places, before, strict=True):
            setattr(module, name, slow)
