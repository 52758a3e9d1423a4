"""Make the simulator notice sooner that the bot has finished, in the sandbox and in the tests that use it.

It looks every 50 ms; a bot that reads its database once a minute would then need two minutes for a day of simulated time. And
each time it asks every task of the bot anew what it waits for. Here one task that is at work, as a rule the newest, is enough to
know that the bot has not finished; and a loop is not asked again while it sleeps.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any
from weakref import WeakKeyDictionary

from discord.ext.tasks import Loop
from simcord import Env, _dpy_internals, _settlement
from simcord import env as _env

_SIMULATOR: Any = _env  # whose private names are replaced

LOOK_EVERY_S = 0.002
# Only a bot that never comes to rest should run into this; the first picture of a process takes long on a busy machine.
PATIENCE_S = 60.0


@contextlib.contextmanager
def quick_settling() -> Iterator[None]:
    """While it lasts every action settles at the shorter interval, and looks at less."""
    slow, sleepers = Env._settle_internal, Sleepers()
    before = _SIMULATOR._virtualize_recognized_waits, _SIMULATOR._is_parked

    async def quick(env: Env, **how: Any) -> None:
        # Some callers set a deadline from the simulator's own five seconds; it is meant for bots that hang.
        how.pop("_deadline", None)
        patience = max(how.pop("timeout", None) or 0, PATIENCE_S)
        idle = min(how.pop("idle", LOOK_EVERY_S), LOOK_EVERY_S)
        loop = asyncio.get_running_loop()
        deadline = loop.time() + patience
        while True:
            # What is due by simulated time comes first: whoever waits for it would seem to be at work.
            _settlement._run_due_virtual_callbacks(env._settlement_state(), deadline)
            await asyncio.sleep(0)
            if loop.time() >= deadline or not (working := _at_work(env, sleepers, deadline)):
                break
            await asyncio.wait(working, timeout=idle, return_when=asyncio.FIRST_COMPLETED)
        # The simulator alone knows that the bot has finished, and says what it waits for where it never does.
        await slow(env, timeout=patience, idle=idle, _deadline=deadline, **how)

    Env._settle_internal = quick  # type: ignore[method-assign]
    _SIMULATOR._virtualize_recognized_waits, _SIMULATOR._is_parked = sleepers.virtualize, sleepers.is_parked
    try:
        yield
    finally:
        Env._settle_internal = slow  # type: ignore[method-assign]
        _SIMULATOR._virtualize_recognized_waits, _SIMULATOR._is_parked = before


def _at_work(env: Env, sleepers: Sleepers, deadline: float) -> list[asyncio.Future[Any]]:
    """Something by which the bot has certainly not finished; nothing where only a closer look can tell."""
    advancing = env._real_advance_task or env._advance_task
    if advancing is not None and advancing is not asyncio.current_task():
        return []  # the simulator waits for it in a way of its own
    if env._work.executors:
        return list(env._work.executors)
    state = env._settlement_state()
    for task in reversed(_settlement._owned_tasks(state)):
        if not sleepers.is_parked(state, task, deadline):
            # A loop comes to rest again without ending, no sooner than what it waits for is done.
            waits_for = getattr(task, "_fut_waiter", None) if _is_loop(task) else None
            return [waits_for or task]
    return []


def _is_loop(task: asyncio.Task[Any]) -> bool:
    return getattr(task.get_coro(), "__qualname__", "") == Loop._loop.__qualname__


class Sleepers:
    """The bot's loops that sleep until simulated time wakes them, each with the future it waits for and the timer that ends it.

    Its methods stand in for the simulator's functions of the same meaning, and ask those for whatever is not known to sleep.
    """

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[asyncio.Task[Any], tuple[asyncio.Future[Any], Any]] = WeakKeyDictionary()

    def virtualize(self, state: Any, pending: list[asyncio.Task[Any]]) -> None:
        """Leave the timers of waiting tasks to simulated time alone."""
        awake = [task for task in pending if not self._sleeps(state, task)]
        _settlement._virtualize_recognized_waits(state, awake)
        for task in awake:
            waiter: Any = getattr(task, "_fut_waiter", None)
            if _dpy_internals.tasks_loop_sleep(task, waiter):
                for timer in _settlement._timer_records_waking(state, task, waiter):
                    self._known[task] = waiter, timer

    def is_parked(self, state: Any, task: asyncio.Task[Any], deadline: float) -> bool:
        """Whether the task waits for something that the bot cannot bring about."""
        return self._sleeps(state, task) or _settlement._is_parked(state, task, deadline)

    def _sleeps(self, state: Any, task: asyncio.Task[Any]) -> bool:
        if (known := self._known.get(task)) is None:
            return False
        waiter, timer = known
        return (
            getattr(task, "_fut_waiter", None) is waiter
            and not waiter.done()
            and not timer.handle.cancelled()
            and timer.when > state.virtual_time
        )
