"""One reminder a day to everybody whose decision is awaited, at his hour: a digest over all his matches on a server.

Due times lie in the database. A claim (unique per person, server and local day) and its outbox entry are one transaction, so a
reminder is neither lost nor doubled by a crash; when it is sent, who is still awaited is looked up once more.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord.ext import commands, tasks

from cogs import discord_io, posts
from cogs.due import last_due, next_due
from cogs.labels import PREFIXES
from cogs.tables import utc_now
from db.rows import Claim, DueRow, MatchRow, OutboxEntry, OutboxRow
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger("tablebot.reminders")

AT_ONCE = 500
STALE = 20 * 3600  # seconds; by then the next day's reminder is near or has come


class Reminders(commands.Cog):
    """Looks once a minute whose reminder is due."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.store = bot.store
        bot.outbox.register("remind", self.send)

    async def cog_load(self) -> None:
        """Start looking."""
        self.look.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.look.cancel()

    @tasks.loop(minutes=1)
    async def look(self) -> None:
        """Claim what is due and deliver it."""
        try:
            for match in await self.claim_due(utc_now()):
                await self.bot.outbox.deliver(match)
        except Exception:
            # A loop that raises ends for ever.
            log.exception("the reminder scan failed")

    @look.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    async def claim_due(self, now: int) -> list[int]:
        """Claim every reminder that is due at ``now``; gives the matches whose outbox has one."""
        touched: list[int] = []
        while rows := await self.store.reminders.awaited_users_due(now, AT_ONCE):
            # Whoever has just become awaited was pinged at that moment: his first reminder is at his next hour.
            await self.store.reminders.set_dues([(row.user, next_due(now, row.zone, row.hour)) for row in rows])
            claims = [claim for row in rows if row.due_at for claim in await self._claims(row, now)]
            await self.store.reminders.claim_all(claims, now)
            touched += [claim.outbox.match for claim in claims if claim.outbox.match is not None]
        return list(dict.fromkeys(touched))

    async def _claims(self, row: DueRow, now: int) -> list[Claim]:
        """A claim per server on which the person is awaited, carried by the match that waits longest there."""
        waiting = await self.store.awaited.for_user(row.user)
        matches = [match for item in waiting if (match := await self.store.matches.load(item.match)) is not None]
        by_server: dict[int, MatchRow] = {}
        for match in matches:
            by_server.setdefault(match.server, match)
        _, day = last_due(now, row.zone, row.hour)
        following = next_due(now, row.zone, row.hour)
        return [
            Claim(
                user=row.user,
                day=day.isoformat(),
                kind=f"daily:{server}",
                next_due_at=following,
                outbox=OutboxEntry(
                    f"remind:{row.user}:{day.isoformat()}:{server}",
                    match.id,
                    "remind",
                    msgspec.json.encode({"user": row.user, "server": server}).decode(),
                ),
            )
            for server, match in by_server.items()
        ]

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Write to the person: by direct message if he chose so and takes them, else in the thread that waits longest."""
        user, server = int(payload["user"]), int(payload["server"])
        if utc_now() - entry.created_at > STALE:
            return None  # a match that could not be posted to for days must not catch up on its reminders
        waiting = [
            (item, await self.store.matches.load(item.match)) for item in await self.store.awaited.for_user(user)
        ]
        here = [(item.since, match) for item, match in waiting if match is not None and match.server == server]
        if not here:
            return None  # moved meanwhile: silence
        person = await self.store.people.get(user)
        if person.by_dm:
            lang = person.lang or here[0][1].lang
            sent = await discord_io.direct(self.bot, user, self._digest(user, here, lang))
            if sent is not None:
                if person.dm_failed_at is not None:
                    await self.bot.store.people.set(user, dm_failed_at=None)
                return sent
            await self.store.people.set(user, dm_failed_at=utc_now())
        first = here[0][1]
        view = self._digest(user, here, first.lang)
        return await discord_io.post(self.bot, first.thread or first.channel, view, ping=[user])

    def _digest(self, user: int, here: list[tuple[int, MatchRow]], lang: str) -> discord.ui.LayoutView:
        w = words(lang)
        lines = [
            w(
                "remind-line",
                game=w(f"{PREFIXES[match.slug]}-name"),
                match=match.id,
                place=f"<#{match.thread or match.channel}>",
                since=f"<t:{since}:R>",
            )
            for since, match in here
        ]
        return posts.text_view(w("remind-title", who=f"<@{user}>", count=len(lines)), "\n".join(lines))


async def setup(bot: TableBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Reminders(bot))
