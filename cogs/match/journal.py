"""What hosts did to a match: rows with a reason, told to the table at once and to be read in the log for ever."""

from __future__ import annotations

import msgspec

from cogs.match.entries import notice
from cogs.match.names import LONGEST_TEXT
from db.rows import JournalEntry, JournalRow, OutboxEntry


def entry(match: int, user: int, action: str, reason: str, **facts: str) -> JournalEntry:
    """The row about what a user does to a match; ``facts`` fill the sentence ``deed-<action>``."""
    detail = msgspec.json.encode(facts).decode()
    return JournalEntry(match, user, action, reason[:LONGEST_TEXT], detail)


def told(row: JournalEntry, once: int) -> OutboxEntry:
    """The post that tells the table of it; ``once`` is a number that no other has (that of the interaction)."""
    facts: dict[str, str | int] = {**facts_of(row), "by": row.user, "reason": row.reason}
    return notice(row.match, f"{row.match}:deed:{once}", f"deed-{row.action}", facts)


def facts_of(row: JournalEntry | JournalRow) -> dict[str, str]:
    """What was done, for its sentence; nothing for rows of the time before the details were facts."""
    try:
        return msgspec.json.decode(row.detail, type=dict[str, str])
    except msgspec.DecodeError:
        return {}
