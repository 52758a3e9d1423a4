"""A process that starts the bot against a Discord of three answers, and ends as soon as a press could come. For P19.

It imports nothing that the bot would not import itself, so that its time is the bot's.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot import create_bot  # before all else, as where it is started
from cogs.settings import Settings

if TYPE_CHECKING:
    import discord.http

USER = {"id": "1", "username": "bot", "discriminator": "0", "global_name": None, "avatar": None, "bot": True}
APPLICATION = {
    "id": "1",
    "name": "bot",
    "icon": None,
    "description": "",
    "rpc_origins": [],
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": USER,
    "verify_key": "",
    "summary": "",
    "flags": 0,
}


def start(database: str, matches: int) -> None:
    """Start; put so many running matches into the database if asked for, which is not measured."""
    gc.freeze()  # as ``bot.py`` does
    asyncio.run(_start(Path(database), matches))


async def _start(database: Path, matches: int) -> None:
    bot = create_bot(Settings(database=database))

    async def login(_: str) -> dict[str, Any]:
        return USER

    async def request(route: discord.http.Route, **_: Any) -> Any:
        return [] if route.method == "PUT" else APPLICATION

    bot.http.static_login = login  # type: ignore[method-assign, assignment]
    bot.http.request = request  # type: ignore[method-assign, assignment]
    await bot.login("token")
    if matches:
        await bot.store.db.write(lambda connection: _fill(connection, matches))
        await bot.close()
        return
    # Ready: what comes next is a press. Nothing is owed to a process that ends here.
    os._exit(0)


def _fill(connection: sqlite3.Connection, matches: int) -> None:
    for match in range(1, matches + 1):
        connection.execute(
            "INSERT INTO matches (id, slug, status, server, channel, host, options, seats_min, seats_max, lang, created_at,"
            " moved_at, rules_version) VALUES (?, 'founders_of_the_empire', 'running', 1, 1, 1, '{}', 2, 2, 'en', 0, 0, 1)",
            (match,),
        )
        connection.execute("INSERT INTO snapshots VALUES (?, ?)", (match, b"x" * 10_000))
        connection.execute("INSERT INTO awaited (match, user, since) VALUES (?, 1, 0)", (match,))
        connection.execute(
            "INSERT INTO outbox (key, match, kind, payload, created_at, done_at) VALUES (?, ?, 'turn', '{}', 0, 1)",
            (f"turn:{match}", match),
        )
