"""Old boards lose their controls: at once where Discord takes that, else later, for there is one live board of a match."""

from __future__ import annotations

import logging
from typing import Any

import discord
import msgspec

from cogs.discord_io import failures, messages
from cogs.discord_io.clock import utc_now
from cogs.match import history
from cogs.match.refusals import Refusal
from cogs.match.tables import Table, Tables
from cogs.posting import turn_view
from cogs.posting.outbox import Outbox
from cogs.posting.posted import Posted
from cogs.presentation.icons import Icons
from cogs.presentation.scenes import when
from db.rows import OutboxEntry, OutboxRow
from render.scene import Picture

log = logging.getLogger("tablebot.boards")


class Retiring:
    """Takes the controls off old boards; delivers the outbox entries ``retire``."""

    def __init__(self, client: discord.Client, tables: Tables, outbox: Outbox, icons: Icons) -> None:
        self._client, self._tables, self._icons = client, tables, icons
        outbox.register("retire", self.send)

    async def retire(self, table: Table, successor: int | None) -> None:
        """Take the controls off the post that ``table`` was loaded with. If that fails they still say that they are old; where it
        passes it is tried again.

        Delivered again after a crash, a post can be its own ``successor``: it stays as it is.
        """
        row = table.row
        if row.post_message in (None, successor) or row.thread is None:
            return
        # It ends with what has led to its successor.
        key = str(Posted.read(row.post_key)._replace(told=row.ply))
        try:
            await self._take_off(table, row.thread, row.post_message, key)
        except failures.PostFailed as failed:
            log.info("an old post of match %s keeps its buttons: %s", row.id, failed)
            if failed.failure == "later":
                payload = {"thread": row.thread, "message": row.post_message, "key": key}
                name, text = f"retire:{row.id}:{row.post_message}", msgspec.json.encode(payload).decode()
                await self._tables.store.outbox.add([OutboxEntry(name, row.id, "retire", text)], utc_now())

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """The same, later. Raises PostFailed("later"); what else stands in the way is left as it is."""
        try:
            table = await self._tables.load(entry.match or 0)
        except Refusal:
            return None  # nobody can play it any more
        if table.row.post_message == payload["message"]:
            return None
        try:
            await self._take_off(table, payload["thread"], payload["message"], payload["key"])
        except failures.PostFailed as failed:
            if failed.failure == "later":
                raise
            log.info("an old post of match %s keeps its buttons: %s", entry.match, failed)
        return None

    async def _take_off(self, table: Table, thread: int, message: int, key: str) -> None:
        posted = Posted.read(key)
        told = [part for part in await history.past_moves(self._tables, table) if part.row.ply <= posted.told]
        over, picture = posted.when or when(table, table.row.lang), Picture(b"", posted.picture, posted.alt)
        icons = self._icons.of(table.row.slug)
        view = await turn_view.turn_view(
            self._tables, table, told, posted.since, picture, known=posted.known, icons=icons, over=over
        )
        await messages.edit(self._client, thread, message, view)
