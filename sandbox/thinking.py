"""Computers think beside what people do in the sandbox: the simulator, which waits for all that an action leads to, goes on."""

from __future__ import annotations

from typing import Any

import simcord


def let_think(env: simcord.Env, bot: Any) -> None:
    """Let nobody wait for what the bot's computers think; a bot without such computers is left as it is."""
    thinker = getattr(bot, "thinker", None)
    if thinker is None:
        return
    think = thinker.think

    async def beside(*decision: Any) -> Any:
        return await env.external_wait(think(*decision), reason="a computer thinks")

    thinker.think = beside
