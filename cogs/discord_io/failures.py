"""What Discord may refuse, listed once by its error code, and what a refusal means for a post."""

from __future__ import annotations

import math
from typing import Literal

import aiohttp
import discord

GONE = (10003, 10008)  # unknown channel, unknown message
ARCHIVED = 50083
TOO_OLD_TO_EDIT = 30046
THREADS_FULL = 160006
LOCKED = 160005
INVALID_FORM = 50035
HAS_THREAD = 160004  # this message has its thread already
ANSWERED = 40060  # the interaction has its answer already
PASSING = (401, 408, 429)  # statuses: the bot is not known just now, or too slow, or too quick
EXPIRED = (10062, 10015, 50027, ANSWERED)  # interaction unknown, its token dead (two codes), answered before

Failure = Literal[
    "later", "forbidden", "gone", "full", "locked", "blocked", "large", "barred", "place", "other", "refused"
]

# What each code means for a post; those that are not listed follow from the status.
KINDS: dict[int, Failure] = {
    **dict.fromkeys((THREADS_FULL, 160007), "full"),
    **dict.fromkeys((LOCKED, ARCHIVED), "locked"),  # what is only archived opens with a post
    **dict.fromkeys((20009, 20031, 200000, 200001, 220001, 240000), "blocked"),
    **dict.fromkeys((40005,), "large"),
    **dict.fromkeys((50009,), "barred"),
    **dict.fromkeys((40058, 50003, 50008, 50024, 50068), "place"),
    **dict.fromkeys((INVALID_FORM, 50006), "refused"),
    # Limits, and services that are out of order.
    **dict.fromkeys((20016, 20022, 20028, 20029, 40003, 40006, 40062, 130000, TOO_OLD_TO_EDIT), "later"),
}


# What a request may raise: Discord refuses it, or asks for patience for longer than anybody waits within it, or is not reached.
TROUBLES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)


class PostFailed(Exception):
    """A message could not be posted: ``later`` (try again, not before ``after`` seconds), or not before people have mended it:
    ``forbidden`` (a permission is missing), the place is ``gone``, the server's threads are ``full``, the thread is ``locked``,
    moderation has ``blocked`` it, the pictures are too ``large``, the server's verification has ``barred`` the bot, the
    ``place`` takes no such messages, or something ``other`` that only the code tells. Or Discord ``refused`` the message
    itself (it never will take it).
    """

    def __init__(self, failure: Failure, detail: str, after: int = 0, code: int = 0) -> None:
        self.failure: Failure = failure
        self.detail = detail
        self.after = after
        self.code = code
        super().__init__(f"{failure}: {detail}")


def failure(error: Exception) -> PostFailed:
    """What a failed request means for a post."""
    if isinstance(error, discord.RateLimited):
        return PostFailed("later", str(error), math.ceil(error.retry_after))
    if not isinstance(error, discord.HTTPException):
        return PostFailed("later", str(error) or type(error).__name__)
    return PostFailed(KINDS.get(error.code) or _of_status(error.status), str(error), code=error.code or error.status)


def thread_code(failed: PostFailed) -> str:
    """The code of the refusal for whoever wanted a thread, or something posted, where he is."""
    known = failed.failure in ("forbidden", "gone", "full", "blocked", "later")
    return f"thread-{failed.failure if known else 'refused'}"


def _of_status(status: int) -> Failure:
    if status in PASSING or not 400 <= status < 500:
        return "later"
    by_status: dict[int, Failure] = {403: "forbidden", 404: "gone", 413: "large"}
    return by_status.get(status, "other")
