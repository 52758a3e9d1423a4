"""The time of day, as discord.py tells it."""

from __future__ import annotations

import discord


def utc_now() -> int:
    """The time in whole Unix seconds (through discord.py, so that a simulated clock is obeyed)."""
    return int(discord.utils.utcnow().timestamp())
