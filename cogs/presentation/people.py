"""People named where others read it, with until when they are away."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.match.tables import Tables, utc_now
from locales import Words


async def away_until(tables: Tables, users: Sequence[int], server: int) -> dict[int, int]:
    """Those of the people who are away, with the end of it."""
    if not users:
        return {}
    now = utc_now()
    return {row.user: row.away_until for row in await tables.store.hours.of(users, server) if row.away_until > now}


def named_away(w: Words, who: str, until: int | None) -> str:
    """A person in a list of those who are awaited."""
    return who if until is None else w("who-away", who=who, until=f"<t:{until - 60}:d>")
