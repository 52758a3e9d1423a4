"""Threads of matches: opened, and archived where a server has no room for more.

Discord allows a thousand active threads on a server. An archived one is not gone: whatever is written there opens it again.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from cogs.discord_io.failures import GONE, HAS_THREAD, TROUBLES, PostFailed, failure
from db.store import Store

log = logging.getLogger("tablebot.threads")

MOST = 1000  # active threads that Discord allows on a server
WEEK = 10080  # minutes until a quiet thread leaves the list, the longest there is
AT_ONCE = 20  # threads that are archived for a new one, so that the next ones need not wait for it

T = TypeVar("T")


async def open_thread(client: discord.Client, channel: int, message: int | None, name: str) -> int:
    """A thread for a match, on its lobby post where there is one; gives its id.

    A thread on a message has the message's id, so a second try after a crash finds the first one's thread. Raises PostFailed.
    """
    try:
        parent = client.get_channel(channel) or await client.fetch_channel(channel)
        if not isinstance(parent, discord.TextChannel):
            raise PostFailed("place", f"channel {channel} is no text channel")
        if message is not None:
            with contextlib.suppress(_NoMessage):
                return await _thread_on(parent, message, name)
        # Channels of announcements have a kind of their own.
        kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
        thread = await parent.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
    except TROUBLES as error:
        raise failure(error) from error
    return thread.id


class _NoMessage(Exception):
    """The message that was to carry a thread is gone."""


async def _thread_on(parent: discord.TextChannel, message: int, name: str) -> int:
    try:
        thread = await parent.get_partial_message(message).create_thread(name=name, auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        if error.code == HAS_THREAD:
            return message
        if error.code in GONE:
            raise _NoMessage from error
        raise
    return thread.id


class Threads:
    """Makes room where a server's threads are full."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client, self._store = client, store

    async def open(self, match: int, channel: int, name: str) -> int:
        """A thread for a match, on no message; gives its id. Raises PostFailed."""
        return await self.with_room(match, lambda: open_thread(self._client, channel, None, name))

    async def is_gone(self, thread: int) -> bool:
        """Whether a thread has been deleted; one that cannot be asked for just now has not."""
        if self._client.get_channel(thread) is not None:
            return False
        try:
            await self._client.fetch_channel(thread)
        except discord.NotFound:
            return True
        except (*TROUBLES, discord.InvalidData):
            return False
        return False

    async def can_be_seen(self, thread: int) -> bool:
        """Whether people can see a thread and Discord can be reached; asks it. One that is barred to the bot alone they can see."""
        try:
            await self._client.fetch_channel(thread)
        except (discord.Forbidden, discord.InvalidData):
            return True
        except TROUBLES:
            return False
        return True

    async def with_room(self, match: int | None, work: Callable[[], Awaitable[T]]) -> T:
        """What ``work`` for a match gives; where the server's threads are full, once more after some were archived."""
        try:
            return await work()
        except PostFailed as failed:
            if failed.failure != "full" or match is None or not await self._make_room(match):
                raise
        return await work()

    async def _make_room(self, match: int) -> int:
        """Archive threads of matches that are over, the oldest ends first, on the server of this match; gives how many."""
        row = await self._store.matches.load(match)
        server = self._client.get_guild(row.server) if row is not None else None
        if server is None:
            return 0
        over = [server.get_thread(thread) for thread in await self._store.matches.threads_of_ended(server.id)]
        archived = 0
        for thread in [thread for thread in over if thread is not None and not thread.archived][:AT_ONCE]:
            try:
                await thread.edit(archived=True)
                archived += 1
            except TROUBLES as error:
                log.warning("thread %s could not be archived: %s", thread.id, error)
        log.info("server %s has no room for threads; %s of matches that are over were archived", server.id, archived)
        return archived
