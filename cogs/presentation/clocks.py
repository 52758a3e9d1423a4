"""How clocks are worded: the choice in the lobby, what they show on a board."""

from __future__ import annotations

from cogs.match.away import away_until
from cogs.match.names import written
from cogs.match.tables import Table
from cogs.presentation.people import names_of
from db.rows import ClockEnd, MatchRow
from db.store import Store
from locales import Words

HOUR, DAY = 3600, 24 * 3600
PRESETS = {"none": (0, 0), "fast": (DAY, 4 * HOUR), "usual": (3 * DAY, 12 * HOUR), "calm": (7 * DAY, DAY)}
"""Bank and step in seconds by name."""
ENDS: tuple[ClockEnd, ...] = ("default", "vote")
"""What happens when a bank is empty."""


def preset_of(row: MatchRow) -> str:
    """The name of the clock that a match is played with."""
    return next(name for name, clock in PRESETS.items() if clock == (row.clock_bank, row.clock_step))


def clock_line(w: Words, row: MatchRow) -> str:
    """The line about it for the lobby's post."""
    return w("clock-chosen", clock=w(f"clock-{preset_of(row)}"), end=row.clock_end)


async def shown(store: Store, table: Table, w: Words, now: int) -> str:
    """What the clocks of all people show at ``now``, in a line; "" for a match without clocks."""
    row = table.row
    if not row.clock_bank:
        return ""
    parts: list[str] = []
    people = {seat.seat: seat for seat in table.seats if seat.kind == "person" and seat.seat not in table.state.left}
    names = names_of(table.seats, w)
    away = await away_until(store, [seat.user for seat in people.values()], row.server, now)
    for clock in await store.clocks.of_match(row.id, now):
        if clock.seat not in people:
            continue
        seat, name = people[clock.seat], names[clock.seat]
        if clock.runs and seat.user not in away:
            left = w("clock-until", at=f"<t:{now + clock.left}:R>")
        else:
            left = w("clock-left", days=clock.left // DAY, hours=clock.left % DAY // HOUR)
        parts.append(w("clock-seat", player=written(name), left=left))
    return w("clock-line", seats=" · ".join(parts)) if parts else ""
