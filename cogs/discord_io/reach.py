"""Which servers can be reached: what happens by itself for want of an answer happens only where people could have given one."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.discord_io.clock import utc_now
from db.presence import GAP_S
from db.store import Store


class Reach(commands.Cog):
    """Knows of interrupted connections, and has the time stand still that was missed (see ``db.presence``)."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client, self._store = client, store
        self._cut: set[int] = set()  # connections to Discord that are interrupted

    async def cog_load(self) -> None:
        """Leave out the time in which the bot was down."""
        await self._store.presence.seen(await self._store.presence.servers(), utc_now(), GAP_S)

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """The only connection is interrupted."""
        if not isinstance(self._client, discord.AutoShardedClient):
            self._cut.add(0)

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """It is back."""
        self._cut.discard(0)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """It is back, and was begun anew."""
        self._cut.discard(0)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """One of several connections is interrupted."""
        self._cut.add(shard)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """It is back."""
        self._cut.discard(shard)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """It is back, and was begun anew."""
        self._cut.discard(shard)

    async def look(self, now: int) -> set[int]:
        """The servers where time runs for somebody and that can be reached now; what was missed there before is left out."""
        there = {server for server in await self._store.presence.servers() if self._reaches(server)}
        await self._store.presence.seen(there, now, GAP_S)
        return there

    def _reaches(self, server: int) -> bool:
        guild = self._client.get_guild(server)
        return guild is not None and not guild.unavailable and guild.shard_id not in self._cut
