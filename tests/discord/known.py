"""A bot that was started before: Discord has its commands, and its database knows that.

Making and translating the commands for each of hundreds of starts would cost a minute of the tests; the first start of each
process is a real first one, of a bot of its own: else ids, and by them who begins, would differ in the test that happens to run
first. ``test_commands_sent.py`` tries others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import simcord

from bot import create_bot
from cogs.client import TableBot
from cogs.settings import Settings
from db.store import Store
from tests.machine import PATIENCE_S


class Known:
    """What the first start left behind."""

    def __init__(self) -> None:
        self._database = b""
        self._commands: dict[Any, Any] = {}

    async def first_start(self, folder: Path) -> None:
        """Start a bot that nobody has started before, once in a process."""
        if self._database:
            return
        bot = create_bot(Settings(database=folder / "first.sqlite"))
        env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE_S)
        await env.start()
        try:
            await self._take(env, bot, folder)
        finally:
            await env.shutdown()

    def put(self, env: simcord.Env) -> None:
        """Before the start: a new database, and the commands in Discord, as after the first start."""
        if isinstance(env.bot, TableBot) and not env.bot.settings.database.exists():
            env.bot.settings.database.write_bytes(self._database)
            env.backend.commands[None] = dict(self._commands)

    async def _take(self, env: simcord.Env, bot: TableBot, folder: Path) -> None:
        key = f"tree:{env.backend.application_id}"
        sent = await bot.store.servers.get_value(key)
        assert sent is not None
        path = folder / "known.sqlite"
        store = await Store.open(path)
        try:
            await store.servers.set_value(key, sent)
        finally:
            await store.close()
        self._database, self._commands = path.read_bytes(), dict(env.backend.commands[None])
