"""Posts after the commit: the outbox is delivered in order per match, again and again until it is done.

An entry is marked done only after Discord has taken the post. What only people can mend is told (``cogs.posting.troubles``); the
match waits unharmed, and the entry is tried again after half an hour, then less and less often, and at the next move.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from cogs.discord_io import failures
from cogs.discord_io.clock import utc_now
from cogs.discord_io.threads import Threads
from cogs.match.locks import Locks
from cogs.posting.troubles import Troubles
from db.presence import GAP_S
from db.rows import OutboxRow
from db.store import Store

log = logging.getLogger("tablebot.outbox")

RETRIES = (5, 30, 120, 600, 1800)  # seconds between tries; the last one repeats
DAY = 24 * 3600

Sender = Callable[[OutboxRow, dict[str, Any]], Awaitable[int | None]]


class Outbox:
    """Delivers what commits have left to be posted."""

    def __init__(self, store: Store, threads: Threads, troubles: Troubles) -> None:
        self._store, self._threads, self.troubles = store, threads, troubles
        self.inherited = 0  # the newest entry of the time before this start
        self._locks = Locks()
        self._posted: set[int] = set()  # matches whose board was posted anew while entries still waited
        self._senders: dict[str, Sender] = {}

    def register(self, kind: str, sender: Sender) -> None:
        """Let a sender deliver entries of its own kind."""
        self._senders[kind] = sender

    async def begin(self) -> None:
        """Note what was left from before this start; all of it is tried anew, for nobody knows what has changed meanwhile."""
        self.inherited = await self._store.outbox.newest()
        await self._store.outbox.hurry_all()

    async def deliver_due(self) -> None:
        """Deliver whatever is due: after a start what a crash left behind, later what failed before."""
        for match in dict.fromkeys(row.match for row in await self._store.outbox.due(utc_now())):
            await self.deliver(match)

    async def deliver(self, match: int | None, *, hurry: bool = False) -> None:
        """Post what is due for a match (None: entries of no match), oldest first, until done or something has to wait.

        ``hurry``: somebody has just done something, so what waits for a later try is tried now. Never raises: what was
        committed stands, and what cannot be posted now stays in the outbox.
        """
        try:
            async with self._locks.of(match or 0):
                if hurry and match is not None:
                    await self._store.outbox.hurry(match)
                while due := await self._store.outbox.due(utc_now(), match):
                    if not await self._try(due[0], due[1:]):
                        return
        except Exception:
            log.exception("delivery of match %s failed", match)

    async def _try(self, entry: OutboxRow, later: list[OutboxRow]) -> bool:
        """Deliver one entry; whether the next may follow."""
        now = utc_now()
        try:
            send, payload = self._senders[entry.kind], msgspec.json.decode(entry.payload)
            row = await self._store.matches.load(entry.match or 0)
            message = await self._threads.with_room(entry.match, lambda: send(entry, payload))
        except failures.PostFailed as failed:
            if failed.failure == "refused":
                # Tried again it would be refused again, and nothing after it would ever be posted.
                log.error("outbox %s (match %s) is given up: %s", entry.key, entry.match, failed)
                await self._store.outbox.give_up(entry.id, str(failed)[:300], now)
                await self.troubles.tell(entry, failed)
                return True
            log.warning("outbox %s (match %s): %s", entry.key, entry.match, failed)
            wait = max(wait_for(failed.failure, entry.tries), failed.after)
            await self._store.outbox.retry(entry.id, now + wait, str(failed)[:300])
            await self.troubles.tell(entry, failed)
            return False
        except Exception as error:
            log.exception("outbox %s (match %s)", entry.key, entry.match)
            await self._store.outbox.retry(entry.id, now + RETRIES[-1], repr(error)[:300])
            await self.troubles.tell(entry, failures.PostFailed("later", repr(error)))
            return False
        if entry.match is not None and now - entry.created_at > GAP_S:
            # Nobody has to move or answer in time what he could not see.
            await self._store.presence.stood_still(entry.match, entry.created_at, now)
        await self._store.outbox.done(entry.id, message, now)
        if message is not None:
            await self._spare(entry, later, message)
            match, anew = entry.match or 0, row is None or message != row.post_message
            if anew and entry.kind == "turn":
                self._posted.add(match)
            # A reminder may have gone where nothing is wrong, while the board still waits.
            if not await self._store.outbox.waiting(match):
                # The board may have been posted by an entry before, which this one only goes on with.
                await self.troubles.over(match, anew=anew or match in self._posted)
                self._posted.discard(match)
        return True

    async def _spare(self, entry: OutboxRow, later: list[OutboxRow], message: int) -> None:
        """Moves made while Discord was away need one picture, the newest, which has just been posted.

        It is posted for the oldest of them: if that was sent before a crash, Discord gives the same message again, so no post
        with an older board is left standing below the newest.
        """
        for row in itertools.takewhile(lambda row: row.kind == entry.kind == "turn", later):
            await self._store.outbox.done(row.id, message, utc_now())


def wait_for(failure: failures.Failure, tries: int) -> int:
    """Seconds until the next try. What only people can mend is tried less and less often, at the end once a day."""
    if failure == "later":
        return RETRIES[min(tries, len(RETRIES) - 1)]
    return min(RETRIES[-1] << min(tries, 6), DAY)
