"""What hosts did to a match: rows with a reason, told to the table at once and to be read in the log for ever."""

from __future__ import annotations

import discord
import msgspec

from cogs.match import history
from cogs.match.names import LONGEST_TEXT, written
from cogs.match.tables import Table, Tables
from cogs.posting.outbox import notice
from cogs.presentation.labels import Labels
from db.journal import REPORT
from db.rows import JournalEntry, JournalRow, OutboxEntry
from locales import Words


def deed(interaction: discord.Interaction, match: int, action: str, reason: str, **facts: str) -> JournalEntry:
    """The row about what somebody does to a match; ``facts`` fill the sentence ``deed-<action>``."""
    detail = msgspec.json.encode(facts).decode()
    return JournalEntry(match, interaction.user.id, action, reason[:LONGEST_TEXT], detail)


def told(interaction: discord.Interaction, row: JournalEntry) -> OutboxEntry:
    """The post that tells the table of it."""
    facts: dict[str, str | int] = {**_facts(row), "by": row.user, "reason": row.reason}
    return notice(row.match, f"{row.match}:deed:{interaction.id}", f"deed-{row.action}", facts)


def line(w: Words, row: JournalRow) -> str:
    """The same in the log."""
    facts = {name: written(value, LONGEST_TEXT) for name, value in _facts(row).items()}
    return w(f"deed-{row.action}", by=f"<@{row.user}>", reason=written(row.reason, LONGEST_TEXT), **facts)


async def log_lines(tables: Tables, table: Table, labels: Labels, viewer: int | None, turn: int | None) -> list[str]:
    """What happened and what hosts did, as the viewer may know it, in order; of one turn or of all."""
    rows = [row for row in await tables.store.journal.of_match(table.row.id) if row.action != REPORT]
    parts = await history.chapters(tables, table)
    lines: list[tuple[int, str]] = []
    for part in parts:
        earlier = [row for row in rows if row.at < part.row.at]
        lines += [(part.turn, line(labels.words, row)) for row in earlier]
        rows = rows[len(earlier) :]
        lines += [(part.turn, text) for text in history.lines(labels, [part], viewer)]
    last = table.game.turn(table.state)
    lines += [(last, line(labels.words, row)) for row in rows]
    return [labels.words("log-line", turn=number, line=text) for number, text in lines if turn in (None, number)]


def _facts(row: JournalEntry | JournalRow) -> dict[str, str]:
    try:
        return msgspec.json.decode(row.detail, type=dict[str, str])
    except msgspec.DecodeError:
        return {}  # rows of the time before the details were facts
