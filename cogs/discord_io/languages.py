"""In which language somebody is answered."""

from __future__ import annotations

import discord

from cogs.match.tables import Table
from cogs.presentation.icons import Icons
from cogs.presentation.labels import Labels, labels_for
from db.store import Store
from locales import language_of


class Languages:
    """What people and servers have chosen, else what their Discord speaks."""

    def __init__(self, store: Store, icons: Icons) -> None:
        self._store, self._icons = store, icons

    async def of(self, interaction: discord.Interaction) -> str:
        """The language of a person's private answers: chosen in /me, else that of his Discord."""
        person = await self._store.people.get(interaction.user.id)
        return person.lang or language_of(str(interaction.locale))

    async def of_server(self, interaction: discord.Interaction) -> str:
        """The language of posts: chosen in /host settings, else that of the server's Discord."""
        server = await self._store.servers.get(interaction.guild_id or 0)
        return server.lang or language_of(str(interaction.guild_locale))

    async def labels(self, interaction: discord.Interaction, table: Table) -> Labels:
        """Labels of a table for a person's private answers."""
        return labels_for(table, await self.of(interaction), self._icons.of(table.row.slug))
