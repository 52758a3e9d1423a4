"""The same people again: another lobby with the options of a match that is over, once per match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Pressed
from cogs.discord_io.errors import Refusal
from cogs.features.lobby.lobby import order_key
from cogs.match.names import clean
from cogs.match.tables import utc_now
from db.rows import MatchRow, OutboxEntry, SeatRow
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot


class Rematch:
    """The button below a result."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.store = bot.store
        bot.controls.on_press("rematch", self.pressed)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The same people and options again, the first seat moved on by one; once per match."""
        await messages.acknowledge(interaction)
        table = await self.bot.tables.load(pressed.match)
        old, seats = table.row, table.seats
        if table.seat_of(interaction.user.id) is None:
            raise Refusal("no-seat", match=old.id)
        async with self.bot.tables.locks.of(old.id):
            if await self.store.servers.get_value(f"rematch:{old.id}"):
                raise Refusal("rematch-once")
            now = utc_now()
            row = await self.store.lobby.create(
                now,
                slug=old.slug,
                server=old.server,
                channel=old.channel,
                host=interaction.user.id,
                host_name=clean(interaction.user.display_name),
                options=self.bot.lobby.bringing[old.slug].without(old.options),
                lang=old.lang,
                seats_min=len(seats),
                seats_max=len(seats),
                # A computer may have taken a seat over; with one no match is rated.
                rated=old.rated and all(seat.kind == "person" for seat in seats),
            )
            await self.store.lobby.set_clock(row.id, old.clock_bank, old.clock_step, old.clock_end)
            order = [await self._again(row, seat, now) for seat in [*seats[1:], seats[0]]]
            await self.store.servers.set_value(order_key(row.id), " ".join(map(str, order)))
            await self.store.servers.set_value(f"rematch:{old.id}", str(row.id))
            await self.store.outbox.add([OutboxEntry(f"lobby:{row.id}", row.id, "lobby", "{}")], now)
        await self.bot.outbox.deliver(row.id)
        w = words(await self.bot.language(interaction))
        await messages.answer(interaction, layout.text_view(w("lobby-opened", match=row.id)))

    async def _again(self, row: MatchRow, seat: SeatRow, now: int) -> int:
        """Give whoever held a seat a place in the new lobby; gives the user."""
        if seat.kind != "person":
            await self.store.lobby.join_computer(row.id, seat.name, seat.kind, now)
            return min(other.user for other in await self.store.seats.of(row.id))
        if seat.user != row.host:
            await self.store.lobby.join(row.id, seat.user, seat.name, now)
        return seat.user
