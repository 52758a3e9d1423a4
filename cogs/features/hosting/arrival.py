"""The bot comes to a server: it says once what it is."""

from __future__ import annotations

import discord
import msgspec
from discord.ext import commands

from cogs.discord_io.clock import utc_now
from cogs.services import Services
from db.rows import OutboxEntry


class ArrivalCog(commands.Cog):
    """Hears of new servers."""

    def __init__(self, services: Services) -> None:
        self._store, self._outbox = services.store, services.outbox

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet; a server to which the bot comes back has been greeted."""
        payload = msgspec.json.encode({"server": guild.id}).decode()
        await self._store.outbox.add([OutboxEntry(f"greeting:{guild.id}", None, "greeting", payload)], utc_now())
        await self._outbox.deliver(None)
