"""A bot that was started before: Discord has its commands, and its database knows that.

Making and translating the commands for each of hundreds of starts would cost a minute of the tests; the first start of each
process is a real first one, and ``test_commands_sent.py`` tries others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import simcord

from cogs.client import TableBot
from db.store import Store


class Known:
    """What the first start left behind."""

    def __init__(self) -> None:
        self._database = b""
        self._commands: dict[Any, Any] = {}

    def put(self, env: simcord.Env) -> None:
        """Before the start: a new database, and the commands in Discord, as after the first start; nothing before that."""
        if self._database and isinstance(env.bot, TableBot) and not env.bot.settings.database.exists():
            env.bot.settings.database.write_bytes(self._database)
            env.backend.commands[None] = dict(self._commands)

    async def take(self, env: simcord.Env, folder: Path) -> None:
        """After the start: keep what the first one of the process made."""
        if self._database or not isinstance(env.bot, TableBot):
            return
        key = f"tree:{env.backend.application_id}"
        sent = await env.bot.store.servers.get_value(key)
        assert sent is not None
        path = folder / "known.sqlite"
        store = await Store.open(path)
        try:
            await store.servers.set_value(key, sent)
        finally:
            await store.close()
        self._database, self._commands = path.read_bytes(), dict(env.backend.commands[None])
