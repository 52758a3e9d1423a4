"""The log: which interaction a line belongs to, never what anybody wrote; as text or as one JSON object per line.

``interaction`` is set for the task that handles one, so every line written on the way carries its ids.
"""

from __future__ import annotations

import logging
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import discord
import msgspec

TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s%(ids)s"
HIDDEN = "…"

log = logging.getLogger("tablebot.interactions")
interaction: ContextVar[dict[str, Any] | None] = ContextVar("interaction", default=None)


def begin(given: discord.Interaction, name: str, match: int | None = None) -> None:
    """Lines from here on belong to this interaction; ``name`` is its command or kind of control, without what was chosen."""
    ids: dict[str, Any] = {"interaction": given.id, "name": name, "user": given.user.id, "server": given.guild_id}
    ids |= {"channel": given.channel_id, "match": match}
    given.extras["began"] = time.monotonic()
    interaction.set({key: value for key, value in ids.items() if value is not None})


def end(given: discord.Interaction, outcome: str) -> float:
    """One line for the interaction; gives the seconds that it took."""
    seconds = time.monotonic() - given.extras.get("began", time.monotonic())
    log.info("%s in %.3f s", outcome, seconds)
    return seconds


class Ids(logging.Filter):
    """Puts the ids of the present interaction into each record, and takes the bot's token out of it."""

    def __init__(self, secret: str) -> None:
        super().__init__()
        self.secret = secret

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record passes."""
        ids = interaction.get() or {}
        record.facts = ids
        record.ids = "".join(f" {key}={value}" for key, value in ids.items())
        if self.secret and self.secret in (text := record.getMessage()):
            record.msg, record.args = text.replace(self.secret, HIDDEN), ()
        return True


class JsonLines(logging.Formatter):
    """One object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record with its ids."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str, form: str, secret: str) -> None:
    """Write everything from this level on to standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(Ids(secret))
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=level, handlers=[handler])
    # At DEBUG discord.py writes whole messages into the log.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))
