"""Whoever waits for a thought is found again after a start, and where something has failed."""

from __future__ import annotations

import discord

from cogs.background.loop import Loop
from cogs.computer.analyses import Analyses
from cogs.computer.seats import StrongSeats


class ThinkingLoop(Loop):
    """Looks for matches that wait for a strong computer, which what is posted wakes sooner, and for analyses to be made."""

    seconds = 30

    def __init__(self, client: discord.Client, strong: StrongSeats, analyses: Analyses) -> None:
        super().__init__(client)
        self._strong, self._analyses = strong, analyses

    async def cog_unload(self) -> None:
        """Stop looking and thinking."""
        await super().cog_unload()
        await self._analyses.close()
        await self._strong.close()

    async def look(self) -> None:
        """Wake them."""
        await self._strong.look()
        await self._analyses.look()
