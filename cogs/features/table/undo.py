"""Taking moves back: freely while nothing was revealed and no other person moved, otherwise by consent of the table; so the end."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Press, Pressed
from cogs.match import history, reopening
from cogs.match.questions import Question
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.posting.votes import end_shows
from cogs.presentation.history import maker_of
from cogs.presentation.labels import Labels
from cogs.presentation.taken_back import undone_lines
from cogs.services import Services


@dataclass(frozen=True)
class Undoable:
    """What taking back a person's last move means: down to which ply, and what stands against doing it freely."""

    to_ply: int
    told: list[history.PastMove]
    blocked_by: str  # "" if nothing: the sentence about the event or the move of somebody else
    shows: bool = False  # whether the move itself has shown something, and nothing else stands against it


def undoable(labels: Labels, told: list[history.PastMove], user: int, seat: int) -> Undoable | None:
    """What the last move of a person in his seat and everything after it amount to; None if he has made none.

    A move that another led to (``Game.follow_ups``), or that was confirmed together with it, goes back together with that, where
    nothing came to light between them.
    """
    own = [place for place, part in enumerate(told) if part.row.user == user]
    if not own:
        return None
    place = own.pop()
    while told[place].goes_on(labels.game) and own:
        if any(blocked_by(labels, part, seat) for part in told[own[-1] : place]):
            break
        place = own.pop()
    taken = told[place:]
    against = [(part, reason) for part in taken if (reason := blocked_by(labels, part, seat))]
    first = against[0] if against else None
    shows = first is not None and first[0].row.user == user and not first[0].forced
    return Undoable(taken[0].row.ply - 1, taken, first[1] if first is not None else "", shows)


def blocked_by(labels: Labels, part: history.PastMove, seat: int) -> str:
    """The sentence about what forbids the seat to take this move back freely; "" if nothing does."""
    # Nobody chose a forced move: it goes with the move that led to it. A computer will think again.
    if part.row.seat != seat and maker_of(labels, part) not in ("forced", "computer"):
        return labels.words("undo-somebody-moved", player=labels.names[part.row.seat])
    reveals = [event for event in part.events if event.reveals]
    if not reveals:
        return ""
    # What another seat has seen must not be told: neighbours look at their cards by the same move.
    named = next((text for event in reveals if event.visible_to(seat) and (text := labels.event(event))), "")
    return named or labels.words(f"undo-{reveals[0].reveals}")


class Undo:
    """The undo button and command."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._outbox = services.outbox
        self._playing = services.playing
        self._tables = services.tables
        self._voting = services.voting
        services.controls.on_press("undo", self.pressed)
        services.controls.on_press("reopen", self.reopen_pressed)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button: the person's last move, whatever the post it stands on."""
        await messages.acknowledge(interaction)
        await self.take_back(interaction, pressed.match)

    async def reopen_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button below an end: nothing else is taken back by it, whatever has become of the match."""
        await messages.acknowledge(interaction)
        await self._reopen(interaction, await self._tables.load(pressed.match))

    async def take_back(self, interaction: discord.Interaction, match: int) -> None:
        """Take the person's last move back, or say which event forbids it and offer to ask the table; after the end the same for
        the end.
        """
        table = await self._tables.load(match)
        if table.row.status != "running":
            await self._reopen(interaction, table)
            return
        seat = self._tables.seat_for(table, interaction.user.id)
        labels = await self._languages.labels(interaction, table)
        w = labels.words
        found = await self._found(table, labels, interaction.user.id, seat)
        if found is None:
            raise Refusal("undo-nothing")
        if found.to_ply < table.oldest_ply:
            raise Refusal("before-conversion", match=match, ply=table.oldest_ply)
        if found.blocked_by:
            await _ask(interaction, table, found, labels)
            return
        await self._playing.undo(
            match,
            to_ply=found.to_ply,
            revision=table.row.revision,
            by=interaction.user.id,
            reason="free",
            now=utc_now(),
        )
        panel = Press(Pressed("panel", match, table.row.revision + 1), w("turn-play"), discord.ButtonStyle.primary)
        text = w("undo-done", lines="\n".join(undone_lines(labels, found.told, seat)))
        await messages.answer(interaction, layout.text_view(text, controls=[panel]))
        await self._outbox.deliver(match, hurry=True)

    async def offer(self, interaction: discord.Interaction, match: int) -> bool:
        """Say what stands against taking the person's last move back as things are now, and offer to ask; whether anything does."""
        table = await self._tables.load(match)
        seat = table.seat_of(interaction.user.id)
        if table.row.status != "running" or seat is None or seat in table.state.left:
            return False
        labels = await self._languages.labels(interaction, table)
        found = await self._found(table, labels, interaction.user.id, seat)
        if found is None or not found.blocked_by or found.to_ply < table.oldest_ply:
            return False
        await _ask(interaction, table, found, labels)
        return True

    async def _found(self, table: Table, labels: Labels, user: int, seat: int) -> Undoable | None:
        return undoable(labels, await history.past_moves(self._tables, table), user, seat)

    async def _reopen(self, interaction: discord.Interaction, table: Table) -> None:
        """Say what would be taken back with the end, what stays known and until when, and offer to ask the table."""
        row, user, now = table.row, interaction.user.id, utc_now()
        reopening.check(row, now)
        seat = table.seat_of(user)
        if seat is None:
            raise Refusal("no-seat", match=row.id)
        labels = await self._languages.labels(interaction, table)
        back, w = await reopening.last_action(self._tables, table), labels.words
        question = Question(f"undo-{row.ply - len(back)}", row.revision)
        before = await self._voting.table(row.id, question, now)
        if seat in before.state.left:
            raise Refusal("has-left")
        lines = "\n".join(undone_lines(labels, back, seat))
        told = w("undo-over" if back else "undo-over-ended", until=f"<t:{row.final_at}:f>", lines=lines)
        alone = "yes" if question.voters(before) == [user] else "no"
        ask = Press(Pressed("ask", row.id, row.revision, question.text), w("undo-ask", alone=alone))
        await messages.answer(interaction, layout.text_view(told, end_shows(table, w), controls=[ask]))


async def _ask(interaction: discord.Interaction, table: Table, found: Undoable, labels: Labels) -> None:
    """Say what stands against it and what would go back, and offer to ask the table."""
    w = labels.words
    text, revision = f"undo-{found.to_ply}", table.row.revision
    alone = "yes" if Question(text, revision).voters(table) == [interaction.user.id] else "no"
    ask = Press(Pressed("ask", table.row.id, revision, text), w("undo-ask", alone=alone), discord.ButtonStyle.primary)
    lines = undone_lines(labels, found.told, table.seat_of(interaction.user.id))
    # What stands against it is said once.
    lines = [line for line in lines if found.blocked_by.removesuffix(".") not in line]
    lines = [w("undo-would"), *lines] if lines else []
    shows = "yes" if found.shows else "no"
    told = [w("undo-blocked", event=found.blocked_by, shows=shows), *lines, w("undo-allowed", alone=alone)]
    view = layout.text_view("\n".join(told), controls=[ask])
    await messages.answer(interaction, view)
