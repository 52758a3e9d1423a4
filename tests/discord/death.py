"""A process that dies at a chosen moment: after so many awaits of the database and of Discord nothing of it happens any more.

death = Death(env, monkeypatch)
death.at(7)                  # the seventh await is its last; ``answered=True``: it is done, but nobody hears of it
await person.press("Confirm")
await death.resurrect(restart)
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import simcord
from simcord.http import router

from db.file.database import Database
from tests.discord.guard import Problems
from tests.samples import stride

EVERY = stride(2)  # awaits: every one of them is the last in a larger sample


def first(*, done: bool) -> int:
    """The await from which every ``EVERY``-th is tried: those that die before it and those that die after it try different ones."""
    return 1 + done % EVERY


class Killed(asyncio.CancelledError):
    """What an await of a dead process gives; nothing in the bot catches it."""


class Death:
    """Counts the awaits of the bot and ends them."""

    def __init__(self, env: simcord.Env, monkeypatch: pytest.MonkeyPatch, problems: Problems) -> None:
        self.env = env
        self.died = False
        problems.expected.append("was never answered")
        self._left = 0
        self._done = False
        self._armed = False
        dispatch, read, write = router.dispatch, Database.read, Database.write

        def dying_dispatch(*args: Any, **request: Any) -> Any:
            return self._last() or self._after(dispatch(*args, **request))

        async def dying_read(database: Database, job: Any) -> Any:
            return self._last() or self._after(await read(database, job))

        async def dying_write(database: Database, job: Any) -> Any:
            return self._last() or self._after(await write(database, job))

        monkeypatch.setattr(router, "dispatch", dying_dispatch)
        monkeypatch.setattr(Database, "read", dying_read)
        monkeypatch.setattr(Database, "write", dying_write)

    def at(self, number: int, *, done: bool) -> None:
        """Die at this await: before it has any effect, or (``done``) just after."""
        self._left, self._done, self._armed, self.died = number, done, True, False

    async def resurrect(self, restart: Callable[..., Awaitable[Any]]) -> bool:
        """Start the bot anew on what was left; whether it had died at all."""
        self._armed = False
        if self.died:
            await restart(self.env, crash=True)
        return self.died

    def _last(self) -> None:
        if not self._armed:
            return
        self._left -= 1
        if self.died or (self._left <= 0 and not self._done):
            self.died = True
            raise Killed

    def _after(self, result: Any) -> Any:
        if self._armed and self._left <= 0:
            self.died = True
            raise Killed
        return result
