"""How clocks are worded: the choice in the lobby, what they show on a board."""

from __future__ import annotations

from cogs.match.names import written
from cogs.match.tables import Table, Tables, utc_now
from cogs.presentation.people import away_until
from db.rows import ClockEnd, MatchRow
from locales import Words

HOUR, DAY = 3600, 24 * 3600
PRESETS = {"none": (0, 0), "fast": (DAY, 4 * HOUR), "usual": (3 * DAY, 12 * HOUR), "calm": (7 * DAY, DAY)}
"""Bank and step in seconds by name."""
ENDS: tuple[ClockEnd, ...] = ("default", "vote")
"""What happens when a bank is empty."""


def preset_of(row: MatchRow) -> str:
    """The name of the clock that a match is played with."""
    return next(name for name, clock in PRESETS.items() if clock == (row.clock_bank, row.clock_step))


def chosen(w: Words, row: MatchRow) -> str:
    """The line about it for the lobby's post."""
    return w("clock-chosen", clock=w(f"clock-{preset_of(row)}"), end=row.clock_end)


async def shown(tables: Tables, table: Table, w: Words) -> str:
    """What the clocks of all people show now, in a line; "" for a match without clocks."""
    row, now = table.row, utc_now()
    if not row.clock_bank:
        return ""
    parts: list[str] = []
    people = {seat.seat: seat for seat in table.seats if seat.kind == "person" and seat.seat not in table.state.left}
    away = await away_until(tables, [seat.user for seat in people.values()], row.server)
    for clock in await tables.store.clocks.of_match(row.id, now):
        if clock.seat not in people:
            continue
        seat = people[clock.seat]
        if clock.runs and seat.user not in away:
            left = w("clock-until", at=f"<t:{now + clock.left}:R>")
        else:
            left = w("clock-left", days=clock.left // DAY, hours=clock.left % DAY // HOUR)
        parts.append(w("clock-seat", player=written(seat.name), left=left))
    return w("clock-line", seats=" · ".join(parts)) if parts else ""
