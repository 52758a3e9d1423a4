"""Which match a command is meant for."""

from __future__ import annotations

import math

import discord

from cogs.match.refusals import Refusal
from db.rows import MatchRow
from db.store import Store

MOST_NAMED = 40  # matches in one sentence


async def find_match(store: Store, interaction: discord.Interaction, slug: str | None = None) -> MatchRow:
    """The match a command is meant for: the thread's, or the only running one of the person (of this game).

    Raises Refusal naming the person's matches where it is not clear.
    """
    if interaction.channel_id is not None:
        here = await store.matches.by_thread(interaction.channel_id)
        if here is not None:
            if slug is not None and here.slug != slug:
                raise Refusal("other-game", match=here.id)
            return here
    mine = [
        row
        for row in await store.matches.of_user(interaction.user.id)
        if row.status == "running" and slug in (None, row.slug)
    ]
    if len(mine) == 1:
        return mine[0]
    if not mine:
        raise Refusal("no-match-of-yours")
    # Of too many those are named that have waited longest.
    waits = {wait.match: wait.since for wait in await store.awaited.for_user(interaction.user.id)}
    mine.sort(key=lambda row: waits.get(row.id, math.inf))
    places = [f"<#{row.thread or row.channel}>" for row in mine]
    raise Refusal(
        "which-match", matches=", ".join([*places[:MOST_NAMED], *(["…"] if len(places) > MOST_NAMED else [])])
    )
