"""The bot comes to a server, or is given back there what it lacked: it greets once, and posts at once what it owes.

A match whose thread is deleted owes its board at once. Whatever changes what the bot may do is heard of; should something escape
it, the first press or command on the server makes it try.
"""

from __future__ import annotations

import discord
import msgspec
from discord.ext import commands

from cogs.discord_io.clock import utc_now
from cogs.match.entries import board_again
from cogs.services import Services
from db.rows import OutboxEntry

PAUSE_S = 60  # between two tries on a server because of presses


class ArrivalCog(commands.Cog):
    """Hears of new servers, of permissions, and of presses where something waits."""

    def __init__(self, services: Services) -> None:
        self._store, self._outbox = services.store, services.outbox
        self._tried: dict[int, int] = {}  # when last, by server

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet; a server to which the bot comes back has been greeted."""
        payload = msgspec.json.encode({"server": guild.id}).decode()
        await self._store.outbox.add([OutboxEntry(f"greeting:{guild.id}", None, "greeting", payload)], utc_now())
        await self._outbox.deliver(None)
        await self._catch_up(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server that Discord had lost is back."""
        await self._catch_up(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Somebody may do something else in a channel."""
        if before.overwrites != after.overwrites:
            await self._catch_up(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role allows something else."""
        if before.permissions != after.permissions:
            await self._catch_up(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Somebody has other roles; Discord tells it of the bot itself without an intent."""
        if after.id == after.guild.me.id:
            await self._catch_up(after.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread was opened again, or makes room for another."""
        if (before.locked, before.archived) != (after.locked, after.archived):
            await self._catch_up(after.guild)

    @commands.Cog.listener()
    async def on_thread_delete(self, thread: discord.Thread) -> None:
        """A thread makes room for another."""
        await self._catch_up(thread.guild)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """A match may have lost its thread, one that the bot does not remember, too."""
        await self._lose(gone.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Matches may have lost their threads with their channel."""
        await self._lose(channel.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Somebody presses or types."""
        now, guild = utc_now(), interaction.guild
        if guild is None or interaction.type is discord.InteractionType.autocomplete:
            return
        if self._outbox.troubles.on_server(guild.id) and now - self._tried.get(guild.id, 0) >= PAUSE_S:
            self._tried[guild.id] = now
            await self._catch_up(guild)

    async def _catch_up(self, guild: discord.Guild) -> None:
        for match in self._outbox.troubles.on_server(guild.id):
            await self._outbox.deliver(match, hurry=True)

    async def _lose(self, place: int) -> None:
        """The boards of its matches are owed from now on: their hosts are told, and no time is counted until they stand again."""
        for match in await self._store.matches.played_in(place):
            await self._store.outbox.add([board_again(match, f"gone:{place}")], utc_now())
            await self._outbox.deliver(match)
