"""What Discord may refuse, listed once by its error code, and what a refusal means for a post."""

from __future__ import annotations

import math
from typing import Literal

import aiohttp
import discord

GONE = (10003, 10008)  # unknown channel, unknown message
ARCHIVED = 50083
TOO_OLD_TO_EDIT = 30046
CLOSED_MESSAGES = 50007  # cannot send messages to this user
THREADS_FULL = 160006
INVALID_FORM = 50035
HAS_THREAD = 160004  # this message has its thread already
EXPIRED = (10062, 10015, 40060)  # interaction unknown, its token dead, answered before

Failure = Literal["later", "forbidden", "gone", "full", "refused"]


# What a request may raise: Discord refuses it, or asks for patience for longer than anybody waits within it, or is not reached.
TROUBLES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)


class PostFailed(Exception):
    """A message could not be posted: ``later`` (try again, not before ``after`` seconds), ``forbidden`` (a permission is
    missing), the place is ``gone``, the server's threads are ``full``, or Discord ``refused`` the message itself (it never will
    take it).
    """

    def __init__(self, failure: Failure, detail: str, after: int = 0) -> None:
        self.failure: Failure = failure
        self.detail = detail
        self.after = after
        super().__init__(f"{failure}: {detail}")


def failure(error: Exception) -> PostFailed:
    """What a failed request means for a post."""
    if isinstance(error, discord.NotFound):
        return PostFailed("gone", str(error))
    if isinstance(error, discord.Forbidden):
        return PostFailed("forbidden", str(error))
    if isinstance(error, discord.RateLimited):
        return PostFailed("later", str(error), math.ceil(error.retry_after))
    code = error.code if isinstance(error, discord.HTTPException) else 0
    kind: Failure = "full" if code == THREADS_FULL else "refused" if code == INVALID_FORM else "later"
    return PostFailed(kind, str(error) or type(error).__name__)
