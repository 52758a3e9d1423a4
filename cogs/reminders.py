"""One reminder a day to everybody whose decision is awaited, at his hour: a digest over all his matches on a server.

Due times lie in the database, one per person and server. A reminder is owed for an instant if somebody has waited since then;
of several instants that passed unseen (the bot was down) only for the latest. The outbox entry and the step to the next instant
are one transaction, and the entry's key names person, local day and server, so a crash neither loses a reminder nor doubles it.
When it is sent, who is still awaited is looked up once more.
"""

from __future__ import annotations

import logging
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands, tasks

from cogs import discord_io, posts
from cogs.due import around
from cogs.tables import utc_now
from db.rows import Claim, DueRow, MatchRow, OutboxEntry, OutboxRow
from locales import PREFIXES, words

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger("tablebot.reminders")

AT_ONCE = 5000  # claims in one transaction, so that a move never waits longer than a tenth of a second for the database


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
        """Put every reminder that is owed at ``now`` into the outbox; gives the matches that carry one.

        Also to be called before zone or hour of somebody change: what has come by then still counts by the old ones.
        """
        touched: dict[int, None] = {}
        while claims := await self.store.reminders.claim(now, AT_ONCE, lambda row: _claim(row, now)):
            touched.update((claim.row.match, None) for claim in claims if claim.outbox is not None)
        return list(touched)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Write to the person: by direct message if he chose so and takes them, else in the thread that waits longest."""
        _, due_day, due_user, due_server = entry.key.split(":")
        day, user, server = date.fromisoformat(due_day), int(due_user), int(due_server)
        here = await self._waiting(user, server)
        moved_meanwhile = not here or here[0][0] > entry.created_at
        if moved_meanwhile or await self._superseded(user, server, day):
            return None
        person = await self.store.people.get(user)
        if person.by_dm:
            lang = person.lang or here[0][1].lang
            sent = await discord_io.direct(self.bot, user, self._digest(user, here, lang), once=entry.key)
            if sent is not None:
                if person.dm_failed_at is not None:
                    await self.store.people.set(user, dm_failed_at=None)
                return sent
            await self.store.people.set(user, dm_failed_at=utc_now())
        first = here[0][1]
        view = self._digest(user, here, first.lang)
        return await discord_io.post(self.bot, first.thread or first.channel, view, ping=[user], once=entry.key)

    async def _waiting(self, user: int, server: int) -> list[tuple[int, MatchRow]]:
        """The matches of the server that wait for the person and since when, longest first."""
        items = await self.store.awaited.for_user(user)
        found = [(item.since, await self.store.matches.load(item.match)) for item in items]
        return [(since, match) for since, match in found if match is not None and match.server == server]

    async def _superseded(self, user: int, server: int, day: date) -> bool:
        """Whether a later reminder has come due while this one could not be delivered."""
        rows = await self.store.reminders.of_user(user)
        return any(row.server == server and around(utc_now(), row.zone, row.hour).day > day for row in rows)

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


def _claim(row: DueRow, now: int) -> Claim:
    """What is owed to a person whose instant has come. One that is no instant of the present setting is only replaced."""
    instant, day, following = _around(now, row.zone, row.hour)
    if instant < max(row.due_at, row.since):
        return Claim(row, following, None)
    # The key says all. The day comes first: what is put out together lies together in the index.
    key = f"remind:{day}:{row.user}:{row.server}"
    return Claim(row, following, OutboxEntry(key, row.match, "remind", "{}"))


@lru_cache(maxsize=4096)
def _around(now: int, zone: str, hour: int) -> tuple[int, str, int]:
    """The last instant, its local day as ISO text, and the next instant; the same for all who share zone and hour."""
    instant, day, following = around(now, zone, hour)
    return instant, day.isoformat(), following
