"""What the bot needs on a server: one list, which the check before a match, ``/host check`` and the invitation share."""

from __future__ import annotations

import discord

from cogs.discord_io.languages import Languages
from cogs.discord_io.messages import missing_permissions
from cogs.match.refusals import Refusal
from locales import words

NEEDED = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads", "attach_files")
SCOPES = ("bot", "applications.commands")


def invitation(application: int) -> str:
    """The address by which a server takes the bot in, asking for just what is needed."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)


def in_forum(interaction: discord.Interaction) -> bool:
    """Whether the interaction came from a post in a forum, where nothing but such posts can be."""
    return isinstance(interaction.channel, discord.Thread) and isinstance(
        interaction.channel.parent, discord.ForumChannel
    )


async def place_of(interaction: discord.Interaction, languages: Languages) -> int:
    """The channel of the interaction. Raises Refusal where no match can be played and says what is missing."""
    if in_forum(interaction):
        raise Refusal("forum")
    if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal("text-channel-only")
    missing = missing_permissions(interaction, NEEDED)
    if missing:
        w = words(await languages.of(interaction))
        raise Refusal("bot-lacks", permissions=", ".join(w(f"permission-{name}") for name in missing))
    return interaction.channel.id
