"""Lobbies that nobody fills expire."""

from __future__ import annotations

import logging

import discord

from cogs.background.loop import Loop
from cogs.discord_io.clock import utc_now
from cogs.discord_io.reach import Reach
from cogs.posting.outbox import Outbox
from db.rows import OutboxEntry
from db.store import Store

log = logging.getLogger("tablebot.lobby")


class LobbyLoop(Loop):
    """Closes lobbies that stood idle for too many hours, with a notice on their post; where nobody could join, none."""

    seconds = 30 * 60

    def __init__(self, client: discord.Client, store: Store, reach: Reach, outbox: Outbox, hours: int) -> None:
        super().__init__(client)
        self._store, self._reach, self._outbox, self._idle = store, reach, outbox, hours * 3600

    async def look(self) -> None:
        """Close them, each for itself."""
        now = utc_now()
        there = await self._reach.look(now)
        idle = await self._store.matches.lobbies_older_than(now - self._idle)
        for row in [row for row in idle if row.server in there]:
            try:
                entry = OutboxEntry(f"lobby-expired:{row.id}", row.id, "lobby", "{}")
                if await self._store.matches.close(row.id, "expired", "idle", outbox=[entry], now=now):
                    await self._outbox.deliver(row.id)
            except Exception:
                log.exception("lobby %s could not be closed", row.id)
