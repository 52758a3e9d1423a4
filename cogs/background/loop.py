"""What all loops have in common: they begin when the bot is ready, and outlive whatever goes wrong."""

from __future__ import annotations

import logging
from abc import abstractmethod
from typing import ClassVar

import discord
from discord.ext import commands, tasks

log = logging.getLogger("tablebot.background")


class Loop(commands.Cog):
    """Looks again and again; a subclass says every how many seconds, and what at."""

    seconds: ClassVar[float]

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._task = tasks.loop(seconds=self.seconds)(self._outlive)
        self._task.before_loop(client.wait_until_ready)

    async def cog_load(self) -> None:
        """Start looking."""
        self._task.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self._task.cancel()

    @abstractmethod
    async def look(self) -> None:
        """Look once."""

    async def _outlive(self) -> None:
        try:
            await self.look()
        except Exception:
            # A loop that raises ends for ever.
            log.exception("%s failed", type(self).__name__)
