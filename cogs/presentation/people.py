"""People named where others read it, with until when they are away."""

from __future__ import annotations

from cogs.match.names import written
from db.rows import SeatRow
from locales import Words


def named_away(w: Words, who: str, until: int | None) -> str:
    """A person in a list of those who are awaited."""
    return who if until is None else w("who-away", who=who, until=f"<t:{until - 60}:d>")


def called(seat: SeatRow) -> str:
    """A seat's name in a post that calls everybody: a mention brings people into the thread."""
    return f"<@{seat.user}>" if seat.kind == "person" else written(seat.name)
