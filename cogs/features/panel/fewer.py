"""An offer, made once: to be asked only before what cannot be taken back."""

from __future__ import annotations

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Press, Pressed
from cogs.features.panel.aside import take_back
from cogs.match.tables import Played
from cogs.presentation.labels import Labels
from cogs.services import Services

AFTER = 10  # moves of his own in a match: by then somebody knows what a press does


class FewerPresses:
    """Offers it and does it."""

    def __init__(self, services: Services) -> None:
        self._cache, self._languages, self._store = services.cache, services.languages, services.store
        self._tables = services.tables
        services.controls.on_press("fewer", self.switch)

    async def offer(self, labels: Labels, played: Played, user: int) -> list[Press]:
        """The button for whoever has just made his tenth move or a later one, is asked before every one, and has not been offered
        it before; else nothing.
        """
        key, match = f"fewer:{user}", played.table.row.id
        if await self._store.moves.made_by(match, user) < AFTER or await self._store.servers.get_value(key) is not None:
            return []
        if not (await self._store.people.get(user)).confirm:
            return []
        await self._store.servers.set_value(key, str(match))
        return [Press(Pressed("fewer", match, played.table.row.revision), labels.words("panel-fewer"))]

    async def switch(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """What the button does: the same as ``/me confirm``."""
        await messages.acknowledge(interaction)
        # Before anything is changed: of a match that is gone no board can be shown.
        table = await self._tables.load(pressed.match)
        await self._store.people.set(interaction.user.id, now=utc_now(), confirm=False)
        self._cache.forget_person(interaction.user.id)
        labels, seat, back = await self._languages.labels(interaction, table), table.seat_of(interaction.user.id), []
        if seat is not None and table.row.status == "running":
            back = await take_back(self._tables, self._tables.position_of(table, seat), labels)
        w = labels.words
        panel = Press(Pressed("panel", pressed.match, pressed.revision), w("turn-play"), discord.ButtonStyle.primary)
        await messages.answer(interaction, layout.text_view(w("panel-fewer-done"), controls=[panel, *back]))
