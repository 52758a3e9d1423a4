"""A copy of the database every night, the last few of which are kept; which nights have theirs is told by the files' names."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime
from pathlib import Path

import discord

from cogs.background.loop import Loop
from cogs.discord_io.clock import utc_now
from db.store import Store

log = logging.getLogger("tablebot.backups")

NAME = re.compile(r"tablebot-\d{4}-\d{2}-\d{2}\.sqlite")
HOUR = 3  # of UTC, from which on a day has its copy


class BackupLoop(Loop):
    """Looks every ten minutes, so that a night in which the bot was down is made up for."""

    seconds = 10 * 60

    def __init__(self, client: discord.Client, store: Store, folder: Path | None, kept: int) -> None:
        super().__init__(client)
        self._store, self._folder, self._kept = store, folder, kept

    async def cog_load(self) -> None:
        """Start looking, if the host wants copies."""
        if self._folder is not None:
            await super().cog_load()

    async def look(self) -> None:
        """Copy if the day has no copy yet; forget the oldest ones."""
        assert self._folder is not None
        now = datetime.fromtimestamp(utc_now(), UTC)
        target = self._folder / f"tablebot-{now.date().isoformat()}.sqlite"
        if now.hour < HOUR or target.exists():
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            await self._store.db.backup(target)
            gone = await asyncio.to_thread(forget_oldest, self._folder, self._kept)
            log.info("the database was copied to %s; %s older copies were removed", target, gone)
        except Exception:
            log.exception("the database could not be copied to %s", target)


def forget_oldest(folder: Path, kept: int) -> int:
    """Remove all but the newest nightly copies, and nothing else; gives how many went."""
    copies = sorted(path for path in folder.iterdir() if NAME.fullmatch(path.name))
    for path in copies[:-kept]:
        path.unlink()
    return len(copies[:-kept])
