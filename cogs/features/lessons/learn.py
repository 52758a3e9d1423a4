"""``/learn``: a practice match that is played step by step, in private, with a word to each decision.

Nothing of it is stored. A control carries game, step and path; the position is played anew from the script of the lesson.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing.paths import LINK
from cogs.discord_io import layout, messages
from cogs.discord_io.commands import command, said
from cogs.discord_io.controls import Press, Pressed
from cogs.features.lessons.practice import NOWHERE, Practice, practice
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.view import panel_view, path_of
from cogs.match.refusals import Refusal
from cogs.presentation.history import sentences
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.pictures import Aid
from cogs.presentation.scenes import scene_of
from cogs.services import Services
from games import offered
from games.records.lesson import lesson_of
from locales import PREFIXES, words

SLUGS = {prefix: slug for slug, prefix in PREFIXES.items()}
MOST_NEWS = 2  # lines of what happened by itself: picture, explanation and question share the screen of a phone


class LearnCog(commands.Cog):
    """The lessons."""

    def __init__(self, services: Services) -> None:
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
    async def learn(self, interaction: discord.Interaction, game: str) -> None:
        """The first step of a game's lesson."""
        await messages.acknowledge(interaction)
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
        position = step.position
        prefix = PREFIXES[position.table.row.slug]
        labels = labels_for(position.table, position.table.row.lang)
        w = labels.words
        head, note = w("learn-step", number=step.number + 1, count=step.count), _note(labels, step)
        if step.right is None:
            aid = await self._board(step)
            view = layout.text_view(head)
            view.add_item(layout.gallery(aid.picture))
            view.add_item(discord.ui.TextDisplay(note))
        else:
            chosen = step.picker.step(path or step.opening())
            if chosen is None:
                raise Refusal("lesson-changed")
            aid = await self._pictures.choice(position, labels, chosen) or await self._board(step)
            last = f"**{w(f'{step.name}.do')}**" + (f"\n{w('learn-astray')}" if astray else "")
            kinds = PanelStyle(pick="learnpick", head=head, prefix=prefix + LINK, last=last)
            view = panel_view(position, step.picker, labels, chosen, aid, page=page, note=note, kinds=kinds)
        for line in layout.rows(_pages(step, prefix, labels)):
            view.add_item(line)
        await messages.answer(interaction, view, [aid.picture])

    async def _board(self, step: Practice) -> Aid:
        """The picture of the step; what has changed since the last is outlined."""
        position = step.position
        seat, lang = position.seat, position.table.row.lang
        scene = scene_of(position.table, viewer=seat, lang=lang, view=step.view, focus=seat, changes=step.told)
        return Aid(await self._pictures.draw(scene), numbers=0)


def _note(labels: Labels, step: Practice) -> str:
    """What has happened since the step before, and what is to be learned. The set-up is nothing that anybody has to know yet."""
    told = sentences(labels, step.told, step.position.seat) if step.number > 0 else []
    # What the own move did, and what came last.
    shown = told if len(told) <= MOST_NEWS else [told[0], *told[1 - MOST_NEWS :]]
    news = "\n".join(f"-# {line}" for line in shown)
    return "\n".join(filter(None, [news, labels.words(step.name)]))


def _pages(step: Practice, prefix: str, labels: Labels) -> list[discord.ui.Item[Any]]:
    """The ways to the steps before and after, and from the last one into a match or to the first."""
    w = labels.words
    pages: list[discord.ui.Item[Any]] = []
    if step.number + 1 == step.count:
        pages.append(Press(Pressed("newmatch", 0, 0, prefix), w("games-new"), discord.ButtonStyle.primary))
    if step.number > 0:
        pages.append(Press(Pressed("learn", NOWHERE, step.number - 1, prefix), w("learn-previous")))
    if step.number + 1 == step.count:
        pages.append(Press(Pressed("learn", NOWHERE, 0, prefix), w("learn-again")))
        return pages
    there = Pressed("learn", NOWHERE, step.number + 1, prefix)
    plays = step.right is not None
    pages.append(
        Press(there, w("learn-next-plays")) if plays else Press(there, w("learn-next"), discord.ButtonStyle.primary)
    )
    return pages
