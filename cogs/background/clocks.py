"""The clocks of matches: whoever has no time left is played for, or the table is asked whether he shall be.

Time in which nobody could move does not count: while the bot was down, and while the newest board of a match waits to be
posted, nobody's time is up.
"""

from __future__ import annotations

import logging

import discord

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

ALIVE = "alive"  # the note of when the bot looked last
GAP_S = 300  # between two looks; more is a time in which the bot was down


class ClockLoop(Loop):
    """Looks once a minute whose time is up: a seat's, or that of a question to the table."""

    seconds = 60

    def __init__(self, client: discord.Client, store: Store, playing: Playing, voting: Voting, outbox: Outbox) -> None:
        super().__init__(client)
        self._store, self._playing, self._voting, self._outbox = store, playing, voting, outbox

    async def cog_load(self) -> None:
        """Stop the clocks for the time in which the bot was down; start looking."""
        await self.woken(utc_now())
        await super().cog_load()

    async def woken(self, now: int) -> None:
        """Give everybody the time back in which the bot was down."""
        last = int(await self._store.servers.get_value(ALIVE) or now)
        if now - last > GAP_S:
            await self._store.clocks.stood_still(last, now)
        await self._store.servers.set_value(ALIVE, str(now))

    async def look(self) -> None:
        """Act for everybody whose time is up."""
        now = utc_now()
        await self._store.servers.set_value(ALIVE, str(now))
        for lapsed in await self._store.clocks.lapsed(now):
            await self._act(lapsed, now)
        for match in await self._voting.lose_patience(now):
            await self._outbox.deliver(match, hurry=True)

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
