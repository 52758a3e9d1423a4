"""Commands for every game: my turns, taking back, leaving, ending by vote."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.features.panel.panel import Panels
from cogs.features.table.undo import Undo
from cogs.features.table.votes import VoteButtons
from cogs.match.away import away_until
from cogs.match.names import written
from cogs.match.questions import Question
from cogs.match.refusals import Refusal
from cogs.match.tables import NOT_PLAYABLE, Table, awaited_users
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.people import named_away, names_of
from cogs.presentation.strong import thinks
from cogs.services import Services
from db.rows import MatchRow
from games.base import Concede
from locales import PREFIXES, Words, words

log = logging.getLogger("tablebot.table")


class TableCog(commands.Cog):
    """What does not depend on the game."""

    def __init__(self, services: Services, panels: Panels, undo: Undo, votes: VoteButtons) -> None:
        self._panels, self._undo, self._votes = panels, undo, votes
        self._languages, self._troubles = services.languages, services.outbox.troubles
        self._store, self._members = services.store, services.members
        self._tables = services.tables
        services.controls.on_press("leave", self.leave_pressed)

    # ------------------------------------------------------------------ turns
    @command("turns")
    async def turns(self, interaction: discord.Interaction) -> None:
        """The person's matches, those that wait for him longest first; those that he has left are his no more."""
        await messages.acknowledge(interaction)
        user = interaction.user.id
        w = words(await self._languages.of(interaction))
        waiting = {row.match: row.since for row in await self._store.awaited.for_user(user)}
        seated = [row for row in await self._store.matches.of_user(user) if row.status == "running"]
        tables = {row.id: await self._table_of(row.id) for row in seated if row.id not in waiting}
        rows = [row for row in seated if not self._has_left(tables.get(row.id), user)]
        rows.sort(key=lambda row: (waiting.get(row.id, 2**62), row.id))
        troubles = {row.id: await self._troubles.text(row.id, w.lang) for row in rows}
        thinking = {
            match: thinks(table, labels_for(table, w.lang))
            for match, table in tables.items()
            if table is not None and not awaited_users(table)
        }
        lines = [
            w.of(PREFIXES[row.slug])(
                "turns-line",
                game=w(f"{PREFIXES[row.slug]}-name"),
                match=row.id,
                place=f"<#{row.thread or row.channel}>",
                since=f"<t:{waiting.get(row.id, row.moved_at)}:R>",
                mine="yes" if row.id in waiting else "thinking" if thinking.get(row.id) else "no",
                who=thinking.get(row.id) or await self._awaited(row, w),
            )
            + "".join(f"\n-# {line}" for line in filter(None, [troubles[row.id]]))
            for row in rows
        ]
        await messages.answer(interaction, layout.text_view(layout.first_lines(lines, w) or w("turns-none")))

    async def _awaited(self, row: MatchRow, w: Words) -> str:
        """For whom a match waits, and until when they are away."""
        seats = await self._store.seats.of(row.id)
        names = {seat.user: written(name) for seat, name in zip(seats, names_of(seats, w), strict=True)}
        users = [wait.user for wait in await self._store.awaited.of_match(row.id) if wait.user in names]
        away = await away_until(self._store, users, row.server, utc_now())
        missing = await self._members.missing(row, users, now=True)
        return ", ".join(named_away(w, names[user], away.get(user), missing.get(user)) for user in users)

    async def _table_of(self, match: int) -> Table | None:
        """The table of a match; None if it waits for another bot, or cannot be read, which harms no other match of the list."""
        try:
            return await self._tables.load(match)
        except Refusal as refusal:
            if refusal.code not in NOT_PLAYABLE:
                raise
        except Exception:
            log.exception("match %s cannot be read", match)
        return None

    def _has_left(self, table: Table | None, user: int) -> bool:
        return table is not None and self._tables.seat_for(table, user) in table.state.left

    # ------------------------------------------------------------------ acting
    @command("undo")
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take the last own move back."""
        await messages.acknowledge(interaction)
        match = await find_match(self._store, interaction)
        await self._undo.take_back(interaction, match.id)

    @command("concede")
    async def concede(self, interaction: discord.Interaction) -> None:
        """Leave for good; asks first."""
        await messages.acknowledge(interaction)
        table, labels = await self._table(interaction)
        seat, w = self._tables.seat_for(table, interaction.user.id), labels.words
        left = [other for other in range(table.state.seats) if other != seat and other not in table.state.left]
        end = "goes-on" if len(left) > 1 else "won" if left else "over"
        asked = w("concede-ask", end=end, player=labels.names[left[0]] if left else "")
        go = Press(Pressed("leave", table.row.id, table.row.revision), w("concede-confirm"), discord.ButtonStyle.danger)
        await messages.answer(interaction, layout.text_view(asked, controls=[go]))

    async def leave_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The person is sure."""
        await messages.acknowledge(interaction)
        position = await self._tables.position(pressed.match, interaction.user.id)
        await self._panels.play(interaction, position.table.row, Concede())

    @command("vote")
    async def vote(self, interaction: discord.Interaction) -> None:
        """Ask the table to end the match without a result; whoever has nobody to ask is asked himself."""
        await messages.acknowledge(interaction)
        table, labels = await self._table(interaction)
        row, w = table.row, labels.words
        if row.status != "running" or Question("end", row.revision).voters(table) != [interaction.user.id]:
            await self._votes.open(interaction, row.id, row.revision, "end")
            return
        go = Press(Pressed("ask", row.id, row.revision, "end"), w("vote-end-alone"), discord.ButtonStyle.danger)
        await messages.answer(interaction, layout.text_view(w("vote-end-ask"), controls=[go]))

    # ------------------------------------------------------------------ pieces
    async def _table(self, interaction: discord.Interaction) -> tuple[Table, Labels]:
        match = await find_match(self._store, interaction)
        table = await self._tables.load(match.id)
        return table, await self._languages.labels(interaction, table)
