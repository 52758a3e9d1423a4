"""What a host may do: check the bot's permissions, settings of the server; the rest stands in the parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range
from discord.ext import commands

from cogs.discord_io import layout, messages, threads
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command, said
from cogs.discord_io.controls import Pressed
from cogs.discord_io.options import LANGUAGES, complete_zone, known_zone, quiet_facts, quiet_hours, zone_gone
from cogs.discord_io.permissions import NEEDED, in_forum, invitation
from cogs.discord_io.setting_controls import REGION, chosen, number_menu, setting_menus, switch, zone_controls
from cogs.discord_io.zones import usable
from cogs.features.hosting.box_notes import BoxNotesList
from cogs.features.hosting.importing import Importing
from cogs.features.hosting.repairs import Repairs
from cogs.features.hosting.status import Status
from cogs.match.names import written
from cogs.match.refusals import Refusal
from cogs.presentation.boxes import box_titles
from cogs.services import Services
from games import boxes, offered
from games.core.origins import KINDS, totals
from locales import PREFIXES, Words, words

AWAY_DAYS = (0, 7, 14, 21, 28, 42, 56, 90, 180, 366)  # of a year, to choose from


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class HostCog(
    Status,
    Repairs,
    Importing,
    BoxNotesList,
    commands.GroupCog,
    group_name=said("command-host"),
    group_description=said("command-host.about"),
):
    """``/host …``"""

    def __init__(self, services: Services) -> None:
        self.services = services
        services.controls.on_press("hostset", self.setting_pressed)
        services.controls.on_press("boxdone", self.note_done)

    @command("host-check")
    async def check(self, interaction: discord.Interaction) -> None:
        """Every permission and limit that playing here depends on, and how sure the data of each game are, in plain words."""
        await messages.acknowledge(interaction)
        w = words(await self.services.languages.of(interaction))
        lines = [
            w(
                "check-line",
                what=w(f"permission-{name}"),
                ok="yes" if getattr(interaction.app_permissions, name) else "no",
            )
            for name in NEEDED
        ]
        fits = isinstance(interaction.channel, discord.TextChannel | discord.Thread) and not in_forum(interaction)
        lines.append(w("check-line", what=w("check-text-channel"), ok="yes" if fits else "no"))
        active = len(interaction.guild.threads) if interaction.guild else 0
        lines.append(w("check-threads", count=active, most=threads.MOST))
        stats = await self.services.store.outbox.stats()
        lines.append(w("check-outbox", count=stats.waiting))
        lines += await self._of_the_bot(w)
        lines += [line for slug in offered() for line in _sureness(slug, w)]
        link = w("check-invite", link=invitation(interaction.application_id))
        await messages.answer(interaction, layout.text_view("\n".join(lines), link))

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
        await messages.acknowledge(interaction)
        given: dict[str, Any] = {
            "lang": language,
            "zone": known_zone(zone) if zone else None,
            "hour": hour,
            "away_days": away_days,
            **quiet_hours(quiet_from, quiet_to),
        }
        await self._set(interaction, {name: value for name, value in given.items() if value is not None})
        await self._show_settings(interaction)

    async def setting_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A menu of the answer: sets something, or leads to the zones of a part of the world."""
        await messages.acknowledge(interaction)
        if pressed.arg == REGION:
            w = words(await self.services.languages.of(interaction))
            controls = zone_controls("hostset", w, pressed.values[0], utc_now())
            await messages.answer(interaction, layout.text_view(w("setting-zone-ask"), controls=controls))
            return
        await self._set(interaction, chosen(pressed))
        await self._show_settings(interaction)

    async def _set(self, interaction: discord.Interaction, changes: dict[str, Any]) -> None:
        """Raises Refusal for whoever may not manage the server."""
        if not interaction.permissions.manage_guild:
            raise Refusal("host-only")
        server = interaction.guild_id or 0
        if changes:
            now = utc_now()
            await self.services.reminders.claim_due(now)
            await self.services.store.servers.set(server, now=now, **changes)
        if "lang" in changes:
            await self.services.store.matches.set_language(server, changes["lang"])

    async def _show_settings(self, interaction: discord.Interaction) -> None:
        row = await self.services.store.servers.get(interaction.guild_id or 0)
        w = words(await self.services.languages.of(interaction))
        lang = await self.services.languages.of_server(interaction)
        text = w(
            "settings-text",
            language=w(f"language-{lang}"),
            zone=usable(row.zone),
            hour=f"{row.hour}:00",
            away=row.away_days,
            hints="yes" if row.hints else "no",
            **quiet_facts(row.quiet_from, row.quiet_to),
        )
        quiet = (row.quiet_from, row.quiet_to)
        controls = [
            *setting_menus("hostset", w, lang=lang, zone=usable(row.zone), hour=row.hour, quiet=quiet),
            number_menu("hostset", "away_days", w, AWAY_DAYS, row.away_days),
            switch("hostset", "hints", w, on=row.hints),
        ]
        await messages.answer(interaction, layout.text_view(text + zone_gone(row.zone, w), controls=controls))


def _sureness(slug: str, w: Words) -> Iterator[str]:
    """How sure the data of a game are, a line for each edition of its box."""
    titles = box_titles(slug, w)
    for name, box in boxes(slug).items():
        sure = totals(box.game.data_text)
        edition = f" ({written(titles[name])})" if len(titles) > 1 else ""
        yield w("check-sure", game=w(f"{PREFIXES[slug]}-name") + edition, **{kind: sure[kind] for kind in KINDS})
