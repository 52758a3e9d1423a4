"""``/takeover``: a seat whose holder stays away, or of a computer, goes to a newcomer or to the computer if the table agrees."""

from __future__ import annotations

import discord
from discord.app_commands import Range
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.features.table.votes import VoteButtons
from cogs.match import history
from cogs.match.names import clean
from cogs.match.questions import takeover_question
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.presentation.history import lines_of
from cogs.presentation.labels import Labels
from cogs.presentation.plans import plan_note
from cogs.presentation.scenes import scene_of
from cogs.presentation.scores import score_lines
from cogs.services import Services
from render import PAINTERS
from render.scene import View

CATCH_UP_LINES = 30


class TakeOverCog(commands.Cog):
    """Asks for a seat, and catches its new holder up."""

    def __init__(self, services: Services, votes: VoteButtons) -> None:
        self._votes = votes
        self._languages = services.languages
        self._pictures = services.pictures
        self._seating = services.seating
        self._store = services.store
        self._tables = services.tables
        services.controls.on_press("catchup", self.catch_up)

    @command("takeover")
    async def takeover(self, interaction: discord.Interaction, seat: Range[int, 1, 6], computer: bool = False) -> None:
        """Ask the table for a seat, for oneself or for the computer."""
        await messages.acknowledge(interaction)
        match, user = await find_match(self._store, interaction), interaction.user
        table = await self._tables.load(match.id)
        if match.status != "running":
            raise Refusal("match-over", match=match.id)
        self._seating.check(table, seat - 1)
        holder = table.seats[seat - 1]
        if computer:
            self._tables.seat_for(table, user.id)
            if holder.kind != "person":
                raise Refusal("seat-is-computer")
        elif table.seat_of(user.id) is not None:
            raise Refusal("seat-has-own")
        else:
            # It is needed when the table agrees, which others may do while he is not there.
            await self._store.people.set(user.id, name=clean(user.display_name))
        question = takeover_question(seat - 1, 0 if computer else user.id, holder.user)
        await self._votes.open(interaction, match.id, match.revision, question)

    async def catch_up(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button for a newcomer: what he holds, what was planned and noted for the seat, what has happened lately."""
        await messages.acknowledge(interaction)
        table = await self._tables.load(pressed.match)
        seat = self._tables.seat_for(table, interaction.user.id)
        labels = await self._languages.labels(interaction, table)
        w = labels.words
        view: View = "hand" if "hand" in PAINTERS[table.row.slug].views else "area"
        scene = scene_of(table, viewer=seat, lang=w.lang, view=view, focus=None if view == "hand" else seat)
        picture = await self._pictures.draw(scene)
        texts = [
            w("catch-up-title", seat=seat + 1, step=labels.step(table.state)),
            await self._lately(table, labels, seat),
        ]
        texts += ["\n".join(score_lines(table, labels)), *await self._private(table, labels, interaction.user.id)]
        shown = layout.picture_view(picture, *texts)
        for line in layout.rows([Press(Pressed("panel", table.row.id, table.row.revision), w("turn-play"))]):
            shown.add_item(line)
        await messages.answer(interaction, shown, [picture])

    async def _lately(self, table: Table, labels: Labels, seat: int) -> str:
        """What the seat may know of the latest moves."""
        lines = lines_of(labels, await history.past_moves(self._tables, table, last=history.WINDOW), seat)
        return layout.fit("\n".join(f"- {line}" for line in lines[-CATCH_UP_LINES:]), 1600)

    async def _private(self, table: Table, labels: Labels, user: int) -> list[str]:
        note = await self._store.notes.get(table.row.id, user)
        plan = await self._store.plans.get(table.row.id, user)
        texts = [plan_note(labels, table, plan)] if plan.steps or plan.stopped else []
        return [*texts, labels.words("note-shown", text=note)] if note else texts
