"""``/learn``: a practice match that is played step by step, in private, with a word to each decision.

Nothing of it is stored. A control carries game, step and path; the position is played anew from the script of the lesson.
"""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing.paths import LINK
from cogs.discord_io import messages
from cogs.discord_io.commands import command, said
from cogs.discord_io.controls import Pressed
from cogs.features.lessons.pages import page_picture, page_view
from cogs.features.lessons.practice import Practice, practice
from cogs.features.lessons.puzzles import SLUGS, PuzzlePages
from cogs.features.panel.view import path_of
from cogs.services import Services
from games import offered
from games.records.lesson import lesson_of
from locales import PREFIXES, words


class LearnCog(commands.Cog):
    """The lessons."""

    def __init__(self, services: Services, puzzles: PuzzlePages) -> None:
        self._puzzles = puzzles
        self._icons = services.icons
        self._languages = services.languages
        self._pictures = services.pictures
        services.controls.on_press("learn", self.turn_to)
        services.controls.on_press("learnpick", self.pick)

    @command("learn")
    @app_commands.choices(
        game=[
            app_commands.Choice(name=said(f"{PREFIXES[slug]}-name"), value=slug)
            for slug in offered()
            if lesson_of(slug)
        ]
    )
    async def learn(self, interaction: discord.Interaction, game: str, puzzles: bool = False) -> None:
        """The first step of a game's lesson, or its first puzzle."""
        await messages.acknowledge(interaction)
        if puzzles:
            await self._puzzles.open(interaction, game)
            return
        await self._show(interaction, await self._practice(interaction, game, 0), ())

    async def turn_to(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Another step; the decisions before it are made as the lesson has them."""
        await messages.acknowledge(interaction)
        await self._show(
            interaction, await self._practice(interaction, SLUGS.get(pressed.arg, ""), pressed.revision), ()
        )

    async def pick(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A choice: the way on where the lesson goes there, else a friendly word and the same question."""
        await messages.acknowledge(interaction)
        prefix, _, rest = pressed.arg.partition(LINK)
        step = await self._practice(interaction, SLUGS.get(prefix, ""), pressed.revision)
        path, page = path_of(replace(pressed, arg=rest), step.picker)
        agreed = step.agreed(path)
        if agreed == step.right:
            await self._show(interaction, await self._practice(interaction, SLUGS[prefix], step.number + 1), ())
        else:
            await self._show(interaction, step, agreed, page=page, astray=agreed != path)

    async def _practice(self, interaction: discord.Interaction, slug: str, number: int) -> Practice:
        w = words(await self._languages.of(interaction))
        return practice(slug, number, interaction.user.display_name, w)

    async def _show(
        self,
        interaction: discord.Interaction,
        step: Practice,
        path: tuple[int, ...],
        *,
        page: int = 0,
        astray: bool = False,
    ) -> None:
        aid = await page_picture(self._pictures, step, path)
        icons = self._icons.of(step.position.table.row.slug)
        await messages.answer(interaction, page_view(step, path, aid, icons, page=page, astray=astray), [aid.picture])
