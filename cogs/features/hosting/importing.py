"""The part of ``/host`` that brings a match in from an exported file: it is checked, played again and goes on here.

Only people who may manage the server do that: a finished match counts in its hall of fame, and whoever holds the file of a
running one can know what is hidden in it, which the table is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

import discord
import msgspec

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.permissions import place_of
from cogs.match import journal
from cogs.match.entries import turn_entry
from cogs.match.importing import Person, game_of, holder_of, moves_of, refusal
from cogs.match.names import written
from cogs.match.refusals import Refusal
from cogs.services import Services
from db.rows import BroughtIn, JournalEntry, NewSeat, OutboxEntry
from games import boxes
from games.base import State
from games.records.record import MatchRecord, RecordError, read_options, read_record, retell
from locales import words

MOST_BYTES = 1 << 20  # the largest matches known take a quarter of it

Given = Sequence[discord.Member | None]


class Importing:
    """A part of ``/host``."""

    services: Services

    @command("host-import")
    async def bring_in(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment,
        reason: str,
        seat1: discord.Member | None = None,
        seat2: discord.Member | None = None,
        seat3: discord.Member | None = None,
        seat4: discord.Member | None = None,
        seat5: discord.Member | None = None,
        seat6: discord.Member | None = None,
    ) -> None:
        """Seats are for those who are named, else for those who had them if they are here, else for computers."""
        await messages.acknowledge(interaction)
        if interaction.guild is None or not interaction.permissions.manage_guild:
            raise Refusal("host-only")
        channel = await place_of(interaction, self.services.languages)
        given = (seat1, seat2, seat3, seat4, seat5, seat6)
        record = await self._read(file)
        try:
            game = await game_of(self.services.tables, record)
            # In a thread: long matches take seconds.
            state, told = await asyncio.to_thread(retell, game, record)
        except RecordError as error:
            raise refusal(error) from error
        lang = await self.services.languages.of_server(interaction)
        seats = await self._seats(interaction.guild, record, state, given, lang)
        waiting = [] if state.finished else game.to_move(state)
        sitting = {seat: holder.user for seat, holder in enumerate(seats) if holder.user and seat not in state.left}
        if waiting and not sitting:
            raise Refusal("import-nobody")
        match = BroughtIn(
            slug=record.slug,
            status="finished" if state.finished else "running",
            server=interaction.guild.id,
            channel=channel,
            host=interaction.user.id,
            options=msgspec.json.encode(read_options(game, record.options)).decode(),
            seed=record.seed,
            seed_hash=record.seed_hash,
            rules_version=record.rules_version,
            data_hash=game.data_hash,
            lang=lang,
            turn=game.turn(state),
            ended_reason=state.finished,
            box=next((name for name, box in boxes(record.slug).items() if box.game.data_hash == game.data_hash), ""),
        )
        row = await self.services.store.imports.bring_in(
            match,
            seats=seats,
            moves=moves_of(game, record, told, seats),
            state=game.encode(state),
            data_text=game.data_text,
            awaited=[sitting[seat] for seat in waiting if seat in sitting],
            posts=lambda number: _posts(interaction, number, reason, state, len(told)),
            now=utc_now(),
        )
        if state.finished:
            await self.services.results.settle()
        await self.services.playing.go_on(row.id, now=utc_now())
        await self.services.outbox.deliver(row.id, hurry=True)
        await self._answer(interaction, row.id, seats)

    async def _read(self, file: discord.Attachment) -> MatchRecord:
        if file.size > MOST_BYTES:
            raise Refusal("import-big", size=file.size // 1024, most=MOST_BYTES // 1024)
        try:
            text = await file.read()
        except discord.HTTPException as error:
            raise Refusal("import-unread") from error
        try:
            return read_record(text)
        except RecordError as error:
            raise refusal(error) from error

    async def _seats(
        self, guild: discord.Guild, record: MatchRecord, state: State, given: Given, lang: str
    ) -> list[NewSeat]:
        named = {seat: member for seat, member in enumerate(given) if member is not None}
        if any(seat >= state.seats for seat in named):
            raise Refusal("no-such-seat", most=state.seats)
        if any(member.bot for member in named.values()):
            raise Refusal("no-bots")
        taken = {member.id for member in named.values()}
        if len(taken) < len(named):
            raise Refusal("import-person-twice")
        for seat, user in enumerate((record.users or [])[: state.seats]):
            if seat not in named and user > 0 and user not in taken and (member := await _member(guild, user)):
                named[seat] = member
                taken.add(user)
        people = {seat: Person(member.id, member.display_name) for seat, member in named.items()}
        return [holder_of(seat, people.get(seat), record, state, lang) for seat in range(state.seats)]

    async def _answer(self, interaction: discord.Interaction, match: int, seats: Sequence[NewSeat]) -> None:
        row = await self.services.store.matches.load(match)
        assert row is not None
        w = words(await self.services.languages.of(interaction))
        lines = [
            w(
                "import-seat",
                seat=number,
                player=written(seat.name),
                kind="person" if seat.user or row.status == "finished" else "stand-in",
            )
            for number, seat in enumerate(seats, 1)
        ]
        place = f"<#{row.thread or row.channel}>"
        await messages.answer(
            interaction, layout.text_view(w("import-done", match=match, place=place, seats="\n".join(lines)))
        )


async def _member(guild: discord.Guild, user: int) -> discord.Member | None:
    """Somebody who is on the server and no bot; None otherwise."""
    try:
        member = guild.get_member(user) or await guild.fetch_member(user)
    except discord.HTTPException as error:
        # Whatever stands in a file may be no id at all.
        if error.status in (400, 404):
            return None
        raise
    return None if member.bot else member


def _posts(
    interaction: discord.Interaction, match: int, reason: str, state: State, ply: int
) -> tuple[Iterable[OutboxEntry], JournalEntry]:
    over = "yes" if state.finished else "no"
    row = journal.entry(match, interaction.user.id, "import", reason, ply=str(ply), over=over)
    opening = OutboxEntry(f"open:{match}", match, "open", "{}")
    return [opening, journal.told(row, interaction.id), turn_entry(match, ply)], row
