"""The part of ``/host`` that repairs a match. Every repair is a row with a reason, told to the table and kept in its log.

A match's host is whoever opened it; people who may manage the server are hosts of all its matches.
"""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from cogs.discord_io import failures, layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command, said
from cogs.discord_io.find_match import find_match
from cogs.discord_io.permissions import place_of
from cogs.features.hosting import moving
from cogs.match import journal, reopening
from cogs.match.entries import end_entries, notice
from cogs.match.names import clean
from cogs.match.questions import Question, takeover_question
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.posting.turns import thread_name
from cogs.presentation import clocks
from cogs.presentation.people import names_of
from cogs.services import Services
from db.rows import ClockEnd, MatchRow, OutboxEntry
from locales import words

CLOCKS = [Choice(name=said(f"clock-{name}"), value=name) for name in clocks.PRESETS]
ENDS = [Choice(name=said(f"clock-end-{end}"), value=end) for end in clocks.ENDS]


class Repairs:
    """A part of ``/host``."""

    services: Services

    @command("host-replace")
    async def replace(
        self,
        interaction: discord.Interaction,
        seat: Range[int, 1, 6],
        reason: str,
        person: discord.Member | None = None,
    ) -> None:
        """Give a seat to another person, or to the computer; hand, clock, plan and note go with it."""
        await messages.acknowledge(interaction)
        table = await self._table(interaction)
        self.services.seating.check(table, seat - 1)
        holder = table.seats[seat - 1]
        if person is not None and person.bot:
            raise Refusal("no-bots")
        if person is not None and table.seat_of(person.id) is not None:
            raise Refusal("seat-has-another")
        if person is None and holder.kind != "person":
            raise Refusal("seat-is-computer")
        user, name = (None, "") if person is None else (person.id, clean(person.display_name))
        question = Question(takeover_question(seat - 1, user or 0, holder.user), table.row.revision)
        if await self._is_asked(table, question, interaction.user.id):
            await self._ask_for_seat(interaction, table, question, name, reason)
            return
        names = names_of(table.seats, words(table.row.lang))
        facts = {"seat": str(seat), "player": names[seat - 1], "name": name, "computer": "no" if person else "yes"}
        row = journal.entry(table.row.id, interaction.user.id, "replace", reason, **facts)
        await self.services.seating.give(table, seat - 1, user, name, now=utc_now(), journal=row)
        await self._done(interaction, table.row.id)

    @command("host-undo")
    async def undo(self, interaction: discord.Interaction, reason: str, moves: Range[int, 1, 50] = 1) -> None:
        """Take the last moves back, whoever made them and whatever they showed; also those that ended the match, until its end is
        final, or the end alone where it was ended without them.
        """
        await messages.acknowledge(interaction)
        table = await self.services.tables.load((await self._hosted(interaction)).id)
        over = table.row.status != "running"
        if over:
            reopening.check(table.row, utc_now())
            moves = 0 if table.row.status == "closed" else moves
        if moves > table.row.ply:
            raise Refusal("undo-nothing")
        played = "yes" if moves else "no"
        action = "reopen" if over else "undo"
        row = journal.entry(table.row.id, interaction.user.id, action, reason, moves=str(moves), played=played)
        await self.services.playing.undo(
            table.row.id,
            to_ply=table.row.ply - moves,
            revision=table.row.revision,
            by=interaction.user.id,
            reason=f"host: {reason}",
            journal=row,
            told=[journal.told(row, interaction.id)],
            now=utc_now(),
        )
        await self._done(interaction, table.row.id)

    @command("host-pass")
    async def pass_for(self, interaction: discord.Interaction, seat: Range[int, 1, 6], reason: str) -> None:
        """Play the default move for somebody who is awaited."""
        await messages.acknowledge(interaction)
        table = await self._table(interaction)
        self.services.seating.check(table, seat - 1)
        row = journal.entry(table.row.id, interaction.user.id, "pass", reason, player=table.seats[seat - 1].name)
        told = journal.told(row, interaction.id)
        await self.services.playing.play_for(table.row.id, seat - 1, journal=row, told=told, now=utc_now())
        await self._done(interaction, table.row.id)

    @command("host-option")
    @app_commands.choices(clock=CLOCKS, at_zero=ENDS)
    async def option(
        self,
        interaction: discord.Interaction,
        reason: str,
        clock: str | None = None,
        at_zero: str | None = None,
    ) -> None:
        """Another clock for the table, or another thing that happens when it has run out.

        The options of the games themselves stand from the first move on: a match is its options, its seed and its moves.
        """
        await messages.acknowledge(interaction)
        table = await self._table(interaction)
        match, old = table.row.id, table.row
        if clock is None and at_zero is None:
            raise Refusal("option-none")
        name = clock or clocks.preset_of(old)
        end = cast("ClockEnd", at_zero or old.clock_end)
        row = journal.entry(match, interaction.user.id, "option", reason, clock=name, end=end)
        now = utc_now()
        async with self.services.tables.locks.of(match):
            outbox = [
                journal.told(row, interaction.id),
                OutboxEntry(f"turn:{match}:option:{interaction.id}", match, "turn", "{}"),
            ]
            bank, step = clocks.PRESETS[name]
            if not await self.services.store.clocks.change(match, bank, step, end, now=now, outbox=outbox, journal=row):
                raise Refusal("match-over", match=match)
        await self._done(interaction, match)

    @command("host-end")
    async def end(self, interaction: discord.Interaction, reason: str) -> None:
        """End the match without a result; also one that stands still, as nothing of its state is needed for that."""
        await messages.acknowledge(interaction)
        match = await self._running(interaction)
        row = journal.entry(match.id, interaction.user.id, "end", reason)
        outbox = end_entries(match, "notice-ended-by-host", {"reason": reason})
        if not await self.services.store.matches.close(
            match.id, "closed", "host", outbox=outbox, now=utc_now(), journal=row
        ):
            raise Refusal("match-over", match=match.id)
        await self._done(interaction, match.id)

    @command("host-thread")
    async def thread(self, interaction: discord.Interaction, match: Range[int, 1]) -> None:
        """Go on in a new thread in this channel, where the old one is gone; a finished match shows its result there.

        Players may ask for it, too; see ``moving``.
        """
        await messages.acknowledge(interaction)
        table = await self.services.tables.load(match)
        if table.row.server != interaction.guild_id:
            raise Refusal("no-match", match=match)
        if not (hosts := await self._is_host(interaction, table.row)):
            await moving.check(self.services, table, interaction.user.id)
        if table.row.status not in ("running", "finished"):
            raise Refusal("match-over", match=match)
        channel = await place_of(interaction, self.services.languages)
        if not hosts and (missing := await moving.agree(self.services, interaction, table, channel)):
            w = words(await self.services.languages.of(interaction))
            await messages.answer(interaction, layout.text_view(w("thread-asked", match=match, missing=missing)))
            return
        try:
            thread = await self.services.threads.open(match, channel, thread_name(table))
        except failures.PostFailed as failed:
            raise Refusal(failures.thread_code(failed)) from failed
        await self.services.store.matches.move_to(match, channel, thread)
        entry = OutboxEntry(f"turn:{match}:thread:{thread}", match, "turn", "{}")
        await self.services.store.outbox.add([entry], utc_now())
        await self._done(interaction, match)

    # ------------------------------------------------------------------ pieces
    async def _is_asked(self, table: Table, question: Question, host: int) -> bool:
        """Whether a seat is not for the host alone to give away: he plays himself, and its holder still plays against him."""
        seat = table.seat_of(host)
        if seat is None or question.holder in (None, host):
            return False
        return (await self.services.voting.tally(table, question, utc_now())).held

    async def _ask_for_seat(
        self, interaction: discord.Interaction, table: Table, question: Question, name: str, reason: str
    ) -> None:
        """Put it to the table, and to the holder, who is called; why the host wants it stands below the question."""
        if user := question.numbers[1]:
            await self.services.store.people.set(user, name=name)
        match, host = table.row.id, interaction.user.id
        facts = {"by": host, "player": table.seats[question.numbers[0]].name, "reason": reason}
        told = notice(match, f"{match}:replace:{interaction.id}", "notice-replace-asked", facts)
        await self.services.voting.ask(match, question, host, utc_now())
        await self.services.store.outbox.add([told], utc_now())
        await self.services.outbox.deliver(match, hurry=True)
        w = words(await self.services.languages.of(interaction))
        await messages.answer(interaction, layout.text_view(w("host-replace-asked")))

    async def _table(self, interaction: discord.Interaction) -> Table:
        return await self.services.tables.load((await self._running(interaction)).id)

    async def _running(self, interaction: discord.Interaction) -> MatchRow:
        match = await self._hosted(interaction)
        if match.status != "running":
            raise Refusal("match-over", match=match.id)
        return match

    async def _hosted(self, interaction: discord.Interaction) -> MatchRow:
        match = await find_match(self.services.store, interaction)
        if not await self._is_host(interaction, match):
            raise Refusal("host-only")
        return match

    async def _is_host(self, interaction: discord.Interaction, row: MatchRow) -> bool:
        return interaction.permissions.manage_guild or await self.services.members.hosts(row, interaction.user.id)

    async def _done(self, interaction: discord.Interaction, match: int) -> None:
        await self.services.outbox.deliver(match, hurry=True)
        await messages.answer(
            interaction, layout.text_view(words(await self.services.languages.of(interaction))("host-done"))
        )
