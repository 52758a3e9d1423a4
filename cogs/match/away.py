"""Who is away, and until when."""

from __future__ import annotations

from collections.abc import Sequence

from db.store import Store


async def away_until(store: Store, users: Sequence[int], server: int, now: int) -> dict[int, int]:
    """Those of the people who are away at ``now``, with the end of it."""
    if not users:
        return {}
    return {row.user: row.away_until for row in await store.hours.of(users, server) if row.away_until > now}
