"""``/host notes``: what people who have the box have written about components, until somebody marks it as done."""

from __future__ import annotations

import discord

from cogs.discord_io import layout, marks, messages
from cogs.discord_io.autocomplete import MOST_CHOICES
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Choose, Pressed
from cogs.match.names import written
from cogs.match.refusals import Refusal
from cogs.presentation.cutting import cut
from cogs.services import Services
from db.box_notes import BoxNoteRow
from games import GAMES
from locales import PREFIXES, Words, words

LONGEST_HELP = 100  # characters of a menu's description
ROOM = 200  # characters for what stands around the list


class BoxNotesList:
    """A part of ``/host``."""

    services: Services

    @command("host-notes")
    async def notes(self, interaction: discord.Interaction) -> None:
        """For people who may manage the server: the notes from it that are not done, the oldest first."""
        await messages.acknowledge(interaction)
        _check(interaction)
        await self._show(interaction)

    async def note_done(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The menu: these are done; the rest is shown."""
        await messages.acknowledge(interaction)
        _check(interaction)
        marks.check(interaction)  # numbers of notes come again in another database
        numbers, server = map(int, pressed.values), interaction.guild_id or 0
        await self.services.store.box_notes.mark_done(server, numbers, interaction.user.id, utc_now())
        await self._show(interaction)

    async def _show(self, interaction: discord.Interaction) -> None:
        w = words(await self.services.languages.of(interaction))
        notes = await self.services.store.box_notes.open(interaction.guild_id or 0)
        if not notes:
            await messages.answer(interaction, layout.text_view(w("box-notes-none")))
            return
        lines = layout.with_room([_line(note, w) for note in notes[:MOST_CHOICES]], layout.MOST_TEXT - ROOM)
        more = len(notes) - len(lines)
        options = [_option(note, w) for note in notes[: len(lines)]]
        await messages.answer(
            interaction,
            layout.text_view(
                w("box-notes-title", count=len(notes)),
                "\n".join([*lines, *([w("list-more", count=more)] if more else [])]),
                controls=[Choose(Pressed("boxdone", 0, 0), options, w("box-notes-done"), most=len(options))],
            ),
        )


def _check(interaction: discord.Interaction) -> None:
    """Raises Refusal for whoever may not manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refusal("host-only")


def _line(note: BoxNoteRow, w: Words) -> str:
    return w(
        "box-notes-line",
        number=str(note.id),
        by=f"<@{note.user}>",
        at=f"<t:{note.at}:d>",
        game=w(f"{PREFIXES[note.slug]}-name"),
        name=_name(note, w),
        id=note.component,
        text=written(note.text, len(note.text)),
        edition=written(note.edition, len(note.edition)),
    )


def _option(note: BoxNoteRow, w: Words) -> discord.SelectOption:
    label = w("box-notes-option", number=str(note.id), name=_name(note, w))
    return discord.SelectOption(
        label=cut(label, LONGEST_HELP), value=str(note.id), description=cut(note.text, LONGEST_HELP)
    )


def _name(note: BoxNoteRow, w: Words) -> str:
    """The name of the component; its id if the data have it no more."""
    part = GAMES[note.slug].components.get(note.component)
    return part.name.get(w.lang, part.name["en"]) if part else note.component
