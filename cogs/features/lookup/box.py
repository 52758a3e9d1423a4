"""**I have the box**: whoever has the game at hand tells the host what a reconstructed part of it is really like."""

from __future__ import annotations

import discord

from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Press, Pressed
from cogs.discord_io.forms import Field, form
from cogs.match.names import NOTHING, clean
from cogs.match.refusals import Refusal
from cogs.presentation.cutting import short
from cogs.services import Services
from db.box_notes import BoxNote
from locales import PREFIXES, Words, words

MOST_OPEN = 20  # notes of one person that no host has done yet
LONGEST_NOTE, LONGEST_EDITION = 300, 80


class BoxButton:
    """The button below a component, and its form."""

    def __init__(self, services: Services) -> None:
        self._languages, self._store = services.languages, services.store
        services.controls.on_press("box", self.ask)
        services.controls.on_press("boxnote", self.take)

    async def ask(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Open the form. It must be the first answer, so nothing is looked up: the language stands in the button."""
        lang, _, value = pressed.arg.partition("/")
        w = words(lang)
        fields = [
            Field(w("box-value"), w("box-value-hint"), LONGEST_NOTE, discord.TextStyle.paragraph),
            Field(w("box-edition"), w("box-edition-hint"), LONGEST_EDITION),
        ]
        await messages.ask(interaction, form(Pressed("boxnote", 0, 0, value), w("box-title"), fields))

    async def take(self, interaction: discord.Interaction, sent: Pressed) -> None:
        """Keep what was written for the hosts of the server."""
        await messages.acknowledge(interaction)
        prefix, _, component = sent.arg.partition("/")
        (slug,) = [slug for slug, known in PREFIXES.items() if known == prefix]
        text, edition = clean(sent.values[0], LONGEST_NOTE), clean(sent.values[1], LONGEST_EDITION)
        if NOTHING in (text, edition):
            raise Refusal("box-note-empty")
        note = BoxNote(interaction.guild_id or 0, interaction.user.id, slug, component, text, edition)
        if not await self._store.box_notes.add(note, utc_now(), MOST_OPEN):
            raise Refusal("box-notes-many", most=MOST_OPEN)
        w = words(await self._languages.of(interaction))
        await messages.answer(interaction, layout.text_view(w("box-thanks")))


def box_button(value: str, w: Words, name: str = "") -> Press:
    """The button for a component (``prefix/id``); with its name where several are shown."""
    label = w("box-have-one", name=name) if name else w("box-have")
    return Press(Pressed("box", 0, 0, f"{w.lang}/{value}"), short(label))
