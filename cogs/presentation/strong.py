"""Whom a match waits for, in words, and the strong computers that are thinking."""

from __future__ import annotations

from cogs.match.tables import Table, thinking_seats
from cogs.presentation.labels import Labels


def and_thinks(said: str, table: Table, labels: Labels) -> str:
    """A sentence to somebody who is not awaited, and which strong computers are thinking."""
    return f"{said} {thinks(table, labels)}".strip()


def and_waits(said: str, table: Table, labels: Labels) -> str:
    """The same, and between the two who else is awaited."""
    thinking = thinking_seats(table)
    seats = [seat for seat in table.game.to_move(table.state) if seat not in thinking]
    who = ", ".join(labels.names[seat] for seat in seats)
    return and_thinks(f"{said} {labels.words('panel-waits', players=who)}" if who else said, table, labels)


def thinks(table: Table, labels: Labels) -> str:
    """Which strong computers are thinking about their moves, as a sentence; "" where none is."""
    seats = thinking_seats(table) if table.row.status == "running" else []
    who = ", ".join(labels.names[seat] for seat in seats)
    return labels.words("thinking", who=who, count=len(seats)) if seats else ""
