"""Where a match is played, for whoever reads of it somewhere else."""

from __future__ import annotations

from db.rows import MatchRow
from locales import Words


def elsewhere(row: MatchRow, here: int | None, w: Words) -> str:
    """The thread of a match that is not read in it; "" in it, and as long as there is none."""
    return w("match-place", match=row.id, place=f"<#{row.thread}>") if row.thread not in (None, here) else ""
