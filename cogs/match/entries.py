"""What is to be posted, as rows of the outbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from db.rows import MatchRow, OutboxEntry


def notice(
    match: int,
    key: str,
    message: str,
    facts: Mapping[str, str | int | Sequence[int]],
    *,
    ping: Sequence[int] = (),
    times: dict[str, int] | None = None,
    rematch: bool = False,
    analysis: bool = False,
) -> OutboxEntry:
    """An outbox entry that posts one sentence in the match's thread; ``facts`` are texts of people, written safely, and
    people themselves, who are mentioned; ``times`` are shown to each reader in his own zone. ``rematch`` puts the
    buttons below by which people go on after an end: by a rematch, or by taking the end back; ``analysis`` the one that shows the
    analysis of the match.
    """
    content: dict[str, Any] = {"message": message, "facts": facts, "ping": ping, "times": times or {}}
    content |= {"rematch": rematch, "analysis": analysis}
    payload = msgspec.json.encode(content).decode()
    return OutboxEntry(f"notice:{key}", match, "notice", payload)


def turn_entry(match: int, revision: int) -> OutboxEntry:
    """The outbox entry for the post of a turn."""
    return OutboxEntry(f"turn:{match}:{revision}", match, "turn", msgspec.json.encode({"revision": revision}).decode())


def board_again(match: int, why: str) -> OutboxEntry:
    """The outbox entry for the board as it stands, once for each ``why``."""
    return OutboxEntry(f"turn:{match}:{why}", match, "turn", "{}")


def end_entries(row: MatchRow, message: str, facts: dict[str, str | int]) -> list[OutboxEntry]:
    """What is posted when a match is ended before its end: why, with the buttons for what may follow, and the last board without
    its own. A match that was taken up again may be ended again.
    """
    told = notice(row.id, f"ended:{row.id}:{row.revision}", message, facts, rematch=True)
    return [told, OutboxEntry(f"turn:{row.id}:ended:{row.revision}", row.id, "turn", "{}")]
