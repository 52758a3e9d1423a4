"""What the cogs of all games share: opening a match, typed moves with autocomplete, the components."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.choosing.nearest import looked_for, why_not
from cogs.choosing.picker import assemble
from cogs.discord_io import messages
from cogs.discord_io.find_match import find_match
from cogs.discord_io.languages import spoken
from cogs.features.games.answers import not_understood, several
from cogs.features.games.reading import Reading
from cogs.features.lobby.lobby import Lobby
from cogs.features.panel.panel import Panels
from cogs.match.refusals import IllegalHere, Refusal
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

        What was left out is asked for in the panel, where it is not clear from the rest. Raises IllegalHere with the reason where
        nothing like it is possible, Refusal where it cannot be understood at all.
        """
        await messages.acknowledge(interaction)
        match = await find_match(self._store, interaction, self.slug)
        position = await self._tables.position(match.id, interaction.user.id)
        labels = await self._languages.labels(interaction, position.table)
        named = {name: value for name, value in typed.items() if value not in ("", None)}
        reading = Reading(position, labels, kind)
        meant = reading.meant(named)
        if meant.unclear is not None:
            raise several(reading, meant.unclear, named[meant.unclear], meant.values[meant.unclear])
        if len(meant.moves) > 1:
            await self._panels.ask(interaction, position, {"kind": kind, **meant.given})
        elif meant.moves:
            await self._panels.typed(interaction, position, meant.moves[0])
        else:
            # No such move is legal; the rules say why.
            tried = looked_for(position)
            given, unknown = reading.refused(named, tried)
            if unknown and reading.legal:
                begun = reading.begun(named)
                if begun.unclear is not None:
                    raise several(reading, begun.unclear, named[begun.unclear], begun.values[begun.unclear])
                if not begun.moves:
                    raise not_understood(reading, unknown[0], named[unknown[0]])
                await self._panels.ask(interaction, position, {"kind": kind, **begun.given})
                return
            move = assemble(position.table.game, kind, given)
            if move is None or given.keys() < typed.keys():
                refusal = why_not(position, kind, given, tried, any_of_kind=move is None)
                if refusal is not None:
                    raise IllegalHere(labels.illegal(refusal), refusal)
            if move is None:
                raise not_understood(reading, next(iter(unknown or named)), ", ".join(map(str, named.values())))
            await self._panels.typed(interaction, position, move)

    async def glance(self, interaction: discord.Interaction) -> Glance | None:
        """The position of whoever is typing, from memory where it is there; None where nothing can be typed."""
        user, lang = interaction.user.id, spoken(interaction.locale)
        glance = self._cache.recall(interaction.channel_id or 0, user)
        if glance is not None and glance.lang == lang and glance.position.table.row.slug == self.slug:
            return glance
        since = self._cache.changes
        try:
            match = await find_match(self._store, interaction, self.slug)
            position = await self._tables.position(match.id, user)
        except Refusal:
            return None
        glance = Glance(position, await self._languages.labels(interaction, position.table), lang)
        self._cache.keep(user, glance, since)
        return glance
