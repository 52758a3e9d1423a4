"""Strong computers that are waited for are found again after a start, and where something has failed."""

from __future__ import annotations

import discord

from cogs.background.loop import Loop
from cogs.computer.seats import StrongSeats


class ThinkingLoop(Loop):
    """Looks for matches that wait for a strong computer; what is posted wakes them sooner."""

    seconds = 30

    def __init__(self, client: discord.Client, strong: StrongSeats) -> None:
        super().__init__(client)
        self._strong = strong

    async def cog_unload(self) -> None:
        """Stop looking and thinking."""
        await super().cog_unload()
        await self._strong.close()

    async def look(self) -> None:
        """Wake them."""
        await self._strong.look()
