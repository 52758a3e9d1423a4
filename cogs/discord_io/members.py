"""Who of the people at a table has left its server. Discord tells the bot of nobody who leaves, so it is asked."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.discord_io.clock import utc_now
from db.rows import MatchRow
from db.store import Store

KEPT_S = 300  # so long an answer is believed


class Members:
    """Asks Discord who is on a server, each person once in some minutes unless it matters now."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client, self._store = client, store
        self._known: dict[tuple[int, int], tuple[int, bool]] = {}  # by server and user: asked when, gone

    async def gone(self, server: int, users: Sequence[int], *, now: bool = False) -> set[int]:
        """Those of the people (computers apart) who are not on the server; nobody where that cannot be found out."""
        return {user for user in users if user > 0 and await self._is_gone(server, user, now)}

    async def hosts(self, row: MatchRow, user: int) -> bool:
        """Whether somebody is the host of a match. Where its host has left the server, the first of the others at the table is."""
        if user == row.host or not await self.gone(row.server, [row.host], now=True):
            return user == row.host
        seats = await self._store.seats.of(row.id)
        people = [seat.user for seat in seats if seat.kind == "person"]
        left = await self.gone(row.server, people)
        heirs = [person for person in people if person not in left]
        if heirs:
            await self._store.matches.set_host(row.id, heirs[0])
        return user in heirs[:1]

    async def _is_gone(self, server: int, user: int, now: bool) -> bool:
        asked, gone = self._known.get((server, user), (0, False))
        guild = self._client.get_guild(server)
        if guild is None or (not now and utc_now() - asked < KEPT_S):
            return gone and guild is not None
        try:
            await guild.fetch_member(user)
        except discord.NotFound:
            gone = True
        except discord.DiscordException:
            return gone
        else:
            gone = False
        self._known[server, user] = (utc_now(), gone)
        return gone
