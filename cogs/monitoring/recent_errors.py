"""The last errors that nobody foresaw, kept in memory under the number that the person was told."""

from __future__ import annotations

import logging
from collections import deque
from typing import Any

import msgspec

from cogs.monitoring import logs

KEPT = 50


class RecentError(msgspec.Struct, frozen=True):
    """An error: when, its number, in which command or control, of which class, and where (None: nowhere in particular)."""

    at: int
    report: str
    name: str
    error: str
    server: int | None
    match: int | None


class RecentErrors(logging.Handler):
    """Listens to the log for errors with a number."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._last: deque[RecentError] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it, if it has a number."""
        report: str = getattr(record, "report", "")
        if not report:
            return
        facts: dict[str, Any] = logs.interaction.get() or {}
        error = record.exc_info[0] if record.exc_info else None
        self._last.append(
            RecentError(
                at=int(record.created),
                report=report,
                name=facts.get("name", ""),
                error=error.__name__ if error else "",
                server=facts.get("server"),
                match=facts.get("match"),
            )
        )

    def of_server(self, server: int | None) -> list[RecentError]:
        """The errors on a server, newest first; what happened elsewhere is no business of its people."""
        return [trouble for trouble in reversed(self._last) if trouble.server == server]
