"""What the cogs of all games share: opening a match, typed moves with autocomplete, the components."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.choosing.picker import agrees, assemble
from cogs.discord_io import messages
from cogs.discord_io.find_match import find_match
from cogs.features.games.typed import meant
from cogs.features.lobby.lobby import Lobby
from cogs.features.panel.panel import Panels
from cogs.match.refusals import Refusal
from cogs.presentation.autocomplete_cache import Glance
from cogs.services import Services


class GameCog(commands.GroupCog):
    """A game's slash commands. Subclasses name them in the words of the game and hand over a move; no rule is checked here."""

    slug: str

    def __init__(self, services: Services, lobby: Lobby, panels: Panels) -> None:
        self._store, self._tables, self._languages = services.store, services.tables, services.languages
        self._cache, self._lobby, self._panels = services.cache, lobby, panels

    async def open_lobby(
        self, interaction: discord.Interaction, seats: int | None, computers: int, rated: bool, **options: Any
    ) -> None:
        """``/<game> new``."""
        await self._lobby.new(interaction, self.slug, seats, computers, options, rated=rated)

    async def make(self, interaction: discord.Interaction, kind: str, **typed: Any) -> None:
        """Play a typed move. Values may be ids (as autocomplete sends them) or names (as people type them).

        What was left out is asked for in the panel, where it is not clear from the rest.
        """
        await messages.acknowledge(interaction)
        match = await find_match(self._store, interaction, self.slug)
        position = await self._tables.position(match.id, interaction.user.id)
        labels = await self._languages.labels(interaction, position.table)
        given = {
            name: meant(position, labels, kind, name, value) for name, value in typed.items() if value not in ("", None)
        }
        fitting = [move for move in position.moves if move.kind == kind and agrees(move, given)]
        move = fitting[0] if len(fitting) == 1 else None
        if len(fitting) > 1:
            await self._panels.ask(interaction, position, {"kind": kind, **given})
            return
        # No such move is legal; the rules say why.
        move = move or assemble(position.table.game, kind, {**dict.fromkeys(typed, ""), **given})
        if move is None:
            named = ", ".join(str(value) for value in typed.values() if value not in ("", None))
            raise Refusal("not-understood", kind=labels.kind(kind), typed=named)
        await self._panels.typed(interaction, position, move)

    async def glance(self, interaction: discord.Interaction) -> Glance | None:
        """The position of whoever is typing, from memory where it is there; None where nothing can be typed."""
        user, locale = interaction.user.id, str(interaction.locale)
        glance = self._cache.recall(interaction.channel_id or 0, user)
        if glance is not None and glance.locale == locale and glance.position.table.row.slug == self.slug:
            return glance
        since = self._cache.changes
        try:
            match = await find_match(self._store, interaction, self.slug)
            position = await self._tables.position(match.id, user)
        except Refusal:
            return None
        glance = Glance(position, await self._languages.labels(interaction, position.table), locale)
        self._cache.keep(user, glance, since)
        return glance
