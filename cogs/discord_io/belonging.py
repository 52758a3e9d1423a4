"""Whether a pressed control belongs to the match whose number it carries.

Numbers of matches come again: in a new database, in an older copy that was restored, in a second bot. What Discord calls its
places never does, so the place of the message is compared with those of the match. A private answer may stand anywhere, and be
newer than the match although it is of another database: that its mark tells (``cogs.discord_io.marks``).
"""

from __future__ import annotations

import discord

from cogs.discord_io import marks
from cogs.match.refusals import Refusal
from db.rows import PlaceRow
from db.store import Store


async def check(store: Store, interaction: discord.Interaction, match: int, *, of_lobby: bool, anywhere: bool) -> None:
    """Raises Refusal if the message that was pressed is none of the match; says where that one is, as far as this server goes.

    ``of_lobby``: it is a control of the lobby's post or of what was opened from it. ``anywhere``: it may stand below what is posted
    for another match.
    """
    if not anywhere:
        await _check_place(store, interaction, match, of_lobby)
    marks.check(interaction)


async def _check_place(store: Store, interaction: discord.Interaction, match: int, of_lobby: bool) -> None:
    place = await store.matches.place(match)
    if place is None or interaction.guild_id is None or interaction.message is None:
        return  # there is no such match, which whoever acts finds out; or it is in direct messages, which name a wait
    if interaction.guild_id != place.server:
        raise Refusal("other-data")
    if not _is_of(place, interaction.message, interaction.channel_id, of_lobby):
        raise Refusal("other-post", match=match, place=f"<#{place.thread or place.channel}>")


def _is_of(place: PlaceRow, message: discord.Message, channel: int | None, of_lobby: bool) -> bool:
    # Ids of Discord grow with time: nothing of a match is older than its lobby's post or, where it has none, its thread.
    if message.id < min(filter(None, (place.lobby_message, place.thread)), default=0):
        return False
    if message.flags.ephemeral or channel == place.thread:
        return True
    return channel == place.channel and (not of_lobby or place.lobby_message in (None, message.id))
