"""Make the simulator notice sooner that the bot has finished, in the sandbox and in the tests that use it.

It looks every 50 ms; a bot that reads its database once a minute would then need two minutes for a day of simulated time.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from simcord import Env

LOOK_EVERY_S = 0.002
# Only a bot that never comes to rest should run into this; the first picture of a process takes long on a busy machine.
PATIENCE_S = 60.0


@contextlib.contextmanager
def quick_settling() -> Iterator[None]:
    """While it lasts every action settles at the shorter interval; about seven times as many actions a second."""
    slow = Env._settle_internal

    async def quick(env: Env, **how: Any) -> None:
        # Some callers set a deadline from the simulator's own five seconds; it is meant for bots that hang.
        how.pop("_deadline", None)
        patience = max(how.pop("timeout", None) or 0, PATIENCE_S)
        idle = min(how.pop("idle", LOOK_EVERY_S), LOOK_EVERY_S)
        await slow(env, timeout=patience, idle=idle, **how)

    Env._settle_internal = quick  # type: ignore[method-assign]
    try:
        yield
    finally:
        Env._settle_internal = slow  # type: ignore[method-assign]
