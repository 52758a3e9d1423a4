"""In which language somebody is answered."""

from __future__ import annotations

import discord

from cogs.match.tables import Table
from cogs.presentation.labels import Labels, labels_for
from db.store import Store
from locales import DEFAULT, language_of


class Languages:
    """What people and servers have chosen, else what their Discord speaks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, interaction: discord.Interaction) -> str:
        """The language of a person's private answers: chosen in /me, else that of his Discord."""
        person = await self._store.people.get(interaction.user.id)
        return person.lang or language_of(str(interaction.locale))

    async def of_server(self, interaction: discord.Interaction) -> str:
        """The language of posts: chosen in /host settings, else that of the server's Discord."""
        server = await self._store.servers.get(interaction.guild_id or 0)
        return server.lang or language_of(str(interaction.guild_locale))

    async def of_match(self, interaction: discord.Interaction) -> str:
        """The language of a new match: that of the server; where nobody has set one, that of whoever opens it.

        Discord's own preset for servers is English, which says nothing of who plays there.
        """
        server = await self._store.servers.get(interaction.guild_id or 0)
        preset = language_of(str(interaction.guild_locale))
        return server.lang or (preset if preset != DEFAULT else await self.of(interaction))

    async def labels(self, interaction: discord.Interaction, table: Table) -> Labels:
        """Labels of a table for a person's private answers."""
        return labels_for(table, await self.of(interaction))
