"""Notices: single sentences to a table."""

from __future__ import annotations

from typing import Any

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Press, Pressed
from cogs.match.names import LONGEST_TEXT, written
from cogs.posting.outbox import Outbox
from cogs.posting.pings import Pings
from cogs.posting.result_view import analysis_button, reopen_button
from db.rows import OutboxRow
from db.store import Store
from locales import words


class Notices:
    """Delivers the outbox entries ``notice`` (see ``cogs.match.entries``)."""

    def __init__(self, client: discord.Client, store: Store, outbox: Outbox, pings: Pings) -> None:
        self._client, self._store, self._pings = client, store, pings
        outbox.register("notice", self.send)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Post the sentence in the match's thread."""
        row = await self._store.matches.load(entry.match or 0)
        assert row is not None
        facts = {name: _shown(value) for name, value in payload["facts"].items()}
        facts |= {name: f"<t:{at}:f>" for name, at in payload.get("times", {}).items()}
        w, controls = words(row.lang), list[Press]()
        if payload.get("rematch"):
            controls = [
                Press(Pressed("rematch", row.id, row.revision), w("result-rematch")),
                *reopen_button(row, w, utc_now()),
            ]
        if payload.get("analysis"):
            controls = [analysis_button(row, w)]
        view = layout.text_view(w(payload["message"], **facts), controls=controls)
        ping = await self._pings.pingable(payload["ping"], row)
        return await messages.post(self._client, row.thread or row.channel, view, ping=ping, once=entry.key)


def _shown(value: str | int | list[int]) -> str:
    """A text of somebody, or people, who are mentioned."""
    if isinstance(value, str):
        return written(value, LONGEST_TEXT)
    return ", ".join(f"<@{user}>" for user in ([value] if isinstance(value, int) else value))
