"""Once a minute: whose reminder or call is due."""

from __future__ import annotations

import discord

from cogs.background.loop import Loop
from cogs.discord_io.clock import utc_now
from cogs.posting.outbox import Outbox
from cogs.posting.pings import Pings
from cogs.posting.reminders import Reminders


class ReminderLoop(Loop):
    """Claims what is due and delivers it; takes away what has served."""

    seconds = 60

    def __init__(self, client: discord.Client, reminders: Reminders, pings: Pings, outbox: Outbox) -> None:
        super().__init__(client)
        self._reminders, self._pings, self._outbox = reminders, pings, outbox

    async def look(self) -> None:
        """Claim, deliver, tidy."""
        now = utc_now()
        for match in dict.fromkeys([*await self._reminders.claim_due(now), *await self._pings.claim_due(now)]):
            await self._outbox.deliver(match)
        await self._pings.tidy()
