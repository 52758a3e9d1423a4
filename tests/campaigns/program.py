"""Get the bot out of a program that is started as its users start it, whatever it calls its parts.

Only two things are replaced while it starts: ``discord.Client.start``, which hands the finished client over instead of
connecting, and ``asyncio.run``, which inside a running loop starts a task instead of a second loop. So ``bot.run(token)``
and ``await bot.start(token)`` both work, and the program can be started again for a restart.
"""

from __future__ import annotations

import asyncio
import os
import runpy
import sys
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any
from unittest import mock

import discord

from tests.machine import PATIENCE_S


class Program:
    """A script or module with its arguments and environment; each ``start`` gives a new bot."""

    def __init__(
        self, target: str, arguments: Sequence[str] = (), environment: Mapping[str, str] | None = None
    ) -> None:
        self.target = target
        self.arguments = list(arguments)
        self.environment = dict(environment or {})
        self._task: asyncio.Task[Any] | None = None

    async def start(self) -> discord.Client:
        """Run the program up to the point where it would connect. Raises whatever the program raises before that."""
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[discord.Client] = loop.create_future()

        async def hand_over(client: discord.Client, token: str, *, reconnect: bool = True) -> None:
            ready.set_result(client)
            await asyncio.Event().wait()  # the simulator drives the client from here on

        def run(main: Coroutine[Any, Any, Any], **_: Any) -> None:
            self._task = loop.create_task(main)
            self._task.add_done_callback(failed)

        def failed(task: asyncio.Task[Any]) -> None:
            if not ready.done() and not task.cancelled():
                ready.set_exception(task.exception() or RuntimeError("the program ended without starting a bot"))

        with (
            mock.patch.object(discord.Client, "start", hand_over),
            mock.patch.object(asyncio, "run", run),
            mock.patch.object(sys, "argv", [self.target, *self.arguments]),
            mock.patch.dict(os.environ, self.environment),
        ):
            try:
                if Path(self.target).is_file():
                    runpy.run_path(self.target, run_name="__main__")
                else:
                    runpy.run_module(self.target, run_name="__main__", alter_sys=True)
            except SystemExit as ended:
                # A program that ends with sys.exit(main()) comes here as soon as its main task has been started.
                if self._task is None:
                    raise RuntimeError(f"the program ended with {ended.code!r} before it started a bot") from ended
            return await asyncio.wait_for(ready, PATIENCE_S)

    async def stop(self) -> None:
        """End the program as an interrupt would, so that it can close what it opened."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
