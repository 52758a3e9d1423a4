"""What the whole table decides: to take moves back, to end the match. Everybody seated must agree; the tally is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs import discord_io, posts
from cogs.controls import Press, Pressed
from cogs.errors import Refusal
from cogs.locks import Locks
from cogs.names import written
from cogs.outbox import notice
from cogs.tables import Table, utc_now
from db.rows import OutboxEntry, OutboxRow, SeatRow
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot


class Votes:
    """Questions to the table, kept in the database: ``end``, and ``undo-<ply>``, which is of one revision only."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._posts = Locks()
        bot.controls.on_press("ask", self.ask)
        bot.controls.on_press("yes", self.yes)
        bot.controls.on_press("no", self.no)
        bot.outbox.register("vote", self.send)

    async def ask(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Put a question to the table; whoever asks agrees."""
        await discord_io.acknowledge(interaction)
        await self.open(interaction, pressed.match, pressed.revision, pressed.arg)

    async def open(self, interaction: discord.Interaction, match: int, revision: int, question: str) -> None:
        """Ask the table; the answer to the interaction says that it was asked."""
        table = await self._table(interaction, match, question, revision)
        w = words(await self.bot.language(interaction))
        await self.bot.store.matches.vote(match, interaction.user.id, _kind(question, revision), True, utc_now())
        if await self._settle(table, question, interaction.user.id):
            await discord_io.answer(interaction, posts.text_view(w("vote-carried")))
        else:
            payload = msgspec.json.encode({"question": question, "revision": revision}).decode()
            key = f"vote:{match}:{question}:{revision}"
            await self.bot.store.outbox.add([OutboxEntry(key, match, "vote", payload)], utc_now())
            await discord_io.answer(interaction, posts.text_view(w("vote-asked")))
        await self.bot.outbox.deliver(match, hurry=True)

    async def yes(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Agree."""
        await self._answer(interaction, pressed, True)

    async def no(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Refuse."""
        await self._answer(interaction, pressed, False)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Post the question in the thread, naming those who have not answered; nothing if it has become pointless."""
        table = await self.bot.tables.load(entry.match or 0)
        question, revision = payload["question"], payload["revision"]
        if table.row.thread is None or table.row.status != "running" or _stale(table, question, revision):
            return None
        votes = await self.bot.store.matches.votes(table.row.id, _kind(question, revision))
        view = self._view(table, question, revision, votes)
        missing = await self.bot.calls.pingable([user for user in _voters(table) if user not in votes], table.row)
        return await discord_io.post(self.bot, table.row.thread, view, ping=missing, once=entry.key)

    async def _answer(self, interaction: discord.Interaction, pressed: Pressed, agrees: bool) -> None:
        await discord_io.acknowledge(interaction, in_place=True)
        question, revision = pressed.arg, pressed.revision
        table = await self._table(interaction, pressed.match, question, revision)
        await self.bot.store.matches.vote(
            pressed.match, interaction.user.id, _kind(question, revision), agrees, utc_now()
        )
        carried = await self._settle(table, question, interaction.user.id)
        try:
            # One after another, so that of several answers at once the last edit shows them all.
            async with self._posts.of(pressed.match):
                votes = await self.bot.store.matches.votes(pressed.match, _kind(question, revision))
                await discord_io.answer(interaction, self._view(table, question, revision, votes))
        finally:
            if carried:
                await self.bot.outbox.deliver(pressed.match, hurry=True)

    async def _table(self, interaction: discord.Interaction, match: int, question: str, revision: int) -> Table:
        table = await self.bot.tables.load(match)
        if self.bot.tables.seat_for(table, interaction.user.id) in table.state.left:
            raise Refusal("has-left")
        if _stale(table, question, revision):
            raise Refusal("stale")
        return table

    async def _settle(self, table: Table, question: str, by: int) -> bool:
        """Carry the decision out once everybody seated agrees (``by`` was the last); whether that was so."""
        match, revision = table.row.id, table.row.revision
        votes = await self.bot.store.matches.votes(match, _kind(question, revision))
        if not _carried(table, votes):
            return False
        if question == "end":
            outbox = end_entries(match, "notice-ended-by-vote", {})
            await self.bot.store.matches.close(match, "closed", "vote", outbox=outbox, now=utc_now())
            return True
        to_ply = int(question.removeprefix("undo-"))
        try:
            await self.bot.playing.undo(match, to_ply=to_ply, revision=revision, by=by, reason="consent", now=utc_now())
        except Refusal:
            # Of two who agree at the same moment the second finds it done.
            if (await self.bot.tables.load(match)).row.ply > to_ply:
                raise
        return True

    def _view(self, table: Table, question: str, revision: int, votes: dict[int, bool]) -> discord.ui.LayoutView:
        w = words(table.row.lang)
        match = table.row.id
        tally = "\n".join(
            # Those who have not answered are called by the post, which takes a mention.
            w("vote-line", player=_called(seat, votes), vote=_word(votes.get(seat.user)))
            for seat in table.seats
            if seat.kind == "person"
        )
        asked = w("vote-end") if question == "end" else w("vote-undo")
        if _carried(table, votes):
            return posts.text_view(asked, tally, w("vote-carried"))
        controls = [
            Press(Pressed("yes", match, revision, question), w("vote-agree"), discord.ButtonStyle.success),
            Press(Pressed("no", match, revision, question), w("vote-refuse"), discord.ButtonStyle.danger),
        ]
        return posts.text_view(asked, tally, controls=controls)


def _called(seat: SeatRow, votes: dict[int, bool]) -> str:
    return written(seat.name) if seat.user in votes else posts.called(seat)


def _carried(table: Table, votes: dict[int, bool]) -> bool:
    """Whether everybody who has a say agrees."""
    return all(votes.get(user) for user in _voters(table))


def _voters(table: Table) -> list[int]:
    """Everybody seated who has not left."""
    return [seat.user for seat in table.seats if seat.kind == "person" and seat.seat not in table.state.left]


def _word(vote: bool | None) -> str:
    return {True: "yes", False: "no", None: "open"}[vote]


def _kind(question: str, revision: int) -> str:
    """How the votes on a question are filed."""
    return question if question == "end" else f"{question}:{revision}"


def _stale(table: Table, question: str, revision: int) -> bool:
    return question != "end" and table.row.revision != revision


def end_entries(match: int, message: str, facts: dict[str, str | int]) -> list[OutboxEntry]:
    """What is posted when a match is ended before its end: why, and the last board without its buttons."""
    return [notice(match, f"ended:{match}", message, facts), OutboxEntry(f"turn:{match}:ended", match, "turn", "{}")]
