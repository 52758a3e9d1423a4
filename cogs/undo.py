"""Taking moves back: freely while nothing was revealed and nobody else moved, otherwise by consent of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from cogs import discord_io, posts, story
from cogs.controls import Press, Pressed
from cogs.errors import Refusal
from cogs.labels import Labels
from cogs.tables import utc_now

if TYPE_CHECKING:
    from cogs.client import TableBot


@dataclass(frozen=True)
class Undoable:
    """What taking back the person's last move means: down to which ply, and what stands against doing it freely."""

    to_ply: int
    told: list[story.Chapter]
    blocked_by: str  # "" if nothing: the sentence about the event or the move of somebody else


def undoable(labels: Labels, told: list[story.Chapter], user: int) -> Undoable | None:
    """What the person's last move and everything after it amount to; None if he has made none."""
    place = max((i for i, part in enumerate(told) if part.row.user == user), default=None)
    if place is None:
        return None
    taken = told[place:]
    blocked = ""
    for part in taken:
        if part.row.user not in (None, user):
            blocked = labels.words("undo-somebody-moved", player=labels.names[part.row.seat])
            break
        revealed = next((event for event in part.events if event.reveals), None)
        if revealed is not None:
            blocked = labels.event(revealed)
            break
    return Undoable(taken[0].row.ply - 1, taken, blocked)


class Undo:
    """The undo button and command."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        bot.controls.on_press("undo", self.pressed)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button: the person's last move, whatever the post it stands on."""
        await discord_io.acknowledge(interaction)
        await self.take_back(interaction, pressed.match)

    async def take_back(self, interaction: discord.Interaction, match: int) -> None:
        """Take the person's last move back, or say which event forbids it and offer to ask the table."""
        table = await self.bot.tables.load(match)
        self.bot.tables.seat_for(table, interaction.user.id)
        labels = await self.bot.labels(interaction, table)
        w = labels.words
        found = undoable(labels, await story.chapters(self.bot.tables, table), interaction.user.id)
        if found is None:
            raise Refusal("undo-nothing")
        if found.to_ply < table.oldest_ply:
            raise Refusal("before-conversion", match=match, ply=table.oldest_ply)
        if found.blocked_by:
            ask = Pressed("ask", match, table.row.revision, f"undo-{found.to_ply}")
            text = w("undo-blocked", event=found.blocked_by)
            view = posts.text_view(text, controls=[Press(ask, w("undo-ask"), discord.ButtonStyle.primary)])
            await discord_io.answer(interaction, view)
            return
        await self.bot.playing.undo(
            match,
            to_ply=found.to_ply,
            revision=table.row.revision,
            by=interaction.user.id,
            reason="free",
            now=utc_now(),
        )
        lines = story.lines(labels, found.told, table.seat_of(interaction.user.id))
        panel = Press(Pressed("panel", match, table.row.revision + 1), w("turn-play"), discord.ButtonStyle.primary)
        text = w("undo-done", lines="\n".join(f"- {line}" for line in lines))
        await discord_io.answer(interaction, posts.text_view(text, controls=[panel]))
        await self.bot.outbox.deliver(match, hurry=True)
