"""Posts after the commit: the outbox is delivered in order per match, again and again until it is done.

An entry is marked done only after Discord has taken the post. A lost permission is told to the host once; the match waits
unharmed, and the entry is tried again after half an hour, then less and less often, and at the next move.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec

from cogs.discord_io import failures, layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.languages import language_for
from cogs.discord_io.threads import Threads
from cogs.match.locks import Locks
from db.rows import MatchRow, OutboxRow
from db.store import Store
from locales import words

log = logging.getLogger("tablebot.outbox")

RETRIES = (5, 30, 120, 600, 1800)  # seconds between tries; the last one repeats
DAY = 24 * 3600

Sender = Callable[[OutboxRow, dict[str, Any]], Awaitable[int | None]]


class Outbox:
    """Delivers what commits have left to be posted."""

    def __init__(self, client: discord.Client, store: Store, threads: Threads) -> None:
        self._client, self._store, self._threads = client, store, threads
        self.inherited = 0  # the newest entry of the time before this start
        self._locks = Locks()
        self._senders: dict[str, Sender] = {}

    def register(self, kind: str, sender: Sender) -> None:
        """Let a sender deliver entries of its own kind."""
        self._senders[kind] = sender

    async def begin(self) -> None:
        """Note what was left from before this start."""
        self.inherited = await self._store.outbox.newest()

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
            message = await self._threads.with_room(entry.match, lambda: send(entry, payload))
        except failures.PostFailed as failed:
            if failed.failure == "refused":
                # Tried again it would be refused again, and nothing after it would ever be posted.
                log.error("outbox %s (match %s) is given up: %s", entry.key, entry.match, failed)
                await self._store.outbox.give_up(entry.id, str(failed)[:300], now)
                return True
            log.warning("outbox %s (match %s): %s", entry.key, entry.match, failed)
            wait = max(wait_for(failed.failure, entry.tries), failed.after)
            await self._store.outbox.retry(entry.id, now + wait, str(failed)[:300])
            if failed.failure != "later" and entry.match is not None:
                await self._tell_host(entry.match, failed)
            return False
        except Exception as error:
            log.exception("outbox %s (match %s)", entry.key, entry.match)
            await self._store.outbox.retry(entry.id, now + RETRIES[-1], repr(error)[:300])
            return False
        await self._store.outbox.done(entry.id, message, now)
        if message is not None:
            await self._spare(entry, later, message)
        if message is not None and await self._store.servers.get_value(_told(entry.match)):
            # The match is posted again, so its next trouble is news.
            await self._store.servers.set_value(_told(entry.match), "")
        return True

    async def _spare(self, entry: OutboxRow, later: list[OutboxRow], message: int) -> None:
        """Moves made while Discord was away need one picture, the newest, which has just been posted.

        It is posted for the oldest of them: if that was sent before a crash, Discord gives the same message again, so no post
        with an older board is left standing below the newest.
        """
        for row in itertools.takewhile(lambda row: row.kind == entry.kind == "turn", later):
            await self._store.outbox.done(row.id, message, utc_now())

    # ------------------------------------------------------------------ the host of a match that waits
    async def trouble(self, match: int, lang: str) -> str:
        """Why the posts of a match wait and what would help, as its host was told; "" if they do not."""
        row, told = await self._store.matches.load(match), await self._store.servers.get_value(_told(match))
        return _why(row, told, lang) if row is not None and told else ""

    async def _tell_host(self, match: int, failed: failures.PostFailed) -> None:
        """Once per trouble: which match waits and what would help; where he takes no messages, in the match's channel."""
        row = await self._store.matches.load(match)
        if row is None or await self._store.servers.get_value(_told(match)) == failed.failure:
            return
        once = f"{_told(match)}:{failed.failure}:{utc_now()}"
        await self._store.servers.set_value(_told(match), failed.failure)
        text = _why(row, failed.failure, await language_for(self._store, row.host, row.lang))
        try:
            if await messages.direct(self._client, row.host, layout.text_view(text), once=once) is None:
                view = layout.text_view(f"<@{row.host}>\n{_why(row, failed.failure, row.lang)}")
                await messages.post(self._client, row.channel, view, ping=[row.host], once=once)
        except failures.PostFailed as error:
            log.warning("host of match %s could not be told: %s", match, error)


def wait_for(failure: failures.Failure, tries: int) -> int:
    """Seconds until the next try. What only people can mend is tried less and less often, at the end once a day."""
    if failure == "later":
        return RETRIES[min(tries, len(RETRIES) - 1)]
    return min(RETRIES[-1] << min(tries, 6), DAY)


def _why(row: MatchRow, failure: str, lang: str) -> str:
    return words(lang)(f"host-told-{failure}", match=row.id, channel=f"<#{row.thread or row.channel}>")


def _told(match: int | None) -> str:
    """The note of what the host of a match was told last."""
    return f"told:{match}"
