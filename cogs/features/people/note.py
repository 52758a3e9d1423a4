"""``/note``: what a person writes down for himself about a match; nobody else can read it, but it goes with his seat."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.match.refusals import Refusal
from cogs.services import Services
from locales import words

LONGEST = 3000  # characters; all of it is shown in one message


class NoteCog(commands.Cog):
    """Reads, adds, forgets."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._store = services.store
        services.controls.on_press("noteclear", self.forget)

    @command("note")
    async def note(self, interaction: discord.Interaction, text: str | None = None) -> None:
        """Add a line to the own note of a match, and show it."""
        await messages.acknowledge(interaction)
        match, user = await find_match(self._store, interaction), interaction.user.id
        await self._seated(match.id, user)
        written = await self._store.notes.get(match.id, user)
        if text:
            line = " ".join(text.split())
            written = f"{written}\n{line}" if written else line
            if len(written) > LONGEST:
                raise Refusal("note-full", most=LONGEST)
            await self._store.notes.put(match.id, user, written)
        await self._show(interaction, match.id, written)

    async def forget(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button: the whole note, or its last line."""
        await messages.acknowledge(interaction)
        user = interaction.user.id
        await self._seated(pressed.match, user)
        written = await self._store.notes.get(pressed.match, user)
        written = written.rpartition("\n")[0] if pressed.arg == "last" else ""
        await self._store.notes.put(pressed.match, user, written)
        await self._show(interaction, pressed.match, written)

    async def _seated(self, match: int, user: int) -> None:
        """Raises Refusal for spectators: a note belongs to a seat."""
        if user not in [seat.user for seat in await self._store.seats.of(match)]:
            raise Refusal("no-seat", match=match)

    async def _show(self, interaction: discord.Interaction, match: int, written: str) -> None:
        w = words(await self._languages.of(interaction))
        if not written:
            await messages.answer(interaction, layout.text_view(w("note-empty")))
            return
        controls = [
            Press(Pressed("noteclear", match, 0, "last"), w("note-forget-last")),
            Press(Pressed("noteclear", match, 0, "all"), w("note-forget"), discord.ButtonStyle.danger),
        ]
        await messages.answer(interaction, layout.text_view(w("note-shown", text=written), controls=controls))
