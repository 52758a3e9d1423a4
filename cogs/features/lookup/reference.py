"""Looking things up: rules, components, credits, the record of a finished match, how its chance is kept fair."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.autocomplete import choices
from cogs.discord_io.commands import command, game_choices
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.features.lookup.rulebook import reference
from cogs.match.export import exported
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.presentation.components import component_text, components_meant, kinds_of
from cogs.presentation.labels import Labels, labels_for, short
from cogs.presentation.scenes import component_scene, legend_scene
from cogs.services import Services
from games import GAMES, offered
from games.base import Game
from locales import PREFIXES, Words, words

MOST_PICTURES, MOST_CHAPTERS = 10, 3  # in one message


class ReferenceCog(commands.Cog):
    """What does not change anything."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._pictures = services.pictures
        self._store = services.store
        self._tables = services.tables
        services.controls.on_press("export", self.export_pressed)
        services.controls.on_press("rules", self.rules_pressed)
        services.controls.on_press("legend", self.legend_pressed)
        services.controls.on_press("fair", self.fair_pressed)

    @command("rules")
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: discord.Interaction, topic: str, game: str | None = None) -> None:
        """A chapter of a game's rules in short."""
        await messages.acknowledge(interaction)
        lang = await self._languages.of(interaction)
        slug = await self._slug(interaction, game)
        chapters = reference(slug, lang)
        found = [part for part in chapters if topic.casefold() in part[0].casefold()] or [
            part for part in chapters if topic.casefold() in part[1].casefold()
        ]
        if not found:
            raise Refusal("no-rule", typed=topic[:50])
        whole = [f"### {title}\n{text}" for title, text in found[:MOST_CHAPTERS]]
        # The first in any case, of the others as many as the message has room for.
        texts = layout.with_room(whole, layout.MOST_TEXT) or whole[:1]
        controls = [_legend_button(PREFIXES[slug], words(lang))]
        await messages.answer(interaction, layout.text_view(*texts, controls=controls))

    async def legend_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """All signs of a game's pictures with their meanings."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        legend = await self._pictures.draw(legend_scene(GAMES[_slug_of(pressed)], w.lang))
        back = Press(Pressed("rules", 0, 0, pressed.arg), w("game-rules"))
        await messages.answer(interaction, layout.picture_view(legend, controls=[back]), [legend])

    async def rules_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The chapters of a game's rules, and the one that was chosen among them."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        chapters = dict(enumerate(reference(_slug_of(pressed), w.lang)))
        shown = next((int(value) for value in pressed.values if value.isdecimal() and int(value) in chapters), None)
        options = [
            discord.SelectOption(label=short(title), value=str(place), default=place == shown)
            for place, (title, _) in chapters.items()
        ]
        title, text = chapters[shown] if shown is not None else (w(f"{pressed.arg}-name"), w("rules-about"))
        controls = [
            Choose(Pressed("rules", 0, 0, pressed.arg), options[:25], w("rules-choose")),
            _legend_button(pressed.arg, w),
            Press(Pressed("games", 0, 0), w("games-all")),
        ]
        await messages.answer(interaction, layout.text_view(f"### {title}\n{text}", controls=controls))

    async def fair_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """How everybody can check at the end that nobody has had a hand in the chance of a match."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        row = await self._store.matches.load(pressed.match)
        if row is None:
            raise Refusal("no-match", match=pressed.match)
        await messages.answer(interaction, layout.text_view(w("opening-proof-how", hash=row.seed_hash)))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        lang = await self._languages.of(interaction)
        slug = await self._slug(interaction, getattr(interaction.namespace, "game", None))
        titles = [(short(title), title) for title, _ in reference(slug, lang)]
        return choices(titles, current, Labels(GAMES[slug], words(lang), []))

    @command("card")
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """A component as the sheets show it, with its text; all where several have the name: of the game of the match that is
        meant, else of all games.
        """
        await messages.acknowledge(interaction)
        lang = await self._languages.of(interaction)
        table = await self._table(interaction)
        state = None if table is None else table.state
        found = components_meant(_games(table), name)[:MOST_PICTURES]
        pictures = [await self._pictures.draw(component_scene(game, part.id, lang, table)) for game, part in found]
        # Which game it is of goes without saying where there is only one.
        several = len({game.slug for game, _ in found}) > 1
        texts = (component_text(game, part, lang, state, of_game=several) for game, part in found)
        await messages.answer(interaction, layout.pictures_view(pictures, *texts), pictures)

    @card.autocomplete("name")
    async def _cards(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        w, values = words(await self._languages.of(interaction)), list[tuple[str, str]]()
        table = await self._table(interaction)
        for game in _games(table):
            labels = Labels(game, w, []) if table is None else labels_for(table, w.lang)
            names = labels.ordered([part.id for part in kinds_of(game.components.values())])
            values += [(short(label), name) for label, name in labels.components(names)]
        # What several games have by one name comes with one answer.
        return choices([*{name: (label, name) for label, name in values}.values()], current, labels)

    @command("credits")
    async def credits(self, interaction: discord.Interaction) -> None:
        """Whose icons, fonts and games these are."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        await messages.answer(interaction, layout.text_view(w("credits-text")))

    @command("export")
    async def export(self, interaction: discord.Interaction) -> None:
        """The record of a finished match, for ``python bot.py verify``."""
        await messages.acknowledge(interaction)
        match = await find_match(self._store, interaction)
        await self._export(interaction, match.id)

    async def export_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button for the same."""
        await messages.acknowledge(interaction)
        await self._export(interaction, pressed.match)

    async def _export(self, interaction: discord.Interaction, match: int) -> None:
        table = await self._tables.load(match)
        if table.row.status == "running":
            raise Refusal("export-running")
        text = exported(table, await self._store.moves.of(match))
        file = discord.File(io.BytesIO(text), f"match-{match}.json")
        w = words(await self._languages.of(interaction))
        await messages.whisper(interaction, w("export-done"), file=file)

    async def _slug(self, interaction: discord.Interaction, asked: str | None) -> str:
        """The game asked for, else that of the thread, else the first."""
        if asked in GAMES:
            return str(asked)
        try:
            return (await find_match(self._store, interaction)).slug
        except Refusal:
            return next(iter(GAMES))

    async def _table(self, interaction: discord.Interaction) -> Table | None:
        """The match of the thread, or the one that is meant; None where there is none."""
        try:
            match = await find_match(self._store, interaction)
        except Refusal:
            return None
        return await self._tables.load(match.id)


def _games(table: Table | None) -> list[Game[Any]]:
    """The game of a match, else all."""
    return [GAMES[slug] for slug in offered()] if table is None else [table.game]


def _slug_of(pressed: Pressed) -> str:
    """The game whose prefix a control carries. Raises Refusal where there is none."""
    slug = next((slug for slug in GAMES if PREFIXES[slug] == pressed.arg), None)
    if slug is None:
        raise Refusal("stale")
    return slug


def _legend_button(prefix: str, w: Words) -> Press:
    return Press(Pressed("legend", 0, 0, prefix), w("rules-legend"))
