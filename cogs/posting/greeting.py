"""What the bot says when it comes to a server, once."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.discord_io import failures, layout, messages
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.languages import spoken
from cogs.posting.outbox import Outbox
from db.rows import OutboxRow
from locales import words

log = logging.getLogger("tablebot.greeting")


class Greetings:
    """Delivers the outbox entries ``greeting``."""

    def __init__(self, client: discord.Client, outbox: Outbox) -> None:
        self._client = client
        outbox.register("greeting", self.send)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Say what the bot is, in a channel where it may; nothing where it may not write anywhere."""
        guild = self._client.get_guild(int(payload["server"]))
        channel = place_in(guild) if guild is not None else None
        if guild is None or channel is None:
            return None
        w = words(spoken(guild.preferred_locale))
        games = Press(Pressed("games", 0, 0), w("games-all"), discord.ButtonStyle.primary)
        try:
            return await messages.post(
                self._client, channel.id, layout.text_view(w("greeting"), controls=[games]), once=entry.key
            )
        except failures.PostFailed as failed:
            if failed.failure == "later":
                raise
            log.info("server %s was not greeted: %s", guild.id, failed)
            return None


def place_in(guild: discord.Guild) -> discord.TextChannel | None:
    """Where the bot may write: where the server has its own notices, else the first channel."""
    system = [guild.system_channel] if guild.system_channel is not None else []
    for channel in [*system, *guild.text_channels]:
        may = channel.permissions_for(guild.me)
        # What stands in a channel of announcements may go out to other servers.
        if may.view_channel and may.send_messages and not channel.is_news():
            return channel
    return None
