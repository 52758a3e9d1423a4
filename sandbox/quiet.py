"""The simulator without a warning that is none of the bot's."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def simulator_unwarned() -> Iterator[None]:
    """The simulator has clients of its own that hear of nothing, one of them while it is imported; discord.py warns of that, and
    people take it for a fault.
    """
    state = logging.getLogger("discord.state")
    level = state.level
    state.setLevel(logging.ERROR)
    try:
        yield
    finally:
        state.setLevel(level)
