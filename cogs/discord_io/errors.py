"""What goes wrong, for people: one class for refusals, one place that turns every error into a sentence."""

from __future__ import annotations

import logging
import math
import secrets

import aiohttp
import discord
from discord import app_commands

from cogs.discord_io.clock import utc_now
from cogs.discord_io.failures import ANSWERED, EXPIRED, failure
from cogs.match.refusals import IllegalHere, Refusal
from cogs.monitoring.metrics import ANSWERED_ELSEWHERE
from db.store import StoreError
from locales import Words

log = logging.getLogger("tablebot")


FORESEEN = (
    IllegalHere,
    Refusal,
    StoreError,
    app_commands.CheckFailure,
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    discord.Forbidden,
    discord.RateLimited,
)
"""What has a sentence of its own, so that nobody but the person needs to hear of it."""


def is_foreseen(error: BaseException) -> bool:
    """Whether the person reads what was wrong, and not the number of a report."""
    return isinstance(original(error), FORESEEN) or is_discords(error)


def is_discords(error: BaseException) -> bool:
    """Whether Discord is out of order or out of reach, which passes: nothing of the bot's is wrong."""
    error = original(error)
    if isinstance(error, discord.HTTPException):
        return failure(error).failure == "later"
    # Not any OSError: that may be a file of the bot's own.
    return isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError)


def sentence_for(error: BaseException, words: Words) -> str:
    """What the person reads. Errors nobody foresaw are logged under a short id, which is all the person sees of them."""
    error = original(error)
    if isinstance(error, IllegalHere):
        return error.sentence
    if isinstance(error, Refusal | StoreError):
        return words(f"error-{error.code}", **error.facts)
    if isinstance(error, app_commands.NoPrivateMessage):
        return words("error-only-in-servers")
    if isinstance(error, app_commands.MissingPermissions):
        return words("error-host-only")
    if isinstance(error, app_commands.CheckFailure):
        return words("error-not-allowed")
    if isinstance(error, discord.Forbidden):
        return words("error-forbidden")
    if isinstance(error, discord.RateLimited):
        return words("error-later", at=f"<t:{utc_now() + math.ceil(error.retry_after)}:R>")
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return words("error-command-changed")
    if is_discords(error):
        log.warning("Discord failed: %r", error)
        return words("error-discord")
    report = secrets.token_hex(4)
    log.error("unforeseen error %s", report, exc_info=error, extra={"report": report})
    return words("error-unforeseen", report=report)


def level_of(error: BaseException) -> int:
    """How loudly the log tells of what went wrong: Discord's own trouble passes, anything else is an error."""
    return logging.WARNING if is_discords(error) else logging.ERROR


class Passing(logging.Filter):
    """Where discord.py logs for itself what failed: Discord's own trouble, and what came too late for it, is a warning."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record passes."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and (is_discords(error) or getattr(original(error), "code", 0) in EXPIRED):
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        return True


def outcome_of(error: BaseException) -> str:
    """What became of an interaction that ended so: refused for a reason that has a sentence, or failed."""
    error = original(error)
    if isinstance(error, IllegalHere):
        return "refused"
    code = error.code if isinstance(error, Refusal | StoreError) else ""
    if isinstance(error, discord.HTTPException) and error.code == ANSWERED:
        return ANSWERED_ELSEWHERE
    if isinstance(error, discord.RateLimited):
        code = "later"
    return f"refused {code}" if code else f"failed {type(error).__name__}"


def original(error: BaseException) -> BaseException:
    """The error behind discord.py's wrappers."""
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__
    return error
