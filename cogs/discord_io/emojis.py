"""The emojis that belong to the application itself: the bot may show them everywhere, without any permission."""

from __future__ import annotations

import aiohttp
import discord

from cogs.discord_io.failures import INVALID_FORM
from cogs.presentation.icons import Trouble

FULL = 30008  # 2,000 emojis of one application


class EmojiFailed(Exception):
    """Discord did not do it; ``trouble`` is why."""

    def __init__(self, trouble: Trouble, detail: str) -> None:
        self.trouble: Trouble = trouble
        super().__init__(f"{trouble}: {detail}")


async def present(client: discord.Client) -> dict[str, int]:
    """The ids of all there are, by name; of two of one name the older. Raises EmojiFailed."""
    try:
        found = await client.fetch_application_emojis()
    except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise _failed(error) from error
    return {emoji.name: emoji.id for emoji in sorted(found, key=lambda emoji: -emoji.id)}


async def upload(client: discord.Client, name: str, image: bytes) -> int:
    """Make one; gives its id. Raises EmojiFailed."""
    try:
        return (await client.create_application_emoji(name=name, image=image)).id
    except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise _failed(error) from error


async def remove(client: discord.Client, number: int) -> None:
    """Take one away, if it is still there. Raises EmojiFailed."""
    try:
        assert client.application_id is not None
        await client.http.delete_application_emoji(client.application_id, number)
    except discord.NotFound:
        return
    except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise _failed(error) from error


def is_about_an_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord refused a message for an emoji in it."""
    return error.code == INVALID_FORM and "emoji" in error.text.casefold()


def take_emojis(view: discord.ui.LayoutView) -> bool:
    """Leave the words alone on all controls of a message; whether there was an emoji on any."""
    found = False
    for item in view.walk_children():
        control = item.item if isinstance(item, discord.ui.DynamicItem) else item
        parts = [control] if isinstance(control, discord.ui.Button) else getattr(control, "options", [])
        for part in parts:
            found |= part.emoji is not None
            part.emoji = None
    return found


def _failed(error: BaseException) -> EmojiFailed:
    trouble: Trouble = "later"
    if isinstance(error, discord.HTTPException):
        if error.code == FULL:
            trouble = "full"
        elif error.status in (401, 403, 404):
            trouble = "forbidden"
        elif error.code == INVALID_FORM or error.status == 400:
            trouble = "refused"
    return EmojiFailed(trouble, str(error) or type(error).__name__)
