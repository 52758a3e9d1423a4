"""The clocks of matches: whoever has no time left is played for, or the table is asked whether he shall be.

Time in which nobody could move does not count: while the bot was down or the machine asleep, while Discord could not be reached
or the bot was not on the server, and while the newest board of a match waited to be posted. Nobody's time is up then.
"""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from cogs.background.loop import Loop
from cogs.discord_io.clock import utc_now
from cogs.match.entries import notice
from cogs.match.playing import Playing
from cogs.match.refusals import Refusal
from cogs.match.voting import Voting
from cogs.posting.outbox import Outbox
from db.rows import LapsedRow
from db.store import Store

log = logging.getLogger("tablebot.clocks")

GAP_S = 300  # between two looks at a server; more is a time in which nobody could move there


class ClockLoop(Loop):
    """Looks once a minute whose time is up: a seat's, or that of a question to the table."""

    seconds = 60

    def __init__(self, client: discord.Client, store: Store, playing: Playing, voting: Voting, outbox: Outbox) -> None:
        super().__init__(client)
        self._store, self._playing, self._voting, self._outbox = store, playing, voting, outbox
        self._cut: set[int] = set()  # connections to Discord that are interrupted

    async def cog_load(self) -> None:
        """Stop the clocks for the time in which the bot was down; start looking."""
        await self._store.clocks.seen(await self._store.clocks.servers(), utc_now(), GAP_S)
        await super().cog_load()

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

    async def look(self) -> None:
        """Act for everybody whose time is up and who could have moved."""
        now = utc_now()
        there = {server for server in await self._store.clocks.servers() if self._reaches(server)}
        await self._store.clocks.seen(there, now, GAP_S)
        for lapsed in await self._store.clocks.lapsed(now):
            if lapsed.server in there:
                await self._act(lapsed, now)
        for match in await self._voting.lose_patience(now):
            await self._outbox.deliver(match, hurry=True)

    def _reaches(self, server: int) -> bool:
        guild = self._client.get_guild(server)
        return guild is not None and not guild.unavailable and guild.shard_id not in self._cut

    async def _act(self, lapsed: LapsedRow, now: int) -> None:
        match = lapsed.match
        if await self._store.outbox.waiting(match):
            return
        try:
            asked = lapsed.clock_end == "vote" and await self._voting.put(
                match, lapsed.revision, f"lapse-{lapsed.seat}", now
            )
            if not asked:
                told = notice(match, f"{match}:lapse:{lapsed.revision}", "notice-lapsed", {"by": lapsed.user})
                await self._playing.play_out(match, lapsed.seat, revision=lapsed.revision, told=told, now=now)
        except Refusal:
            return  # he has moved at the last moment
        except Exception:
            log.exception("the clock of seat %s of match %s could not be served", lapsed.seat, match)
            return
        await self._outbox.deliver(match)
