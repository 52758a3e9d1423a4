"""The list of commands, sent to Discord where it differs from what was sent last (there is a daily limit).

An old list still works, so nothing that goes wrong here keeps the bot from starting: it is noted for whoever hosts it, and the
next start tries again.
"""

from __future__ import annotations

import hashlib
import logging
from typing import Any

import discord
import msgspec
from discord import app_commands

import locales
from cogs.discord_io.failures import TROUBLES
from db.store import Store

log = logging.getLogger("tablebot.commands")

REFUSED = "tree-refused"  # the note of why the list was not taken; "" if it was
KEEPS_ENTRY = 50240  # the list must hold the command by which people enter the app's activity
ENTRY = 4  # the type of that command


async def send(tree: app_commands.CommandTree[Any], store: Store, application: int) -> None:
    """Send the list if it is news. Never raises."""
    # Not the translated tree: translating it into all of Discord's languages is most of what sending it costs.
    own = [command.to_dict(tree) for command in tree.get_commands()]
    sent = hashlib.sha256(msgspec.json.encode([own, locales.digest()], order="sorted")).hexdigest()
    key = f"tree:{application}"
    if await store.servers.get_value(key) == sent:
        return
    try:
        await _send(tree, application)
    except (*TROUBLES, app_commands.AppCommandError) as error:
        log.warning("the command tree could not be sent: %s", error)
        code = error.code if isinstance(error, discord.HTTPException) else 0
        await store.servers.set_value(REFUSED, f"{code} {type(error).__name__}")
        return
    await store.servers.set_value(key, sent)
    await store.servers.set_value(REFUSED, "")


async def _send(tree: app_commands.CommandTree[Any], application: int) -> None:
    try:
        await tree.sync()
    except discord.HTTPException as error:
        if error.code != KEEPS_ENTRY or tree.translator is None:
            raise
        # The command is Discord's own, made for an app with an activity; it is sent back as it is.
        http = tree.client.http
        entries = [command for command in await http.get_global_commands(application) if command["type"] == ENTRY]
        own = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
        await http.bulk_upsert_global_commands(application, payload=[*own, *entries])
