"""What a person may set for himself: language, zone, hour, quiet hours, direct messages, what the panel asks."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.options import LANGUAGES, complete_zone, known_zone, quiet_facts, quiet_hours, zone_gone
from cogs.discord_io.zones import usable
from cogs.posting.hours import around, waking
from cogs.services import Services
from locales import words


class MeCog(commands.Cog):
    """``/me``"""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._cache = services.cache
        self._reminders = services.reminders
        self._store = services.store

    @command("me")
    @app_commands.choices(language=LANGUAGES)
    @app_commands.autocomplete(zone=complete_zone)
    async def me(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        zone: str | None = None,
        hour: Range[int, 0, 23] | None = None,
        quiet_from: Range[int, 0, 23] | None = None,
        quiet_to: Range[int, 0, 23] | None = None,
        direct: bool | None = None,
        confirm: bool | None = None,
        always_ask: bool | None = None,
    ) -> None:
        """Show and change what the bot remembers of a person."""
        await messages.acknowledge(interaction)
        user = interaction.user.id
        given: dict[str, Any] = {
            "lang": language,
            "zone": known_zone(zone) if zone is not None else None,
            "hour": hour,
            "by_dm": direct,
            **quiet_hours(quiet_from, quiet_to),
            "confirm": confirm,
            "always_ask": always_ask,
        }
        changes = {name: value for name, value in given.items() if value is not None}
        now = utc_now()
        if changes:
            await self._reminders.claim_due(now)
            await self._store.people.set(user, now=now, **changes)
            self._cache.forget_person(user)
        person = await self._store.people.get(user)
        server = await self._store.servers.get(interaction.guild_id or 0)
        (hours,) = await self._store.hours.of([user], interaction.guild_id or 0)
        its_hour = waking(server.hour if person.hour is None else person.hour, hours.quiet_from, hours.quiet_to)
        w = words(await self._languages.of(interaction))
        text = w(
            "me-text",
            language=w(f"language-{w.lang}"),
            zone=usable(hours.zone),
            hour=f"{its_hour}:00",
            next=f"<t:{around(now, hours.zone, its_hour).next}:F>",
            **quiet_facts(hours.quiet_from, hours.quiet_to),
            direct="yes" if person.by_dm else "no",
            failed="yes" if person.by_dm and person.dm_failed_at else "no",
            confirm="yes" if person.confirm else "no",
            always_ask="yes" if person.always_ask else "no",
        )
        await messages.answer(interaction, layout.text_view(text + zone_gone(hours.zone, w)))
