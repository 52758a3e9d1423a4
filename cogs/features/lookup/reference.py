"""Looking things up: rules, components, credits, the record of a finished match, how its chance is kept fair."""

from __future__ import annotations

import io

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.autocomplete import choices
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command, game_choices
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.features.lookup.rulebook import reference
from cogs.match import reopening
from cogs.match.export import exported
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.posting.result_view import proof
from cogs.presentation.components import component_text, components_meant, kinds_of
from cogs.presentation.labels import Labels, short
from cogs.presentation.scenes import component_scene, legend_scene
from cogs.services import Services
from games import GAMES
from locales import PREFIXES, Words, words


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
        texts = (f"### {title}\n{text}" for title, text in found[:3])
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
        told = proof(row, w, utc_now()) if row.final_at is not None else ""
        await messages.answer(interaction, layout.text_view(w("opening-proof-how", hash=row.seed_hash), told))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        lang = await self._languages.of(interaction)
        slug = await self._slug(interaction, getattr(interaction.namespace, "game", None))
        titles = [(short(title), title) for title, _ in reference(slug, lang)]
        return choices(titles, current, Labels(GAMES[slug], words(lang), []))

    @command("card")
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """A component as the sheets show it, with its text; all where several have the name."""
        await messages.acknowledge(interaction)
        lang = await self._languages.of(interaction)
        table = await self._table(interaction)
        game = GAMES[next(iter(GAMES))] if table is None else table.game
        found = components_meant(game, name)
        pictures = [await self._pictures.draw(component_scene(game, part.id, lang, table)) for part in found]
        view = layout.pictures_view(pictures, *(component_text(part, lang) for part in found))
        await messages.answer(interaction, view, pictures)

    @card.autocomplete("name")
    async def _cards(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        table = await self._table(interaction)
        game = GAMES[next(iter(GAMES))] if table is None else table.game
        labels = Labels(game, words(await self._languages.of(interaction)), [])
        names = labels.ordered([part.id for part in kinds_of(game.components.values())])
        return choices([(short(label), name) for label, name in labels.components(names)], current, labels)

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
        reopening.check_told(table.row, utc_now())
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


def _slug_of(pressed: Pressed) -> str:
    """The game whose prefix a control carries. Raises Refusal where there is none."""
    slug = next((slug for slug in GAMES if PREFIXES[slug] == pressed.arg), None)
    if slug is None:
        raise Refusal("stale")
    return slug


def _legend_button(prefix: str, w: Words) -> Press:
    return Press(Pressed("legend", 0, 0, prefix), w("rules-legend"))
