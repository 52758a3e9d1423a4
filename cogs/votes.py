"""What the whole table decides: to take moves back, to end the match. Everybody seated must agree; the tally is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs import discord_io, posts
from cogs.controls import Press, Pressed
from cogs.errors import Refusal
from cogs.names import written
from cogs.tables import Table, utc_now
from db.rows import OutboxEntry, OutboxRow
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot


class Votes:
    """Questions to the table, kept in the database: ``end`` and ``undo-<ply>`` at one revision."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
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
        table = await self._table(interaction, match, revision)
        kind = f"{question}:{revision}"
        await self.bot.store.matches.vote(match, interaction.user.id, kind, True, utc_now())
        if await self._settle(interaction, table, question, kind):
            return
        payload = msgspec.json.encode({"question": question, "revision": revision, "by": interaction.user.id}).decode()
        await self.bot.store.outbox.add([OutboxEntry(f"vote:{match}:{kind}", match, "vote", payload)], utc_now())
        await discord_io.answer(interaction, posts.text_view(words(await self.bot.language(interaction))("vote-asked")))
        await self.bot.outbox.deliver(match)

    async def yes(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Agree."""
        await self._answer(interaction, pressed, True)

    async def no(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Refuse."""
        await self._answer(interaction, pressed, False)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Post the question in the thread, naming those who have not answered."""
        assert entry.match is not None
        table = await self.bot.tables.load(entry.match)
        if table.row.thread is None:
            return None
        kind = f"{payload['question']}:{payload['revision']}"
        votes = await self.bot.store.matches.votes(entry.match, kind)
        view = self._view(table, payload["question"], payload["revision"], votes)
        missing = [user for user in _voters(table) if user not in votes]
        return await discord_io.post(self.bot, table.row.thread, view, ping=missing)

    async def _answer(self, interaction: discord.Interaction, pressed: Pressed, agrees: bool) -> None:
        await discord_io.acknowledge(interaction, in_place=True)
        table = await self._table(interaction, pressed.match, pressed.revision)
        kind = f"{pressed.arg}:{pressed.revision}"
        await self.bot.store.matches.vote(pressed.match, interaction.user.id, kind, agrees, utc_now())
        votes = await self.bot.store.matches.votes(pressed.match, kind)
        await discord_io.answer(interaction, self._view(table, pressed.arg, pressed.revision, votes))
        await self._settle(None, table, pressed.arg, kind)

    async def _table(self, interaction: discord.Interaction, match: int, revision: int) -> Table:
        table = await self.bot.tables.load(match)
        self.bot.tables.seat_for(table, interaction.user.id)
        if table.row.revision != revision:
            raise Refusal("stale")
        return table

    async def _settle(self, interaction: discord.Interaction | None, table: Table, question: str, kind: str) -> bool:
        """Carry the decision out once everybody seated agrees; whether that was so."""
        match = table.row.id
        votes = await self.bot.store.matches.votes(match, kind)
        if not all(votes.get(user) for user in _voters(table)):
            return False
        now = utc_now()
        if question == "end":
            entry = notice(match, f"ended:{match}", "notice-ended-by-vote", {})
            await self.bot.store.matches.close(match, "closed", "vote", outbox=[entry], now=now)
        else:
            await self.bot.playing.undo(
                match,
                to_ply=int(question.removeprefix("undo-")),
                revision=table.row.revision,
                by=table.row.host,
                reason="consent",
                now=now,
            )
        if interaction is not None:
            w = words(await self.bot.language(interaction))
            await discord_io.answer(interaction, posts.text_view(w("vote-carried")))
        await self.bot.outbox.deliver(match)
        return True

    def _view(self, table: Table, question: str, revision: int, votes: dict[int, bool]) -> discord.ui.LayoutView:
        w = words(table.row.lang)
        match = table.row.id
        tally = "\n".join(
            w("vote-line", player=written(seat.name), vote=_word(votes.get(seat.user)))
            for seat in table.seats
            if seat.kind == "person"
        )
        asked = w("vote-end") if question == "end" else w("vote-undo")
        controls = [
            Press(Pressed("yes", match, revision, question), w("vote-agree"), discord.ButtonStyle.success),
            Press(Pressed("no", match, revision, question), w("vote-refuse"), discord.ButtonStyle.danger),
        ]
        return posts.text_view(asked, tally, controls=controls)


def _voters(table: Table) -> list[int]:
    """Everybody seated who has not left."""
    return [seat.user for seat in table.seats if seat.kind == "person" and seat.seat not in table.state.left]


def _word(vote: bool | None) -> str:
    return {True: "yes", False: "no", None: "open"}[vote]


def notice(match: int, key: str, message: str, facts: dict[str, Any], *, ping: tuple[int, ...] = ()) -> OutboxEntry:
    """An outbox entry that posts one sentence in the match's thread."""
    payload = msgspec.json.encode({"message": message, "facts": facts, "ping": ping}).decode()
    return OutboxEntry(f"notice:{key}", match, "notice", payload)
