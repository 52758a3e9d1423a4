"""What the cogs of all games share: opening a match, typed moves with autocomplete, the reference."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import discord_io, posts
from cogs.errors import Refusal
from cogs.labels import Labels
from cogs.memory import Glance
from cogs.names import written
from cogs.picker import Picker, agrees, assemble
from cogs.tables import Position
from db.rows import MatchRow
from games import GAMES
from games.base import Component, Game, Move
from locales import PREFIXES, Words, words

if TYPE_CHECKING:
    from cogs.client import TableBot

MOST_CHOICES = 25


class GameCog(commands.GroupCog):
    """A game's slash commands. Subclasses name them in the words of the game and hand over a move; no rule is checked here."""

    slug: str

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    async def open_lobby(
        self, interaction: discord.Interaction, seats: int | None, computers: int, **options: Any
    ) -> None:
        """``/<game> new``."""
        await self.bot.lobby.new(interaction, self.slug, seats, computers, options)

    async def make(self, interaction: discord.Interaction, kind: str, **typed: Any) -> None:
        """Play a typed move. Values may be ids (as autocomplete sends them) or names (as people type them)."""
        await discord_io.acknowledge(interaction)
        match = await find_match(self.bot, interaction, self.slug)
        position = await self.bot.tables.position(match.id, interaction.user.id)
        labels = await self.bot.labels(interaction, position.table)
        fields = {name: _meant(position, labels, name, value) for name, value in typed.items()}
        move = _find(position, kind, fields)
        if move is None:
            raise Refusal(
                "not-understood",
                kind=labels.kind(kind),
                typed=", ".join(str(value) for value in typed.values() if value != ""),
            )
        await self.bot.panels.typed(interaction, position, move)


def completes(field: str) -> Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    """Autocomplete for a field of the move whose kind is the command's name: its legal values."""

    async def answer(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        bot: Any = interaction.client
        command = interaction.command
        if not isinstance(command, app_commands.Command) or not isinstance(command.binding, GameCog):
            return []
        glance = await _glance(bot, interaction, command.binding.slug)
        if glance is None:
            return []
        position, labels = glance.position, glance.labels
        kind = command.callback.__name__
        chosen = {name: _meant(position, labels, name, value) for name, value in interaction.namespace if value != ""}
        values = Picker(position.moves).values(kind, field, {k: v for k, v in chosen.items() if k != field})
        return choices([(labels.choice(field, value), str(value)) for value in values], current, labels)

    return answer


async def _glance(bot: TableBot, interaction: discord.Interaction, slug: str) -> Glance | None:
    """The position of whoever is typing, from memory where it is there; None where nothing can be typed."""
    user, locale = interaction.user.id, str(interaction.locale)
    glance = bot.memory.recall(interaction.channel_id or 0, user)
    if glance is not None and glance.locale == locale and glance.position.table.row.slug == slug:
        return glance
    since = bot.memory.changes
    try:
        match = await find_match(bot, interaction, slug)
        position = await bot.tables.position(match.id, user)
    except Refusal:
        return None
    glance = Glance(position, await bot.labels(interaction, position.table), locale)
    bot.memory.keep(user, glance, since)
    return glance


def choices(values: list[tuple[str, str]], current: str, labels: Labels) -> list[app_commands.Choice[str]]:
    """At most 25 choices that fit what was typed, those that begin with it first; the last says if there are more."""
    typed = current.casefold().strip()
    fitting = [(label, value) for label, value in values if typed in label.casefold() or typed in value.casefold()]
    fitting.sort(key=lambda pair: not pair[0].casefold().startswith(typed))
    out = [app_commands.Choice(name=label or "–", value=value[:100]) for label, value in fitting[:MOST_CHOICES]]
    if len(fitting) > MOST_CHOICES:
        more = labels.words("choices-more", count=len(fitting) - MOST_CHOICES + 1)
        out[-1] = app_commands.Choice(name=more, value=typed or "…")
    return out


async def find_match(bot: TableBot, interaction: discord.Interaction, slug: str | None = None) -> MatchRow:
    """The match a command is meant for: the thread's, or the only running one of the person (of this game).

    Raises Refusal naming the person's matches where it is not clear.
    """
    if interaction.channel_id is not None:
        here = await bot.store.matches.by_thread(interaction.channel_id)
        if here is not None:
            if slug is not None and here.slug != slug:
                raise Refusal("other-game", match=here.id)
            return here
    mine = [
        row
        for row in await bot.store.matches.of_user(interaction.user.id)
        if row.status == "running" and slug in (None, row.slug)
    ]
    if len(mine) == 1:
        return mine[0]
    if not mine:
        raise Refusal("no-match-of-yours")
    raise Refusal("which-match", matches=", ".join(f"<#{row.thread or row.channel}>" for row in mine))


def _find(position: Position, kind: str, fields: dict[str, Any]) -> Move | None:
    """The legal move meant, else the move as typed (so that the rules say why not), None if it cannot be written down."""
    fitting = [move for move in position.moves if move.kind == kind and agrees(move, fields)]
    if len(fitting) == 1:
        return fitting[0]
    return assemble(position.table.game, kind, fields)


def _meant(position: Position, labels: Labels, field: str, value: Any) -> Any:
    """What a typed value stands for: an id, or the label of one in the person's language or in English."""
    if not isinstance(value, str):
        return value
    typed = value.casefold().strip()
    if (named := component_id(position.table.game, value)) is not None:
        return named
    for move in position.moves:
        known = getattr(move, field, None)
        if known is not None and labels.choice(field, known).casefold() == typed:
            return known
    return value.strip()


def component_id(game: Game[Any], typed: str) -> str | None:
    """The component of this id or of this name in any language, None if there is none."""
    name = typed.casefold().strip()
    if name in game.components:
        return name
    found = (part for part in game.components.values() if name in (known.casefold() for known in part.name.values()))
    return next((part.id for part in found), None)


def source_of(component: Component, w: Words) -> str:
    """Where the facts of a component come from (``source`` is a word of the data files, "public:" names the place)."""
    kind, _, place = component.source.partition(":")
    return w("card-source", kind=kind, where=(place or kind).split(" ")[0])


def reference(slug: str, lang: str) -> list[tuple[str, str]]:
    """The rules of a game as (heading, text), in the order of their numbers."""
    w = words(lang)
    prefix = PREFIXES[slug]
    return [
        (w(f"{prefix}-rule-{number}.title"), w(f"{prefix}-rule-{number}")) for number in w(f"{prefix}-rules").split()
    ]


def component_view(slug: str, lang: str, typed: str) -> discord.ui.LayoutView:
    """A tile, card or token of a game with its text and where its facts come from. Raises Refusal if there is none."""
    game, w = GAMES[slug], words(lang)
    component = component_id(game, typed)
    if component is None:
        raise Refusal("no-component", typed=written(typed))
    found = game.components[component]
    name, text = found.name.get(lang, found.name["en"]), found.text.get(lang, found.text["en"])
    return posts.text_view(w("card-text", name=name, text=text, source=source_of(found, w)))
