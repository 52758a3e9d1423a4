"""``/rules``: a chapter of the rules in short, by its heading, by a word in any language or by the number of a rule; the legend."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io import layout, messages
from cogs.discord_io.autocomplete import MOST_CHOICES, Offer, choices
from cogs.discord_io.commands import command, game_choices
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.features.lookup.rulebook import Chapter, chapters_about, chapters_near, reference
from cogs.match.names import written
from cogs.match.refusals import Refusal
from cogs.presentation.cutting import short
from cogs.presentation.scenes import legend_scene
from cogs.services import Services
from games import GAMES, offered
from games.base import Game
from locales import LANGUAGES, PREFIXES, Words, words


class RulesCog(commands.Cog):
    """What the rules say in short."""

    def __init__(self, services: Services) -> None:
        self._languages, self._pictures = services.languages, services.pictures
        self._store, self._tables = services.store, services.tables
        services.controls.on_press("rules", self.rules_pressed)
        services.controls.on_press("legend", self.legend_pressed)

    @command("rules")
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: discord.Interaction, topic: str, game: str | None = None) -> None:
        """The chapter that is meant; where there are several, or none, a menu of those that come near."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        slugs = await self._slugs(interaction, game)
        chosen = _of_value(topic) or _as_shown(slugs, topic)
        found = [chosen] if chosen else chapters_about(slugs, topic)
        if len(found) == 1:
            here = await self._game(interaction, found[0].slug)
            await messages.answer(interaction, _view(found[0].slug, w, shown=found[0], game=here))
            return
        near = found or chapters_near(slugs, topic)
        said = "rules-several" if found else "error-no-rule"
        note = w(said, typed=written(topic), near="yes" if near else "no", count=len(found))
        await messages.answer(interaction, _view(slugs[0], w, note, listed=near))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        w = words(await self._languages.of(interaction))
        slugs = await self._slugs(interaction, getattr(interaction.namespace, "game", None))
        listed = _all(slugs)
        titles = {lang: _titles(listed, words(lang)) for lang in (w.lang, *LANGUAGES)}
        return choices(
            (
                Offer(titles[w.lang][part], _value(part), tuple(titles[lang][part] for lang in LANGUAGES))
                for part in listed
            ),
            current,
        )

    async def rules_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The chapters of a game's rules, and the one that was chosen among them."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        # Menus of before named the place alone.
        values = (value if "/" in value else f"{pressed.arg}/{value}" for value in pressed.values)
        shown = next(filter(None, map(_of_value, values)), None)
        slug = shown.slug if shown is not None else _slug_of(pressed.arg)
        here = await self._game(interaction, slug)
        await messages.answer(interaction, _view(slug, w, w("rules-about"), shown=shown, game=here))

    async def legend_pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """All signs of a game's pictures with their meanings."""
        await messages.acknowledge(interaction)
        w = words(await self._languages.of(interaction))
        here = await self._game(interaction, _slug_of(pressed.arg))
        legend = await self._pictures.draw(legend_scene(here, w.lang))
        back = Press(Pressed("rules", 0, 0, pressed.arg), w("game-rules"))
        await messages.answer(interaction, layout.picture_view(legend, controls=[back]), [legend])

    async def _game(self, interaction: discord.Interaction, slug: str) -> Game[Any]:
        """The game with the data of the match that is meant, if that is one of it."""
        with contextlib.suppress(Refusal):
            return await self._tables.game_of(await find_match(self._store, interaction, slug))
        return GAMES[slug]

    async def _slugs(self, interaction: discord.Interaction, asked: str | None) -> list[str]:
        """The game asked for, else that of the thread or of the match that is meant, else all."""
        if asked in GAMES:
            return [str(asked)]
        try:
            return [(await find_match(self._store, interaction)).slug]
        except Refusal:
            return [*offered()]


def _view(
    slug: str,
    w: Words,
    note: str = "",
    *,
    shown: Chapter | None = None,
    listed: Sequence[Chapter] = (),
    game: Game[Any] | None = None,
) -> discord.ui.LayoutView:
    """The chapter that is shown, with the numbers of the ``game``, or a note, above a menu of those ``listed``, else of all."""
    title, text = (
        reference(slug, w.lang, game)[shown.place] if shown is not None else (w(f"{PREFIXES[slug]}-name"), note)
    )
    offered_here = list(listed)[:MOST_CHOICES] or _chapters(slug)
    options = [
        discord.SelectOption(label=label, value=_value(part), default=part == shown)
        for part, label in _titles(offered_here, w).items()
    ]
    controls = [
        Choose(Pressed("rules", 0, 0, PREFIXES[slug]), options[:MOST_CHOICES], w("rules-choose")),
        Press(Pressed("legend", 0, 0, PREFIXES[slug]), w("rules-legend")),
        Press(Pressed("games", 0, 0), w("games-all")),
    ]
    several = len({part.slug for part in listed}) > 1
    return layout.text_view(note if several else f"### {title}\n{text}", controls=controls)


def _chapters(slug: str) -> list[Chapter]:
    return [Chapter(slug, place) for place in range(len(reference(slug, LANGUAGES[0])))]


def _titles(parts: Sequence[Chapter], w: Words) -> dict[Chapter, str]:
    """The headings of chapters in one language, with the names of the games where there are several."""
    several = len({part.slug for part in parts}) > 1
    titles = {slug: reference(slug, w.lang) for slug in dict.fromkeys(part.slug for part in parts)}
    return {
        part: short(titles[part.slug][part.place][0] + (f" · {w(f'{PREFIXES[part.slug]}-name')}" if several else ""))
        for part in parts
    }


def _all(slugs: Sequence[str]) -> list[Chapter]:
    return [part for slug in slugs for part in _chapters(slug)]


def _as_shown(slugs: Sequence[str], topic: str) -> Chapter | None:
    """The chapter of a heading as autocomplete shows it, which Discord may send in the place of its value."""
    shown = ((part, title) for lang in LANGUAGES for part, title in _titles(_all(slugs), words(lang)).items())
    return next((part for part, title in shown if title == topic.strip()), None)


def _value(part: Chapter) -> str:
    return f"{PREFIXES[part.slug]}/{part.place}"


def _of_value(value: str) -> Chapter | None:
    """The chapter of a value of a menu or of autocomplete; None for anything else."""
    prefix, _, place = value.partition("/")
    slug = next((slug for slug in GAMES if PREFIXES[slug] == prefix), None)
    if slug is None or not place.isdecimal() or len(place) > 3:
        return None
    return Chapter(slug, int(place)) if int(place) < len(reference(slug, LANGUAGES[0])) else None


def _slug_of(prefix: str) -> str:
    """The game of a prefix that a control carries. Raises Refusal where there is none."""
    slug = next((slug for slug in GAMES if PREFIXES[slug] == prefix), None)
    if slug is None:
        raise Refusal("stale")
    return slug
