"""What the bot needs on a server: one list, which the check before a match, ``/host check`` and the invitation share."""

from __future__ import annotations

import discord

NEEDED = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads", "attach_files")
SCOPES = ("bot", "applications.commands")


def invitation(application: int) -> str:
    """The address by which a server takes the bot in, asking for just what is needed."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)
