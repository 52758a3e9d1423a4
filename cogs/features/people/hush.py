"""The button below a reminder: no more of them for this wait."""

from __future__ import annotations

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Pressed
from cogs.match.refusals import Refusal
from cogs.services import Services
from locales import words


class HushButton:
    """Silences a match for a person until he has moved."""

    def __init__(self, services: Services) -> None:
        self._store, self._languages = services.store, services.languages
        services.controls.on_press("hush", self.hush, anywhere=True)

    async def hush(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button of a match; only for whom the reminder was."""
        await messages.acknowledge(interaction)
        user, since = (int(part) for part in pressed.arg.split("-"))
        if interaction.user.id != user:
            raise Refusal("not-for-you")
        if not await self._store.awaited.silence(pressed.match, user, since):
            raise Refusal("not-awaited-now", match=pressed.match)
        w = words(await self._languages.of(interaction))
        await messages.answer(interaction, layout.text_view(w("remind-hushed", match=pressed.match)))
