"""Computers think beside what people do in the sandbox: the simulator, which waits for all that an action leads to, goes on."""

from __future__ import annotations

from typing import Any

import simcord


def let_think(env: simcord.Env, bot: Any) -> None:
    """Let nobody wait for what the bot's computers think; a bot without such computers is left as it is."""
    thinker = getattr(bot, "thinker", None)
    if thinker is None:
        return
    # A day that is skipped here takes a moment, in which no thought can be finished: none is given up for it.
    thinker.patience = None
    think, trial = thinker.think, thinker.trial

    async def beside(*decision: Any) -> Any:
        return await env.external_wait(think(*decision), reason="a computer thinks")

    async def tried_beside(*moves: Any) -> Any:
        return await env.external_wait(trial(*moves), reason="a match is looked back at")

    thinker.think, thinker.trial = beside, tried_beside
