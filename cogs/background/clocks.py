"""The clocks of matches: whoever has no time left is played for, or the table is asked whether he shall be.

Time in which nobody could move does not count: while the bot was down, and while the newest board of a match waits to be
posted, nobody's time is up.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from discord.ext import commands, tasks

from cogs.discord_io.errors import Refusal
from cogs.match.tables import utc_now
from cogs.posting.outbox import notice
from db.rows import LapsedRow

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger("tablebot.clocks")

ALIVE = "alive"  # the note of when the bot looked last
GAP_S = 300  # between two looks; more is a time in which the bot was down


class Clocks(commands.Cog):
    """Looks once a minute whose time is up: a seat's, or that of a question to the table."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.store = bot.store

    async def cog_load(self) -> None:
        """Stop the clocks for the time in which the bot was down; start looking."""
        await self.woken(utc_now())
        self.look.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.look.cancel()

    async def woken(self, now: int) -> None:
        """Give everybody the time back in which the bot was down."""
        last = int(await self.store.servers.get_value(ALIVE) or now)
        if now - last > GAP_S:
            await self.store.clocks.stood_still(last, now)
        await self.store.servers.set_value(ALIVE, str(now))

    @tasks.loop(minutes=1)
    async def look(self) -> None:
        """Act for everybody whose time is up."""
        try:
            now = utc_now()
            await self.store.servers.set_value(ALIVE, str(now))
            for lapsed in await self.store.clocks.lapsed(now):
                await self._act(lapsed, now)
            await self.bot.votes.lose_patience(now)
        except Exception:
            # A loop that raises ends for ever.
            log.exception("the clocks could not be read")

    @look.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    async def _act(self, lapsed: LapsedRow, now: int) -> None:
        match = lapsed.match
        if await self.store.outbox.waiting(match):
            return
        try:
            asked = lapsed.clock_end == "vote" and await self.bot.votes.put(
                match, lapsed.revision, f"lapse-{lapsed.seat}"
            )
            if not asked:
                told = notice(match, f"{match}:lapse:{lapsed.revision}", "notice-lapsed", {"by": lapsed.user})
                await self.bot.playing.play_out(match, lapsed.seat, revision=lapsed.revision, told=told, now=now)
        except Refusal:
            return  # he has moved at the last moment
        except Exception:
            log.exception("the clock of seat %s of match %s could not be served", lapsed.seat, match)
            return
        await self.bot.outbox.deliver(match)
