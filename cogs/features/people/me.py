"""What a person may set for himself: language, zone, hour, quiet hours, direct messages, what the panel asks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.commands import command, said
from cogs.discord_io.errors import Refusal
from cogs.match.tables import utc_now
from cogs.posting.hours import around, waking
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot

LANGUAGES = [Choice(name=said("language-en"), value="en"), Choice(name=said("language-pl"), value="pl")]


@cache
def zones() -> list[str]:
    """All IANA zones by name, places before the technical ones."""
    return sorted(available_timezones(), key=lambda zone: ("/" not in zone, zone.startswith("Etc/"), zone))


async def complete_zone(interaction: discord.Interaction, current: str) -> list[Choice[str]]:
    """Zones whose name holds what was typed."""
    typed = current.casefold().replace(" ", "_")
    return [Choice(name=zone, value=zone) for zone in zones() if typed in zone.casefold()][:25]


def known_zone(zone: str) -> str:
    """The zone as it is spelt. Raises Refusal for one that does not exist."""
    for known in zones():
        if known.casefold() == zone.strip().casefold().replace(" ", "_"):
            return known
    raise Refusal("no-zone", typed=zone[:50])


def quiet_hours(first: int | None, end: int | None) -> dict[str, int | None]:
    """Quiet hours as they were typed, ready to be stored. Raises Refusal for one hour without the other."""
    if (first is None) != (end is None):
        raise Refusal("quiet-both")
    return {"quiet_from": first, "quiet_to": end}


def quiet_facts(first: int, end: int) -> dict[str, str]:
    """The same for a sentence."""
    return {"quiet": "no" if first == end else "yes", "quiet_from": f"{first}:00", "quiet_to": f"{end}:00"}


class Me(commands.Cog):
    """``/me``"""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

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
            await self.bot.reminders.claim_due(now)
            await self.bot.store.people.set(user, now=now, **changes)
            self.bot.memory.forget_person(user)
        person = await self.bot.store.people.get(user)
        server = await self.bot.store.servers.get(interaction.guild_id or 0)
        (hours,) = await self.bot.store.hours.of([user], interaction.guild_id or 0)
        its_hour = waking(server.hour if person.hour is None else person.hour, hours.quiet_from, hours.quiet_to)
        w = words(await self.bot.language(interaction))
        text = w(
            "me-text",
            language=w(f"language-{w.lang}"),
            zone=hours.zone,
            hour=f"{its_hour}:00",
            next=f"<t:{around(now, hours.zone, its_hour).next}:F>",
            **quiet_facts(hours.quiet_from, hours.quiet_to),
            direct="yes" if person.by_dm else "no",
            failed="yes" if person.by_dm and person.dm_failed_at else "no",
            confirm="yes" if person.confirm else "no",
            always_ask="yes" if person.always_ask else "no",
        )
        await messages.answer(interaction, layout.text_view(text))
