"""The same people again: another lobby with the options of a match that is over, once per match."""

from __future__ import annotations

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Pressed
from cogs.features.lobby.post import LobbyPosts
from cogs.features.lobby.starting import order_key
from cogs.match.names import clean
from cogs.match.refusals import Refusal
from cogs.services import Services
from db.rows import MatchRow, OutboxEntry, SeatRow
from games import boxes


class Rematch:
    """The button below a result."""

    def __init__(self, services: Services, posts: LobbyPosts) -> None:
        self._posts = posts
        self._languages = services.languages
        self._outbox = services.outbox
        self._store = services.store
        self._tables = services.tables
        services.controls.on_press("rematch", self.pressed)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The same people and options again, the first seat moved on by one; once per match."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        old, seats = table.row, table.seats
        if table.seat_of(interaction.user.id) is None:
            raise Refusal("no-seat", match=old.id)
        if old.status == "running":
            raise Refusal("rematch-running", match=old.id)
        async with self._tables.locks.of(old.id):
            if await self._store.servers.get_value(f"rematch:{old.id}"):
                raise Refusal("rematch-once")
            now = utc_now()
            row = await self._store.lobby.create(
                now,
                slug=old.slug,
                server=old.server,
                channel=old.channel,
                host=interaction.user.id,
                host_name=clean(interaction.user.display_name),
                options=self._posts.setup_choices[old.slug].without(old.options),
                lang=old.lang,
                seats_min=len(seats),
                seats_max=len(seats),
                box=old.box if old.box in boxes(old.slug) else "",
                # A computer may have taken a seat over; with one no match is rated.
                rated=old.rated and all(seat.kind == "person" for seat in seats),
            )
            await self._store.lobby.set_clock(row.id, old.clock_bank, old.clock_step, old.clock_end)
            order = [await self._again(row, seat, now) for seat in [*seats[1:], seats[0]]]
            await self._store.servers.set_value(order_key(row.id), " ".join(map(str, order)))
            await self._store.servers.set_value(f"rematch:{old.id}", str(row.id))
            await self._store.outbox.add([OutboxEntry(f"lobby:{row.id}", row.id, "lobby", "{}")], now)
        await self._outbox.deliver(row.id)
        text = await self._posts.opened(row.id, await self._languages.of(interaction), "lobby-again")
        await messages.answer(interaction, layout.text_view(text))

    async def _again(self, row: MatchRow, seat: SeatRow, now: int) -> int:
        """Give whoever held a seat a place in the new lobby; gives the user."""
        if seat.kind != "person":
            await self._store.lobby.join_computer(row.id, seat.name, seat.kind, now)
            return min(other.user for other in await self._store.seats.of(row.id))
        if seat.user != row.host:
            await self._store.lobby.join(row.id, seat.user, seat.name, now)
        return seat.user
