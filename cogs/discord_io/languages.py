"""In which language somebody is answered."""

from __future__ import annotations

import discord

from cogs.match.tables import Table
from cogs.presentation.icons import Icons
from cogs.presentation.labels import Labels, labels_for
from db.store import Store
from locales import DEFAULT, language_of


def spoken(locale: discord.Locale | None) -> str:
    """The language of one of Discord's locales; English for one that is unknown, empty or missing."""
    return language_of(None if locale is None else str(locale.value))


async def language_for(store: Store, user: int, otherwise: str) -> str:
    """The language of what is written to a person who has not asked: that of his private answers, ``otherwise`` where nobody
    knows it yet.
    """
    person = await store.people.get(user)
    return person.lang or await store.servers.get_value(_note(user)) or otherwise


def _note(user: int) -> str:
    """The note of what somebody's Discord has spoken last."""
    return f"speaks:{user}"


class Languages:
    """What people and servers have chosen, else what their Discord speaks."""

    def __init__(self, store: Store, icons: Icons) -> None:
        self._store, self._icons = store, icons
        self._noted: dict[int, str] = {}  # what each person's Discord has spoken last, since this start

    async def of(self, interaction: discord.Interaction) -> str:
        """The language of a person's private answers: chosen in /me, else that of his Discord, which is noted for what is
        written to him when he has not asked.
        """
        user, lang = interaction.user.id, spoken(interaction.locale)
        person = await self._store.people.get(user)
        if not person.lang and self._noted.get(user) != lang:
            await self._store.servers.set_value(_note(user), lang)
            self._noted[user] = lang
        return person.lang or lang

    async def of_server(self, interaction: discord.Interaction) -> str:
        """The language of posts: chosen in /host settings, else that of the server's Discord."""
        server = await self._store.servers.get(interaction.guild_id or 0)
        return server.lang or spoken(interaction.guild_locale)

    async def of_match(self, interaction: discord.Interaction) -> str:
        """The language of a new match: that of the server; where nobody has set one, that of whoever opens it.

        Discord's own preset for servers is English, which says nothing of who plays there.
        """
        server = await self._store.servers.get(interaction.guild_id or 0)
        preset = spoken(interaction.guild_locale)
        return server.lang or (preset if preset != DEFAULT else await self.of(interaction))

    async def labels(self, interaction: discord.Interaction, table: Table) -> Labels:
        """Labels of a table for a person's private answers."""
        return labels_for(table, await self.of(interaction), self._icons.of(table.row.slug))
