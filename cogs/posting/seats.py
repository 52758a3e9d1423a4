"""The post of a seat that has changed hands."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Press, Pressed
from cogs.match.names import LONGEST_TEXT, written
from cogs.posting.outbox import Outbox
from cogs.posting.pings import Pings
from cogs.presentation.people import names_of
from db.rows import OutboxRow
from db.store import Store
from locales import words


class SeatPosts:
    """Delivers the outbox entries ``seated``."""

    def __init__(self, client: discord.Client, store: Store, outbox: Outbox, pings: Pings) -> None:
        self._client, self._store, self._pings = client, store, pings
        outbox.register("seated", self.send)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Say who sits where now, with the button by which a newcomer catches up."""
        row = await self._store.matches.load(entry.match or 0)
        assert row is not None
        w, seat = words(row.lang), payload["seat"]
        seats = await self._store.seats.of(row.id)
        seats[seat] = msgspec.structs.replace(seats[seat], name=payload["player"], kind="person")
        player = written(names_of(seats, w)[seat])
        controls: list[Press] = []
        if payload["user"]:
            text = w("notice-replaced", by=f"<@{payload['user']}>", player=player)
            controls = [Press(Pressed("catchup", row.id, row.revision), w("seated-catch-up"))]
        else:
            text = w("notice-computer", by=written(payload["name"]), player=player)
        by, reason = payload.get("by"), written(payload.get("reason", ""), LONGEST_TEXT)
        why = w("seated-by-host", by=f"<@{by}>", reason=reason) if by else ""
        # An entry of an earlier version does not say who it was.
        back = w("seated-back", who=f"<@{payload['lost']}>") if payload.get("lost") else ""
        ping = await self._pings.pingable(payload["ping"], row)
        place = row.thread or row.channel
        return await messages.post(
            self._client, place, layout.text_view(text, why, back, controls=controls), ping=ping, once=entry.key
        )
