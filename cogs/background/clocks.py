"""The clocks of matches: whoever has little time left is told so, once; when it is up he is played for, or the table is asked.

Time in which nobody could move does not count: while the bot was down or the machine asleep, while Discord could not be reached
or the bot was not on the server, and while the newest board of a match waited to be posted or its thread was gone. Nobody's time
is up then.
"""

from __future__ import annotations

import logging

import discord

from cogs.background.loop import Loop
from cogs.discord_io.clock import utc_now
from cogs.discord_io.reach import Reach
from cogs.discord_io.threads import Threads
from cogs.match.entries import board_again, notice
from cogs.match.playing import Playing
from cogs.match.refusals import Refusal
from cogs.match.voting import Voting
from cogs.posting.outbox import Outbox
from cogs.posting.votes import VotePosts
from db.rows import LapsedRow
from db.store import Store

LOW = 8  # part of the bank (an eighth) from which on somebody is told that his time runs out

log = logging.getLogger("tablebot.clocks")


class ClockLoop(Loop):
    """Looks once a minute whose time is up: a seat's, or that of a question to the table."""

    seconds = 60

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        reach: Reach,
        threads: Threads,
        playing: Playing,
        voting: Voting,
        vote_posts: VotePosts,
        outbox: Outbox,
    ) -> None:
        super().__init__(client)
        self._store, self._reach, self._threads = store, reach, threads
        self._playing, self._voting, self._vote_posts, self._outbox = playing, voting, vote_posts, outbox

    async def look(self) -> None:
        """Act for everybody whose time is up and who could have moved."""
        now = utc_now()
        there = await self._reach.look(now)
        for lapsed in await self._store.clocks.lapsed(now):
            if lapsed.server in there:
                await self._act(lapsed, now)
        for low in await self._store.clocks.running_out(now, LOW):
            if low.server in there:
                await self._warn(low, now)
        for carried in await self._voting.lose_patience(now, there):
            await self._vote_posts.renew(carried.table, carried.question, carried.tally)
            await self._outbox.deliver(carried.table.row.id, hurry=True)

    async def _act(self, lapsed: LapsedRow, now: int) -> None:
        match = lapsed.match
        try:
            if await self._store.outbox.waiting(match) or not await self._can_be_seen(lapsed, now):
                return
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

    async def _warn(self, low: LapsedRow, now: int) -> None:
        """Tell somebody that his time runs out, and what comes then; once until he has moved."""
        told = notice(
            low.match,
            f"{low.match}:low:{low.seat}:{low.user}:{low.granted_ply}",
            "notice-low",
            {"by": low.user, "end": low.clock_end},
            ping=[low.user],
            times={"until": now + low.remaining},
        )
        await self._store.outbox.add([told], now)
        await self._outbox.deliver(low.match)

    async def _can_be_seen(self, lapsed: LapsedRow, now: int) -> bool:
        """Whether the match has a place in which its people could have moved. Where not, its board is owed from now on."""
        row = await self._store.matches.load(lapsed.match)
        if row is None or row.thread is None or await self._threads.can_be_seen(row.thread):
            return True
        await self._store.outbox.add([board_again(row.id, f"unseen:{lapsed.revision}")], now)
        await self._outbox.deliver(row.id)
        return False
