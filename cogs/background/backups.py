"""A copy of the database every night, the last few of which are kept; which nights have theirs is told by the files' names."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from discord.ext import commands, tasks

from cogs.match.tables import utc_now

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger("tablebot.backups")

NAME = re.compile(r"tablebot-\d{4}-\d{2}-\d{2}\.sqlite")
HOUR = 3  # of UTC, from which on a day has its copy


class Nightly(commands.Cog):
    """Looks every ten minutes, so that a night in which the bot was down is made up for."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.folder = bot.settings.backups

    async def cog_load(self) -> None:
        """Start looking, if the host wants copies."""
        if self.folder is not None:
            self.look.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.look.cancel()

    @tasks.loop(minutes=10)
    async def look(self) -> None:
        """Copy if the day has no copy yet; forget the oldest ones."""
        assert self.folder is not None
        now = datetime.fromtimestamp(utc_now(), UTC)
        target = self.folder / f"tablebot-{now.date().isoformat()}.sqlite"
        if now.hour < HOUR or target.exists():
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            await self.bot.store.db.backup(target)
            gone = await asyncio.to_thread(forget_oldest, self.folder, self.bot.settings.backups_kept)
            log.info("the database was copied to %s; %s older copies were removed", target, gone)
        except Exception:
            # A loop that raises ends for ever.
            log.exception("the database could not be copied to %s", target)

    @look.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()


def forget_oldest(folder: Path, kept: int) -> int:
    """Remove all but the newest nightly copies, and nothing else; gives how many went."""
    copies = sorted(path for path in folder.iterdir() if NAME.fullmatch(path.name))
    for path in copies[:-kept]:
        path.unlink()
    return len(copies[:-kept])
