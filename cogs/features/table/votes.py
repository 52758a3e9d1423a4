"""What the table decides: to take moves back, to end the match, to play for somebody whose time is up, to give a seat away.

All who have a say must agree; the tally is public. Computers agree to everything, and whoever is away is not waited for if more
than half agree; days after the last answer nobody is, so that a seat whose holder has gone blocks nothing for ever.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Pressed
from cogs.discord_io.errors import Refusal
from cogs.match.locks import Locks
from cogs.match.questions import PATIENCE_S, Question
from cogs.match.tables import Table, utc_now
from cogs.posting import votes as votes_post
from cogs.posting.outbox import notice
from cogs.presentation.people import away_until
from db.rows import AskedRow, OutboxEntry, OutboxRow
from db.store import StoreError
from locales import words

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger("tablebot.votes")


class Votes:
    """Puts questions (see ``cogs.match.questions``) and carries out what is agreed; the votes are kept in the database."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._posts = Locks()
        bot.controls.on_press("ask", self.ask)
        bot.controls.on_press("yes", self.yes)
        bot.controls.on_press("no", self.no)
        bot.outbox.register("vote", self.send)

    async def ask(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Put a question to the table; whoever asks agrees."""
        await messages.acknowledge(interaction)
        await self.open(interaction, pressed.match, pressed.revision, pressed.arg)

    async def open(self, interaction: discord.Interaction, match: int, revision: int, text: str) -> None:
        """Ask the table; the answer to the interaction says that it was asked."""
        question = Question(text, revision)
        table = await self._table(match, question)
        user = interaction.user.id
        # Who wants a seat has none yet, and no say.
        if question.kind != "take" or table.seat_of(user) is not None:
            self._may_answer(table, question, user)
            await self.bot.store.votes.put(match, user, question.filed, True, utc_now())
        w = words(await self.bot.language(interaction))
        if await self._settle(table, question, user):
            await messages.answer(interaction, layout.text_view(w("vote-carried")))
        else:
            await self.put(match, revision, text)
            await messages.answer(interaction, layout.text_view(w("vote-asked")))
        await self.bot.outbox.deliver(match, hurry=True)

    async def put(self, match: int, revision: int, text: str) -> bool:
        """Have a question posted, once; False where a person is to be asked about nobody but himself whether he shall move."""
        table, question = await self.bot.tables.load(match), Question(text, revision)
        if question.kind == "lapse" and question.subject(table) in question.voters(table):
            return False
        payload = msgspec.json.encode({"question": text, "revision": revision}).decode()
        entry = OutboxEntry(f"vote:{match}:{text}:{revision}", match, "vote", payload)
        await self.bot.store.outbox.add([entry], utc_now())
        return True

    async def yes(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Agree."""
        await self._answer(interaction, pressed, True)

    async def no(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Refuse."""
        await self._answer(interaction, pressed, False)

    async def send(self, entry: OutboxRow, payload: dict[str, Any]) -> int | None:
        """Post the question in the thread, naming those who have not answered; nothing if it has become pointless."""
        table = await self.bot.tables.load(entry.match or 0)
        question = Question(payload["question"], payload["revision"])
        if table.row.thread is None or table.row.status != "running" or question.is_stale(table):
            return None
        votes = await self.bot.store.votes.of(table.row.id, question.filed)
        missing = [user for user in question.voters(table) if user not in votes]
        ping = await self.bot.calls.pingable(missing, table.row)
        view = await self._view(table, question, votes)
        return await messages.post(self.bot, table.row.thread, view, ping=ping, once=entry.key)

    async def lose_patience(self, now: int) -> None:
        """Carry out what nobody has refused for days although some were silent, where that is enough."""
        for asked in await self.bot.store.votes.unrefused(now - PATIENCE_S):
            try:
                await self._settle_silent(asked, now)
            except (Refusal, StoreError) as error:
                log.info("question %s of match %s cannot be carried out: %s", asked.kind, asked.match, error)
            except Exception:
                log.exception("question %s of match %s", asked.kind, asked.match)

    async def _settle_silent(self, asked: AskedRow, now: int) -> None:
        table = await self.bot.tables.load(asked.match)
        question = Question.of_filed(asked.kind, table.row.revision)
        votes = await self.bot.store.votes.of(asked.match, asked.kind)
        if question.is_stale(table) or not await self._settle(table, question, min(votes)):
            return
        told = notice(asked.match, f"{asked.match}:silence:{asked.kind}:{now}", "notice-silence", {})
        await self.bot.store.outbox.add([told], now)
        await self.bot.outbox.deliver(asked.match, hurry=True)

    async def _answer(self, interaction: discord.Interaction, pressed: Pressed, agrees: bool) -> None:
        await messages.acknowledge(interaction, in_place=True)
        question, user = Question(pressed.arg, pressed.revision), interaction.user.id
        table = await self._table(pressed.match, question)
        self._may_answer(table, question, user)
        await self.bot.store.votes.put(pressed.match, user, question.filed, agrees, utc_now())
        carried = await self._settle(table, question, user)
        try:
            # One after another, so that of several answers at once the last edit shows them all.
            async with self._posts.of(pressed.match):
                votes = await self.bot.store.votes.of(pressed.match, question.filed)
                await messages.answer(interaction, await self._view(table, question, votes))
        finally:
            if carried:
                await self.bot.outbox.deliver(pressed.match, hurry=True)

    async def _table(self, match: int, question: Question) -> Table:
        table = await self.bot.tables.load(match)
        if table.row.status != "running":
            raise Refusal("match-over", match=match)
        if question.is_stale(table):
            raise Refusal("stale")
        return table

    def _may_answer(self, table: Table, question: Question, user: int) -> None:
        if self.bot.tables.seat_for(table, user) in table.state.left:
            raise Refusal("has-left")
        if not question.may_answer(table, user):
            raise Refusal("not-asked")

    async def _settle(self, table: Table, question: Question, by: int) -> bool:
        """Carry the decision out once all agree (``by`` was the last); whether that was so."""
        match, revision = table.row.id, question.revision
        votes = await self.bot.store.votes.of(match, question.filed)
        if not question.is_carried(table, votes, await self._absent(table, question)):
            return False
        if question.kind == "end":
            outbox = end_entries(match, "notice-ended-by-vote", {})
            await self.bot.store.matches.close(match, "closed", "vote", outbox=outbox, now=utc_now())
        elif question.kind == "take":
            seat, user, _ = question.numbers
            person = await self.bot.store.people.get(user)
            await self.bot.seating.give(table, seat, user or None, person.name)
        elif question.kind == "lapse":
            (seat,) = question.numbers
            told = notice(match, f"{match}:lapse:{revision}", "notice-lapsed", {"by": table.seats[seat].user})
            await self.bot.playing.play_out(match, seat, revision=revision, told=told, now=utc_now())
        else:
            await self._take_back(table, question, by)
        return True

    async def _take_back(self, table: Table, question: Question, by: int) -> None:
        match, (to_ply,) = table.row.id, question.numbers
        try:
            await self.bot.playing.undo(
                match, to_ply=to_ply, revision=question.revision, by=by, reason="consent", now=utc_now()
            )
        except Refusal:
            # Of two who agree at the same moment the second finds it done.
            if (await self.bot.tables.load(match)).row.ply > to_ply:
                raise

    async def _absent(self, table: Table, question: Question) -> set[int]:
        """Those who are not waited for: whoever is away; everybody when the table has been patient long enough."""
        voters = question.voters(table)
        answered = await self.bot.store.votes.last_answer(table.row.id, question.filed)
        if answered is not None and utc_now() - answered >= PATIENCE_S:
            return set(voters)
        return set(await away_until(self.bot.tables, voters, table.row.server))

    async def _view(self, table: Table, question: Question, votes: dict[int, bool]) -> discord.ui.LayoutView:
        answered = await self.bot.store.votes.last_answer(table.row.id, question.filed)
        user = question.numbers[1] if question.kind == "take" else 0
        newcomer = (await self.bot.store.people.get(user)).name if user else ""
        return votes_post.view(table, question, votes, await self._absent(table, question), answered, newcomer)


def end_entries(match: int, message: str, facts: dict[str, str | int]) -> list[OutboxEntry]:
    """What is posted when a match is ended before its end: why, with the button for a rematch, and the last board without its
    buttons.
    """
    told = notice(match, f"ended:{match}", message, facts, rematch=True)
    return [told, OutboxEntry(f"turn:{match}:ended", match, "turn", "{}")]
