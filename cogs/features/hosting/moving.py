"""A match that has lost its place goes on in another channel, if more than half of its players ask for that there.

Its own thread is no place to ask in, and its host may be out of reach. So each types the command where the match shall go on;
who has done so is noted per match and channel.
"""

from __future__ import annotations

import discord

from cogs.discord_io import failures, layout, messages
from cogs.discord_io.clock import utc_now
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.services import Services
from locales import words


async def check(services: Services, table: Table, user: int) -> None:
    """Raises Refusal for whoever does not play in the match, and where nothing is wrong with its place."""
    if user not in _players(table) or not await _is_lost(services, table):
        raise Refusal("host-only")


async def agree(services: Services, interaction: discord.Interaction, table: Table, channel: int) -> int:
    """Note that a player wants to go on in this channel and tell the others there; how many more must do so, 0 if enough do.

    Raises Refusal where nothing can be posted here.
    """
    row, user, players = table.row, interaction.user.id, _players(table)
    note = f"move:{row.id}:{channel}"
    async with services.tables.locks.of(row.id):
        for_it = {int(name) for name in (await services.store.servers.get_value(note) or "").split()} & {*players}
        first, for_it = not for_it, for_it | {user}
        missing = max(0, len(players) // 2 + 1 - len(for_it))
        await services.store.servers.set_value(note, " ".join(map(str, sorted(for_it))) if missing else "")
    if first and missing:
        others = [player for player in players if player != user]
        facts = {"match": row.id, "by": f"<@{user}>", "who": ", ".join(f"<@{player}>" for player in others)}
        text = words(row.lang)("thread-asked-here", missing=missing, **facts)
        ping = await services.pings.pingable(others, row)
        try:
            once = f"{note}:{utc_now()}"
            await messages.post(interaction.client, channel, layout.text_view(text), ping=ping, once=once)
        except failures.PostFailed as failed:
            raise Refusal(failures.thread_code(failed)) from failed
    return missing


def _players(table: Table) -> list[int]:
    return [seat.user for seat in table.seats if seat.kind == "person" and seat.seat not in table.state.left]


async def _is_lost(services: Services, table: Table) -> bool:
    """Whether a match cannot be posted where it is played."""
    row = table.row
    if await services.outbox.troubles.text(row.id, row.lang):
        return True
    return row.thread is not None and await services.threads.is_gone(row.thread)
