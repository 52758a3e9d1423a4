"""Who of the people at a table can be reached there. Discord tells the bot of nobody who leaves a server, so it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import discord

from cogs.discord_io.clock import utc_now
from cogs.discord_io.failures import TROUBLES
from cogs.match.refusals import Refusal
from cogs.match.tables import Tables
from cogs.presentation.people import Missing
from db.rows import MatchRow

KEPT_S = 300  # so long an answer is believed


class Members:
    """Asks Discord who is on a server, each person once in some minutes unless it matters now."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client, self._tables = client, tables
        # By server and user: when it was asked, and who was found (None: he has left).
        self._known: dict[tuple[int, int], tuple[int, discord.Member | None]] = {}

    def are_left(self, server: int) -> bool:
        """Whether the bot is not on the server any more, by what it has heard since it was connected."""
        return self._client.is_ready() and self._client.get_guild(server) is None

    async def gone(self, server: int, users: Sequence[int], *, now: bool = False) -> set[int]:
        """Those of the people (computers apart) who are not on the server; nobody where that cannot be found out."""
        guild = self._client.get_guild(server)
        if guild is None:
            return set()
        return {user for user in users if user > 0 and await self._found(guild, user, now) is None}

    async def missing(self, row: MatchRow, users: Sequence[int], *, now: bool = False) -> dict[int, Missing]:
        """Those of the people who cannot take part: who have left the server, or cannot see the channel of the match."""
        guild = self._client.get_guild(row.server)
        if guild is None:
            return {}
        # A thread is seen by whoever sees its channel.
        channel, found = guild.get_channel(row.channel), dict[int, Missing]()
        for user in [user for user in users if user > 0]:
            member = await self._found(guild, user, now)
            if member is None:
                found[user] = "gone"
            elif channel is not None and member is not True and not channel.permissions_for(member).view_channel:
                found[user] = "blind"
        return found

    def is_here(self, member: discord.User | discord.Member) -> None:
        """Somebody has just acted on a server: he is there, whatever was found before."""
        if isinstance(member, discord.Member):
            self._known[member.guild.id, member.id] = (utc_now(), member)

    async def hosts(self, row: MatchRow, user: int) -> bool:
        """Whether somebody is the host of a match. Where its host has left the server, the first of those who still play is."""
        if user == row.host or not await self.gone(row.server, [row.host], now=True):
            return user == row.host
        people = await self._players(row)
        left = await self.gone(row.server, people)
        heirs = [person for person in people if person not in left]
        if heirs:
            await self._tables.store.matches.set_host(row.id, heirs[0])
        return user in heirs[:1]

    async def _players(self, row: MatchRow) -> list[int]:
        """The people at the table, by seat, without those who have conceded."""
        seats = await self._tables.store.seats.of(row.id)
        try:
            conceded = (await self._tables.load(row.id)).state.left
        except Refusal:
            conceded = []  # it has not begun, or only another bot can read it
        return [seat.user for seat in seats if seat.kind == "person" and seat.seat not in conceded]

    async def _found(self, guild: discord.Guild, user: int, now: bool) -> discord.Member | Literal[True] | None:
        """The member; None where he is none; True where that cannot be found out."""
        known = self._known.get((guild.id, user))
        if known is not None and not now and utc_now() - known[0] < KEPT_S:
            return known[1]
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            member = None
        except TROUBLES:
            return True if known is None else known[1]
        self._known[guild.id, user] = (utc_now(), member)
        return member
