"""The buttons by which a table is asked and answers; what is decided is for ``cogs.match.voting``."""

from __future__ import annotations

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Pressed
from cogs.features.table.undo import Undo
from cogs.match.locks import Locks
from cogs.match.questions import Question
from cogs.match.refusals import Refusal
from cogs.posting.votes import VotePosts
from cogs.services import Services
from locales import words

POINTLESS = frozenset({"stale", "holder-is-back", "time-again", "match-over"})


class VoteButtons:
    """Asks, agrees, refuses."""

    def __init__(self, services: Services, posts: VotePosts, undo: Undo) -> None:
        self._tables, self._voting, self._outbox = services.tables, services.voting, services.outbox
        self._languages, self._posts = services.languages, posts
        self._undo, self._edits = undo, Locks()
        services.controls.on_press("ask", self.ask)
        services.controls.on_press("yes", self.yes)
        services.controls.on_press("no", self.no)

    async def ask(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Put a question to the table; whoever asks agrees. Where something has happened meanwhile he is asked anew: it may be more
        by now that would be taken back.
        """
        await messages.acknowledge(interaction)
        try:
            await self.open(interaction, pressed.match, pressed.revision, pressed.arg)
        except Refusal as refusal:
            if refusal.code != "stale" or not await self._undo.offer(interaction, pressed.match):
                raise

    async def open(self, interaction: discord.Interaction, match: int, revision: int, text: str) -> None:
        """Ask the table; the answer to the interaction says that it was asked."""
        user, question = interaction.user.id, Question(text, revision)
        table, tally, carried = await self._voting.ask(match, question, user, utc_now())
        w = words(await self._languages.of(interaction))
        if carried:
            alone = question.voters(table) == [user]
            await messages.answer(interaction, layout.text_view(w("vote-carried-alone" if alone else "vote-carried")))
            # What another has asked in the same moment is being posted.
            await self._outbox.deliver(match, hurry=True)
        else:
            await messages.answer(interaction, layout.text_view(w("vote-asked-held" if tally.held else "vote-asked")))
        # Two people may ask the same: to whoever asks later the question stands in the thread already.
        async with self._edits.of(match):
            await self._posts.renew(table, question, await self._voting.tally(table, question, utc_now()))
        if not carried:
            await self._outbox.deliver(match, hurry=True)

    async def yes(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Agree."""
        await self._answer(interaction, pressed, True)

    async def no(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Refuse."""
        await self._answer(interaction, pressed, False)

    async def _answer(self, interaction: discord.Interaction, pressed: Pressed, agrees: bool) -> None:
        await messages.acknowledge(interaction, in_place=True)
        question, user, now = Question(pressed.arg, pressed.revision), interaction.user.id, utc_now()
        try:
            table = await self._voting.table(pressed.match, question, now, consents=user if agrees else None)
        except Refusal as refusal:
            if refusal.code not in POINTLESS:
                raise
            await messages.answer(interaction, await self._posts.lapsed(pressed.match, question, refusal))
            return
        await self._voting.answer(table, question, user, agrees, now)
        carried = await self._voting.settle(table, question, user, now)
        try:
            # One after another, so that of several answers at once the last edit shows them all.
            async with self._edits.of(pressed.match):
                tally = await self._voting.tally(table, question, utc_now())
                await messages.answer(interaction, await self._posts.view(table, question, tally))
        finally:
            if carried:
                await self._outbox.deliver(pressed.match, hurry=True)
