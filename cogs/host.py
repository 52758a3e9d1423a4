"""What a host may do: check the bot's permissions, settings of the server, repair a match. Every repair is a row with a reason.

A match's host is whoever opened it; people who may manage the server are hosts of all its matches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Range
from discord.ext import commands

from cogs import discord_io, failures, posts, threads
from cogs.boards import thread_name
from cogs.errors import Refusal
from cogs.finding import find_match
from cogs.me import LANGUAGES, complete_zone, known_zone, quiet_facts, quiet_hours
from cogs.names import LONGEST_TEXT, clean
from cogs.permissions import NEEDED, invitation
from cogs.status import Status
from cogs.tables import Table, utc_now
from cogs.votes import end_entries
from cogs.wording import command, said
from db.rows import JournalEntry, OutboxEntry
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Host(Status, commands.GroupCog, group_name=said("command-host"), group_description=said("command-host.about")):
    """``/host …``"""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @command("host-check")
    async def check(self, interaction: discord.Interaction) -> None:
        """Every permission and limit that playing here depends on, in plain words."""
        await discord_io.acknowledge(interaction)
        w = words(await self.bot.language(interaction))
        lines = [
            w(
                "check-line",
                what=w(f"permission-{name}"),
                ok="yes" if getattr(interaction.app_permissions, name) else "no",
            )
            for name in NEEDED
        ]
        fits = isinstance(interaction.channel, discord.TextChannel | discord.Thread)
        lines.append(w("check-line", what=w("check-text-channel"), ok="yes" if fits else "no"))
        active = len(interaction.guild.threads) if interaction.guild else 0
        lines.append(w("check-threads", count=active, most=threads.MOST))
        stats = await self.bot.store.outbox.stats()
        lines.append(w("check-outbox", count=stats.waiting))
        link = w("check-invite", link=invitation(self.bot.application_id or 0))
        await discord_io.answer(interaction, posts.text_view("\n".join(lines), link))

    @command("host-settings")
    @app_commands.choices(language=LANGUAGES)
    @app_commands.autocomplete(zone=complete_zone)
    async def settings(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        zone: str | None = None,
        hour: Range[int, 0, 23] | None = None,
        quiet_from: Range[int, 0, 23] | None = None,
        quiet_to: Range[int, 0, 23] | None = None,
        away_days: Range[int, 0, 366] | None = None,
    ) -> None:
        """Language of the posts; zone, hour, quiet hours for those who have not chosen their own; days to be away in a year."""
        await discord_io.acknowledge(interaction)
        if not interaction.permissions.manage_guild:
            raise Refusal("host-only")
        given: dict[str, Any] = {
            "lang": language,
            "zone": known_zone(zone) if zone else None,
            "hour": hour,
            "away_days": away_days,
            **quiet_hours(quiet_from, quiet_to),
        }
        changes = {name: value for name, value in given.items() if value is not None}
        server = interaction.guild_id or 0
        if changes:
            now = utc_now()
            await self.bot.reminders.claim_due(now)
            await self.bot.store.servers.set(server, now=now, **changes)
        if language is not None:
            await self.bot.store.matches.set_language(server, language)
        row = await self.bot.store.servers.get(server)
        w = words(await self.bot.language(interaction))
        lang = await self.bot.server_language(interaction)
        text = w(
            "settings-text",
            language=w(f"language-{lang}"),
            zone=row.zone,
            hour=f"{row.hour}:00",
            away=row.away_days,
            **quiet_facts(row.quiet_from, row.quiet_to),
        )
        await discord_io.answer(interaction, posts.text_view(text))

    @command("host-replace")
    async def replace(
        self,
        interaction: discord.Interaction,
        seat: Range[int, 1, 6],
        person: discord.Member | None = None,
        reason: str = "",
    ) -> None:
        """Give a seat to another person, or to the computer; hand, clock, plan and note go with it."""
        await discord_io.acknowledge(interaction)
        table = await self._table(interaction)
        self.bot.seating.check(table, seat - 1)
        if person is not None and person.bot:
            raise Refusal("no-bots")
        if person is None and table.seats[seat - 1].kind != "person":
            raise Refusal("seat-is-computer")
        user, name = (None, "") if person is None else (person.id, clean(person.display_name))
        detail = f"seat {seat}: {table.seats[seat - 1].user} to {user or 'computer'}"
        journal = self._row(interaction, table, "replace", reason, detail)
        await self.bot.seating.give(table, seat - 1, user, name, journal=journal)
        await self._done(interaction, table.row.id)

    @command("host-undo")
    async def undo(self, interaction: discord.Interaction, moves: Range[int, 1, 50] = 1, reason: str = "") -> None:
        """Take the last moves back, whoever made them and whatever they showed."""
        await discord_io.acknowledge(interaction)
        table = await self._table(interaction)
        if moves > table.row.ply:
            raise Refusal("undo-nothing")
        await self.bot.playing.undo(
            table.row.id,
            to_ply=table.row.ply - moves,
            revision=table.row.revision,
            by=interaction.user.id,
            reason=f"host: {reason}",
            journal=self._row(interaction, table, "undo", reason, f"{moves} moves"),
            now=utc_now(),
        )
        await self._done(interaction, table.row.id)

    @command("host-pass")
    async def pass_for(self, interaction: discord.Interaction, seat: Range[int, 1, 6], reason: str = "") -> None:
        """Play the default move for somebody who is awaited."""
        await discord_io.acknowledge(interaction)
        table = await self._table(interaction)
        journal = self._row(interaction, table, "pass", reason, f"seat {seat}")
        await self.bot.playing.play_for(table.row.id, seat - 1, journal=journal, now=utc_now())
        await self._done(interaction, table.row.id)

    @command("host-end")
    async def end(self, interaction: discord.Interaction, reason: str) -> None:
        """End the match without a result."""
        await discord_io.acknowledge(interaction)
        table = await self._table(interaction)
        match, journal = table.row.id, self._row(interaction, table, "end", reason, "")
        outbox = end_entries(match, "notice-ended-by-host", {"reason": reason})
        if not await self.bot.store.matches.close(
            match, "closed", "host", outbox=outbox, now=utc_now(), journal=journal
        ):
            raise Refusal("match-over", match=match)
        await self._done(interaction, match)

    @command("host-thread")
    async def thread(self, interaction: discord.Interaction, match: Range[int, 1]) -> None:
        """Go on in a new thread in this channel, where the old one is gone; a finished match shows its result there."""
        await discord_io.acknowledge(interaction)
        table = await self.bot.tables.load(match)
        if table.row.server != interaction.guild_id:
            raise Refusal("no-match", match=match)
        self._may(interaction, table)
        if table.row.status not in ("running", "finished"):
            raise Refusal("match-over", match=match)
        channel = await self.bot.lobby.place(interaction)
        try:
            name = thread_name(table)
            thread = await threads.with_room(
                self.bot, match, lambda: threads.open_thread(self.bot, channel, None, name)
            )
        except failures.PostFailed as failed:
            raise Refusal(f"thread-{failed.failure}") from failed
        await self.bot.store.matches.move_to(match, channel, thread)
        entry = OutboxEntry(f"turn:{match}:thread:{thread}", match, "turn", "{}")
        await self.bot.store.outbox.add([entry], utc_now())
        await self._done(interaction, match)

    # ------------------------------------------------------------------ pieces
    async def _table(self, interaction: discord.Interaction) -> Table:
        match = await find_match(self.bot, interaction)
        table = await self.bot.tables.load(match.id)
        self._may(interaction, table)
        if table.row.status != "running":
            raise Refusal("match-over", match=match.id)
        return table

    def _may(self, interaction: discord.Interaction, table: Table) -> None:
        if interaction.user.id != table.row.host and not interaction.permissions.manage_guild:
            raise Refusal("host-only")

    def _row(
        self, interaction: discord.Interaction, table: Table, action: str, reason: str, detail: str
    ) -> JournalEntry:
        return JournalEntry(
            match=table.row.id, user=interaction.user.id, action=action, reason=reason[:LONGEST_TEXT], detail=detail
        )

    async def _done(self, interaction: discord.Interaction, match: int) -> None:
        await self.bot.outbox.deliver(match, hurry=True)
        await discord_io.answer(interaction, posts.text_view(words(await self.bot.language(interaction))("host-done")))


async def setup(bot: TableBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Host(bot))
