"""The outbox is looked into again and again: what failed or was left behind is delivered."""

from __future__ import annotations

import discord

from cogs.background.loop import Loop
from cogs.posting.outbox import Outbox


class DeliveryLoop(Loop):
    """Delivers what is due."""

    seconds = 30

    def __init__(self, client: discord.Client, outbox: Outbox) -> None:
        super().__init__(client)
        self._outbox = outbox

    async def cog_load(self) -> None:
        """Note what was left from before; start looking."""
        await self._outbox.begin()
        await super().cog_load()

    async def look(self) -> None:
        """Deliver it."""
        await self._outbox.deliver_due()
