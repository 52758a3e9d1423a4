"""The log of a match: what happened in it and what hosts did to it, in sentences."""

from __future__ import annotations

from cogs.match import history
from cogs.match.journal import facts_of
from cogs.match.names import LONGEST_TEXT, written
from cogs.match.tables import Table, Tables
from cogs.presentation.history import lines_of
from cogs.presentation.labels import Labels
from db.journal import REPORT
from db.rows import JournalRow
from locales import Words


def journal_line(w: Words, row: JournalRow) -> str:
    """What a host did, in the log."""
    facts = {name: written(value, LONGEST_TEXT) for name, value in facts_of(row).items()}
    return w(f"deed-{row.action}", by=f"<@{row.user}>", reason=written(row.reason, LONGEST_TEXT), **facts)


async def log_lines(tables: Tables, table: Table, labels: Labels, viewer: int | None, turn: int | None) -> list[str]:
    """What happened and what hosts did, as the viewer may know it, in order; of one turn or of all."""
    rows = [row for row in await tables.store.journal.of_match(table.row.id) if row.action != REPORT]
    parts = history.by_turn(await history.past_moves(tables, table))
    lines: list[tuple[int, str]] = []
    for part in parts:
        earlier = [row for row in rows if row.at < part.row.at]
        lines += [(part.turn, journal_line(labels.words, row)) for row in earlier]
        rows = rows[len(earlier) :]
        lines += [(part.turn, text) for text in lines_of(labels, [part], viewer)]
    last = table.game.turn(table.state)
    lines += [(last, journal_line(labels.words, row)) for row in rows]
    return [labels.words("log-line", turn=number, line=text) for number, text in lines if turn in (None, number)]
