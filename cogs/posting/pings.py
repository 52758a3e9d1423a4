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
from db.rows import AwaitedRow, LapsedRow, MatchRow, OutboxEntry, OutboxRow
from db.store import Store
from db.time_rows import Call, CallRow, HoursRow, PingRow
from locales import PREFIXES, words

log = logging.getLogger("tablebot.calls")


class Pings:
    """Pings that respect people; also takes away those that have served."""

    def __init__(self, client: discord.Client, store: Store, outbox: Outbox, members: Members) -> None:
        self._client, self._store, self._members = client, store, members
        outbox.register("call", self.send)
        outbox.register("time", self.send_time)

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
        user = int(entry.key.split(":")[2])
        waits = await self._store.awaited.of_match(entry.match or 0)
        row = await self._store.matches.load(entry.match or 0)
        wait = next((wait for wait in waits if wait.user == user), None)
        if row is None or wait is None or wait.silent or wait.since > entry.created_at:
            return None
        text = "call-alone" if is_last(wait, waits, row) else "call-turn"
        return await self._call(entry, row, user, text, since=f"<t:{wait.since}:R>")

    async def send_time(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Tell the person in the thread that his time is nearly up, and what comes then, if that is still so."""
        user, seat = map(int, entry.key.split(":")[2:4])
        waits = await self._store.awaited.of_match(entry.match or 0)
        row, now = await self._store.matches.load(entry.match or 0), utc_now()
        clocks = await self._store.clocks.of_match(entry.match or 0, now)
        clock = next((clock for clock in clocks if clock.seat == seat and clock.runs and clock.left > 0), None)
        if row is None or clock is None or not any(wait.user == user and not wait.silent for wait in waits):
            return None
        return await self._call(entry, row, user, "call-time", until=f"<t:{now + clock.left}:R>", end=row.clock_end)

    async def _call(self, entry: OutboxRow, row: MatchRow, user: int, text: str, **facts: str) -> int | None:
        """Post it where the match is played, for the person alone; it is taken away when he has moved."""
        if await self._members.missing(row, [user]) or not await self.pingable([user], row):
            return None
        w = words(row.lang)
        said = w(text, who=f"<@{user}>", game=w(f"{PREFIXES[row.slug]}-name"), match=row.id, **facts)
        place = row.thread or row.channel
        message = await messages.post(self._client, place, layout.text_view(said), ping=[user], once=entry.key)
        await self._store.pings.add(PingRow(message, place, user, row.server, row.id))
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


def time_call(low: LapsedRow) -> OutboxEntry:
    """The entry that tells somebody that his time is nearly up, once for as long as it runs."""
    return OutboxEntry(f"time:{low.match}:{low.user}:{low.seat}:{low.since}", low.match, "time", "{}")


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
