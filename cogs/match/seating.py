"""Giving a seat of a running match away: to another person, who is called and caught up, or to the computer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.errors import Refusal
from cogs.match.names import LONGEST_TEXT, written
from cogs.match.tables import Table, awaited_users, utc_now
from db.rows import JournalEntry, OutboxEntry, OutboxRow
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot


class Seating:
    """Changes the holders of seats; what goes with a seat is for the database (see ``db.seats``)."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        bot.outbox.register("seated", self.send)

    def check(self, table: Table, seat: int) -> None:
        """Raises Refusal for a seat that cannot be given away."""
        if not 0 <= seat < len(table.seats):
            raise Refusal("no-such-seat", most=len(table.seats))
        if seat in table.state.left:
            raise Refusal("seat-left")

    async def give(
        self, table: Table, seat: int, user: int | None, name: str, *, journal: JournalEntry | None = None
    ) -> None:
        """Give the seat to a person, or to the computer (None); the table reads who decided it and why, if a host did.

        Raises Refusal, StoreError; delivery is for the caller.
        """
        self.check(table, seat)
        match, old, now = table.row.id, table.seats[seat], utc_now()
        if user is None:
            number = 1 + sum(holder.kind != "person" for holder in table.seats)
            name = words(table.row.lang)("lobby-computer-sensible", number=number)
        # Whoever is awaited is pinged by the board, which is posted anew for him.
        ping = [] if user is None or old.user in awaited_users(table) else [user]
        facts = {"player": old.name, "user": user or 0, "name": name, "seat": seat, "ping": ping}
        if journal is not None:
            facts |= {"by": journal.user, "reason": journal.reason}
        key = f"{match}:seat:{seat}:{user or 0}:{now}"
        async with self.bot.tables.locks.of(match):
            now_row = (await self.bot.tables.load(match)).row
            await self.bot.store.seats.replace(
                match,
                seat,
                user,
                name,
                now,
                now_row.ply,
                kind="sensible" if user is None else "person",
                outbox=[
                    OutboxEntry(f"seated:{key}", match, "seated", msgspec.json.encode(facts).decode()),
                    OutboxEntry(f"turn:{key}", match, "turn", "{}"),
                ],
                journal=journal,
            )
        self.bot.memory.forget_match(match)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Say who sits where now, with the button by which a newcomer catches up."""
        row = await self.bot.store.matches.load(entry.match or 0)
        assert row is not None
        w, player = words(row.lang), written(payload["player"])
        controls: list[Press] = []
        if payload["user"]:
            text = w("notice-replaced", by=f"<@{payload['user']}>", player=player)
            controls = [Press(Pressed("catchup", row.id, row.revision), w("seated-catch-up"))]
        else:
            text = w("notice-computer", by=written(payload["name"]), player=player)
        by, reason = payload.get("by"), written(payload.get("reason", ""), LONGEST_TEXT)
        why = w("seated-by-host", by=f"<@{by}>", reason=reason) if by else ""
        ping = await self.bot.calls.pingable(payload["ping"], row)
        place = row.thread or row.channel
        return await messages.post(
            self.bot, place, layout.text_view(text, why, controls=controls), ping=ping, once=entry.key
        )
