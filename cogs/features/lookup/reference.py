"""Looking things up: credits, the record of a finished match, how its chance is kept fair."""

from __future__ import annotations

import io

import discord
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Pressed
from cogs.discord_io.find_match import find_match
from cogs.match import reopening
from cogs.match.export import exported
from cogs.match.refusals import Refusal
from cogs.posting.result_view import proof
from cogs.services import Services
from locales import words


class ReferenceCog(commands.Cog):
    """What does not change anything."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._store = services.store
        self._tables = services.tables
        services.controls.on_press("export", self.export_pressed)
        services.controls.on_press("fair", self.fair_pressed)

    async def fair_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """How everybody can check at the end that nobody has had a hand in the chance of a match."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        row = await self._store.matches.load(pressed.match)
        if row is None:
            raise Refusal("no-match", match=pressed.match)
        told = proof(row, w, utc_now()) if row.final_at is not None else ""
        await messages.answer(interaction, layout.text_view(w("opening-proof-how", hash=row.seed_hash), told))

    @command("credits")
    async def credits(self, interaction: discord.Interaction) -> None:
        """Whose icons, fonts and games these are."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        await messages.answer(interaction, layout.text_view(w("credits-text")))

    @command("export")
    async def export(self, interaction: discord.Interaction) -> None:
        """The record of a finished match, for ``python bot.py verify``."""
        await messages.acknowledge(interaction)
        match = await find_match(self._store, interaction)
        await self._export(interaction, match.id)

    async def export_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button for the same."""
        await messages.acknowledge(interaction)
        await self._export(interaction, pressed.match)

    async def _export(self, interaction: discord.Interaction, match: int) -> None:
        table = await self._tables.load(match)
        reopening.check_told(table.row, utc_now())
        text = exported(table, await self._store.moves.of(match))
        file = discord.File(io.BytesIO(text), f"match-{match}.json")
        w = words(await self._languages.of(interaction))
        await messages.whisper(interaction, w("export-done"), file=file)
