"""Whom a post may ping now, and who is called later: at the end of his quiet hours, or as the last one whom all wait for.

When somebody is to be called lies with his wait in the database and ends with it, so nobody is called who need not act. The
call and the end of its time are one transaction, and the key of its outbox entry names the wait and the time.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any

import discord

from cogs.discord_io import failures, layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.members import Members
from cogs.posting.hours import quiet_until
from cogs.posting.outbox import Outbox
from db.rows import AwaitedRow, MatchRow, OutboxEntry, OutboxRow
from db.store import Store
from db.time_rows import Call, CallRow, HoursRow, PingRow
from locales import PREFIXES, words

log = logging.getLogger("tablebot.calls")


class Pings:
    """Pings that respect people; also takes away those that have served."""

    def __init__(self, client: discord.Client, store: Store, outbox: Outbox, members: Members) -> None:
        self._client, self._store, self._members = client, store, members
        outbox.register("call", self.send)

    async def pingable(self, users: Collection[int], row: MatchRow) -> list[int]:
        """Those of the people whom a post of the match may ping now: not in their quiet hours, and not away.

        Those of the others for whom the match waits are called when their quiet hours are over.
        """
        if not users:
            return []
        now, awake, later = utc_now(), list[int](), dict[int, int]()
        for hours in await self._store.hours.of(users, row.server):
            if hours.away_until > now:
                continue
            if (until := _quiet_until(now, hours)) is None:
                awake.append(hours.user)
            else:
                later[hours.user] = until
        if later:
            await self._store.awaited.call_later(row.id, later)
        return awake

    async def claim_due(self, now: int) -> list[int]:
        """Put the calls that are owed at ``now`` into the outbox; gives their matches."""
        calls = await self._store.reminders.claim_calls(now, lambda row: _decide(row, now))
        return list(dict.fromkeys(call.row.match for call in calls if call.outbox is not None))

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Call the person in the thread, if the match still waits for him as it did, and he may be disturbed and is there."""
        match, user = entry.match or 0, int(entry.key.split(":")[2])
        waits = await self._store.awaited.of_match(match)
        wait = next((wait for wait in waits if wait.user == user), None)
        row = await self._store.matches.load(match)
        if row is None or wait is None or wait.silent or wait.since > entry.created_at:
            return None
        if await self._members.missing(row, [user]) or not await self.pingable([user], row):
            return None
        w = words(row.lang)
        text = w(
            "call-alone" if is_last(wait, waits, row) else "call-turn",
            who=f"<@{user}>",
            game=w(f"{PREFIXES[row.slug]}-name"),
            match=match,
            since=f"<t:{wait.since}:R>",
        )
        place = row.thread or row.channel
        message = await messages.post(self._client, place, layout.text_view(text), ping=[user], once=entry.key)
        await self._store.pings.add(PingRow(message, place, user, row.server, match))
        return message

    async def tidy(self) -> None:
        """Take away the reminders and calls that nobody needs any more."""
        for ping in await self._store.pings.stale():
            try:
                await messages.delete(self._client, ping.channel, ping.message, user=ping.user)
            except failures.PostFailed as failed:
                log.info("message %s stays for now: %s", ping.message, failed)
                return
            await self._store.pings.forget(ping.message)


def is_last(wait: AwaitedRow, waits: Collection[AwaitedRow], row: MatchRow) -> bool:
    """Whether others had to decide with him and have done so."""
    return len(waits) == 1 and row.moved_at > wait.since


def _decide(row: CallRow, now: int) -> Call:
    """What is owed to somebody whose time to be called has come."""
    if row.away_until > now:
        return Call(row)
    until = quiet_until(now, row.zone, row.quiet_from, row.quiet_to)
    if until is not None:
        return Call(row, call_at=until)
    return Call(row, OutboxEntry(f"call:{row.match}:{row.user}:{row.call_at}", row.match, "call", "{}"))


def _quiet_until(now: int, hours: HoursRow) -> int | None:
    return quiet_until(now, hours.zone, hours.quiet_from, hours.quiet_to)
