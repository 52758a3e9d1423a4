"""Giving a seat of a running match away: to another person, who is called and caught up, or to the computer."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from cogs.match.following import by_itself
from cogs.match.refusals import Refusal
from cogs.match.tables import Table, Tables
from db.rows import JournalEntry, OutboxEntry, SeatKind
from locales import words


class Seating:
    """Changes the holders of seats; what goes with a seat is for the database (see ``db.seats``)."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def check(self, table: Table, seat: int) -> None:
        """Raises Refusal for a seat that cannot be given away."""
        if not 0 <= seat < len(table.seats):
            raise Refusal("no-such-seat", most=len(table.seats))
        if seat in table.state.left:
            raise Refusal("seat-left")

    async def give(
        self,
        table: Table,
        seat: int,
        user: int | None,
        name: str,
        *,
        now: int,
        journal: JournalEntry | None = None,
    ) -> None:
        """Give the seat to a person, or to the computer (None); the table reads who decided it and why, if a host did.

        Raises Refusal, StoreError; delivery is for the caller.
        """
        self.check(table, seat)
        match, old = table.row.id, table.seats[seat]
        if user is None:
            number = 1 + sum(holder.kind != "person" for holder in table.seats)
            name = words(table.row.lang)("lobby-computer-sensible", number=number)
        # Whoever is awaited is pinged by the board, which is posted anew for him.
        ping = [] if user is None or seat in table.game.to_move(table.state) else [user]
        lost = old.user if old.kind == "person" else 0
        facts = {"player": old.name, "user": user or 0, "name": name, "seat": seat, "lost": lost}
        facts["ping"] = [*ping, *([lost] if lost else [])]
        if journal is not None:
            facts |= {"by": journal.user, "reason": journal.reason}
        key = f"{match}:seat:{seat}:{user or 0}:{now}"
        async with self._tables.locks.of(match):
            present = await self._tables.load(match)
            kind: SeatKind = "sensible" if user is None else "person"
            holder = msgspec.structs.replace(present.seats[seat], user=user or 0, name=name, kind=kind)
            seats = [holder if place == seat else other for place, other in enumerate(present.seats)]
            awaited = seat in present.game.to_move(present.state)
            following = by_itself(replace(present, seats=seats))
            board = [] if following is not None else [OutboxEntry(f"turn:{key}", match, "turn", "{}")]
            await self._tables.store.seats.replace(
                match,
                seat,
                user,
                name,
                now,
                present.row.ply,
                kind=kind,
                awaited=awaited,
                outbox=[OutboxEntry(f"seated:{key}", match, "seated", msgspec.json.encode(facts).decode()), *board],
                journal=journal,
                following=following,
            )
        self._tables.changed(match)
