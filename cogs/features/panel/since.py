"""What has changed since a position that somebody was shown, as far as he may read it: moves that others made, moves taken back."""

from __future__ import annotations

import msgspec

from cogs.match.history import StoredEvents, past_move
from cogs.match.refusals import Refusal
from cogs.match.tables import Table, Tables
from cogs.presentation.history import lines_of, sentences
from cogs.presentation.labels import Labels

MOST_CHANGED = 4  # lines: below them stands what is possible now


async def changed_since(tables: Tables, labels: Labels, table: Table, seat: int, revision: int, said: str) -> str:
    """That something has changed since the position of this revision, as ``said``, and a line for each thing that happened which
    the seat may read, the newest of many, below what was taken back.
    """
    try:
        first, back = (await tables.at(table, revision)).row.ply, list[str]()
    except Refusal:
        first, back = await _taken_back(tables, table, labels, seat)
    moves = [past_move(row) for row in await tables.store.moves.of(table.row.id, from_ply=first)]
    lines = [*back, *lines_of(labels, moves, seat)]
    shown = [f"- {line}" for line in lines[-MOST_CHANGED:]]
    if gone := len(lines) - len(shown):
        shown.append(labels.words("turn-lines-left", count=gone))
    return "\n".join([labels.words(said), *shown])


async def _taken_back(tables: Tables, table: Table, labels: Labels, seat: int) -> tuple[int, list[str]]:
    """The ply to which moves were taken back last, and what had happened by them; where none were, the present one."""
    rows = await tables.store.moves.undone(table.row.id)
    last = [row for row in rows if row.undone_at == rows[-1].undone_at]
    events = [event for row in last for event in msgspec.json.decode(row.events, type=StoredEvents).events]
    lines = [labels.words("panel-taken-back", what=line) for line in sentences(labels, events, seat)]
    return min((row.ply for row in last), default=table.row.ply + 1) - 1, lines
