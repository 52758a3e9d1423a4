"""An end that was a mistake: until it is final, the last action can be taken back, by the table or by the host.

What the end has shown stays known, so it shows no more than the rules ask for: the seed, and all that follows from it, is told
when the end is final. A match that was ended otherwise than by playing is taken up where it stood.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.match.history import PastMove, past_moves
from cogs.match.refusals import Refusal
from cogs.match.tables import Table, Tables
from db.rows import MatchRow


def check(row: MatchRow, now: int) -> None:
    """Raises Refusal where the match runs, or its end is final."""
    if row.status == "running":
        raise Refusal("stale")
    if row.final_at is None or row.is_final(now):
        raise Refusal("final", match=row.id)


def check_told(row: MatchRow, now: int) -> None:
    """Raises Refusal where the seed, and all that follows from it, may not be told yet."""
    if row.final_at is None:
        raise Refusal("export-running")
    if not row.is_final(now):
        raise Refusal("export-early", at=f"<t:{row.final_at}:f>")


async def last_action(tables: Tables, table: Table) -> list[PastMove]:
    """The last action of a match that is over, with all that followed from it; [] where it was ended otherwise than by playing.

    Raises Refusal where there is none, or only older rules could replay what was before.
    """
    if table.row.status == "closed":
        return []
    told = await past_moves(tables, table)
    chosen = _chosen(table, told)
    if not chosen:
        raise Refusal("undo-nothing")
    place = chosen.pop()
    # What another move led to goes back together with that, and so does what was confirmed together.
    while chosen and told[place].goes_on(table.game) and told[chosen[-1]].row.seat == told[place].row.seat:
        place = chosen.pop()
    if told[place].row.ply <= table.oldest_ply:
        raise Refusal("before-conversion", match=table.row.id, ply=table.oldest_ply)
    return told[place:]


def _chosen(table: Table, told: Sequence[PastMove]) -> list[int]:
    """The places of the moves that somebody chose, or that were made for somebody whose time was up."""
    mute = {seat.seat for seat in table.seats if seat.kind != "person"}
    places: list[int] = []
    for place, part in enumerate(told):
        if part.row.user is not None or not (part.forced or part.row.seat in mute):
            places.append(place)
        mute |= {event.seat for event in part.events if event.kind == "conceded" and event.seat is not None}
    return places
