"""The part of ``/host`` that brings a match in from an exported file: it is checked, played again and goes on here.

Only people who may manage the server do that: a finished match counts in its hall of fame, and whoever holds the file of a
running one can know what is hidden in it, which the table is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs import deeds, discord_io, posts
from cogs.errors import Refusal
from cogs.names import LONGEST_TEXT, clean, written
from cogs.playing import turn_entry
from cogs.tables import Story, utc_now
from cogs.wording import command
from db.rows import BroughtIn, JournalEntry, NewMove, NewSeat, OutboxEntry
from games import GAMES, offered
from games.base import Game, State
from games.records.record import MatchRecord, RecordError, Told, read_options, read_record, retell
from games.records.versions import VersionError
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot

MOST_BYTES = 1 << 20  # the largest matches known take a quarter of it

Given = Sequence[discord.Member | None]


class Importing:
    """A part of ``/host``."""

    bot: TableBot

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
        await discord_io.acknowledge(interaction)
        if interaction.guild is None or not interaction.permissions.manage_guild:
            raise Refusal("host-only")
        channel = await self.bot.lobby.place(interaction)
        given = (seat1, seat2, seat3, seat4, seat5, seat6)
        record = await self._read(file)
        try:
            game = await self._game(record)
            # In a thread: long matches take seconds.
            state, story = await asyncio.to_thread(retell, game, record)
        except RecordError as error:
            raise _refusal(error) from error
        lang = await self.bot.server_language(interaction)
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
        )
        row = await self.bot.store.imports.bring_in(
            match,
            seats=seats,
            moves=_moves(game, record, story, seats),
            state=game.encode(state),
            data_text=game.data_text,
            awaited=[sitting[seat] for seat in waiting if seat in sitting],
            posts=lambda number: _posts(interaction, number, reason, state, len(story)),
            now=utc_now(),
        )
        if state.finished:
            await self.bot.annals.settle()
        await self.bot.outbox.deliver(row.id, hurry=True)
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
            raise _refusal(error) from error

    async def _game(self, record: MatchRecord) -> Game[Any]:
        """The rules over the record's component data, which must be known here: those in the file are a stranger's."""
        if record.slug not in offered():
            raise RecordError("record-game", slug=record.slug)
        known = GAMES[record.slug].rules_version
        if record.rules_version > known:
            raise Refusal("import-rules", found=record.rules_version, known=known)
        if record.converted is not None:
            # What its first moves did, the rules know no more.
            raise Refusal("import-converted", ply=record.converted.ply)
        try:
            return await self.bot.tables.game_with(record.slug, record.rules_version, record.data_hash)
        except VersionError as error:
            raise RecordError(f"record-rules-{error.code}", **error.facts) from error
        except (KeyError, ValueError, msgspec.ValidationError) as error:
            # Unknown, or the data of another game.
            raise Refusal("import-data") from error

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
        return [_holder(seat, named.get(seat), record, state, lang) for seat in range(state.seats)]

    async def _answer(self, interaction: discord.Interaction, match: int, seats: Sequence[NewSeat]) -> None:
        row = await self.bot.store.matches.load(match)
        assert row is not None
        w = words(await self.bot.language(interaction))
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
        await discord_io.answer(
            interaction, posts.text_view(w("import-done", match=match, place=place, seats="\n".join(lines)))
        )


def _holder(seat: int, member: discord.Member | None, record: MatchRecord, state: State, lang: str) -> NewSeat:
    if member is not None:
        return NewSeat(member.id, clean(member.display_name), "person")
    if (state.finished or seat in state.left) and seat < len(record.names):
        # Nobody plays there any more, so it keeps the name that it had.
        return NewSeat(None, clean(record.names[seat]), "sensible")
    return NewSeat(None, words(lang)("lobby-computer-sensible", number=seat + 1), "sensible")


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


def _moves(game: Game[Any], record: MatchRecord, story: Sequence[Told], seats: Sequence[NewSeat]) -> list[NewMove]:
    return [
        NewMove(
            told.seat,
            None if row.automatic else seats[told.seat].user,
            game.encode_move(told.move).decode(),
            msgspec.json.encode(Story(told.turn, told.events)).decode(),
            row.automatic,
        )
        for row, told in zip(record.moves, story, strict=True)
    ]


def _posts(
    interaction: discord.Interaction, match: int, reason: str, state: State, ply: int
) -> tuple[Iterable[OutboxEntry], JournalEntry]:
    over = "yes" if state.finished else "no"
    row = deeds.deed(interaction, match, "import", reason, ply=str(ply), over=over)
    opening = OutboxEntry(f"open:{match}", match, "open", "{}")
    return [opening, deeds.told(interaction, row), turn_entry(match, ply)], row


def _refusal(error: RecordError) -> Refusal:
    """The error in the words of a refusal; what the file says is a stranger's text."""
    facts = {name: written(fact, LONGEST_TEXT) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    return Refusal(error.code, **facts)
